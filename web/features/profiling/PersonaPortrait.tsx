import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AdviceParts } from "#domain/advice.ts";
import { KeySentence } from "#web/ui/prose.tsx";

/** A person's texts, split for display. */
export interface Portrait {
  /** The first two sentences of the summary, because the first one only says whose view this is. */
  keySentence: string;
  /** The third sentence. */
  third: string;
  /** The rest of the summary, in paragraphs. */
  rest: readonly string[];
  tips: AdviceParts | null;
}

/** The key sentence of a person's portrait. */
export function PersonaPortrait({ name, keySentence }: { name: string; keySentence: string }) {
  const { t } = useTranslation("persona");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t("profiling:summary.title", { name })}
      </h2>
      <KeySentence>{keySentence}</KeySentence>
    </section>
  );
}
