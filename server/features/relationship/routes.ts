import { personaSchema } from "#domain/people/contract.ts";
import {
  assessmentResultSchema,
  completeAssessmentClusterSchema,
  computeRelationshipHealthScoreSchema,
  relationshipViewSchema,
} from "#domain/relationship/contract.ts";
import { body, createRouter, idParam, route } from "#server/http.ts";
import type { Services } from "#server/services.ts";
import { completeAssessmentCluster } from "./complete-cluster.ts";
import { computeRelationshipHealthScore } from "./compute-score.ts";
import { getRelationship } from "./get-relationship.ts";

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
const get = route(
  { method: "get", path: "/api/personas/{id}/relationship", request: { params: idParam } },
  relationshipViewSchema,
);

export function relationshipRoutes({ db, ai, log, clock }: Services) {
  const writing = { ai, log, clock };
  return createRouter()
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
    .openapi(get, async (c) =>
      c.json(await getRelationship({ db, user: c.var.user, input: c.req.valid("param"), ...writing }), 200),
    );
}
