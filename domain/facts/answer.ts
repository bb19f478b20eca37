import { nameInText } from "#domain/coaching/clean.ts";
import { answerBy } from "./desk.ts";
import { NEAREST } from "./content.answers.ts";
import { absent, sourcesOf } from "./desk-notes.ts";
import { calledBy, corpusOf, nameWords } from "./corpus.ts";
import { dayIn } from "./days.ts";
import type { FactAnswer, FactInput } from "./fact-types.ts";
import { aliasesOf } from "./find.ts";
import type { Search } from "./find.ts";
import { nearest } from "./nearest.ts";
import { readQuestion } from "./question.ts";
import { tell, wordsOf, type Pen } from "./say.ts";

export { asksFact } from "./asks.ts";
export { comingEvents } from "./coming.ts";

export type { FactAnswer, FactInput } from "./fact-types.ts";

/** Answers a question about what the user wrote down, from that alone; what is not there is said to be absent. */
export function answerFact(input: FactInput): FactAnswer {
  const pen: Pen = {
    language: input.language,
    today: dayIn(input.now, input.time_zone),
    name: nameInText(input.persona.name, input.language),
  };
  try {
    const corpus = corpusOf(input);
    const persona = calledBy(nameWords(input.persona.name), corpus.names);
    const question = readQuestion(
      input.question,
      persona,
      corpus.names,
      (keys) => corpus.passages.some(({ index }) => keys.some((key) => index.keys.has(key))),
      pen.today,
    );
    const search = { corpus, question, persona, aliases: aliasesOf(corpus, persona), today: pen.today };
    const answer = answerBy(search, input, pen);
    return answer.found ? answer : withNearest(answer, search, pen);
  } catch {
    // A text nobody foresaw costs the answer, not the conversation.
    return absent(null, input, pen);
  }
}

/** What is written nowhere, and what comes nearest to it. */
function withNearest(answer: FactAnswer, search: Search, pen: Pen): FactAnswer {
  const near = nearest(search);
  if (near.length === 0) return answer;
  const told = near.map((entry) => tell(entry.text, wordsOf(entry), pen));
  const text = [answer.text, NEAREST[pen.language], ...told].join(" ");
  return { text, sources: sourcesOf(near), found: false };
}
