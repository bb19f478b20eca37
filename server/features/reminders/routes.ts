import { z } from "@hono/zod-openapi";
import {
  reminderDeviceSchema,
  reminderSettingsSchema,
  remindersSchema,
  subscribeSchema,
  testResultSchema,
  updateRemindersSchema,
} from "#domain/reminders/contract.ts";
import { browserRouter, openRouter, userRouter } from "#server/auth/routers.ts";
import { body, idParam, okSchema, route } from "#server/http/http.ts";
import { limited, limitedByAddress } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { getReminders } from "./get-reminders.ts";
import { revokeDevice } from "./revoke-device.ts";
import { subscribe } from "./subscribe.ts";
import { testDevice } from "./test-device.ts";
import { TOKEN_LENGTH, unsubscribe } from "./unsubscribe.ts";
import { updateReminders } from "./update-reminders.ts";

const REMINDERS = "/api/reminders";
const DEVICE = "/api/reminders/devices/{id}";

/** Per user. */
const TESTING = { name: "reminder_test", max: 10, seconds: 600 };
/** Per address: a mail provider asks for many readers from a few. Tokens cannot be guessed. */
const UNSUBSCRIBING = { name: "unsubscribe", max: 600, seconds: 600 };

const get = route({ method: "get", path: REMINDERS }, remindersSchema);
const update = route(
  { method: "patch", path: REMINDERS, request: { body: body(updateRemindersSchema) } },
  reminderSettingsSchema,
);
const addDevice = route(
  { method: "post", path: "/api/reminders/devices", request: { body: body(subscribeSchema) } },
  reminderDeviceSchema,
  201,
);
const removeDevice = route({ method: "delete", path: DEVICE, request: { params: idParam } }, okSchema);

export function remindersRoutes(services: Services) {
  const { db, auth, log, site, reminders, clock } = services;
  const tryDevice = route(
    {
      method: "post",
      path: "/api/reminders/devices/{id}/test",
      middleware: limited(services, TESTING),
      request: { params: idParam },
    },
    testResultSchema,
  );
  // The page at the same address, which asks first, is one of the application's (server/pages/pages.ts).
  const end = route(
    {
      method: "post",
      path: "/unsubscribe/{token}",
      middleware: limitedByAddress(services, UNSUBSCRIBING),
      request: { params: z.object({ token: z.string().length(TOKEN_LENGTH) }) },
    },
    okSchema,
  );
  const open = openRouter().openapi(end, async (c) => {
    await unsubscribe({ db, auth }, c.req.valid("param").token);
    return c.json({ ok: true as const }, 200);
  });
  const user = userRouter(services)
    .openapi(get, async (c) => c.json(await getReminders({ db, auth, log, reminders, user: c.var.user }), 200))
    .openapi(update, async (c) =>
      c.json(await updateReminders({ db, clock, user: c.var.user, input: c.req.valid("json") }), 200),
    )
    .openapi(removeDevice, async (c) => {
      await revokeDevice({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    });
  const browser = browserRouter(services)
    .openapi(addDevice, async (c) => {
      const input = { ...c.req.valid("json"), userAgent: c.req.header("user-agent") ?? null };
      return c.json(await subscribe({ db, clock, reminders, user: c.var.user, input }), 201);
    })
    .openapi(tryDevice, async (c) => {
      const input = c.req.valid("param");
      return c.json(await testDevice({ db, auth, log, site, reminders, clock, user: c.var.user, input }), 200);
    });
  return openRouter().route("/", open).route("/", user).route("/", browser);
}
