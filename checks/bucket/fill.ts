import { PHOTO_MAX_BASE64 } from "#domain/people/photo.ts";
import { NOTE_MAX } from "#domain/notes/contract.ts";
import { fill, fillSintonia, sqlId } from "../../bench/seed.ts";

const USERS = 100;
const PHOTO_LENGTH = PHOTO_MAX_BASE64 / 2;
const NOTE_LENGTH = NOTE_MAX - 100;
/** Of the backup's bytes; the rest are notes. */
const PHOTOS = 2 / 3;
/** The length of random text in the backup, which is compressed and encrypted: as JSON, with its columns. */
const COMPRESSED = 0.74;
/** Different texts of each kind: before one comes again, more has passed than compression looks back at (32 KB). */
const TEXTS = 500;

/** Random bytes in base64: 22 characters are 16 bytes of which 122 bits are random. `n` makes each row another. */
const random = (length: number) => `left(
  (select string_agg(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '')
   from generate_series(1, ${Math.ceil(length / 22)}) where n > 0), ${length})`;

/** Words of random letters and digits. */
const words = (length: number) => `translate(${random(length)}, '+/ABCDEFG', '         ')`;

/** Fills a migrated database with photographs and notes whose backup is at least this many bytes. */
export async function fillNotes(superuserUrl: string, bytes: number): Promise<void> {
  const photos = (bytes * PHOTOS) / COMPRESSED / PHOTO_LENGTH;
  const people = Math.ceil(photos / USERS);
  const notes = Math.ceil((bytes * (1 - PHOTOS)) / COMPRESSED / NOTE_LENGTH / (USERS * people));
  const superuser = { connectionString: superuserUrl };
  await fillSintonia(superuser, { users: USERS, people, notes: 0 });
  const [user, person] = [sqlId("u"), sqlId("u * 1000 + p")];
  const everybody = `generate_series(1, ${USERS}) u, generate_series(1, ${people}) p`;
  await fill(superuser, [
    `create table random_texts as
     select n, ${random(PHOTO_LENGTH)} as image, ${words(NOTE_LENGTH)} as content from generate_series(1, ${TEXTS}) n`,
    "alter table random_texts add primary key (n)",
    `insert into persona_photos (user_id, persona_id, image)
     select ${user}, ${person}, image from ${everybody}, random_texts where n = 1 + (u * ${people} + p) % ${TEXTS}`,
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select ${user}, ${person}, content, now() - k * interval '1 hour'
     from ${everybody}, generate_series(1, ${notes}) k, random_texts
     where n = 1 + (u * 7919 + p * 97 + k) % ${TEXTS}`,
    // Otherwise the server would begin to read the notes for danger, beside the backup.
    "update personas set photo = 'random', safety_read_at = now()",
    "drop table random_texts",
  ]);
}
