import type { Language } from "#domain/language.ts";
import { ASKED, COUNT, NOUN, ROLE, RULES, TO_COACH } from "./content.lead-ins.ts";
import { isToneWord } from "./tone-segment.ts";

const PART =
  /(?<=[,;!?…]|(?<!(?<!\p{L})(?:mrs?|ms|dr|prof|(?<!\d)st|dott|ssa|sig|ra|ing|avv|geom|no|es|n|art))\.)\s+/iu;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const WORD = "[\\p{L}-]+";
/** One to four words, joined as a list of qualities is. */
const QUALITIES = `(${WORD}(?:(?:,| and| but| yet| e| ma|, ma|, but)+(?: not| non| not too| non troppo)? ${WORD}){0,3})`;
/** They stand before the noun for the message in English, after it in Italian. */
const TONE_BESIDE: Record<Language, RegExp> = {
  en: new RegExp(`(?<=\\b(?:an?|one|some|two|three|few|of|me|the|write|send) )${QUALITIES} (?=${NOUN.en}\\b)`, "giu"),
  it: new RegExp(
    `(?<=(?<!\\p{L})${NOUN.it.replace("|frasi|", "|").replace("|parole|", "|")}) ${QUALITIES}(?=(?: (?:per|a|ad|al|allo|alla|ai|agli|alle|x|che|in|da|dove)(?!\\p{L})| all'|[,:.?]|$))`,
    "giu",
  ),
};

/** Removes style words beside the noun for the message: “a polite message to”, “due righe simpatiche per”. */
function withoutToneBeside(text: string, language: Language): string {
  const end = /[:.!?]/.exec(text)?.index ?? text.length;
  const head = text.slice(0, end);
  const plain = head.replace(TONE_BESIDE[language], (found: string, tones: string) => {
    const words = tones.match(/[\p{L}-]+/gu) ?? [];
    const glue = /^(?:and|but|yet|not|too|e|ma|non|troppo|very|really|nice|molto)$/i;
    return words.every((one) => glue.test(one) || isToneWord(one, language)) &&
      words.some((one) => isToneWord(one, language))
      ? ""
      : found;
  });
  return plain + text.slice(end);
}

/** Removes introductions, appositions of the addressee, and style words. */
export function withoutLeadIn(text: string, name: string, language: Language): string {
  let plain = text.replace(
    new RegExp(
      `^((?:\\p{L}+ )?${escaped(name.split(" ").at(-1) || "\u0000")}) ko (?:ek )?(?:message|msg|text|mail|likho|bolo|batao)(?: karo| likho| bhejo)?(?!\\p{L})(?: -|:)?`,
      "iu",
    ),
    "message to $1:",
  );
  for (const [match, by] of RULES[language]) plain = plain.replace(match, by as string);
  if (language === "it" && name)
    plain = plain.replace(/(?<!\p{L})augura(?:gli|le) (?=una pronta)/giu, `augura a ${name} `);
  plain = withoutToneBeside(plain, language);
  plain = withoutApposition(plain, name, language);
  const parts = plain.split(PART);
  const whom = name && !/^(?:the|il|la|lo|i|my|mi[oa]) /i.test(name) ? name : "";
  let kept = parts.flatMap((part, at): string[] => {
    const bare = part.replace(/[.,;!?…\s]+$/u, "");
    if (parts.length > 1 && at > 0 && TO_COACH[language].test(bare)) return [];
    if (parts.length > 1 && ASKED[language].test(bare)) {
      if (!whom) return [part];
      const to = language === "en" ? `write to ${whom}` : `scrivi a ${whom}`;
      return [at === 0 ? `${to}:` : `${to}.`];
    }
    return [part];
  });
  // Only the request is left, so it stays as it was.
  if (!kept.some((part) => /[\p{L}\d]/u.test(part))) kept = parts;
  return withoutBareHead(addressedFirst(kept.join(" ").trim(), name, language), name, language);
}

/** “to Miss Patel, …”, “alla maestra Pia, …”: a request that is only an addressee. */
function addressedFirst(text: string, name: string, language: Language): string {
  if (!name) return text;
  const whom = escaped(name);
  return language === "en"
    ? text
        .replace(new RegExp(`^(?:to|for) (?:(?:my|our|the) )?${whom}[,:] `, "iu"), `write to ${name}: `)
        .replace(
          new RegExp(`^send ${whom} (?:something|a text|a message|a line|a note)(?: [–—-]|[:,]) `, "iu"),
          `write to ${name}: `,
        )
        .replace(
          new RegExp(
            `(?<=\\b(?:at|to|from|near|round) )${whom}'?s(?= (?:on|at|for|by|this|next|tomorrow|tonight|in|and|but)\\b|[,.]|$)`,
            "iu",
          ),
          "yours",
        )
        .replace(new RegExp(`(?<!\\p{L})${whom}s (?=\\p{Ll}{3,})`, "iu"), `${name}'s `)
    : text.replace(
        new RegExp(`^(?:a|ad|al|alla|all'|per) ?(?:(?:il|la|mi[oa]) )?${whom}(?: \\p{L}+)?[,:] `, "iu"),
        `scrivi a ${name}: `,
      );
}

/** Removes appositions: “Note for Miss Hale, Tom's teacher. …”, “a Ashley (collega nuova) …”. */
function withoutApposition(text: string, name: string, language: Language): string {
  const called = nameIn(text, name);
  if (called === null) return text;
  const from = called.at + called.length;
  let rest = text.slice(from);
  const place = PLACE[language].exec(rest);
  if (place) rest = rest.slice(place[0].length);
  const bracket = /^,? \([^)]{2,50}\)/u.exec(rest);
  if (bracket) rest = rest.slice(bracket[0].length);
  const told = RELATION[language].exec(rest);
  if (told) rest = rest.slice(told[0].length);
  // “che mi ha chiesto se …: non posso”: they know what they asked.
  const asked =
    language === "en"
      ? /^,? (?:who|he|she|they) (?:has |have |had |just )*(?:asked|wants to know|wrote|texted|invited)(?: me| us)?[^.:?!]{3,140}?(?:[.:?!]|,(?= (?:but )?(?:i|we|no|yes|tell|say|the answer)\b)) /iu
      : /^,? (?:che|lui|lei|mi) ?(?:mi |ci )?(?:ha|aveva|hanno) (?:chiest|domandat|scritt|invitat|propost|detto)[oa]?[^.:?!]{3,140}?(?:[.:?!]|,(?= (?:ma )?(?:no|sì|io|non|digli|dille|purtroppo|la risposta)(?!\p{L}))) /iu;
  const reply = (language === "en" ? /\b(?:reply|answer|respond|write back)\b/i : /(?<!\p{L})rispo\p{L}+/iu).test(
    text.slice(0, called.at),
  );
  const heard = reply ? asked.exec(rest) : null;
  if (heard && rest.length - heard[0].length > 3) rest = `: ${rest.slice(heard[0].length)}`;
  // “Reply to X. She asked whether …. It is taken.”
  const asks =
    language === "en"
      ? /^[.,:] (?:he|she|they) (?:has |have |had |just )*(?:asked(?: me| us)?|wants to know) (?:if|whether|when|where|what|how|who|about)\b[^.?!]{3,140}[.?!] (?=\S)/iu
      : /^[.,:] (?:lui |lei )?(?:mi|ci) (?:ha|aveva) (?:chiest|domandat)o (?:se|quando|dove|cosa|come|chi|di)(?!\p{L})[^.?!]{3,140}[.?!] (?=\S)/iu;
  const question = reply ? asks.exec(rest) : null;
  if (question) rest = `: ${rest.slice(question[0].length)}`;
  return text.slice(0, from) + rest;
}

/** Who the addressee is, after the name: “, my sister-in-law who …,”. */
const RELATION: Record<Language, RegExp> = {
  en: new RegExp(
    `^, (?:(?:my|our|the|his|her|their|a|an|\\p{L}+'s|\\p{L}+s') )(?:[\\p{L}'-]+ ){0,3}?${ROLE.en}(?: (?:at|from|of|in|on) [\\p{L}' -]{2,25}?)?(?: (?:who|that) [^,.:;]{3,50})?(?=[,.:;]|$)`,
    "iu",
  ),
  it: new RegExp(
    `^, (?:(?:mi[oa]|la mia|il mio|nostr[oa]|il|la|lo|l'|un|una|un') ?)(?:[\\p{L}]+ ){0,2}?${ROLE.it}(?: \\p{L}+)?(?: (?:di|del|della|dell'|dei|da|al|alla) ?[\\p{L}' ]{2,20}?)?(?: che [^,.:;]{3,50})?(?=[,.:;]|$)`,
    "iu",
  ),
};

/** Where the addressee lives or is known from, after the name. */
const PLACE: Record<Language, RegExp> = {
  en: /^,? (?:\(?(?:(?:from|at) (?:number|no\.?|flat) \d+|next door|upstairs|downstairs|across the (?:road|street|hall)|over the road|opposite|(?:two|three) doors (?:down|up)|on ward \d+|at (?:nursery|school|work|church)|in (?:hr|accounts|payroll|reception|sales|finance|it)|from (?:accounts|hr|payroll|reception|work|next door|upstairs|downstairs|school|church|the (?:allotments?|gym|choir|club|office|school|pub|shop|team|book club|playgroup|bowls club)))\)?)(?= ?[,.:;]| (?:that|his|her|their|the|if|about|to|asking|saying|and|my|our|we|i|i'm|can|for)\b|$)/iu,
  it: /^,? (?:\(?(?:di (?:fianco|sopra|sotto|fronte)|(?:qui |qua |lì )?(?:accanto|affianco|dirimpetto)|d(?:el|al) (?:primo|secondo|terzo|quarto|quinto|sesto|\d+°?) piano|del piano di (?:sopra|sotto)|della porta accanto|dell'(?:orto|asilo|amministrazione|ufficio)|del reparto \d+|del(?:la)? (?:nido|personale|reception|contabilità|palestra|coro|bar|ufficio|scuola|calcetto|corso|parrocchia))\)?)(?= ?[,.:;]| (?:che|di|se|per|dove)(?!\p{L})|$)/iu,
};

/** Position of the first mention of the addressee. */
function nameIn(text: string, name: string): { at: number; length: number } | null {
  for (const one of [name, name.split(" ").at(-1) ?? "", name.split(" ")[0] ?? ""]) {
    if (one.length < 2) continue;
    const found = new RegExp(`(?<!\\p{L})${escaped(one)}(?!\\p{L}|')`, "iu").exec(text);
    if (found) return { at: found.index, length: found[0].length };
  }
  return null;
}

const HEAD: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:(?:please|pls|kindly|ok|hi|hey|can you|could you|would you|i need|i want|i'd like|need|we need) )*(?:to )?(?:(?:write|draft|prepare|compose|make|send|do|give|get|put together|word|reply|type|create)(?: me| us| up)? )?(?:${COUNT.en})?(?:(?:short|quick|little|birthday|new|leave|formal|official|whole) )*(?:${NOUN.en} )(?:to|for) `,
    "iu",
  ),
  it: new RegExp(
    `^(?:(?:per favore|ok|ciao|mi|me l[oa]|puoi|potresti|vorrei|voglio|mi serve|ho bisogno di|serve|allora) )*(?:(?:scriv(?:i|imi|ere|ermi|eresti)|prepar(?:a|i|ami|are|armi)|fa(?:i|mmi|rmi|re)|butt(?:a|i) giù|dai|mand(?:a|i)|mett(?:i|imi) giù|trov[ia]|aiut(?:i|ami) con|compon[i]) (?:tu )?)?(?:${COUNT.it})?(?:\\p{L}{3,9} )?(?:${NOUN.it} )(?:tu )?(?:per|a|ad|al|allo|alla|ai|x) `,
    "iu",
  ),
};

/** “Please prepare one mail for Sharma Sir. …”, “una cosa per Nico? …”: the request, then the content. */
function withoutBareHead(text: string, name: string, language: Language): string {
  const head = HEAD[language].exec(text);
  if (!head || !name) return text;
  const rest = text.slice(head[0].length);
  const whom = new RegExp(
    `^(?:(?:il|la|lo|l'|i|my|our|the|mi[oa]) ?)?(?:[\\p{L}.]+ ){0,2}?${escaped(name.split(" ")[0]!)}(?:(?: [\\p{L}.']+){0,3}?)[.?!:] (?=\\S)`,
    "iu",
  ).exec(rest);
  if (!whom) return text;
  return language === "en"
    ? `write to ${name}: ${rest.slice(whom[0].length)}`
    : `scrivi a ${name}: ${rest.slice(whom[0].length)}`;
}
