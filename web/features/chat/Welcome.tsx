import { Lightbulb, NotebookPen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";

export interface WelcomeProps {
  personName: string;
  disabled: boolean;
  /** Danger is open about the person: nothing is suggested. */
  careful: boolean;
  onSuggest: () => void;
  onPrepare: () => void;
}

/** Before the first message: what this is and is not, and two ways to begin, unless there is danger. */
export function Welcome({ personName, disabled, careful, onSuggest, onPrepare }: WelcomeProps) {
  const { t } = useTranslation("chat");
  return (
    <div className="m-auto flex max-w-110 flex-col items-center gap-4 py-2 text-center">
      <TuningDrawing className="w-40" />
      <h3 className="font-serif text-h3 font-semibold">{t("welcome.title", { name: personName })}</h3>
      <p className="text-ink-soft">{careful ? t("welcome.careful") : t("welcome.text", { name: personName })}</p>
      {!careful && (
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:justify-center">
          <Button aria-disabled={disabled || undefined} onClick={onSuggest}>
            <Lightbulb aria-hidden="true" className="size-5 text-accent" />
            {t("suggest.button")}
          </Button>
          <Button aria-disabled={disabled || undefined} onClick={onPrepare}>
            <NotebookPen aria-hidden="true" className="size-5 text-accent" />
            {t("prepare.button")}
          </Button>
        </div>
      )}
      <Disclaimer />
    </div>
  );
}

/** Said before the first word of every conversation. */
export function Disclaimer() {
  const { t } = useTranslation("chat");
  return <p className="mx-auto max-w-110 text-center text-small text-ink-soft">{t("disclaimer")}</p>;
}
