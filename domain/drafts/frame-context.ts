import type { Language } from "#domain/language.ts";
import type { Calls } from "./frame-names.ts";
import { baseOfPast, baseOfThird, isCommonBase, isPastParticiple } from "./english-verbs.ts";

/** Who somebody is, which they know themselves. */
const IDENTITY: Record<Language, RegExp> = {
  it: /^(?:è|sono|sarebbe) (?:(?:anche )?(?:un|una|uno|il|la|lo|l'|mi[oa]|nostr[oa]|quell[oa]) ?(?!persona)\p{L}+)|^(?:mi[oa]|la|il|l') ?\p{L}+(?: di \p{L}+)?$|^,? ?\d+ anni/iu,
  en: /^(?:is|'s|was) (?:(?:also )?(?:my|our|the|a|an) )|^(?:who |\d+$)/i,
};
/** Habits and traits: why the user writes, not what. */
const HABIT: Record<Language, RegExp> = {
  it: /^(?:non |mi |ci |si |la |lo )*(?:offende|sente|risponde|risp|legge|abita|vive|guarda|segue|tiene|viene mai|ha (?:\d+ anni|il telefono|sempre)|sta in|è (?:in trasferta|permalos|arrabbiat|timid|testard|fatt|un tipo|uno che|molt|in cantiere|mio|sol|stat)|organizza|affitta|accusa|dice che|fa sempre|chiede da|piace|conosc|comanda|è)(?!\p{L}{3,}ch)/iu,
  en: /^(?:(?:never|always|keeps|has been|does|doesn't|don't|is|'s|says|lives|means|hates|likes|loves|gets|reads|wants an answer|wants a decision|wants to know|wants the whole|thinks)\b)/i,
};
const CONCRETE: Record<Language, RegExp> = {
  it: /\d|(?<!\p{L})(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|domani|stasera|ieri|natale|pasqua|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|tre|due|terza|primo)(?!\p{L})/iu,
  en: /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|yesterday|christmas|easter|january|february|march|april|june|july|august|september|october|november|december|two|three|twice)\b/i,
};
/** For the coach only: who the user is, how they feel, that they have to write. */
const OWN: Record<Language, RegExp> = {
  it: /^(?:io )?(?:non so(?!\p{L})|ho bisogno|sono (?:stuf|vedov|nervos|arrabbiat|in ansia|preoccupat)|ho \d+ anni|mi vergogno|non ho ancora scritto|devo|vorrei|voglio|volevo|mi è venuta l'ansia|(?:ho|abbiamo) litigato|non ci (?:vediamo|sentiamo|parliamo)|mi (?:piace|manca)|ho conosciuto|ho paura|aiut|quei soldi|dovrei|io e (?!te)\p{L}+ ci siamo)/iu,
  en: /^(?:i'm (?:\d|not (?:good|sure|going)|nervous|scared|tired|the treasurer|raging)|i (?:don't know|need to|want|wanna|should|feel|have to|owe \w+ an answer|hate|can't write|suppose|guess|think)|i'd like|before i forget|i had a row|we (?:had a row|argued)|had a row|should i|we're on a break|it's for\b|my (?:answer|problem)|haven't spoken|in our community|someone|got an)/i,
};

/** The pronoun that the text uses for the person. */
function pronounIn(text: string): string {
  const he = text.match(/\b(?:he|him|his|he's|he'd)\b/gi)?.length ?? 0;
  const she = text.match(/\b(?:she|her|she's|she'd)\b/gi)?.length ?? 0;
  return he > she ? "he" : "she";
}

export interface ContextSentence {
  text: string;
  /** Whether it is about the person. */
  ofThem: boolean;
  identity: boolean;
}

/** Replaces the person's name at the start of a sentence by a pronoun, or in Italian removes it. */
export function withoutName(sentence: string, calls: Calls, language: Language, whole: string): ContextSentence {
  const found = calls.subject.exec(sentence);
  if (!found || !found[0].trim()) return { text: inside(sentence, calls, language), ofThem: false, identity: false };
  const rest = sentence.slice(found[0].length);
  const bare = rest.replace(/^[\s,.:!?…-]+/, "");
  if (!/[\p{L}\d]/u.test(rest)) return { text: "", ofThem: true, identity: true };
  // “Barb down the club hall, I need the hall”: addressed directly.
  if (/^\s*[,.:…!]/.test(rest) && /^\d+ anni/iu.test(bare)) return { text: "", ofThem: true, identity: true };
  // “Mrs Lindqvist, my old headmistress, turns 90”: about her.
  const third = /^, ([a-z]+s) /.exec(rest)?.[1] ?? "";
  const tells = language === "en" && found[0].includes(",") && isCommonVerb(third);
  if (/^\s*[,.:…!]/.test(rest) && !tells)
    return { text: inside(bare, calls, language), ofThem: false, identity: false };
  const colon = /^[^:]{2,60}: (?=\S)/.exec(bare);
  if (IDENTITY[language].test(language === "en" ? rest.trim() : bare)) {
    const more = colon ? bare.slice(colon[0].length) : "";
    return { text: inside(more, calls, language), ofThem: !colon, identity: true };
  }
  const about = /(?:risposta|answer|decision) ((?:per|su|sul|sulla|about|on) [^:]+: )$/iu.exec(colon?.[0] ?? "")?.[1];
  if (colon && about)
    return { text: inside(`${about}${bare.slice(colon[0].length)}`, calls, language), ofThem: false, identity: false };
  if (
    colon &&
    /^(?:aspetta|vuole|mi chiede|wants|needs|is waiting)/i.test(bare) &&
    /rispost|answer|decision|sapere/i.test(colon[0])
  )
    return { text: inside(bare.slice(colon[0].length), calls, language), ofThem: false, identity: false };
  if (colon && HABIT[language].test(bare.replace(/^is /i, "")))
    return { text: inside(bare.slice(colon[0].length), calls, language), ofThem: false, identity: false };
  if (language === "it") return { text: inside(bare, calls, language), ofThem: true, identity: false };
  const plural = /\band\b|&/i.test(found[0]);
  if (plural) return { text: inside(`they${rest}`, calls, language), ofThem: true, identity: false };
  const pronoun = pronounIn(whole);
  // “Hayley's music is still going”: something of theirs.
  if (
    /^'s (?:(?:[\w']+ ){1,3}?(?:is|has|was|are|had|needs?|keeps?|passed|died|\w+ed)\b|(?:[\w']+ ){0,2}?(?:lunch|party|birthday|hearing|shower|wedding|anniversary|funeral|surgery)(?:'s)?\b)/i.test(
      rest,
    ) &&
    !/^'s (?:on|at|in|away|working|leaving|coming|going|off|sitting|my|the|a|an|not|up|inside|been|just|asked|invited|always|never|told|got|had|come|said|lost|left|having|moving)\b/i.test(
      rest,
    )
  )
    return {
      text: inside(`${pronoun === "he" ? "his" : "her"}${rest.slice(2)}`, calls, language),
      ofThem: false,
      identity: false,
    };
  const being = /^'s ((?:\w+ )?)(\w+)(?= ?(\w*))/i.exec(rest);
  if (being) {
    const verb = being[2]!.toLowerCase();
    const word = /^(?:just|already|never|always|also) /i.test(being[1] ?? "")
      ? verb
      : (being[1]?.trim() || verb).toLowerCase();
    if (
      /^(?:got|been)$/.test(word) ||
      ((isPastParticiple(word) || baseOfPast(word) !== null || /^(?:come|gone)$/.test(word)) &&
        !/^(?:off|away|tired|upset|annoyed|red|need)$/.test(word))
    )
      return { text: inside(`${pronoun} has${rest.slice(2)}`, calls, language), ofThem: true, identity: false };
    return { text: inside(`${pronoun} is${rest.slice(2)}`, calls, language), ofThem: true, identity: false };
  }
  return { text: inside(`${pronoun} ${bare}`, calls, language), ofThem: true, identity: false };
}

/** The name as the subject in the middle of a sentence. */
function inside(sentence: string, calls: Calls, language: Language): string {
  if (language === "en")
    return sentence.replace(
      /\b(s?he)'s (?=(?:done|shrunk|broken|lost|left|sent|bought|booked|taken|made|put|told|asked|brought|written|eaten|given|offered|invited|ruined|borrowed|paid) (?:the|my|a|an|me|us|our|it|her|his|some|two)\b)/gi,
      "$1 has ",
    );
  return sentence
    .replace(new RegExp(`(?<!\\p{L})io e ${calls.name}(?!\\p{L})`, "giu"), "io e te")
    .replace(new RegExp(`((?:^|[\\s,])(?:che|perché|se|quando) )${calls.name} (?=\\p{L})`, "giu"), "$1");
}

function isCommonVerb(word: string): boolean {
  return isCommonBase(baseOfThird(word) ?? "") || /^(?:is|has|turns|says|does|plays)$/.test(word);
}

const PREFIX: Record<Language, string> = { it: "so che ", en: "I know " };

/** Something told before the request, phrased for the message; null if it was only for the coach. */
export function asContext(told: ContextSentence, language: Language): string | null {
  const { text } = told;
  const words = text.split(/\s+/).filter(Boolean).length;
  if (!text || told.identity || words < 2) return null;
  if (!told.ofThem) {
    if (OWN[language].test(text)) return null;
    return words >= 2 ? text : null;
  }
  if (language === "it") {
    if (/^è (?:permalos|golos|timid|testard|nervos|sempre|molto|un po')/iu.test(text)) return null;
    if (/^ha ancora /iu.test(text)) return text;
    const did =
      /^(?:mi|ci|gli|le|m') ?(?:ha|hanno|è)(?!\p{L})|^(?:ha|è|si è) (?!\d)\p{L}+(?:[aiu]t|s|tt|rt|nt|st)[oa](?!\p{L})/iu.test(
        text,
      );
    const bare = text
      .replace(/^vuole sapere (?=(?:se|chi|quando|quanto|dove|come) )/iu, "mi ha chiesto ")
      .replace(/^(?:mi )?chiede (?=se )/iu, "mi ha chiesto ");
    if (bare !== text) return bare;
    if (did) return /^(?:mi|ci|gli|le|m') ?ha/iu.test(text) || /!/.test(text) ? text : `${PREFIX.it}${text}`;
    if (/^compie \d+ anni/iu.test(text)) return `${text.replace(/[.!]+$/, "")}: tanti auguri!`;
    const upset = /^(?:è|si è) (?:arrabbiat|offes|rimast)\p{L}+ (?:perché|per) /iu.test(text);
    if (upset) return `${PREFIX.it}${text}`;
    if (HABIT.it.test(text)) return null;
    if (/^non vuole /iu.test(text)) return `${PREFIX.it}${text}`;
    return CONCRETE.it.test(text) || /^vuole /iu.test(text)
      ? text.includes("!")
        ? text
        : `${PREFIX.it}${text}`
      : null;
  }
  if (/^s?he (?:is|turns) \d+ (?:on|next|tomorrow|this|today)/i.test(text))
    return `${text.replace(/[.!]+$/, "")}: happy birthday!`;
  if (/^s?he keeps \w+ing .*\b(?:me|my|we|us|our)\b/i.test(text)) return text;
  const verb = /^s?he (?:has )?(?:just |already |very kindly |kindly )?(\w+)/i.exec(text)?.[1] ?? "";
  if (
    /^s?he has (?:asked|lost|left|invited|sent|lent|had|been moved|offered|just)\b/i.test(text) &&
    !/^s?he has lost\b/i.test(text)
  )
    return text;
  if (
    HABIT.en.test(text.replace(/^s?he /i, "")) &&
    !(CONCRETE.en.test(text) && /^s?he (?:is|'s|has)\b/i.test(text) && !/ years old|, \d\d$/i.test(text))
  )
    return null;
  if (baseOfPast(verb.toLowerCase()) !== null) return text;
  return CONCRETE.en.test(text) || /^s?he (?:has|wants|needs|turns)\b/i.test(text) ? `${PREFIX.en}${text}` : null;
}
