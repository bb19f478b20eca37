import { Readable, type PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import { ARCHIVE_FILES } from "#domain/my-data/archive.ts";
import { ABOUT_ARCHIVE } from "#domain/my-data/content.about.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Log, Verb } from "#server/services.ts";
import { dataFile } from "./data-file.ts";
import { pageFile } from "./page-file.ts";
import { peopleFile } from "./people-file.ts";
import { readAccount } from "./read-account.ts";

/**
 * All of a user's data as one zip archive, read and packed only as fast as the client downloads, file by file, never in
 * memory as a whole. An error aborts the download, so that an incomplete archive is not taken for a complete one.
 */
export async function exportData({
  db,
  user,
  input: { now, timeZone, log },
}: Verb<{ now: Date; timeZone: string; log: Log }>): Promise<ReadableStream> {
  const account = await readAccount(db, user.id);
  const [profile] = await db.withUser(user.id, (tx) => tx.select({ language: profiles.language }).from(profiles));
  const language = profile?.language ?? DEFAULT_LANGUAGE;

  const zip = new ZipFile();
  // The type declarations only say ReadableStream.
  const output = zip.outputStream as PassThrough;
  let reading: Readable | undefined;
  function fail(error: Error): void {
    log("error", "export_failed", { kind: error.name });
    output.destroy(error);
  }
  const add = (name: string, write: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(name, { mtime: now }, (ready) => {
      reading = Readable.from(write()).on("error", (error) => fail(error));
      ready(null, reading);
    });
  zip.addBuffer(Buffer.from(ABOUT_ARCHIVE[language]), ARCHIVE_FILES.about, { mtime: now });
  add(ARCHIVE_FILES.page, () => pageFile({ db, account, language, timeZone, now }));
  add(ARCHIVE_FILES.people, () => peopleFile(db, user.id, language));
  add(ARCHIVE_FILES.data, () => dataFile({ db, account, now }));
  zip.on("error", (error: Error) => fail(error));
  // Stops reading when the client disconnects.
  output.on("close", () => reading?.destroy());
  zip.end();
  return Readable.toWeb(output) as ReadableStream;
}
