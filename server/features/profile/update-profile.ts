import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import type { Language } from "#domain/language.ts";
import type { Profile, updateProfileSchema } from "#domain/profile/contract.ts";
import type { z } from "zod";
import type { Tx } from "#server/db/connect.ts";
import { outcomeInput } from "#server/db/outcome-input.ts";
import { portraitInputs } from "#server/db/portrait-facts.ts";
import { textColumns, textsFailed } from "#server/db/portrait-texts.ts";
import { changeProfile, requireProfile } from "#server/db/profile-facts.ts";
import { changePersona } from "#server/db/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb, Writing } from "#server/services.ts";
import { textColumns as ownColumns, selfInput } from "./own-texts.ts";
import { toProfile } from "./to-profile.ts";

/** Interactions whose tips follow a new language at once. */
const TIPS = 100;

/** Changes what is given of one's own profile; a new language has the written texts written anew, once. */
export function updateProfile({
  db,
  user,
  input,
  ...writing
}: Verb<z.output<typeof updateProfileSchema>> & Pick<Writing, "log" | "clock">): Promise<Profile> {
  return db.withUser(user.id, async (tx) => {
    const row = await changeProfile(tx, user.id, {
      name: input.name,
      language: input.language,
      age: input.age,
      gender: input.gender,
      originCountry: input.origin_country,
      originRegion: input.origin_region,
      currentCountry: input.current_country,
      currentRegion: input.current_region,
      updatedAt: new Date(),
    });
    if (input.language && row.textsLanguage !== input.language) {
      await writeTextsIn(tx, input.language, writing);
      await writeTipsIn(tx, input.language, writing);
    }
    return toProfile(await requireProfile(tx), user.email);
  });
}

/**
 * Writes label, summary and advice of oneself and of everybody in the circle in another language. Always the built-in
 * writer's work: it needs no waiting, so nobody sees one text in each language.
 */
async function writeTextsIn(tx: Tx, language: Language, { log, clock }: Pick<Writing, "log" | "clock">): Promise<void> {
  const own = await requireProfile(tx);
  const input = await selfInput(tx, own, language);
  const ownText = input && attempt(() => interpretSelf(input), "own", log);
  if (ownText) await changeProfile(tx, own.userId, ownColumns(ownText, language));

  const people = await tx
    .select()
    .from(personas)
    .where(and(isNotNull(personas.profileSummary), sql`${personas.textsLanguage} is distinct from ${language}`));
  const inputs = await portraitInputs(tx, people, { now: clock(), language });
  for (const [index, person] of people.entries()) {
    const about = inputs[index];
    const columns = about && attempt(() => textColumns(interpretPersona(about), person, about), "persona", log);
    if (columns) await changePersona(tx, person.id, columns);
  }
}

/** The same for the tips after interactions, of the newest; older ones stay in the language of their day. */
async function writeTipsIn(tx: Tx, language: Language, { log, clock }: Pick<Writing, "log" | "clock">): Promise<void> {
  const rows = await tx
    .select()
    .from(interactions)
    .where(
      and(
        isNotNull(interactions.aiTips),
        isNull(interactions.deletedAt),
        sql`${interactions.tipsLanguage} is distinct from ${language}`,
      ),
    )
    .orderBy(desc(interactions.completedDate), desc(interactions.id))
    .limit(TIPS);
  if (rows.length === 0) return;
  const profile = await requireProfile(tx);
  const now = clock();
  const people = await tx
    .select()
    .from(personas)
    .where(and(inArray(personas.id, [...new Set(rows.map(({ personaId }) => personaId))]), isNull(personas.deletedAt)));
  const portraits = await portraitInputs(tx, people, { now, language });
  const known = new Map(people.map((persona, at) => [persona.id, { persona, portrait: portraits[at] ?? null }]));
  for (const row of rows) {
    const about = known.get(row.personaId);
    const input = about && (await outcomeInput(tx, row, { ...about, profile, language, now }));
    const tips = input && attempt(() => outcomeTips(input), "outcome", log);
    if (tips) {
      await tx.update(interactions).set({ aiTips: tips, tipsLanguage: language }).where(eq(interactions.id, row.id));
    }
  }
}

/** A text that cannot be written keeps no one from changing their language. */
function attempt<T>(write: () => T, about: "own" | "persona" | "outcome", log: Writing["log"]): T | null {
  try {
    return write();
  } catch (error) {
    textsFailed(log, about, error);
    return null;
  }
}
