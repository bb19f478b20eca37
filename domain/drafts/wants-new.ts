import type { Language } from "#domain/language.ts";
import { findAddressee } from "./addressee.ts";
import { isFirstName } from "./content.names.ts";

const PRE_EN =
  "(?:(?:dear coach|hey|hi|hello|ok|okay|so|please|pls|plz|coach|well|and|also)[,!.]? |(?:can|could|would|will) (?:you|u) |i(?:'d| would) like (?:you )?to |i (?:want|need|have|wanna|gotta|should|must) (?:you )?(?:to )?|help me (?:to )?|just |how (?:do|can|should|would) i (?:best |nicely |politely |kindly )?|(?:i need |i want |what is |what's |is there )?(?:a|the) (?:\\w+ ){0,2}way (?:to |of )|what do i )*";
const PRE_IT =
  "(?:(?:ciao|ehi|ok|okay|allora|senti|per favore|perfavore|dai|coach|e|anche|poi)[,!.]? |(?:mi |me lo )?(?:puoi|potresti|riesci a|sapresti|aiuti a|aiuteresti a|aiutami a) |dammi una mano a |(?:vorrei|voglio|devo|dovrei|mi piacerebbe) |come (?:faccio a|posso) )*";

/** Verbs of saying, followed by the addressee. */
const TELLING: Record<Language, RegExp> = {
  en: new RegExp(
    `^${PRE_EN}(?:tell|ask|remind|thank|invite|congratulate|wish|let|inform|warn|answer|reply to|respond to|apologi[sz]e to|complain to|say (?:(?:sorry|thanks|thank you|hi|no|yes|goodbye|happy \\w+(?: \\w+)?|congratulations|congrats|good luck|well done|i'?m sorry|im sorry) )?to) `,
    "i",
  ),
  it: new RegExp(
    `^${PRE_IT}(?:(?:d(?:i'|ì|i|ire|ico)(?: di no)?|chied(?:i|ere|o)|scriv(?:i|ere|o)|mand(?:a|are)(?: (?:qualcosa|due righe|un pensiero))?|rispond(?:i|ere|o)|propon(?:i|go)|proporre|spieg(?:a|are|o)|ricord(?:a|are)|comunic(?:a|are)|fa(?:i|re)? sapere|chied(?:i|ere) scusa)(?:,? (?:gentilmente|per favore|anche|cortesemente|con gentilezza|pure))? (?:all'|(?:allo|alla|agli|alle|ai|al|ad|a) )|(?:ringrazi(?:a|are|o)|saluta|invit(?:a|are|o)|avvis(?:a|are|o)|avvert(?:i|ire|o)|inform(?:a|are|o)) |(?:disdi(?:ci|re)|annull(?:a|are)|spost(?:a|are)|rimand(?:a|are)) .{0,40}?con |scus(?:ati|armi) con |congratul(?:ati|armi) con |come (?:lo )?(?:dico|scrivo|chiedo|spiego|rispondo)(?: in modo \\p{L}+| con \\p{L}+|,? \\p{L}+mente)? (?:all'|(?:allo|alla|agli|alle|ai|al|ad|a) ))`,
    "iu",
  ),
};

const THING_EN = "(?:text|txt|message|msg|email|mail|note|letter|reply|card|apology|invitation|complaint|reminder)";
const THING_IT = "(?:messaggio|messaggino|mail|email|biglietto|bigliettino|lettera|risposta|reclamo|invito|sms|testo)";

/** Requests without a verb of saying before the addressee. */
const OTHER: Record<Language, RegExp> = {
  en: new RegExp(
    `^${PRE_EN}(?:ask (?:if|whether|for|about) \\S|ask (?:him|her|them)\\b (?!out of)|say .{3,160} to (?:my|our|\\p{Lu})|(?:write|text|say|reply)(?: this)?: ?\\S|(?:reply|answer|respond|write back) (?:that|to say|saying) |(?:make|file|write) (?:a|my) (?:\\w+ )?complaint\\b|(?:a |an |some |i need a |i want a |i need an )?(?:short |quick |nice |warm |kind |\\w+ )?(?:sorry|thank[- ]?you|thanks|get[- ]well|good luck|sympathy|apology|congratulations?|condolences?|complaint|reminder)(?: ${THING_EN})? (?:to|for) (?:my|our|the|\\p{Lu})|(?:a|an|some|short|quick|brief|nice|firm|polite|friendly|kind|little) (?:\\w+ ){0,3}${THING_EN} (?:to|for) |send (?:something|a few words|some words|flowers and a note) to |(?:move|cancel|postpone|reschedule|decline|turn down) (?:(?:my|our|the|an?|this|his|her|their) .{2,40}(?: (?:with|from|to) |$)|on \\S+|\\w+ (?:with|on) ))`,
    "iu",
  ),
  it: new RegExp(
    `^${PRE_IT}(?:chied(?:i|ere) (?:se|di|che|un|una|il|la|lo|l'|i|gli|le|quando|quanto|dove|perché|scusa|indietro)(?!\\p{L})|chied(?:igli|ile|ergli|erle)(?!\\p{L})|(?:mi (?:serve|servirebbe|fai|prepari|aiuti con)|ho bisogno di|serve|fammi|preparami) (?:un|una|due) (?:\\p{L}+ ){0,2}${THING_IT}(?!\\p{L})|(?:rifiut(?:a|are)|declin(?:a|are)|disdi(?:ci|re)|annull(?:a|are)|spost(?:a|are)|rimand(?:a|are)) (?:il |la |l'|lo |i |le |un |una )|(?:${THING_IT}|congratulazioni|complimenti|auguri|condoglianze|in bocca al lupo)(?: (?:di|per) [\\p{L} ]{3,30}?| \\p{L}+)? (?:a|ad|al|alla|all'|ai|agli|alle) ?\\p{L}|${THING_IT} di (?:scuse|ringraziamento|auguri|condoglianze|reclamo) (?:per|a|al|alla)(?!\\p{L})|fa(?:i|gli|lle)? (?:un |l'|tanti |i |gli |le )?(?:in bocca al lupo|auguri|complimenti|congratulazioni|condoglianze|scuse)|(?:manda|porgi|fai) (?:le mie |le )?condoglianze|(?:scrivi|manda|rispondi): ?\\S|fa(?:i|r)? sapere |d(?:illo|iglielo|irlo) )`,
    "iu",
  ),
};

/** Doubts about saying it at all, which are not a request for words. */
const DOUBT =
  /\b(?:scared|afraid|terrified|don't know (?:how|if|whether)|not sure (?:if|whether)|nervous about|dreading|should i (?:even )?(?:tell|say|ask))\b|(?<!\p{L})(?:paura|non so (?:come|se)|ansia|terrorizzat[oa]|mi vergogno|me la sento)(?!\p{L})/iu;
const ME = /^(?:me|us|you|myself|yourself|mi|ci|te|something|people|it|the truth|a|an)\b/i;

/** Whether a sentence asks for a message to somebody it names. */
export function asksForMessage(sentence: string, language: Language): boolean {
  if (DOUBT.test(sentence)) return false;
  if (OTHER[language].test(sentence))
    return !sentence.endsWith("?") || !/^(?:should|dovrei|devo|posso)\b/i.test(sentence);
  const verb = TELLING[language].exec(sentence);
  if (!verb) return false;
  const rest = sentence.slice(verb[0].length);
  if (/(?:answer|reply to|respond to) $/i.test(verb[0]) && /^\p{Lu}\p{L}+\?$/u.test(rest)) return true;
  if (ME.test(rest) || /^(?:him|her|them|\w+)[?.!]*$/i.test(rest))
    return language === "it" && /^\p{L}+$/u.test(rest) && !ME.test(rest) && isNamed(rest, language);
  return isNamed(rest, language);
}

/** Whether it says something to somebody it names, as changes to a draft do not. */
export function tellsSomebody(sentence: string, language: Language): boolean {
  const verb = TELLING[language].exec(sentence);
  if (language === "en" && /^say no to \S+ \S+/i.test(sentence)) return true;
  if (!verb || DOUBT.test(sentence)) return false;
  const rest = sentence.slice(verb[0].length);
  return !ME.test(rest) && rest.split(" ").length > 2 && isNamed(rest, language);
}

function isNamed(text: string, language: Language): boolean {
  const found = findAddressee(text, language);
  if (!found) return false;
  if (typeof found.who === "string") return true;
  const first = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (language === "en" && text.length > first.length + 2 && first.length > 1) return true;
  return (
    /^\p{Lu}/u.test(first) ||
    isFirstName(first) ||
    found.who.called === "" ||
    found.who.formal ||
    found.who.plural ||
    /^(?:my|our|the|mia|mio|il|la|l)$/i.test(first) ||
    /^(?:mum|mom|dad|grandma|grandpa|granny|nan|mamma|papà|papa|nonna|nonno|zia|zio)$/i.test(first)
  );
}
