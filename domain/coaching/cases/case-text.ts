import type { Trait } from "#domain/traits.ts";

/** Published work that a case rests on. */
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

/** For whom a move is: a marked trait of the other person, how near they live, their age, their relationship. */
export type For =
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
  for?: For;
  lead: string;
  text: string;
}

export interface Ask {
  text: string;
  /** Words that show that it has been told, lower case without accents; a star stands for any ending. */
  told: string;
}

/** What the coach can say of one situation, in one language; `{name}` is the other person. */
export interface CaseText {
  /** First sentences: that this situation has been understood. */
  open: readonly [string, string];
  ask: readonly [Ask, Ask];
  /** The decision in it, both sides. */
  weigh: string;
  /** The best first. */
  moves: readonly Move[];
  /** Words to say to the person: to begin with, and when it comes up again. */
  say: readonly [string, string];
  /** Follows “Better not: ”. */
  dont: string;
  /** When to stop, or to get help from others. */
  stop: string;
  /** To “should I …?”. */
  lean: string;
  /** To “will …?” and “what does … think?”. */
  future: string;
  source?: CaseSource;
}
