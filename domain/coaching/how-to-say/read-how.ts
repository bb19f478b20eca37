import { normalizeQuotes } from "#domain/drafts/repair-typing.ts";
import type { Language } from "#domain/language.ts";
import { correctTypos } from "#domain/understanding/typos.ts";
import { toSecondPerson } from "#domain/understanding/second-person.ts";
import { flatten } from "../intent.ts";
import { spellNames } from "../reflect.ts";
import { rephraseQuestion } from "../rephrase-question.ts";

/** For flattened text. */
const SAY_EN =
  "(?:tell|say|explain|let|ask|bring|break|broach|raise|mention|admit|confess|own up|come (?:clean|out)|announce|apologi[sz]e|turn|get (?:out of|across|it across|through to)|refuse|decline|reject|cancel|end|leave|split|stop|quit|dump|do (?:it|this|that)|put (?:it|this|that)|talk|speak|approach|address|point out|give|hand|open up|make|start|begin|pull out|back out|warn|remind|have (?:that|the|this|a) (?:talk|conversation|chat)|phrase it to|go about (?:telling|saying|it))\\b";
const SAY_IT =
  "(?:dir|parlar|spiegar|chieder|confessar|comunicar|far(?:gli|le|lo|la|glielo)? (?:capire|sapere|notare|presente|arrivare)|rifiutar|lasciar|mollar|annunciar|ammetter|tirar|affrontar|declinar|uscirne|scusar|rivelar|raccontar|cominciar|iniziar|chiuder|rompere|avvisar|introdur|impostar|tirarmi|metter|dar(?:gli|le) (?:la notizia|buca)|ricordar)\\w*";
const CLITIC_IT = "(?:gli|le|lo|la|l'|ne|ci|li|mi|glielo|gliela|gliene|gliele|glieli) ";
const DO_I_EN =
  "(?:do|d'?you|can|should|could|would|might|shall|am|on earth do|the hell do|does)(?: i| we| u| you| one| somebody| someone)?";
const NOT_KNOWING_EN =
  "(?:don'?t|dont|do not|didn'?t|no idea|not sure|unsure|no clue|can'?t (?:think|figure out|work out)|struggling|need (?:advice|help)|any (?:advice|tips|ideas))";
const MUST_EN =
  "(?:i(?:'d| would) (?:like|want|love)|i (?:want|need|have|would like|wanna)|i'?ve got|ive got|i gotta|we (?:want|need|have))(?: to)?";

/** Asks how to say something to somebody. For flattened text. */
const ASKS_HOW: Record<Language, RegExp> = {
  en: new RegExp(
    [
      `\\b(?:how|hw) ${DO_I_EN} ?(?:supposed to |meant to |even |best |ever |possibly |go about |gently |nicely |kindly |politely |properly |actually |finally )*${SAY_EN}`,
      `\\bhow ${DO_I_EN} (?:go about )?(?:tell|say|explain|bring|rais|break|announc|ask)ing\\b`,
      `\\b(?:how|way|ways|best) (?:to|of) (?:even |best |gently |nicely |kindly |politely |properly )*(?:${SAY_EN}|(?:tell|say|explain|break|bring|ask|lett)ing\\b)`,
      `\\bwhat ${DO_I_EN} (?:even |best )?(?:say|tell)\\b`,
      `\\b${NOT_KNOWING_EN}.{0,30}\\b(?:how|where|what) (?:to|i|do i|should i|even to) (?:even )?${SAY_EN}`,
      `\\b(?:tell|say|telling|explain|apolog\\w+|confess|come out|break up)\\b.*\\b(?:(?:where|how) (?:do|would|should) (?:i|you) (?:even )?(?:start|begin|go about)|(?:don'?t|no idea|not sure) (?:know )?(?:how|where to)|any (?:advice|tips|ideas)|how should i|what(?:'s| is) the best)`,
      "\\b(?:tell|telling|say|saying|explain|explaining|confess|confessing|admit|admitting)\\b.*[,.] (?:and )?(?:but )?how\\?*$",
      `\\b${MUST_EN} (?:tell|say|ask|let|explain|admit|confess|talk|break up|end)\\b.*\\b(?:without|but (?:i )?(?:don'?t|do not|am (?:scared|afraid)|'?m (?:scared|afraid|worried)|can'?t|how))\\b`,
      "\\b(?:dreading|scared of|nervous about|afraid of|putting off) (?:telling|asking|confessing)\\b",
    ].join("|"),
  ),
  it: new RegExp(
    [
      `\\bcome (?:si fa a |faccio a |posso |(?:gli|le|lo|la) si |si )?(?:${CLITIC_IT})?(?:dico|dice|diciamo|spiego|spiega|spieghiamo|facci\\w+ (?:capire|sapere|notare|arrivare)|comunico|comunica|confesso|chiedo|chiede|chiediamo|parlo|parla|parliamo|annuncio|propongo|affronto|tiro (?:fuori|indietro)|do (?:la notizia|buca)|ammetto|racconto|rivelo|lascio|mollo|rifiuto|declino|la prendo|prendo il discorso|esco|avviso|scuso|introduco|imposto|presento|metto (?:giu|dei paletti|un limite)|la metto|la butto li|ricordo|nego|rompo)\\b`,
      `\\bcome (?:faccio|facciamo|posso|possiamo|potrei|dovrei|devo|si fa|si puo|fare|riesco)(?: fare)?(?: a| per| ad)? (?:${SAY_IT})`,
      `\\bcome (?:${SAY_IT})`,
      `\\b(?:che cosa|cosa|che) (?:gli|le|posso|devo|dovrei|potrei) ?(?:dico|dir\\w*)\\b`,
      `\\b(?:non|nn) (?:so|saprei|trovo|riesco|ho idea).{0,30}\\b(?:come|da dove|con che parole|in che modo|il modo|il coraggio)\\b(?: posso| potrei| dovrei| devo| faccio a| per| di)? ?(?:${SAY_IT}|cominci\\w+|inizi\\w+)`,
      `\\b(?:vorrei|voglio|devo|dovrei|vorremmo|dobbiamo|mi tocca) ${SAY_IT}.*(?:\\bsenza\\b|\\bma (?:non|ogni volta|ho paura|temo|mi|come)\\b|\\bcome (?:inizio|comincio|faccio|la prendo|posso fare|glielo dico|lo dico|gliene parlo|mi comporto)\\b|\\b(?:da dove|come) (?:comincio|inizio|parto|si fa)\\b|\\b(?:non|nn) so (?:come|da dove)|\\bconsigli\\w*)`,
      `\\bmodo(?: (?:migliore|giusto|adatto|gentile|carino|delicato))? (?:per|di) (?:${SAY_IT})`,
      `\\b(?:in che modo|con che parole|con quali parole) (?:${CLITIC_IT})?(?:dico|spiego|posso|potrei|${SAY_IT})`,
      `\\b(?:ho paura|mi vergogno|ho il terrore|rimando) (?:di|a) (?:${SAY_IT})`,
    ].join("|"),
  ),
};

/** For flattened text. */
const QUESTION: Record<Language, RegExp> = {
  en: /\?|\b(?:how|what|where|advice|tips|ideas|way)\b/,
  it: /\?|\b(?:come|cosa|da dove|modo|consigl\w+|idee)\b/,
};

/** Reports somebody else’s message. For flattened text. */
const REPORTED =
  /\b(?:got|sent (?:me|us)|received|left me|sends me|saw|ignor\w+) (?:an?|the|this|his|her|my) (?:\w+ )?(?:text|message|e-?mail|card|note|letter)s?\b|\bcredit card\b|\b(?:mi|ci) (?:ha|hanno|aveva) (?:scritto|mandato)\b|\b(?:mi|ci) (?:scrive|manda|scrivono|mandano)\b|\bnon (?:mi )?risponde\w*\b/g;

/** Wants something to send, or gives it. For flattened text. */
const WANTS_TO_SEND: Record<Language, RegExp> = {
  en: /\b(?:write|draft|compose|re-?word|rephrase|wording|sms|proofread)\b|\b(?:i|to|should|please|and|can|could|you) (?:send|reply|respond|answer|text|message|e-?mail)\b|\b(?:an?|the|some|short|quick|nice|this|by|via|over) (?:\w+ )?(?:text|message|e-?mail|letter|card|note|whatsapp|lines)\b|\b(?:text|message|e-?mail) (?:him|her|them|my|to|for|back)\b|\b(?:word|phrase) (?:it|this|that|an?)\b|\b(?:tell|say|ask)\b[^.?!]*: ?\S+ \S|\bhelp me (?:to )?(?:tell|say|explain)\b/,
  it: /\b(?:scriv\w*|messaggi\w*|mess|msg|sms|whatsapp|mail|e-?mail|letter[ae]|bigliett\w*|bozza|righe|rispond\w*|mand(?:o|are|argli|arle|argliel\w+)|testo|(?:mi )?prepar(?:i|ami)|butta\w* giu|(?:dic|dir|spieg|chied)\w*[^.?!]*: ?\S+ \S|(?:mi aiuti|aiutami) a \w+)\b/,
};

export interface HowToSay {
  /** The question, flattened. */
  asked: string;
  /** The whole message, flattened. */
  flat: string;
  /** It asks, and does not only tell the wish. */
  question: boolean;
}

/** Whether a message asks how to say something, not for words to send; null if it does not. */
export function readHow(message: string, language: Language, name = ""): HowToSay | null {
  return readFlat(flatten(message), language) ?? readFlat(flatten(correctTypos(message, language, [name])), language);
}

function readFlat(flat: string, language: Language): HowToSay | null {
  if (WANTS_TO_SEND[language].test(flat.replace(REPORTED, " "))) return null;
  const found = ASKS_HOW[language].exec(flat);
  if (!found) return null;
  const rest = flat.slice(found.index);
  return { asked: /^[^.?!]*/.exec(rest)?.[0] ?? rest, flat, question: QUESTION[language].test(flat) };
}

const MAX_WORDS = 24;
const MIN_WORDS = 4;
/** Names nothing: “bring it up nicely”, “dirglielo”. */
const NAMES_NOTHING: Record<Language, RegExp> = {
  en: /^(?:(?:do|say|tell|bring|put|break|raise|explain|announce|handle|approach|begin|start|talk|speak|ask|apologi[sz]e|get|make)(?: (?:it|less|out of|kindly|politely|this|that|him|her|them|to|about|up|the news|with|properly|nicely|gently|kindly|face to face|(?:my|your|our|the) \p{L}+(?: in law)?|\p{Lu}\p{L}+))*)(?:,? (?:without|and not|but|so|is so|not to)\b.*)?$/u,
  it: /^(?:(?:dir|parlar|spiegar|comunicar|presentar|introdur|uscir|impostar|affrontar|far|fargli|farle|annunciar|confessar|chieder)\p{L}*(?: (?:capire|sapere|notare|bene|(?:a|al|alla) (?:(?:mi|tu)[oa] )?\p{L}+))*)(?:,? (?:senza|ma)(?!\p{L}).*)?$/iu,
};
/** What is told or asked after the wish. */
const BESIDE: Record<Language, RegExp> = {
  en: /,? (?:where|how) do (?:you|i) (?:even )?(?:start|begin).*$|,? (?:any )?(?:ideas|advice|tips|suggestions)$|, (?:he|she|it|they|we|who|which)(?:['’]\p{L}+)? .*$/iu,
  it: /,? senza che (?:pens|cred|sembr)\p{L}*.*$|, (?:che (?:è|ha|sta)|le si|gli si|idee|consigli|qualche|lui|lei|è|ha|perché|come|da dove|però|ma|non) .*$/iu,
};
const CONDITION: Record<Language, RegExp> = {
  en: /(?:,? )(without .+)$/iu,
  it: /(?:,? )(senza .+)$/iu,
};
const BEGINS: Record<Language, RegExp> = {
  en: /\b(?:how to|i(?:'d| would) like to|i (?:want|need|have(?: got)?) to|i'?ve got to) (?=(?:say|tell|explain|ask|let|apologi[sz]e|admit|confess)(?!\p{L}))(.+)$/iu,
  it: /(?<!\p{L})(?:come|vorrei|voglio|devo|dovrei) (?=(?:dir|parlar|spiegar|chieder|confessar|comunicar|far(?:gli|le))\p{L}*)(.+)$/iu,
};

/**
 * What the user wants to say, in the second person and the infinitive: “tell your mum she hurt you”. `content` is null
 * if only a pronoun stands for it; `condition` is what is to be avoided, if it is not part of the content.
 */
export interface Wish {
  content: string | null;
  condition: string | null;
}

/** What the user wants to say. */
export function wishIn(message: string, language: Language, name: string): Wish {
  const text = own(message, language, name) ?? rephrased(message, language, name);
  if (text === null) return { content: null, condition: null };
  const clean = text
    .replace(BESIDE[language], "")
    .replace(/[\s,;:.!?…]+$/, "")
    .trim();
  const condition = CONDITION[language].exec(clean)?.[1] ?? null;
  const words = clean.split(/\s+/).length;
  if (NAMES_NOTHING[language].test(clean)) return { content: null, condition: briefly(condition) };
  if (words < MIN_WORDS || words > MAX_WORDS) return { content: null, condition: null };
  return { content: clean, condition: null };
}

const briefly = (text: string | null) => (text !== null && text.split(/\s+/).length <= 12 ? text : null);

function rephrased(message: string, language: Language, name: string): string | null {
  const asked = rephraseQuestion(message, language, name);
  if (asked === null || (asked.kind !== "wish" && asked.kind !== "wonder")) return null;
  const text =
    language === "it"
      ? asked.text.replace(/^come /iu, "").replace(/^(?=(?:capire|sapere|notare)(?!\p{L}))/iu, "far ")
      : asked.text;
  if (asked.kind === "wonder" && (language === "en" || text === asked.text)) return null;
  return text;
}

const OF_THE_OTHER =
  /(?<!\p{L})gliel\p{L}+ (?:dico|dire|spiego|comunico) a\p{L}* .*(?<!\p{L})che (?!ho|sono|non|vogli|vorrei|mi|ci|me|abbiamo|siamo|lasc|and|va|sto)\p{L}+/iu;

/** “I don’t know how to tell her that …”, “vorrei dirle che …”. */
function own(message: string, language: Language, name: string): string | null {
  const plain = normalizeQuotes(message);
  for (const sentence of plain.match(/[^.?!;…\n]+[?!.…]*/g) ?? []) {
    const found = BEGINS[language].exec(sentence.replace(/[?!.…\s]+$/, ""))?.[1];
    if (!found) continue;
    // “Come glielo dico a Debora che abita qui”: the clause is about her.
    if (language === "it" && OF_THE_OTHER.test(sentence)) continue;
    const cut = found.replace(language === "it" ? /, (?:ma|però|e) (?!senza).*$/iu : /, (?:but|and) .*$/iu, "");
    const turned = toSecondPerson(cut, language, name);
    if (turned !== null) return spellNames(turned, name);
  }
  return null;
}
