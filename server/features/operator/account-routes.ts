import {
  accountLimitsSchema,
  changeInstallationLimitsSchema,
  installationLimitsSchema,
  operatorAccountDetailSchema,
  operatorAccountsQuerySchema,
  operatorAccountsSchema,
  operatorDeletionSchema,
} from "#domain/operator/accounts.ts";
import { operatorRouter } from "#server/auth/routers.ts";
import { body, idParam, okSchema, route } from "#server/http/http.ts";
import type { Services } from "#server/services.ts";
import { deleteForOwner, signOut, suspend, turnTwoFactorOff, unsuspend } from "./account-actions.ts";
import { getInstallationLimits, setAccountLimits, setMemberInvitations } from "./account-limits.ts";
import { getAccount, listAccounts } from "./list-accounts.ts";

const ACCOUNTS = "/api/operator/accounts";
const ACCOUNT = `${ACCOUNTS}/{id}` as const;

function change<const P extends string>(path: P) {
  return route(
    { method: "post", path: `${ACCOUNT}/${path}` as const, request: { params: idParam } },
    operatorAccountDetailSchema,
  );
}

const list = route(
  { method: "get", path: ACCOUNTS, request: { query: operatorAccountsQuerySchema } },
  operatorAccountsSchema,
);
const one = route({ method: "get", path: ACCOUNT, request: { params: idParam } }, operatorAccountDetailSchema);
const limits = route(
  { method: "put", path: `${ACCOUNT}/limits` as const, request: { params: idParam, body: body(accountLimitsSchema) } },
  operatorAccountDetailSchema,
);
const deletion = route(
  {
    method: "post",
    path: `${ACCOUNT}/deletion` as const,
    request: { params: idParam, body: body(operatorDeletionSchema) },
  },
  okSchema,
);
const installation = route({ method: "get", path: "/api/operator/limits" }, installationLimitsSchema);
const setInstallation = route(
  { method: "put", path: "/api/operator/limits", request: { body: body(changeInstallationLimitsSchema) } },
  installationLimitsSchema,
);

/** Accounts and their limits. `stopAnswers` ends what is being written for an account in this process. */
export function operatorAccountRoutes(services: Services, stopAnswers: (userId: string) => Promise<void>) {
  const { db } = services;
  return operatorRouter(services)
    .openapi(list, async (c) => c.json(await listAccounts(db, c.var.operator.id, c.req.valid("query")), 200))
    .openapi(one, async (c) => c.json(await getAccount(db, c.var.operator.id, c.req.valid("param").id), 200))
    .openapi(change("suspend"), async (c) => {
      const { id } = c.req.valid("param");
      await suspend({ services, operatorId: c.var.operator.id, id });
      await stopAnswers(id);
      return c.json(await getAccount(db, c.var.operator.id, id), 200);
    })
    .openapi(change("unsuspend"), async (c) => {
      const { id } = c.req.valid("param");
      await unsuspend({ services, operatorId: c.var.operator.id, id });
      return c.json(await getAccount(db, c.var.operator.id, id), 200);
    })
    .openapi(change("sign-out"), async (c) => {
      const { id } = c.req.valid("param");
      await signOut({ services, operatorId: c.var.operator.id, id });
      return c.json(await getAccount(db, c.var.operator.id, id), 200);
    })
    .openapi(change("two-factor-off"), async (c) => {
      const { id } = c.req.valid("param");
      await turnTwoFactorOff({ services, operatorId: c.var.operator.id, id });
      return c.json(await getAccount(db, c.var.operator.id, id), 200);
    })
    .openapi(limits, async (c) => {
      const { id } = c.req.valid("param");
      await setAccountLimits(services, c.var.operator.id, id, c.req.valid("json"));
      return c.json(await getAccount(db, c.var.operator.id, id), 200);
    })
    .openapi(deletion, async (c) => {
      const { id } = c.req.valid("param");
      await deleteForOwner({ services, operatorId: c.var.operator.id, id }, c.req.valid("json").email);
      await stopAnswers(id);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(installation, async (c) => c.json(await getInstallationLimits(services), 200))
    .openapi(setInstallation, async (c) => {
      await setMemberInvitations(services, c.var.operator.id, c.req.valid("json").member_invitations);
      return c.json(await getInstallationLimits(services), 200);
    });
}
