import type { About, Danger } from "#domain/care/danger.ts";
import { byCoachOrHere } from "#server/ai/by-coach-or-here.ts";
import { readInTurns } from "#server/records/safety/findings.ts";
import type { Services } from "#server/services.ts";

/** Characters that are read here; more take long, and are read in the thread of the built-in coach. */
const READ_HERE_MAX = 8000;

/** What a model's answer tells of. Where the thread fails it is read here all the same: an answer is never stored unread. */
export async function dangerIn(
  { ai, log }: Pick<Services, "ai" | "log">,
  text: string,
  about: About,
): Promise<Danger | null> {
  if (text.length <= READ_HERE_MAX) return readInTurns(text, about);
  const here = () => readInTurns(text, about);
  return byCoachOrHere("danger", { text, about }, { write: ai.byCoach, log, here });
}
