import {
  invitationMarkedSchema,
  inviteValidationSchema,
  markInvitationUsedSchema,
  validateInviteSchema,
} from "#domain/invitations/contract.ts";
import { newPassedOnSchema, passedOnListSchema, passedOnSchema, passOnSchema } from "#domain/invitations/passing-on.ts";
import { body, idParam, okSchema, route } from "#server/http/http.ts";
import { browserRouter, openRouter, userRouter } from "#server/auth/routers.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import { limited, limitedByAddress } from "#server/http/rate-limit.ts";
import { sessionOf } from "#server/auth/session.ts";
import type { Services } from "#server/services.ts";
import { markInvitationUsed } from "./mark-invitation-used.ts";
import { listPassedOn, passOn, sendAgain, takeBack } from "./pass-on.ts";
import { validateInvitation } from "./validate-invitation.ts";

const mark = route(
  { method: "post", path: "/functions/v1/mark-invitation-used", request: { body: body(markInvitationUsedSchema) } },
  invitationMarkedSchema,
);

/** Codes cannot be guessed; this limits the database load of those who try. */
const GUESSES: Limit = { name: "invitation", max: 60, seconds: 60 };

/** Taking one back and sending it again would otherwise be a way to write to anybody. */
const PASSING_ON: Limit = { name: "pass-on", max: 10, seconds: 3600 };

export function invitationsRoutes(services: Services) {
  const { db, clock } = services;
  const validate = route(
    {
      method: "post",
      path: "/functions/v1/validate-invite-link",
      middleware: [limitedByAddress(services, GUESSES)] as const,
      request: { body: body(validateInviteSchema) },
    },
    inviteValidationSchema,
  );
  const open = openRouter().openapi(validate, async (c) => {
    const user = await sessionOf(c, services);
    return c.json(await validateInvitation(db, { ...c.req.valid("json"), user, now: clock() }), 200);
  });
  const own = userRouter(services).openapi(mark, async (c) => {
    await markInvitationUsed({ db, user: c.var.user, input: { ...c.req.valid("json"), now: clock() } });
    return c.json({ used: true as const }, 200);
  });
  const passingOn = limited(services, PASSING_ON);
  const passing = browserRouter(services)
    .openapi(route({ method: "get", path: "/api/invitations" }, passedOnListSchema), async (c) =>
      c.json(await listPassedOn({ db, user: c.var.user, clock }), 200),
    )
    .openapi(
      route(
        {
          method: "post",
          path: "/api/invitations",
          middleware: passingOn,
          request: { body: body(passOnSchema) },
        },
        newPassedOnSchema,
        201,
      ),
      async (c) => c.json(await passOn({ ...services, user: c.var.user, input: c.req.valid("json") }), 201),
    )
    .openapi(
      route(
        {
          method: "post",
          path: "/api/invitations/{id}/resend",
          middleware: passingOn,
          request: { params: idParam },
        },
        passedOnSchema,
      ),
      async (c) => c.json(await sendAgain({ ...services, user: c.var.user, input: c.req.valid("param").id }), 200),
    )
    .openapi(
      route({ method: "delete", path: "/api/invitations/{id}", request: { params: idParam } }, okSchema),
      async (c) => {
        await takeBack({ db, user: c.var.user, input: c.req.valid("param").id, clock });
        return c.json({ ok: true as const }, 200);
      },
    );
  return openRouter().route("/", open).route("/", own).route("/", passing);
}
