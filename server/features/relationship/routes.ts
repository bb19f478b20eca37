import { personaSchema } from "#domain/people/contract.ts";
import {
  assessmentDraftSchema,
  assessmentResultSchema,
  completeAssessmentClusterSchema,
  computeRelationshipHealthScoreSchema,
  relationshipViewSchema,
  saveAssessmentDraftSchema,
} from "#domain/relationship/contract.ts";
import { body, idParam, okSchema, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { completeAssessmentCluster } from "./complete-cluster.ts";
import { computeRelationshipHealthScore } from "./compute-score.ts";
import { getRelationship } from "./get-relationship.ts";
import { discardAssessmentDraft, saveAssessmentDraft } from "./save-draft.ts";

const compute = route(
  {
    method: "post",
    path: "/functions/v1/compute-relationship-health-score",
    request: { body: body(computeRelationshipHealthScoreSchema) },
  },
  assessmentResultSchema,
);
const cluster = route(
  {
    method: "post",
    path: "/api/personas/{id}/assessment-clusters",
    request: { params: idParam, body: body(completeAssessmentClusterSchema) },
  },
  personaSchema,
);
const DRAFT = "/api/personas/{id}/assessment-draft";
const saveDraft = route(
  { method: "put", path: DRAFT, request: { params: idParam, body: body(saveAssessmentDraftSchema) } },
  assessmentDraftSchema,
);
const discardDraft = route({ method: "delete", path: DRAFT, request: { params: idParam } }, okSchema);
const get = route(
  { method: "get", path: "/api/personas/{id}/relationship", request: { params: idParam } },
  relationshipViewSchema,
);

export function relationshipRoutes(services: Services) {
  const { db, ai, log, clock } = services;
  const writing = { ai, log, clock };
  return userRouter(services)
    .openapi(compute, async (c) =>
      c.json(
        await computeRelationshipHealthScore({ db, user: c.var.user, input: c.req.valid("json"), ...writing }),
        200,
      ),
    )
    .openapi(cluster, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await completeAssessmentCluster({ db, user: c.var.user, input, ...writing }), 200);
    })
    .openapi(saveDraft, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id, now: clock() };
      return c.json(await saveAssessmentDraft({ db, user: c.var.user, input }), 200);
    })
    .openapi(discardDraft, async (c) => {
      await discardAssessmentDraft({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(get, async (c) =>
      c.json(await getRelationship({ db, user: c.var.user, input: c.req.valid("param"), ...writing }), 200),
    );
}
