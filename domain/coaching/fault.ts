import type { Subject } from "./cases/cases.ts";
import { flatten } from "./intent.ts";

/** Where it matters who was to blame. Elsewhere “I’m sorry” comforts, or the apology is the other’s to make. */
const QUARRELS: readonly Subject[] = ["just_argued", "same_fight", "sibling_quarrel", "conflict"];

/** The other person is said to have begun it, or to be to blame. */
const THEIRS =
  /\b(?:(?:his|her|their|not my|wasn'?t my) (?:own )?fault|(?:he|she|they) (?:started|began) it|(?:he|she|they)(?:'s| is| are| was| were) (?:the one )?(?:to blame|in the wrong|who started)|i did nothing wrong|nothing to (?:apologi[sz]e|be sorry) for|(?:colpa|causa) (?:sua|loro)|(?:ha|hanno) (?:cominciato|iniziato) (?:lui|lei|loro)|(?:lui|lei) (?:ha )?(?:cominciato|iniziato)(?! +[a-z])|ha torto (?:lui|lei)|non (?:e|era|e stata) colpa mia|non ho fatto niente di male|non ho niente di cui scusarmi)\b/;
const MINE =
  /\b(?:(?:was|is|it'?s|it was|all|entirely|partly) my (?:own )?fault|i (?:started|began) it|i(?:'m| am| was) (?:the one )?(?:to blame|in the wrong|who started)|(?:e|era|e stata|tutta) colpa mia|ho (?:cominciato|iniziato) io|ho (?:sbagliato|torto) io|avevo torto)\b/;

/** Whether it is about a quarrel, and the newest of what was told about the fault puts it on the other person. */
export function isFaultTheirs(subject: Subject, told: readonly string[]): boolean {
  if (!QUARRELS.includes(subject)) return false;
  for (const text of told.toReversed()) {
    const flat = flatten(text);
    if (THEIRS.test(flat)) return true;
    if (MINE.test(flat)) return false;
  }
  return false;
}

const OWNS_UP =
  /\b(?:sorry|apologi[sz]\w*|apology|(?:take|have|like|taken) (?:\w+ )?back|i was (?:too|wrong|unfair)|my (?:part|share|fault)|mi dispiace|scus\w+|rimangi\w*|riprend\w+ una frase|ho alzato|ho (?:sbagliato|esagerato)|la (?:tua|mia) parte|il (?:tuo|mio) (?:torto|errore))\b/;

/** Whether a piece of advice has the user apologise or take something back. */
export function ownsUp(text: string): boolean {
  return OWNS_UP.test(flatten(text));
}
