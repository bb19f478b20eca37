import { useTranslation } from "react-i18next";
import type { FlowQuestion } from "./flow-question.ts";
import { autoAdvances } from "./auto-advance.ts";

/** Keyboard hint below a question: which keys answer, and whether a scale auto-advances. Hidden on touch devices. */
export function KeysLine({ question, last }: { question: FlowQuestion; last: boolean }) {
  const { t } = useTranslation("questions");
  if (question.kind === "text") return null;
  const scale = autoAdvances() && !last ? t("keys.likert") : t("keys.likert_waits");
  return (
    <p className="hidden text-caption text-ink-soft pointer-fine:block">
      {question.kind === "likert" ? scale : t("keys.choice", { last: question.options.at(-1)?.value.toUpperCase() })}
    </p>
  );
}
