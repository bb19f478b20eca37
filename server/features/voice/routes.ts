import { transcriptSchema, voiceStatusSchema, voiceToTextSchema } from "#domain/voice/contract.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import { body, createRouter, route } from "#server/http/http.ts";
import { limited } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { voiceStatus } from "./voice-status.ts";
import { voiceToText } from "./voice-to-text.ts";

/** More than anybody says in a minute, by user. */
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
  return createRouter()
    .openapi(status, async (c) => c.json(await voiceStatus(services, c.var.user), 200))
    .openapi(transcribe, async (c) =>
      c.json({ text: await voiceToText(services, c.var.user, c.req.valid("json"), c.req.raw.signal) }, 200),
    );
}
