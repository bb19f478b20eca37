import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDirect } from "#server/db/backup/open-direct.ts";
import { openEmbedded } from "#server/db/embedded/open.ts";
import { commandLine } from "../support/command-line.ts";
import { temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const inside = (name: string) => path.join(folder, name);
const FILE = fileURLToPath(new URL("../db/before-initial.backup", import.meta.url));

/** Changes or reads the names of the account's people. */
async function people(dataDir: string, change = ""): Promise<string[]> {
  const direct = await openDirect({ dataDir });
  const { client } = direct;
  try {
    await client.query("begin; set local role sintonia_system");
    if (change) await client.query(change);
    const { rows } = await client.query<{ name: string }>("select name from personas order by name");
    await client.query("commit");
    return rows.map(({ name }) => name);
  } finally {
    await direct.close();
  }
}

const DATA_DIR = inside("data");
const restore = (env: Record<string, string>, ...args: string[]) =>
  commandLine({ DATA_DIR, ...env }, "restore", ...args);
let restored: Awaited<ReturnType<typeof restore>>;
beforeAll(async () => {
  restored = await restore({}, FILE);
}, 300_000);

test("restore --replace first backs up what it replaces, and stops where it cannot unless told otherwise", async () => {
  expect(restored).toMatchObject({ status: 0, err: "" });
  const original = await people(DATA_DIR);
  const renamed = await people(DATA_DIR, "update personas set name = name || ' (changed)'");
  expect(renamed).not.toEqual(original);

  writeFileSync(inside("a-file"), "");
  const env = { BACKUP_DIR: inside("a-file"), BACKUP_PASSPHRASE: "a passphrase of the tests" };
  const refused = await restore(env, FILE, "--replace");
  expect(refused).toMatchObject({ status: 2, out: "" });
  expect(refused.err).toMatch(
    /^Nothing was restored, because a copy of what is there could not be made first\. .*a-file.* With --no-backup no copy is made\.$/,
  );
  expect(await people(DATA_DIR)).toEqual(renamed);
  expect(await restore({}, FILE, "--no-backup")).toMatchObject({ status: 2, out: "" });

  mkdirSync(inside("kept"), { mode: 0o700 });
  const kept = { ...env, BACKUP_DIR: inside("kept") };
  const { status, out } = await restore(kept, FILE, "--replace");
  const [, copy = ""] =
    /^What was there is in (.*): \d+ rows of \d+ tables, encrypted with the passphrase\./.exec(out) ?? [];
  expect({ status, copy }).toEqual({
    status: 0,
    copy: expect.stringMatching(/before-restore-\d{8}T\d{6}Z\.backup\.age$/) as string,
  });
  expect(path.dirname(copy)).toBe(inside("kept"));
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(await people(DATA_DIR)).toEqual(original);

  // Back to what was there; without BACKUP_DIR the next copy is beside the data.
  const back = await restore({ BACKUP_PASSPHRASE: env.BACKUP_PASSPHRASE }, copy, "--replace");
  expect(back).toMatchObject({ status: 0, err: "" });
  expect(await people(DATA_DIR)).toEqual(renamed);
  const copies = () => readdirSync(DATA_DIR).filter((name) => name.startsWith("before-restore-"));
  expect(copies()).toHaveLength(1);

  expect(await restore({}, FILE, "--replace", "--no-backup")).toMatchObject({ status: 0, err: "" });
  expect(await people(DATA_DIR)).toEqual(original);
  expect(copies()).toHaveLength(1);
}, 300_000);

test("check tells whether the embedded database answers, beside a process that has it open as well", async () => {
  const before = readdirSync(DATA_DIR).toSorted();
  const { status, out } = await commandLine({ DATA_DIR }, "check");
  expect({ status, out }).toEqual({
    status: 0,
    out: expect.stringMatching(
      /^ok {4}database: the embedded one answers, with the schema of this version$/m,
    ) as string,
  });
  expect(readdirSync(DATA_DIR).toSorted()).toEqual(before);
  const running = await openEmbedded(DATA_DIR);
  const beside = await commandLine({ DATA_DIR, BACKUP_TIME: "noon" }, "check");
  await running.close();
  expect(beside).toMatchObject({ status: 2, err: expect.stringMatching(/^1 of \d+ is wrong\.$/) as string });
  expect(beside.out).toContain("the embedded one answers, in the running server, with the schema of this version");
  expect(beside.out).toContain("WRONG BACKUP_TIME: must be a time from 00:00 to 23:59");
}, 300_000);
