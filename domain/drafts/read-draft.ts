import type { Language } from "#domain/language.ts";
import { REMARKS, SEVERAL } from "./content.remarks.ts";
import { normalizeQuotes } from "./repair-typing.ts";

const MOST = 3;

const DEMAND: Record<Language, RegExp> = {
  en: /^(?:and |also |then |please )*(?:(?:you )?(?:need|have|must|should|ought|better)\b|(?:stop|start|call|pay|give|bring|clean|send|tell|answer|apologi[sz]e|come|do|don't|make|get|pick|return|fix|wash|change|explain|stay|take|put|move|let)\b)/i,
  it: /^(?:e |ed |poi |anche |per favore )*(?:(?:mi |ci |non )?(?:devi|dovresti)(?!\p{L})|(?:smettila|smetti|comincia|inizia|chiama(?:mi)?|paga(?:mi)?|dammi|porta(?:mi)?|pulisci|manda(?:mi)?|dimmi|rispondi(?:mi)?|vieni|fai|non fare|ridammi|lava|spiega(?:mi)?|chiedi|vai|metti|sistema|torna|restituisci\p{L}*)(?!\p{L}))/iu,
};

/** At most three passages that are hard to take, each with a better wording. */
export function readDraft(
  text: string,
  language: Language,
): { remarks: { quote: string; why: string; better: string }[] } {
  const draft = draftIn(normalizeQuotes(text.slice(0, 6000)));
  const sentences = (draft.match(/[^.!?…\n]+[.!?…]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
  const remarks: { quote: string; why: string; better: string }[] = [];
  const taken = new Set<string>();
  for (const { match, why, better } of REMARKS) {
    const sentence = sentences.find(
      (candidate) => !taken.has(candidate) && match[language].test(candidate) && !isPraise(candidate, language),
    );
    if (!sentence || remarks.length === MOST) continue;
    taken.add(sentence);
    remarks.push({ quote: sentence, why: why[language], better: better[language] });
  }
  const parts = draft.split(/[.!?…;,\n]+| (?:and|e) (?=\p{L})/u).map((part) => part.trim());
  const demands = parts.filter((part) => DEMAND[language].test(part));
  if (remarks.length < MOST && demands.length >= 3) {
    const [first = ""] = demands;
    const opened = first.charAt(0).toUpperCase() + first.slice(1);
    remarks.push({
      quote: demands.join(", "),
      why: SEVERAL.why[language],
      better: SEVERAL.better[language].replace("{first}", opened),
    });
  }
  return { remarks };
}

/** “you are always there for me”: “always” without blame. */
function isPraise(sentence: string, language: Language): boolean {
  return (
    language === "en"
      ? /\b(?:always (?:there|kind|so kind|helped|been there|make me (?:laugh|smile|happy)|welcome|love)|never (?:forget|let me down)|i(?:'ve| have)? (?:will )?always)\b/i
      : /(?<!\p{L})(?:(?:ci sei|mi sei) sempre|sempre (?:stat[oa] (?:vicin|gentil|con me)|gentil|disponibil|presente|nel mio cuore|con me|la benvenut|il benvenut)|non (?:ti )?dimentic\p{L}* mai|mi fai sempre (?:ridere|sorridere|stare bene))/iu
  ).test(sentence);
}

/** The message itself, if the user's question about it is in the same text. */
function draftIn(text: string): string {
  const quoted = /"([^"]{8,})"/.exec(text)?.[1] ?? /(?:^|[\s:])'(.{8,})'(?=\s|[.?!]|$)/.exec(text)?.[1];
  if (quoted) return quoted;
  const asked =
    /^[^:]{0,90}(?:think|okay|ok|send|sound|read|check|look|dici|pensi|sembra|suona|pare|bene|leggi|guarda|messaggio|message|text|draft)[^:]{0,40}:\s*(.+)$/isu.exec(
      text,
    )?.[1];
  return asked ?? text;
}
