import type { Trait } from "#domain/traits.ts";

/** The publications that cases are based on. */
export const CASE_SOURCES = {
  gottman: "Gottman & Levenson 1999, Family Process 38(2): softened start-up and repair in couples",
  listening: "Weger et al. 2014, International Journal of Listening 28(1): active listening in first conversations",
  mi: "Miller & Rollnick 2023, Motivational Interviewing, 4th edition: ambivalence, open questions, no persuading",
  boundaries: "Speed, Goldstein & Goldfried 2018, Clinical Psychology 25(1): assertiveness as a skill",
  nvc: "Rosenberg 2015, Nonviolent Communication, 3rd edition: observation, effect, request",
  apology: "Lewicki, Polin & Lount 2016, Negotiation and Conflict Management Research 9(2): parts of an apology",
  forgiveness: "Fehr, Gelfand & Nag 2010, Psychological Bulletin 136(5): what forgiving depends on",
  grief: "Stroebe & Schut 1999, Death Studies 23(3): going back and forth between loss and daily life",
  parenting: "Kazdin 2005, Parent Management Training: praise, short and predictable consequences",
  craft: "Meyers et al. 1998, Journal of Substance Abuse 10(3): CRAFT for families of somebody who drinks",
  carers: "Gitlin et al. 2015, The Gerontologist 55(2): support for those who care at home",
  negotiation: "Fisher, Ury & Patton 2011, Getting to Yes, 3rd edition: interests before positions",
  disclosure: "Laurenceau, Barrett & Pietromonaco 1998, JPSP 74(5): closeness through telling and answering",
  gratitude: "Algoe 2012, Social and Personality Psychology Compass 6(6): find, remind, bind",
  capitalisation: "Gable et al. 2004, JPSP 87(2): how good news is answered",
} as const;
export type CaseSource = keyof typeof CASE_SOURCES;

/** Whom a move is for: a marked trait of the other person, how often they meet, their age or relationship. */
export type MoveTarget =
  | `${Trait}${"+" | "-"}`
  | "near"
  | "far"
  | "young"
  | "old"
  | "partner"
  | "friend"
  | "family"
  | "colleague";

export interface Move {
  for?: MoveTarget;
  lead: string;
  text: string;
}

export interface Ask {
  text: string;
  /** Lower-case words without accents that show it was told already; * matches any ending. */
  told: string;
}

/** The coach's texts for one situation in one language; `{name}` is the other person. */
export interface CaseText {
  /** First sentences: show that the situation was understood. */
  open: readonly [string, string];
  ask: readonly [Ask, Ask];
  /** The decision to make, with both sides. */
  weigh: string;
  /** Best first. */
  moves: readonly Move[];
  /** What to say to the person: first, and when it comes up again. */
  say: readonly [string, string];
  /** Follows “Better not: ”. */
  dont: string;
  /** When to stop or get help from others. */
  stop: string;
  /** Answers “should I …?”. */
  lean: string;
  /** Answers “will …?” and “what does … think?”. */
  future: string;
  source?: CaseSource;
}
