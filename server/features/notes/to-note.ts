import type { SafetyMark } from "#domain/care/contract.ts";
import type { Note } from "#domain/notes/contract.ts";
import type { notesPersona } from "#server/db/schema/notes.ts";

export function toNote(row: typeof notesPersona.$inferSelect, safety: SafetyMark | null): Note {
  return {
    id: row.id,
    persona_id: row.personaId,
    title: row.title,
    content: row.content,
    tags: row.tags,
    left_out_of_ai: row.leftOutOfAi,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    safety,
  };
}
