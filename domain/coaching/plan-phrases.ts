import type { Bilingual, Language } from "#domain/language.ts";
import { b } from "./text.ts";

/** Word boundaries that also work next to accented letters, unlike `\b`. */
const START = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?![\p{L}\d])`;

/** A pattern for whole words; case-insensitive by default. */
export function phrase(words: string, flags = "iu"): RegExp {
  return new RegExp(`${START}(?:${words})${END}`, flags);
}

export type Channel = "person" | "phone" | "video" | "message" | "email" | "letter";

interface ChannelWords {
  channel: Channel;
  /** As written in a plan, including its preposition. */
  written: RegExp;
  /** As requested. */
  meant: RegExp;
  says: Bilingual;
}

/** Video before phone, because a video call is also a call. */
export const CHANNELS: readonly ChannelWords[] = [
  {
    channel: "video",
    written: phrase(
      "(?:by|on a|in a|over|via) video(?:[- ]?call)?|on (?:zoom|skype|teams)|(?:in|con una|per) videochiamata|(?:in|via) video|su (?:zoom|skype|teams)",
    ),
    meant: phrase("video(?:[- ]?calls?)?|videochiamat\\p{L}*|zoom|skype|teams"),
    says: b("by video call", "in videochiamata"),
  },
  {
    channel: "person",
    written: phrase("in person|face[- ]to[- ]face|di persona|a quattr['’]occhi|faccia a faccia|dal vivo|a voce"),
    meant: phrase(
      "in person|face[- ]to[- ]face|(?:see|seeing|meet|meeting) (?:her|him|them|up)|di persona|a quattr['’]occhi|faccia a faccia|dal vivo|a voce|veder(?:la|lo|ci|si|mi)|incontrar\\p{L}+",
    ),
    says: b("in person", "di persona"),
  },
  {
    channel: "phone",
    written: phrase(
      "(?:by|over the|on the) (?:tele)?phone|with a (?:phone )?call|(?:per|al) telefono|con una (?:telefonata|chiamata)",
    ),
    meant: phrase("(?:tele)?phone(?: call)?|call(?:ing)?(?: (?:her|him|them))?|telefon\\p{L}*|chiam(?:a|at|ar)\\p{L}*"),
    says: b("by phone", "per telefono"),
  },
  {
    channel: "email",
    written: phrase("(?:by|in an|with an|via) e-?mail|(?:per|via|con una|con un['’]) ?e-?mail"),
    meant: phrase("e-?mails?"),
    says: b("by e-mail", "per e-mail"),
  },
  {
    channel: "letter",
    written: phrase("(?:by|in a|with a) letter|(?:con una|per) lettera"),
    meant: phrase("letter|lettera"),
    says: b("in a letter", "con una lettera"),
  },
  {
    channel: "message",
    written: phrase(
      "(?:by|in a|with a|via|over) (?:text(?: message)?|message|whatsapp|sms|chat)|(?:con|in|per|via) (?:un )?(?:messagg(?:io|ino)|whatsapp|sms|chat)",
    ),
    meant: phrase(
      "text(?:ing)?(?: (?:her|him|them|message))?|messages?|writ(?:e|ing)(?: to)?(?: (?:her|him|them))?|whatsapp|sms|messagg\\p{L}+|scriv\\p{L}+",
    ),
    says: b("by message", "con un messaggio"),
  },
];

/** Verbs at the start of a plan that imply a channel, and their neutral replacements. */
export const CHANNEL_VERBS: readonly { match: RegExp; talk: string; write: string }[] = [
  {
    match: /^(?:call|phone|ring|telephone|text|message|e-?mail|talk to|speak (?:to|with)|write(?: to)?)\s+(?=\p{L})/iu,
    talk: "Talk to ",
    write: "Write to ",
  },
  {
    match: /^(?:chiamar|telefonar|scriver|parlar)(?=(?:le|gli|la|lo|ci)(?![\p{L}]))/iu,
    talk: "Parlar",
    write: "Scriver",
  },
  {
    match: /^(?:chiamare|telefonare ad?|scrivere ad?|mandare un messaggio ad?|parlare (?:con|ad?))\s+(?=\p{L})/iu,
    talk: "Parlare con ",
    write: "Scrivere a ",
  },
];

const WEEKDAY_EN = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const WEEKDAY_IT = "(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)";
const PART_IT = "(?: (?:mattina|pomeriggio|sera|notte))?";

/** A day in a plan. */
export const DAY = phrase(
  [
    `(?:(?:on|next|this|by) )?${WEEKDAY_EN}(?: (?:morning|afternoon|evening|night))?`,
    "(?:the )?day after tomorrow|tomorrow(?: (?:morning|afternoon|evening|night))?|today|tonight",
    "this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|weekend|month)|(?:at|on|over) the weekend",
    "in (?:a|an|two|three|four|\\d{1,2}) (?:days?|weeks?|months?)",
    `(?:(?:il |questo |questa |la )?prossim[oa] |quest[oa] )?${WEEKDAY_IT}(?: prossim[oa])?${PART_IT}`,
    `dopodomani${PART_IT}|domani${PART_IT}|domattina|oggi(?: pomeriggio)?|stasera|stamattina|stanotte`,
    "(?:la )?(?:settimana prossima|prossima settimana)|(?:nel|questo|il prossimo) (?:fine settimana|weekend)|(?:il )?mese prossimo",
    "(?:fra|tra) (?:un|una|due|tre|quattro|\\d{1,2}) (?:giorn[oi]|settiman[ae]|mes[ei])",
  ].join("|"),
);

/** A day that includes the time of day, so no hour may follow. */
export const DAY_AND_PART =
  /(?:morning|afternoon|evening|night|tonight|mattina|pomeriggio|sera|notte|stasera|stamattina|stanotte|domattina)$/iu;

const ROOM_EN =
  "place|house|home|flat|apartment|office|café|cafe|bar|pub|park|restaurant|pizzeria|kitchen|garden|car|canteen|cinema|beach|gym|school|church|library|centre|center|town|shop|market|station|lake|river|square|hotel";
const ROOM_IT =
  "bar|parco|ristorante|ufficio|caffè|pizzeria|cucina|giardino|mensa|macchina|auto|cinema|mare|palestra|scuola|chiesa|biblioteca|centro|negozio|mercato|stazione|piazza|pub|spiaggia|lavoro|città|lago|fiume|albergo";

/** A place in a plan. */
export const PLACE = phrase(
  [
    `(?:at|in|near|outside) (?:(?:the|a|an|my|our|her|his|their|your) )?(?:\\p{L}+ )?(?:${ROOM_EN})`,
    `at (?:\\p{Lu}\\p{L}+|my (?:mum|mom|dad|sister|brother|friend|parents))['’]s?(?: (?:place|house|flat))?|at (?:hers|mine|ours|theirs)`,
    "a casa(?: (?:sua|mia|nostra|loro|tua)| di \\p{L}+| d(?:ei|ella|el) \\p{L}+)?|da (?:me|lei|lui|noi|loro|te)",
    `(?:al|allo|alla|all['’]|in|nel|nella|nell['’]|davanti al|davanti alla|fuori dal|fuori dalla)\\s*(?:${ROOM_IT})(?: (?:sotto casa|di fronte|vicino|all['’]angolo))?`,
  ].join("|"),
);

/** An hour or time of day in a plan. */
export const HOUR = phrase(
  [
    "at (?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|o['’]clock))?|noon|lunch|dinner|breakfast)",
    "(?:after|before) (?:work|lunch|dinner|breakfast|school)|in the (?:morning|afternoon|evening)|over (?:lunch|dinner|coffee)",
    "(?:alle|verso le|dopo le|prima delle) \\d{1,2}(?:[:.]\\d{2})?|a (?:mezzogiorno|pranzo|cena|colazione)",
    "(?:dopo|prima di) (?:il lavoro|pranzo|cena|colazione|scuola)|dopo il lavoro|(?:di|in) (?:mattina|pomeriggio|sera|mattinata|serata)",
  ].join("|"),
);

/** Filler words around a new day or hour. */
export const MOVING = phrase(
  "(?:please|can we|could we|could you|let['’]s|do it|make it|make that|move it|move to|move|postpone it|postpone|shift it|bring it forward|change|the day|the date|the time|it|to|rather|better|instead|for|would be|is|i['’]d|i would|prefer|i can['’]t|i cannot|i['’]m busy|until|on|at|but|then|no|per favore|facciamo|facciamolo|fallo|falla|spostal[oa]|spostiamol[oa]|sposta|spostiamo|rimandal[oa]|rimandiamo|rimanda|anticipal[oa]|anticipiamo|anticipa|cambia|il giorno|la data|l['’]ora|l['’]orario|a|ad|di|per|meglio|invece|piuttosto|preferisco|preferirei|non posso|non riesco|ho da fare|è|sarebbe|ma|allora|tutto|metti|mettilo)",
  "giu",
);

export type Tone = "soft" | "firm" | "warm" | "calm" | "light" | "formal";

interface ToneWords {
  tone: Tone;
  asked: RegExp;
  /** Appended to the action. */
  says: Bilingual;
}

export const TONES: readonly ToneWords[] = [
  {
    tone: "soft",
    asked: phrase(
      "(?:less|not so|too) (?:direct|harsh|blunt|pushy|aggressive|hard|strong|severe)|softer|gentler|kinder|milder|nicer|tone (?:it|this|that) down|more (?:gently|kindly|gentle|soft|tactful|polite|kind|careful|diplomatic)|(?:meno|troppo|non così) (?:dirett|dur|aggressiv|brusc|sever|nett|fort)\\p{L}*|più (?:dolc|gentil|morbid|delicat|cortes|diplomatic|soft)\\p{L}*|con più (?:tatto|delicatezza|dolcezza|gentilezza)|abbassa(?:re)? i toni",
    ),
    says: b(
      "beginning with a question and leaving room for a no",
      "cominciando con una domanda e lasciando spazio a un no",
    ),
  },
  {
    tone: "firm",
    asked: phrase(
      "more (?:direct|firm|firmly|decisive|confident|assertive|clear|clearly)|firmer|clearer|too (?:soft|vague|timid|shy)|più (?:dirett|decis|ferm|chiar|nett|sicur|assertiv)\\p{L}*|troppo (?:vag|morbid|timid|soft)\\p{L}*|con più (?:decisione|fermezza)",
    ),
    says: b("saying in the first sentence what I need", "dicendo già nella prima frase di che cosa ho bisogno"),
  },
  {
    tone: "warm",
    asked: phrase(
      "warmer|more (?:warm|warmly|friendly|affectionate|personal)|(?:less|too) (?:cold|distant)|più (?:caloros|affettuos|amichevol|personal|cald)\\p{L}*|(?:meno|troppo) (?:fredd|distaccat)\\p{L}*|con più (?:calore|affetto)",
    ),
    says: b("beginning with something I value in {name}", "cominciando da qualcosa che apprezzo in {name}"),
  },
  {
    tone: "calm",
    asked: phrase(
      "calmer|more calm|more calmly|slower|more slowly|più (?:calm|tranquill|pacat|lent)\\p{L}*|con (?:più )?calma",
    ),
    says: b("slowly, with a pause before each answer", "con calma, con una pausa prima di ogni risposta"),
  },
  {
    tone: "light",
    asked: phrase(
      "lighter|more (?:playful|casual|relaxed|light|informal)|(?:less|too) (?:serious|formal|heavy)|più (?:legger|spiritos|rilassat|informal)\\p{L}*|(?:meno|troppo) (?:seri|formal|pesant)\\p{L}*|con più leggerezza",
    ),
    says: b("in a light tone, without making it a big matter", "in tono leggero, senza farne un caso"),
  },
  {
    tone: "formal",
    asked: phrase(
      "more (?:formal|formally|professional|businesslike)|(?:less|too) (?:casual|informal)|più (?:formal|professional)\\p{L}*|(?:meno|troppo) informal\\p{L}*",
    ),
    says: b("in a polite, matter-of-fact tone", "in tono cortese e professionale"),
  },
];

/** Whether the text begins with an infinitive, so that it can be joined to an action. */
export function isVerb(text: string, language: Language): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
  return language === "it"
    ? /(?:are|ere|ire|rre|arl[aoei]|erl[aoei]|irl[aoei]|argli|ergli|irgli|arle|erle|irle|arsi|ersi|irsi|arci|erci|irci|armi|ermi|irmi|arne|erne|irne)$/.test(
        first,
      )
    : /^(?:ask|tell|say|thank|talk|speak|call|write|invite|apologi[sz]e|meet|propose|send|explain|visit|bring|show|give|offer|listen|suggest|mention|take|buy|cook|let|make|go|see|help|wish|congratulate|remind|admit|share|hug)$/.test(
        first,
      );
}
