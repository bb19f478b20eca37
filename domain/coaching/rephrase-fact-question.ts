import { lookupTable } from "#domain/lookup-table.ts";
import type { Language } from "#domain/language.ts";
import { toSecondPerson } from "#domain/understanding/second-person.ts";
import { plainWords, withoutEmoji } from "./clean.ts";
import { spellNames } from "./reflect.ts";
import { lowerFirst } from "./text.ts";

const MAX_WORDS = 22;
const MIN_WORDS = 3;

/**
 * What was asked for, to follow “nothing of yours says”: “what size you wrote down for Dee”, “quanto ti deve Luca”.
 * Null if the question can't be rephrased reliably.
 */
export function rephraseFactQuestion(message: string, language: Language, name: string): string | null {
  const plain = withoutEmoji(plainWords(message)).replace(/[’‘`´]/g, "'");
  const sentences = plain.match(/[^.?!;…\n]+[?!.…]*/g) ?? [];
  const asking =
    sentences.find((one) => one.includes("?")) ?? sentences.find((one) => ASKS[language].test(one.trim())) ?? "";
  const bare = asking
    .replace(/[?!.…\s]+$/, "")
    .trim()
    .replace(LEADING[language], "")
    .replace(TRAILING[language], "")
    .replace(TRAILING[language], "")
    .trim();
  const words = bare.split(/\s+/).length;
  if (words < MIN_WORDS || words > MAX_WORDS || !ASKS[language].test(bare)) return null;
  const led = INDIRECT.exec(asking)?.[1]
    ?.replace(/[?!.…\s]+$/, "")
    .replace(TRAILING[language], "");
  const indirect = language === "it" ? indirectIt(bare) : (led ?? indirectEn(bare));
  const turned = indirect && toSecondPerson(indirect, language, name);
  return turned ? spellNames(lowerFirst(turned), name) : null;
}

const ASKS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:by|till|until|since|for|on|in|at|to|from|with|about) )?(?:what|whats|when|whens|where|wheres|who|whos|which|how|whose|did|has|have|does|do|was|is)(?:'s)?(?![\p{L}])/iu,
  it: /^(?:(?:per|da|a|di|in|con|su|fino a|entro) )?(?:che|cosa|quando|dove|chi|quale|quali|quant[oiae]|come|ogni quanto|quand'è|dov'è|com'è|cos'è|com'era|quand'era)(?![\p{L}])/iu,
};
/** The question is already an indirect clause. */
const INDIRECT =
  /(?:remind me|tell me|do you (?:know|remember)|did i (?:ever )?(?:tell|say to) (?:you|u)) ((?:what|when|where|who|which|how|if|whether)(?!\p{L}).*)$/iu;
const LEADING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|but|ok|hey|hi|remind me|tell me|do you (?:know|remember)|can you (?:tell me|remember)|quick question|wait)[,:]? +)+/iu,
  it: /^(?:(?:e|ma|ok|ciao|allora|senti|scusa|dimmi|ricordami|mi (?:ricordi|dici)|sai|ti ricordi|per caso)[,:]? +)+/iu,
};
const TRAILING: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:do you (?:know|remember)|again|remind me|in my notes|according to .*|please|pls|i (?:know|told|gave|need|forget|can'?t|dont|don'?t|wrote|'?ve) .*|the \w+ one|dont .*|don'?t .*)$/iu,
  it: /(?:,? (?:lo sai|ti ricordi|te lo ricordi|per favore|x favore|già)|, (?:mi sfugge|non (?:mi )?ricordo|nn (?:mi )?ricordo|in media|l'avevo|quell[ao] ).*)$/iu,
};

const PAST: Readonly<Record<string, string>> = lookupTable({
  write: "wrote",
  say: "said",
  tell: "told",
  get: "got",
  lend: "lent",
  give: "gave",
  buy: "bought",
  have: "had",
  do: "did",
  go: "went",
  see: "saw",
  meet: "met",
  pay: "paid",
  put: "put",
  send: "sent",
  take: "took",
  make: "made",
  find: "found",
  leave: "left",
  think: "thought",
  know: "knew",
  come: "came",
  bring: "brought",
  eat: "ate",
  drink: "drank",
  speak: "spoke",
  choose: "chose",
  owe: "owed",
  spend: "spent",
  begin: "began",
  break: "broke",
  forget: "forgot",
  keep: "kept",
  set: "set",
  read: "read",
  hear: "heard",
  lose: "lost",
  sell: "sold",
  wear: "wore",
  mean: "meant",
  sing: "sang",
  let: "let",
});

/** The past tense of a verb: “write” → “wrote”. */
export function pastTense(verb: string): string {
  const lower = verb.toLowerCase();
  if (PAST[lower] !== undefined) return PAST[lower];
  if (lower.endsWith("e")) return `${lower}d`;
  return /[^aeiou]y$/.test(lower) ? `${lower.slice(0, -1)}ied` : `${lower}ed`;
}

function thirdPerson(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/.test(lower)) return `${lower}es`;
  return /[^aeiou]y$/.test(lower) ? `${lower.slice(0, -1)}ies` : `${lower}s`;
}

const SUBJECT =
  "(?:i|we|he|she|it|they|(?:my|his|her|our|their|the) \\p{L}+(?:'s(?: \\p{L}+){1,2})?|\\p{L}+'s(?: little| big| new)? \\p{L}+|(?:prof|dr|mr|mrs|ms|miss)\\.? \\p{L}+|\\p{L}+)";

function indirectEn(question: string): string | null {
  const spelled = question.replace(/^((?:\p{L}+ )?(?:what|when|where|who))s(?= )/iu, "$1's");
  const done = new RegExp(
    `^(.*?)\\b(did|does|do) (${SUBJECT})((?: (?:ever|last|still|also|already|just|only))*) (\\p{L}+)(.*)$`,
    "iu",
  ).exec(spelled);
  if (done) {
    const [, asked = "", auxiliary = "", subject = "", between = "", verb = "", rest = ""] = done;
    const plural = auxiliary.toLowerCase() === "do";
    const form = auxiliary.toLowerCase() === "did" ? pastTense(verb) : plural ? verb : thirdPerson(verb);
    return `${asked.trim() === "" ? "whether" : asked.trim()} ${subject}${between.replace(/ ever/i, "")} ${form}${rest}`;
  }
  const been = new RegExp(`^(.*?)\\b(have|has|had|was|were|is|are) (${SUBJECT})(?: (.+))?$`, "iu").exec(
    spelled.replace(/^((?:\p{L}+ ){0,2}\p{L}+)'s (?=\S)/iu, "$1 is "),
  );
  if (!been) return null;
  const [, asked = "", auxiliary = "", subject = "", rest = ""] = been;
  const end = rest === "" ? "" : ` ${rest}`;
  // “When is Gwen’s next scan”: without a predicate the verb moves to the end.
  const open =
    /^(?:is|was|are|were)$/i.test(auxiliary) &&
    !/\b(?:called|named|from|born|due|allergic|on|at|in|to|\p{L}+(?:ed|ing|en))\b/iu.test(rest);
  const before = asked.trim() === "" ? "whether" : asked.trim();
  if (before === "whether" && open) return null;
  // The end of the subject can't be told from a noun modified by another.
  if (open && rest !== "" && !/'s /.test(subject) && !/^(?:of|for|with|again)(?!\p{L})/iu.test(rest)) return null;
  const split = /^(.*?) (called|named|from|born|due|allergic)(?= |$)(.*)$/i.exec(`${subject}${end}`);
  if (split && /^(?:is|was|are|were)$/i.test(auxiliary))
    return `${before} ${split[1]} ${auxiliary} ${split[2]}${split[3]}`;
  return open ? `${before} ${subject}${end} ${auxiliary}` : `${before} ${subject} ${auxiliary}${end}`;
}

function indirectIt(question: string): string | null {
  const [first = ""] = question
    .replace(/(?:ti|te l['’]?)\s?(?:ho|avevo) (?:detto|scritto|raccontato|segnato|riferito)(?: che)? /iu, "")
    .split(/,\s/);
  if (first.split(/\s+/).length < MIN_WORDS) return null;
  return first.replace(/^cosa(?= )/i, "che cosa").replace(/^cos'(?=è)/iu, "che cos'");
}
