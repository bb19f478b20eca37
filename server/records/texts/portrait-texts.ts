import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Language } from "#domain/language.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import { TRAITS, type TraitScores } from "#domain/traits.ts";
import { writeWithFallback } from "#server/ai/write-with-fallback.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { placeOf } from "#server/runtime/log.ts";
import type { Verb, Writing } from "#server/services.ts";
import type { Tx } from "#server/db/connect.ts";
import { modelUseFor } from "#server/records/account/model-use.ts";
import { portraitInputs } from "./portrait-facts.ts";
import { changePersona, lockPersona, type PersonaRow } from "#server/records/people/require-persona.ts";

/** What a text about a person is written from, read before it is written. */
export interface PortraitOrder {
  personaId: string;
  input: PortraitInput;
  use: ModelUse;
  /** Whether the longer portrait is in another language and has to be rewritten too. */
  longer: boolean;
}

/** Reads the facts for a text about this person; null without scores. `language` defaults to the profile's. */
export async function orderPortrait(
  tx: Tx,
  persona: PersonaRow,
  when: { now: Date; language?: Language },
): Promise<PortraitOrder | null> {
  const [input] = await portraitInputs(tx, [persona], when);
  if (!input) return null;
  const use = await modelUseFor(tx, persona, when.now);
  return { personaId: persona.id, input, use, longer: longerOutdated(persona, input.language) };
}

/** Whether danger is open about the person, so that care is shown instead of advice. */
export function dangerIsOpen(order: PortraitOrder | null): boolean {
  return (order?.input.dangers ?? []).length > 0;
}

/** The stored portrait is the one without danger, so that it is shown again once the danger is ended. */
export function withoutDanger(input: PortraitInput): PortraitInput {
  return { ...input, dangers: [] };
}

export type Writer = Writing & Verb;

/**
 * Has label, summary and tips written, and stores them. No transaction is open while they are written. Null, with
 * nothing stored, if meanwhile the person's scores, name, relationship or age have changed or a longer portrait was
 * written in another language: that change has its own text written.
 * @throws DomainError not_found if the person has been deleted meanwhile.
 */
export async function writePortrait(writer: Writer, order: PortraitOrder): Promise<PersonaRow | null> {
  const { db, ai, user, log, clock } = writer;
  const { input, personaId, use } = order;
  const thread = { write: ai.byCoach, log };
  // While danger is open no model is told anything: the built-in coach writes.
  const text = dangerIsOpen(order)
    ? await writeWithFallback("persona", withoutDanger(input), thread)
    : await ai.interpretPersona(input, use);
  const longer = order.longer ? await writeWithFallback("profileText", withoutDanger(input), thread) : null;
  return db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, personaId);
    if (!sameTraits(persona.traitsFull ?? persona.traitsShort, input.traits)) return null;
    if (!sameSubject(persona, subjectOf(input))) return null;
    const follows = longerOutdated(persona, input.language);
    if (follows && longer === null) return null;
    const columns = { ...textColumns(text, input), ...(follows ? { personaProfileText: longer } : {}) };
    return changePersona(tx, personaId, { ...columns, lastSummaryUpdate: clock() });
  });
}

/** `writePortrait` after something was saved: a failure is logged and leaves the texts as they are. */
export async function tryPortrait(writer: Writer, order: PortraitOrder | null): Promise<PersonaRow | null> {
  if (!order) return null;
  try {
    return await writePortrait(writer, order);
  } catch (error) {
    logTextFailure(writer.log, "persona", error);
    return null;
  }
}

/** Logs that a text was not written, without its subject. */
export function logTextFailure(
  log: Writing["log"],
  about: "own" | "persona" | "relationship" | "outcome" | "look_back",
  error: unknown,
): void {
  const where = error instanceof Error ? placeOf(error) : undefined;
  log("warn", "texts_not_written", { about, kind: error instanceof Error ? error.name : typeof error, where });
}

/** Whether there is a longer portrait, in another language than the person's texts will be in. */
export function longerOutdated(persona: PersonaRow, language: Language): boolean {
  return persona.personaProfileText !== null && persona.textsLanguage !== language;
}

export function textColumns(text: Interpretation, input: PortraitInput) {
  return {
    profileLabel: text.profile_label,
    profileSummary: text.summary,
    relationalTips: text.relational_advice,
    textsLanguage: input.language,
  };
}

/** What a text about a person mentions or depends on. No text depends on where they live. */
export type Subject = Pick<PersonaRow, "name" | "context" | "relationshipOther" | "age">;

/** Whether a text about one is also valid for the other. */
export function sameSubject(one: Subject, other: Subject): boolean {
  const of = ({ name, context, relationshipOther, age }: Subject) =>
    JSON.stringify([name, context, relationshipOther, age]);
  return of(one) === of(other);
}

/** The person as they were when the text was ordered. */
export function subjectOf({ persona: { name, context, relationship_other, age } }: PortraitInput): Subject {
  return { name, context, relationshipOther: relationship_other ?? null, age: age ?? null };
}

export function sameTraits(one: TraitScores | null, other: TraitScores | null): boolean {
  return TRAITS.every((trait) => one?.[trait] === other?.[trait]);
}
