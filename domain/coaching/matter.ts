import { lookupTable } from "#domain/lookup-table.ts";
import type { Language } from "#domain/language.ts";

/** What a message is about, as a noun from the user's text. */
export interface Matter {
  /** Addressed to the user: “your hedge”, “la tua siepe”. */
  noun: string;
  /** Said by the user to the other person: “my hedge”, “your remark”. */
  spoken: string;
}

/** People, and nouns too general to be a topic. */
const NO_TOPIC =
  /^(?:thank|mum|mom|mother|dad|father|parents?|brothers?|sisters?|sons?|daughters?|kids?|child(?:ren)?|husband|wife|partner|boyfriend|girlfriend|ex|friends?|mates?|boss|manager|colleagues?|neighbou?rs?|man|woman|guy|girl|boy|lady|bloke|lad|one|ones|same|way|other|others|thing|things|time|times|day|days|week|weeks|month|moment|truth|point|first|second|third|last|next|only|best|worst|rest|whole|fact|end|world|life|own|right|wrong|middle|morning|evening|night|year|years|kind|sort|people|name|head|mind|heart|face|eyes?|back|self|past|future|other day|hell|very|most|more|less|few|two|three|new|old|big|little|new|entire|whole|whole|latest|usual|real|exact|soft|mums|dads|wifes|off|age|feet|lights|line|idea|country|girlfriend|gf|bf|boyfriend|party|class|group|car|office|door|house|road|number|answer|question|message|text|police|council|carabinieri|messaggio|telefono|numero|risposta|domanda|idea|scrivania|gruppo|lavello|madre|mamma|padre|papa|papà|babbo|genitori|fratello|sorella|figlio|figlia|figli|marito|moglie|compagno|compagna|ragazzo|ragazza|fidanzato|fidanzata|amico|amica|amici|amiche|capo|collega|colleghi|vicino|vicina|nonno|nonna|zio|zia|cugino|cugina|suocera|suocero|cognata|cognato|nuora|genero|nipote|signora|signore|cosa|cose|volta|volte|giorno|giorni|settimana|settimane|mese|mesi|anno|anni|momento|modo|fatto|resto|vita|mondo|testa|cuore|faccia|fine|parte|mattina|sera|notte|gente|prima|primo|ultima|ultimo|stessa|stesso|altra|altro|altri|altre|sempre|solito|solita|meglio|peggio|mia|mio|tua|tuo|sua|suo|tutti|punto|genere|tipo|caso|scorsa|scorso|prossima|prossimo|quale|quali|telefono mio)$/i;

const OWNED_EN: Readonly<Record<string, readonly [noun: string, spoken: string]>> = lookupTable({
  my: ["your", "my"],
  our: ["your", "our"],
  his: ["his", "your"],
  her: ["her", "your"],
  their: ["their", "your"],
  the: ["the", "the"],
  this: ["this", "this"],
});

const ARTICLE_IT: Readonly<Record<string, string>> = lookupTable({
  il: "il",
  "l'": "l’",
  del: "il",
  dello: "lo",
  della: "la",
  "dell'": "l’",
  dei: "i",
  delle: "le",
  degli: "gli",
  al: "il",
  alla: "la",
  "all'": "l’",
  sul: "il",
  sulla: "la",
  "sull'": "l’",
  nel: "il",
  nella: "la",
  "nell'": "l’",
  dal: "il",
  dalla: "la",
  la: "la",
  lo: "lo",
  le: "le",
});
/** “La”, “lo” and “le” are often pronouns: an article only before what can't be a verb. */
const PLAIN_NOUN =
  /(?:zione|sione|tà|tù|anza|enza|ezza|ura|eria|ista|ata|ina|etta|aggio|mento|ismo)$|^(?:casa|macchina|festa|cena|cucina|scuola|spesa|siepe|musica|mostra|barca|ricetta|sciarpa|frase|foto|torta|chat|mail|messa|pasta|chiave|chiavi|ferie|vacanze|bollette|tende|scala|scale|porta|cantina|piscina|tesi|laurea|camera|stanza|moto|bici|palestra|squadra|cagnolina|zucchero)$/;
const OWNED_IT: Readonly<Record<string, readonly [noun: string, spoken: string]>> = lookupTable({
  mio: ["tuo", "mio"],
  mia: ["tua", "mia"],
  miei: ["tuoi", "miei"],
  mie: ["tue", "mie"],
  suo: ["suo", "tuo"],
  sua: ["sua", "tua"],
  suoi: ["suoi", "tuoi"],
  sue: ["sue", "tue"],
  nostro: ["vostro", "nostro"],
  nostra: ["vostra", "nostra"],
});

/**
 * The last noun in the newest message that has one; if that isn't `newest`, the noun must occur twice. Null if there is
 * none.
 */
export function matterOf(messages: readonly string[], language: Language, name: string, newest: string): Matter | null {
  const own = new Set(name.toLowerCase().split(/[^\p{L}]+/u));
  for (const message of messages.toReversed()) {
    const text = message.replace(/[’‘`´]/g, "'");
    const found = language === "it" ? romanToItalian(text, own) : inEnglish(text, own);
    if (found && (message === newest || comesUpAgain(found, messages))) return found;
  }
  return null;
}

function comesUpAgain({ noun }: Matter, messages: readonly string[]): boolean {
  const word = noun.split(/[ ’]/).at(-1)!;
  return messages.join(" ").toLowerCase().split(word).length > 2;
}

function inEnglish(text: string, own: ReadonlySet<string>): Matter | null {
  const places = [
    ...text.matchAll(
      /(?<![\p{L}'])(my|our|his|her|their|the|this)\s+([\p{L}]{3,})(?!['\p{L}])(?!\s+(?:of|who|that|which)\b)/giu,
    ),
  ];
  for (const [, owner, noun] of places.toReversed()) {
    const word = noun!.toLowerCase();
    if (
      NO_TOPIC.test(word) ||
      own.has(word) ||
      /(?:ing|ed|ly)$/.test(word) ||
      (owner!.toLowerCase() === "her" && NO_NOUN_AFTER_HER.test(word))
    )
      continue;
    const [toUser, toThem] = OWNED_EN[owner!.toLowerCase()]!;
    return { noun: `${toUser} ${word}`, spoken: `${toThem} ${word}` };
  }
  return null;
}

/** “Tell her about”: not a noun, because “her” is a pronoun. */
const NO_NOUN_AFTER_HER =
  /^(?:to|about|that|what|how|when|why|if|and|but|for|with|again|yesterday|today|tomorrow|because|either|anyway|back|first|once|twice|how|off|out|down|over|than|too|now)$/;

function romanToItalian(text: string, own: ReadonlySet<string>): Matter | null {
  const places = [
    ...text.matchAll(
      /(?<![\p{L}'])(il|l'|del|dello|della|dell'|dei|delle|degli|al|alla|all'|sul|sulla|sull'|nel|nella|nell'|dal|dalla|la|lo|le)(?:\s+|(?<='))(?:(mio|mia|miei|mie|suo|sua|suoi|sue|nostro|nostra)\s+)?([\p{L}]{4,})(?![\p{L}'])/giu,
    ),
  ];
  for (const [, article, owner, noun] of places.toReversed()) {
    const word = noun!.toLowerCase();
    const before = article!.toLowerCase();
    if (NO_TOPIC.test(word) || own.has(word) || /^\p{Lu}/u.test(noun!)) continue;
    if (/^(?:la|lo|le)$/.test(before) && owner === undefined && !PLAIN_NOUN.test(word)) continue;
    if (/(?:mente|ando|endo)$/.test(word)) continue;
    const form = ARTICLE_IT[before]!;
    const space = form.endsWith("’") ? "" : " ";
    if (owner === undefined) return { noun: `${form}${space}${word}`, spoken: `${form}${space}${word}` };
    const [toUser, toThem] = OWNED_IT[owner.toLowerCase()]!;
    return { noun: `${form}${space}${toUser} ${word}`, spoken: `${form}${space}${toThem} ${word}` };
  }
  return null;
}
