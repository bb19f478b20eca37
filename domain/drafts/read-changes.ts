import type { Language } from "#domain/language.ts";
import { ADD, BEFORE, DROP, FORBID, KEPT, REASON, TONE, UNDO, YET } from "./content.change.ts";
import { normalizeQuotes } from "./repair-typing.ts";
import { readWish, type Wish } from "./wish.ts";

/** What a message wants from the open draft: changes, approval, or the previous version. */
type Changes = { kind: "wishes"; wishes: readonly Wish[] } | { kind: "kept" } | { kind: "undo" };

const LONGEST = 240;
const SIGNS: Record<Language, RegExp> = {
  en: /^(?:the |any |those |these |all the |so many )*(?:exclamation (?:marks?|points?)|exclamations|bangs)/i,
  it: /^(?:i |gli |tutti (?:quei|quegli|i|gli) |quei |quegli )*(?:punti esclamativi|esclamativi)/iu,
};
const EMOJI: Record<Language, RegExp> = {
  en: /^(?:the |any |those |all the )*(?:emojis?|smileys?|emoticons?|hearts?)\b/i,
  it: /^(?:le |gli |i |tutte le |tutti gli |quelle )*(?:emoji|faccine|emoticon|cuoricini|cuori)(?!\p{L})/iu,
};
const SORRY: Record<Language, RegExp> = {
  en: /^(?:the |all (?:the|that) |that |any |so many |those )*(?:sorry|sorries|apolog(?:y|ies|ising|izing)|grovelling)\b/i,
  it: /^(?:le |tutte (?:le |ste |queste |quelle )?|ste |queste |tanti |tutti (?:quei |i )?)*['"]?(?:scuse|scusa|mi scusi|scusami|mi dispiace)(?!\p{L})/iu,
};
const LETTERS = /[\p{L}\d]/u;

/** The wishes in a message about the open draft; null if it is not about it. */
export function readChanges(message: string, language: Language): Changes | null {
  const text = normalizeQuotes(message);
  if (!LETTERS.test(text) || text.length > LONGEST) return null;
  if (UNDO[language].test(text)) return { kind: "undo" };
  const wishes: Wish[] = PLACE[language].test(text) || CALLED[language].test(text) ? [] : wishesIn(text, language);
  if (wishes.length > 0) return { kind: "wishes", wishes };
  const place = PLACE[language].exec(text);
  if (place) return { kind: "wishes", wishes: [{ kind: "drop-at", at: FIRST.test(place[1]!) ? "first" : "last" }] };
  const called = CALLED[language].exec(text)?.[1];
  if (called)
    return { kind: "wishes", wishes: [{ kind: "to", who: called.charAt(0).toUpperCase() + called.slice(1) }] };
  const moved = INSTEAD[language].exec(text);
  if (moved) return { kind: "wishes", wishes: [{ kind: "swap", from: moved[1]!, by: moved[2]! }] };
  // “no sorry, from the 13th”: a correction, not “leave out the sorry”.
  const mended = SLIPS.test(text) ? corrected(text, language) : null;
  const whole = mended ?? wishOf(text) ?? corrected(text, language);
  if (whole) return { kind: "wishes", wishes: [whole] };
  return KEPT[language].test(text) && !YET[language].test(text) && !text.includes("?") ? { kind: "kept" } : null;
}

function wishesIn(text: string, language: Language): Wish[] {
  const wishes: Wish[] = [];
  for (const clause of clausesOf(text, language)) {
    const found = wishIn(clause, language);
    if (found && !wishes.some((one) => one.kind === found.kind && !("what" in one))) wishes.push(found);
  }
  return wishes;
}

/** “drop the last sentence” */
const PLACE: Record<Language, RegExp> = {
  en: /\b(?:drop|cut|remove|delete|take out|leave out|lose|without|skip|scrap)(?: out)? (?:the |that )?(first|opening|last|final|end) (?:sentence|line|bit|part|one)\b/i,
  it: /(?<!\p{L})(?:togli|leva|elimina|cancella|senza|via)(?:re)? (?:la |l'|quella )?(prima|ultima) (?:frase|riga|parte|cosa)(?!\p{L})/iu,
};
const FIRST = /^(?:first|opening|prima)$/i;
/** “call her Ruthie” */
const CALLED: Record<Language, RegExp> = {
  en: /^(?:(?:and|but|pls|please|ok|no|actually)[, ]+)*(?:call (?:him|her|them)|address (?:him|her|them) as|start with (?:hi|hey|dear)) (?!at\b|on\b|back\b|tomorrow\b|today\b|later\b|when\b|if\b|to\b|and\b|the\b|my\b|a\b)(\p{L}+)(?: (?:instead|please|pls))?[.!]*$/iu,
  it: /^(?:(?:e|ma|no|ok|anzi|per favore)[, ]+)*chiamal[oa] (?!domani|oggi|dopo|quando|se|per|e|pure|subito)(\p{L}+)(?: invece)?[.!]*$/iu,
};
/** “Friday doesn't work for me, say Monday” */
const INSTEAD: Record<Language, RegExp> = {
  en: /^(?:(?:no|sorry|oh|wait|actually)[, ]+)*(?:the )?([\p{L}\d:]+) (?:doesn'?t|does not|won'?t|isn'?t) (?:work|good|possible|any good|suit)[^,;.]*[,;.] (?:so |can you |pls |please )*(?:say|make (?:it|that)|put|let's say|better|write|change it to)? ?(?:on )?([\p{L}\d:]+)(?: instead| please| pls)?[.!]*$/iu,
  it: /^(?:(?:no|scusa|oddio|aspetta|anzi)[, ]+)*(?:il |la )?([\p{L}\d:]+) (?:non (?:va bene|posso|va|riesco|ci sono))[^,;.]*[,;.] (?:per favore )?(?:metti|scrivi|fai|facciamo|di'|meglio|cambia con)? ?(?:il |la )?([\p{L}\d:]+)(?: invece| per favore)?[.!]*$/iu,
};
const SLIPS =
  /^(?:no|sorry|oh|wait|actually|oops|ah|scus[ai]|anzi|aspetta|oddio|ops|pardon)(?!\p{L})(?!.* (?:not|non|instead of|invece di) )/iu;

/** A message that is nothing but a wish about the tone. */
function wishOf(text: string): Wish | null {
  const wish = readWish(text);
  return wish && wish.kind !== "told" ? wish : null;
}

/** Splits a message into wishes, but not at commas in text to be added. */
function clausesOf(text: string, language: Language): string[] {
  const sentences = text.match(/(?:[^.!?;]|[.](?=\d))+[.!?;]*/g) ?? [text];
  return sentences.flatMap((sentence) => {
    const parts = sentence
      .split(
        language === "en"
          ? /, | - |: | (?:and|but) (?=(?:make|add|take|leave|drop|remove|less|more|shorter|without|no|don't|not|say|put|also|a bit)\b)/i
          : /, | - |: | (?:e|ma|però) (?=(?:più|piu|meno|togli|leva|aggiung|mett|senza|fall|dando|dagli|dalle|non|nn|anche)\p{L}*)/iu,
      )
      .map((part) => part.trim())
      .filter((part) => LETTERS.test(part));
    const adds = parts.findIndex((part) => ADD[language].test(bareOf(part, language)));
    return adds < 0 ? parts : [...parts.slice(0, adds), parts.slice(adds).join(", ")];
  });
}

function bareOf(clause: string, language: Language): string {
  const bare = clause.replace(/(?<!\p{L})piu(?!\p{L})/giu, "più").trim();
  return bare.replace(BEFORE[language], "");
}

function wishIn(clause: string, language: Language): Wish | null {
  const bare = bareOf(clause, language);
  const tone = TONE[language].find(([match]) => match.test(bare) || match.test(clause));
  if (tone) return { kind: tone[1] } as Wish;
  const forbid = FORBID[language].exec(bare);
  if (forbid) {
    const what = objectOf(bare.slice(forbid[0].length), language);
    return LETTERS.test(what) ? { kind: "drop", what, forbids: true } : null;
  }
  const drop = DROP[language].exec(bare) ?? DROP[language].exec(clause);
  if (drop) {
    const what = objectOf((DROP[language].test(bare) ? bare : clause).slice(drop[0].length), language);
    if (!LETTERS.test(what) || what.split(" ").length > 9) return null;
    if (/^(?:problem|worries|idea|thanks|grazie|problemi|dubbio|fretta)/i.test(what)) return null;
    if (SIGNS[language].test(what)) return { kind: "no-exclamation" };
    if (EMOJI[language].test(what)) return { kind: "no-emoji" };
    if (SORRY[language].test(what)) return { kind: "drop", what: language === "en" ? "sorry" : "scuse" };
    // “the Sunday bit”: the clause with Sunday.
    const whole = /\b(?:bit|part|thing|sentence|line|stuff)\b|(?<!\p{L})(?:parte|frase|pezzo|riga)(?!\p{L})/iu.test(
      bare,
    );
    return { kind: "drop", what, ...(whole ? { clause: true } : {}) };
  }
  const add = ADD[language].exec(bare);
  if (add) {
    const what = bare
      .slice(add[0].length)
      .replace(/[,.!?;: ]+$/, "")
      .replace(/,? (?:cos[iì] (?:è|sembra|viene).*|(?:so|that way) it(?:'s| is| sounds).*)$/iu, "");
    return what.split(" ").length > 0 && LETTERS.test(what) ? { kind: "add", what } : null;
  }
  return null;
}

/** What to remove, without “the part about” and without the reason. */
function objectOf(text: string, language: Language): string {
  return text
    .replace(REASON[language], "")
    .replace(/[,.!?;: ]+$/, "")
    .replace(/ (?:please|pls|plz|tho|though|then|per favore|dai|però|grazie)$/i, "")
    .replace(
      language === "en"
        ? /^(?:(?:the|that|this|all that|all the) )?(?:(?:part|bit|line|sentence|thing|stuff|words?) (?:about|with|where|on|that (?:says|mentions)) )?(?:the |that |those |my |his |her )?/i
        : /^(?:(?:la|il|quella|quel|tutta la) (?:parte|frase|pezzo|cosa|riga) (?:di|del|della|dello|dei|delle|sul|sulla|sullo|su|con|dove|che parla di|in cui) ?)?(?:il |lo |la |l'|i |le |gli |quel |quella )?/iu,
      "",
    )
    .replace(language === "en" ? / (?:bit|part|thing|sentence|line|stuff|word|words)$/i : /(?!)/, "")
    .replace(/^["']|["']$/g, "")
    .trim();
}

const DAY_EN = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|noon)";
const DAY_IT =
  "(?:lunedì|lunedi|martedì|martedi|mercoledì|mercoledi|giovedì|giovedi|venerdì|venerdi|sabato|domenica|domani|oggi|stasera|dopodomani)";
const VALUE_EN = `(?:(?:from |on |at |by |until |for |till )?(?:the )?(?:${DAY_EN}|\\d+(?:st|nd|rd|th)?(?:[:.]\\d+)?(?: ?(?:am|pm|pounds?|euros?|dollars?|weeks?|days?|hours?|january|february|march|april|may|june|july|august|september|october|november|december))?)(?: (?:morning|afternoon|evening|night))?)`;
const VALUE_IT = `(?:(?:(?:la |nella )?settimana )?(?:dal |dalle |il |alle |al |l'|del |entro |per |a |di )?(?:${DAY_IT}|\\d+(?:[:.]\\d+)?(?: ?(?:euro|settimane|giorni|ore|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))?)(?: (?:mattina|pomeriggio|sera))?)`;
const CORRECTS: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:(?:no|sorry|oh|wait|actually|oops|ah|hmm|argh|pls|please|ok)[,.! ]+)*(?:i (?:meant|mean)|it(?:'s| is|s)|make (?:it|that)|should be|change (?:it )?to|that(?:'s| is))? ?(${VALUE_EN})(?=$|[,.!]| (?:not|instead|please|pls|because|cos|i |sorry|actually|tho|then))`,
    "i",
  ),
  it: new RegExp(
    `^(?:(?:no|scusa|scusi|anzi|aspetta|oddio|ops|ah|pardon|ok)[,.! ]+)*(?:intendevo|volevo dire|è|era|fai|facciamo|metti|sarebbe)? ?(${VALUE_IT})(?=$|[,.!]| (?:non (?:il|la|alle|\\d|\\p{L}+dì|sabato|domenica|domani|oggi)|invece|per favore|perché|ho |scusa))`,
    "iu",
  ),
};

/** “no sorry, from the 13th, the 6th is my mum’s birthday”. */
function corrected(text: string, language: Language): Wish | null {
  const value = CORRECTS[language].exec(text)?.[1];
  const said =
    /^(?:no|sorry|oh|wait|actually|oops|ah|i mean|make|should|change|scus|anzi|aspetta|intendevo|volevo dire|ops|oddio|pardon)/i.test(
      text,
    );
  return value && (said || text.split(" ").length <= 5) ? { kind: "value", value: value.trim(), noun: null } : null;
}
