import type { Language } from "#domain/language.ts";
import { findAddressee } from "./addressee.ts";
import { sentencesOf } from "./frame-text.ts";
import { isToCoach, withoutCoachTalk } from "./coach-talk.ts";

/** Words of a request for a message. */
export const REQUESTS: Record<Language, RegExp> = {
  en: /\b(?:write|writing|wrte|text|txt|tell|say|send|message|msg|note|e?mail|card|draft|put|invite|invitation|words?|reply|answer|letter|lines?|compose|formulate|sms|whatsapp|ask|one|voice note|post|cancel\w*|declin\w*|postpone)\b/i,
  it: /(?<!\p{L})(?:scriv\p{L}+|scrimm\p{L}+|mess|messaggi\p{L}*|msg|sms|mail|email|bigliett\p{L}+|lettera|righe|testo|di'|dì|dire|dirgli|dirle|dille|digli|manda\p{L}*|risp\p{L}+|parole|avvisa\p{L}*|invito|vocale|whatsapp|bozza|auguri|spieg\p{L}+|dirl[oa]|dill[oa]|metter(?:lo|la)|disd\p{L}+|annull\p{L}+|rimand\p{L}+|rifiut\p{L}+|spost\p{L}+)(?!\p{L})/iu,
};

/** Introduces the content after a request. */
const MARK: Record<Language, RegExp> = {
  en: /(?<!\d):(?!\d) ?|(?:^|(?<=[.,;!?] )|(?<=\b(?:and|but|so) ))i (?:just )?(?:want|need|'d like|would like) to say (?:that )?(?=\p{L})|,? (?:just|only|simply) that (?=\p{L})|(?<=[.?!,] )it (?:should )?says? (?:that )?(?=\p{L})|(?<=\b(?:a line|a note|a text|a message|a word|something)) that (?=(?:i|we|it|the|my|our)\b)|,? (?:saying|to say|that says|basically) (?:that )?(?=\p{L})|[,.] like (?=\p{L})| - (?=\p{L})|(?<=[.,;] )that (?=(?:i|we|my|our|it|the|there|she|he|they)\b)/giu,
  it: /(?<!\d):(?!\d) ?|(?<=(?<!\p{L})(?:scriv(?:ile|igli)|dille|digli)) che (?=[^.]*, che )|(?<!\p{L})come (?:glielo|gliela|gli|le|lo|ve lo) (?:dico|scrivo|spiego|comunico)(?: (?:a|ad|al|alla|ai) \p{L}+(?: \p{L}+)?)? che (?=\p{L})|(?<!\p{L})(?:vorrei|voglio|volevo) (?:solo )?dir(?:e|gli|le)(?: che)? (?=\p{L})|,? (?:solo|soltanto|semplicemente|dicendo|per dire|per dirgli|per dirle|tipo|dove dico|in cui dico) che (?=\p{L})|[,.?] tipo (?:che )?(?=\p{L})| - (?=\p{L})|(?<=[.,;?] )che (?=(?:non |mi |ci |lo |la |li |le |gli )*(?:io|noi|il|la|lo|i|le|ho|sono|mi|ci|non|è|abbiamo|siamo|vorrei|posso|da|domani|sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì)(?!\p{L}))/giu,
};

/** A second request within the text, where reading can start again. */
const AGAIN: Record<Language, RegExp> = {
  en: /(?<=[,.;:!?] |\b(?:and|so|but) )(?=(?:please |pls |can you |could you |just )*(?:(?:tell|ask|text|write|let|remind|thank|invite|wish) (?:him|her|them|my|our|the|\p{Lu})|say (?!so)\w+))/giu,
  it: /(?<=[,.;:!?] |(?<!\p{L})(?:e|ma|quindi) )(?=(?:per favore )?(?:dille|digli|chied(?:ile|igli|i a)|scriv(?:ile|igli|i a)|ringrazia(?:la|lo)|invita(?:la|lo)|avvisa(?:la|lo)|di' a|rispondi(?:gli|le))(?!\p{L}))/giu,
};

/** The ways to read a request, the likeliest first: as it is, and without what precedes its content. */
export function variantsOf(text: string, language: Language, name: string): string[] {
  const namedIn = (words: string, of: Language): string | null => {
    const found = addresseeIn(words, of);
    const first = name.split(" ")[0]!.toLowerCase();
    // “a mia nuora ewa”, if the persona is Ewa.
    return found !== null && new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L})`, "iu").test(words) ? name : found;
  };
  const clean = withoutCoachTalk(text, language);
  const to = (whom: string, rest: string) =>
    language === "en" ? `write to ${whom}: ${rest}` : `scrivi a ${whom}: ${rest}`;
  const found = [clean, text];
  for (const base of new Set([clean, text])) {
    const thanks =
      language === "en"
        ? /\b(?:a )?thank[- ]?you (?:note |card |message )?(?:to|for) (.{2,40}?), (.+)$/i.exec(base)
        : null;
    const thanksTo = thanks && addresseeIn(`to ${thanks[1]}`, language);
    if (thanks && thanksTo) found.push(`thank ${thanksTo}. tell her that ${thanks[2]}`);
    const invite =
      language === "en"
        ? /\b(?:an? )?(?:short |nice |quick )?(?:invite|invitation)(?: (?:to|for) (?:him|her|them))?[,:] (.+)$/i.exec(
            base,
          )?.[1]
        : /(?<!\p{L})(?:un )?invito[,:] (.+)$/iu.exec(base)?.[1];
    if (invite)
      found.push(
        language === "en"
          ? `invite ${namedIn(base, language) ?? name} ${comingTo(invite)}`
          : `invita ${namedIn(base, language) ?? name} per ${invite.replace(/^per /i, "")}`,
      );
    for (const mark of base.matchAll(MARK[language])) {
      const before = base.slice(0, mark.index);
      const rest = base.slice(mark.index + mark[0].length);
      if (!REQUESTS[language].test(before) || rest.split(" ").length < 2) continue;
      const whom = namedIn(before, language) ?? name;
      const told =
        language === "en"
          ? `tell ${whom} that ${toldRest(rest, language)}`
          : `scrivi a ${whom} che ${toldRest(rest, language)}`;
      if (
        !/^(?:that|che) |(?<!\p{L})chied(?:i|ile|igli) |(?<!\p{L})(?:dille|digli|invital[oa]) /iu.test(rest) &&
        mark[0].includes(":")
      )
        found.push(to(whom, plainRest(rest, language)));
      else found.push(told, to(whom, plainRest(rest, language)));
    }
    for (const again of base.matchAll(AGAIN[language]))
      if (again.index > 0 && REQUESTS[language].test(base.slice(0, again.index))) found.push(base.slice(again.index));
    const [first = "", ...others] = sentencesOf(base);
    if (others.length > 0 && (REQUESTS[language].test(first) || isToCoach(first, language))) {
      const rest = others.filter((sentence) => !isToCoach(sentence, language)).join(" ");
      if (rest) found.push(to(namedIn(first, language) ?? name, plainRest(rest, language)));
    }
    const asked =
      language === "it" ? /^(.{4,80}?),? per (?:sentire|sapere|chiedere|vedere) se (.+)$/iu.exec(base) : null;
    const askedOf = asked && namedIn(asked[1]!, language);
    if (asked && askedOf) found.push(`chiedi a ${askedOf} se ${asked[2]}`);
    const wished =
      language === "it"
        ? /(?<!\p{L})auguri (?:per|x|a|ad) (.{2,30}?) che (?:fa|compie) (\d+) anni,? ?(?:e )?(?:che )?(.*)$/iu.exec(
            base,
          )
        : null;
    if (wished) found.push(to(wished[1]!, `tanti auguri per i tuoi ${wished[2]} anni! ${wished[3]}`));
    const thanked =
      language === "it"
        ? /(?<!\p{L})(?:un )?(?:grazie|ringraziamento)(?: [\p{L} ]{2,30}?)? (?:per|x|a) (\p{L}+(?: \p{Lu}\p{L}+)?) che (.+)$/iu.exec(
            base,
          )
        : null;
    if (thanked) found.push(`ringrazia ${thanked[1]} perché ${thanked[2]}`);
    const declined =
      language === "it"
        ? /(?<!\p{L})dire di no a(lla|llo|gli|lle|ll'|l|i)? ?(.+?) d(?:i|el|ella) (\p{L}+)(?= (?:il|di|del|per|sabato|domenica|a)(?!\p{L})|[,.])(.*)$/iu.exec(
            base,
          )
        : null;
    if (declined)
      found.push(
        `di' a ${declined[3]} che mi dispiace, non posso venire a${declined[1] ?? ""}${declined[1] === "ll'" ? "" : " "}${ofThem(declined[2]!)}${declined[4]}`,
      );
    // “devo dire al mio coinquilino Carlo che …”: the content follows the first “che”.
    const that = (
      language === "en" ? /^(.{4,80}?)[, ] ?that (?=\p{L})(.+)$/iu : /^(.{4,80}?),? che (?=\p{L})(.+)$/iu
    ).exec(base);
    const thatOf = that && REQUESTS[language].test(that[1]!) && namedIn(that[1]!, language);
    if (that && thatOf)
      found.push(
        language === "en"
          ? `tell ${thatOf} that ${toldRest(that[2]!, language)}`
          : `scrivi a ${thatOf} che ${toldRest(that[2]!, language)}`,
      );
    const joy =
      language === "it"
        ? /(?<!\p{L})fa(?:i|gli|lle)? (?:le |i |gli |l'|un |tanti |tante )*(congratulazioni|complimenti|auguri|in bocca al lupo) (?:a|ad|al|alla) (?:mi[oa] )?(\p{L}+)( per .+?)?(?:,? e (?=chied|dil|dig|che )(.+))?$/iu.exec(
            base,
          )
        : null;
    if (joy) found.push(`scrivi a ${joy[2]} che ${joy[1]}${joy[3] ?? ""}${joy[4] ? `. ${joy[4]}` : ""}`);
    const comma = new RegExp(`^([^,.:]{4,70}), (.+)$`, "u").exec(base);
    const commaOf = comma && REQUESTS[language].test(comma[1]!) && namedIn(comma[1]!, language);
    if (comma && commaOf) found.push(to(commaOf, plainRest(comma[2]!, language)));
    const said =
      language === "en"
        ? /(?<=^|[.,;!?] )(?:just |and |so )*say (?:that )?(?=(?:it|i|we|the|my|that|there|he|she|they)\b|its\b|it's)/iu
        : /(?<=^|[.,;!?] )(?:solo |e |basta |però )*(?:di'|dì|dille|digli|metti|diciamo) che (?=\p{L})/iu;
    const inside = said.exec(base);
    if (inside && inside.index > 8 && !REQUESTS[language].test(base.slice(0, inside.index)))
      found.push(to(name, `${base.slice(0, inside.index)}${base.slice(inside.index + inside[0].length)}`));
  }
  return [...new Set(found)].slice(0, MOST);
}

const MOST = 12;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** “that I hope … and that I tried …”: statements. */
function plainRest(rest: string, language: Language): string {
  return language === "en"
    ? rest
        .replace(/^(?:like|just|basically|maybe|that|saying) /i, "")
        .replace(/,? and that (?=\p{L})/giu, ". ")
        .replace(/,? (?:and )?(?:if|whether) (?=(?:he|she|they) (?:can|could|would|wants?|has|is|likes?)\b)/gi, ". ")
    : rest.replace(/^(?:tipo|solo|che|dicendo che) (?:che )?/iu, "").replace(/,? e che (?=\p{L})/giu, ". ");
}

/** “Saturday the 28th at mine, dad's doing the ribs”: time and place, then more. */
function comingTo(rest: string): string {
  const [when = "", ...told] = rest.split(/, (?!\d)/);
  const place = when.replace(/^(?:for |on |to )/i, "");
  const lead = /^(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d|\d+(?:st|nd|rd|th))/i.test(place)
    ? /^(?:next|this)/i.test(place)
      ? "to come"
      : "to come on"
    : /^(?:to|on|for) /i.test(when)
      ? when.slice(0, when.indexOf(" "))
      : "for";
  const more = told.map((one) =>
    one.replace(/^bring nothing/i, "no need to bring anything").replace(/^(?:and )?bring /i, "please bring "),
  );
  return `${lead} ${place}${more.length > 0 ? `. say ${more.join(". say ")}` : ""}`;
}

/** “la comunione della figlia”: the addressee's daughter. */
const ofThem = (thing: string): string =>
  thing.replace(
    /d(?:i|el|ella) (figli[oa]|madre|padre|sorella|fratello|moglie|marito)$/iu,
    (_, who: string) => `${/[ao]$/.test(who) && who.endsWith("a") ? "di sua" : "di suo"} ${who}`,
  );

/** “that …, that … and if …”: several acts. */
function toldRest(rest: string, language: Language): string {
  const bare = rest.replace(/^(?:that|che|like|tipo) (?=\p{L})/iu, "");
  if (language === "en") return bare.replace(/,? and asking (?=(?:if|whether|to|for)\b)/gi, ". ask him ");
  return bare
    .replace(/,? e se (?=\p{L})/giu, ". chiedi se ")
    .replace(
      /(?<!(?<!\p{L})(?:quello|quella|quelli|quelle|ciò|cosa|volta|giorno|modo|tutto|il|la)),? (?:e )?che (?=(?:non |mi |ci |lo |la |li |le |gli |ti )*(?:ho|abbiamo|sono|siamo|è|vorrei|posso|mi|ci|non|il|la|i|le|lo|domani|da|sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|io|noi|ero|era|avevo|ricordo|penso|capisco|giovedi|venerdi|lunedi|martedi|mercoledi)(?!\p{L}))/giu,
      ". digli che ",
    );
}

const PLACE: Record<Language, RegExp> = {
  en: /\b(?:to|for|tell|write|text|message|email|ask|invite|send|let|answer) (?=\p{L})/giu,
  it: /(?<!\p{L})(?:a|ad|al|alla|all'|ai|agli|alle|per|x|invita|avvisa|ringrazia) ?(?<=[ '])(?=\p{L})/giu,
};

/** The words that name the addressee in a request. */
export function addresseeIn(text: string, language: Language): string | null {
  for (const place of text.matchAll(PLACE[language])) {
    const at = place.index + place[0].length;
    const found = findAddressee(text.slice(at), language);
    if (!found || typeof found.who === "string") continue;
    return text.slice(at, at + found.length);
  }
  return null;
}
