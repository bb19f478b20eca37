import { LanguageDialog } from "./dialogs.ts";
import { useLanguageQuestion } from "./use-language-question.ts";

/** Asks for the language when none has been chosen yet. */
export function LanguageChooser() {
  return <LanguageDialog open={useLanguageQuestion()} />;
}
