import { afterAll, expect, test } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import { cookieOf, PASSWORD } from "../support/app.ts";
import { preparedFolder, startServerProcess, temporaryFolder, type ServerProcess } from "../support/server-process.ts";

/** `check:faults` kills on for longer. */
const KILLS = 4;
const { folder, remove } = temporaryFolder();
afterAll(remove);

test(
  `${KILLS} kills (-9) while notes are being written: every acknowledged note is there`,
  { timeout: 300_000 },
  async () => {
    let server = await startServerProcess({ DATA_DIR: preparedFolder(folder) });
    const code = server.invitation!.split("/").at(-1)!;
    const signUp = await post(server, "/api/auth/sign-up/email", {
      name: "Anna",
      email: "anna@example.org",
      password: PASSWORD,
      invitation_code: code,
      consents: { terms: true, privacy: true, adult: true },
    });
    const cookie = cookieOf(signUp);
    const { id } = (await (
      await post(server, "/api/personas", { name: "Marta", context: "friend" }, cookie)
    ).json()) as { id: string };

    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const enough = Promise.withResolvers<void>();
      const before = acknowledged.length;
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let count = 0; ; count += 1) {
          const noteId = crypto.randomUUID();
          try {
            const answer = await post(
              server,
              `/api/personas/${id}/notes`,
              { id: noteId, content: `${round}/${writer}/${count}` },
              cookie,
            );
            if (answer.status !== 201) return;
          } catch {
            return; // the server is gone
          }
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
      const response = await fetch(`${server.url}/api/personas/${id}/notes?limit=100${cursor}`, {
        headers: { cookie },
      });
      const page = (await response.json()) as { items: Note[]; next_cursor: string | null };
      for (const note of page.items) stored.add(note.id);
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
    } while (cursor);
    await server.stop();
    expect(acknowledged.length).toBeGreaterThanOrEqual(25 * KILLS);
    expect(acknowledged.filter((note) => !stored.has(note))).toEqual([]);
  },
);

function post(server: ServerProcess, path: string, body: unknown, cookie = ""): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}
