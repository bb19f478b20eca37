import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Persona, SavePhotoInput } from "#domain/people/contract.ts";
import { barePhoto } from "#domain/people/photo.ts";
import { changePersona, lockPersona, requirePersona } from "#server/db/require-persona.ts";
import { personaPhotos } from "#server/db/schema/people.ts";
import { personaView } from "#server/db/to-persona.ts";
import type { Verb } from "#server/services.ts";

/**
 * Keeps a photograph of a person in place of the one there was: the picture alone, whatever else the file carried.
 * @throws DomainError not_found; photo_unreadable unless it is a JPEG of at most 256 by 256 pixels.
 */
export function savePhoto({
  db,
  user,
  input: { id, image, now },
}: Verb<SavePhotoInput & { id: string; now: Date }>): Promise<Persona> {
  const bare = barePhoto(Buffer.from(image, "base64"));
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

/** Takes a person’s photograph away; nothing where there is none. @throws DomainError not_found. */
export function removePhoto({ db, user, input: { id, now } }: Verb<{ id: string; now: Date }>): Promise<Persona> {
  return db.withUser(user.id, async (tx) => {
    await lockPersona(tx, id);
    await tx.delete(personaPhotos).where(eq(personaPhotos.personaId, id));
    return personaView(tx, await changePersona(tx, id, { photo: null, updatedAt: now }));
  });
}

/** A person’s photograph, a JPEG. @throws DomainError not_found, also where there is none. */
export function getPhoto({ db, user, input: { id } }: Verb<{ id: string }>): Promise<Buffer<ArrayBuffer>> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, id);
    const [row] = await tx.select().from(personaPhotos).where(eq(personaPhotos.personaId, id));
    if (!row) throw new DomainError("not_found");
    return Buffer.from(row.image, "base64");
  });
}
