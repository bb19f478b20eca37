import { interactionSchema, type Interaction } from "#domain/interactions/contract.ts";
import type { TestUser } from "./app.ts";

/** Sends a plan about a person. */
export function postPlan(user: TestUser, personaId: string, body: object): Promise<Response> {
  return user.request(`/api/personas/${personaId}/interactions`, { method: "POST", body });
}

/** A planned interaction. */
export async function plan(user: TestUser, personaId: string, body: object = {}): Promise<Interaction> {
  const response = await postPlan(user, personaId, { objectives: "Tell her about the move", ...body });
  if (response.status !== 201)
    throw new Error(`the plan was refused with ${response.status}: ${await response.text()}`);
  return interactionSchema.parse(await response.json());
}

export function patchInteraction(user: TestUser, id: string, body: object): Promise<Response> {
  return user.request(`/api/interactions/${id}`, { method: "PATCH", body });
}

export function postOutcome(user: TestUser, id: string, result_summary: string): Promise<Response> {
  return user.request(`/api/interactions/${id}/outcome`, { method: "POST", body: { result_summary } });
}

/** Records an outcome, and returns the interaction as it then is. */
export async function complete(user: TestUser, id: string, summary = "She listened."): Promise<Interaction> {
  const response = await postOutcome(user, id, summary);
  if (response.status !== 200) throw new Error(`the outcome was refused with ${response.status}`);
  return interactionSchema.parse(await response.json());
}

/** A person's interactions, newest first. */
export async function interactionsOf(user: TestUser, personaId: string, query = ""): Promise<Interaction[]> {
  const response = await user.request(`/api/personas/${personaId}/interactions${query}`);
  return ((await response.json()) as { items: Interaction[] }).items;
}
