import { useTakenOver } from "#web/app/take-over.tsx";
import { LanguageDialog } from "./dialogs.ts";
import { useLanguageQuestion } from "./use-language-question.ts";

/** Asks for the language when none has been chosen yet. */
export function LanguageChooser() {
  const isAsked = useLanguageQuestion();
  // A choice changes the texts of the whole page.
  const isTakenOver = useTakenOver();
  return <LanguageDialog open={isAsked && isTakenOver} />;
}
