import type { PersonaContext } from "#domain/people/contexts.ts";
import type { Language } from "#domain/language.ts";
import { lexicalFields } from "#domain/understanding/lexical-fields.ts";
import { isSituation } from "#domain/understanding/situations.ts";
import { BETTER_NOT, SAY_IT } from "../content.acts.ts";
import { TOPICS, type AdviceTopic } from "../content.topics.ts";
import { stems } from "../evidence.ts";
import { isFaultTheirs, ownsUp } from "../fault.ts";
import { flatten, isAdviceTopic } from "../intent.ts";
import { rankTraits } from "../marked.ts";
import type { CoachInput, CoachSource } from "../reply-types.ts";
import { matterOf, type Matter } from "../matter.ts";
import { fill, withPreposition } from "../text.ts";
import type { Voice } from "../voice.ts";
import { CASES, type Subject } from "./cases.ts";
import type { Ask, CaseText, MoveTarget, Move } from "./case-text.ts";
import { isTooGeneral, fitsUserText } from "./fits.ts";

/** The texts of a case or of a broad topic. */
type CaseParts = Omit<CaseText, "open" | "ask" | "say"> & {
  open: readonly string[];
  ask: readonly Ask[];
  say: readonly string[];
  more: readonly string[];
};

function partsOf(subject: Subject, input: CoachInput, matter: Matter | null): CaseParts {
  if (isAdviceTopic(subject)) return fromTopic(subject, input, matter);
  return { ...CASES[input.language][subject], more: [] };
}

function fromTopic(topic: AdviceTopic, input: CoachInput, matter: Matter | null): CaseParts {
  const { language, persona } = input;
  const texts = TOPICS[topic];
  const apart = MET_DAILY.includes(persona.context) ? "far" : "near";
  const own = <T extends { among?: "near" | "far" }>(all: readonly T[]) => all.filter(({ among }) => among !== apart);
  return {
    open: texts.open.map((text) => text[language]),
    ask: texts.ask.map((text) => ({ text: text[language], told: "" })),
    weigh: "",
    moves: own(texts.moves).map(({ lead, text }) => ({ lead: lead[language], text: text[language] })),
    say: own(texts.say)
      .filter(({ fits }) => !fits)
      .map((text) => text[language].replace(/\{(\w*about)\}/g, (_, key: string) => aboutMatter(key, language, matter))),
    dont: own(texts.avoid)[0]?.[language] ?? "",
    stop: "",
    lean: "",
    future: "",
    more: own(texts.deeper)
      .filter(({ fits }) => !fits)
      .map((text) => text[language]),
  };
}

/** Replaces `{about}`, `{to_about}` and `{for_about}` with the user's own noun, if there is one. */
function aboutMatter(key: string, language: Language, matter: Matter | null): string {
  if (matter === null || key === "for_about") return ABOUT[language][key] ?? "";
  if (language === "en") return `about ${matter.spoken}`;
  return withPreposition(key === "to_about" ? "a" : "di", matter.spoken);
}

/** Replacements without a noun. */
const ABOUT: Record<Language, Record<string, string>> = {
  en: { about: "about something between us", to_about: "about something between us", for_about: "for what I did" },
  it: { about: "di una cosa fra noi", to_about: "a una cosa fra noi", for_about: "per quello che ho fatto" },
};

/** People met daily, for whom “write in two weeks” makes no sense. */
const MET_DAILY: readonly PersonaContext[] = ["partner", "family", "colleague", "mentor"];

/** Things a situation is about, so that its texts may mention them though the user didn't. */
const OWN_THINGS: Partial<Record<Subject, string>> = {
  pregnancy: "pregnant incinta midwife bleeding",
  new_baby: "vaccin",
  drugs_gambling: "bets gambling",
  school_marks: "homework compiti school report pagella",
  teen_out_late: "curfew",
  teen_phone: "screen schermo gaming pillow cuscino",
  phone_at_table: "screen schermo",
  housework: "plate plates",
  neighbours: "music volume",
  pet: "dog cane cat gatto vet",
  drinking: "drunk ubriaco",
  inheritance: "testamento the will",
  child_bullied: "in class class chat",
  stubborn_old_parent: "",
};

/** Number of newest notes searched for a noun. */
const MAX_NOTES = 3;

export interface CaseInput {
  subject: Subject;
  /** All the user's messages about it. */
  told: readonly string[];
  /** Whom it is about, if not the conversation's person. */
  who: string | null;
}

/** Gives a case's texts that this conversation doesn't contain yet; each method returns null once none is left. */
export class CaseTexts {
  /** The subject is a situation, not just a broad topic. */
  readonly isOwn: boolean;
  readonly sources: CoachSource[] = [];
  /** Set once a move for one of the person's traits was given. */
  namesTrait = false;
  /** Set once a question was given, which then comes last. */
  endsAsking = false;
  private readonly subject: Subject;
  private readonly text: CaseParts;
  private readonly language: Language;
  private readonly input: CoachInput;
  private readonly voice: Voice;
  private readonly told: readonly string[];
  private readonly who: string | null;
  /** OWN_THINGS of this situation. */
  private readonly own: string;
  /** The user blames the other person, so no apology is advised. */
  private readonly blameless: boolean;

  constructor({ subject, told, who }: CaseInput, input: CoachInput, voice: Voice) {
    this.input = input;
    this.voice = voice;
    this.told = told;
    this.who = who;
    this.blameless = isFaultTheirs(subject, told);
    this.language = input.language;
    this.subject = subject;
    this.isOwn = isSituation(subject);
    this.own = OWN_THINGS[subject] ?? "";
    const noted = input.persona.left_out_of_ai ? [] : input.notes.slice(0, MAX_NOTES).map(({ content }) => content);
    const spoken = [...told, input.message];
    const matter =
      matterOf(spoken, input.language, input.persona.name, input.message) ??
      noted.map((note) => matterOf([note], input.language, input.persona.name, note)).find((one) => one !== null) ??
      null;
    this.text = partsOf(subject, input, matter);
  }

  private fill(text: string): string {
    return fill(text, { name: this.who ?? this.voice.name, call: this.who === null ? this.voice.called : "" });
  }

  private fresh(text: string): string | null {
    const filled = this.fill(text);
    return filled === "" || this.isExcluded(filled) ? null : filled;
  }

  /** Said already, not about what was told, too general, or an apology that isn't due. */
  private isExcluded(text: string): boolean {
    return (
      this.voice.said(text) ||
      (this.blameless && ownsUp(text)) ||
      isTooGeneral(text) ||
      !fitsUserText(text, this.told, this.own)
    );
  }

  open(): string | null {
    const { open } = this.text;
    const ranked = this.voice.rank(open, "open", (text) => this.fill(text));
    return ranked.map((text) => this.fresh(text)).find((text) => text !== null) ?? null;
  }

  weigh(): string | null {
    return this.fresh(this.text.weigh) ?? this.more();
  }

  /** Further texts of a broad topic. */
  private more(): string | null {
    return this.text.more.map((text) => this.fresh(text)).find((text) => text !== null) ?? null;
  }

  /** How many of its moves and phrases earlier answers contained. */
  countUsed(): number {
    const moves = this.text.moves.map((move) => this.render(move));
    const words = this.text.say.map((text) => this.fill(text));
    return [...moves, ...words].filter((text) => this.voice.said(text)).length;
  }

  lean(): string | null {
    return this.fresh(this.text.lean);
  }

  future(): string | null {
    return this.fresh(this.text.future);
  }

  stop(): string | null {
    return this.fresh(this.text.stop);
  }

  dont(): string | null {
    const text = this.fresh(this.text.dont);
    return text && `**${this.voice.choose(BETTER_NOT, "better-not")}**: ${text}`;
  }

  /** A phrase to say, without quotation marks; with `about`, only one that shares a content word with those texts. */
  unquotedPhrase(about: readonly string[] | null = null): string | null {
    const told = about && new Set(about.flatMap((text) => [...stems(text, this.voice.name)]));
    const subject = about && this.isOwn && this.fieldIn(about.join(" ")) ? this.subject : null;
    const fits = (text: string) =>
      told === null ||
      [...stems(text, this.voice.name)].some((stem) => told.has(stem)) ||
      (subject !== null && this.fieldIn(text));
    return this.text.say.map((one) => this.fresh(one)).find((one) => one !== null && fits(one)) ?? null;
  }

  /** Whether a text contains vocabulary of the situation. */
  private fieldIn(text: string): boolean {
    const found: ReadonlyMap<string, number> = lexicalFields(flatten(text).split(/[^a-z0-9']+/), this.language);
    return found.has(this.subject);
  }

  /** The phrase in quotation marks. */
  quotedPhrase(): string | null {
    const text = this.unquotedPhrase();
    const [before, after] = this.language === "it" ? ["«", "»"] : ["“", "”"];
    return text && `${before}${text}${after}`;
  }

  say(): string | null {
    const words = this.quotedPhrase();
    return words && `- **${this.voice.choose(SAY_IT, "say-it")}**: ${words}`;
  }

  /** Up to `count` new moves: first one specific to this person, then the best. */
  moves(count: number): string[] {
    const fitting = this.text.moves.filter((move) => move.for === undefined || this.isFor(move.for));
    const rendered = fitting.map((move) => ({ move, text: this.render(move) }));
    const fresh = rendered.filter(({ text }) => !this.isExcluded(text));
    // A single move should be a general one.
    const own = count > 1 ? fresh.filter(({ move }) => move.for).slice(0, 1) : [];
    const others = fresh.filter(({ move }) => !move.for);
    const chosen = [...own, ...others, ...fresh].slice(0, count);
    if (chosen.some(({ move }) => move.for && /^[OCEAN]/.test(move.for))) {
      this.sources.push({ kind: "profile" });
      this.namesTrait = true;
    }
    return fresh.filter((one) => chosen.includes(one)).map(({ text }) => text);
  }

  /** A question neither asked nor answered yet. */
  ask(): string | null {
    const open = this.text.ask.filter((one) => !this.isTold(one)).map(({ text }) => this.fresh(text));
    const found = open.find((text) => text !== null) ?? null;
    if (found !== null) this.endsAsking = true;
    return found;
  }

  private render({ lead, text }: Move): string {
    return `- **${lead}**: ${this.fill(text)}`;
  }

  private isTold({ told }: Ask): boolean {
    const words = told.split(/\s+/).filter(Boolean);
    if (words.length === 0) return false;
    const match = new RegExp(`\\b(?:${words.map((word) => word.replace(/\*$/, "\\w*")).join("|")})(?!\\w)`);
    return this.told.some((text) => match.test(flatten(text)));
  }

  private isFor(wanted: MoveTarget): boolean {
    // Nothing is known about other people who are mentioned.
    if (this.who !== null) return false;
    const { persona } = this.input;
    const { context, age } = persona;
    if (/^[OCEAN][+-]$/.test(wanted)) {
      if (!persona.traits || persona.left_out_of_ai) return false;
      const band = wanted[1] === "+" ? "high" : "low";
      const { marked } = rankTraits(persona.traits, this.voice.name);
      return marked.some((one) => one.trait === wanted[0] && one.band === band);
    }
    const own: Partial<Record<MoveTarget, boolean>> = {
      young: age !== null && age !== undefined && age < 18,
      old: age !== null && age !== undefined && age > 70,
      partner: context === "partner" || context === "romantic",
      colleague: context === "colleague" || context === "mentor",
      friend: context === "friend" || context === "acquaintance",
      family: context === "family",
      // Where they live is unknown; the relationship suggests how often they meet.
      near: context === "partner" || context === "colleague",
      far: context === "acquaintance" || context === "other",
    };
    return own[wanted] === true;
  }
}
