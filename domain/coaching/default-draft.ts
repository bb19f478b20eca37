import { silenceSentence } from "#domain/drafts/recall.ts";
import { CaseTexts } from "./cases/compose-case.ts";
import * as content from "./content.words-wanted.ts";
import type { ConversationState } from "./follow.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";
import { parts, asMarkdownQuote } from "./words-parts.ts";

/** If the request gives no content but the subject is known: a draft from the case's words. */
export function defaultDraft(
  input: CoachInput,
  voice: Voice,
  state: ConversationState,
  told: readonly string[],
): CoachReply | null {
  if (state.subject === null || state.subject === "talk") return null;
  const teller = new CaseTexts({ ...state, subject: state.subject }, input, voice);
  const silence = silenceSentence(told, input.language);
  const words = teller.unquotedPhrase(silence === null ? state.told : null);
  if (words === null) return null;
  const name = state.who === null ? voice.called || null : null;
  const said = [silence, words].filter(Boolean).join(" ");
  const greeting = input.language === "it" ? "Ciao" : "Hi";
  const message =
    name === null
      ? upperFirst(said)
      : silence === null
        ? `${greeting} ${name}. ${said}`
        : `${greeting} ${name}, ${said}`;
  return {
    text: parts(
      voice.fresh(content.DRAFT_LEAD, "draft-lead"),
      asMarkdownQuote(message),
      voice.fresh(content.DRAFT_USUAL, "draft-usual"),
    ),
    topic: "draft",
    sources: [],
  };
}
