import { personaSchema, type Persona } from "#domain/people/contract.ts";
import { personaAnswersSchema, type PersonaAnswers } from "#domain/profiling/contract.ts";
import type { TestUser } from "./app.ts";

/** A person in somebody's circle; with `short`, the short test is done. */
export async function addPerson(
  user: TestUser,
  { short = true, ...fields }: { short?: boolean; name?: string; context?: string; age?: number } = {},
): Promise<Persona> {
  const created = await user.request("/api/personas", {
    method: "POST",
    body: { name: "Marta", context: "friend", ...fields },
  });
  const person = personaSchema.parse(await created.json());
  if (!short) return person;
  const tested = await user.request(`/api/personas/${person.id}/short-test`, {
    method: "POST",
    body: { answers: { O: 2, C: 5, E: 4, A: 3, N: 2 } },
  });
  return personaSchema.parse(await tested.json());
}

export async function readPerson(user: TestUser, id: string): Promise<Persona> {
  return personaSchema.parse(await (await user.request(`/api/personas/${id}`)).json());
}

export function putAnswers(user: TestUser, id: string, answers: object): Promise<Response> {
  return user.request(`/api/personas/${id}/answers`, { method: "PUT", body: { answers } });
}

/** Stores answers that are right, and returns what the server then knows. */
export async function saveAnswers(user: TestUser, id: string, answers: object): Promise<PersonaAnswers> {
  const response = await putAnswers(user, id, answers);
  if (response.status !== 200)
    throw new Error(`answers were refused with ${response.status}: ${await response.text()}`);
  return personaAnswersSchema.parse(await response.json());
}

export async function readAnswers(user: TestUser, id: string): Promise<PersonaAnswers> {
  return personaAnswersSchema.parse(await (await user.request(`/api/personas/${id}/answers`)).json());
}

export const textsOf = ({ profile_label, profile_summary, relational_tips }: Persona) => [
  profile_label,
  profile_summary,
  relational_tips,
];
