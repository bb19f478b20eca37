import { removeMarkers } from "#domain/chat/marker.ts";
import { fragment, stems } from "#domain/coaching/evidence.ts";
import type { CoachMemory } from "#domain/coaching/reply-types.ts";
import { notesForModel, type CoachContext } from "#server/ai/coach-context.ts";
import { mapInTurns } from "#server/runtime/in-turns.ts";
import type { MemoryRow } from "./memory-columns.ts";

/** Number of passages passed to the coach. */
const CHOSEN = 5;
const PASSAGE_LENGTH = 300;
/**
 * The constant of reciprocal-rank fusion, as in its paper: the larger, the smaller the advantage of the first ranks.
 */
const FUSION = 60;

/** Merges ranked lists (best first) by reciprocal-rank fusion. */
export function fuse(lists: readonly (readonly MemoryRow[])[]): MemoryRow[] {
  const scores = new Map<string, { row: MemoryRow; score: number }>();
  for (const list of lists) {
    list.forEach((row, place) => {
      const key = `${row.kind} ${row.id}`;
      const known = scores.get(key) ?? { row, score: 0 };
      scores.set(key, { row, score: known.score + 1 / (FUSION + place) });
    });
  }
  return [...scores.values()].toSorted((x, y) => y.score - x.score).map(({ row }) => row);
}

/** The best rows, each cut to the passage relevant to the message, without what the context already contains. */
export async function chooseMemory(
  found: readonly MemoryRow[],
  { message, persona, notes, interactions, history, now }: Omit<CoachContext, "memory" | "taken">,
): Promise<CoachMemory[]> {
  if (found.length === 0) return [];
  const wanted = stems(message, persona.name);
  const there = await mapInTurns([...notesForModel({ notes, now }), ...history], ({ content }) =>
    fragment(content, wanted, PASSAGE_LENGTH),
  );
  const planned = new Set(interactions.map(({ id }) => id));
  const chosen: CoachMemory[] = [];
  for (const { kind, id, text, status, created_at } of found) {
    const content = fragment(removeMarkers(text), wanted, PASSAGE_LENGTH);
    if (content === "" || planned.has(id) || there.some((other) => other.includes(content))) continue;
    there.push(content);
    chosen.push({ kind, id, content, created_at, ...(status ? { status } : {}) });
    if (chosen.length === CHOSEN) break;
  }
  return chosen;
}
