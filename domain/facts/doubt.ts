import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { mentionsOf } from "./people.ts";
import { termsOf } from "./terms.ts";
import { termMatchIn } from "./term-match.ts";

const WORKS = /^(?:book|film|song|libro|canzone)$/;

/** “Which school” needs the name of a school. */
export function namesInstance({ sentence }: Entry, { question: { folded }, corpus, persona }: Search): boolean {
  const head =
    /^(?:and |e |per |for )?(?:what|which|che|quale|in che|in quale) (?:kind of |sort of |make of |tipo di |marca di )?(airport|aeroporto|team|squadra|phone|telefono|cellulare|school|restaurant|company|firm|hotel|book|film|song|scuola|ristorante|azienda|ditta|albergo|libro|canzone|ospedale|hospital|universita|university)\b/.exec(
      folded,
    )?.[1];
  if (!head) return true;
  return (
    sentence.tokens.some(
      (token, at) =>
        token.capital &&
        at > 0 &&
        token.word.length > 2 &&
        !persona.has(token.word) &&
        (WORKS.test(head) || !mentionsOf(sentence).some((one) => one.at === at && corpus.names.has(one.word))),
    ) || /["“«]/.test(sentence.text)
  );
}

export const MONEY = ["owe", "lend", "repay", "pay", "cost", "money", "agree", "promise"];
const SETTLING =
  /\b(?:will|we|i'm to|each|half|must|has to|have to|if|pays?|takes?|turns?|se|io|noi|basta|paga|pago|tocca|deve|devo|dobbiamo|can|may|puo|posso|possiamo|niente|no)\b|'ll\b|\w{3,}(?:iamo|eranno|iranno)\b/;

/** Whether something was agreed: by such a word, or by what is to be done. */
export function isAgreed({ sentence, all }: Entry): boolean {
  return (
    SETTLING.test(sentence.folded) ||
    all.some(({ keys }) => keys.has("agree") || keys.has("promise") || keys.has("decide"))
  );
}

const CAUSE =
  /\b(?:because|bc|cause|so|since|why|due to|thanks to|for fear|perche|siccome|quindi|per via|a causa|dato che|colpa|cosi|infatti)\b|:/;

/** Whether a sentence may say why: its note mentions the action, or the sentence a cause. */
export function mayExplain(entry: Entry, search: Search): boolean {
  const { question, persona, corpus } = search;
  const deeds = termsOf(question, persona, corpus.names).filter(({ role }) => role === "verb");
  const isTold = deeds.every((term) =>
    entry.all.some((sentence, index) => termMatchIn(term, { ...entry, sentence, index }, search, true) > 0),
  );
  return isTold || CAUSE.test(entry.sentence.folded) || CAUSE.test(entry.all[entry.index + 1]?.folded ?? "");
}

/** Whether too little matches to say who did something, when, or why. */
export function isVague(
  { kind, past, folded }: Search["question"],
  things: number,
  isTimed: boolean,
  { sentence, all, index }: Entry,
): boolean {
  if (/\b(?:why|perche|come mai)\b/.test(folded))
    return !CAUSE.test(sentence.folded) && !CAUSE.test(all[index + 1]?.folded ?? "");
  return (kind === "who" || (kind === "when" && past)) && things < 2 && !isTimed;
}

/** What somebody studied: the subject, not the degree. */
export function namesStudySubject({ sentence }: Entry, { question: { folded } }: Search): boolean {
  if (!/\b(?:stud(?:y|ies|ied|ying)|studia\w*|laureat\w)\b/.test(folded) || /\b(?:voto|mark|grade)\b/.test(folded))
    return true;
  return /\b(?:stud(?:y|ies|ied|ying)|reads?|reading|degree in|master in|phd in|course|school|switched|changed|studi\w+|laure\w+ in|iscritt\w|corso|passat\w|facolta|esam\w|exams?|medicina|medicine|law|legge)\b/.test(
    sentence.folded,
  );
}

/** What somebody says: after a verb of saying, a colon or a quotation mark. */
export function reportsSpeech({ sentence }: Entry, { question: { folded } }: Search): boolean {
  if (!/\b(?:say|says|said|dice|dicev\w|detto|disse)\b/.test(folded)) return true;
  return (
    sentence.keys.has("say") ||
    sentence.keys.has("write") ||
    sentence.keys.has("think") ||
    /[:“"«]|\b(?:that|che)\b/.test(sentence.folded)
  );
}
