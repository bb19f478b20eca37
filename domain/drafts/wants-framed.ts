import { LANGUAGES, type Language } from "#domain/language.ts";
import { isFirstName } from "./content.names.ts";
import { readHead } from "./frame-head.ts";
import { callsOf } from "./frame-names.ts";

/** Words that are followed by an addressee within a few words. */
const TO: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:to|for|tell|telling|text|texting|message|email|let|inform|ask|asking|write|help)(?= )/giu,
  it: /(?:^|\s)(?:a|ad|al|alla|per|x|con|avvisare|avvisa|ringrazia)(?= )|(?:^|\s)all(?=')/giu,
};
const ROLE: Record<Language, RegExp> = {
  en: /^(?:mum|mom|mam|dad|brother|sister|son|daughter|boss|manager|teacher|landlord|landlady|neighbour|neighbor|wife|husband|boyfriend|girlfriend|friend|aunt|uncle|cousin|nan|grandma|grandad|coach|colleague)$/i,
  it: /^(?:mamma|madre|papà|padre|fratello|sorella|figli[oa]|moglie|marito|cap[oa]|zi[oa]|nonn[oa]|suocer[oa]|cognat[oa]|cugin[oa]|amic[oa]|collega|vicin[oa]|prof|maestra|dottore|dottoressa)$/iu,
};
/** Asks whether to write at all, which is not a request for words. */
const WHETHER =
  /^(?:(?:should|shall|can i|may i|do i (?:have|need) to|devo|posso|glielo dico|faccio bene)(?!\p{L}).*\?|(?:can i ask|do i need|faccio bene|dovrei dire|should i) )/iu;
const DOUBT = /\b(?:scared|afraid|terrified|nervous|dreading)\b|(?<!\p{L})(?:paura|ansia|me la sento)(?!\p{L})/iu;
const NEEDED = 3;
const FAR = 90;

/** Whether a text is a request with addressee and content. */
export function asksWithFrame(text: string): boolean {
  const sentences = text.match(/(?:[^.!?…]|[.](?=\d))+[.!?…]*\s*/gu) ?? [];
  return sentences.some((sentence, index) => {
    const bare = sentence.trim();
    if (WHETHER.test(bare) || DOUBT.test(bare)) return false;
    const behind = sentences.slice(index + 1).join(" ");
    return LANGUAGES.some((language) => namesIn(bare, language).some((name) => asks(bare, behind, name, language)));
  });
}

function namesIn(sentence: string, language: Language): string[] {
  const names = [...sentence.slice(0, FAR).matchAll(TO[language])].flatMap((match) =>
    (sentence.slice(match.index + match[0].length).match(/\p{L}{3,}/gu) ?? [])
      .slice(0, 4)
      .filter(
        (word) =>
          /^\p{Lu}/u.test(word) ||
          isFirstName(word) ||
          ROLE[language].test(word) ||
          new RegExp(`(?:^|\\s)(?:x|per|a|for|tell|text) ${word}:`, "u").test(sentence),
      ),
  );
  return [...new Set(names)].slice(0, 6);
}

function asks(sentence: string, behind: string, name: string, language: Language): boolean {
  const head = readHead(sentence, 0, callsOf(name, sentence, language), language);
  if (!head || head.phrase === null) return false;
  const rest = `${sentence.slice(head.end)} ${behind}`;
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  if (words < NEEDED) return false;
  return head.act !== null || head.verb !== "" || /:\s*\S/.test(sentence);
}
