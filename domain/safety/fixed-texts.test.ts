import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CASES } from "#domain/coaching/cases/cases.ts";
import { fill } from "#domain/coaching/text.ts";
import { variants } from "#domain/coaching/vary.ts";
import { LANGUAGES, type Bilingual } from "#domain/language.ts";
import { checkSafety } from "./check.ts";

const DOMAIN = join(import.meta.dirname, "..");
/** Files whose texts have to name a danger: they are used only while one is open. */
const NAMES_DANGER =
  /content\.(?:portrait-care|tips\.safety[\w-]*|card)\.ts$|\/care\/content\.|\/legal\/|content\.(?:rules|more|idioms|words|topics)\b/;
const VALUES: Record<string, string> = {
  name: "Marta",
  a_name: "a Marta",
  day: "Tuesday",
  quote: "We had lunch",
  count: "3",
};
const MOST_VARIANTS = 12;

function isBilingual(value: object): value is Bilingual {
  return "en" in value && "it" in value && typeof value.en === "string" && typeof value.it === "string";
}

/** Every bilingual text in a module, at any depth. */
function textsIn(value: unknown, found = new Set<Bilingual>(), seen = new Set<object>()): Set<Bilingual> {
  if (typeof value !== "object" || value === null || seen.has(value)) return found;
  seen.add(value);
  if (isBilingual(value)) found.add(value);
  else for (const inner of Object.values(value)) textsIn(inner, found, seen);
  return found;
}

const files = globSync("coaching/content.*.ts", { cwd: DOMAIN }).filter(
  (path) => !path.endsWith(".test.ts") && !NAMES_DANGER.test(`/${path}`),
);

it.each(LANGUAGES)("no text about a situation raises an alarm (%s)", (language) => {
  const noticed = Object.entries(CASES[language]).flatMap(([situation, one]) => {
    // `stop` says when to stop and get help: it may get a quiet finding.
    const { stop, source: _, ...rest } = one;
    const texts = [...textsOf(rest), stop].map((text) => ({
      text: fill(text, { name: VALUES["name"]! }),
      stop: text === stop,
    }));
    return texts.flatMap(({ text, stop: isStop }) => {
      const level = checkSafety(text)?.level;
      return level === "alarm" || (level === "quiet" && !isStop) ? [`${situation}: ${text}`] : [];
    });
  });
  expect(noticed).toEqual([]);
});

/** Every text of a case except `told` and `for`, which are not shown. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "told" || key === "for" ? [] : textsOf(inner)));
}

it.each(files)("no text of the coach has a finding: %s", async (path) => {
  const module: unknown = await import(join(DOMAIN, path));
  const texts = [...textsIn({ ...(module as object) })];
  const noticed = texts.flatMap((text) =>
    LANGUAGES.flatMap((language) =>
      variants(text[language])
        .slice(0, MOST_VARIANTS)
        .map((one) => one.replace(/\{(\w+)\}/g, (_, key: string) => VALUES[key] ?? "this"))
        .filter((one) => checkSafety(one) !== null),
    ),
  );
  expect(noticed).toEqual([]);
});
