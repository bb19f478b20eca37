import { invert, startsAsQuestion, whQuestion } from "./english-question.ts";
import { cutAtClauses, withFirst } from "./english-sentences.ts";
import { softenOrders } from "./english-soften.ts";
import { punctuateClauses, toSentences, capitalize } from "./repair-typing.ts";

export function askIf(asked: string): string[] {
  const clause = asked.replace(
    /, (but|otherwise) (?=(?:I|I'm|I'd|I'll|you|you'd|we|he|she|it|they)\b)/gi,
    (_, word: string) => `. ${capitalize(word)} `,
  );
  return withFirst(clause, (first) => {
    const doubled = /,? (?:and|or) (?:if|whether) /i.exec(first);
    if (doubled && /or/i.test(doubled[0])) {
      const other = invert(first.slice(doubled.index + doubled[0].length));
      if (other) return `${ifQuestion(first.slice(0, doubled.index)).replace(/[?.]$/, "")} or ${other}?`;
    }
    if (doubled && /and/.test(doubled[0]))
      return `${ifQuestion(first.slice(0, doubled.index))} ${capitalize(ifQuestion(first.slice(doubled.index + doubled[0].length)))}`;
    const wh = /,? and (?=(?:what|when|where|how|who|why)\b)/i.exec(first);
    if (wh)
      return `${ifQuestion(first.slice(0, wh.index))} ${capitalize(whQuestion(first.slice(wh.index + wh[0].length)) ?? first.slice(wh.index + wh[0].length))}?`;
    return ifQuestion(first);
  });
}

function ifQuestion(clause: string): string {
  const parts = /^(.*?)((?:,| because| since| as| so that| cause)\b.* .*)$/i.exec(clause);
  const head = parts?.[1] ?? clause;
  const turned = startsAsQuestion(head) ? head : invert(head);
  if (!turned) return `I wanted to ask if ${clause}.`;
  const polite = turned
    .replace(/^(?:can|will) you (?!still\b|make it|come\b|be\b)/, "could you ")
    .replace(/^would you mind to/, "would you mind to")
    .replace(/^it's ok/, "is it OK");
  return `${polite}${parts?.[2] ?? ""}?`;
}

/** Things done together: asked as an invitation, not as a favour. */
const TOGETHER =
  /^(?:go out|come (?:over|along|round|out|to (?:dinner|lunch|the|my|our)|for (?:dinner|lunch|a|coffee|tea|drinks)|with (?:me|us))|join (?:me|us)|meet (?:me|us|up) for|have (?:dinner|lunch|coffee|breakfast|a drink|a coffee) with (?:me|us)|go (?:for a|to the (?:cinema|movies|theatre|concert|beach|lake)|hiking|dancing|swimming|camping)|grab (?:a|some) )/i;

export function askTo(phrase: string): string[] {
  const bits = phrase.replace(/^please /i, "").split(/,? (?:and|or) (?=(?:not )?to )/i);
  return bits.flatMap((bit) =>
    withFirst(bit, (first) => {
      const rest = first.replace(/^(not )?to /i, "$1").replace(/,? please$/i, "");
      if (/^(?!not ).*\bif you (?:like|want|wish)\b/i.test(rest)) return `Feel free to ${rest}.`;
      if (/^not /i.test(rest)) return `Please don't ${rest.slice(4)}.`;
      if (
        /^(?:get well|have fun|take care|enjoy|feel better|break a leg|keep (?:well|safe|going|smiling|it up|your))\b/i.test(
          rest,
        )
      )
        return `${capitalize(rest)}!`;
      if (TOGETHER.test(rest)) return `Would you like to ${rest}?`;
      if (/^stop /i.test(rest)) return `Could you please ${rest}?`;
      return `Could you ${/\bplease\b/i.test(rest) ? "" : "please "}${rest}?`;
    }),
  );
}

export function askFor(phrase: string): string[] {
  return withReason(
    phrase,
    (first) => {
      if (/\bback\b/i.test(first)) return `Could you please give me ${first}`;
      if (/^(?:some )?(?:help|advice|feedback|support|directions)\b/i.test(first))
        return /^(?:some )?help/i.test(first)
          ? `Could you help me${first.replace(/^(?:some )?help/i, "")}`
          : `Could you give me some ${first.replace(/^some /i, "")}`;
      if (/^(?:forgiveness)/i.test(first)) return `I hope you can forgive me${first.slice(11)}`;
      return `Could I please have ${first}`;
    },
    "?",
  );
}

/** Keeps “…, because …” with its clause. */
export function withReason(phrase: string, form: (clause: string) => string, mark = "."): string[] {
  const [first = "", ...rest] = toSentences(punctuateClauses(cutAtClauses(phrase), "en"), "en");
  const bare = first.replace(/[.?!]+$/, "");
  const cut = /,? (?:because|since|as|cause)(?= )/i.exec(bare);
  const formed = cut
    ? `${form(bare.slice(0, cut.index))}${mark === "?" ? bare.slice(cut.index) : ` ${bare.slice(cut.index).replace(/^,? /, "")}`}${mark}`
    : `${form(bare)}${mark}`;
  return [capitalize(formed), ...rest.flatMap(softenOrders).map(capitalize)];
}
