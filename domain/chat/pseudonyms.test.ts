import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { NAME_POOLS, NON_IDENTIFYING_WORDS, ORDINARY_WORDS } from "./content.names.ts";
import { pseudonymsFor, restoreAll, type KnownPerson, type Pseudonyms } from "./pseudonyms.ts";

const woman = (name: string): KnownPerson => ({ name, gender: "female" });
const man = (name: string): KnownPerson => ({ name, gender: "male" });
const CIRCLE = [woman("Anna"), woman("Marta Rossi"), man("Stefano D’Angelo"), { name: "Zoë Müller", gender: null }];
const TEXT =
  "Marta’s brother Stefano met Anna. «D’Angelo» wrote to MARTA; marta and Zoe said no, e ho parlato con Müller d’Anna.";

function inPieces(names: Pseudonyms, pieces: string[]): string {
  const restorer = names.restorer()!;
  return pieces.map((piece) => restorer.push(piece)).join("") + restorer.end();
}

describe("pseudonyms", () => {
  it.each(LANGUAGES)("replace every form of the names and restore them (%s)", (language) => {
    const names = pseudonymsFor(CIRCLE, [TEXT], language);
    const hidden = names.hide(TEXT);
    expect(hidden).not.toMatch(/marta|stefano|anna|angelo|zoe|müller/i);
    expect(hidden).toMatch(
      /^\p{Lu}\p{Ll}+’s brother \p{Lu}\p{Ll}+ met [AEIOU]\p{Ll}+\. «D’[AEIOU]\p{Ll}+» wrote to \p{Lu}{2,}; /u,
    );
    expect(names.restore(hidden)).toBe(TEXT.replace("Zoe", "Zoë"));
    expect(hidden).toMatch(/ d’[AEIOU]\p{Ll}+\.$/u);
  });

  it("are restored in an answer split anywhere", () => {
    const names = pseudonymsFor(CIRCLE, [TEXT], "it");
    const answer = `${names.hide(TEXT)} x${names.hide("Marta")} ${names.hide("Marta")}2 ${names.hide("Stefano")}`;
    const whole = names.restore(answer);
    expect(whole).toContain("Marta’s brother Stefano");
    expect(whole).not.toContain("xMarta");
    for (let at = 0; at <= answer.length; at += 1) {
      expect(inPieces(names, [answer.slice(0, at), answer.slice(at)])).toBe(whole);
    }
    expect(inPieces(names, answer.split(""))).toBe(whole);
    const cuts = fc.array(fc.nat(answer.length), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (places) => {
        const at = [0, ...places.toSorted((one, other) => one - other), answer.length];
        expect(
          inPieces(
            names,
            at.slice(1).map((end, index) => answer.slice(at[index], end)),
          ),
        ).toBe(whole);
      }),
    );
  });

  it("buffer no more than a word that may be one", () => {
    const names = pseudonymsFor([woman("Marta")], ["Marta"], "it");
    const stand = names.hide("Marta");
    const restorer = names.restorer()!;
    expect(restorer.push("Ciao, che bello ")).toBe("Ciao, che bello ");
    expect(restorer.push(`parlare con ${stand.slice(0, 3)}`)).toBe("parlare con ");
    expect(restorer.push("x e con ")).toBe(`${stand.slice(0, 3)}x e con `);
    expect(restorer.push(stand)).toBe("");
    expect(restorer.end()).toBe("Marta");
  });

  it("are never names that the text or the people have, so that restoring changes no other name", () => {
    const pool = NAME_POOLS.it.consonant.female.split(" ");
    for (const written of pool) {
      const text = `Marta e ${written}, ieri`;
      const names = pseudonymsFor([woman("Marta")], [text], "it");
      expect(names.hide(text)).toMatch(new RegExp(`^\\p{Lu}\\p{Ll}+ e ${written}, ieri$`, "u"));
      expect(names.restore(names.hide(text))).toBe(text);
      const friends = pseudonymsFor([woman("Marta"), woman(written)], ["Marta"], "it");
      expect(friends.hide("Marta")).not.toBe(written);
    }
    const all = `Marta ${pool.join(" ")}`;
    const names = pseudonymsFor([woman("Marta")], [all], "it");
    expect(names.hide(all)).toBe(`PersonaA ${pool.join(" ")}`);
    expect(names.restore("PersonaA")).toBe("Marta");
  });

  it("keep the gender and the kind of initial sound, are stable, and differ between people", () => {
    const circle = [woman("Marta"), man("Marco"), woman("Alba"), man("Aldo")];
    const text = "Marta Marco Alba Aldo";
    const [marta, marco, alba, aldo] = pseudonymsFor(circle, [text], "it").hide(text).split(" ");
    expect(NAME_POOLS.it.consonant.female.split(" ")).toContain(marta);
    expect(NAME_POOLS.it.consonant.male.split(" ")).toContain(marco);
    expect(NAME_POOLS.it.vowel.female.split(" ")).toContain(alba);
    expect(NAME_POOLS.it.vowel.male.split(" ")).toContain(aldo);
    expect(pseudonymsFor([woman("Marta")], ["Ciao Marta"], "it").hide("Marta")).toBe(marta);
    const many = Array.from({ length: 100 }, (_, index) =>
      woman(`Q${"abcdefghij"[index % 10]}${"klmnopqrst"[Math.floor(index / 10)]}`),
    );
    const every = many.map(({ name }) => name).join(" ");
    const hidden = pseudonymsFor(many, [every], "en").hide(every);
    expect(new Set(hidden.split(" ")).size).toBe(100);
    expect(pseudonymsFor(many, [every], "en").restore(hidden)).toBe(every);
  });

  it("leave words alone that identify nobody or only look like a name", () => {
    const circle = [woman("Mamma"), woman("Zia Carla"), woman("Chiara"), man("Will"), woman("mia sorella")];
    const text = "La mamma ha detto una cosa chiara. I will ask mia sorella.";
    expect(pseudonymsFor(circle, [text], "it").hide(text)).toBe(text);
    const other = "Chiara e Will sono dalla zia Carla";
    const hidden = pseudonymsFor(circle, [other], "it").hide(other);
    expect(hidden).toMatch(/^\p{Lu}\p{Ll}+ e \p{Lu}\p{Ll}+ sono dalla zia \p{Lu}\p{Ll}+$/u);
    expect(hidden).not.toMatch(/Chiara|Will|Carla/);
  });

  it("replace a short name that is also a particle, and a name in a script that decomposes", () => {
    const circle = [man("Ben Hill"), man("Ahmed ben Ali"), { name: "김민수", gender: null }];
    const text = "Ben sta ben, e 김민수 lo sa. Ahmed ben Ali no.";
    const names = pseudonymsFor(circle, [text], "it");
    const hidden = names.hide(text);
    expect(hidden).toMatch(/^\p{Lu}\p{Ll}+ sta ben, e \p{Lu}\p{Ll}+ lo sa\. [AEIOU]\p{Ll}+ ben [AEIOU]\p{Ll}+ no\.$/u);
    expect(hidden).not.toMatch(/Ben|김민수|Ahmed|Ali/);
    expect(names.restore(hidden)).toBe(text);
  });

  it("distinguish a name from a word with an accent", () => {
    const names = pseudonymsFor([woman("Sara")], ["Sara"], "it");
    expect(names.hide("Sarà bello se sarà qui")).toBe("Sarà bello se sarà qui");
    expect(names.hide("sara e SARA")).not.toMatch(/sara/i);
  });

  it("replace earlier names, and restore the current one", () => {
    const circle = [
      { ...woman("Elena Rossi"), formerly: ["Marta Bianchi", "Puffetta"] },
      { name: "Mamma", gender: "female" as const, formerly: ["Giuseppina"] },
    ];
    const text = "Marta Bianchi ride. Marti, puffetta, martabianchi e Giuseppina: tutte con Elena.";
    const names = pseudonymsFor(circle, [text], "it");
    const hidden = names.hide(text);
    expect(hidden).not.toMatch(/mart|bianchi|puffetta|giuseppina|elena/i);
    expect(names.restore(names.hide("Marta ride"))).toBe("Elena ride");
    expect(names.hide("Marta")).toBe(names.hide("Elena"));
    // A call for the same person without earlier names must not hit the cache.
    expect(pseudonymsFor([woman("Elena Rossi")], [text], "it").hide(text)).toContain("Marta");
  });

  it("leave an earlier name to the person who has it now", () => {
    const names = pseudonymsFor([{ ...woman("Elena"), formerly: ["Marta"] }, woman("Marta")], ["Elena, Marta"], "it");
    expect(names.restore(names.hide("Elena e Marta"))).toBe("Elena e Marta");
  });

  const ALSO = [
    { ...woman("Marta Rossi"), also_called: "Puffetta, la Rossa" },
    man("Alessandro De Luca"),
    man("Giovanni Paolo Conti"),
    woman("Rosa"),
    man("Will Turner"),
    woman("Grace"),
    man("Mark Green"),
    { name: "Mamma", gender: "female" as const, also_called: "Pinuccia" },
  ];

  it.each([
    ["Puffetta dice che puffetta non viene", /puffetta/i],
    ["martarossi, MartaRossi, rossimarta e MRossi", /marta|rossi/i],
    ["alessandrodeluca, deluca e De Luca", /luca|alessandro/i],
    ["GiovanniPaolo, gianni e Vanni", /giovanni|gianni|vanni|paolo/i],
    ["ho visto ale, Sandro e Ale; anche Aless c’era", /\b(?:ale|aless|sandro)\b/i],
    ["la mia Martina, Martuccia e Martina mia, con marti", /mart/i],
    ["Pinuccia, cioè mamma", /pinuccia/i],
    ["ieri con rosa al mare. rosa ha detto che rosa mi ha scritto", /rosa/],
    ["i told will that mark said yes. tell grace, and go with will", /\b(?:will|mark|grace)\b/],
  ])("replace joined, shortened and other names in any case: %s", (text, name) => {
    const names = pseudonymsFor(ALSO, [text], "it");
    expect(text).toMatch(name);
    expect(names.hide(text)).not.toMatch(name);
    expect(pseudonymsFor(ALSO, [names.hide(text)], "it").hide(names.hide(text))).toBe(names.hide(text));
  });

  it("are the same for a name and another name, which is restored as the name", () => {
    const names = pseudonymsFor(ALSO, ["Marta e Puffetta"], "it");
    const [one, , other] = names.hide("Marta e Puffetta").split(" ");
    expect(one).toBe(other);
    expect(names.restore(`Di’ a ${one}: ciao`)).toBe("Di’ a Marta: ciao");
  });

  it.each([
    "una maglia rosa, la rosa è rossa e una luce verde",
    "I will mark it and say grace; a green mark, will it help?",
    "Italy, Marzo, il Mar Rosso, in mare, un conto, la volta scorsa",
    "Il 12/05/2026 alle 18.30 19.45, dal 2024 2025, 1.200.000 euro, 2026-11-20, 10:30-11:30, art. 12345",
  ])("leave ordinary words, dates and amounts alone: %s", (text) => {
    expect(pseudonymsFor(ALSO, [text], "it").hide(text)).toBe(text);
  });

  it("also replace addresses, accounts and phone numbers, which are restored verbatim", () => {
    const text =
      "Scrivi a marta.rossi93@gmail.com o a @marta_rossi, marta93; chiama il 333 1234567, lo +39 02 2327 2327 o (02) 1234-5678.";
    const names = pseudonymsFor(ALSO, [text], "it");
    const hidden = names.hide(text);
    expect(hidden).toBe("Scrivi a IndirizzoA o a AccountA, AccountB; chiama il NumeroA, lo NumeroB o NumeroC.");
    expect(names.restore(hidden)).toBe(text);
    expect(inPieces(names, hidden.split(""))).toBe(text);
    expect(pseudonymsFor([], [text], "en").hide(text)).toContain("AddressA");
  });

  it("are restored in all strings of an object; without names there are none", () => {
    const names = pseudonymsFor([woman("Marta")], ["Marta"], "en");
    const stand = names.hide("Marta");
    expect(restoreAll({ action: `Call ${stand}`, tips: [stand, null, 1] }, names)).toEqual({
      action: "Call Marta",
      tips: ["Marta", null, 1],
    });
    const nobody = pseudonymsFor([woman("Marta")], ["Nobody is here"], "en");
    expect(nobody.restorer()).toBeNull();
    expect(nobody.restore("Sarah")).toBe("Sarah");
  });

  it("are names of their kind, never ordinary words", () => {
    const ordinary = new Set([...NON_IDENTIFYING_WORDS.split(/\s+/), ...ORDINARY_WORDS.split(/\s+/)]);
    for (const language of LANGUAGES) {
      for (const begins of ["vowel", "consonant"] as const) {
        for (const names of Object.values(NAME_POOLS[language][begins])) {
          const all = names.split(" ");
          expect(new Set(all).size).toBe(all.length);
          for (const name of all) {
            expect(name).toMatch(begins === "vowel" ? /^[AEIOU][a-z]+$/ : /^[B-DF-HJ-NP-TV-Z][a-z]+$/);
            expect(ordinary.has(name.toLowerCase())).toBe(false);
          }
        }
      }
    }
  });
});
