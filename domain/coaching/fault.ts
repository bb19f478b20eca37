import type { Subject } from "./cases/cases.ts";
import { flatten } from "./intent.ts";

/** Subjects where it matters who was to blame. In others “I’m sorry” comforts, or the other person has to apologize. */
const QUARRELS: readonly Subject[] = ["just_argued", "same_fight", "sibling_quarrel", "conflict"];

/** Says that the other person started it or is to blame. */
const THEIRS =
  /(?<!\b(?:not|isn'?t|wasn'?t|non(?: e| era| e stata)?) )\b(?:(?:his|her|their|not my|wasn'?t my) (?:own )?fault|(?:he|she|they) (?:started|began) it|(?:he|she|they)(?:'s| is| are| was| were) (?:the one )?(?:to blame|in the wrong|who started)|i did nothing wrong|nothing to (?:apologi[sz]e|be sorry) for|(?:colpa|causa) (?:sua|loro)|(?:ha|hanno) (?:cominciato|iniziato) (?:lui|lei|loro)|(?:lui|lei) (?:ha )?(?:cominciato|iniziato)(?! +[a-z])|ha torto (?:lui|lei)|non (?:e|era|e stata) colpa mia|non ho fatto niente di male|non ho niente di cui scusarmi)\b/;
const MINE =
  /\b(?:(?:was|is|it'?s|it was|all|entirely|partly) my (?:own )?fault|i (?:started|began) it|i(?:'m| am| was) (?:the one )?(?:to blame|in the wrong|who started)|(?<!\bnon )(?:e|era|e stata|tutta) colpa mia|ho (?:cominciato|iniziato) io|ho (?:sbagliato|torto) io|avevo torto)\b/;
const NOT_THEIRS =
  /\b(?:(?:not|isn'?t|wasn'?t) (?:really |only |all )?(?:his|her|their) fault|non (?:e|era|e stata) (?:solo )?(?:colpa (?:sua|loro)|(?:lui|lei) a cominciare))\b/;

/** Whether the subject is a quarrel and the user's newest statement about fault blames the other person. */
export function isFaultTheirs(subject: Subject, told: readonly string[]): boolean {
  if (!QUARRELS.includes(subject)) return false;
  for (const text of told.toReversed()) {
    const flat = flatten(text)
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => !sentence.endsWith("?"))
      .join(" ");
    if (MINE.test(flat)) return false;
    if (THEIRS.test(flat)) return true;
    if (NOT_THEIRS.test(flat)) return false;
  }
  return false;
}

const OWNS_UP =
  /\b(?:sorry|apologi[sz]\w*|apology|(?:take|have|like|taken) (?:\w+ )?back|i was (?:too|wrong|unfair)|my (?:part|share|fault)|mi dispiace|scus\w+|rimangi\w*|riprend\w+ una frase|ho alzato|ho (?:sbagliato|esagerato)|la (?:tua|mia) parte|il (?:tuo|mio) (?:torto|errore))\b/;

/** Whether a piece of advice has the user apologize or take something back. */
export function ownsUp(text: string): boolean {
  return OWNS_UP.test(flatten(text));
}
