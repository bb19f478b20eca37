import type { OpenItem } from "#domain/choice-item.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import type { AssessmentItem, AssessmentLetter } from "#domain/relationship/content.assessment.ts";

/** A question ready to display: in the current language, with the person's name inserted. */
export type FlowQuestion = { key: string; text: string } & (
  | { kind: "likert" }
  | { kind: "choice"; options: { value: AssessmentLetter; label: string }[] }
  | { kind: "text"; hint: string | undefined }
);

/** Converts an item of any questionnaire; `name` replaces `{name}` in its texts. */
export function flowQuestion(
  item: LikertItem | OpenItem | AssessmentItem,
  language: Language,
  name = "",
): FlowQuestion {
  const words = (text: Bilingual) => text[language].replaceAll("{name}", () => name);
  const asked = { key: item.key, text: words(item.text) };
  if ("trait" in item) return { ...asked, kind: "likert" };
  if ("kind" in item && item.kind === "text") {
    return { ...asked, kind: "text", hint: item.hint && words(item.hint) };
  }
  const { options } = item;
  return {
    ...asked,
    kind: "choice",
    options: Object.entries(options).map(([value, option]) => ({
      value: value as AssessmentLetter,
      label: words("text" in option ? option.text : option),
    })),
  };
}
