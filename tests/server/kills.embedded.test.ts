import { afterAll, expect, test } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import { createClient, signUp, type Client } from "../support/client.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

/** `check:faults` does more of them. */
const KILLS = 2;
const { folder, remove } = temporaryFolder();
afterAll(remove);

test(`after ${KILLS} kills (-9) during writes every acknowledged note exists`, { timeout: 300_000 }, async () => {
  let server = await startServerProcess({ DATA_DIR: preparedFolder(folder) });
  const code = server.invitation!.split("/").at(-1)!;
  const { cookie } = await signUp(createClient(server.url), { code });
  const anna = (): Client => createClient(server.url).with({ cookie });
  const { id } = await anna().json<{ id: string }>("/api/personas", { body: { name: "Marta", context: "friend" } });

  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const enough = Promise.withResolvers<void>();
    const before = acknowledged.length;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const noteId = crypto.randomUUID();
        const body = { id: noteId, content: `${round}/${writer}/${count}` };
        const answer = await anna()
          .request(`/api/personas/${id}/notes`, { body })
          .catch(() => null); // the server is gone
        if (answer?.status !== 201) return;
        acknowledged.push(noteId);
        if (acknowledged.length >= before + 25) enough.resolve();
      }
    });
    await enough.promise;
    await server.stop("SIGKILL");
    await Promise.all(writers);
    server = await startServerProcess({ DATA_DIR: folder });
    expect(server.invitation, "an account exists: no new invitation").toBeNull();
  }

  const stored = new Set<string>();
  let cursor = "";
  do {
    const path = `/api/personas/${id}/notes?limit=100${cursor}`;
    const page: { items: Note[]; next_cursor: string | null } = await anna().json(path);
    for (const note of page.items) stored.add(note.id);
    cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
  } while (cursor);
  await server.stop();
  expect(acknowledged.length).toBeGreaterThanOrEqual(25 * KILLS);
  expect(acknowledged.filter((note) => !stored.has(note))).toEqual([]);
});
