import { agentIn, mentionsIn, PERSONA, pronounIn, type Gender, type Mention } from "./people.ts";
import { kindOf, type Kind } from "./kinds.ts";
import { PROPERTIES } from "./content.properties.ts";
import { daysIn, type DayMention } from "./days.ts";
import {
  ANIMAL_KEYS,
  correctSpelling,
  fold,
  keysOf,
  NARROWER,
  RELATIONS,
  STOP_WORDS,
  tokenize,
  WEAK_KEYS,
  expandAbbreviations,
  type Token,
} from "./words.ts";

/** A word that an answer should match. */
export interface Want {
  word: string;
  keys: readonly string[];
  /** Other meanings that match. */
  related: readonly string[];
  weight: number;
  /** Required. */
  must: boolean;
  /** Only gives the occasion: “after the fight”. */
  scene?: boolean;
  /** A range of days to match instead of a word. */
  period?: { from: number; to: number };
}

export interface Question {
  kind: Kind;
  folded: string;
  tokens: readonly Token[];
  wants: Want[];
  /** The key in `PROPERTIES`. */
  property: string | null;
  /** Whom it is about, other than the persona. */
  targets: readonly Mention[];
  /** Whether a target has or does what is asked, and is not only mentioned. */
  owned: boolean;
  agent: "user" | "other" | null;
  /** Whether it is only about the user’s own things. */
  mine: boolean;
  /** Names a thing without an owner: “when is the wedding”. */
  impersonal: boolean;
  past: boolean;
  /** Whether it asks for an earlier state. */
  former: boolean;
  total: boolean;
  gender: Gender;
}

const PAST =
  /\b(?:(?:who|what|which \w+) (?:\w{2,}ed|sent|gave|got|took|made|brought|bought|came|went|said|told|paid|won|lost|left|found|wrote|met|saw|sat|ran|fell|broke|stole|drove|sang|ate|drank|built|sold)|did|was|were|had|has|have|ho|hai|ha|abbiamo|hanno|avevo|aveva|avevamo|avevano|era|ero|erano|siamo|(?:si|ci|vi) (?:sono|e) \w+[ts][oaie]|e stat[oa]|stat[oaie]|e (?:nat|mort|venut|andat|partit|arrivat|tornat|successo|uscit|success)\w*)\b/;

/** Parses a question: what it asks for, about whom, and the words to search for. */
export function readQuestion(
  raw: string,
  persona: ReadonlySet<string>,
  names: ReadonlySet<string>,
  isMet: (keys: readonly string[]) => boolean,
  today = 0,
): Question {
  const text = expandAbbreviations(raw.slice(0, 600));
  const folded = fold(text).replace(/\s+/g, " ").trim();
  const tokens = tokenize(text).map((token) => {
    if (names.has(token.word) || persona.has(token.word)) return token;
    const owner = token.word.slice(0, -1);
    // “omars wife”: the apostrophe is left out.
    if (token.word.endsWith("s") && (names.has(owner) || persona.has(owner) || isRelation(token, owner)))
      return { ...token, word: owner, keys: keysOf(owner), owns: true };
    if (isMet(token.keys) || (token.capital && token.start > 0)) return token;
    const word = correctSpelling(token.word);
    if (word === token.word) return token;
    // The correction is a stem of this word: the word is kept, and gets its meaning.
    return token.word.startsWith(word.slice(0, -1)) && word.length < token.word.length
      ? { ...token, keys: keysOf(word) }
      : { ...token, word, keys: keysOf(word) };
  });
  const plain = tokens.map(({ word }) => word).join(" ");
  const sort = kindOf(folded, plain);
  // “Which of her sons”, “quale vicina”.
  const kind = sort === "what" && isOfWhom(tokens) ? "who" : sort;
  const mentions = mentionsIn(withoutCapitals(tokens), names).filter(
    ({ key, at }) => !persona.has(key) && !persona.has(tokens[at]!.word),
  );
  const unborn = tokens.some(({ keys }) =>
    keys.some((key) => key === "born" || key === "pregnant" || key === "deadline"),
  );
  const targets = targetsOf(mentions, tokens).filter(
    ({ key, owner }) => !(unborn && /^(?:child|son|daughter)$/.test(key) && owner === null),
  );
  const folk = pronounIn(tokens) ?? null;
  const isOwn = tokens.some(({ word }) => /^(?:i|my|me|mine|mio|mia|miei|mie|io)$/.test(word));
  const isTheirs =
    folk !== null ||
    tokens.some(
      ({ word }) => persona.has(word) || /^(?:they|their|them|lui|lei|suo|sua|suoi|sue|gli|le|we|us|ci)$/.test(word),
    );
  const past = PAST.test(folded);
  const period = kind === "last" ? null : periodIn(folded, today, past);
  const skip = new Set(targets.map(({ at }) => at));
  const property = RETRIEVED.has(kind)
    ? PROPERTIES.find(({ asked }) => asked !== undefined && (asked.test(folded) || asked.test(plain)))
    : undefined;
  const met = wantsOf(tokens, persona, skip, property?.spoken, period?.words, tokenize(text));
  const possible = kind === "age" ? [AGED] : met;
  if (property) possible.unshift({ word: property.key, keys: [property.key], related: [], weight: 1.2, must: true });
  const asksForThem =
    kind === "how-many" || (kind === "yes-no" && targets.every(({ owner, possesses }) => owner === null && !possesses));
  const wants =
    possible.length === 0 || (asksForThem && targets.length > 0)
      ? [...possible, ...targets.map(({ at }) => wantOf(tokens[at]!, 1))]
      : possible;
  const strong = wants.some(({ weight }) => weight > 0.5)
    ? wants
    : wants.map((want) => (want.scene && wants.length > 1 ? want : { ...want, weight: 1, must: true }));
  // “When does the course start”, “what cake does she like”: not any mention of the course or of a cake.
  for (const want of strong) {
    const asks = kind === "when" ? /^(?:start|end)$/ : /^like$/;
    if ((kind === "when" || kind === "what") && want.keys.some((key) => asks.test(key))) want.must = true;
  }
  // “Did she find the cat”: not any mention of the cat.
  if (kind === "yes-no")
    for (const want of strong)
      if (!want.keys.some((key) => /^(?:have|go|eat|drink)$/.test(key))) want.must = true;
      else if (strong.length > 1) Object.assign(want, { must: false, weight: 0.3 });
  const doers = tokens.filter(({ word }) => !/^(?:did|do|does)$/.test(word));
  return {
    kind,
    folded,
    tokens,
    wants: period
      ? [
          ...strong,
          {
            word: period.word,
            keys: [],
            related: [],
            weight: 0.6,
            must: true,
            period: { from: period.from, to: period.to },
          },
        ]
      : strong,
    property: property?.key ?? null,
    targets: asksForThem && targets.every(({ kind: of }) => of === "relation") ? [] : targets,
    owned: targets.some(({ behind, possesses }) => possesses || !behind),
    agent: agentIn(doers, 0, doers.length, persona),
    mine: !isTheirs && tokens.some(({ word }) => /^(?:my|mine|mio|mia|miei|mie)$/.test(word)),
    impersonal:
      !isOwn && !isTheirs && (/\b(?:the|a|an)\b/.test(folded) || /(?:\b(?:il|lo|la|i|gli|le) |\bl')\w+\b/.test(folded)),
    past,
    former:
      /\b(?:before|used to|previously|formerly|originally|earlier|prima|in precedenza|una volta|precedente)\b/.test(
        folded,
      ),
    total: /\b(?:total|altogether|in all|overall|sum|totale|complessivamente|in tutto)\b/.test(folded),
    gender: folk,
  };
}

const RETRIEVED: ReadonlySet<Kind> = new Set([
  "when",
  "who",
  "where",
  "how-many",
  "how-much",
  "what",
  "yes-no",
  "last",
  "name",
  "agreed",
  "owed",
]);

const HOLIDAY = /christmas|xmas|natale|easter|pasqua|capodanno|newyear|halloween|ferragosto|vigilia/;

/** The period that a question is about, and its words. */
function periodIn(folded: string, today: number, past: boolean) {
  const mention = daysIn(folded, today, past || /\b(?:last|scors[oa]|ultim[oa])\b/.test(folded)).find(
    ({ start, end }) => !/^(?:today|oggi|\d{4})$/.test(folded.slice(start, end)),
  );
  if (!mention) return null;
  if (
    /weekend|finesettimana/.test(folded.slice(mention.start, mention.end)) &&
    !/\b(?:last|this|next|scorso|questo|prossimo)\b/.test(folded)
  )
    return null;
  // “What does she do on Thursdays”: every week.
  if (
    !past &&
    /^(?:on |il |di |la |every |ogni )?[a-z]+(?:day|days|di|sabato|domenica)$/.test(
      folded.slice(mention.start, mention.end),
    ) &&
    !/tomorrow|today|domani|oggi|yesterday/.test(folded)
  )
    return null;
  const word = folded.slice(mention.start, mention.end);
  // “What has he got on 17 December”: the nearest such day.
  const isSaid = HOLIDAY.test(word) || /\b(?:did|was|were|last|scors\w)\b/.test(folded);
  if (mention.yearless && !isSaid && mention.span === "day" && mention.day < today - 183) mention.day += 365;
  const wide = { day: HOLIDAY.test(word) ? 8 : 0, week: 4, month: 31, year: 366 }[mention.span];
  const before = mention.span === "day" || mention.span === "week" ? wide : 0;
  return { word, words: new Set(word.split(/[^a-z0-9]+/)), ...spanOf(mention, before, wide) };
}

function spanOf({ day }: DayMention, before: number, after: number): { from: number; to: number } {
  return { from: day - before, to: day + after };
}

/** “Wifes name”: a genitive of a relation without the apostrophe. */
function isRelation(token: Token, owner: string): boolean {
  return token.keys[0]!.startsWith("=") && keysOf(owner).some((key) => RELATIONS.has(key));
}

function isOfWhom(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => /^(?:which|quale|quali)$/.test(word));
  return (
    at >= 0 &&
    tokens.slice(at + 1, at + 4).some(({ keys }) => keys.some((key) => RELATIONS.has(key) && !ANIMAL_KEYS.has(key)))
  );
}

/** Ignores the capital letter at the start of a question. */
function withoutCapitals(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => (at === 0 ? { ...token, capital: false } : token));
}

/** Searched for by every question about an age. */
const AGED: Want = { word: "age", keys: ["age", "birthday", "born", "page"], related: [], weight: 1, must: true };

/** The persons asked about: for “his wife’s mother” the mother. */
function targetsOf(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return mentions.filter((mention) => {
    const owns = tokens[mention.at]!.owns && mentions.some(({ owner, at }) => at > mention.at && owner === mention.key);
    const behindOf =
      mention.possesses &&
      !tokens[mention.at]!.owns &&
      mentions.some(({ owner, at }) => at < mention.at && owner === mention.key);
    return !owns && !behindOf && mention.owner !== mention.key && !(mention.owner === PERSONA && mention.key === "");
  });
}

function wantOf({ word, keys: meant }: Token, factor: number, asksThing = false): Want {
  const isPhone =
    meant.includes("phone") && /^(?:phone|mobile|smartphone|telefono|cellulare|telefonino)$/.test(word) && asksThing;
  const keys = meant[0] === "profession" && meant.length > 1 ? meant.slice(1) : isPhone ? ["phone"] : meant;
  const related = keys.flatMap((key) => [...(NARROWER.get(key) ?? []), ...(key === "child" ? ["pregnant"] : [])]);
  const weak = keys.every((key) => WEAK_KEYS.has(key));
  return { word, keys, related, weight: (weak ? 0.35 : 1) * factor, must: !weak };
}

const KEPT = new Set("born allergic favourite like".split(" "));

/** Introduces an occasion: “after the fight”, “durante la lite”. */
const SCENE = /^(?:when|quando|after|during|while|dopo|durante|mentre)$/;

const CATEGORY =
  /^(?:hospital|city|town|village|country|restaurant|hotel|place|ospedale|citta|paese|ristorante|albergo|posto|locale)$/;

function wantsOf(
  tokens: readonly Token[],
  persona: ReadonlySet<string>,
  skip: ReadonlySet<number>,
  spoken: RegExp | undefined,
  time: ReadonlySet<string> | undefined,
  raw: readonly Token[],
): Want[] {
  const wants: Want[] = [];
  const isPlace = !tokens.some(({ keys }) => keys.includes("name"));
  let scene = -9;
  tokens.forEach((token, at) => {
    const { word } = token;
    if (SCENE.test(word) && (at > 0 || !/^(?:when|quando)$/.test(word))) scene = at;
    // “Which hospital was he in”: any place answers.
    if (CATEGORY.test(word) && /^(?:which|what|che|quale)$/.test(tokens[at - 1]?.word ?? "") && isPlace) return;
    if (skip.has(at) || persona.has(word) || (STOP_WORDS.has(word) && !KEPT.has(word)) || word.length < 2) return;
    if (SCENE.test(word) || spoken?.test(word) || spoken?.test(raw[at]?.word ?? "") || time?.has(word)) return;
    if (/^\d+$/.test(word) && word.length < 3) return;
    if (token.keys.length === 0) return;
    const want = wantOf(token, 1, /^(?:what|che|quale|quali|where|dove)$/.test(tokens[0]?.word ?? ""));
    if (at - scene < 4) Object.assign(want, { must: false, weight: want.weight / 2, scene: true });
    if (wants.some(({ keys }) => keys[0] === want.keys[0])) return;
    wants.push(want);
  });
  // “When does he have to be back”: “back” is a stop word, but all there is.
  const back = tokens.find(({ word }) => word === "back");
  if (wants.length === 0 && back)
    wants.push({ word: "back", keys: ["return", "come"], related: ["arrive"], weight: 1, must: true });
  return wants;
}
