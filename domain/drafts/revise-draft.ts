import { upperFirst } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import { findAddressee } from "./addressee.ts";
import { withAddition, withThing, withStatement } from "./change-add.ts";
import { firmer, lighter, longer, shorter, softer } from "./change-tone.ts";
import { withoutPassage, withoutFirstOrLast, withoutClauseAbout, withReplacement, withValue } from "./change-values.ts";
import * as c from "./content.revise.ts";
import type { DraftInput } from "./draft-types.ts";
import { toFormal, toInformal, type Parts } from "./formality.ts";
import { normalizeQuotes, uncapitalize, toSentences } from "./repair-typing.ts";
import { readWish, type Wish } from "./wish.ts";

export interface Revised {
  text: string;
  language: Language;
  /** The changes made, and `language-unsupported` or `not-found` for those that were not. */
  done: string[];
}

/** Applies a wish to the last draft; null if it is not a wish. */
export function reviseDraft(
  draft: string,
  wish: string,
  ctx: { language: Language; persona: DraftInput["persona"]; user?: DraftInput["user"] },
): Revised | null {
  const read = readWish(normalizeQuotes(wish));
  return read ? applyWishes(draft, [read], ctx) : null;
}

/** Applies wishes one after another. */
export function applyWishes(
  draft: string,
  wishes: readonly Wish[],
  ctx: { language: Language; persona: DraftInput["persona"]; user?: DraftInput["user"] },
): Revised {
  const done: string[] = [];
  let text = draft.trim();
  for (const wish of wishes) {
    const parts = partsOf(text, ctx.language);
    const own = [wish.kind as string];
    text = joined(apply(parts, wish, ctx, own), ctx.language);
    done.push(...own);
  }
  return { text, language: ctx.language, done };
}

function partsOf(draft: string, language: Language): Parts {
  const found =
    /^((?:hi|hello|hey|dear|ciao|ehi|car[oaie]|buongiorno|buonasera|salve|gentile)[^,.!\n]{0,40}[,!])(\s*)/iu.exec(
      draft,
    );
  const rest = draft.slice(found?.[0].length ?? 0);
  const end =
    /\s*(?:\n\n|(?<=[.!?] ))((?:kind regards|best regards|regards|lots of love|love|cordiali saluti|distinti saluti|un abbraccio|un caro saluto|un bacio|big hug|take care|yours sincerely|all the best|thank you and best|best)[^.?]{0,40})$/iu.exec(
      rest,
    );
  const body = toSentences(end ? rest.slice(0, end.index) : rest, language, true);
  return { greeting: found?.[1] ?? "", gap: found?.[2] || " ", body, closing: end?.[1]?.trim() ?? "" };
}

function joined({ greeting, gap, body, closing }: Parts, language: Language): string {
  const [first = "", ...rest] = body;
  const courtesy = language === "it" && /^(?:Le|La) \p{L}+[oi](?!\p{L})/u.test(first);
  const start = greeting && !gap.includes("\n") && !courtesy ? uncapitalize(first, language) : upperFirst(first);
  const text = [start, ...rest.map(upperFirst)].filter(Boolean).join(" ");
  const end = closing
    ? closing.includes("\n") || /^(?:kind|best|regards|yours|cordiali|distinti)/i.test(closing)
      ? `\n\n${closing}`
      : ` ${closing}`
    : "";
  return `${greeting}${greeting && text ? gap : ""}${text}${end}`.replace(/(\p{Extended_Pictographic})\./gu, "$1");
}

function isFormal({ greeting, body }: Parts): boolean {
  return (
    /^(?:buongiorno|gentile|salve|dear (?:mr|ms|mrs|dr|prof))/i.test(greeting) ||
    body.some((sentence) => /(?<!\p{L})(?:Le|Lei|La prego)(?!\p{L})/u.test(sentence))
  );
}

function apply(
  parts: Parts,
  wish: Wish,
  ctx: { language: Language; persona: DraftInput["persona"]; user?: DraftInput["user"] },
  done: string[],
): Parts {
  const { language } = ctx;
  const formal = isFormal(parts);
  const plural = /(?:\ball\b|a tutti)/i.test(parts.greeting);
  const more = { language, persona: ctx.persona, greeting: parts.greeting, formal };
  const body = (text: string[]): Parts => ({ ...parts, body: text });
  const found = (text: string[] | null): Parts => {
    if (!text) done.push("not-found");
    return text ? body(text) : parts;
  };
  switch (wish.kind) {
    case "shorter":
      return shortened(parts, body(shorter(parts.body, language)));
    case "one":
      return body([oneOf(shorter(parts.body, language), language)]);
    case "longer":
      return body(longer(parts.body, language, formal));
    case "warmer":
      return warmer(parts, ctx, formal, plural);
    case "lei":
      return formal ? parts : toFormal(parts, ctx);
    case "formal":
      return toFormal(parts, ctx);
    case "informal":
      return toInformal(parts, ctx);
    case "lighter":
      return body(lighter(parts.body, language, formal, plural));
    case "softer":
      return body(softer(parts.body, language, formal));
    case "direct":
      return body(firmer(parts.body, language, formal));
    case "no-emoji":
      if (!parts.body.some((sentence) => /\p{Extended_Pictographic}/u.test(sentence))) done.push("not-there");
      return body(parts.body.map((sentence) => sentence.replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, "")));
    case "no-exclamation":
      if (!parts.body.some((sentence) => sentence.includes("!"))) done.push("not-there");
      return body(parts.body.map((sentence) => sentence.replace(/!+/g, ".")));
    case "less-polite":
      return lessPolite(parts, ctx);
    case "less-name":
      return {
        ...parts,
        greeting: language === "en" ? "Hi," : formal ? "Buongiorno," : "Ciao,",
        body: parts.body.map((sentence) =>
          sentence.replace(new RegExp(`,? ${escaped(ctx.persona.name.split(" ")[0] ?? "")}(?=[,.!?])`, "giu"), ""),
        ),
      };
    case "sign":
      return signed(parts, wish.name ?? ctx.user?.name?.split(" ")[0] ?? null, done);
    case "closing":
      return {
        ...parts,
        closing: `${upperFirst(wish.words.toLowerCase().replace(OWN_NAME, (_, own: string, name: string) => `${own} ${upperFirst(name)}`))}${wish.name ? `,\n${upperFirst(wish.name)}` : ""}`,
      };
    case "greet":
      return { ...parts, greeting: greetedWith(parts.greeting, wish.word) };
    case "drop-at":
      return found(withoutFirstOrLast(parts.body, wish.at, language));
    case "drop":
      return droppedIn(parts, wish, language, done);
    case "swap":
      return found(withReplacement(parts.body, wish.from, wish.by, language));
    case "value":
      return wish.noun === null &&
        !withValue(parts.body, wish.value, null, language) &&
        /^(?:at|on|alle|il|a) /i.test(wish.value)
        ? body(withAddition(parts.body, wish.value, more))
        : found(withValue(parts.body, wish.value, wish.noun, language));
    case "to":
      return { ...parts, greeting: greetingTo(parts.greeting, wish.who, language) };
    case "add":
      return body(withAddition(parts.body, wish.what, more));
    case "told":
      return body(withStatement(parts.body, wish.what, more));
    case "also":
      return body(withThing(parts.body, wish.what, language));
    case "language":
    default:
      if (wish.language !== language) done.splice(0, 1, "language-unsupported");
      return parts;
  }
}

/** Removes something; what is only forbidden may be missing already. */
function droppedIn(parts: Parts, wish: Extract<Wish, { kind: "drop" }>, language: Language, done: string[]): Parts {
  const less =
    withoutPassage(parts.body, wish.what, language, wish.clause) ?? withoutClauseAbout(parts.body, wish.what, language);
  if (less) return { ...parts, body: less };
  // The closing can be removed too.
  if (parts.closing && parts.closing.toLowerCase().includes(wish.what.toLowerCase())) return { ...parts, closing: "" };
  done.push(wish.forbids ? "not-there" : "not-found");
  return parts;
}

/** Removes courtesies: “could you please” becomes “can you”. */
function lessPolite(parts: Parts, ctx: { language: Language; persona: DraftInput["persona"] }): Parts {
  const { greeting, body, ...rest } = toInformal(parts, ctx);
  return {
    ...rest,
    greeting:
      ctx.language === "en"
        ? greeting.replace(/^(?:Hi|Hello|Dear) /, "Hey ")
        : greeting.replace(/^(?:Ciao|Car[oa]) /u, "Ehi "),
    body: body.map((sentence) =>
      sentence
        .replace(/,? please(?=[,.?!])| please\b/gi, "")
        .replace(/^could you/i, "can you")
        .replace(/^would you mind (\w+?)ing/i, "can you $1")
        .replace(/,? (?:per favore|per piacere|gentilmente)(?=[ ,.?!])/giu, "")
        .replace(/(?<!\p{L})potresti(?!\p{L})/giu, "puoi")
        .replace(/(?<!\p{L})potrei avere(?!\p{L})/giu, "mi dai"),
    ),
  };
}

/** “tuo davide”: a closing with a name. */
const OWN_NAME = /^(tu[oa]|yours?) (\p{L}+)$/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Shortens the greeting if no sentence could be shortened. */
function shortened(before: Parts, after: Parts): Parts {
  if (after.body.join(" ") !== before.body.join(" ")) return after;
  const name = /^(?:hi|hey|ciao) ([^,!]+),/iu.exec(before.greeting)?.[1];
  return name && !/^a?\s?(?:all|tutti)$/i.test(name) ? { ...before, greeting: `${name},` } : before;
}

function oneOf(body: readonly string[], language: Language): string {
  const [first = "", ...rest] = body;
  if (rest.length === 0) return first;
  const parts = [first, ...rest.map((sentence) => uncapitalize(sentence, language))];
  return parts.map((part, index) => (index === parts.length - 1 ? part : part.replace(/[.!?]+$/, ""))).join(", ");
}

function warmer(
  parts: Parts,
  { language, persona }: { language: Language; persona: DraftInput["persona"] },
  formal: boolean,
  plural: boolean,
): Parts {
  const thanks = c.WARM_END_FORMAL[language];
  if (formal) return parts.body.includes(thanks) ? parts : { ...parts, body: [...parts.body, thanks] };
  const start = (plural ? c.WARM_START_ALL : c.WARM_START)[language];
  const near = /^(?:friend|partner|romantic|family)$/.test(persona.context) && !plural;
  return {
    ...parts,
    body: [start, ...parts.body.filter((sentence) => sentence.toLowerCase() !== start.toLowerCase())],
    closing: parts.closing || (near ? c.WARM_END : c.WARM_END_FURTHER)[language],
  };
}

function signed(parts: Parts, name: string | null, done: string[]): Parts {
  if (!name) done.push("name-unknown");
  const end = name?.replace(OWN_NAME, (_, own: string, called: string) => `${own} ${upperFirst(called)}`) ?? "…";
  return {
    ...parts,
    closing: parts.closing ? `${parts.closing.split("\n")[0]!.replace(/[!,.]$/, "")},\n${end}` : end,
  };
}

function greetingTo(greeting: string, who: string, language: Language): string {
  const found = findAddressee(who, language);
  const name = found && typeof found.who === "object" ? found.who.called || who : who;
  if (!greeting) return language === "en" ? `Hi ${name},` : `Ciao ${name},`;
  if (!/^(?:hi|hello|hey|dear|ciao|ehi|car[oaie]|buongiorno|salve)(?!\p{L})/iu.test(greeting)) return `${name},`;
  return greeting.replace(/^(hi|hello|hey|dear|ciao|ehi|car[oaie]|buongiorno|salve)[^,!]*/iu, `$1 ${name}`);
}

function greetedWith(greeting: string, word: string): string {
  if (!word) return "";
  const name = /^\S+ ([^,!]+)/u.exec(greeting)?.[1] ?? "";
  return `${upperFirst(word)}${name ? ` ${name}` : ""},`;
}
