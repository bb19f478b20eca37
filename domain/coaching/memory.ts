import { checkSafety } from "#domain/safety/check.ts";
import { MEMORY_FRAMES } from "./content.memory.ts";
import { dayLabel } from "./dates.ts";
import { fragment, punctuateQuote, stems, withoutFullStop } from "./evidence.ts";
import type { CoachInput, CoachSource } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/**
 * Quotes the closest memory not quoted yet, with its day; null if there is none. Texts about danger are never quoted in
 * passing.
 */
export function recall(input: CoachInput, voice: Voice): { text: string; source: CoachSource } | null {
  const wanted = stems(input.message, voice.name);
  for (const { kind, id, content, created_at, status } of input.memory ?? []) {
    const quote = fragment(content, wanted);
    if (!/\p{L}{2}/u.test(quote) || voice.said(withoutFullStop(quote)) || checkSafety(content)) continue;
    const day = dayLabel(new Date(created_at), input.now, input.language, input.time_zone);
    const frames = MEMORY_FRAMES[kind === "interaction" ? (status ?? "completed") : kind];
    const values = { day: upperFirst(day), day_low: day, quote: punctuateQuote(quote, input.language) };
    return { text: voice.choose(frames, `memory-${kind}`, values), source: { kind, id } };
  }
  return null;
}
