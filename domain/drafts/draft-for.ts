import { parsePersonName } from "#domain/people/parse-name.ts";
import type { Language } from "#domain/language.ts";
import { withoutLabel } from "./addressee.ts";
import { asksOnlyHow } from "./asks-only-how.ts";
import { withoutBackground } from "./background.ts";
import { withoutLeadIn } from "./lead-ins.ts";
import { readConstraints, saysForbidden } from "./constraints.ts";
import type { Draft, DraftInput } from "./draft-types.ts";
import { faultsOf, isWhole, type Fault, type GateContext } from "./gate.ts";
import { requiredIn } from "./given.ts";
import { lacksAct } from "./lacks-act.ts";
import { normalizeQuotes, uncapitalize, repairTyping, capitalize } from "./repair-typing.ts";
import { normalizeRequest } from "./normalize-request.ts";
import { theyAsYou } from "./english-they.ts";
import { REQUESTS, variantsOf } from "./variants.ts";
import { withoutCoachTalk } from "./coach-talk.ts";
import { render, writeDraft } from "./write-draft.ts";

/** Writes a message that can be sent as it is; `missing` if the request has no content. */
export function draftFor(labelled: DraftInput, said = labelled.text): Draft | { missing: "content"; faults: Fault[] } {
  const { language } = labelled;
  const persona = withoutLabel({ ...labelled.persona, name: labelled.persona.name.replace(ROMAN, "") }, language);
  const input = { ...labelled, persona };
  const called = parsePersonName(labelled.persona.name, language);
  // “School office” is a role, not a name.
  const known = called.name || language === "it" ? persona.name : `the ${called.role.toLowerCase()}`;
  const given = withoutLabelIn(normalizeQuotes(input.text.slice(0, 3000)), persona.name, labelled.persona.name);
  const asked = normalizeRequest(
    withoutLeadIn(withoutBackground(given, called.name, language), called.name, language),
    language,
    called.name,
  );
  const formal = input.formal ?? (language === "it" ? formalIn(asked) : null);
  const { text, tones, forbidden } = readConstraints(asked, language);
  const ctx: GateContext = { language, said, persona: persona.name };
  if (asksOnlyHow(text, language)) return { missing: "content", faults: ["command"] };
  const dialect = language === "it" ? asDictated(text, input) : null;
  if (dialect) return dialect;
  const clean = withoutCoachTalk(text, language);
  const roles = new Set(contentOf(called.role, language));
  const wanted = contentOf(clean, language).filter((one) => !roles.has(one));
  const facts = [...new Set(requiredIn(repairTyping(clean, language), language).map(flat))];
  const seen = new Set<Fault>();
  let best: { draft: Draft; held: number; kept: number } | null = null;
  const dictated = /^[^:.?!]{0,60}:\s*\S/.test(text);
  const variants = variantsOf(text, language, known);
  // What follows a colon is sent verbatim.
  for (const variant of dictated ? [text, ...variants] : variants) {
    const written = writeDraft({ ...input, formal, tones, text: variant });
    if ("missing" in written) continue;
    const whole = repairDraft(withPupil(written, text, language), ctx);
    const sentences = language === "en" ? theyAsYou(whole.sentences, text) : whole.sentences;
    const draft = withoutForbidden({ ...whole, sentences: sentences.map((one) => asApology(one, whole)) }, forbidden);
    const faults = faultsOf(draft, ctx);
    if (lacksAct(text, draft.sentences, draft.greeting, language)) faults.push("lost");
    if (faults.length > 0) {
      faults.forEach((fault) => seen.add(fault));
      continue;
    }
    const body = flat(render(draft));
    const held = wanted.filter((one) => body.includes(one)).length;
    const kept = facts.filter((one) => body.includes(one)).length;
    // One content word may be phrased differently; if more are missing, content was lost.
    if (best === null || kept > best.kept || (kept === best.kept && held > best.held + MAX_REPHRASED))
      best = { draft, held, kept };
    if (kept === facts.length && held >= wanted.length - MAX_REPHRASED) break;
  }
  return best?.draft ?? { missing: "content", faults: [...seen] };
}

/** Articles before names in dialects: “er Mago”. */
const ROMAN = /^(?:er|'o|'a|u|lu|el) (?=\p{Lu})/u;

/** “invite Laura from the salsa class”, if the persona is “Laura from salsa”: the name alone. */
function withoutLabelIn(text: string, name: string, label: string): string {
  const behind = label.trim().slice(label.indexOf(name) + name.length);
  const last = /\p{L}+(?=[^\p{L}]*$)/u.exec(behind)?.[0];
  if (!last || !label.includes(name)) return text;
  const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(
    new RegExp(
      `(?<=(?<!\\p{L})${escape(name)}),? \\(?(?:from|at|in|the|of|di|del|della|dell'|dal|dalla|il|la|l')[^.,:?!]{0,24}?(?<!\\p{L})${escape(last)}(?!\\p{L})\\)?`,
      "iu",
    ),
    "",
  );
}

/** “che pago io, scusa”: an apology, not the third person of a verb. */
const asApology = (sentence: string, { language, formal }: Draft): string =>
  language === "it" && !formal
    ? sentence.replace(/(?<!\p{L})(s)cusi(?=[,.!]| (?:per|se|ma)(?!\p{L})|$)/giu, "$1cusa")
    : sentence;

/** Removes sentences that say something forbidden. */
function withoutForbidden(draft: Draft, forbidden: readonly string[]): Draft {
  const sentences = draft.sentences.filter((one) => !saysForbidden(one, forbidden));
  return sentences.length === draft.sentences.length ? draft : { ...draft, sentences };
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/** Content words that a message may phrase differently. */
const MAX_REPHRASED = 1;

/** Stems of the content words. */
function contentOf(text: string, language: Language): string[] {
  const words = repairTyping(text, language)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => (word.length > 3 || /\d/.test(word)) && !REQUESTS[language].test(word) && !LITTLE.test(word))
    .map((word) => flat(word).slice(0, 4));
  return [...new Set(words)];
}

const LITTLE =
  /^(?:could|would|that|this|then|them|they|have|with|what|when|your|just|please|something|like|want|from|about|asking|saying|come|cosa|cose|qualcosa|della|delle|dello|degli|sono|vorrei|voglio|devo|puoi|potresti|anche|perche|perché|glielo|gliela|dille|digli|chiedi\p{L}*|questo|quella|quello|poss\p{L}*|polite\w*|firm\w*|formal\p{L}*|educat\p{L}*|ferm[oa]|gentil\p{L}*|brev[ei]|cort[oa]|short|nice\w*|kind\w*|warm\w*|friendly|messag\p{L}*|testo|mail|email|text|note|write|card|riga|righe|bigliett\p{L}*)$/iu;

/** Whether the user says to use “Lei” or “tu”; null if neither. */
function formalIn(text: string): boolean | null {
  if (
    /(?<!\p{L})(?:da(?:gli|lle)|dando(?:gli|le)|(?:gli|le|ci) (?:do|diamo|dia)|dia|diamoci) del tu(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
  return /(?<!\p{L})(?:del|con il|col|al|facciamo il) lei(?!\p{L})/iu.test(text) ? true : null;
}

/** “alla maestra di Leo che giovedì arriva alle 10”: Leo is the subject. */
function withPupil(draft: Draft, text: string, language: Language): Draft {
  const pupil =
    language === "it" &&
    /(?<!\p{L})(?:maestr[ao]|prof\p{L}*|insegnante|scuola|asilo|allenator\p{L}*|mister|pediatra|dentista) d(?:i|el|ella) (?:mi[oa] figli[oa] |mi[oa] (?=figli))?(\p{L}+)/iu.exec(
      text,
    )?.[1];
  const [first = "", ...rest] = draft.sentences;
  if (!pupil || first.toLowerCase().includes(pupil.toLowerCase()) || !DOES_IT.test(first)) return draft;
  const who = /^figli/i.test(pupil) ? `${pupil.endsWith("a") ? "mia" : "mio"} ${pupil}` : capitalize(pupil);
  return { ...draft, sentences: [`${who} ${uncapitalize(first, language)}`, ...rest] };
}

const DOES_IT =
  /^(?:(?:il \d+|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|oggi|domani|ieri|stamattina|stasera|questa settimana)(?: (?:mattina|pomeriggio|sera))?(?: alle [\d:.]+)? )?(?:non )?(?:viene|è|sta|ha|sarà|era|verrà|aveva|arriva|esce|deve|prende|entra|resta|torna|salta)(?!\p{L})/iu;

const DIALECT =
  /(?<!\p{L})(?:nun|er|famo|annamo|semo|so'|sò|aò|daje|mo'|je|c'hai|c'aveva|chillo|chella|nu|ccà|jamm\p{L}*|simm|tenimm\p{L}*|vuò|vuo|nce|pe'|mannaggia|cchiù|aggio|steva|teneva nu|ghe|xe|gavemo|semper|mica|chì|l'è)(?!\p{L})/giu;
const LEAST_DIALECT = 2;

/** Dialect is sent verbatim, since its verbs are not known. */
function asDictated(text: string, input: DraftInput): Draft | null {
  const given = /^.*(?<!\p{L})(?:scriv|mand|mess|msg|bigliett|test|rispond|di'|dì)\p{L}*[^:]*:\s*(.+)$/isu.exec(
    text,
  )?.[1];
  if (!given || (given.match(DIALECT)?.length ?? 0) < LEAST_DIALECT) return null;
  const frame = writeDraft({ ...input, text: `scrivi: ci vediamo domani` });
  if ("missing" in frame) return null;
  const said = (given.match(/[^.!?…]+[.!?…]*/g) ?? [given]).map((one) => one.trim()).filter(Boolean);
  const [first = "", ...rest] = said.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`));
  return { ...frame, sentences: [first, ...rest.map(capitalize)], given: requiredIn(given, "it") };
}

const LISTED = { en: "here's what I'd like:", it: "ti propongo così:" };
const LISTED_FORMAL = { en: "Here's what I'd like:", it: "Le propongo così:" };

/** Removes repetitions and sentences not meant for the person, and joins fragments. */
function repairDraft(draft: Draft, ctx: GateContext): Draft {
  const { language } = ctx;
  let sentences = withoutTwice(draft.sentences).flatMap((one) => expandNotes(one, language, draft.formal));
  const fit = sentences.filter((one) =>
    faultsOf({ sentences: [one], greeting: "" }, ctx).every((fault) => fault === "no-clause" || fault === "vague"),
  );
  // A sentence with a number or a day may not be dropped.
  const lost = sentences.filter((one) => !fit.includes(one));
  if (fit.length > 0 && lost.length > 0 && lost.every((one) => !/\d/.test(one))) sentences = fit;
  // Who the addressee is: “My daughter's teacher.”
  const told = sentences.filter((one) => !(ROLE_TOLD.test(one) && !isWhole(one, language)) && !isName(one, draft.to));
  if (told.some((one) => isWhole(one, language))) sentences = told;
  sentences = joinFragments(sentences, language);
  if (!sentences.some((one) => isWhole(one, language))) {
    const parts = sentences.map((one) => one.replace(/[.!…]+$/, "")).join(", ");
    if (/,/.test(parts) && /\d/.test(parts)) {
      const lead = (draft.formal ? LISTED_FORMAL : LISTED)[language];
      sentences = [`${lead} ${parts}.`];
    }
  }
  const [first = "", ...rest] = sentences;
  const opened =
    first === draft.sentences[0] || (draft.formal && language === "en") || !draft.greeting
      ? first
      : uncapitalize(first, language);
  return { ...draft, sentences: [opened, ...rest] };
}

const ROLE_TOLD = /^(?:my|our|the|mi[oa]|la mia|il mio|nostr[oa]) [\p{L}' ]{3,30}[.]$/iu;

/** “Okafor.”: only the name, which is in the greeting. */
function isName(sentence: string, to: string): boolean {
  const bare = sentence.toLowerCase().replace(/[^\p{L} ]/gu, "");
  return bare === to.toLowerCase() || bare === (to.toLowerCase().split(" ").at(-1) ?? "");
}

const FRAGMENT = 4;

/** “what about a rota? Everyone's turn.”: joins a few words without a verb to the sentence before. */
function joinFragments(sentences: readonly string[], language: Language): string[] {
  const joined: string[] = [];
  for (const one of sentences) {
    const before = joined.at(-1);
    const short = one.endsWith(".") && one.split(" ").length <= FRAGMENT && !/\d|!/.test(one);
    if (before !== undefined && short && !isWhole(one, language) && isWhole(before, language) && /[.?]$/.test(before))
      joined.splice(-1, 1, `${before.slice(0, -1)}, ${uncapitalize(one.slice(0, -1), language)}${before.slice(-1)}`);
    else joined.push(one);
  }
  return joined;
}

function withoutTwice(sentences: readonly string[]): string[] {
  const bare = (text: string) => text.toLowerCase().replace(/[.!?…]+$/, "");
  return sentences.filter(
    (one, at) =>
      !sentences.some(
        (other, behind) => behind > at && (bare(other) === bare(one) || bare(other).startsWith(`${bare(one)},`)),
      ),
  );
}

/** Writes out the telegraphic style of notes. */
function expandNotes(sentence: string, language: Language, formal: boolean): string[] {
  if (language === "en") {
    const wished = /^((?:happy|merry) [\w']+(?: [\w']+)?) and (?=I\b|I'|we\b)(.+)$/i.exec(sentence);
    if (wished) return [`${wished[1]}!`, capitalize(wished[2]!)];
    return [
      sentence.replace(
        /^(?:I (?:just )?(?:want|'d like|would like|need) to say (?:that )?|please say )?(?=no (?:\w+ ){0,3}\w+)(?!no (?:worries|pressure|rush|problem|one|need|hard|\w+,))(?=no \w+ (?:about|in|at|on|after|before|from|during|with))/i,
        "please, ",
      ),
    ];
  }
  return [
    sentence
      .replace(
        /^niente (?=\p{L}+ (?:a|in|su|dopo|prima|davanti|quando|con|per|al|alla)(?!\p{L}))/iu,
        "per favore, niente ",
      )
      .replace(/^Motivo: (?=\p{L})/u, "Il motivo è ")
      .replace(
        /(?<!\p{L})d(?:al|alla) (marito|moglie)(?= ?[,.!?]|$| (?:in|con|alle|a)(?!\p{L}))/giu,
        (_, who: string) => `da ${formal ? "su" : "tu"}${who.endsWith("o") ? "o" : "a"} ${who}`,
      ),
  ];
}
