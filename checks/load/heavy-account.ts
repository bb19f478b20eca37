import { fill, sqlId } from "../../bench/seed.ts";

/** The rows of an account used for decades, or filled by a program for a day. */
export const ROWS = { people: 3000, notes: 20_000, plans: 4000, talks: 3000, turns: 3000, assessments: 1000 };

/** Repeated to fill texts: usual ones, and ones that are slow to process. */
export const PIECES = {
  english:
    "On Tuesday 3 May Marta told me that her sister is coming to Rome; I was hurt that she never asked me. We argued about money again, and she said she would call. Her birthday is on 12 June. ",
  italian:
    "Ieri Marta mi ha detto che parte per Napoli con la madre; ci sono rimasto male. Abbiamo litigato di nuovo per i soldi, poi mi ha chiesto scusa. Il suo compleanno è il 12 giugno. ",
  danger: "He hit me again last night and I am afraid to go home. Mi ha minacciata, ho paura di lui. ",
  short: "Yes. No. Ok! Why? Mah. ",
  blanks: " ",
  lines: "\n",
  marks: "!?",
  brackets: '[{"',
  letters: "a",
  small: "e mi di ",
  names: "Marta Rossi, Luca De Santis e ",
  figures: "12/06 3.50 7:30 ",
} as const;
export type Piece = keyof typeof PIECES;

/** A text of this length, which starts and ends with a word because texts are trimmed. */
export function textOf(piece: Piece, length: number): string {
  const words = ["Well,", "then."];
  const room = length - words.join("  ").length;
  return `${words[0]} ${PIECES[piece].repeat(Math.ceil(room / PIECES[piece].length)).slice(0, room)} ${words[1]}`;
}

const QUOTED = (text: string) => `e'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n")}'`;

export const HEAVY = {
  /** A persona without findings of danger, and one with them. */
  people: ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"],
  note: "00000000-0000-4000-8000-000001000001",
  plan: "00000000-0000-4000-8000-000002000001",
  done: "00000000-0000-4000-8000-000002000002",
  talks: ["00000000-0000-4000-8000-000003000001", "00000000-0000-4000-8000-000003000002"],
  message: "00000000-0000-4000-8000-000004000001",
  answer: "00000000-0000-4000-8000-000004000002",
};

/** Fills an account. Most rows belong to two personas and two conversations. */
export async function fillAccount(superuserUrl: string, userId: string): Promise<void> {
  const { people, notes, plans, talks, turns, assessments } = ROWS;
  const owner = `'${userId}'::uuid`;
  const text = (n: string, length: number) =>
    `(select left(body, ${length}) from filler where kind = ${n} % ${Object.keys(PIECES).length})`;
  const kinds = (Object.keys(PIECES) as Piece[]).map((piece, kind) => `(${kind}, ${QUOTED(textOf(piece, 4000))})`);
  /** Alternates between the two personas. */
  const person = sqlId("1 + (n + 1) % 2");
  await fill({ connectionString: superuserUrl }, [
    `create table filler (kind int primary key, body text not null); insert into filler values ${kinds.join(", ")}`,
    `insert into personas (id, user_id, name, context, relationship_type, traits_short, traits_full, created_at, safety_read_at, relational_tips, profile_summary, last_summary_update)
     select ${sqlId("p")}, ${owner}, 'Person ' || p || ' with a rather long family name', 'friend', 'Friend', '{"O":2,"C":5,"E":4,"A":3,"N":2}',
       case when p <= 2 then '{"O":2,"C":5,"E":4,"A":3,"N":2}'::jsonb end, now() - p * interval '1 minute', now(), ${text("p", 1500)}, ${text("p", 1500)}, now()
     from generate_series(1, ${people}) p`,
    `insert into notes_persona (id, user_id, persona_id, title, content, tags, created_at)
     select ${sqlId("1000000 + n")}, ${owner}, ${person}, 'Title ' || n, ${text("n", 2000)}, array['tag' || n % 5000, 'home'], now() - n * interval '1 minute'
     from generate_series(1, ${notes}) n`,
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select ${owner}, ${sqlId("p")}, ${text("p", 2000)}, now() - p * interval '1 hour' from generate_series(3, ${people}) p`,
    `insert into interactions (id, user_id, persona_id, objectives, avoid, feeling, expectation, status, planned_date, result_summary, completed_date, ai_tips, created_at)
     select ${sqlId("2000000 + n")}, ${owner}, ${person}, ${text("n", 1000)}, ${text("n", 1000)}, ${text("n + 1", 1000)}, ${text("n + 2", 2000)},
       (array['planned', 'completed'])[1 + (n + 1) % 2], now() + n * interval '1 hour',
       case when n % 2 = 0 then ${text("n", 2000)} end, case when n % 2 = 0 then now() - n * interval '1 hour' end,
       case when n % 2 = 0 then ${text("n", 2000)} end, now() - n * interval '1 hour'
     from generate_series(1, ${plans}) n`,
    `insert into conversations (id, user_id, persona_id, title, updated_at)
     select ${sqlId("3000000 + n")}, ${owner}, ${person}, 'Talk ' || n, now() - n * interval '1 hour' from generate_series(1, ${talks}) n`,
    // Two long conversations; half of their messages are first messages in parallel branches.
    `insert into chat_messages (id, user_id, persona_id, conversation_id, parent_message_id, role, content, created_at)
     select ${sqlId("4000000 + n")}, ${owner}, ${person}, ${sqlId("3000000 + 1 + (n + 1) % 2")}, case when n > 2 then ${sqlId("4000000 + n - 2")} end,
       (array['assistant', 'user'])[1 + (n + 1) / 2 % 2], ${text("n / 4", 4000)}, now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, ${2 * turns}) n`,
    `insert into chat_messages (id, user_id, persona_id, conversation_id, role, content, created_at)
     select ${sqlId("5000000 + n")}, ${owner}, ${person}, ${sqlId("3000000 + 1 + (n + 1) % 2")}, 'user', ${text("n", 2000)}, now() - interval '2 days'
     from generate_series(1, ${turns}) n`,
    `insert into person_context_assessment (user_id, persona_id, profile_id, answers, scores, created_at)
     select ${owner}, ${person}, p.id, (select jsonb_object_agg('q' || q, 'b') from generate_series(1, 12) q),
       '{"EmotionalSafety":50,"CommFitAlignment":50,"RepairCapacity":50,"RitualConsistency":50,"ConflictStyleMatch":50,"AttachmentFit":50,"OverallContextIndex":50}', now() - n * interval '1 hour'
     from profiles p, generate_series(1, ${assessments}) n where p.user_id = ${owner}`,
    `insert into safety_findings (user_id, persona_id, kind, source, text_hash, level, path, danger_by, certain, acute, created_at)
     select ${owner}, ${sqlId("2")}, 'note', ${sqlId("1000000 + n")}::text, 'x', 'alarm', 'violence', 'persona', true, false, now() - n * interval '1 minute'
     from generate_series(2, ${notes}, 10) n`,
    `insert into user_events (user_id, event_type, event_data) select ${owner}, 'app_opened', '{}' from generate_series(1, 20000)`,
    "drop table filler",
    "vacuum analyze",
  ]);
}
