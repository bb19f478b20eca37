import { daysOf, type Entry } from "./corpus.ts";
import { mentionsOf } from "./people.ts";
import type { Search } from "./find.ts";

/** A day on which the user and the persona met or spoke, and the sentence that says so. */
interface Contact {
  entry: Entry;
  day: number;
  /** They did something together; otherwise only one of them is said to have done something. */
  sure: boolean;
}

const REMOTE =
  /\b(?:rang|rings?|phoned|called|calls?|calling|texted|texts?|emailed|e?mails?|wrote|writes|messages?|messaged|voice (?:note|memo|message)s?|video|parcel|letters?|sent|postcard|on the phone|heard|facetime|skype|zoom|whatsapp|telefon\w*|chiamat\w|chiama|scritt\w|messaggi\w*|videochiam\w+|vocal[ei]|bonific\w+|mail|sentit\w|manda|mandat\w|cartolina)\b/;
const TALKED =
  /\b(?:rang|phoned|called|(?:phone|video)? ?call|on (?:the )?phone|phone|facetimed?|skyped?|zoom|spoke|spoken|talked|chatted|telefonat\w|chiamat\w|al telefono|videochiam\w+|sentit\w|parlat\w|chiacchierat\w)\b/;
const OCCASION =
  /\b(?:coffee|lunch|dinner|supper|breakfast|brunch|drinks?|beers?|pints?|wine|walk|walked|party|concert|gig|choir|market|picnic|barbecue|bbq|roast|cinema|film|match|game|climbing|swimming|swim|run|hike|session|lesson|course|class|meeting|stand-up|1:1|handover|wedding|christening|funeral|visit|visited|date|shopping|trip|evening with|birthday (?:party|dinner|lunch|tea|drinks)|graduation|appointment|fair|museum|bumped|met|saw|seen|aperitiv\w+|caffe|cena|pranzo|colazione|merenda|gelato|birra|pizza|concerto|festa|partita(?! iva)|partitella|gita|giro|serata|riunione|ricevimento|colloquio|visita|passeggiata|cinema|mare|messa|natale|pasqua|lezione|allenamento|corsa|grigliata|picnic|vist\w|incontrat\w|rivist\w|addio|funghi|vacanza|gara|prova|prove|saggio|mercato|cimitero)\b/;
const PRESENT =
  /\b(?:came|brought|showed|handed|hugged|cried|laughed|grinned|looked|told|asked|gave|taught|cooked|made|helped|stayed|sat|wore|lost|dropped|drove|picked|took|fetched|paid|played|beat|danced|sang|left|wept|e (?:venut|passat|arrivat|tornat)[oa]|mi ha (?:portat|dat|fatt|raccontat|mostrat|dett|chiest|insegnat|aiutat|riportat|restituit|accompagnat|regalat)\w|ci ha \w+t\w|ha (?:cucinat|portat|pianto|riso|offert|suonat)\w?)\b/;
const BESIDE =
  /(?<!indietro )(?:with|w|at|over to|up to|round to|down to|visited|helped|aiutat\w|met|saw|seen|took|drove|fetched|collected|over|round|up|into|con|da|dalla|dal|dai|dallo|visto|vista|accompagnat\w|incontrat\w|trovare)(?: the| my| la| il| lo| mia| mio| old| dr| mr| mrs| ms| aunt| uncle| zia| zio| nonna| nonno| don| signor\w?)?/;
const PLANNED = /\b(?:plans?|planning|invit\w+|wants?|would like|in programma|vuole|vorrebbe)\b/;
const FUTURE_ONLY = /\b(?:next (?:week|month|year|\w+day)|tomorrow|domani|prossim\w)\b/;

/** Whether the beginning of a note says, or implies, that the two met. */
function meetingIn(text: string, named: string): "sure" | "likely" | null {
  const beside = new RegExp(`\\b${BESIDE.source} (?:${named})\\b`);
  if (REMOTE.test(text) && !/\b(?:visited|lunch|dinner|coffee|walk|pranzo|cena|vist[oa])\b/.test(text)) return null;
  if (PLANNED.test(text)) return null;
  if (beside.test(text)) return "sure";
  const isThere =
    new RegExp(`\\b(?:${named})\\b`).test(text) || /\b(?:he|she|lui|lei|mi|ci|we|abbiamo|us)\b/.test(text);
  if (!isThere) return null;
  return OCCASION.test(text) ? "sure" : PRESENT.test(text) ? "likely" : null;
}

/** When the two met (`see`) or were in touch (`speak`), by the beginnings of notes; the newest first. */
export function contacts({ corpus, persona, today }: Search, way: "see" | "speak"): Contact[] {
  const named = [...persona].filter((word) => /^[a-z0-9]+$/.test(word)).join("|");
  if (!named) return [];
  const found: Contact[] = [];
  let last: Entry["all"] | null = null;
  for (const entry of corpus.entries) {
    if (entry.all === last) continue;
    last = entry.all;
    if (entry.text.kind !== "note" || entry.text.written > today) continue;
    const [first, second] = entry.all;
    const text = `${first!.folded} ${second && first!.tokens.length < 4 ? second.folded : ""}`;
    if (first!.tense === "future" && FUTURE_ONLY.test(text)) continue;
    const others = mentionsOf(first!).filter(
      ({ key, word, behind }) => !persona.has(key) && !persona.has(word) && !behind,
    );
    const isOther =
      others.length > 0 && !new RegExp(`\\b(?:${named}|we|us|i|my|mi|ci|ho|abbiamo)\\b`).test(first!.folded);
    if (isOther) continue;
    const met = meetingIn(text, named);
    const talked =
      way === "speak" && TALKED.test(text) && new RegExp(`\\b(?:${named}|he|she|him|her|lui|lei|gli|le)\\b`).test(text);
    if (!met && !talked) continue;
    const day = daysOf(entry).find(
      (one) =>
        one.span === "day" &&
        one.relative &&
        !one.alone &&
        one.day < entry.text.written &&
        one.day > entry.text.written - 5,
    )?.day;
    found.push({ entry, day: day ?? entry.text.written, sure: met === "sure" || talked });
  }
  return found.toSorted((x, y) => y.day - x.day);
}
