import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/*
 * What recorded outcomes have in common. `{times}` is “Once”, “Twice”, “Three times”; `{else_times}` the same in lower
 * case. Lines state only what was counted.
 */

interface PlannedAction {
  /** Matches the flattened action of a plan, in both languages. */
  match: RegExp;
  /** Follows “when you had planned …”. */
  clause: Bilingual;
}

function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\w)(?:${parts.join("|")})(?!\w)`, "g");
}

/** Possible actions. A plan shows only an intention, so the lines say “planned”. */
export const ACTIONS: readonly PlannedAction[] = [
  {
    match: anyOf(
      "thank",
      "thanks",
      "thanking",
      "thank you",
      String.raw`ringrazi\w*`,
      "grazie",
      "grateful",
      "gratitude",
    ),
    clause: b("to say thank you", "di ringraziare"),
  },
  {
    match: anyOf(
      String.raw`apologi[sz]\w*`,
      "say (?:that )?(?:i'm |i am )?sorry",
      "scusarmi",
      String.raw`chied\w+ (?:scusa|perdono)`,
      "ask (?:for )?forgiveness",
    ),
    clause: b("to say sorry", "di chiedere scusa"),
  },
  {
    match: anyOf("listen", "listening", "hear (?:her|him|them) out", String.raw`ascolt(?:are|arl[aoei]|o)`),
    clause: b("to listen", "di ascoltare"),
  },
  {
    match: anyOf(
      "ask(?! (?:for )?forgiveness)",
      "asking",
      String.raw`chied(?:er\w*|o)(?! (?:scusa|perdono))`,
      String.raw`domandar\w*`,
    ),
    clause: b("to ask something", "di chiedere qualcosa"),
  },
  {
    match: anyOf("invite", "inviting", "propose", "suggest", String.raw`invitar\w*`, String.raw`propor\w*`, "propongo"),
    clause: b("to propose something", "di proporre qualcosa"),
  },
  {
    match: anyOf(
      "write(?! down)",
      "writing(?! down)",
      "text (?:her|him|them)",
      "send (?:(?:her|him|them) )?an? (?:message|letter|e-?mail|card)",
      String.raw`scriver(?:e|gli|le)`,
      "scrivo",
      String.raw`mandar\w* (?:un |una )?(?:messaggio|mail|lettera|vocale)`,
    ),
    clause: b("to write", "di scrivere"),
  },
  {
    match: anyOf(
      "phone(?:ing)?",
      "call (?:her|him|them)",
      "ring (?:her|him|them)",
      String.raw`telefon(?:ar\w*|o|ata|ate)`,
      String.raw`chiamarl[aoei]`,
      "chiamare",
    ),
    clause: b("to phone", "di telefonare"),
  },
  {
    match: anyOf(
      "in person",
      "face to face",
      "meet (?:up|her|him|them|for)",
      "(?:for|have) (?:a )?(?:coffee|lunch|dinner|walk)",
      "visit (?:her|him|them)",
      "di persona",
      "a quattr'occhi",
      "faccia a faccia",
      String.raw`incontrar\w*`,
      "a (?:cena|pranzo)",
      "un caffe",
      "una passeggiata",
      String.raw`andare a trovarl[aoei]`,
    ),
    clause: b("to meet in person", "di vedervi di persona"),
  },
];

/** Words before an action that exclude it: “not by phone”, “invece di scrivere”. */
export const RULED_OUT =
  /(?<!\w)(?:not|don't|without|instead of|rather than|non|senza|invece di|anziche)(?: [\w']+){0,2} $/;

/** What the plan contained. */
export const PREPARED = {
  dated: b("when you had set a day beforehand", "quando avevi fissato prima un giorno"),
  feared: b("when you had written down beforehand what you feared", "quando avevi scritto prima che cosa temevi"),
  hoped: b("when you had written down beforehand what you hoped for", "quando avevi scritto prima che cosa speravi"),
};

export const PLANNED = b("when you had planned {clause}", "quando avevi in programma {clause}");

/** Only good outcomes, by count. */
export const WENT_WELL = b(
  "{times} it went well {when}, going by your own words.",
  "{times} è andata bene {when}, stando alle tue parole.",
);
/** Mostly good ones. */
export const WENT_MOSTLY_WELL = b(
  "{times} it went well {when}, and {else_times} it was hard, going by your own words.",
  "{times} è andata bene {when}, e {else_times} è stata dura, stando alle tue parole.",
);
/** Only hard ones. */
export const WAS_HARD = b(
  "{times} it was hard {when}. That may have had other reasons; another way is worth a try.",
  "{times} è stata dura {when}. Può aver avuto altri motivi; vale la pena provare in un altro modo.",
);
export const BETTER_THAN_EXPECTED = b(
  "{times} it went better than you had expected.",
  "{times} è andata meglio di come ti aspettavi.",
);
export const LAST_GOOD = b(
  "Before the last two that went well, your plans were {first} and {second}.",
  "Prima delle ultime due andate bene, i piani erano {first} e {second}.",
);
export const ALL_TOLD = b(
  "Of {count} outcomes with {name}, {good} read well and {hard} hard; the others do not say.",
  "Di {count} risultati con {name}, {good} suonano bene e {hard} male; gli altri non lo dicono.",
);
export const ALL_TOLD_CLEAR = b(
  "Of {count} outcomes with {name}, {good} read well and {hard} hard.",
  "Di {count} risultati con {name}, {good} suonano bene e {hard} male.",
);

export const TIMES: readonly Bilingual[] = [
  b("Never", "Mai"),
  b("Once", "Una volta"),
  b("Twice", "Due volte"),
  b("Three times", "Tre volte"),
  b("Four times", "Quattro volte"),
  b("Five times", "Cinque volte"),
  b("Six times", "Sei volte"),
];
export const MANY_TIMES = b("{n} times", "{n} volte");
