import { faultsOfText } from "#domain/drafts/gate.ts";
import { applyWishes, reviseDraft } from "#domain/drafts/revise-draft.ts";
import { ownGender } from "#domain/drafts/whom.ts";
import { readWish, type Wish } from "#domain/drafts/wish.ts";
import * as content from "./content.words-wanted.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import type { Voice } from "./voice.ts";
import { parts, asMarkdownQuote } from "./words-parts.ts";

export function canAddToDraft({ language, persona, user, message }: CoachInput, last: string): boolean {
  const revised = reviseDraft(last, message, { language, persona, user: { name: user.name ?? null } });
  return revised?.done.includes("told") ?? false;
}

export function changeDraft(input: CoachInput, voice: Voice, last: string): CoachReply | null {
  const wish = readWish(input.message.replaceAll("’", "'"));
  return wish === null ? unclearReply(voice, last) : reviseOpenDraft(input, voice, last, [wish], true);
}

/** Null if the words to remove aren't in the message and, unless `sure`, the user may mean something else. */
export function reviseOpenDraft(
  input: CoachInput,
  voice: Voice,
  last: string,
  wishes: readonly Wish[],
  sure: boolean,
): CoachReply | null {
  const { language, persona, user, message, history } = input;
  const gender = ownGender(
    persona.name,
    history.flatMap(({ role, content: words }) => (role === "user" ? [words] : [])).join(". "),
    language,
  );
  const own = { language, persona: { ...persona, gender }, user: { name: user.name ?? null } };
  const { text, done } = applyWishes(last, wishes, own);
  if (text === last) {
    const failed = done.find((one) => one === "language-unsupported" || one === "not-found");
    if (failed === "not-found" && !sure) return null;
    if (failed) return unchangedReply(voice.choose(content.CHANGE_FAILED[failed], failed), last);
    const options = done.includes("not-there") ? content.NOT_THERE : content.CHANGE_NOTHING;
    return unchangedReply(voice.choose(options, "change-nothing"), last);
  }
  const said = [...history.map((turn) => turn.content), message].join(". ");
  const ctx = { language, said, persona: persona.name };
  const before = new Set(faultsOfText(last, ctx));
  // The result is worse, so the request was misunderstood.
  if (faultsOfText(text, ctx).some((fault) => !before.has(fault))) return unclearReply(voice, last);
  return changedDraftReply(text, voice);
}

export const changedDraftReply = (text: string, voice: Voice): CoachReply => ({
  text: parts(voice.fresh(content.CHANGE_LEAD, "change-lead"), asMarkdownQuote(text)),
  topic: "draft",
  sources: [],
});

/** A question back, with the message unchanged. */
const unchangedReply = (text: string, last: string): CoachReply => ({
  text: parts(text, asMarkdownQuote(last)),
  topic: "draft",
  sources: [],
});

export const unclearReply = (voice: Voice, last: string): CoachReply =>
  unchangedReply(voice.choose(content.CHANGE_UNCLEAR, "change-unclear"), last);
