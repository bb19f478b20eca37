import type { Language } from "#domain/language.ts";
import { isToCoach } from "./coach-talk.ts";
import { sentencesOf } from "./frame-text.ts";
import { normalizeQuotes } from "./repair-typing.ts";

/** Says what the user wants from the other, or wants the other to know. */
const WISH: Record<Language, RegExp> = {
  en: /(?:^|[,;] |\b(?:and|but|so|maybe|then) )((?:i (?:just |only |really |still )*(?:want|need|would like|'d like|'d love|wish|hope|would prefer|'d prefer|would say|'d say|can only|could|can do|can't|cannot|won't)|i'd (?:like|love|prefer|say|rather)|id (?:like|love|prefer|rather)|i(?:'m| am|m) (?:so |really )?sorry|i miss|we (?:could|need to|should)) .{4,})/iu,
  it: /(?:^|[,;] |(?<!\p{L})(?:e|ma|però|magari|quindi) )((?:(?:io )?(?:vorrei|voglio|volevo|preferirei|preferisco|direi|mi piacerebbe|spero|posso solo|potrei|non posso|mi dispiace|mi manca|mi manchi|avrei bisogno|ho bisogno che|mi serve che)|potremmo|dovremmo) .{4,})/iu,
};
const ADVICE =
  /^(?:should|shall|do you|is it|what|how|why|can you|could you|dovrei|secondo te|devo|come|che cosa|cosa|perché|puoi|potresti|mi scrivi)(?!\p{L})|\?$/iu;
const LATEST = 4;

/** Requests made from what the user said before, the newest first. */
export function earlierRequests(told: readonly string[], name: string, language: Language): string[] {
  return told
    .slice(-LATEST)
    .toReversed()
    .flatMap((turn) => {
      const wished = sentencesOf(normalizeQuotes(turn))
        .filter((sentence) => !isToCoach(sentence, language) && !ADVICE.test(sentence))
        .flatMap((sentence) => {
          const found = WISH[language].exec(sentence)?.[1];
          return found
            ? [
                found.replace(/^(?:id|i'd say|i would say|direi)(?= )(?:che )?/iu, (lead) =>
                  /^id$/i.test(lead) ? "I'd" : lead,
                ),
              ]
            : [];
        });
      if (wished.length === 0) return [];
      const said = wished.map((one) => one.replace(/[.!?…\s]+$/, "")).join(". ");
      return [language === "en" ? `tell ${name} that ${said}` : `scrivi a ${name} che ${said}`];
    });
}

const SILENT: Record<Language, RegExp> = {
  en: /\b(?:has not|hasn't|hasnt|has never|didn't|have not|haven't|doesn't|not) (?:\w+ )?(?:answer\w*|repl\w+|written|wrote|write|call\w*|rung|text\w*|been in touch|spoken|heard)\b[^.?!]*?\b(?:for|in|since) ((?:about |almost |over |more than )?(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|several|a few) (?:days?|weeks?|months?|years?))\b|\bleft me on read for (\d+ (?:days?|weeks?|months?))/i,
  it: /(?<!\p{L})non (?:mi |ci )?(?:risponde|ha (?:più )?risposto|scrive|ha (?:più )?scritto|chiama|ha (?:più )?chiamato|si fa (?:sentire|viva|vivo)|si è (?:più )?fatt[oa] (?:sentire|viva|vivo)|parla|la sento|lo sento|sento)[^.?!]*?(?<!\p{L})(?:da|per) ((?:quasi |più di |circa )?(?:\d+|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|parecch\p{L}+|qualche) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]))(?!\p{L})/iu,
};

/** How long the other has been silent, phrased for them: “it’s been three weeks since I heard from you”; null if unknown. */
export function silenceSentence(told: readonly string[], language: Language): string | null {
  for (const turn of told.toReversed()) {
    const found = SILENT[language].exec(normalizeQuotes(turn));
    const span = found?.[1] ?? found?.[2];
    if (!span) continue;
    if (language === "en") return `it's been ${span.toLowerCase()} since I heard from you.`;
    const one = /^(?:un|una) /i.test(span);
    return `${one ? "è" : "sono"} ${span.toLowerCase()} che non ti sento.`;
  }
  return null;
}
