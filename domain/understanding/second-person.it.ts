import { lookupTable } from "#domain/lookup-table.ts";
import { upperFirst } from "#domain/coaching/text.ts";
import { isFirstName } from "#domain/drafts/content.names.ts";
import { romanToItalian } from "./roman.it.ts";
import { ALSO_NOUNS, IRREGULAR, REGULAR } from "./content.verbs.it.ts";

/** Spellings used on phones. */
const SPELLED: Readonly<Record<string, string>> = lookupTable({
  nn: "non",
  x: "per",
  xké: "perché",
  xke: "perché",
  xche: "perché",
  xché: "perché",
  xkè: "perché",
  xchè: "perché",
  perche: "perché",
  perchè: "perché",
  ke: "che",
  kè: "che",
  qnd: "quando",
  qnt: "quanto",
  cmq: "comunque",
  qlc: "qualcosa",
  qlcs: "qualcosa",
  qlcn: "qualcuno",
  sn: "sono",
  cn: "con",
  dp: "dopo",
  gg: "giorni",
  tt: "tutto",
  xo: "però",
  pero: "però",
  piu: "più",
  gia: "già",
  puo: "può",
  cosi: "così",
  lunedi: "lunedì",
  martedi: "martedì",
  mercoledi: "mercoledì",
  giovedi: "giovedì",
  venerdi: "venerdì",
  papa: "papà",
  mess: "messaggio",
  msg: "messaggio",
  dom: "domenica",
});
/** Dialect and spoken forms that the rules cannot transform. */
const DIALECT =
  /(?<![\p{L}'])(?:nun|mujer|fioi|ghe|xe|ciapar|so'|na|er|de|mo|je|ce (?:sta|so|stanno|vo)|te|ve|'o|'a|'e|p'o|co|pe|'sta|sto cazz\p{L}*|ste|famo|annamo|semo|avemo|aò|ahó|ahò|gnente|stamo|tengo a|fa'|'ndo|ndo|mejo|po'o|nse|me so|so (?:rimast|innamorat|stat|andat|content|stanc)\p{L}*|aiuto)(?![\p{L}])/iu;
const FILLERS =
  /(?<![\p{L}'])(?:boh|mah|beh|vabb[eè]|cioè|cioe|ahah\p{L}*|haha\p{L}*|lol|uffa*|per favore|x favore|diciamo|sinceramente|onestamente|insomma)(?![\p{L}'])/giu;
/** The clause addresses somebody. */
const ADDRESSED =
  /(?<![\p{L}'])(?:tu|te|ti|t'\p{L}+|tuo|tua|tuoi|tue|hai|vi|voi|vostr[oaie]|dimmi|dammi|scrivi|scrivimi|aiutami|consigliami|scusi|puoi|potresti|sai|secondo te)(?![\p{L}])/iu;

const OWN: Readonly<Record<string, string>> = lookupTable({
  io: "tu",
  me: "te",
  mi: "ti",
  "m'": "t'",
  mio: "tuo",
  mia: "tua",
  miei: "tuoi",
  mie: "tue",
  noi: "voi",
  nostro: "vostro",
  nostra: "vostra",
  nostri: "vostri",
  nostre: "vostre",
});
/** After these, an unknown form in -o is a first-person verb. */
const VERB_AFTER =
  /^(?:non|mi|ti|gli|ne|io|ci|me|te|glielo|gliela|lo|li|e|ma|che|quando|perché|se|anche|dove|come|cosa)$/;
const ADVERB = /^(?:sempre|già|ancora|ora|adesso|poi|oggi|mai|più|spesso|mentre|tu)$/;
/** After these, a form is a noun. */
const NOUN_AFTER =
  /^(?:il|un|uno|al|allo|del|dello|nel|nello|sul|sullo|dal|dallo|col|di|a|ad|da|in|con|per|su|mio|suo|tuo|nostro|loro|ogni|questo|quel|quello|primo|ultimo|bel|gran|grande|altro|troppo|tanto|molto|poco|senza|l'|un'|dell'|all'|nell'|sull'|dall'|coll'|quest'|quell'|è|era|\d+)$/;
/** “L’ho”, “l’aspetto”: a pronoun, not an article. */
const AFTER_L =
  /^(?:ho|avevo|avevamo|abbiamo|avremmo|avrò|avrei|adoro|amo|aspetto|aiuto|odio|ammiro|ascolto|invito|ospito|accompagno|aggiusto)$/;
const NOUN_BEFORE = /^(?:gli|le|mi|ti|ci|ho|ha|avevo|aveva|hanno|fa|faceva)$/;
const PARTICIPLE_AFTER = /^(?:ho|hai|ha|abbiamo|avete|hanno|aveva|avevo|avevi|è|sono|sei|siamo|siete)$/;
const NO_VERB =
  /^(?:non|lo|glielo|melo|suo|tuo|mio|nostro|loro|uno|no|poco|molto|tanto|troppo|solo|proprio|dopo|quando|quanto|quello|questo|tutto|adesso|spesso|subito|niente|presto|certo|appunto|almeno|meno|secondo|dentro|sotto|sopra|contro|verso|ogni|sono|sto|però|perciò|ciò|può|oggi|ieri|entro|ero|sento dire|qualcuno|nessuno|ciascuno|quattro|otto|cento|zero|solito|primo|ultimo|altro|anno|mese|giorno|fino|ecco|bello|brutto|unico|stesso|vero|meglio|peggio|hanno|fanno|vanno|stanno|danno|sanno|[\p{L}]+(?:ono|ano)|[\p{L}]+[aeio]r(?:lo|glielo)|[\p{L}]*(?:ato|uto|ito|tto|sto|so|rto|nto|lto|vuto))$/u;
/** “Ci” before these is a place or part of the verb. */
const CI_STAYS =
  /^(?:è|era|sono|erano|sia|sarà|saranno|sarebbe|vuole|vogliono|vorrebbe|metto|mette|penso|pensa|provo|prova|tengo|tiene|vado|va|vanno|sto|sta|resto|riesco|riesce|credo|crede|conto|rimasto|rimasta|rimango|rimane|arrivo|faccio|gioco|parlo|vedo|sento|ho|sei|scherza|lavoro|lavora|vivo|vive|abito|abita|andavo|andava|ero|stavo|stava)$/;
/** Verbs of going, staying and trying: “ci” before them is a place or a thing, not people. */
const PLACE =
  /^(?:and(?:iamo|remo|avamo|ate)|torn(?:iamo|eremo|avamo)|rest(?:iamo|eremo)|stiamo|pens(?:iamo|eremo)|prov(?:iamo|eremo|avamo)|arriviamo|viv(?:iamo|evamo)|abit(?:iamo|avamo)|riusciamo)$/;
const US =
  /^(?:detto|dato|chiesto|scritto|invitat[oi]|chiamat[oi]|vist[oi]|lasciat[oi]|mandato|presentat[oi]|regalato|portato|trattat[oi]|ignorat[oi]|pres[oi]|cercat[oi]|offerto|promesso|prestato)$/;

let known: ReadonlyMap<string, string> | undefined;

function forms(): ReadonlyMap<string, string> {
  if (known) return known;
  const table = new Map<string, string>();
  const put = (one: string, other: string) => table.set(one, other);
  for (const [kind, list] of Object.entries(REGULAR)) {
    for (const infinitive of list.split(" ").filter(Boolean)) conjugate(infinitive, kind as keyof typeof REGULAR, put);
  }
  for (const row of IRREGULAR.split(", ")) {
    const [first, second, ours, yours] = row.split(" ") as [string, string, string, string];
    table.set(first, second);
    if (ours !== "-") table.set(ours, yours);
  }
  known = table;
  return table;
}

function conjugate(infinitive: string, kind: keyof typeof REGULAR, put: (one: string, other: string) => void): void {
  const stem = infinitive.slice(0, -3);
  const vowel = kind === "are" ? "a" : kind === "ere" ? "e" : "i";
  const present = kind === "isco" ? `${stem}isc` : stem;
  const hard = kind === "are" && /[cg]$/.test(stem);
  const soft = kind === "are" && stem.endsWith("i");
  const bare = soft ? stem.slice(0, -1) : stem;
  put(`${present}o`, soft ? `${bare}i` : hard ? `${present}hi` : `${present}i`);
  put(soft ? `${bare}iamo` : hard ? `${stem}hiamo` : `${stem}iamo`, `${stem}${vowel}te`);
  put(`${stem}${vowel}vo`, `${stem}${vowel}vi`);
  put(`${stem}${vowel}vamo`, `${stem}${vowel}vate`);
  // “Comincerò”, “lascerò”: the i is dropped only after c and g.
  const future = kind === "are" ? (soft && /[cg]i$/.test(stem) ? bare : hard ? `${stem}h` : stem) : stem;
  const theme = vowel === "i" ? "i" : "e";
  put(`${future}${theme}rò`, `${future}${theme}rai`);
  put(`${future}${theme}ro`, `${future}${theme}rai`);
  put(`${future}${theme}remo`, `${future}${theme}rete`);
  put(`${future}${theme}rei`, `${future}${theme}resti`);
}

const INFINITIVES: Readonly<Record<string, string>> = lookupTable({
  faccio: "fare",
  dico: "dire",
  vado: "andare",
  vengo: "venire",
  sto: "stare",
  do: "dare",
  so: "sapere",
  posso: "potere",
  esco: "uscire",
  riesco: "riuscire",
  tengo: "tenere",
  rimango: "rimanere",
  scelgo: "scegliere",
  tolgo: "togliere",
  pongo: "porre",
  propongo: "proporre",
  spengo: "spegnere",
});
let infinitives: ReadonlyMap<string, string> | undefined;

/** The infinitive of a first-person present form: “scrivo” → “scrivere”; null if unknown. */
export function infinitiveOf(form: string): string | null {
  if (!infinitives) {
    const table = new Map(Object.entries(INFINITIVES));
    for (const [kind, list] of Object.entries(REGULAR)) {
      for (const infinitive of list.split(" ").filter(Boolean)) {
        conjugate(infinitive, kind as keyof typeof REGULAR, (one) => {
          if (/[^v]o$/.test(one) || one.length < 6) table.set(one, table.get(one) ?? infinitive);
        });
      }
    }
    infinitives = table;
  }
  return infinitives.get(form) ?? null;
}

function isDialectOrAddressed(text: string): boolean {
  const outside = text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})'[^']+'(?!\p{L})/gu, " ");
  // A quotation with an apostrophe in it has no certain end.
  if (/(?:^|[\s:])'(?!sta?o?(?!\p{L})|na |n |ndo|l )\p{L}/u.test(outside)) return true;
  return ADDRESSED.test(outside) || DIALECT.test(outside);
}

/** Turns a first-person clause into the second person: “non riesco” → “non riesci”. Null if uncertain. */
export function toSecondPersonIt(clause: string, name: string): string | null {
  const names = new Set(name.toLowerCase().split(/[^\p{L}]+/u));
  const text = romanToItalian(clause.replace(/[’‘`´]/g, "'"));
  if (isDialectOrAddressed(text)) return null;
  const parts = text.split(/("[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})'[^']+'(?!\p{L}))/u);
  const turned: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      turned.push(`«${part.slice(1, -1)}»`);
      continue;
    }
    const tokens = part
      .replace(/ (?:cioè|cioe)(?= )/giu, ",")
      .replace(FILLERS, " ")
      .split(/([\p{L}\p{N}]+'?)/u);
    for (let index = 1; index < tokens.length; index += 2) {
      if (names.has(near(tokens, index)) && OWN[near(tokens, index)] === undefined) continue;
      const other = turn(tokens, index);
      if (other === null) return null;
      tokens[index] = other;
    }
    turned.push(tokens.join(""));
  }
  return turned
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .replace(/[.](?=»)/g, "")
    .replace(/^[\s,;:.–-]+|[\s,;:.!?…–-]+$/g, "")
    .replace(/anch'(?=tu(?!\p{L}))/giu, "anche ")
    .replace(/'(?=\p{L})/gu, "’");
}

/** A token in lower case; tokens already transformed have their new form. */
const near = (tokens: readonly string[], index: number) => (tokens[index] ?? "").toLowerCase();

function turn(tokens: readonly string[], index: number): string | null {
  const written = tokens[index]!;
  const lower = written.toLowerCase();
  const word = SPELLED[lower] ?? lower;
  // A word before punctuation does not belong to this one.
  const before = /[,;:.!?]/.test(tokens[index - 1] ?? "") ? "" : near(tokens, index - 2);
  if (OWN[word] !== undefined) return OWN[word];
  if (word === "sono") return turnSono(tokens, index);
  if (word === "ci") return turnCi(tokens, index);
  if (word === "do")
    return /^(?:gli|le|ti|ci|non|la|lo|ne|io|glielo|gliela|glieli|gliele)$/.test(before) ? "dai" : null;
  if (/(?:[aei]r|ndo)(?:mi|melo|mela|meli|mele|mene)$/.test(word))
    return written.replace(/m(?=(?:i|el[oaie]|ene)$)/, "t");
  if (/^(?:veder|sentir|lasciar|parlar|sposar|incontrar|aiutar|dir|capir|organizzar|chiarir|trovar)ci$/.test(word))
    return written.replace(/ci$/, "vi");
  // “Entro quando”, “che regalo gli ho fatto”: nouns or prepositions, not verbs.
  if (word === "entro" && /^(?:quando|il|la|l'|lo|fine|oggi|domani|due|tre|un|una|\d+)$/.test(near(tokens, index + 2)))
    return written;
  if (before === "che" && ALSO_NOUNS.has(word) && NOUN_BEFORE.test(near(tokens, index + 2))) return written;
  const verb = forms().get(word);
  if (verb !== undefined) {
    if (PARTICIPLE_AFTER.test(before) && word.endsWith("o")) return written;
    if (ALSO_NOUNS.has(word) && index > 1) {
      if (NOUN_AFTER.test(before)) return written;
      if (!VERB_AFTER.test(before) && !ADVERB.test(before)) return null;
    }
    if (written !== lower && index > 1) return written;
    // “Il vostro ritorno”: after a possessive or article even an unambiguous verb form is a noun.
    const isNoun = NOUN_AFTER.test(before) && word.endsWith("o") && !(before === "l'" && AFTER_L.test(word));
    return isNoun ? written : verb;
  }
  if (/(?:iamo|avamo|evamo|ivamo|remo|remmo|ammo|immo)$/.test(word) && word !== "estremo" && word !== "supremo")
    return null;
  if (/[oò]$/.test(word) && word.length > 2 && written === lower && !NO_VERB.test(word)) {
    if (VERB_AFTER.test(before) || index === 1) return isFirstName(upperFirst(word)) ? upperFirst(written) : null;
  }
  return word === lower ? written : word;
}

const WITHOUT_STOP =
  /^(?:felice|triste|forte|debole|grande|capace|incapace|incinta|gentile|arrendevole|fedele|geloso|gelosa|presente|importante|credente|paziente|impaziente|inutile|cortese|pesante|gentile|invadente|insistente|insopportabile|colpevole|responsabile|libero|libera|sola|solo|single|maggiorenne|debole|fragile|invisibile|infelice|innocente|dipendente|insegnante|difficile|indecente|orribile)$/;
const BETWEEN =
  /^(?:molto|tanto|così|troppo|sempre|già|proprio|davvero|ancora|anche|più|un|po'|non|solo|stato|stata|rimasto|rimasta|mai|quasi|abbastanza|una|uno|la|il|lo|io|persona)$/;

/** “Sono stanca” is first person, “sono due settimane” is not. */
function turnSono(tokens: readonly string[], index: number): string | null {
  const before = near(tokens, index - 2);
  const twoBefore = near(tokens, index - 4);
  if (/^(?:io|tu)$/.test(near(tokens, index + 2))) return "sei";
  if (
    before === "ci" &&
    /^(?:rimast|stat|andat|arrivat|riuscit|cascat|cadut|passat|tornat)[oa]$/.test(near(tokens, index + 2))
  )
    return "sei";
  if (/^(?:mi|ti|io|tu)$/.test(before) || (before === "non" && /^(?:io|tu|mi|ti)$/.test(twoBefore))) return "sei";
  if (/^(?:loro|ci|che|si|gli|le)$/.test(before) && before !== "che") return "sono";
  let at = index + 2;
  while (BETWEEN.test(near(tokens, at)) && at < tokens.length) {
    if (/^(?:stat|rimast)[oa]$/.test(near(tokens, at))) return "sei";
    at += 2;
  }
  const next = near(tokens, at);
  if (next === "") return null;
  if (WITHOUT_STOP.test(next)) return "sei";
  if (/[oa]$/.test(next) && !/^(?:due|tre|quattro|otto|cento|mezza|circa|cosa|ora|loro)$/.test(next)) {
    return /^(?:a|in|da|la)$/.test(next) ? null : "sei";
  }
  if (/i$|[aiu]te$|[st]te$|se$/.test(next) || /^\d/.test(next) || /^(?:due|tre|quattro|otto)$/.test(next))
    return "sono";
  return null;
}

function turnCi(tokens: readonly string[], index: number): string | null {
  const after = near(tokens, index + 2);
  const then = near(tokens, index + 4);
  if (after === "si" || PLACE.test(after)) return "ci";
  if (/^(?:ha|hanno|aveva|avevano)$/.test(after)) return US.test(then) ? "vi" : null;
  if (CI_STAYS.test(after) || forms().get(after) !== undefined) {
    return /(?:iamo|vamo|remo|remmo)$/.test(after) ? "vi" : "ci";
  }
  return /(?:iamo|vamo|remo)$/.test(after) ? "vi" : null;
}
