import { CalendarDays, Lightbulb, NotebookPen, NotebookText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";

/** A suggested first message, based on a note or a plan about the person. */
export interface Starter {
  kind: "note" | "plan";
  label: string;
  /** The text that is sent. */
  message: string;
}

export interface WelcomeProps {
  starters: readonly Starter[];
  onStart: (message: string) => void;
  personName: string;
  disabled: boolean;
  /** A danger about the person is open, so nothing is suggested. */
  careful: boolean;
  onPrepare: () => void;
}

/** Shown before the first message: introduction, suggestions (none while a danger is open) and disclaimer. */
export function Welcome(props: WelcomeProps) {
  const { personName, disabled, careful, onPrepare } = props;
  const { t } = useTranslation("chat");
  return (
    <div className="m-auto flex max-w-110 flex-col items-center gap-4 py-2 text-center">
      <TuningDrawing className="w-28" />
      <h3 className="font-serif text-h3 font-semibold">{t("welcome.title", { name: personName })}</h3>
      <p className="text-ink-soft">{careful ? t("welcome.careful") : t("welcome.text", { name: personName })}</p>
      {!careful && (
        <div className="flex w-full flex-wrap gap-3 *:grow">
          <Button
            aria-disabled={disabled || undefined}
            onClick={() => props.onStart(t("suggest.message", { name: personName }))}
          >
            <Lightbulb aria-hidden="true" className="size-5 text-accent" />
            {t("suggest.button")}
          </Button>
          <Button aria-disabled={disabled || undefined} onClick={onPrepare}>
            <NotebookPen aria-hidden="true" className="size-5 text-accent" />
            {t("interactions:prepare")}
          </Button>
        </div>
      )}
      {!careful && props.starters.length > 0 && (
        <ul className="flex w-full flex-col gap-1">
          {props.starters.map(({ kind, label, message }) => (
            <li key={kind}>
              <button
                type="button"
                aria-disabled={disabled || undefined}
                onClick={() => !disabled && props.onStart(message)}
                className="flex min-h-11 w-full items-start gap-2 rounded-md px-3 py-2.5 text-left text-small hover:bg-sunk [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-accent"
              >
                {kind === "plan" ? <CalendarDays aria-hidden="true" /> : <NotebookText aria-hidden="true" />}
                <span className="min-w-0 break-words">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Disclaimer />
    </div>
  );
}

/** Shown at the start of every conversation. */
export function Disclaimer() {
  const { t } = useTranslation("chat");
  return <p className="mx-auto max-w-110 text-center text-small text-ink-soft">{t("disclaimer")}</p>;
}
