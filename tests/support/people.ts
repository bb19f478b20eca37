import { personaSchema, type Persona } from "#domain/people/contract.ts";
import { personaAnswersSchema, type PersonaAnswers } from "#domain/profiling/contract.ts";
import type { TestUser } from "./app.ts";

/** Creates a persona; with `short`, the short test is completed. */
export async function addPerson(
  user: TestUser,
  { short = true, ...fields }: { short?: boolean; name?: string; context?: string; age?: number } = {},
): Promise<Persona> {
  const body = { name: "Marta", context: "friend", ...fields };
  const person = personaSchema.parse(await user.json("/api/personas", { body }));
  if (!short) return person;
  const answers = { O: 2, C: 5, E: 4, A: 3, N: 2 };
  return personaSchema.parse(await user.json(`/api/personas/${person.id}/short-test`, { body: { answers } }));
}

export async function readPerson(user: TestUser, id: string): Promise<Persona> {
  return personaSchema.parse(await user.json(`/api/personas/${id}`));
}

export function putAnswers(user: TestUser, id: string, answers: object): Promise<Response> {
  return user.request(`/api/personas/${id}/answers`, { method: "PUT", body: { answers } });
}

/** Saves valid answers and returns the persona's stored answers. */
export async function saveAnswers(user: TestUser, id: string, answers: object): Promise<PersonaAnswers> {
  const saved = await user.json(`/api/personas/${id}/answers`, { method: "PUT", body: { answers } });
  return personaAnswersSchema.parse(saved);
}

export async function readAnswers(user: TestUser, id: string): Promise<PersonaAnswers> {
  return personaAnswersSchema.parse(await user.json(`/api/personas/${id}/answers`));
}

export const textsOf = ({ profile_label, profile_summary, relational_tips }: Persona) => [
  profile_label,
  profile_summary,
  relational_tips,
];
