import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Language } from "#domain/language.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import { TRAITS, type TraitScores } from "#domain/traits.ts";
import { byCoachOrHere } from "#server/ai/by-coach-or-here.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { placeOf } from "#server/runtime/log.ts";
import type { Verb, Writing } from "#server/services.ts";
import type { Tx } from "#server/db/connect.ts";
import { modelUseFor } from "#server/records/account/model-use.ts";
import { portraitInputs } from "./portrait-facts.ts";
import { changePersona, lockPersona, type PersonaRow } from "#server/records/people/require-persona.ts";

/** What a text about a person is to be written from, read before anybody is asked to write it. */
export interface PortraitOrder {
  personaId: string;
  input: PortraitInput;
  use: ModelUse;
  /** The longer portrait is in another language, and follows. */
  longer: boolean;
}

/** Reads what a text about this person may rest on; null without scores. `language` is the profile's unless given. */
export async function orderPortrait(
  tx: Tx,
  persona: PersonaRow,
  when: { now: Date; language?: Language },
): Promise<PortraitOrder | null> {
  const [input] = await portraitInputs(tx, [persona], when);
  if (!input) return null;
  const use = await modelUseFor(tx, persona, when.now);
  return { personaId: persona.id, input, use, longer: longerFollows(persona, input.language) };
}

/** Whether danger is open about the person, so that care is shown instead of advice. */
export function asksForCare(order: PortraitOrder | null): boolean {
  return (order?.input.dangers ?? []).length > 0;
}

/** What is stored is the portrait as it is without danger, so that it comes back when the danger is ended. */
export function withoutDanger(input: PortraitInput): PortraitInput {
  return { ...input, dangers: [] };
}

/** Who has a text written that was ordered, and for whom. */
export type Writer = Writing & Verb;

/**
 * Has label, summary and tips written and stores them; no transaction is open while whoever writes is waited for. Null,
 * and nothing stored, when the person's scores, name, relationship or age have changed meanwhile, or a longer portrait was
 * written in another language: that change has its own text written.
 * @throws DomainError not_found when the person has been deleted meanwhile.
 */
export async function writePortrait(writer: Writer, order: PortraitOrder): Promise<PersonaRow | null> {
  const { db, ai, user, log, clock } = writer;
  const { input, personaId, use } = order;
  const thread = { write: ai.byCoach, log };
  // While danger is open no model is told anything: the built-in coach writes.
  const text = asksForCare(order)
    ? await byCoachOrHere("persona", withoutDanger(input), thread)
    : await ai.interpretPersona(input, use);
  const longer = order.longer ? await byCoachOrHere("profileText", withoutDanger(input), thread) : null;
  return db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, personaId);
    if (!sameTraits(persona.traitsFull ?? persona.traitsShort, input.traits)) return null;
    if (!sameSubject(persona, subjectOf(input))) return null;
    const follows = longerFollows(persona, input.language);
    if (follows && longer === null) return null;
    const columns = { ...textColumns(text, input), ...(follows ? { personaProfileText: longer } : {}) };
    return changePersona(tx, personaId, { ...columns, lastSummaryUpdate: clock() });
  });
}

/** The same after something was saved: a failure is told to the log, and the texts stay as they were. */
export async function tryPortrait(writer: Writer, order: PortraitOrder | null): Promise<PersonaRow | null> {
  if (!order) return null;
  try {
    return await writePortrait(writer, order);
  } catch (error) {
    textsFailed(writer.log, "persona", error);
    return null;
  }
}

/** Tells the log that a text was not written, and nothing of what it was about. */
export function textsFailed(
  log: Writing["log"],
  about: "own" | "persona" | "relationship" | "outcome",
  error: unknown,
): void {
  const where = error instanceof Error ? placeOf(error) : undefined;
  log("warn", "texts_not_written", { about, kind: error instanceof Error ? error.name : typeof error, where });
}

/** Whether there is a longer portrait, in another language than its person's texts are to be written in. */
export function longerFollows(persona: PersonaRow, language: Language): boolean {
  return persona.personaProfileText !== null && persona.textsLanguage !== language;
}

/** The columns that a person's texts fill. */
export function textColumns(text: Interpretation, input: PortraitInput) {
  return {
    profileLabel: text.profile_label,
    profileSummary: text.summary,
    relationalTips: text.relational_advice,
    textsLanguage: input.language,
  };
}

/** What a text about a person names, and what it says depends on. Nothing is written that rests on where they live. */
export type Subject = Pick<PersonaRow, "name" | "context" | "relationshipOther" | "age">;

/** Whether texts about one can be read as texts about the other. */
export function sameSubject(one: Subject, other: Subject): boolean {
  const of = ({ name, context, relationshipOther, age }: Subject) =>
    JSON.stringify([name, context, relationshipOther, age]);
  return of(one) === of(other);
}

/** Whom a text was ordered about, as they were then. */
export function subjectOf({ persona: { name, context, relationship_other, age } }: PortraitInput): Subject {
  return { name, context, relationshipOther: relationship_other ?? null, age: age ?? null };
}

export function sameTraits(one: TraitScores | null, other: TraitScores | null): boolean {
  return TRAITS.every((trait) => one?.[trait] === other?.[trait]);
}
