import { nameInText } from "#domain/coaching/clean.ts";
import { tellsOfLoss } from "#domain/coaching/grief.ts";
import { outcomeMeaning } from "#domain/coaching/outcome-meaning.ts";
import { fill, hash } from "#domain/coaching/text.ts";
import { vary } from "#domain/coaching/vary.ts";
import type { Language } from "#domain/language.ts";
import { LOOK_BACK_QUESTIONS, type LookBackQuestion } from "./content.look-back.ts";
import type { LookBackInput, LookBackInteraction, LookBackNote, LookBackPerson } from "./look-back.ts";

/** What the look back speaks of. */
interface Chosen {
  plans: readonly LookBackInteraction[];
  people: readonly LookBackPerson[];
  note: LookBackNote | null;
}

function isGrave({ plans, note }: Chosen, language: Language): boolean {
  return (
    plans.some(({ action, outcome }) => {
      const text = `${action}\n${outcome ?? ""}`;
      return outcomeMeaning(text, language).grave !== null || tellsOfLoss(text);
    }) ||
    (note !== null && tellsOfLoss(note.content))
  );
}

function suits({ about, gentle }: LookBackQuestion, chosen: Chosen, grave: boolean): boolean {
  if (grave) return about === "any" && gentle === true;
  if (about === "told") return chosen.plans.some(({ outcome }) => outcome !== null);
  if (about === "due") return chosen.people.length > 0;
  return about === "any" || chosen.note !== null;
}

/** One not asked in the last weeks; on about two of three weeks one about what the look back speaks of. */
export function chooseQuestion(chosen: Chosen, { language, seed, starts, asked }: LookBackInput): LookBackQuestion {
  const grave = isGrave(chosen, language);
  const fitting = LOOK_BACK_QUESTIONS.filter((question) => suits(question, chosen, grave));
  const rested = fitting.filter(({ key }) => !asked.includes(key));
  const special = rested.filter(({ about }) => about !== "any");
  const wanted = special.length > 0 && hash(`${seed}|${starts}|kind`) % 3 > 0 ? special : rested;
  const pool = [wanted, fitting, LOOK_BACK_QUESTIONS].find((list) => list.length > 0) ?? [];
  const question = pool[hash(`${seed}|${starts}|question`) % pool.length];
  if (!question) throw new RangeError("no questions");
  return question;
}

/** Another question is chosen where what the first was about is no longer there. */
export function questionText(
  key: string,
  chosen: Chosen,
  byId: ReadonlyMap<string, LookBackPerson>,
  input: LookBackInput,
): string {
  const grave = isGrave(chosen, input.language);
  const stored = LOOK_BACK_QUESTIONS.find((question) => question.key === key && suits(question, chosen, grave));
  const { about, text } = stored ?? chooseQuestion(chosen, input);
  const told = chosen.plans.find(({ outcome }) => outcome !== null);
  const person = about === "told" ? byId.get(told?.persona_id ?? "") : chosen.people[0];
  const name = nameInText(person?.name ?? "", input.language);
  return fill(vary(text[input.language], input.seed, `question/${key}`), { name });
}
