import { upperFirst } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import { findAddressee, personaAddressee } from "./addressee.ts";
import * as c from "./content.revise.ts";
import type { DraftInput } from "./draft-types.ts";
import { toFormal, toInformal, type Parts } from "./formality.ts";
import { even, lower, mend, sentences } from "./mend.ts";
import { sayEnglish } from "./say-english.ts";
import { sayItalian } from "./say-italian.ts";
import { tighten } from "./tighten.ts";
import { readWish, type Wish } from "./wish.ts";
import { writeDraft } from "./write-draft.ts";

export interface Revised {
  text: string;
  language: Language;
  /** What was done, and `language-unsupported` or `not-found` where it could not be. */
  done: string[];
}

/** The last draft as the wish wants it; null where the wish is no change of a draft. */
export function reviseDraft(
  draft: string,
  wish: string,
  ctx: { language: Language; persona: DraftInput["persona"]; user?: DraftInput["user"] },
): Revised | null {
  const read = readWish(even(wish));
  if (!read) return null;
  const parts = partsOf(draft.trim(), ctx.language);
  const done = [read.kind as string];
  const changed = apply(parts, read, ctx, done);
  return { text: joined(changed, ctx.language), language: ctx.language, done };
}

function partsOf(draft: string, language: Language): Parts {
  const found =
    /^((?:hi|hello|hey|dear|ciao|car[oaie]|buongiorno|buonasera|salve|gentile)[^,.!\n]{0,40}[,!])(\s*)/iu.exec(draft);
  const rest = draft.slice(found?.[0].length ?? 0);
  const end =
    /\s*(?:\n\n|(?<=[.!?] ))((?:kind regards|best regards|regards|lots of love|love|cordiali saluti|distinti saluti|un abbraccio|thank you and best|best)[^.?]{0,40})$/iu.exec(
      rest,
    );
  const body = sentences(end ? rest.slice(0, end.index) : rest, language);
  return { greeting: found?.[1] ?? "", gap: found?.[2] || " ", body, closing: end?.[1]?.trim() ?? "" };
}

function joined({ greeting, gap, body, closing }: Parts, language: Language): string {
  const [first = "", ...rest] = body;
  const start = greeting && !gap.includes("\n") ? lower(first, language) : upperFirst(first);
  const text = [start, ...rest.map(upperFirst)].filter(Boolean).join(" ");
  const end = closing
    ? /^(?:kind|best|regards|cordiali|distinti)/i.test(closing)
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
  const more = (text: string): Parts =>
    parts.body.some((sentence) => sentence.toLowerCase() === text.toLowerCase())
      ? parts
      : { ...parts, body: [...parts.body, text] };
  switch (wish.kind) {
    case "shorter":
      return { ...parts, body: shorter(parts.body, language) };
    case "longer":
      return more((formal ? c.LONGER_FORMAL : c.LONGER)[language]);
    case "warmer":
      return formal
        ? more(c.WARM_END_FORMAL[language])
        : {
            ...parts,
            body: [
              c.WARM_START[language],
              ...parts.body.filter((sentence) => sentence.toLowerCase() !== c.WARM_START[language].toLowerCase()),
            ],
            closing: parts.closing || c.WARM_END[language],
          };
    case "formal":
      return toFormal(parts, ctx);
    case "informal":
      return toInformal(parts, ctx);
    case "lighter":
      return more(c.LIGHT_END[language]);
    case "softer":
      return more((formal ? c.SOFT_END_FORMAL : c.SOFT_END)[language]);
    case "direct":
      return {
        ...parts,
        body: parts.body
          .filter(
            (sentence) =>
              !/^(?:i hope you're (?:doing )?well|spero che (?:tu )?stia bene|i wanted to ask)/i.test(sentence),
          )
          .map(direct),
      };
    case "no-emoji":
      return {
        ...parts,
        body: parts.body.map((sentence) => sentence.replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, "")),
      };
    case "less-name":
      return {
        ...parts,
        greeting: language === "en" ? "Hi," : formal ? "Buongiorno," : "Ciao,",
        body: parts.body.map((sentence) =>
          sentence.replace(new RegExp(`,? ${ctx.persona.name.split(" ")[0]}(?=[,.!?])`, "giu"), ""),
        ),
      };
    case "sign": {
      const name = ctx.user?.name?.split(" ")[0];
      if (!name) done.push("name-unknown");
      return {
        ...parts,
        closing: parts.closing
          ? `${parts.closing.replace(/[!,.]$/, "")},\n${name ?? "…"}`.replace(/,\n(.*),\n/, ",\n")
          : (name ?? "…"),
      };
    }
    case "drop": {
      const body = dropped(parts.body, wish.what);
      if (!body) done.push("not-found");
      return body ? { ...parts, body } : parts;
    }
    case "swap": {
      const body = swapped(parts.body, wish.from, wish.by, language);
      if (!body) done.push("not-found");
      return body ? { ...parts, body } : parts;
    }
    case "to": {
      const found = findAddressee(wish.who, language);
      const name = found && typeof found.who === "object" ? found.who.called || wish.who : wish.who;
      return {
        ...parts,
        greeting: parts.greeting
          ? parts.greeting.replace(/^(hi|hello|hey|dear|ciao|car[oaie]|buongiorno|salve)[^,!]*/iu, `$1 ${name}`)
          : language === "en"
            ? `Hi ${name},`
            : `Ciao ${name},`,
      };
    }
    case "add":
      return { ...parts, body: [...parts.body, ...added(wish.what, ctx, formal)] };
    case "language":
    default:
      if (wish.language !== language) done.splice(0, 1, "language-unsupported");
      return parts;
  }
}

function added(
  what: string,
  { language, persona }: { language: Language; persona: DraftInput["persona"] },
  formal: boolean,
): string[] {
  const to = { ...personaAddressee(persona, language), formal };
  const question = /^(?:if|whether|se) /i.test(what);
  if (/^(?:a )?(?:thank you|thanks|grazie)$/i.test(what)) return [language === "en" ? "Thank you!" : "Grazie!"];
  if (/^(?:please|per favore)$/i.test(what))
    return [language === "en" ? "Please let me know." : "Fammi sapere, per favore."];
  const act = question
    ? ({ kind: "ask-if", text: what.replace(/^\w+ /, "") } as const)
    : ({ kind: "say", text: what } as const);
  const request = /^(?:ask|tell|thank|chiedi|digli|dille|ringrazia)/i.test(what)
    ? writeDraft({ language, text: what, persona })
    : null;
  if (request && "sentences" in request) return request.sentences.map(upperFirst);
  return language === "en" ? sayEnglish(act, { ...to, gender: to.gender }, []) : sayItalian(act, to);
}

/** The facts stay: the courtesies go, and what is said twice. */
function shorter(body: readonly string[], language: Language): string[] {
  const kept = body.filter(
    (sentence) =>
      !/^(?:i hope|hope you|spero che|my thoughts|thinking of you|un abbraccio|no pressure|tranquill|tell me how|dimmi come|if anything|se qualcosa|when would be|quando hai)/i.test(
        sentence,
      ) || /\d/.test(sentence),
  );
  const base = kept.length > 0 ? kept : [...body];
  const cut = base.map((sentence) =>
    sentence
      .replace(
        /^(?:just a quick reminder that|i just wanted to (?:say|let you know) that|i wanted to (?:say|let you know) that) /i,
        "",
      )
      .replace(/\b(?:thank you so much|thank you very much)\b/i, "thanks")
      .replace(/\bcould you please\b/i, "could you")
      .replace(/^(?:Ti ricordo che|Volevo dirti che) /i, "")
      .replace(/, per favore(?=\?)/i, "")
      .replace(/\b(?:really|very|just|so much|davvero|molto|proprio) (?=\p{L})/giu, ""),
  );
  if (cut.join(" ") !== body.join(" ")) return cut;
  const tighter = tighten(cut, language);
  if (tighter.join(" ") !== cut.join(" ") || body.length < 3) return tighter;
  return cut.filter((sentence, index) => index < cut.length - 1 || sentence.includes("?") || /\d/.test(sentence));
}

function direct(sentence: string): string {
  return sentence
    .replace(/^could you (?:please )?(.*)\?$/i, "Please $1.")
    .replace(/^i'm afraid /i, "")
    .replace(/^(?:just a quick reminder that|i wanted to talk to you about) /i, "")
    .replace(/^(?:Sadly|Unfortunately|Purtroppo),? /i, "")
    .replace(/^potresti (.*?)(?:, per favore)?\?$/i, "per favore, puoi $1?");
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/** Without the sentence, or only the clause, that speaks of something. */
function dropped(body: readonly string[], what: string): string[] | null {
  const wanted = flat(what)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !/^(?:the|that|about|with|her|his|che|del|della|parte|and)$/.test(word));
  const holds = (text: string): boolean =>
    wanted.length > 0 && wanted.every((word) => flat(text).includes(word.slice(0, Math.max(4, word.length - 2))));
  if (!body.some(holds)) return null;
  const kept = body.flatMap((sentence) => {
    if (!holds(sentence)) return [sentence];
    const mark = /[.!?…]+$/.exec(sentence)?.[0] ?? ".";
    const clauses = sentence
      .replace(/[.!?…]+$/, "")
      .split(/(?=,? (?:and|but|so|because|since|e|ma|perché|quindi|così|siccome) (?!\p{L}+(?:[,.]|$)))|(?=, )/u);
    const left = clauses.filter((clause) => !holds(clause));
    if (left.length === 0 || clauses.length === 1) {
      const phrase = new RegExp(
        ` (?:on|at|by|this|next|for|in|di|per|il|la|entro)? ?${what.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`,
        "iu",
      );
      return clauses.length === 1 && body.length === 1 && phrase.test(sentence) ? [sentence.replace(phrase, "")] : [];
    }
    const text = left.join("").replace(/^,? (?:and|but|so|because|since|e|ma|quindi|così|perché|siccome) |^, /u, "");
    return [`${upperFirst(text)}${mark}`];
  });
  return kept.length > 0 ? kept : null;
}

function swapped(body: readonly string[], from: string, by: string, language: Language): string[] | null {
  const bare = from.replace(/^(?:on|at|il|la|the|alle|le) /i, "");
  const match = new RegExp(`(?<![\\p{L}\\d])${bare.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "giu");
  const value = mend(by.replace(/^(?:on|at|il|la|the|alle|le) (?=\S)/i, ""), language);
  if (!body.some((sentence) => sentence.search(match) >= 0)) return null;
  return body.map((sentence) => sentence.replace(match, value));
}
