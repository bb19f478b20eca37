import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Persona, SavePhotoInput } from "#domain/people/contract.ts";
import { stripPhoto } from "#domain/people/photo.ts";
import { changePersona, lockPersona } from "#server/records/people/require-persona.ts";
import { personaPhotos, personas } from "#server/db/schema/people.ts";
import { SESSION_USER, sessionRead } from "#server/db/session-read.ts";
import { personaView } from "#server/records/people/to-persona.ts";
import type { SessionVerb, Verb } from "#server/services.ts";

/**
 * Replaces a person's photograph; everything in the file but the image is dropped.
 * @throws DomainError not_found; photo_unreadable unless it is a JPEG of at most 256 by 256 pixels.
 */
export function savePhoto({
  db,
  user,
  input: { id, image, now },
}: Verb<SavePhotoInput & { id: string; now: Date }>): Promise<Persona> {
  const bare = stripPhoto(Buffer.from(image, "base64"));
  if (!bare) throw new DomainError("photo_unreadable", { field: "image" });
  const kept = { image: Buffer.from(bare).toString("base64"), createdAt: now };
  const version = createHash("sha256").update(bare).digest("hex").slice(0, 16);
  return db.withUser(user.id, async (tx) => {
    await lockPersona(tx, id);
    await tx
      .insert(personaPhotos)
      .values({ userId: user.id, personaId: id, ...kept })
      .onConflictDoUpdate({ target: [personaPhotos.userId, personaPhotos.personaId], set: kept });
    return personaView(tx, await changePersona(tx, id, { photo: version, updatedAt: now }));
  });
}

/** Removes a person's photograph, if there is one. @throws DomainError not_found. */
export function removePhoto({ db, user, input: { id, now } }: Verb<{ id: string; now: Date }>): Promise<Persona> {
  return db.withUser(user.id, async (tx) => {
    await lockPersona(tx, id);
    await tx.delete(personaPhotos).where(eq(personaPhotos.personaId, id));
    return personaView(tx, await changePersona(tx, id, { photo: null, updatedAt: now }));
  });
}

interface PhotoRow {
  id: string;
  version: string;
  /** Null if the caller already has this version. */
  image: string | null;
}

const photograph = sessionRead<"id" | "known", PhotoRow>("get_photo", ({ id, known }) => ({
  rows: sql`
    select p.id, p.photo as version, case when p.photo <> all(${known}::text[]) then f.image end as image
    from ${personas} p join ${personaPhotos} f on f.user_id = p.user_id and f.persona_id = p.id
    where p.user_id = ${SESSION_USER} and p.id = ${id} and p.deleted_at is null and p.photo is not null limit 1`,
}));

export interface Photo {
  version: string;
  /** A JPEG; null if its version is one of the `known`. */
  image: Buffer<ArrayBuffer> | null;
}

/** A person's photograph. @throws DomainError unauthenticated; not_found, also if there is none. */
export async function getPhoto({
  db,
  token,
  input,
}: SessionVerb<{ id: string; known: readonly string[] }>): Promise<Photo> {
  const [row] = await photograph(db, token, input);
  if (!row) throw new DomainError("not_found");
  return { version: row.version, image: row.image === null ? null : Buffer.from(row.image, "base64") };
}
