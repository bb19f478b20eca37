import { CARE_TEXTS } from "./content.paths.ts";
import * as shared from "./content.shared.ts";
import type { CareFact, CareQuestion, CareTexts, DangerPath } from "./care-texts.ts";
import type { CareAsked, CareMemo, OpenDanger } from "./danger.ts";
import { GRAVITY } from "./gravity.ts";
import type { AnswerLabel } from "./read-answer.ts";
import type { Taken } from "./take-message.ts";
import type { Bilingual } from "#domain/language.ts";

/** Picks a wording that was not used recently. */
export type Choose = (options: readonly Bilingual[], slot: string, values?: Record<string, string>) => string;

export interface CareWords {
  text: string;
  memo: CareMemo;
  /** The note or outcome that the reply speaks of. */
  source: OpenDanger | null;
}

interface Input {
  taken: Taken;
  memo: CareMemo | null;
  /** The user is preparing an interaction. */
  preparing: boolean;
  /** The message asks to talk, or for a message or plan. */
  asksToTalk: boolean;
  choose: Choose;
  /** The day (“On Tuesday”) and a short quotation of a note or outcome; null if it may not be quoted. */
  quote: (danger: OpenDanger) => { day: string; quote: string } | null;
}

/** The reply while a danger is open: an opening or a reaction to the user's answer, and one question not asked yet. */
export function converse(input: Input): CareWords {
  const { taken, memo, choose } = input;
  const lead = leading(taken, memo);
  const path: DangerPath = pathOf(lead, taken, memo);
  const texts = CARE_TEXTS[path];
  const begins = !memo || memo.path !== path || (lead.kind !== "message" && !memo.about.includes(lead.id));
  const about = [...new Set([...(memo?.about ?? []), lead.id])];
  const before: CareMemo = memo ? { ...memo, path, about } : { path, asked: null, put: [], facts: [], about };
  if (begins) {
    const told = lead.kind === "message" ? null : input.quote(lead);
    const opening = openingOf(lead, taken, texts, told, choose);
    const facts: CareFact[] = taken.found?.acute ? ["now_yes"] : [];
    const asking = input.preparing || input.asksToTalk;
    const refused = asking && lead.kind !== "message" ? [choose(texts.answers.no_plan ?? [], "care-no-plan")] : [];
    return ask([opening, ...refused], { ...before, facts: [...before.facts, ...facts] }, { lead, texts, choose });
  }
  const { text, fact, asks } = reactionTo(input, before);
  const facts = fact ? [...before.facts, fact] : before.facts;
  if (asks === "right")
    return { text, memo: { ...before, facts, asked: "right", put: [...before.put, "right"] }, source: null };
  if (asks === "nothing") return { text, memo: { ...before, facts, asked: null }, source: null };
  return ask([text], { ...before, facts }, { lead, texts, choose });
}

/** The danger to reply about: what this message tells, else the current subject, else the gravest. */
function leading({ found, open }: Taken, memo: CareMemo | null): OpenDanger {
  const told = found?.level === "alarm" ? open.at(-1) : undefined;
  const spoken = memo ? open.findLast((one) => one.path === memo.path && memo.about.includes(one.id)) : undefined;
  const [gravest] = open.toSorted((x, y) => GRAVITY.indexOf(x.path) - GRAVITY.indexOf(y.path));
  const lead = told ?? spoken ?? gravest;
  if (!lead) throw new RangeError("no danger is open");
  return lead;
}

/** More may come to light about the same danger: the path changes to a clearer or graver one, never to a milder one. */
function pathOf(lead: OpenDanger, { minor }: Taken, memo: CareMemo | null): DangerPath {
  if (minor || memo?.path === "minor") return lead.path === "wish_to_die" ? "wish_to_die" : "minor";
  if (!memo || memo.path === "unclear") return lead.path;
  if (lead.path === "unclear" || MILDER[memo.path]?.includes(lead.path)) return memo.path;
  if (!lead.certain && lead.kind === "message") return memo.path;
  if (!memo.about.includes(lead.id)) return lead.path;
  return GRAVITY.indexOf(lead.path) < GRAVITY.indexOf(memo.path) ? lead.path : memo.path;
}

/** Milder paths that are part of a path. */
const MILDER: Partial<Record<DangerPath, readonly DangerPath[]>> = {
  violence: ["control"],
  sexual_violence: ["violence", "control"],
  child: ["violence", "control", "sexual_violence", "worry_violence"],
  minor: ["violence", "control", "sexual_violence", "child"],
  elder: ["violence", "control", "worry_violence"],
  harm_by_user: ["violence"],
  worry_wish: ["wish_to_die"],
  worry_violence: ["violence", "control", "sexual_violence"],
};

function openingOf(
  lead: OpenDanger,
  { found }: Taken,
  texts: CareTexts,
  told: { day: string; quote: string } | null,
  choose: Choose,
): string {
  if (lead.kind === "message") return choose(found?.acute ? texts.acute : texts.open, "care-open");
  if (told) return choose(texts.from_writing, "care-writing", told);
  return choose(
    lead.kind === "assessment" || lead.kind === "answer" ? shared.FROM_ANSWERS : shared.FROM_LEFT_OUT,
    "care-answers",
  );
}

/** The next useful question, or the `stay` text if there is none. */
function ask(
  parts: readonly string[],
  memo: CareMemo,
  { lead, texts, choose }: { lead: OpenDanger; texts: CareTexts; choose: Choose },
): CareWords {
  const source = lead.kind === "note" || lead.kind === "interaction" ? lead : null;
  const next = nextQuestion(texts, memo, lead);
  const end = next ? choose(texts.asks[next] ?? [], `care-${next}`) : choose(texts.stay, "care-stay");
  return {
    text: [...parts.filter(Boolean), end].join("\n\n"),
    memo: { ...memo, asked: next, put: next ? [...memo.put, next] : memo.put },
    source,
  };
}

function nextQuestion(texts: CareTexts, { put, facts }: CareMemo, lead: OpenDanger): CareQuestion | null {
  const known = new Set(facts);
  const useless = (question: CareQuestion): boolean => {
    if (question === "suicide") return (lead.certain && lead.path === "wish_to_die") || known.has("suicide_yes");
    if (question === "means") return known.has("means_yes") || known.has("suicide_no");
    if (question === "now") return known.has("now_yes") || known.has("now_no");
    if (question === "alone" || question === "who") return known.has("nobody") || known.has("somebody");
    if (question === "call") return known.has("call_no") || known.has("call_yes");
    return false;
  };
  const left = (Object.keys(texts.asks) as CareQuestion[]).filter((one) => !put.includes(one) && !useless(one));
  return left[0] ?? null;
}

interface Reaction {
  text: string;
  fact: CareFact | null;
  /** `next`: the next question follows. `right`: the text asks if it was a misunderstanding. `nothing`: no question. */
  asks: "next" | "right" | "nothing";
}

/** The reaction to an answer, before the next question. */
function reactionTo({ taken, preparing, asksToTalk, choose }: Input, memo: CareMemo): Reaction {
  const texts = CARE_TEXTS[memo.path];
  const own = (fact: CareFact): Reaction => ({
    text: choose(texts.answers[fact] ?? texts.answers.more ?? [], `care-${fact}`),
    fact,
    asks: "next",
  });
  const said = (options: readonly Bilingual[], slot: string, asks: Reaction["asks"] = "next"): Reaction => ({
    text: choose(options, slot),
    fact: null,
    asks,
  });
  const label = taken.label ?? "more";
  if (taken.unsureClear) return said(shared.CONFIRM, "care-confirm", "right");
  if (taken.found?.level === "alarm" && taken.found.acute && !memo.facts.includes("now_yes"))
    return { ...said(texts.acute, "care-open"), fact: "now_yes" };
  if (taken.found?.level === "alarm") return own(label === "means" && texts.answers.means_yes ? "means_yes" : "more");
  if (label === "plan" || asksToTalk || (preparing && !ANSWERS.has(label))) return own("no_plan");
  if (label === "thanks") return said(shared.THANKS, "care-thanks", "nothing");
  if (label === "angry") return said(shared.ANGRY, "care-angry", "nothing");
  if (label === "question") return said(shared.PRACTICAL, "care-practical");
  if (label === "other_subject") return said(shared.OTHER_SUBJECT, "care-other", "nothing");
  return own(factOf(label, memo.asked, texts));
}

/** Labels that answer a question and so are no request to prepare something. */
const ANSWERS: ReadonlySet<AnswerLabel> = new Set([
  "yes",
  "no",
  "nobody",
  "somebody",
  "means",
  "no_call",
  "unsure",
  "minimise",
  "thanks",
  "angry",
  "goodbye",
]);

function factOf(label: AnswerLabel, asked: CareAsked | null, texts: CareTexts): CareFact {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- whatever else is said tells more
  switch (label) {
    case "yes":
      return yesTo(asked);
    case "no":
      return noTo(asked);
    case "nobody":
    case "somebody":
    case "unsure":
    case "minimise":
    case "goodbye":
      return label;
    case "means":
      return texts.answers.means_yes ? "means_yes" : "more";
    case "no_call":
      return "call_no";
    case "clear_mistake":
    case "clear_safe":
      return "says_safe";
    default:
      return "more";
  }
}

function yesTo(asked: CareAsked | null): CareFact {
  if (asked === "alone" || asked === "who") return "somebody";
  if (asked === null || asked === "right") return "more";
  return `${asked}_yes` as CareFact;
}

function noTo(asked: CareAsked | null): CareFact {
  if (asked === "alone" || asked === "who") return "nobody";
  if (asked === null || asked === "right") return "unsure";
  return `${asked}_no` as CareFact;
}
