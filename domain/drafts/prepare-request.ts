import type { Language } from "#domain/language.ts";
import { isOrdinaryWord } from "#domain/understanding/mend.ts";

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words of requests in one form, which the readers know: “per sentire se” is a question, “mi scriverebbe” a request. */
const RULES: Record<Language, readonly Rule[]> = {
  en: [
    [/\b(?:wrte|wirte|rite|writ)(?= )/gi, "write"],
    [/\b(?:somthing|sumthing|someting|sth|smth|smthing)\b/gi, "something"],
    [/\bcan u\b/gi, "can you"],
    [/\b(?:write|send|text) (?:a |an )?(?:short |quick )?(?:msg|message|txt|text) to (?=\p{L})/giu, "write to "],
    [/(?<=\bi )(?:just )?wanna (?=say|tell)/gi, "want to "],
    [/,? and asking (him|her|them) (to|if|whether|for|about)\b/gi, ". ask $1 $2"],
    [/\b(\d) o clock\b/gi, "$1 o'clock"],
    [/(?<= )w (?=(?:my|the|a|his|her|our|your|me|you)\b)/g, "with "],
    [/(?<= )w\/ ?/g, "with "],
    [/\b(message|note|text|card|letter) to (?:hand|leave|put|read|stick|pin|hang|attach|go)\b[^?.:,]*/gi, "$1"],
    // “my neighbour, Mrs Novak”: whoever has a name is called by it.
    [/\b(?:my|our|the) [\w' ]{3,25}, (?=(?:mrs?|ms|miss|dr|prof|professor)\.? \p{L})/giu, ""],
  ],
  it: [
    [
      /(?<!\p{L})(?:mi )?(?:scriverebbe|scriveresti|potrebbe scrivermi|può scrivermi|potresti scrivermi|puoi scrivermi)(?!\p{L})/giu,
      "scrivi",
    ],
    [
      /(?<!\p{L})(?:mi )?(?:preparerebbe|prepareresti|può prepararmi|potrebbe prepararmi|puoi prepararmi|potresti prepararmi)(?!\p{L})/giu,
      "prepara",
    ],
    [
      /(?<!\p{L})(?:dica|scriva)(gli|le)(?!\p{L})/giu,
      (found: string, whom: string) => (/^d/i.test(found) ? (whom === "le" ? "dille" : "digli") : `scrivi${whom}`),
    ],
    [/(?<!\p{L})scriv(?:eme|imme)(?!\p{L})/giu, "scrivimi"],
    [/(?<=(?<!\p{L})(?:scriv(?:ile|igli|i)|dille|digli)) (?:per me|x me|da parte mia)(?= )/giu, ""],
    [/(?<!\p{L})(scriv|d|mand)(?:ere|irle|irgli|arle|argli)? due righe x /giu, "$1i due righe per "],
    [
      /(?<!\p{L})(?:vorrei|voglio|volevo|devo|dovrei) ringraziar(la|lo|li) e (?:anche )?chieder(le|gli) /giu,
      (_: string, whom: string, of: string) => `ringrazia${whom}. chiedi${of} `,
    ],
    [/(?<!\p{L})(?:vorrei|voglio|volevo) ringraziar(la|lo|li)(?!\p{L})/giu, "ringrazia$1"],
    [/,? e (?:anche )?invitar(l[oaie]) /giu, ". invita$1 "],
    [/,? e (?:anche )?chieder(gli|le) /giu, ". chiedi$1 "],
    [/(?<!\p{L})vedi se (?=(?:mi|ci|può|possono|riesce)(?!\p{L}))/giu, "chiedi se "],
    [/,? (?:a|per) \p{Lu}\p{L}+,? intendo,?/gu, ""],
    [/(?<!\p{L})qnd(?!\p{L})/giu, "quando"],
    [/(?<!\p{L})(quel|che|un|ogni) gg(?!\p{L})/giu, "$1 giorno"],
    [/(?<=\d )gg(?!\p{L})/giu, "giorni"],
    [/(?<!\p{L})(?:cmq)(?!\p{L})/giu, "comunque"],
    [/(?<!\p{L})che si (?=(?:ci |mi |va |vengo|veniamo|posso|possiamo|lo |la ))/giu, "che sì, "],
    [
      /(?<!\p{L})(biglietto|bigliettino|messaggio|righe|cosa) da (?:lasciar|dar|appender|attaccar|infilar|metter|legger)\p{L}*(?! a )[^?.:,]*/giu,
      "$1",
    ],
    // “la vicina, la signora Olga”: whoever has a name is called by it.
    [
      /(?:(?<=(?:per|a) )la |(?<!\p{L})(al)la |(?:(?<=(?:per|a) )il |(?<!\p{L})(a)l ))(?:mi[oa] )?[\p{L}']{3,20}(?: [\p{L}]{3,15})?, (?:la |il |l')?(?=(?:signor[a]?|sig\.?(?:ra)?|dott\p{L}*\.?|dottor\p{L}*|prof\p{L}*\.?|ingegner|avvocat[oa]|geom\.?|maestr[oa]) \p{L})/giu,
      (found: string) =>
        /^al/i.test(found) ? `${found.slice(0, /^alla/i.test(found) ? 4 : 2)} ` : /^la/i.test(found) ? "la " : "il ",
    ],
  ],
};

const UNCLE: Record<Language, RegExp> = {
  en: /\b((?:uncle|aunt(?:ie|y)?|nana|nanna|grandma|grandpa|grandad|cousin|brother|sister|son|daughter|friend|colleague|neighbou?r|babysitter|boss|manager|teacher|coach|landlord|flatmate|niece|nephew|mr|mrs|ms|miss|dr|prof|professor)\.? )(\p{Ll}\p{L}{2,})\b/gu,
  it: /(?<!\p{L})((?:zi[oa]|nonn[oa]|cugin[oa]|fratello|sorella|figli[oa]|amic[oa]|collega|vicin[oa]|nuora|cognat[oa]|suocer[oa]|cap[oa]|maestr[oa]|signor[a]?|dottor\p{L}*|prof|professor\p{L}*|ingegner|avvocato|don|suor|badante|babysitter|coinquilin[oa]|compagn[oa]) )(\p{Ll}\p{L}{2,})(?!\p{L})/gu,
};

/** A request with typing and forms of asking that the readers know; names with their capitals. */
export function preparedRequest(text: string, language: Language, name: string): string {
  let plain = text;
  for (const [match, by] of RULES[language]) plain = plain.replace(match, by as string);
  plain = plain.replace(UNCLE[language], (found: string, before: string, word: string) =>
    isOrdinaryWord(word, language) || VERBISH.test(word) ? found : `${before}${capital(word)}`,
  );
  for (const part of name.split(" "))
    if (/^\p{Lu}\p{Ll}{2,}$/u.test(part) && !isOrdinaryWord(part.toLowerCase(), language))
      plain = plain.replace(new RegExp(`(?<!\\p{L})${part.toLowerCase()}(?!\\p{L})`, "gu"), part);
  return plain;
}

const VERBISH = /(?:ing|ed|ly|are|ere|ire|ando|endo|mente|ato|ito|uto)$/;
