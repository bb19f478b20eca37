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
import type { Ask, CaseText, For, Move } from "./case-text.ts";
import { fitsAnything, fitsWhatWasTold } from "./fits.ts";

/** A case, or what a broad subject gives. */
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
  const apart = MET_ANYWAY.includes(persona.context) ? "far" : "near";
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

/** What `{about}` and its kin stand for: the user’s own noun, where there is one. */
function aboutMatter(key: string, language: Language, matter: Matter | null): string {
  if (matter === null || key === "for_about") return ABOUT[language][key] ?? "";
  if (language === "en") return `about ${matter.spoken}`;
  return withPreposition(key === "to_about" ? "a" : "di", matter.spoken);
}

/** The same where there is none. */
const ABOUT: Record<Language, Record<string, string>> = {
  en: { about: "about something between us", to_about: "about something between us", for_about: "for what I did" },
  it: { about: "di una cosa fra noi", to_about: "a una cosa fra noi", for_about: "per quello che ho fatto" },
};

/** Who is met every day is not written to in two weeks. */
const MET_ANYWAY: readonly PersonaContext[] = ["partner", "family", "colleague", "mentor"];

/** What a situation is about by itself, whatever words told it. */
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

/** Newest notes in which a noun is looked for. */
const NOTES_READ = 3;

export interface TellerInput {
  subject: Subject;
  /** All that the user has said on it. */
  told: readonly string[];
  /** Of whom, where it is not the person of the conversation. */
  who: string | null;
}

/** What a case still has to say in this conversation; each getter gives null once it has been said. */
export class CaseTeller {
  /** It is a situation that was recognised. */
  readonly isOwn: boolean;
  readonly sources: CoachSource[] = [];
  /** A move was given for a trait of the person. */
  namesTrait = false;
  /** A question was given, which is last then. */
  endsAsking = false;
  private readonly subject: Subject;
  private readonly text: CaseParts;
  private readonly language: Language;
  private readonly input: CoachInput;
  private readonly voice: Voice;
  private readonly told: readonly string[];
  private readonly who: string | null;
  /** The situation’s own name: of what it is about its texts may always speak. */
  private readonly own: string;
  /** The user said that the other is to blame: no apology is advised. */
  private readonly blameless: boolean;

  constructor({ subject, told, who }: TellerInput, input: CoachInput, voice: Voice) {
    this.input = input;
    this.voice = voice;
    this.told = told;
    this.who = who;
    this.blameless = isFaultTheirs(subject, told);
    this.language = input.language;
    this.subject = subject;
    this.isOwn = isSituation(subject);
    this.own = OWN_THINGS[subject] ?? "";
    const noted = input.persona.left_out_of_ai ? [] : input.notes.slice(0, NOTES_READ).map(({ content }) => content);
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
    return filled === "" || this.isOut(filled) ? null : filled;
  }

  /** Said already, not of what was told, fit for any matter, or an apology that is not called for. */
  private isOut(text: string): boolean {
    return (
      this.voice.said(text) ||
      (this.blameless && ownsUp(text)) ||
      fitsAnything(text) ||
      !fitsWhatWasTold(text, this.told, this.own)
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

  /** What else the subject of the situation has to say. */
  private more(): string | null {
    return this.text.more.map((text) => this.fresh(text)).find((text) => text !== null) ?? null;
  }

  /** How many of its pieces earlier answers held. */
  given(): number {
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

  /** Words to say, as they are; with `about`, only such as hold a word of content of what was told there. */
  bareWords(about: readonly string[] | null = null): string | null {
    const told = about && new Set(about.flatMap((text) => [...stems(text, this.voice.name)]));
    const subject = about && this.isOwn && this.fieldIn(about.join(" ")) ? this.subject : null;
    const fits = (text: string) =>
      told === null ||
      [...stems(text, this.voice.name)].some((stem) => told.has(stem)) ||
      (subject !== null && this.fieldIn(text));
    return this.text.say.map((one) => this.fresh(one)).find((one) => one !== null && fits(one)) ?? null;
  }

  /** Whether a text has words of the situation. */
  private fieldIn(text: string): boolean {
    const found: ReadonlyMap<string, number> = lexicalFields(flatten(text).split(/[^a-z0-9']+/), this.language);
    return found.has(this.subject);
  }

  /** The same in quotation marks. */
  words(): string | null {
    const text = this.bareWords();
    const [before, after] = this.language === "it" ? ["«", "»"] : ["“", "”"];
    return text && `${before}${text}${after}`;
  }

  say(): string | null {
    const words = this.words();
    return words && `- **${this.voice.choose(SAY_IT, "say-it")}**: ${words}`;
  }

  /** So many moves that were not said yet: those made for this person first, then the best. */
  moves(count: number): string[] {
    const fitting = this.text.moves.filter((move) => move.for === undefined || this.isFor(move.for));
    const rendered = fitting.map((move) => ({ move, text: this.render(move) }));
    const fresh = rendered.filter(({ text }) => !this.isOut(text));
    // A single one is the best for anybody.
    const own = count > 1 ? fresh.filter(({ move }) => move.for).slice(0, 1) : [];
    const others = fresh.filter(({ move }) => !move.for);
    const chosen = [...own, ...others, ...fresh].slice(0, count);
    if (chosen.some(({ move }) => move.for && /^[OCEAN]/.test(move.for))) {
      this.sources.push({ kind: "profile" });
      this.namesTrait = true;
    }
    return fresh.filter((one) => chosen.includes(one)).map(({ text }) => text);
  }

  /** A question that was neither asked nor answered. */
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

  private isFor(wanted: For): boolean {
    // Of somebody else who is named nothing more is known.
    if (this.who !== null) return false;
    const { persona } = this.input;
    const { context, age } = persona;
    if (/^[OCEAN][+-]$/.test(wanted)) {
      if (!persona.traits || persona.left_out_of_ai) return false;
      const band = wanted[1] === "+" ? "high" : "low";
      const { marked } = rankTraits(persona.traits, this.voice.name);
      return marked.some((one) => one.trait === wanted[0] && one.band === band);
    }
    const own: Partial<Record<For, boolean>> = {
      young: age !== null && age !== undefined && age < 18,
      old: age !== null && age !== undefined && age > 70,
      partner: context === "partner" || context === "romantic",
      colleague: context === "colleague" || context === "mentor",
      friend: context === "friend" || context === "acquaintance",
      family: context === "family",
      // Where they live is not known; who they are tells how often they are met.
      near: context === "partner" || context === "colleague",
      far: context === "acquaintance" || context === "other",
    };
    return own[wanted] === true;
  }
}
