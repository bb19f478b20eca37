import { describe, expect, it, test } from "vitest";
import { DANGER_PATHS, type DangerPath } from "#domain/care/care-texts.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { LANGUAGES } from "#domain/language.ts";
import { safetyCard } from "./content.card.ts";
import { NATION_NAMES, NATION_PLACES, NATIONS } from "./content.helplines.nations.ts";
import { HELPLINES, helplinesFor, nationOf } from "./helplines.ts";
import { helplineListSchema, helplineSchema, type Helpline } from "./helpline-schema.ts";

const DIRECTORY = "https://findahelpline.com";
/** Countries with lines besides an emergency number. */
const SERVED = ["IT", "CH", "GB", "IE", "US", "CA", "AU", "NZ", "IN", "MT", "ZA"];

const numbers = (list: readonly Helpline[]) => list.map((line) => line.number);
const kindsOf = (list: readonly Helpline[]) => list.map((line) => line.kind);
const shown = (path: DangerPath, country: string | null, region?: string) =>
  numbers(helplinesFor({ path, country, region, language: "en" }));

describe("the reviewed list", () => {
  it("is valid, entry by entry and as a whole", () => {
    for (const entry of HELPLINES) expect(helplineSchema.parse(entry)).toEqual(entry);
    expect(() => helplineListSchema.parse(HELPLINES)).not.toThrow();
  });

  it("has dates, sources, and names in both languages", () => {
    for (const { reviewed, source, name } of HELPLINES) {
      expect(reviewed).toMatch(/^2026-\d\d-\d\d$/);
      expect(source).toMatch(/^https:/);
      for (const language of LANGUAGES) expect(name[language]).not.toMatch(/['"]/);
    }
  });

  it("has no duplicate for a place and kind", () => {
    const keys = HELPLINES.map(({ country, nation, kind, number }) => [country, nation, kind, number].join(" "));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has an emergency number for exactly the countries on offer", () => {
    const known = new Set(HELPLINES.filter(({ kind }) => kind === "emergency").map(({ country }) => country));
    expect([...known].toSorted()).toEqual(["*", ...COUNTRIES.map(({ code }) => code)].toSorted());
  });

  it("has crisis, abuse and child lines for every country with lines, with two exceptions", () => {
    for (const country of SERVED) {
      const kinds = new Set(HELPLINES.filter((line) => line.country === country).map(({ kind }) => kind));
      for (const kind of ["crisis", "abuse", "child"] as const) {
        // Canada's abuse lines are provincial; Malta's one line is for children too.
        const missing = (country === "CA" && kind === "abuse") || (country === "MT" && kind === "child");
        expect(kinds.has(kind), `${country} ${kind}`).toBe(!missing);
      }
    }
  });
});

describe("helplinesFor", () => {
  it.each(COUNTRIES.map(({ code }) => code))("begins with the emergency number in %s", (country) => {
    for (const path of DANGER_PATHS) {
      const found = helplinesFor({ path, country, language: "en" });
      const own = HELPLINES.find((line) => line.country === country && line.kind === "emergency");
      expect(found[0]).toBe(own);
      const telephones = found.filter(({ kind }) => kind !== "directory");
      expect(telephones.length).toBeLessThanOrEqual(4);
      expect(new Set(numbers(found)).size).toBe(found.length);
      if (!SERVED.includes(country)) {
        expect(kindsOf(telephones)).toEqual(telephones.map(() => "emergency"));
        expect(found.at(-1)?.number).toBe(DIRECTORY);
      }
    }
  });

  it("continues with the lines for each path, the most fitting first", () => {
    expect(shown("wish_to_die", "IT")).toEqual(["112", "02 2327 2327"]);
    expect(shown("worry_wish", "IT")).toEqual(["112", "02 2327 2327"]);
    for (const path of ["violence", "control", "sexual_violence", "worry_violence"] as const) {
      expect(shown(path, "IT")).toEqual(["112", "1522"]);
      expect(shown(path, "IE")).toEqual(["112", "1800 341 900", "1800 77 8888", "1800 816 588"]);
    }
    expect(shown("child", "IT")).toEqual(["112", "19696", "114", "1522"]);
    expect(shown("minor", "IT")).toEqual(["112", "19696", "114", "02 2327 2327"]);
    expect(shown("harm_by_user", "IT")).toEqual(["112", "02 2327 2327"]);
    expect(shown("harm_by_user", "AU")).toEqual(["000", "1300 766 491", "13 11 14"]);
    expect(shown("elder", "AU")).toEqual(["000", "1800 353 374", "1800 737 732"]);
    expect(shown("elder", "IT")).toEqual(["112", "1522"]);
  });

  it("reserves a place for the second kind", () => {
    expect(kindsOf(helplinesFor({ path: "violence", country: "GB", region: "Leeds", language: "en" }))).toEqual([
      "emergency",
      "abuse",
      "abuse",
      "men",
    ]);
    expect(kindsOf(helplinesFor({ path: "minor", country: "GB", region: "Fife", language: "en" }))).toEqual([
      "emergency",
      "child",
      "child",
      "crisis",
    ]);
  });

  it("ends with the directory if the country has no crisis or abuse line for the path", () => {
    expect(shown("violence", "CA")).toEqual(["911", "https://sheltersafe.ca", DIRECTORY]);
    expect(shown("child", "CA")).toEqual(["911", "1-800-668-6868", "https://sheltersafe.ca", DIRECTORY]);
    expect(shown("wish_to_die", "CA")).toEqual(["911", "988"]);
    expect(shown("violence", "SM")).toEqual(["112", "118", DIRECTORY]);
    expect(shown("wish_to_die", "JP")).toEqual(["110", "119", DIRECTORY]);
  });

  it("uses the language if no country is known, and else begins with the general entry about emergency numbers", () => {
    expect(numbers(helplinesFor({ path: "violence", language: "it" }))).toEqual(["112", "1522"]);
    for (const country of [null, undefined, "", "ZZ"]) {
      const [emergency, directory, ...others] = helplinesFor({ path: "violence", country, language: "en" });
      expect(directory?.number).toBe(DIRECTORY);
      expect(emergency?.name.en).toContain("depends on the country");
      expect(others).toEqual([]);
    }
  });

  it("uses only the entries of the operator's list", () => {
    const own = HELPLINES.filter(({ country }) => country === "IT");
    expect(helplinesFor({ path: "violence", country: "JP", language: "it" }, own)).toEqual([]);
    const line = (country: string, kind: Helpline["kind"], number: string): Helpline =>
      helplineSchema.parse({ country, kind, number, name: { en: "A", it: "A" }, hours: null, reviewed: "2026-11-01" });
    const old = [
      line("EU", "emergency", "112"),
      line("FR", "crisis", "0101"),
      line("*", "directory", "https://lines.example"),
    ];
    const find = (path: DangerPath, country: string) => numbers(helplinesFor({ path, country, language: "en" }, old));
    expect(find("wish_to_die", "FR")).toEqual(["112", "0101"]);
    expect(find("violence", "FR")).toEqual(["112", "https://lines.example"]);
    expect(find("elder", "JP")).toEqual(["https://lines.example"]);
  });
});

describe("the nations of the United Kingdom", () => {
  test.each([
    ["GB-ENG", "England", "0808 2000 247"],
    ["GB-SCT", "Glasgow", "0800 027 1234"],
    ["GB-WLS", "Galles", "0808 80 10 800"],
    ["GB-NIR", "Belfast", "0808 802 1414"],
  ])("%s has its own abuse line", (nation, region, number) => {
    expect(nationOf("GB", region)).toBe(nation);
    const found = helplinesFor({ path: "violence", country: "GB", region, language: "en" });
    expect(found[1]?.number).toBe(number);
    expect(found.every((line) => !line.nation || line.nation === nation)).toBe(true);
  });

  it("are recognised by names and places, in both languages and any spelling", () => {
    expect(nationOf("gb", "  EDIMBURGO, Scozia ")).toBe("GB-SCT");
    expect(nationOf("GB", "Ynys Môn")).toBe("GB-WLS");
    expect(nationOf("GB", "Newcastle, Northern Ireland")).toBe("GB-NIR");
    expect(nationOf("GB", "Londonderry")).toBe("GB-NIR");
    expect(nationOf("GB", "East London")).toBe("GB-ENG");
    for (const nation of NATIONS) {
      for (const name of [...NATION_NAMES[nation], ...NATION_PLACES[nation]]) expect(nationOf("GB", name)).toBe(nation);
    }
  });

  it("are null if not certain", () => {
    for (const region of [null, undefined, "", "Bangor", "somewhere", "London and Cardiff"]) {
      expect(nationOf("GB", region)).toBeNull();
    }
    expect(nationOf("CA", "London")).toBeNull();
    expect(nationOf(null, "Glasgow")).toBeNull();
  });

  it("get the lines of the whole kingdom and England’s abuse lines if unknown", () => {
    expect(shown("violence", "GB")).toEqual(["999", "0808 2000 247", "0808 500 2222", "0808 801 0327"]);
    expect(shown("wish_to_die", "GB", "Bangor")).toEqual(["999", "116 123"]);
    expect(shown("wish_to_die", "GB", "Cardiff")).toEqual(["999", "111", "116 123"]);
    expect(shown("wish_to_die", "GB", "Dundee")).toEqual(["999", "111", "0800 83 85 87", "116 123"]);
  });
});

describe("an operator’s list", () => {
  const old = {
    country: "GB",
    kind: "abuse",
    number: "0202",
    name: { en: "Ours", it: "La nostra" },
    hours: null,
    reviewed: "2026-11-01",
  };
  const list = (change: object) => [
    { ...old, ...change },
    { ...old, kind: "directory", number: "https://a.example" },
  ];

  it("does not need the newer fields", () => {
    expect(helplineListSchema.parse(list({}))[0]).toEqual({ ...old, languages: [] });
  });

  it("may have the newer fields", () => {
    const newer = {
      nation: "GB-SCT",
      languages: ["en", "gd"],
      chat: "https://a.example/chat",
      text: { number: "85258", keyword: "HELP" },
      source: "https://a.example",
    };
    expect(helplineListSchema.parse(list(newer))[0]).toEqual({ ...old, ...newer });
    expect(() => helplineListSchema.parse(list({ text: { number: "85258" } }))).not.toThrow();
  });

  it.each([
    [{ nation: "GB-XYZ" }],
    [{ nation: "GB-SCT", country: "IE" }],
    [{ languages: ["English"] }],
    [{ chat: "http://a.example" }],
    [{ source: "javascript:x" }],
    [{ text: { number: "us" } }],
  ])("is rejected with %o", (change) => {
    expect(helplineListSchema.safeParse(list(change)).success).toBe(false);
  });
});

describe("the card", () => {
  it.each(DANGER_PATHS)("for %s has short texts without numbers in both languages", (path) => {
    for (const language of LANGUAGES) {
      const { title, body } = safetyCard(path, language);
      expect(title.length).toBeGreaterThan(10);
      expect(title + body).not.toMatch(/[\d'"]/);
      const words = body.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(40);
      expect(words).toBeLessThanOrEqual(70);
      expect(body).toMatch(language === "en" ? /emergency number/ : /numero di emergenza/);
      expect(body).toMatch(
        language === "en" ? /This software .* calls no one\.$/ : /Questo software .* non avvisa nessuno\.$/,
      );
    }
  });

  it("is different for every path", () => {
    expect(new Set(DANGER_PATHS.map((path) => safetyCard(path, "en").body)).size).toBe(DANGER_PATHS.length);
  });
});
