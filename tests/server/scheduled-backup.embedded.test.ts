import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createClient, signUp } from "../support/client.ts";
import { commandLine } from "../support/command-line.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const inside = (name: string) => path.join(folder, name);
/** A backup is made and restored beside a server, on a machine that may be busy. */
const LONG_MS = 300_000;

test(
  "a server backs itself up at its first start, says so, and only the passphrase opens the file",
  async () => {
    const token = "a-token-for-prometheus";
    const passphrase = "a passphrase of the tests";
    const env = {
      DATA_DIR: preparedFolder(inside("first")),
      BACKUP_DIR: inside("kept"),
      BACKUP_PASSPHRASE: passphrase,
    };
    await using server = await startServerProcess({ ...env, METRICS_TOKEN: token });
    const client = createClient(server.url);
    const prometheus = client.with({ authorization: `Bearer ${token}` });
    const figures = async () => (await prometheus.ask("/metrics")).text;
    await expect
      .poll(figures, { timeout: LONG_MS / 2, interval: 1000 })
      .toMatch(/^sintonia_backup_last_success_timestamp_seconds 1\.?\d+/m);
    expect(await figures()).toMatch(/^sintonia_backup_failures 0$/m);
    const [name = "", ...more] = readdirSync(inside("kept"));
    expect(name).toMatch(/^sintonia-\d{8}T\d{6}Z\.backup\.age$/);
    expect(more).toEqual([]);
    expect(statSync(inside("kept")).mode & 0o777).toBe(0o700);
    expect(statSync(inside(`kept/${name}`)).mode & 0o777).toBe(0o600);
    await expect.poll(() => server.stderr()).toContain('"event":"backup_made"');
    expect(server.stderr()).not.toContain(passphrase);
    const code = server.invitation!.split("/").at(-1)!;
    const anna = await signUp(client, { code, email: "anna@example.org" });
    expect((await anna.ask("/api/personas")).status, "the server goes on as before").toBe(200);

    const another = await commandLine(env, "backup", "now");
    expect(another).toMatchObject({ status: 0, err: "" });
    const [, made = ""] = /^(sintonia-\S+\.backup\.age): \d+ rows in [\d.]+ [kM]B, verified\.$/.exec(another.out) ?? [];
    expect(readdirSync(inside("kept")), "both of a day are kept").toEqual([name, made]);

    const file = inside(`kept/${made}`);
    writeFileSync(inside("short"), readFileSync(file).subarray(0, -1));
    const restore = (from: string, secret: string) =>
      commandLine({ DATA_DIR: inside("second"), BACKUP_PASSPHRASE: secret }, "restore", from);
    expect(await restore(file, "another passphrase")).toEqual({
      status: 2,
      out: "",
      err: `The passphrase is wrong, or ${file} is damaged.`,
    });
    expect(await restore(inside("short"), passphrase)).toMatchObject({ status: 2, out: "" });
    expect(await restore(file, "")).toMatchObject({ status: 2, out: "" });
    expect(existsSync(inside("second")), "nothing has been created").toBe(false);
    expect(await restore(file, passphrase)).toMatchObject({ status: 0, err: "" });
    expect(readFileSync(inside("second/auth-secret"), "utf8")).toBe(readFileSync(inside("first/auth-secret"), "utf8"));
  },
  LONG_MS,
);
