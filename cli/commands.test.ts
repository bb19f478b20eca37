import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./commands.ts";
import { CommandError, currentUser, explainCommand } from "./failures.ts";

const nowhere = path.join(tmpdir(), `sintonia-nowhere-${process.pid}`);

test.each([
  [["invite", "revoke", "no-id"], "no-id is not the id of an invitation; invite list shows the ids."],
  [["invite", "revoke"], "The invitation’s id is missing; invite list shows it."],
  [["invite", "create"], "--tester-type is missing; --help shows how."],
  [["invite", "create", "--tester-type", "x".repeat(101)], "--tester-type has at most 100 characters."],
  [["invite", "create", "--tester-type", "x", "--email", "marco@"], "--email is not an e-mail address: marco@"],
  [
    ["invite", "create", "--tester-type", "x", "--expires", "soon"],
    "--expires is a number of hours, days or weeks: 12h, 30d or 2w.",
  ],
  [["invite", "create", "--tester-type", "x", "--language", "fr"], "--language is en or it."],
  [["invite", "list", "more"], "invite list does not take “more”; --help shows how."],
  [["invite", "list"], /^There is no database in .* yet: set DATA_DIR to the server’s, or start it once\.$/],
  [["token", "create"], "--email is missing; --help shows how."],
  [["token", "create", "--email", "marco@example.org", "--scope", "all"], "--scope is read or write."],
  [["token", "create", "--email", "marco@example.org", "--name", " "], "--name has one to 60 characters."],
  [["token", "create", "--email", "marco@example.org", "--expires", "never"], /^--expires is a number of hours/],
  [["token", "create", "--email", "marco@example.org", "--expires", "9999w"], "--expires is 365d at most for a token."],
  [["token", "create", "--email", "marco@example.org", "--expires", "366d"], "--expires is 365d at most for a token."],
  [["token", "create", "--email", "marco@example.org", "--expires", "365d"], /^There is no database in /],
  [["two-factor", "off"], "Say for whom: --email ADDRESS, or --everybody."],
  [["two-factor", "off", "--everybody", "--email", "marco@example.org"], /^Say for whom/],
  [["two-factor", "off", "--email", "marco@example.org"], /^There is no database in /],
  [["operator", "add"], "--email is missing; --help shows how."],
  [["operator", "add", "--email", "marco@"], "--email is not an e-mail address: marco@"],
  [["operator", "remove"], "--email is missing; --help shows how."],
  [["operator", "list", "more"], "operator list does not take “more”; --help shows how."],
  [["operator", "list"], /^There is no database in /],
  [["demo", "--language", "fr"], "--language is en or it."],
  [["demo", "--time-zone", "Mars/Olympus"], "--time-zone is unknown: Mars/Olympus"],
  [["demo", "--email", "marco@example.org"], /^There is no database in /],
  [["check", "more"], "check does not take “more”; --help shows how."],
  [["backup"], "The file name is missing; --help shows how."],
  [["backup", "a-file"], "There is no database here to back up."],
  [["backup", "now"], "There is no database here to back up."],
  [["backup", "now", "more"], "backup now does not take “more”; --help shows how."],
  [["backup", "list"], "BACKUP_DIR is not set: the server makes no backups by itself."],
  [["backup", "list", "more"], "backup list does not take “more”; --help shows how."],
  [["backup", "verify"], "The file name is missing; --help shows how."],
  [["backup", "verify", "/nowhere/file"], /^The backup cannot be read: ENOENT[^\n]*$/],
  [["restore", "package.json", "--identity", "/nowhere/keys"], /^The identity file cannot be read: ENOENT[^\n]*$/],
  [["restore", "/nowhere/file"], /^The backup cannot be read: ENOENT[^\n]*$/],
  [["restore", "package.json", "--no-backup"], "--no-backup only makes sense with --replace; --help shows how."],
  [["nonsense"], "There is no command “nonsense”; --help lists the commands."],
  [["invite", "--all"], /^Unknown option '--all'[^\n]*$/],
])("%j is rejected in one line, before a database is created", async (args, line) => {
  const said = await runCommand(args, { DATA_DIR: nowhere }).then(() => "nothing", explainCommand);
  expect(said).toEqual(typeof line === "string" ? line : expect.stringMatching(line));
  expect(existsSync(nowhere)).toBe(false);
});

test("a file that may not be read is reported with the user who tried", () => {
  const line = explainCommand(new CommandError("The identity file cannot be read: EACCES: permission denied"));
  expect(line).toMatch(/permission denied \(This command runs as \S+\.\)$/);
  const nobody = () => {
    throw new Error("no such user");
  };
  expect(currentUser(nobody)).toBe(`user ${process.getuid?.()}`);
});

test("an unexpected error is reported by its cause, without a stack trace or the SQL", () => {
  const cause = Object.assign(new Error("value too long"), { code: "22001" });
  const error = new Error("Failed query: insert into notes values ('what somebody wrote')", { cause });
  expect(explainCommand(error)).toBe("Failed: value too long");
});

test("a missing privilege of the database role is named", () => {
  const cause = Object.assign(new Error("permission denied to create role"), { code: "42501" });
  expect(explainCommand(new Error("Failed query", { cause }))).toMatch(
    /^DATABASE_URL: its role lacks a privilege \(permission denied to create role\)/,
  );
});
