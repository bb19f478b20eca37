import { fill, fillSintonia, sqlId } from "../../bench/seed.ts";

const USERS = 100;
const PEOPLE = 6;
/** As long as a note may nearly be. */
const NOTE_LENGTH = 1900;
/** Different texts, far more than compression looks back at (32 KB). */
const TEXTS = 2000;
/** Of what is written, once it is compressed. */
const KEPT = 0.72;

/** Random words, which hardly compress: letters and digits, about one in seven a space. */
const RANDOM_TEXT = `translate(
  (select string_agg(replace(encode(uuid_send(gen_random_uuid()), 'base64'), '==', ''), '') from generate_series(1, ${Math.ceil(NOTE_LENGTH / 22)}) where n > 0),
  '+/ABCDEFG', '         ')`;

/** Fills a migrated database with notes whose backup is about this many bytes. */
export async function fillNotes(superuserUrl: string, bytes: number): Promise<void> {
  const notes = Math.ceil(bytes / KEPT / NOTE_LENGTH / (USERS * PEOPLE));
  const superuser = { connectionString: superuserUrl };
  await fillSintonia(superuser, { users: USERS, people: PEOPLE, notes: 0 });
  await fill(superuser, [
    `create table texts as select n, left(${RANDOM_TEXT}, ${NOTE_LENGTH}) as content from generate_series(1, ${TEXTS}) n`,
    "alter table texts add primary key (n)",
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select ${sqlId("u")}, ${sqlId("u * 1000 + p")}, content, now() - k * interval '1 hour'
     from generate_series(1, ${USERS}) u, generate_series(1, ${PEOPLE}) p, generate_series(1, ${notes}) k
       join texts on n = 1 + (u * 7919 + p * 104729 + k) % ${TEXTS}`,
    "drop table texts",
  ]);
}
