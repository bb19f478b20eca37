import { describe, expect, it } from "vitest";
import { compareTexts, compareUses, toTexts } from "./check-locales.ts";
import { readKeys } from "./locale-keys.ts";

function texts(en: unknown, it: unknown): string[] {
  return compareTexts(toTexts({ notes: en }), toTexts({ notes: it }), new Set(["Chat"]));
}

function uses(content: Record<string, unknown>, source: string): string[] {
  return compareUses(toTexts(content), new Map([["web/a.tsx", readKeys("web/a.tsx", source)]]));
}

describe("the texts of two languages", () => {
  it("pass if they are complete", () => {
    const en = { title: "Notes", by: "By {{name}}", n_one: "One note", n_other: "{{count}} notes", chat: "Chat" };
    const it = { title: "Note", by: "Di {{name}}", n_one: "{{count}} nota", n_other: "{{count}} note", chat: "Chat" };
    expect(texts(en, it)).toEqual([]);
  });

  it.each([
    ["a missing text", { a: "One", b: { c: "Two" } }, { a: "Uno" }, "it notes:b.c: missing"],
    ["an extra text", { a: "One" }, { a: "Uno", b: "Due" }, "en notes:b: missing (or too much in it)"],
    ["an untranslated text", { a: "One" }, { a: "One" }, "it notes:a: untranslated «One»"],
    ["other placeholders", { a: "Hi {{name}}" }, { a: "Ciao {{nome}}" }, "notes:a: different placeholders"],
    [
      "a lost count",
      { a_one: "one", a_other: "{{count}} x" },
      { a_one: "uno", a_other: "y" },
      "notes:a_other: different placeholders",
    ],
    ["other tags", { a: "<1>Go</1>" }, { a: "Vai" }, "notes:a: different tags"],
    [
      "a straight apostrophe",
      { a: "Friend" },
      { a: "L'amica" },
      "it notes:a: straight apostrophe or quote in «L'amica»",
    ],
    ["an empty text", { a: "One" }, { a: " " }, "it notes:a: empty text"],
    ["half a plural", { a_other: "More" }, { a_other: "Altri" }, "en notes:a_other: its plural form a_one is missing"],
  ])("fail for %s", (_, en, it, problem) => {
    expect(texts(en, it)).toContain(problem);
  });
});

describe("the uses of texts", () => {
  const content = { notes: { title: "Notes", n_one: "1", n_other: "2", list: { a: "A", b: "B" } }, errors: { x: "X" } };

  it("find plain, plural, prefixed, object, conditional and JSX keys", () => {
    const source = `
      const { t } = useTranslation("notes");
      t("n", { count }); t(\`errors:\${code}\`); t("list", { returnObjects: true });
      <Trans i18nKey="notes:title" />;`;
    expect(uses(content, source)).toEqual([]);
    expect(uses({ notes: { a: "A", b: "B" } }, `useTranslation(["notes"]); t(open ? "a" : "b");`)).toEqual([]);
    expect(uses({ common: { a: "A" } }, `t("a")`)).toEqual([]);
    expect(uses({ notes: { a: "A" } }, `t("a", { ns: "notes" })`)).toEqual([]);
  });

  it("count keys that reach t() through a variable", () => {
    expect(uses({ notes: { a: "A" } }, `const tabs = [{ label: "notes:a" }]; t(tabs[0].label);`)).toEqual([]);
    expect(uses({ notes: { a: "A" } }, `useTranslation("notes"); const tabs = ["a"]; t(tabs[0]);`)).toEqual([]);
  });

  it("report a key that does not exist, with its line", () => {
    expect(uses({ notes: { a: "A" } }, `useTranslation("notes");\nt("a"); t("gone");`)).toEqual([
      "web/a.tsx:2: no text gone",
    ]);
    expect(uses({ errors: {} }, "t(`errors:${code}`)")).toEqual(["web/a.tsx:1: no text /^errors:.+$/"]);
  });

  it("report an unused text", () => {
    expect(uses({ notes: { a: "A", b: "B" } }, `useTranslation("notes"); t("a"); const b = "b";`)).toEqual([
      "notes:b: unused",
    ]);
  });
});
