import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { bearerOf, genderOf, mentionsOf, pronounIn, PERSONA, USER, type Mention } from "./people.ts";
import type { Question } from "./question.ts";
import { NARROWER, type Token } from "./words.ts";

const BOTH = /^(?:figli|children|kids|siblings|fratelli|parents|genitori|nonni|grandparents)$/;

export function isTarget(mention: Mention, target: Mention, aliases: Search["aliases"]): boolean {
  const same =
    mention.key === target.key ||
    (aliases
      .get(target.owner === USER && target.kind === "relation" ? `my ${target.key}` : target.key)
      ?.has(mention.key) ??
      false) ||
    (NARROWER.get(target.key)?.includes(mention.key) ?? false) ||
    // “Her sons: Fabio wants to sell”.
    (BOTH.test(mention.word) && (NARROWER.get(mention.key)?.includes(target.key) ?? false));
  if (!same) return false;
  const whose = (owner: string | null) => (owner !== null && aliases.get(PERSONA)?.has(owner) ? PERSONA : owner);
  const [mine, theirs] = [whose(mention.owner), whose(target.owner)];
  return mine === null || theirs === null || mine === theirs || mention.kind !== target.kind;
}

/** How likely a clause is about those the question is about, from 0 to 1. */
export function subjectFit(
  entry: Entry,
  clause: { from: number; to: number },
  { question, persona, aliases }: Search,
): number {
  const { sentence } = entry;
  const bearer = bearerOf(sentence, clause, persona);
  if (question.targets.length > 0) {
    const told = mentionsOf(sentence).filter(({ word }) => !persona.has(word));
    const isMet = question.targets.every((target) => told.some((mention) => isTarget(mention, target, aliases)));
    if (isMet) {
      if (!question.owned) return 1;
      if (bearer.others.some((mention) => question.targets.some((target) => isTarget(mention, target, aliases))))
        return 1;
      // Named earlier in the same sentence: “his sister is ill and cannot come”.
      if (bearer.others.length === 0 && bearer.carried) return 0.97;
      return 0.62;
    }
    const carried = bearer.others.length === 0 && bearer.carried && !bearer.user;
    const isAnother = question.kind === "who" && bearer.others.every(({ kind }) => kind === "relation");
    return (carried || isAnother) && question.targets.some((target) => wasTold(entry, target, aliases)) ? 0.9 : 0;
  }
  if (question.mine) {
    if (bearer.user || bearer.others.some(({ owner }) => owner === USER)) return 1;
    const isHis = sentence.tokens
      .slice(clause.from, clause.to)
      .some(({ word }) => persona.has(word) || /^(?:he|she|lui|lei)$/.test(word));
    return bearer.others.length > 0 || (isHis && !/\b(?:mi|ho|abbiamo|we|me|mia|mio)\b/.test(sentence.folded))
      ? 0.6
      : 1;
  }
  if (bearer.others.length > 0) {
    if (!ASKS_PROPERTY.has(question.kind)) return 0.9;
    const isThere = sentence.tokens.slice(clause.from, clause.to).some(({ word, owns }) => persona.has(word) && !owns);
    if (isThere && !question.property && bearer.others.every(({ possesses }) => !possesses)) return 0.9;
    if (isThere && question.property === "ppropose") return 0.9;
    const all = question.kind === "yes-no" || question.kind === "how-many" ? "some" : "every";
    const asked = bearer.others[all](({ key, at }) =>
      question.wants.some(
        ({ keys, related }) =>
          keys.includes(key) || related.includes(key) || sentence.tokens[at]!.keys.some((one) => keys.includes(one)),
      ),
    );
    if (asked) return 1;
    if (question.impersonal) return 0.95;
    return isProperty(question) ? 0.4 : 0.85;
  }
  // “My holiday” is not his.
  if (bearer.user && isTheirs(question) && ASKS_PROPERTY.has(question.kind) && isProperty(question)) return 0.55;
  if (bearer.carried) {
    if (/\b(?:they|abitano|vivono|stanno)\b/.test(sentence.folded)) return 0.9;
    const gender = pronounIn(sentence.tokens, clause.from, clause.to);
    const other = lastOther(entry, clause, persona);
    if (other && question.kind !== "who" && isProperty(question) && !question.impersonal) {
      const hers = genderOf(other.key);
      if (gender && question.gender && gender !== question.gender) return 0.4;
      if (gender && hers && gender === hers && gender !== question.gender) return 0.55;
      if (!gender && !bearer.user) return 0.5;
    }
  }
  return 1;
}

export function isTheirs({ folded }: Question): boolean {
  return /\b(?:his|her|their|hers)\b/.test(folded);
}

export const ASKS_PROPERTY = new Set(["when", "age", "name", "where", "how-much", "what", "yes-no"]);

/** Whether it asks about one person alone, not about something the user took part in. */
export function isProperty({ folded, kind }: Question): boolean {
  if (kind === "age") return true;
  return !/\b(?:i|we|ho|abbiamo|siamo|us|ci|mi|me|mia|mio|my)\b/.test(
    folded.replace(
      /\b(?:remind|tell|show) me\b|\bdo i know\b|\bricordami\b|\bdid i (?:write|note|say)\b|\bho (?:scritto|detto|annotato)\b/g,
      "",
    ),
  );
}

/** Whether words are about the persona; “di Marco” and “Marco’s” are about something of theirs. */
function isToldOf(tokens: readonly Token[], persona: ReadonlySet<string>): boolean {
  return tokens.some(
    ({ word, owns }, at) =>
      persona.has(word) && !owns && !/^(?:di|of|del|della|dello)$/.test(tokens[at - 1]?.word ?? ""),
  );
}

/** The last other person mentioned before the clause, in its sentence or the one before. */
function lastOther(entry: Entry, clause: { from: number; to: number }, persona: ReadonlySet<string>): Mention | null {
  const { sentence, all, index } = entry;
  for (const one of sentence.clauses.filter(({ to }) => to <= clause.from).toReversed()) {
    if (isToldOf(sentence.tokens.slice(one.from, one.to), persona)) return null;
    const bearer = bearerOf(sentence, one, persona);
    if (bearer.others[0]) return bearer.others[0];
    if (!bearer.carried) return null;
  }
  const before = all[index - 1];
  if (!before || isToldOf(before.tokens, persona)) return null;
  for (const one of before.clauses.toReversed()) {
    const { others, carried } = bearerOf(before, one, persona);
    if (others[0]) return others[0];
    if (!carried) return null;
  }
  return null;
}

function wasTold(entry: Entry, target: Mention, aliases: Search["aliases"]): boolean {
  for (let back = 1; back <= 2; back += 1) {
    const before = entry.all[entry.index - back];
    if (before && mentionsOf(before).some((mention) => isTarget(mention, target, aliases))) return true;
  }
  return false;
}
