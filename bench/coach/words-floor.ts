import type { CoachNote } from "#domain/coaching/reply-types.ts";

/** The least a coach could do with notes: fold every word of them as a search does, and count those of the message. */
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
