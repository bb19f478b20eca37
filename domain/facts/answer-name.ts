import { joinList } from "#domain/coaching/text.ts";
import { isTarget } from "./about.ts";
import type { FactAnswer } from "./fact-types.ts";
import type { Search } from "./find.ts";
import { namesGivenIn } from "./names.ts";
import { PERSONA, USER } from "./people.ts";
import { nameText, sentenceOf, quoteWithDay, quoteOf, type AnswerContext } from "./say.ts";
import { RELATIONS } from "./words.ts";

/** The name of a relation (“her sister”), if a text states it. */
export function nameAnswer({ corpus, question, aliases, persona }: Search, context: AnswerContext): FactAnswer | null {
  const relations = question.targets.filter(
    ({ kind, at }) =>
      kind === "relation" && !question.targets.some((other) => other.kind === "name" && other.at === at + 1),
  );
  // “Uncle Harold’s wife”: hers, and nobody else’s.
  const owned = relations.filter(
    ({ owner }) => owner !== null && owner !== PERSONA && owner !== USER && !persona.has(owner),
  );
  const asked = owned.length > 0 ? owned : relations;
  // “His biology teacher”: not the one of maths.
  const extra = question.wants.filter(
    ({ must, keys, period }) => must && !period && !keys.some((key) => RELATIONS.has(key) || key === "name"),
  );
  const found = corpus.entries.flatMap((entry) =>
    namesGivenIn(entry.all, entry.index)
      .filter(
        ({ relation, owner, name }) =>
          !persona.has(name.toLowerCase()) &&
          extra.every(({ keys }) => keys.some((key) => entry.sentence.keys.has(key))) &&
          asked.some(
            (target) =>
              (target.owner === null || target.owner === PERSONA || persona.has(target.owner)
                ? owner !== USER || target.owner === null
                : owner === target.owner) &&
              isTarget({ ...target, key: relation, word: relation, owner }, target, aliases),
          ),
      )
      .map(({ name, owner }) => ({ entry, name, owner })),
  );
  const best = found.find(({ owner }) => owner !== USER) ?? found[0];
  if (!best) return null;
  const names = [...new Set(found.filter(({ entry }) => entry === best.entry).map(({ name }) => nameText(name)))];
  return {
    text: `${sentenceOf(joinList(names, context.language))} ${quoteWithDay(best.entry.text, quoteOf(best.entry), context)}`,
    sources: [best.entry.text.source],
    found: true,
  };
}
