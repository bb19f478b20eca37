import { isName, mentionsOf } from "./people.ts";
import type { Sentence } from "./sentences.ts";
import { RELATIONS, STOP_WORDS, type Token } from "./words.ts";

/** A relative, friend or animal with their name. */
interface NamedPerson {
  relation: string;
  /** As written. */
  name: string;
  owner: string | null;
}

const CALLED = new Set(
  "called named chiama chiamano chiamato chiamata chiamati chiamate chiamava nome name names nomi".split(" "),
);
const FILLER = new Set(
  "is are was s is's e sono era di the a an un una nuovo nuova nuovi nuove his her their my our sua suo suoi sue mio mia and new little older younger elder maggiore minore be it il la si it's whose their it mrs mr ms miss dr signora signor sig dott dottor don suor".split(
    " ",
  ),
);

function nameAt(sentence: Sentence, at: number, anyCase = false): { name: string; next: number } | null {
  const { tokens, text } = sentence;
  const first = tokens[at];
  if (!first) return null;
  const fits = (index: number) => {
    const token = tokens[index]!;
    if (token.capital) return isName(tokens, index) || (index === 0 && !STOP_WORDS.has(token.word));
    return anyCase && token.keys[0]?.startsWith("=") === true && token.word.length > 2 && !STOP_WORDS.has(token.word);
  };
  if (!fits(at)) return null;
  let last = at;
  const second = tokens[at + 1];
  if (second?.capital && !first.owns && isName(tokens, at + 1) && text.slice(first.end, second.start) === " ")
    last = at + 1;
  return { name: text.slice(first.start, tokens[last]!.end), next: last + 1 };
}

function joined(sentence: Sentence, before: Token, after: Token | undefined): boolean {
  return after !== undefined && /^\s*(?:,|and|e|ed|&|)\s*$/.test(sentence.folded.slice(before.end, after.start));
}

/** A name and those that follow it in a list. */
function namesFrom(sentence: Sentence, at: number, anyCase: boolean): { names: string[]; next: number } {
  const names: string[] = [];
  let next = at;
  for (let found = nameAt(sentence, at, anyCase); found;) {
    names.push(found.name);
    next = found.next;
    const { tokens } = sentence;
    const link = /^(?:and|e|ed)$/.test(tokens[next]?.word ?? "") ? next + 1 : next;
    found =
      joined(sentence, tokens[link - 1]!, tokens[link]) &&
      (link > next || /,/.test(sentence.folded.slice(tokens[next - 1]!.end, tokens[next]!.start)))
        ? nameAt(sentence, link, anyCase && link > next)
        : null;
  }
  return { names, next };
}

const PLURAL =
  /^(?:sisters|sorelle|brothers|fratelli|sons|daughters|figli|figlie|children|girls|boys|kids|twins|gemell[ie]|cats|dogs|gatti|cani|parents|genitori|friends|amici|amiche|bambin[ie]|grandchildren|nipoti|nipotini|cousins|cugini|cugine|siblings|colleagues|colleghi|nonni)$/;

const cache = new WeakMap<Sentence, NamedPerson[]>();

/** Names given with a relation: “his sister Giulia”, “il cane si chiama Argo”, “Anna, my boss”. */
function namedIn(sentence: Sentence): readonly NamedPerson[] {
  const cached = cache.get(sentence);
  if (cached) return cached;
  const found: NamedPerson[] = [];
  const { tokens } = sentence;
  for (const mention of mentionsOf(sentence)) {
    if (mention.kind !== "relation") continue;
    const { at, key, owner } = mention;
    const put = (names: readonly string[]) => {
      for (const name of names) found.push({ relation: key, name, owner });
    };
    if (
      tokens[at]!.owns &&
      !CALLED.has(tokens[at + 1]?.word ?? "") &&
      !tokens[at + 1]?.capital &&
      !FILLER.has(tokens[at + 1]?.word ?? "")
    ) {
      const called = tokens[at + 1]?.word === "called";
      if (!called) continue;
    }
    let next = at + 1;
    let called = false;
    // “La badante di nonno si chiama Oksana”.
    if (
      /^(?:di|del|della|dello|dell|of)$/.test(tokens[next]?.word ?? "") &&
      /^(?:si|is|e)$/.test(tokens[next + 2]?.word ?? "")
    )
      next += 2;
    // “Il cane dello zio, Capitano”, “the dog of my aunt, Captain”.
    const of = /^(?:di|del|della|dello|dell|of)$/.test(tokens[next]?.word ?? "") ? next : -1;
    if (of > 0) {
      const comma = tokens.findIndex(
        (token, place) =>
          place > of + 1 && place <= of + 4 && /^, $/.test(sentence.folded.slice(tokens[place - 1]!.end, token.start)),
      );
      if (comma > 0 && tokens[comma]!.capital && closes(sentence, comma)) {
        const named = nameAt(sentence, comma);
        if (named) put([named.name]);
      }
    }
    while (
      next < tokens.length &&
      next <= at + 6 &&
      (FILLER.has(tokens[next]!.word) || CALLED.has(tokens[next]!.word))
    ) {
      called ||= CALLED.has(tokens[next]!.word);
      next += 1;
    }
    const plural = PLURAL.test(tokens[at]!.word);
    const direct = next === at + 1;
    if (
      next < tokens.length &&
      (called ||
        direct ||
        /^(?:is|e|s|mrs|mr|ms|miss|dr|signora|signor|sig|dott|dottor|don|suor)$/.test(tokens[next - 1]!.word))
    ) {
      const between = sentence.folded.slice(tokens[at]!.end, tokens[next]!.start).replace(/^ nuov[oaie]/, "");
      if (
        called ||
        plural ||
        /^(?:'s)?(?:,? | \(|: |\W*(?:is|e) |,? (?:(?:la|il) )?(?:mrs|mr|ms|miss|dr|signora|signor|sig|dott|dottor|don|suor)\.? )$/.test(
          between,
        )
      ) {
        const { names } = namesFrom(sentence, next, called);
        const kept = plural || called ? names : names.slice(0, 1);
        // “His sister, Marco said”: a name after a comma is hers only if another comma follows.
        if (kept.length > 0 && (called || plural || !between.startsWith(",") || closes(sentence, next))) put(kept);
      }
    }
    // “Giulia, his sister”, “Giulia is his sister”, “Giulia (his sister)”.
    let before = at - 1;
    while (
      before >= 0 &&
      /^(?:his|her|their|my|our|sua|suo|mia|mio|nostra|nostro|the|a|la|il|una|un|older|younger|new|old|best|s|l|little|big|migliore|miglior|cara|caro|vecchia|vecchio|dear|close|closest|twin)$/.test(
        tokens[before]!.word,
      )
    )
      before -= 1;
    const gap = before >= 0 ? sentence.folded.slice(tokens[before]!.end, tokens[before + 1]!.start) : "";
    if (before >= 0 && before < at - 0) {
      const isVerb =
        /^(?:is|was)$/.test(tokens[before]!.word) ||
        (tokens[before]!.word === "e" && sentence.text.charAt(tokens[before]!.start) === "è");
      const place = isVerb ? before - 1 : before;
      if (
        (isVerb || /[,(]/.test(gap)) &&
        place >= 0 &&
        tokens[place]!.capital &&
        (place > 0 ? isName(tokens, place) : tokens[place]!.keys[0]!.startsWith("="))
      ) {
        found.push({ relation: key, name: sentence.text.slice(tokens[place]!.start, tokens[place]!.end), owner });
      }
    }
  }
  cache.set(sentence, found);
  return found;
}

/** “We named him Biscuit”, “l’abbiamo chiamato Biscotto”: the name of whom the sentence before mentions. */
const GIVEN =
  /\b(?:named|called|call|name|christened) (?:him|her|it|them)(?: after)? (?=[a-z])|\bl'(?:ha|ho|abbiamo|hanno) (?:chiamat|battezzat)[oa] |\b(?:lo|la|li|le) (?:chiam\w+|chiameranno) |^(?:si chiama|his name is|her name is|its name is|he's called|she's called|it's called|he is called|she is called) |(?:,|;|and|e|that|who|che) (?:(?:his|her|its) name is|si chiama|he's called|she's called|is called|called) |\b(?:a|an|the|un|una|il|la) [a-z]+ (?:named|called|chiamat[oa]|di nome|by the name of) /;

/** “Sam’s cat arrived. Called Tofu.”, “She has a new boyfriend. Jonas.” */
const CALLED_ALONE = /^\W*(?:called|named|name's|name is|name:|si chiama|si chiamano|nome|di nome|chiamat[oa]) /;

/** The name of whom the sentence before mentions, if a sentence gives nothing else. */
function namedAfter(sentence: Sentence, before: Sentence): NamedPerson[] {
  const isBare = sentence.tokens.length <= 2 && sentence.tokens[0]?.capital === true;
  const called = CALLED_ALONE.exec(sentence.folded);
  if (!isBare && !called) return [];
  const at = called ? sentence.tokens.findIndex(({ start }) => start >= called[0].length) : 0;
  const token = sentence.tokens[at];
  if (!token?.capital || STOP_WORDS.has(token.word) || (!called && !token.keys[0]?.startsWith("="))) return [];
  const whom = mentionsOf(before).findLast(({ kind }) => kind === "relation");
  if (!whom) return [];
  const { names: all } = namesFrom(sentence, at, false);
  const name = sentence.text.slice(token.start, token.end);
  return (all.length > 0 ? all : [name]).map((one) => ({ relation: whom.key, name: one, owner: whom.owner }));
}

const DATES =
  /\b(?:seeing (?:someone|somebody|a|this)|dating|going out with|new (?:man|guy|woman|flame)|si vede con|si frequenta|esce con|sta con (?:uno|una|un)|frequenta (?:uno|una|un))\b/;
const LOVER = { key: "partner", owner: null };
const WED =
  /\b(\w+) (?:and|e) (\w+) (?:(?:got|get|are|are getting|have got|were|si sono|si) )?(?:married|engaged|sposat[ei]|sposano|fidanzat[ei])\b|\b(?:si sono|si sono appena) (?:sposat|fidanzat)[ei] (\w+) e (\w+)\b|\b(?:married|marrying|sposat[oa]|sposa|sposera) (?:con )?(?:to )?(\w+)\b/;

/** “Marco and Anna got married”: one of them is the persona, the other the spouse. */
function spousesIn(sentence: Sentence): NamedPerson[] {
  if (!sentence.keys.has("wedding")) return [];
  const found = WED.exec(sentence.folded);
  const words = found?.slice(1).filter((word) => word !== undefined) ?? [];
  return words.flatMap((word) => {
    const token = sentence.tokens.find((one) => one.word === word && one.capital);
    return token ? [{ relation: "spouse", name: sentence.text.slice(token.start, token.end), owner: null }] : [];
  });
}

/** The names given in a sentence, also to whom the one before mentions. */
export function namesGivenIn(all: readonly Sentence[], index: number): readonly NamedPerson[] {
  const sentence = all[index]!;
  let found = withNames.get(sentence);
  if (!found) {
    found = readNames(all, index);
    withNames.set(sentence, found);
  }
  return found;
}

// A sentence belongs to one text, so the sentence before it never changes.
const withNames = new WeakMap<Sentence, readonly NamedPerson[]>();

function readNames(all: readonly Sentence[], index: number): readonly NamedPerson[] {
  const sentence = all[index]!;
  const own = [...namedIn(sentence), ...spousesIn(sentence)];
  if (index > 0) own.push(...namedAfter(sentence, all[index - 1]!));
  const given = GIVEN.exec(sentence.folded);
  if (!given) return own;
  const end = given.index + given[0].length;
  const at = sentence.tokens.findIndex(({ start }) => start >= end);
  const name = at < 0 ? null : nameAt(sentence, at);
  if (!name || own.some((one) => one.name === name.name)) return own;
  const inside = mentionsOf(sentence).filter((mention) => mention.kind === "relation" && mention.at < at);
  const relationsAt = (place: number) =>
    place < 0 ? [] : mentionsOf(all[place]!).filter(({ kind }) => kind === "relation");
  const near = relationsAt(index - 1);
  const before = near.length > 0 ? near : relationsAt(index - 2);
  const whom = inside[inside.length - 1] ?? (DATES.test(sentence.folded) ? LOVER : before[before.length - 1]);
  return whom ? [...own, { relation: whom.key, name: name.name, owner: whom.owner }] : own;
}

function closes(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]!;
  return (
    /^(?:,|\)|$|\.| (?:is|e|has|ha|and|e)\b)/.test(sentence.folded.slice(token.end)) ||
    sentence.tokens.length === at + 1
  );
}

const TO_SOMEBODY = new Set(
  "give say ask write lend call speak gift repay bring owe pay help like promise apologise send forgive lie introduce marry wedding show answer send think listen".split(
    " ",
  ),
);

/** “To Malta”, “a Pavia”, “in Leeds”: probably a place. */
function isPlaced({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return (
    (/^(?:in|to|from|at|near|outside|a|ad|da|st|saint|via|di)$/.test(before) &&
      !tokens[at]!.owns &&
      !/^(?:di|a|to|da|from)$/.test(before)) ||
    (/^(?:to|from|a|ad)$/.test(before) &&
      !tokens.slice(Math.max(0, at - 6), at - 1).some(({ keys }) => keys.some((key) => TO_SOMEBODY.has(key)))) ||
    (/^(?:to|from|a|ad|da|di)$/.test(before) &&
      /^(?:flying|fly|flew|moved|moving|move|went|go|goes|going|back|trip|train|flight|came|drove|travel\w*|ticket|tickets|andat\w|andare|va|vado|trasferit\w|trasferisc\w+|abita|vive|parte|partit\w|viaggio|treno|volo|torna|tornat\w|nat\w|laureat\w|chimica|studiato|studia|festa|matrimonio|aeroporto|stazione|e|sede)$/.test(
        tokens[at - 2]?.word ?? "",
      ))
  );
}

const names = new WeakMap<Sentence, readonly string[]>();

/** The names in a sentence, folded. */
export function namesIn(sentence: Sentence): readonly string[] {
  let found = names.get(sentence);
  if (!found) {
    found = [
      ...mentionsOf(sentence)
        .filter(({ kind, at }) => kind === "name" && !isPlaced(sentence, at))
        .map(({ key }) => key),
      ...namedIn(sentence).flatMap(({ name }) =>
        name
          .toLowerCase()
          .normalize("NFD")
          .replace(/[\u0300-\u036f]/g, "")
          .split(" "),
      ),
    ].filter((name) => !RELATIONS.has(name) && !STOP_WORDS.has(name));
    names.set(sentence, found);
  }
  return found;
}
