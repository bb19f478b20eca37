import { removeMarkers } from "#domain/chat/marker.ts";
import { fragment, stems } from "#domain/coaching/evidence.ts";
import type { CoachMemory } from "#domain/coaching/reply-types.ts";
import { notesForModel, type CoachContext } from "#server/ai/coach-context.ts";
import { mapInTurns } from "#server/runtime/in-turns.ts";
import type { MemoryRow } from "./memory-columns.ts";

/** What goes to the coach of all that was found. */
const CHOSEN = 5;
const PASSAGE_LENGTH = 300;
/** Of reciprocal-rank fusion, as in its paper: how little the very first places weigh more than the next. */
const FUSION = 60;

/** One list of several, each best first: what stands high in more of them comes first. */
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

/** The best of what was found, each cut to the passage that has to do with the message; nothing that is there already. */
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
