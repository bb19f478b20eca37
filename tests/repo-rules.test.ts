import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pathsThatAreNot, RULES, tellsNoOrigin } from "./support/repo-rules.ts";
import { parseSource, readSources, readTexts } from "./support/source-files.ts";

const sources = readSources();

describe("the repo", () => {
  it("has sources to look at", () => {
    for (const folder of ["domain", "scripts", "tests"]) {
      expect(sources.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
    }
  });

  it.each(Object.keys(RULES))("%s", (name) => {
    expect(sources.flatMap((file) => RULES[name]?.(file) ?? [])).toEqual([]);
  });

  it("bounds the logs of every container it describes", () => {
    const compose = readFileSync("compose.yaml", "utf8");
    const services =
      /^services:\n([^]*?)^\S/m
        .exec(compose)?.[1]
        ?.split(/^ {2}(?=\w+:$)/m)
        .slice(1) ?? [];
    expect(services.map((text) => text.slice(0, text.indexOf(":")))).toEqual(["database", "sintonia"]);
    for (const text of services) expect(text).toMatch(/^ {4}logging: \*logging$/m);
    expect(compose).toMatch(/^x-logging: &logging\n {2}driver: local\n {2}options:\n {4}max-size: \d+m\n/m);
  });

  it("sends the browser nothing that reads the weights", () => {
    const files = new Map(sources.map((file) => [file.path, file]));
    const reached = new Set([...files.keys()].filter((path) => path.startsWith("web/") && !path.includes(".test.")));
    for (const path of reached) {
      for (const { target, local, typeOnly } of files.get(path)?.imports ?? [])
        if (local && !typeOnly) reached.add(target);
    }
    expect(reached).toContain("domain/chat/contract.ts");
    expect([...reached].filter((path) => path.startsWith("weights/"))).toEqual([]);
  });

  it("has documents that tell what it is, not how it came to be", () => {
    expect(readTexts().flatMap(tellsNoOrigin)).toEqual([]);
  });

  it("has documents that name files and folders there are", () => {
    const documents = readTexts().filter(({ path }) => path.endsWith(".md"));
    expect(documents.flatMap((document) => pathsThatAreNot(document, existsSync))).toEqual([]);
    const wrong = { path: "docs/a.md", text: "See `server/no-such.ts`, `server/db/` and `npm run x`." };
    expect(pathsThatAreNot(wrong, existsSync)).toEqual(["docs/a.md names server/no-such.ts"]);
  });
});

/** For each rule, a file that breaks it and one that keeps it. */
const EXAMPLES: [rule: string, path: string, broken: string, kept: string][] = [
  [
    "a feature's router says who may call",
    "server/features/notes/routes.ts",
    `import { createRouter } from "#server/http/http.ts";`,
    `import { userRouter } from "#server/auth/routers.ts";`,
  ],
  [
    "domain imports zod and nothing else, its learned parts the weights",
    "domain/notes/contract.ts",
    `import fs from "node:fs";`,
    `import { z } from "zod";`,
  ],
  [
    "domain imports zod and nothing else, its learned parts the weights",
    "domain/x.ts",
    `import type { Db } from "#server/db/connect.ts";`,
    `import { a } from "./notes/a.ts";`,
  ],
  [
    "domain imports zod and nothing else, its learned parts the weights",
    "domain/x.ts",
    `const y = await import("react");`,
    `export * from "#domain/page.ts";`,
  ],
  [
    "domain imports zod and nothing else, its learned parts the weights",
    "domain/x.ts",
    `type Y = import("hono").Context;`,
    `type Y = import("zod").ZodType;`,
  ],
  [
    "domain imports zod and nothing else, its learned parts the weights",
    "domain/x.ts",
    `export { a } from "hono";`,
    `export const a = 1;`,
  ],
  [
    "domain imports zod and nothing else, its learned parts the weights",
    "domain/chat/name-forms.ts",
    `import { readSection } from "#weights/load.ts";`,
    `import { WORDS } from "#domain/understanding/words.en.gen.ts";`,
  ],
  [
    "web points from routes to features to what they share to domain",
    "web/ui/button.tsx",
    `import { a } from "../features/notes/queries.ts";`,
    `import { a } from "#domain/text.ts";`,
  ],
  [
    "web points from routes to features to what they share to domain",
    "web/features/notes/NoteForm.tsx",
    `import { a } from "../people/queries.ts";`,
    `import { a } from "./queries.ts";`,
  ],
  [
    "web points from routes to features to what they share to domain",
    "web/app/api.ts",
    `import { a } from "#web/routes/home.tsx";`,
    `import { a } from "#web/ui/toast.ts";`,
  ],
  [
    "web points from routes to features to what they share to domain",
    "web/routes/home.tsx",
    `import { a } from "../../scripts/dev.ts";`,
    `import { a } from "#web/features/notes/queries.ts";`,
  ],
  [
    "web/ui knows no router, query or form library",
    "web/ui/button.tsx",
    `import { Link } from "@tanstack/react-router";`,
    `import { Slot } from "radix-ui";`,
  ],
  [
    "web takes from the server nothing but a type",
    "web/app/api.ts",
    `import { AppType } from "#server/app.ts";`,
    `import type { AppType } from "#server/app.ts";`,
  ],
  [
    "web takes from the server nothing but a type",
    "web/app/api.ts",
    `import type { Env } from "#server/runtime/env.ts";`,
    `import { hc } from "hono/client";`,
  ],
  [
    "web takes from the server nothing but a type",
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
    "server/db knows nothing of the product’s records",
    "server/db/session-read.ts",
    `import { a } from "#server/records/people/to-persona.ts";`,
    `import { a } from "./packet.ts";`,
  ],
  [
    "only verbs touch the database",
    "server/features/notes/routes.ts",
    `import { eq } from "drizzle-orm";`,
    `import { createNote } from "./create-note.ts";`,
  ],
  [
    "only verbs touch the database",
    "server/features/notes/routes.ts",
    `import { notes } from "#server/db/schema/notes.ts";`,
    `import type { Db } from "#server/db/connect.ts";`,
  ],
  ["only verbs touch the database", "server/ai/door.ts", `import pg from "pg";`, `import { z } from "zod";`],
  [
    "what leaves the server by HTTP leaves through server/outgoing",
    "server/ai/structured.ts",
    `import { generateText } from "ai";`,
    `import type { ServerResponse } from "node:http";`,
  ],
  [
    "what leaves the server by HTTP leaves through server/outgoing",
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
  ["default exports stand in configuration files only", "server/app.ts", `export default 1;`, `export const a = 1;`],
  [
    "default exports stand in configuration files only",
    "server/app.ts",
    `const a = 1; export { a as default };`,
    `export { a };\nconst a = 1;`,
  ],
  ["files are kebab-case, components PascalCase", "domain/noteText.ts", "", ""],
  ["files are kebab-case, components PascalCase", "web/features/notes/note-form.tsx", "", ""],
  ["a local import carries its extension", "domain/x.ts", `import { a } from "./y";`, `import { a } from "./y.ts";`],
  [
    "a local import carries its extension",
    "server/x.ts",
    `import { a } from "#domain/content.en";`,
    `import "./x.css?inline";`,
  ],
  [
    "another roof is imported by its alias",
    "server/x.ts",
    `import { a } from "../domain/y.ts";`,
    `import { a } from "#domain/y.ts";`,
  ],
  [
    "checks of tables take their values from the contracts",
    "server/db/schema/x.ts",
    "check(`x`, sql`${t.x} in ('a', 'b')`)",
    "check(`x`, oneOf(t.x, VALUES))",
  ],
  [
    "checks of tables take their values from the contracts",
    "server/db/schema/x.ts",
    "sql`char_length(${t.x}) between 1 and 80`",
    "sql`char_length(${t.x}) <= ${sql.raw(String(X_MAX))}`",
  ],
  ["no file of code has more than 300 lines", "server/x.ts", "\n".repeat(300) + "let a;", "let a;" + "\n".repeat(400)],
  [
    "no function of the product has more than 120 lines",
    "server/x.ts",
    `function f() {${"\n".repeat(120)}}`,
    `const f = () => {${"\n".repeat(119)}};${"\n".repeat(100)}`,
  ],
  ["every feature folder has a name of the house", "server/features/gadgets/routes.ts", "", ""],
  ["every feature folder has a name of the house", "domain/gadgets/contract.ts", "", ""],
  ["no file tells how it came to be", "docs/a.ts", `// see /work/main/x`, `// see /api/work/x`],
  ["no file tells how it came to be", "docs/a.ts", `// as issue 2 says`, `// a tissue of 2`],
];

describe("the rules themselves", () => {
  it.each(EXAMPLES)("%s: %s, broken by «%s»", (name, path, broken) => {
    expect(RULES[name]?.(parseSource(path, broken))).toHaveLength(1);
  });

  it.each(EXAMPLES.filter(([, , broken, kept]) => broken !== kept))("%s: %s, kept", (name, path, _, kept) => {
    expect(RULES[name]?.(parseSource(path, kept))).toEqual([]);
  });

  it("have an example each", () => {
    expect(new Set(EXAMPLES.map(([name]) => name))).toEqual(new Set(Object.keys(RULES)));
  });

  it("leave names of the house alone", () => {
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
