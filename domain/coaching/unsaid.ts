import { sentencesIn } from "./text.ts";

/** Shorter sentences are turns of speech, not repetitions. */
const SHORTEST = 4;
const MARKS = /^(?:[-*>\s]+|\*\*)+/;

const bare = (sentence: string) => sentence.replace(MARKS, "").trim();
const counts = (sentence: string) => sentence.split(/\s+/).length >= SHORTEST;

/** A reply without the sentences that earlier replies held; empty where nothing new is left. Words to send stay as they are. */
export function withoutRepeats(text: string, spoken: readonly string[]): string {
  const said = new Set(spoken.flatMap(sentencesIn).map(bare).filter(counts));
  if (said.size === 0) return text;
  const kept = text.split("\n\n").map((paragraph) =>
    paragraph
      .split("\n")
      .map((line) => (line.startsWith(">") ? line : newIn(line, said)))
      .filter((line) => line !== null)
      .join("\n"),
  );
  return kept.filter((paragraph) => paragraph.trim() !== "").join("\n\n");
}

/** The line without what was said; null where what is left says nothing by itself. */
function newIn(line: string, said: ReadonlySet<string>): string | null {
  const sentences = sentencesIn(line);
  const fresh = sentences.filter((sentence) => !(counts(bare(sentence)) && said.has(bare(sentence))));
  if (fresh.length === sentences.length) return line;
  // A lead-in without what it leads to is nothing.
  const whole = line.startsWith("- ") || line.startsWith("**") ? [] : fresh;
  return whole.length > 0 ? whole.join(" ") : null;
}
