import { REQUESTS } from "#domain/drafts/variants.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { CoachInput } from "./reply-types.ts";

type Turn = CoachInput["history"][number];

const QUOTE = /^> ?(.*)$/;

/** The draft in each turn of the coach; null if a turn has none. */
export function draftsIn(history: CoachInput["history"]): (string | null)[] {
  return history.map((turn, at) => draftIn(turn, history[at - 1]));
}

function draftIn(turn: Turn, before: Turn | undefined): string | null {
  if (turn.role !== "assistant") return null;
  const lines = turn.content.split("\n");
  const from = lines.findIndex((line) => QUOTE.test(line));
  if (from < 0) return asksWords(before) ? plainDraft(turn.content) : null;
  const after = lines.slice(from).findIndex((line) => !QUOTE.test(line));
  const quoted = after < 0 ? lines.slice(from) : lines.slice(from, from + after);
  return quoted.map((line) => QUOTE.exec(line)![1]).join("\n");
}

const asksWords = (turn: Turn | undefined): boolean =>
  turn?.role === "user" && LANGUAGES.some((language) => REQUESTS[language].test(turn.content));

const LETTER =
  /^(?:hi|hello|hey|dear|ciao|ehi|car[oaie]|buongiorno|buonasera|salve|gentile)(?:[ !,](?!\p{L}*\?)[^.?!:\n]{0,40})?[,!\n]/iu;
const BETWEEN = /(?:^|[:\s])["“«]([^"”»]{20,})["”»]\s*$/u;

/** A draft that makes up a whole answer, or ends it in quotation marks. */
function plainDraft(text: string): string | null {
  const bare = text.trim();
  const quoted = BETWEEN.exec(bare)?.[1]?.trim();
  if (quoted && LETTER.test(quoted)) return quoted;
  return LETTER.test(bare) && bare.split(/\s+/).length >= MIN_LETTER_WORDS ? bare : null;
}

const MIN_LETTER_WORDS = 7;
