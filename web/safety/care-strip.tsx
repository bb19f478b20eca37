import { ChevronDown, HeartHandshake } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { safetyCard } from "#domain/safety/content.card.ts";
import { cx } from "#web/ui/cx.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { EndingButtons, stripButton } from "./ending-buttons.tsx";
import { Helplines } from "./helplines.tsx";
import { QuickExit } from "./quick-exit.tsx";
import type { Ending } from "./use-ending.ts";
import { useFreshFocus } from "./use-fresh-focus.ts";

const LOOK = {
  /** Page header. */
  page: "rounded-lg border border-line-strong bg-notice-soft px-4 pt-4 pb-2 sm:px-5",
  /** Top of the chat, above the scroll area. */
  chat: "relative z-1 shrink-0 border-b border-line bg-notice-soft px-4 sm:px-6",
  /** Below a text in a list. */
  text: "border-l-[3px] border-notice pl-4",
};

export interface CareStripProps {
  path: DangerPath;
  look: keyof typeof LOOK;
  ending: Ending;
  /** Below the title: why it is shown, and what is withheld. */
  children?: ReactNode;
}

/** Collapsed safety card: the helplines, the exit and the buttons to dismiss it are one tap away. */
export function CareStrip({ path, look, ending, children }: CareStripProps) {
  const { t } = useTranslation("safety");
  const id = useId();
  const [open, setOpen] = useState(false);
  const card = safetyCard(path, currentLanguage());
  const help = useFreshFocus<HTMLButtonElement>(ending.fresh);
  // The chat has room for one row: the dismiss buttons move into the expandable section.
  const folds = look === "chat";
  const endings = <EndingButtons path={path} ending={ending} look="link" />;
  return (
    <aside aria-label={card.title} className={cx("flex flex-col", LOOK[look])}>
      {look === "page" && (
        <p className="flex items-start gap-2 font-serif text-h3 leading-snug font-semibold">
          <HeartHandshake aria-hidden="true" className="mt-[0.2em] size-5 shrink-0 text-notice" />
          {card.title}
        </p>
      )}
      {children && <div className="mt-2 max-w-measure">{children}</div>}
      <div className={cx("flex flex-wrap gap-x-3 sm:gap-x-5", look === "page" && "mt-1")}>
        <button
          ref={help}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={stripButton}
        >
          {look !== "page" && <HeartHandshake aria-hidden="true" className="size-4.5 shrink-0 text-notice" />}
          {t("help")}
          <ChevronDown aria-hidden="true" className={cx("size-4 transition-transform", open && "rotate-180")} />
        </button>
        {look !== "text" && <QuickExit look="link" />}
        {!folds && endings}
      </div>
      <div
        id={id}
        hidden={!open}
        className={cx(
          "pb-3",
          folds && "max-h-[45dvh] overflow-y-auto sm:max-h-[min(45dvh,16rem)] [@media(max-height:40rem)]:max-h-[28dvh]",
        )}
      >
        {open && (
          <div className="flex flex-col gap-3">
            {look !== "page" && <p className="font-serif text-lead font-semibold">{card.title}</p>}
            <div className="flex flex-col gap-2">
              <Helplines path={path} />
            </div>
            <p className="max-w-measure">{card.body}</p>
            {folds && <div className="flex flex-wrap gap-x-5">{endings}</div>}
            {look === "text" && <QuickExit className="self-start" />}
          </div>
        )}
      </div>
    </aside>
  );
}
