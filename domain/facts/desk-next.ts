import { absent } from "./desk-notes.ts";
import { upperFirst } from "#domain/coaching/text.ts";
import type { FactAnswer, FactInput } from "./fact-types.ts";
import { NEXT } from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import { dayIn } from "./days.ts";
import { coming } from "./events.ts";
import type { Search } from "./find.ts";
import { exactDay, tell, wordsOf, type Pen } from "./say.ts";

/** What the two do every week: “we call every Tuesday”. */
function habitOf({ corpus, question }: Search): Entry | undefined {
  const asked = question.tokens.flatMap(({ keys }) =>
    keys.filter((key) => /^(?:see|speak|hear|call|visit)$/.test(key)),
  );
  return corpus.entries.find(
    ({ sentence }) =>
      /\b(?:every|ogni|each)\b/.test(sentence.folded) &&
      asked.some((key) => sentence.keys.has(key)) &&
      /\b(?:we|i|ci|io|la|lo)\b/.test(sentence.folded),
  );
}

const GENERAL = ["see", "speak", "hear", "plan", "together"];

/**
 * What is still to come: planned interactions, days in notes, and what the two do every week; nothing where
 * something else is asked for by its name.
 */
export function nextUp(search: Search, input: FactInput, pen: Pen): FactAnswer | null {
  const { corpus, today } = search;
  const plans = input.interactions
    .filter(({ status }) => status !== "completed" && status !== "cancelled")
    .map((one) => ({ one, day: one.interaction_date ? dayIn(one.interaction_date, input.time_zone) : null }))
    .filter(({ day }) => day === null || day >= today)
    .map(({ one, day }) => ({
      day,
      text: corpus.texts.find(({ source, kind }) => source.id === one.id && kind === "plan"),
      words: one.objectives,
      keys: undefined as ReadonlySet<string> | undefined,
    }));
  const notes = coming(corpus, today).map(({ entry, day }) => ({
    day,
    text: entry.text,
    words: wordsOf(entry),
    keys: entry.sentence.keys,
  }));
  const isTheirs = /\b(?:his|her|their|\w+'s|sua|suo|la prossima|il prossimo)\b/.test(search.question.folded);
  const strong = search.question.wants.filter(
    ({ keys, weight, period }) =>
      weight > 0.5 &&
      !period &&
      !keys.some((key) => (isTheirs ? GENERAL : [...GENERAL, "appointment", "meeting"]).includes(key)),
  );
  const all = [...plans, ...notes]
    .filter(({ text }) => text !== undefined)
    .toSorted((x, y) => (x.day ?? Infinity) - (y.day ?? Infinity));
  const habit = /\b(?:next|prossim\w+)\b/.test(search.question.folded) ? undefined : habitOf(search);
  if (habit) {
    return { text: tell(habit.text, wordsOf(habit), pen), sources: [habit.text.source], found: true };
  }
  const fitting =
    strong.length === 0
      ? all
      : all.filter(({ words, keys }) =>
          strong.some(
            (want) => want.keys.some((key) => keys?.has(key)) || words.toLowerCase().includes(want.word.slice(0, 5)),
          ),
        );
  const listed = (fitting.length > 0 ? fitting : strong.length > 0 ? [] : all).slice(0, 4);
  if (listed.length === 0)
    return strong.length > 0 ? null : { ...absent(null, input, pen), text: NEXT.none[pen.language] };
  const lines = listed.map(({ day, text, words }) => {
    const said = tell(text!, words, pen);
    return day === null ? said : `${upperFirst(exactDay(day, pen))}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  return {
    text: lines.join(" "),
    sources: [
      ...new Map(listed.map(({ text }) => [`${text!.source.kind}${text!.source.id ?? ""}`, text!.source])).values(),
    ],
    found: true,
  };
}
