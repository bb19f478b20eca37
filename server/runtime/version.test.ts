import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readCommit } from "./version.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sintonia-version-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
let count = 0;

/** A folder with these files; returns its path. */
function folderWith(files: Record<string, string>): string {
  const root = path.join(folder, String((count += 1)));
  mkdirSync(root);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

test.each([
  ["a branch", { ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${COMMIT}\n` }],
  [
    "a packed branch",
    {
      ".git/HEAD": "ref: refs/heads/main\n",
      ".git/packed-refs": `# pack-refs with: peeled\n${"f".repeat(40)} refs/heads/not/refs/heads/main\n${COMMIT} refs/heads/main\n`,
    },
  ],
  ["a commit", { ".git/HEAD": `${COMMIT}\n` }],
  [
    "a worktree",
    {
      ".git": "gitdir: main/.git/worktrees/one\n",
      "main/.git/worktrees/one/HEAD": "ref: refs/heads/one\n",
      "main/.git/worktrees/one/commondir": "../..\n",
      "main/.git/refs/heads/one": COMMIT,
    },
  ],
])("the commit of %s that is checked out is read", (_name, files) => {
  expect(readCommit(folderWith(files))).toBe(COMMIT.slice(0, 10));
});

test.each([
  ["no checkout", {}],
  ["a branch without a commit", { ".git/HEAD": "ref: refs/heads/main\n" }],
  ["something else", { ".git/HEAD": "no commit\n" }],
])("there is none in %s", (_name, files) => {
  expect(readCommit(folderWith(files))).toBeNull();
});
