import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { missingPaths, RULES, originTraces } from "./support/repo-rules.ts";
import { parseSource, readSources, readTexts } from "./support/source-files.ts";

const sources = readSources();

describe("repository", () => {
  it("has sources", () => {
    for (const folder of ["domain", "scripts", "tests"]) {
      expect(sources.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
    }
  });

  it.each(Object.keys(RULES))("%s", (name) => {
    expect(sources.flatMap((file) => RULES[name]?.(file) ?? [])).toEqual([]);
  });

  it("sends the browser no code that reads the weights", () => {
    const files = new Map(sources.map((file) => [file.path, file]));
    const reached = new Set([...files.keys()].filter((path) => path.startsWith("web/") && !path.includes(".test.")));
    for (const path of reached) {
      for (const { target, local, typeOnly } of files.get(path)?.imports ?? [])
        if (local && !typeOnly) reached.add(target);
    }
    expect(reached).toContain("domain/chat/contract.ts");
    expect([...reached].filter((path) => path.startsWith("weights/"))).toEqual([]);
  });

  it("has documents without traces of how they were made", () => {
    expect(readTexts().flatMap(originTraces)).toEqual([]);
  });

  it("has documents that name only existing files and folders", () => {
    const documents = readTexts().filter(({ path }) => path.endsWith(".md"));
    expect(documents.flatMap((document) => missingPaths(document, existsSync))).toEqual([]);
    const wrong = { path: "docs/a.md", text: "See `server/no-such.ts`, `server/db/` and `npm run x`." };
    expect(missingPaths(wrong, existsSync)).toEqual(["docs/a.md names server/no-such.ts"]);
  });
});

/** For each rule, a file that breaks it and one that keeps it. */
const EXAMPLES: [rule: string, path: string, broken: string, kept: string][] = [
  [
    "features use the routers that declare who may call",
    "server/features/notes/routes.ts",
    `import { createRouter } from "#server/http/http.ts";`,
    `import { userRouter } from "#server/auth/routers.ts";`,
  ],
  [
    "domain imports only zod, its learned parts also the weights",
    "domain/notes/contract.ts",
    `import fs from "node:fs";`,
    `import { z } from "zod";`,
  ],
  [
    "domain imports only zod, its learned parts also the weights",
    "domain/x.ts",
    `import type { Db } from "#server/db/connect.ts";`,
    `import { a } from "./notes/a.ts";`,
  ],
  [
    "domain imports only zod, its learned parts also the weights",
    "domain/x.ts",
    `const y = await import("react");`,
    `export * from "#domain/page.ts";`,
  ],
  [
    "domain imports only zod, its learned parts also the weights",
    "domain/x.ts",
    `type Y = import("hono").Context;`,
    `type Y = import("zod").ZodType;`,
  ],
  [
    "domain imports only zod, its learned parts also the weights",
    "domain/x.ts",
    `export { a } from "hono";`,
    `export const a = 1;`,
  ],
  [
    "domain imports only zod, its learned parts also the weights",
    "domain/chat/name-forms.ts",
    `import { readSection } from "#weights/load.ts";`,
    `import { WORDS } from "#domain/understanding/words.en.gen.ts";`,
  ],
  [
    "web imports go from routes to features to shared folders to domain",
    "web/ui/button.tsx",
    `import { a } from "../features/notes/queries.ts";`,
    `import { a } from "#domain/text.ts";`,
  ],
  [
    "web imports go from routes to features to shared folders to domain",
    "web/features/notes/NoteForm.tsx",
    `import { a } from "../people/queries.ts";`,
    `import { a } from "./queries.ts";`,
  ],
  [
    "web imports go from routes to features to shared folders to domain",
    "web/app/api.ts",
    `import { a } from "#web/routes/home.tsx";`,
    `import { a } from "#web/ui/toast.ts";`,
  ],
  [
    "web imports go from routes to features to shared folders to domain",
    "web/routes/home.tsx",
    `import { a } from "../../scripts/dev.ts";`,
    `import { a } from "#web/features/notes/queries.ts";`,
  ],
  [
    "web/ui imports no router, query or form library",
    "web/ui/button.tsx",
    `import { Link } from "@tanstack/react-router";`,
    `import { Slot } from "@radix-ui/react-slot";`,
  ],
  [
    "web imports only a type from the server",
    "web/app/api.ts",
    `import { AppType } from "#server/app.ts";`,
    `import type { AppType } from "#server/app.ts";`,
  ],
  [
    "web imports only a type from the server",
    "web/app/api.ts",
    `import type { Env } from "#server/runtime/env.ts";`,
    `import { hc } from "hono/client";`,
  ],
  [
    "web imports only a type from the server",
    "web/app/api.ts",
    `type A = import("#server/app.ts").Other;`,
    `type A = import("#server/app.ts").AppType;`,
  ],
  [
    "a feature of the server imports no other feature",
    "server/features/notes/create-note.ts",
    `import { a } from "../people/get.ts";`,
    `import { a } from "./list.ts";`,
  ],
  [
    "a feature of the server imports no other feature",
    "server/db/connect.ts",
    `import { a } from "#server/features/notes/list.ts";`,
    `import { a } from "#server/runtime/env.ts";`,
  ],
  [
    "a feature of the server imports no other feature",
    "server/app.ts",
    `import { a } from "#web/app/api.ts";`,
    `import { notes } from "./features/notes/routes.ts";`,
  ],
  [
    "server/db does not import server/records",
    "server/db/session-read.ts",
    `import { a } from "#server/records/people/to-persona.ts";`,
    `import { a } from "./packet.ts";`,
  ],
  [
    "only operations access the database",
    "server/features/notes/routes.ts",
    `import { eq } from "drizzle-orm";`,
    `import { createNote } from "./create-note.ts";`,
  ],
  [
    "only operations access the database",
    "server/features/notes/routes.ts",
    `import { notes } from "#server/db/schema/notes.ts";`,
    `import type { Db } from "#server/db/connect.ts";`,
  ],
  ["only operations access the database", "server/ai/door.ts", `import pg from "pg";`, `import { z } from "zod";`],
  [
    "outgoing HTTP requests go through server/outgoing",
    "server/ai/structured.ts",
    `import { generateText } from "ai";`,
    `import type { ServerResponse } from "node:http";`,
  ],
  [
    "outgoing HTTP requests go through server/outgoing",
    "server/features/voice/voice-to-text.ts",
    `const reply = await fetch(url);`,
    `app.fetch(request); import { send } from "#server/outgoing/send.ts";`,
  ],
  [
    "no file only re-exports",
    "web/ui/kit.ts",
    `export { Button } from "./Button.tsx";\nexport * from "./Card.tsx";`,
    `export const a = 1;`,
  ],
  ["only configuration files have default exports", "server/app.ts", `export default 1;`, `export const a = 1;`],
  [
    "only configuration files have default exports",
    "server/app.ts",
    `const a = 1; export { a as default };`,
    `export { a };\nconst a = 1;`,
  ],
  ["files are kebab-case, components PascalCase", "domain/noteText.ts", "", ""],
  ["files are kebab-case, components PascalCase", "web/features/notes/note-form.tsx", "", ""],
  ["local imports have an extension", "domain/x.ts", `import { a } from "./y";`, `import { a } from "./y.ts";`],
  [
    "local imports have an extension",
    "server/x.ts",
    `import { a } from "#domain/content.en";`,
    `import "./x.css?inline";`,
  ],
  [
    "imports from another top-level folder use its alias",
    "server/x.ts",
    `import { a } from "../domain/y.ts";`,
    `import { a } from "#domain/y.ts";`,
  ],
  [
    "table checks take their values from the contracts",
    "server/db/schema/x.ts",
    "check(`x`, sql`${t.x} in ('a', 'b')`)",
    "check(`x`, oneOf(t.x, VALUES))",
  ],
  [
    "table checks take their values from the contracts",
    "server/db/schema/x.ts",
    "sql`char_length(${t.x}) between 1 and 80`",
    "sql`char_length(${t.x}) <= ${sql.raw(String(X_MAX))}`",
  ],
  ["no code file has more than 300 lines", "server/x.ts", "\n".repeat(300) + "let a;", "let a;" + "\n".repeat(400)],
  [
    "no function of the product has more than 120 lines",
    "server/x.ts",
    `function f() {${"\n".repeat(120)}}`,
    `const f = () => {${"\n".repeat(119)}};${"\n".repeat(100)}`,
  ],
  ["feature folders have known names", "server/features/gadgets/routes.ts", "", ""],
  ["feature folders have known names", "domain/gadgets/contract.ts", "", ""],
  ["no file has traces of how it was made", "docs/a.ts", `// see /work/main/x`, `// see /api/work/x`],
  ["no file has traces of how it was made", "docs/a.ts", `// as issue 2 says`, `// a tissue of 2`],
];

describe("rules", () => {
  it.each(EXAMPLES)("%s: %s, broken by «%s»", (name, path, broken) => {
    expect(RULES[name]?.(parseSource(path, broken))).toHaveLength(1);
  });

  it.each(EXAMPLES.filter(([, , broken, kept]) => broken !== kept))("%s: %s, kept", (name, path, _, kept) => {
    expect(RULES[name]?.(parseSource(path, kept))).toEqual([]);
  });

  it("each have an example", () => {
    expect(new Set(EXAMPLES.map(([name]) => name))).toEqual(new Set(Object.keys(RULES)));
  });

  it("accept valid file names", () => {
    const good = [
      "domain/note-text.ts",
      "web/features/notes/NoteForm.tsx",
      "web/routes/persona.$id.tsx",
      "web/ui/icon-button.tsx",
      "web/main.tsx",
    ];
    for (const path of good) {
      expect(Object.values(RULES).flatMap((rule) => rule(parseSource(path, "export const a = 1;")))).toEqual([]);
    }
  });
});
