import type { Language } from "#domain/language.ts";
import { plainWords, shorten } from "./clean.ts";
import * as content from "./content.prepare.ts";
import { PLAN_FIELDS, type PlanField } from "./content.prepare.ts";
import { softQuotes } from "./evidence.ts";
import { flatten } from "./intent.ts";
import type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";
import { fill, lowerFirst, upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

type Plan = Partial<Record<PlanField, string>>;

const FEARS =
  /\b(?:afraid|fear|scared|worr(?:y|ied)|nervous|anxious|risk|avoid|don'?t want (?:her|him|them|it|us|to)|paura|tem(?:o|ere)\b|timor|preoccup|ansia|rischi|evitare|non vorrei|non voglio che)/;
const GOALS =
  /\b(?:hope|goal|aim|so that|in order to|i(?:'d| would) like (?:us|her|him|them|things)|i want (?:us|her|him|them|things)|would be (?:good|great|nice)|spero|sperare|obiettiv|scopo|cosi che|in modo che|affinche|vorrei che|mi piacerebbe (?:che|capir)|l'ideale)/;
const ACTION =
  /\b(?:talk|tell|ask|call|write|invite|apologi|meet|propose|speak|say|send|explain|thank|visit|parl|dir(?:e|gli|le)\b|chied|chiam|scriv|invit|scus|incontr|propo|spieg|mand|ringrazi|telefon|veder)/;
const BARE_OPENING = /\b(?:prepar|plan\b|pianific)/;
const YES =
  /^(?:yes|yeah|sure|ok(?:ay)?|perfect|great|good|fits|it fits|that fits|exactly|looks good|si|certo|va bene|perfetto|ottimo|mi torna|esatto|giusto|d'accordo)\b/;

const CLAUSES =
  /[.;!?\n]+|,?\s+(?=(?:(?:ma|e|pero|però|but|and|so)\s+)?(?:ho paura|temo|mi preoccupa|spero|vorrei che|non vorrei|il mio obiettivo|i['’]m (?:afraid|worried|scared|nervous|anxious)|i am (?:afraid|worried|scared|nervous|anxious)|i fear|i worry|i hope|i['’]d like (?:us|her|him|them)|i want (?:us|her|him|them)|my goal|my fear))/i;

const LEADS: Record<PlanField, RegExp> = {
  action:
    /^(?:azione|action)\s*:\s*|^(?:(?:io )?(?:vorrei|voglio|devo|dovrei|pensavo di|penso di|ho intenzione di)|i(?:['’]d| would) like to|i want to|i need to|i have to|i(?:['’]m| am) going to|i plan to)\s+/i,
  fears:
    /^(?:timori|timore|fears?)\s*:\s*|^(?:ho (?:tanta |molta |un po['’] di )?paura(?: solo)?|temo|la mia paura è|il mio timore è|mi preoccupa|i(?:['’]m| am) (?:\w+ )?(?:afraid|worried|scared|nervous|anxious)|i fear|i worry|my fear is)\s+/i,
  goals:
    /^(?:obiettivi|obiettivo|goals?)\s*:\s*|^(?:spero(?: solo)?|il mio obiettivo è|l['’]obiettivo è|i hope|my goal is|the goal is)\s+/i,
};

/** A clause in the user's own words, without its lead-in, as one tidy line of at most 160 characters. */
function tidy(field: PlanField, clause: string): string {
  const bare = plainWords(clause)
    .replace(/^(?:e|ed|ma|però|and|but|so|also|anche)\s+/i, "")
    .replace(LEADS[field], "")
    .replace(/[\s.,;:]+$/, "")
    .replace(/[\s,]+(?:e|ed|ma|però|and|but|so)$/i, "");
  return softQuotes(upperFirst(shorten(bare, 160)));
}

/** “Change the fears: …”, “timori: …”: a turn that names the line it is about. */
const NAMED_LINE =
  /^(?:no,?\s+)?(?:(?:cambia|cambierei|modifica|correggi|metti|change|edit|put|make)\s+)?(?:(?:l['’]|la|il|i|gli|le|the|my)\s*)?(azion[ei]|timor[ei]|obiettiv[oi]|actions?|fears?|goals?)\s*(?:[:,]|in\b|to\b|è\b|is\b|are\b|sono\b)\s*(\S[\s\S]*)$/i;

function sort(turn: string, asked: PlanField | null, missing: readonly PlanField[]): Plan {
  const named = NAMED_LINE.exec(turn.trim());
  if (named?.[1] && named[2] && !turn.trim().includes("\n")) {
    const initial = named[1].charAt(0).toLowerCase();
    const field: PlanField = initial === "a" ? "action" : initial === "t" || initial === "f" ? "fears" : "goals";
    return { [field]: tidy(field, named[2]) };
  }
  const found: Record<PlanField, string[]> = { action: [], fears: [], goals: [] };
  const loose: string[] = [];
  for (const clause of turn.split(CLAUSES)) {
    const flat = flatten(clause ?? "");
    if (flat.length < 3 || /^(?:ma|e|ed|pero|but|and|so)$/.test(flat)) continue;
    const labelled = PLAN_FIELDS.find((field) =>
      new RegExp(`^${Object.values(content.PLAN_LABELS[field]).join("|^")}`, "i").test(flat),
    );
    if (labelled) found[labelled].push(clause);
    else if (FEARS.test(flat)) found.fears.push(clause);
    else if (GOALS.test(flat)) found.goals.push(clause);
    else if (!asked && ACTION.test(flat)) found.action.push(clause);
    else loose.push(clause);
  }
  const home = asked ?? missing[0];
  if (home && loose.length > 0) found[home].push(...loose);
  const plan: Plan = {};
  for (const field of PLAN_FIELDS) {
    const text = found[field].map((clause) => tidy(field, clause)).filter((clause) => /\p{L}{2}/u.test(clause));
    if (text.length > 0) plan[field] = shorten([text[0], ...text.slice(1).map(lowerFirst)].join("; "), 200);
  }
  return plan;
}

const LANGUAGES = ["en", "it"] as const;

function askedIn(turn: CoachTurn | undefined, name: string): PlanField | null {
  if (turn?.role !== "assistant") return null;
  return (
    PLAN_FIELDS.find((field) =>
      content.PLAN_QUESTIONS[field].some((text) =>
        LANGUAGES.some((language) => turn.content.includes(fill(text[language], { name }))),
      ),
    ) ?? null
  );
}

function holdsPlan(turn: CoachTurn | undefined): boolean {
  if (turn?.role !== "assistant") return false;
  return LANGUAGES.some((language) =>
    PLAN_FIELDS.every((field) => turn.content.includes(`${content.PLAN_LABELS[field][language]}: `)),
  );
}

/**
 * One turn of preparing an interaction: asks for what is missing (action, fears, goals), one thing at a time; with
 * all three, or after three turns, puts them together and asks whether it fits. Saves nothing.
 */
export function prepareInteraction(input: CoachInput, voice: Voice): CoachReply {
  const { language } = input;
  const turns: CoachTurn[] = [...input.history, { role: "user", content: input.message }];
  const isPart = (turn: CoachTurn) => askedIn(turn, voice.name) !== null || holdsPlan(turn);
  const firstAsked = turns.findIndex(isPart);
  const start = firstAsked < 0 ? turns.length - 1 : Math.max(0, firstAsked - 1);

  const plan: Plan = {};
  let counted = 0;
  let shown = false;
  let changed = true;
  for (let index = start; index < turns.length; index += 1) {
    const turn = turns[index];
    if (holdsPlan(turn)) shown = true;
    if (turn?.role !== "user") continue;
    const asked = askedIn(turns[index - 1], voice.name);
    const flat = flatten(turn.content);
    changed = false;
    if (shown && YES.test(flat)) continue;
    if (!asked && !shown && BARE_OPENING.test(flat) && flat.split(" ").length < 14 && !FEARS.test(flat)) continue;
    counted += 1;
    const missing = PLAN_FIELDS.filter((field) => !plan[field]);
    const found = sort(turn.content, asked, shown ? [] : missing);
    changed = Object.keys(found).length > 0;
    Object.assign(plan, found);
  }

  const reply = (topic: "prepare" | "plan", text: string): CoachReply => ({ topic, text, sources: [] });
  if (shown && YES.test(flatten(input.message))) return reply("prepare", voice.choose(content.PLAN_YES, "plan-yes"));
  if (shown && !changed) return reply("prepare", voice.choose(content.PLAN_WHICH, "plan-which"));

  const missing = PLAN_FIELDS.find((field) => !plan[field]);
  if (missing && counted < 3 && !shown) {
    const question = voice.choose(content.PLAN_QUESTIONS[missing], `ask-${missing}`);
    if (counted === 0) return reply("prepare", `${voice.choose(content.PLAN_START, "plan-start")} ${question}`);
    const newest = PLAN_FIELDS.filter((field) => plan[field]).at(-1);
    const quote = newest && plan[newest];
    const heard = quote
      ? `${voice.choose(content.PLAN_ACK[newest], `ack-${newest}`, { quote: lowerFirst(shorten(quote, 90)) })} `
      : "";
    return reply("prepare", heard + question);
  }
  const intro = voice.choose(shown ? content.PLAN_INTRO_REVISED : content.PLAN_INTRO, "plan-intro");
  return reply(
    "plan",
    [intro, ...planLines(plan, language), voice.choose(content.PLAN_CHECK, "plan-check")].join("\n\n"),
  );
}

function planLines(plan: Plan, language: Language): string[] {
  return PLAN_FIELDS.map(
    (field) => `${content.PLAN_LABELS[field][language]}: ${plan[field] ?? content.PLAN_OPEN[language]}`,
  );
}
