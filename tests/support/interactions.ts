import { interactionSchema, type Interaction } from "#domain/interactions/contract.ts";
import type { TestUser } from "./app.ts";

/** Sends a plan for an interaction with a persona. */
export function postPlan(user: TestUser, personaId: string, body: object): Promise<Response> {
  return user.request(`/api/personas/${personaId}/interactions`, { body });
}

/** Creates a planned interaction. */
export async function plan(user: TestUser, personaId: string, body: object = {}): Promise<Interaction> {
  const planned = { objectives: "Tell her about the move", ...body };
  return interactionSchema.parse(await user.json(`/api/personas/${personaId}/interactions`, { body: planned }));
}

export function patchInteraction(user: TestUser, id: string, body: object): Promise<Response> {
  return user.request(`/api/interactions/${id}`, { method: "PATCH", body });
}

export function postOutcome(user: TestUser, id: string, result_summary: string): Promise<Response> {
  return user.request(`/api/interactions/${id}/outcome`, { body: { result_summary } });
}

/** Records an outcome and returns the updated interaction. */
export async function complete(user: TestUser, id: string, summary = "She listened."): Promise<Interaction> {
  const body = { result_summary: summary };
  return interactionSchema.parse(await user.json(`/api/interactions/${id}/outcome`, { body }));
}

/** The interactions with a persona, newest first. */
export async function interactionsOf(user: TestUser, personaId: string, query = ""): Promise<Interaction[]> {
  const path = `/api/personas/${personaId}/interactions${query}`;
  return (await user.json<{ items: Interaction[] }>(path)).items;
}
