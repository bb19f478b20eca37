import { saveAnswersSchema } from "#domain/answers.ts";
import { personaSchema } from "#domain/people/contract.ts";
import {
  generatePersonaProfileSchema,
  personaAnswersSchema,
  personaProfileTextSchema,
  personaSummarySchema,
  refreshPersonaSummarySchema,
} from "#domain/profiling/contract.ts";
import { body, idParam, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { generatePersonaProfile } from "./generate-profile.ts";
import { getPersonaAnswers } from "./get-answers.ts";
import { refreshPersonaSummary } from "./refresh-summary.ts";
import { retakeProfiling } from "./retake-profiling.ts";
import { savePersonaAnswers } from "./save-answers.ts";

const get = route(
  { method: "get", path: "/api/personas/{id}/answers", request: { params: idParam } },
  personaAnswersSchema,
);
const save = route(
  { method: "put", path: "/api/personas/{id}/answers", request: { params: idParam, body: body(saveAnswersSchema) } },
  personaAnswersSchema,
);
const retake = route(
  { method: "post", path: "/api/personas/{id}/retake", request: { params: idParam } },
  personaSchema,
);
const refresh = route(
  {
    method: "post",
    path: "/functions/v1/refresh-persona-summary",
    request: { body: body(refreshPersonaSummarySchema) },
  },
  personaSummarySchema,
);
const generate = route(
  {
    method: "post",
    path: "/functions/v1/generate-persona-profile",
    request: { body: body(generatePersonaProfileSchema) },
  },
  personaProfileTextSchema,
);

export function profilingRoutes(services: Services) {
  const { db, ai, log, clock } = services;
  const writing = { ai, log, clock };
  return userRouter(services)
    .openapi(get, async (c) =>
      c.json(await getPersonaAnswers({ db, user: c.var.user, input: c.req.valid("param") }), 200),
    )
    .openapi(save, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await savePersonaAnswers({ db, user: c.var.user, input, ...writing }), 200);
    })
    .openapi(retake, async (c) => {
      const input = { id: c.req.valid("param").id, now: clock() };
      return c.json(await retakeProfiling({ db, user: c.var.user, input }), 200);
    })
    .openapi(refresh, async (c) =>
      c.json(await refreshPersonaSummary({ db, user: c.var.user, input: c.req.valid("json"), ...writing }), 200),
    )
    .openapi(generate, async (c) =>
      c.json(await generatePersonaProfile({ db, user: c.var.user, input: c.req.valid("json"), ...writing }), 200),
    );
}
