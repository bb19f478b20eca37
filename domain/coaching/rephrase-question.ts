import type { Language } from "#domain/language.ts";
import { infinitiveOf } from "#domain/understanding/second-person.it.ts";
import { toSecondPerson } from "#domain/understanding/second-person.ts";
import { pastTense } from "./rephrase-fact-question.ts";
import { plainWords, withoutEmoji } from "./clean.ts";
import { fixSwappedLetters } from "./clause-quote.ts";
import { spellNames } from "./reflect.ts";
import { lowerFirst } from "./text.ts";

/** The question in a message, rephrased so that the coach can repeat it. */
export interface RephrasedQuestion {
  /** `wish` follows “You want to”, `wonder` “You’re wondering”. */
  kind: "wish" | "wonder" | "whether" | "question";
  text: string;
  /** A statement after the question in the same sentence. */
  after?: string;
}

const MAX_WORDS = 26;

/** What the user wants to do (“tell her that you are moving out”), wonders or asks yes or no; null if uncertain. */
export function rephraseQuestion(message: string, language: Language, name: string): RephrasedQuestion | null {
  const plain = fixSwappedLetters(withoutEmoji(plainWords(message)), language, [name]).replace(/[’‘`´]/g, "'");
  const sentences = plain.match(/[^.?!;…\n]+[?!.…]*/g) ?? [];
  // The last question counts.
  for (const sentence of sentences.toReversed()) {
    for (const [at, part] of partsOf(sentence, language).entries()) {
      const plainly = at === 0 || sentence.includes("?");
      const found = language === "it" ? askedIt(part, name) : askedEn(part, name, plainly);
      if (found === null) continue;
      const text = tidy(found.text, name);
      if (text.split(" ").length > MAX_WORDS || /^[\s,]*$/.test(text)) continue;
      const after = TOLD_AFTER.exec(found.text)?.[0].replace(/^[,\s]+/, "");
      const told = after && after.split(/\s+/).length > 3 && !/^(?:or|o) /i.test(after) ? tidy(after, name) : null;
      return { kind: found.kind, text, ...(told ? { after: told } : {}) };
    }
  }
  return wholeQuestion(sentences, language, name);
}

const ASKS_COACH =
  /(?<![\p{L}])(?:do you|can you|could you|would you|help me|tell me|dimmi|aiut\p{L}+|consigl\p{L}+|le sembra|puoi|potresti|(?:ne )?capisci|te ne intendi|sei (?:una|un)|are you)(?![\p{L}])/iu;

const BEGINS_ASKING =
  /^(?:(?:and|so|but|ok|e|ma)[, ]+)?(?:did|do|does|is|are|was|were|will|would|can|could|should|what|how|why|when|who|where|cosa|che cosa|come|chi|quando|perch[eé]|dove|quanto|quale)(?![\p{L}])/iu;

/** The last question as written, in the second person: “Your son will hate you if you marry again?” */
function wholeQuestion(sentences: readonly string[], language: Language, name: string): RephrasedQuestion | null {
  for (const sentence of sentences.toReversed()) {
    const asking = sentence.trim().endsWith("?") || BEGINS_ASKING.test(sentence.trim());
    if (!asking) continue;
    const bare = sentence
      .replace(LEADING, "")
      .replace(/[, ]*(?:secondo (?:te|voi)|do you think|you think)\s*\?*$/iu, "")
      .replace(/[?!\s]+$/, "")
      .trim()
      .replace(LEADING, "");
    const words = bare.split(/\s+/).length;
    if (ASKS_COACH.test(bare)) continue;
    if (words < 3 || words > MAX_WORDS) continue;
    const turned = toSecondPerson(bare, language, name);
    if (turned !== null) return { kind: "question", text: spellNames(lowerFirst(turned), name) };
  }
  return null;
}

/** The sentence from each position where a question may begin. */
function partsOf(sentence: string, language: Language): string[] {
  const bare = sentence.replace(/[?!.…\s]+$/, "").trim();
  const begins = language === "it" ? BEGINS_IT : BEGINS_EN;
  const places = [...bare.matchAll(begins)].map(({ index }) => index);
  return [...new Set([0, ...places])].map((at) => bare.slice(at).replace(LEADING, "").trim());
}

const LEADING =
  /^(?:[,:;]\s*|(?:and|but|so|ok|well|hi|hey|please|pls|e|ma|allora|quindi|però|ciao|oh|secondo (?:te|voi|lei)|scusa)[, ]+)+/i;
const BEGINS_EN =
  /(?<=[,:;]\s|^|\b(?:and|but|so|know)\s)(?=(?:how|hw|what|at what|when do i|when should i|should|shall|shud|do you|do i|can i|could i|is it|is that|is this|am i|was i|will|would|does|why)\b)/gi;
const BEGINS_IT =
  /(?<=[,:;]\s|^|\s)(?=(?:come|cm|che (?:cosa )?(?:faccio|posso|devo|potrei)|cosa (?:faccio|posso|devo|potrei)|dovrei|faccio (?:bene|male)|è (?:giusto|sbagliato|normale|meglio|il caso|brutto|scorretto|maleducato|da maleducati)|meglio|perch[eé]|come mai|quando (?:e come )?(?:si|devo|dovrei|posso)|e giusto|ho fatto (?:bene|male))(?![\p{L}]))/giu;

function askedEn(whole: string, name: string, plainly: boolean): RephrasedQuestion | null {
  const part = whole.replace(/[, ]*(?:do (?:you|u) (?:think|reckon)|you think)$/i, "");
  const turned = (text: string | undefined) => (text ? toSecondPerson(text, "en", name) : null);
  const say = (kind: RephrasedQuestion["kind"], before: string, text: string | undefined): RephrasedQuestion | null => {
    const other = turned(text);
    return other === null ? null : { kind, text: `${before}${/\p{L}$/u.test(before) ? " " : ""}${other}` };
  };
  let found =
    /^(?:how|hw|hwo) (?:do|d'|can|should|shall|could|would|might|to|am|on earth do|the hell do)\s*(?:i|we)?(?: supposed to(?: be)?| meant to(?: be)?| best| ever| possibly| even| go about)? (?!not\b|know\b)(.+)$/i.exec(
      part,
    ) ??
    /^(?:what'?s|what is) (?:the|a) (?:best|good|right|kindest|nicest) way to (.+)$/i.exec(part) ??
    /^how (?:does|do|would|should|can|could) (?:one|you|u|people|anyone|somebody|someone) (?!not\b|know\b|think\b|feel\b|see\b)(.+)$/i.exec(
      part,
    ) ??
    /^is there (?:a|any|some) (?:\w+ )?way (?:to|of) (.+)$/i.exec(part) ??
    /^(?:can you |could you |please )?help me (?:to )?(?!with\b)(.+)$/i.exec(part) ??
    /^(?:any|some) (?:ideas?|tips|advice) (?:on )?how (?:to|i can|we can|do i) (.+)$/i.exec(part);
  if (found && !/^(?:i|we|you|long|often|much|many|on|it|that|this)\b/i.test(found[1]!))
    return say("wish", "", found[1]);
  found =
    /^(?:what|wat) (?:do|should|can|could|would|shall) (?:i|we) (do|say|tell|write|answer|reply|get|give|talk about)\b(.*)$/i.exec(
      part,
    );
  if (found && /^ *,? *do i /i.test(found[2]!)) return askedEn(found[2]!.replace(/^[ ,]+/, ""), name, plainly);
  if (found && found[2]!.trim().split(/\s+/).length > 1) return say("wonder", "what to ", `${found[1]}${found[2]}`);
  found =
    /^what (?:do|does|would|can|could|should|might) (?:you|u|one|people|a friend|a \w+) (do|say) ((?:about|with|when|if|to|for|in)\b.+)$/i.exec(
      part,
    );
  if (found) return say("wonder", `what to ${found[1]!.toLowerCase()} `, found[2]);
  found = /^(?:whats?|what's|how|like|the wording)?.*?\bif i (?:want|need) ([\p{L}]+) to know (.+)$/iu.exec(part);
  if (found) return say("wish", `let ${found[1]} know `, found[2]);
  found = /^(?:at what point|when|how soon) (?:do|should|can|could|would|shall) (?:i|we) (.+)$/i.exec(part);
  if (found) return say("wonder", "when to ", found[1]);
  found = /^(how (?:long|often|much|soon|many \w+)) (?:do|should|can|could) (?:i|we) (.+)$/i.exec(part);
  if (found) return say("wonder", `${found[1]!.toLowerCase()} to `, found[2]);
  found =
    /^(?:should|shall|shud|shd|do) (?:i|we) (?:just |really |even |(?:have|need) to )?(?!have\b|need\b|look\b|seem\b|know\b|sound\b)(.+)$/i.exec(
      part,
    );
  if (found) return say("whether", "to ", found[1]);
  found = /^(what|why|how|when|where) (does|do) (.+)$/i.exec(part);
  if (found) {
    const inner = subjectQuestion(`${found[2]!} ${found[3]!}`, name, turned);
    return inner && { kind: "wonder", text: `${found[1]!.toLowerCase()} ${inner.text}` };
  }
  found = /^(can|could|may) (?:i|we) (?:just )?(.+)$/i.exec(part);
  if (found) return say("whether", `you ${found[1]!.toLowerCase()} `, found[2]);
  found =
    /^(?:is|was) (?:it|that|this) ((?:ok|okay|fair|wrong|right|normal|weird|rude|mean|selfish|bad|too (?:much|late|soon|early)|unreasonable|silly|stupid|petty|worth|over|better)\b.*)$/i.exec(
      part,
    );
  if (found)
    return say("whether", /^was/i.test(part) ? "it was " : /^over\b/i.test(found[1]!) ? "it is " : "it’s ", found[1]);
  found = /^(am|was|were) (?:i|we) (?!supposed\b)(.+)$/i.exec(part);
  if (found) return say("whether", found[1]!.toLowerCase() === "am" ? "you’re " : "you were ", found[2]);
  found = /^did (?:i|we) ([\p{L}]+)(.*)$/iu.exec(part);
  if (found) return say("whether", `you ${pastTense(found[1]!)}`, found[2] ? found[2] : " ");
  found = /^(?:do you|do u|you) (?:think|reckon|believe)(?: that)? (.+)$/i.exec(part);
  if (found) return say("whether", "", found[1]);
  return plainly ? subjectQuestion(part, name, turned) : null;
}

/** “Will my mother ever forgive me”: moves the subject before its verb. */
function subjectQuestion(
  part: string,
  name: string,
  turned: (text: string) => string | null,
): RephrasedQuestion | null {
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const subject = `(?:he|she|they|it|this|that|things|(?:my|his|her|our|their|the) (?:\\w+ (?=(?:mum|mom|dad|brother|sister|friend|boss|son|daughter)\\b))?\\w+|${own}|\\p{Lu}\\p{Ll}+)`;
  const found = new RegExp(
    `^(will|would|could|can|might|is|are|has|does|do) (${subject})((?: (?:ever|never|always|still|really|even|just|also|actually|not))*) (.+)$`,
    "iu",
  ).exec(part);
  if (!found) return null;
  const [, verb = "", who = "", between = "", rest = ""] = found;
  if (/^(?:do|does)$/i.test(verb)) {
    const [, one = "", more = ""] = /^([\p{L}']+)(.*)$/u.exec(rest) ?? [];
    const third = verb.toLowerCase() === "do" ? one : thirdPerson(one);
    const text = turned(`${who}${between} ${third}${more}`);
    return text === null ? null : { kind: "whether", text };
  }
  const text = turned(`${who} ${verb.toLowerCase()}${between} ${rest}`);
  return text === null ? null : { kind: "whether", text };
}

function thirdPerson(verb: string): string {
  if (verb === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const CLITIC = "(?:gliene|glielo|gliela|glieli|gliele|me l[oaie]|ve l[oaie]|gli|le|lo|la|li|mi|ne|ci)";

function askedIt(whole: string, name: string): RephrasedQuestion | null {
  const part = whole
    .replace(/ o (?:no|non|ci|è) ?.*$/iu, "")
    .replace(/[, ]*(?:secondo (?:te|voi)|dici|che dici)$/iu, "");
  const turned = (text: string | undefined) => (text ? toSecondPerson(text, "it", name) : null);
  const say = (kind: RephrasedQuestion["kind"], before: string, text: string | null): RephrasedQuestion | null =>
    text === null ? null : { kind, text: `${before}${text}` };
  const heading = new RegExp(
    `^(?:(?:perch[eé]|xk[eé]|come mai) |(?:che )?cosa (?:vuol dire|significa|intende)|quando (?:e come )?(?:si|devo|dovrei|posso|conviene|mi conviene) |ogni quanto |quanto (?:spesso|tempo) |(?:come|cm) (?:si|ci si) (?!fa(?: |$)|può|chiama|dice(?: |$)))`,
    "iu",
  );
  if (heading.test(part) && part.split(/\s+/).length > 3) {
    const text = turned(
      part.replace(/^(?:xk[eé]|perche|come mai)(?= )/iu, "perché").replace(/^cosa(?= )/iu, "che cosa"),
    );
    return text === null ? null : { kind: "wonder", text };
  }
  let found = new RegExp(
    `^(${CLITIC}) (?:devo|posso|dovrei|potrei) (\\p{L}+(?:are|ere|ire|rre))(?!\\p{L})(.*)$`,
    "iu",
  ).exec(part);
  if (found) {
    const joined = joinClitic(found[2]!, found[1]!.toLowerCase(), "");
    return joined === null ? null : say("whether", "devi ", turned(`${joined}${found[3]!}`));
  }
  found =
    /^(?:come|cm) (?:faccio|facciamo|posso|possiamo|potrei|dovrei|devo|si fa|si può|riesco|fare)(?: a| per)? ((?:far|dir|par|chied|scriv|convinc|\p{L}+?(?:ar|er|ir|rr))\p{L}*.*)$/iu.exec(
      part,
    );
  if (found) return say("wish", "", turned(found[1]));
  found = new RegExp(`^(?:come|cm) (?:(${CLITIC}) )?(\\p{L}+o)\\b(.*)$`, "iu").exec(part);
  if (found) {
    const [, clitic = "", verb = "", rest = ""] = found;
    const infinitive = infinitiveOf(verb.toLowerCase());
    if (infinitive === null) return null;
    const joined = joinClitic(infinitive, clitic.toLowerCase(), rest);
    return joined === null ? null : say("wonder", "come ", turned(`${joined}${rest}`));
  }
  found = /^(?:che cosa|che|cosa) (?:faccio|devo fare|posso fare|potrei fare|dovrei fare)( \p{L}.*)$/iu.exec(part);
  if (found && found[1]!.trim().split(" ").length > 1) return say("wonder", "che cosa fare ", turned(found[1]));
  found = /^(?:che cosa|cosa|che) ((?:posso|potrei|devo|dovrei) \p{L}+(?:are|ere|ire|rre)(?:\p{L}*).*)$/iu.exec(part);
  if (found) return say("wonder", "che cosa ", turned(found[1]));
  found = /^(?:come|cm) si fa( (?:senza|con|quando|se) .+)$/iu.exec(part);
  if (found) return say("wonder", "come fare", turned(found[1]) && ` ${turned(found[1])!}`);
  found =
    /^(?:cosa|che(?: cosa)?) (?:gli|le|posso dire|devo dire|dico|potrei dire)( (?:a|al|alla|ai|alle|se|quando|per)\b.*)$/iu.exec(
      part,
    );
  if (found) return say("wonder", "che cosa dire ", turned(found[1]));
  if (/^(?:come|che|cosa|chi|quando|dove|quale|quanto|perch[eé]|xk[eé]|di che|a che)(?![\p{L}])/iu.test(part))
    return null;
  if (/(?<![\p{L}])se(?![\p{L}])/iu.test(part) && !/^(?:sono|è|faccio|ho fatto|sarebbe)(?![\p{L}])/iu.test(part))
    return null;
  found =
    /^((?:dovrei|devo|posso|potrei|faccio (?:bene|male) ad?|mi conviene|ho fatto (?:bene|male) ad?|si può|(?:è )?meglio|è (?:giusto|sbagliato|normale|brutto|scorretto|strano|egoista|esagerato|troppo|da \p{L}+|maleducato|il caso di|un segno)|sarebbe (?:giusto|sbagliato|brutto|scorretto|maleducato|troppo|strano)|(?:sono|sto)) .+)$/iu.exec(
      part,
    ) ??
    /^(?:dici|dite|credi|pensi|crede|pensa) che (.+)$/iu.exec(part) ??
    /^(ha senso .+)$/iu.exec(part) ??
    /^(.*?(?<![\p{L}])\p{L}+(?:erà|irà|arà|eranno|iranno|rrà)(?![\p{L}]).*)$/iu.exec(part);
  if (!found) return null;
  // “Se” takes the present tense.
  const asked = turned(found[1]!.replace(/ mai(?![\p{L}])/iu, ""))
    ?.replace(/^dovresti/i, "devi")
    .replace(/^potresti/i, "puoi");
  return say("whether", "", asked ?? null);
}

/** “presentare” + “mi” → “presentarmi”. “Glielo” is dropped if its referent follows. */
function joinClitic(infinitive: string, clitic: string, rest: string): string | null {
  if (clitic === "") return infinitive;
  const bare = infinitive.replace(/r?re$/, "r");
  // “Come lo chiedo un aumento”: the referent of the pronoun follows.
  if (/^(?:lo|la|li|le)$/.test(clitic) && /^ (?:un|una|uno|il|la|lo|i|le|gli|l'|mi[oa]|mie[i]?)(?= |')/.test(rest))
    return infinitive;
  if (clitic === "gliene") return `${bare}ne`;
  if (clitic.startsWith("gliel") && /^ (?:a|al|alla|ai|alle|all')\b/.test(rest)) return infinitive;
  if (/^(?:gli|le)$/.test(clitic) && /^ (?:a|al|alla|ai|alle|all')\b/.test(rest)) return infinitive;
  if (/ /.test(clitic)) return null;
  return `${bare}${clitic}`;
}

/** A statement after a comma, or the alternative question, isn't part of the question. */
const TOLD_AFTER =
  /(?:,\s+(?:and |but |so |e |ma )?(?=(?:he|he[’']s|she|she[’']s|they|they[’']re|it|it[’']s|its|we|you|you[’']re|your|the|there|my|this|\d+|lui|lei|loro|non|ti|hai|sei|tuo|tua|è|ha|uno|ci|se lo)(?![\p{L}])).*|\s+or (?:am|do|should|is that|is it|is this) .*|\s+o (?:no|è|non|ci|ricasca).*)$/iu;

/** A statement after the question without a comma: “to stop driving he’s 84”. */
const TOLD_WITHOUT_COMMA =
  /(?<!\b(?:that|because|so|if|when|and|what|how|why|where|who|think|thinks|says|said|know|knows|but|or|before|after|until|since|like|than|as|whether|though)) (?:he|she)[’'](?:s|ll) .*$/iu;

function tidy(text: string, name: string): string {
  const whole = text.replace(/ or (is|are|was|were|will|does) (?:he|she|they|it) /i, " or $1 ").replace(TOLD_AFTER, "");
  const cut = whole.replace(TOLD_WITHOUT_COMMA, "");
  const asked = cut.split(" ").length > 2 ? cut : whole;
  return spellNames(lowerFirst(asked.split(" ").length > 1 ? asked : text), name)
    .replace(/^['"“«]+/, "")
    .replace(/\s+/g, " ")
    .replace(/[\s,;:.!?]+$/, "")
    .trim();
}
