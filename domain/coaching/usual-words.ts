import { silenceTold } from "#domain/drafts/recall.ts";
import { CaseTeller } from "./cases/compose-case.ts";
import * as content from "./content.words-wanted.ts";
import type { ConversationFile } from "./follow.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";
import { parts, quoted } from "./words-parts.ts";

/** If the request gives no content but the subject is known: a draft from the case's words. */
export function usualWords(
  input: CoachInput,
  voice: Voice,
  file: ConversationFile,
  told: readonly string[],
): CoachReply | null {
  if (file.subject === null || file.subject === "talk") return null;
  const teller = new CaseTeller({ ...file, subject: file.subject }, input, voice);
  const silence = silenceTold(told, input.language);
  const words = teller.bareWords(silence === null ? file.told : null);
  if (words === null) return null;
  const name = file.who === null ? voice.called || null : null;
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
      quoted(message),
      voice.fresh(content.DRAFT_USUAL, "draft-usual"),
    ),
    topic: "draft",
    sources: [],
  };
}
