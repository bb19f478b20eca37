import { lookupTable } from "#domain/lookup-table.ts";

/** Short forms and missing letters, as typed on a phone. */
const SPELLED: Readonly<Record<string, string>> = lookupTable({
  im: "i'm",
  ive: "i've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  arent: "aren't",
  werent: "weren't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyve: "they've",
  weve: "we've",
  youre: "you're",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  whos: "who's",
  hw: "how",
  b4: "before",
  tho: "though",
  altho: "although",
  evry: "every",
  infront: "in front",
  xmas: "Christmas",
  wat: "what",
  wot: "what",
  bf: "boyfriend",
  gf: "girlfriend",
  cuz: "because",
  cos: "because",
  coz: "because",
  bc: "because",
  smth: "something",
  sth: "something",
  sb: "somebody",
  wanna: "want to",
  gonna: "going to",
  gotta: "got to",
  kinda: "kind of",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  "2nite": "tonight",
  "2moro": "tomorrow",
  rn: "right now",
  msg: "message",
  msgs: "messages",
  wk: "week",
  wks: "weeks",
  yr: "year",
  yrs: "years",
  hrs: "hours",
  mins: "minutes",
  bday: "birthday",
  nite: "night",
  thru: "through",
  prob: "probably",
  probs: "probably",
  def: "definitely",
  abt: "about",
  ppl: "people",
  w: "with",
  n: "and",
  shud: "should",
  shd: "should",
  wd: "would",
  cd: "could",
  alot: "a lot",
  doin: "doing",
  havin: "having",
  goin: "going",
  gettin: "getting",
  tellin: "telling",
  sayin: "saying",
  talkin: "talking",
  drinkin: "drinking",
  makin: "making",
  comin: "coming",
  askin: "asking",
  lookin: "looking",
  workin: "working",
  tryin: "trying",
  cryin: "crying",
  fightin: "fighting",
});
/** Words without meaning, removed. */
const FILLERS =
  /(?<![\p{L}'])(?:lol|haha+|hahaha+|tbh|omg|ffs|imo|imho|pls|plz|please|btw|fyi|xx+|lmao|smh|idk|ugh+|erm|um+|hmm+|you know|i mean|to be honest|if i'?m honest|honestly|basically)(?![\p{L}'])/giu;

const OWN: Readonly<Record<string, string>> = lookupTable({
  i: "you",
  me: "you",
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  my: "your",
  mine: "yours",
  myself: "yourself",
  we: "you",
  us: "you",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  our: "your",
  ours: "yours",
  ourselves: "yourselves",
});
const BE: Readonly<Record<string, string>> = lookupTable({
  am: "are",
  was: "were",
  "wasn't": "weren't",
  aint: "aren't",
});
/** Words that may stand between the subject and its verb. */
const BETWEEN =
  /^(?:also|really|just|still|always|never|only|now|not|even|already|actually|both|kind|of|so|then|and|but)$/;
/** Third-person or impersonal subjects: after them an earlier “I” is no longer the subject. */
const SUBJECTS =
  /^(?:he|she|it|they|he's|she's|it's|they're|this|that|there|who|which|everyone|everybody|nobody|somebody|someone|something|nothing|everything|what)$/;
/** Verbs of speech or thought: a new subject follows. */
const SAYS = /^(?:say|said|think|thought|know|knew|hope|hoped|believe|believed|wrote|heard|told)$/;
const ADDRESSED = /^(?:you|your|yours|u|ur|you're|you've|you'll|you'd|ya|yourself|thee)$/;

/**
 * Turns a first-person clause into the second person: “I told my mother I was tired” → “you told your mother you were
 * tired”. Null if uncertain: the clause addresses somebody, or does not plainly speak of the user.
 */
export function toSecondPersonEn(clause: string): string | null {
  const spelled = clause
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<=(?:said|say|says|saying) )(i love you|i'm sorry)(?![\p{L}"'])/giu, "“$1”")
    .replace(/(?<![\p{L}'])(s?he)d (?=(?:rather|pay|be|like|have|never|said|love|call|come)(?!\p{L}))/giu, "$1'd ")
    .replace(/(?<!\p{L})thank[ -]you(?!\p{L})/giu, "thankyou")
    .replace(/(?<!\p{L})w out(?!\p{L})/giu, "without")
    .replace(/(?<![\p{L}])w\/(?:out|o)(?![\p{L}])/giu, "without")
    .replace(/(?<![\p{L}])w\/(?=\s|\p{L})/giu, "with ")
    .replace(
      /(?<![\p{L}])me (?=(?:mum|mam|mom|dad|da|sister|brother|nan|gran|mate|bro|wife|husband|kids?|son|daughter)(?![\p{L}]))/giu,
      "my ",
    )
    .replace(
      /(?<![\p{L}'])ill (?=(?:send|tell|ask|go|be|do|try|say|write|call|text|just|never|have|see|take)\b)/giu,
      "i'll ",
    )
    .replace(/(?<![\p{L}'])id (?=(?:like|love|rather|never|have|be|hate|prefer)\b)/giu, "i'd ");
  const parts = spelled.split(/("[^"]*"|“[^”]*”|(?<!\p{L})'[^']+'(?!\p{L}))/u);
  let owner = false;
  const turned: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      turned.push(`“${part.slice(1, -1)}”`);
      continue;
    }
    const tokens = agreeing(part.replace(FILLERS, " ")).split(/([\p{L}\p{N}]+(?:'[\p{L}]+)*'?)/u);
    for (let index = 1; index < tokens.length; index += 2) {
      const written = tokens[index]!;
      const word = spell(written);
      if (word.split(" ").some((one) => ADDRESSED.test(one))) return null;
      const own = OWN[word];
      if (own !== undefined) {
        tokens[index] = own;
        owner = /^(?:i|we)(?:'|$)/.test(word);
        continue;
      }
      if (SUBJECTS.test(word) || SAYS.test(word)) owner = false;
      if (BE[word] !== undefined && (owner || beBelongs(tokens, index))) tokens[index] = BE[word];
      else if (word !== written.toLowerCase()) tokens[index] = word;
      // “I think my mother was”: a noun after a verb is the subject of the next verb.
      if (owner && !BETWEEN.test(word) && BE[word] === undefined && isName(tokens, index)) owner = false;
    }
    turned.push(tokens.join(""));
  }
  return tidy(turned.join(""));
}

/** Adds missing endings and auxiliaries: “my son want”, “she shopping”, “we been”. */
function agreeing(text: string): string {
  return text
    .replace(BARE_VERB, (_, subject: string, between: string, verb: string) => `${subject}${between} ${third(verb)}`)
    .replace(/(?<![\p{L}'])(i|we|they) been(?= \p{L}+in(?:g|')?(?!\p{L}))/giu, "$1 have been")
    .replace(
      /(?<=(?:^|[.,;] |(?:say|says|said|but|and|because|that|so|cos|actually) )(?:he|she|it))(?= (?:actually |always |now |still |just )?(?:very|so|too|not|busy|\p{L}{3,}ing)(?![\p{L}']))/giu,
      " is",
    );
}

/** A third-person subject, words between, and a verb without its ending; not after an auxiliary. */
const BARE_VERB =
  /(?<!(?:do|does|did|will|would|can|could|should|may|might|must|let|make|made|to|help|see|saw|heard|watch)(?:n't)? )(?<![\p{L}'])(he|she|(?:my|his|her|our|the) (?:son|daughter|mother|father|mum|mom|dad|sister|brother|husband|wife|boss|colleague|teacher|friend|uncle|aunt|auntie|cousin|neighbour|neighbor|boyfriend|girlfriend|mother in law|mother-in-law)|teacher|boss)((?: (?:always|never|still|also|only|just|even|now))?) (want|say|need|like|think|know|come|call|tell|ask|take|give|make|keep|love|hate|send|praise|look|talk|eat|work|go|do|have|refuse|live)(?![\p{L}'])/giu;

function third(verb: string): string {
  if (/^have$/i.test(verb)) return "has";
  return /^(?:go|do)$/i.test(verb) ? `${verb}es` : `${verb}s`;
}

const spell = (written: string) => SPELLED[written.toLowerCase()] ?? written.toLowerCase();

/** “am I”, “was I”: the subject follows the verb. */
function beBelongs(tokens: readonly string[], index: number): boolean {
  return /^(?:i|we)$/i.test(tokens[index + 2] ?? "") && !/[.,;!?]/.test(tokens[index + 1] ?? "");
}

/** A noun with a possessive or article, which is the subject of another verb. */
function isName(tokens: readonly string[], index: number): boolean {
  return /^(?:my|his|her|their|the|our|your)$/i.test(tokens[index - 2] ?? "");
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .replace(/(?<!\p{L})thankyou(?= (?:card|note|letter|present|gift|speech))/gu, "thank-you")
    .replace(/(?<!\p{L})thankyou(?!\p{L})/gu, "thank you")
    .replace(/,(?=[,.])/g, "")
    .replace(/[.](?=”)/g, "")
    .replace(/^[\s,;:.–-]+|[\s,;:.!?…–-]+$/g, "")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}
