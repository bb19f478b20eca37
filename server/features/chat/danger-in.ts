import type { About, Danger } from "#domain/care/danger.ts";
import { writeWithFallback } from "#server/ai/write-with-fallback.ts";
import { readInTurns } from "#server/records/safety/findings.ts";
import type { Services } from "#server/services.ts";

/** Longer texts, in characters, are checked in the built-in coach's thread, because they take long. */
const READ_HERE_MAX = 8000;

/** The danger in a model's answer. If the thread fails the text is checked here: no answer is stored unchecked. */
export async function dangerIn(
  { ai, log }: Pick<Services, "ai" | "log">,
  text: string,
  about: About,
): Promise<Danger | null> {
  if (text.length <= READ_HERE_MAX) return readInTurns(text, about);
  const fallback = () => readInTurns(text, about);
  return writeWithFallback("danger", { text, about }, { write: ai.byCoach, log, fallback });
}
