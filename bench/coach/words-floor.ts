import type { CoachNote } from "#domain/coaching/reply-types.ts";

/** The minimum work with notes: normalizes each word as the search does, and counts those of the message. */
export function countShared(message: string, notes: readonly CoachNote[]): number[] {
  const asked = new Set(wordsOf(message));
  return notes.map(({ content }) => wordsOf(content).filter((word) => asked.has(word)).length);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
