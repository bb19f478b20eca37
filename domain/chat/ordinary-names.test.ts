import { expect, it } from "vitest";
import { isFirstName } from "#domain/drafts/content.names.ts";
import { WORDS as EN } from "#domain/understanding/words.en.gen.ts";
import { WORDS as IT } from "#domain/understanding/words.it.gen.ts";
import { ORDINARY_WORDS } from "./content.names.ts";
import { ORDINARY_SHORT_FORMS, NOUN_SHORT_FORMS, SHORT_NAMES } from "./content.short-names.ts";
import { pseudonymsFor, type KnownPerson } from "./pseudonyms.ts";

const woman = (name: string): KnownPerson => ({ name, gender: "female" });
const man = (name: string): KnownPerson => ({ name, gender: "male" });

/** Short forms that occur in the vocabulary only as first names. */
const PEOPLE =
  "andre annie becca bepi beppe beth betta carmela ciccio cosimo dan dana danny eddie edo fran freddie gaetano gennaro gerald gerry gigi gino gio giusy jackie jen jess jo josie katia ken lello leonard lina margherita matilde matt mick mickey mikey mimi mimmo nando nico nicolo nino paddy pam pamela peppe peppino pete piero pina pippo renata renato renzo rick ricky rino robbie rosalba simo ste steph teo terry tess theo tiziano tonino trish valentino vanni vic victor vito";

it.each([
  ["Antonella", "nella vita succede, e Nella vita è così"],
  ["Edoardo", "io ed Elena, ed EDDA"],
  ["Giulia", "mi sento giù, giu di morale. Giù"],
  ["Serena", "le sere d’estate, tutte le sere. Sere fa pioveva"],
  ["Luciana", "le luci di Natale, con luci accese. Luci spente"],
  ["Antonio", "mi ha risposto con toni duri. Toni accesi"],
  ["Riccardo", "ha i capelli ricci"],
  ["Vincenzo", "vince sempre lei. Vince la paura"],
  ["Matteo", "quelle due matte"],
  ["Giovanni", "non giova a nessuno"],
  ["Tiziana", "certi tizi"],
  ["Marianna", "faccio la nanna"],
  ["Pasquale", "una camicia di lino"],
  ["Federico", "una chicca, un chicco d’uva"],
  ["Valeria", "Vale la pena provarci? vale la pena"],
  ["Benedetta", "Bene, allora va bene"],
  ["Alessandro", "we drank an ale, the pale ale of the town"],
  ["Lorenzo", "the lore of the family"],
  ["Salvatore", "he tore it up"],
  ["Francesca", "they went to France, in france"],
  ["Marco", "quel giorno marcò la fine"],
  ["Guido", "guidò lui fino a casa"],
  ["William", "Will you come? I will"],
])("leaves a short form of %s alone where it is another word: %s", (name, text) => {
  expect(pseudonymsFor([man(name)], [text], "it").hide(text)).toBe(text);
});

it.each([
  "she moved with grace, lives with joy and with hope",
  "si muove con grazia, vive con gioia e con fede",
  "with brown hair, with love, with patience",
  "mi ha risposto con costanza, con pace e con speranza",
])("leaves a quality that somebody has alone: %s", (text) => {
  const circle = "Grace Joy Hope Grazia Gioia Fede Mark_Brown Love Patience Costanza Pace Speranza".split(" ");
  const people = circle.map((name) => woman(name.replace("_", " ")));
  expect(pseudonymsFor(people, [text], "en").hide(text)).toBe(text);
  const named = "tell grace that joy said yes; scritto a gioia";
  expect(pseudonymsFor(people, [named], "en").hide(named)).not.toMatch(/\b(?:grace|joy|gioia)\b/);
});

it.each([
  ["Serena", "ieri Sere mi ha scritto, penso che sere mi ha detto di no. Sere ha ragione"],
  ["Luciana", "ciao luci, come va? Scrivo a Luci"],
  ["Alessandro", "ale non viene. La sorella di ale, e ale"],
  ["Lorenzo", "ho scritto a lore"],
  ["Valeria", "ho parlato con vale. Vale non viene, e poi Vale"],
])("recognizes a short form of %s where only a name can stand: %s", (name, text) => {
  expect(pseudonymsFor([man(name)], [text], "it").hide(text)).not.toMatch(/\b(?:sere|luci|ale|lore|vale)\b/i);
});

it("always recognizes another name that the user entered, even an ordinary word", () => {
  const noted = [{ ...woman("Serena"), also_called: "Sere, Luci" }];
  const text = "sere non viene. Luci domani";
  expect(pseudonymsFor(noted, [text], "it").hide(text)).not.toMatch(/\b(?:sere|luci)\b/i);
});

it("lists every short form that is also an ordinary word", () => {
  const known = new Set(`${ORDINARY_WORDS} ${ORDINARY_SHORT_FORMS} ${NOUN_SHORT_FORMS}`.trim().split(/\s+/));
  const words = new Set(`${EN} ${IT}`.split(" "));
  const shorts = [...new Set(SHORT_NAMES.trim().split(/\s+/))].filter(
    (short) => words.has(short) && !known.has(short) && !isFirstName(short),
  );
  expect(shorts.toSorted()).toEqual(PEOPLE.split(" ").toSorted());
});

it.each([
  ["Giulia Rossi", "abbiamo grossi problemi, con grossi litigi. Grossi guai"],
  ["Sara Conti", "ai saldi ci sono gli sconti, con sconti veri"],
  ["Anna Ward", "she won an award, with award money"],
  ["Anna Mara Bella", "un’amara sorpresa"],
])("leaves a word that equals the initial and surname of %s alone: %s", (name, text) => {
  expect(pseudonymsFor([woman(name)], [text], "en").hide(text)).toBe(text);
});

it("hides initial plus surname if it isn't a word or is capitalized", () => {
  const text = "scrivi a mrossi, e poi a GBruni; ho visto Sconti";
  const hidden = pseudonymsFor([woman("Marta Rossi"), woman("Gaia Bruni"), woman("Sara Conti")], [text], "it").hide(
    text,
  );
  expect(hidden).not.toMatch(/rossi|bruni|sconti/i);
});

it.each([
  ["Pasquale", "ci vediamo a Pasqua"],
  ["Augusto", "we go in August"],
  ["Romano", "andiamo a Roma, dal Roman"],
  ["Natalea", "torna a Natale"],
  ["Berlinda", "she lives in Berlin"],
  ["Parisa", "a week in Paris"],
  ["Indiana", "a flight to India"],
  ["Germanico", "in Germania, con un German"],
  ["Marzolino", "da Marzo in poi"],
  ["Domenicangelo", "la messa della Domenica"],
  ["Settembrino", "a fine Settembre"],
  ["Modestina", "siamo di Modena, in Emilia"],
])("doesn't derive a month, feast, place or other word from %s: %s", (name, text) => {
  expect(pseudonymsFor([man(name)], [text], "it").hide(text)).toBe(text);
});

it("hides a possessive without apostrophe unless it is another word or name", () => {
  const circle = [
    { ...woman("Marta"), also_called: "Puffetta" },
    man("Tom"),
    man("Mark"),
    man("Luca"),
    woman("Pari"),
    man("Will"),
    woman("Ann Coli"),
  ];
  const text = "martas car and toms bike, Martas mum, MARTAS; COLIS dog, puffettas";
  expect(pseudonymsFor(circle, [text], "en").hide(text)).not.toMatch(/marta|tom|coli|puffetta/i);
  const other = "low marks, Lucas came, in Paris, two wills";
  expect(pseudonymsFor(circle, [other], "en").hide(other)).toBe(other);
});
