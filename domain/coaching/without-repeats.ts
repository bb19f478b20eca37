import { sentencesIn } from "./text.ts";

/** Minimum length of a repetition, in words. */
const MIN_WORDS = 4;
const MARKS = /^(?:[-*>\s]+|\*\*)+/;

const bare = (sentence: string) => sentence.replace(MARKS, "").trim();
const counts = (sentence: string) => sentence.split(/\s+/).length >= MIN_WORDS;

/** Removes sentences that earlier replies contained; may be empty. Drafts stay unchanged. */
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

/** The line without repetitions; null if nothing meaningful is left. */
function newIn(line: string, said: ReadonlySet<string>): string | null {
  const sentences = sentencesIn(line);
  const fresh = sentences.filter((sentence) => !(counts(bare(sentence)) && said.has(bare(sentence))));
  if (fresh.length === sentences.length) return line;
  // A list item or lead-in is dropped whole.
  const whole = line.startsWith("- ") || line.startsWith("**") ? [] : fresh;
  return whole.length > 0 ? whole.join(" ") : null;
}
