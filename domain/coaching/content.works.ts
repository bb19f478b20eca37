import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/*
 * What recorded outcomes have in common. `{times}` is “Once”, “Twice”, “Three times”; `{else_times}` the same in lower
 * case. A line only says what was counted.
 */

export interface WorksTrait {
  /** Recognised in the flattened action of a plan, in both languages. */
  match: RegExp;
  /** “you thanked {name}”: what was planned, to follow “when you planned to …”. */
  clause: Bilingual;
}

/** What an action can hold. A plan tells what was meant, so the lines say “planned”. */
export const ACTIONS = {
  thank: {
    match: /(?<!\w)(?:thank\w*|ringrazi\w*|dire grazie|dirle grazie|dirgli grazie|grat(?:eful|itude|itudine))(?!\w)/,
    clause: b("to thank {name}", "di ringraziare {name}"),
  },
  apologise: {
    match:
      /(?<!\w)(?:apologi[sz]\w*|say (?:i'm |i am )?sorry|scus(?:armi|arsi|e|a)|chied\w+ (?:scusa|perdono)|ask forgiveness)(?!\w)/,
    clause: b("to say sorry", "di chiedere scusa"),
  },
  listen: {
    match: /(?<!\w)(?:listen\w*|hear (?:her|him|them) out|ascolt\w+)(?!\w)/,
    clause: b("to listen", "di ascoltare"),
  },
  ask: {
    match: /(?<!\w)(?:ask(?:ing)?(?! forgiveness)|find out|chied\w+(?! (?:scusa|perdono))|domand\w+|capire)(?!\w)/,
    clause: b("to ask something", "di chiedere qualcosa"),
  },
  invite: {
    match: /(?<!\w)(?:invit\w+|propos\w+|suggest\w*|propor\w+|propong\w+)(?!\w)/,
    clause: b("to propose something", "di proporre qualcosa"),
  },
  write: {
    match:
      /(?<!\w)(?:writ(?:e|ing)|text (?:her|him|them)|messages?|e-?mails?|letter|scriv\w+|messaggi\w*|mail|lettera)(?!\w)/,
    clause: b("to write", "di scrivere"),
  },
  phone: {
    match:
      /(?<!\w)(?:phone|ring|call (?:her|him|them|\w+)|telefon\w+|chiamar\w*|chiamo|videochiam\w+|telefonata)(?!\w)/,
    clause: b("to phone", "di telefonare"),
  },
  meet: {
    match:
      /(?<!\w)(?:in person|face to face|meet\w*|coffee|lunch|dinner|walk|visit\w*|di persona|a voce|faccia a faccia|incontr\w+|caffe|pranzo|cena|passeggiata|trovarl[ao])(?!\w)/,
    clause: b("to meet in person", "di vedervi di persona"),
  },
} as const satisfies Record<string, WorksTrait>;

/** What was set down beforehand. */
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
