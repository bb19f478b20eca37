import { transcriptSchema, voiceStatusSchema, voiceToTextSchema } from "#domain/voice/contract.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import { body, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import { limited } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { voiceStatus } from "./voice-status.ts";
import { voiceToText } from "./voice-to-text.ts";

/** Per user; more than anybody records in a minute. */
const RECORDINGS: Limit = { name: "voice", max: 20, seconds: 60 };

const status = route({ method: "get", path: "/api/voice/status" }, voiceStatusSchema);

export function voiceRoutes(services: Services) {
  const transcribe = route(
    {
      method: "post",
      path: "/functions/v1/voice-to-text",
      middleware: [limited(services, RECORDINGS)] as const,
      request: { body: body(voiceToTextSchema) },
    },
    transcriptSchema,
  );
  return userRouter(services)
    .openapi(status, async (c) => c.json(await voiceStatus({ ...services, user: c.var.user }), 200))
    .openapi(transcribe, async (c) => {
      const input = { ...c.req.valid("json"), signal: c.req.raw.signal };
      return c.json({ text: await voiceToText({ ...services, user: c.var.user, input }) }, 200);
    });
}
