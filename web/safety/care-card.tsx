import { HeartHandshake } from "lucide-react";
import type { ReactNode } from "react";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { safetyCard } from "#domain/safety/content.card.ts";
import { cx } from "#web/ui/cx.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { EndingButtons } from "./ending-buttons.tsx";
import { Helplines } from "./helplines.tsx";
import { QuickExit } from "./quick-exit.tsx";
import type { Ending } from "./use-ending.ts";
import { useFreshFocus } from "./use-fresh-focus.ts";

export interface CareCardProps {
  path: DangerPath;
  /** Null if the card cannot be dismissed here. */
  ending: Ending | null;
  /** Note about content that is withheld meanwhile. */
  aside?: ReactNode;
  /** Compact layout for the chat; `beneath`: below a strip, which already has the exit link. */
  chat?: "alone" | "beneath" | undefined;
  /** Just added: takes focus. */
  arriving?: boolean | undefined;
}

/** Safety card: reviewed text, helplines and the buttons to dismiss it. Nothing in it comes from a model. */
export function CareCard({ path, ending, aside, chat, arriving = false }: CareCardProps) {
  const card = safetyCard(path, currentLanguage());
  const title = useFreshFocus<HTMLParagraphElement>(arriving || (ending?.fresh ?? false));
  return (
    <aside
      aria-label={card.title}
      className={cx(
        "flex flex-col rounded-lg border border-line-strong bg-notice-soft p-4",
        chat ? "gap-3" : "gap-4 sm:p-5",
      )}
    >
      <div className="-mb-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p
          ref={title}
          tabIndex={-1}
          className="flex scroll-mt-6 items-start gap-2.5 rounded-sm font-serif text-h3 leading-snug font-semibold"
        >
          <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-notice" />
          {card.title}
        </p>
        {/* At the top, so that it is visible and reachable without scrolling. */}
        {chat !== "beneath" && <QuickExit look="link" className="-my-1.5" />}
      </div>
      {/* Before the text, so that the numbers are visible even if the card is taller than the viewport. */}
      <div className="flex flex-col gap-2">
        <Helplines path={path} />
      </div>
      <p className={cx("max-w-measure", chat && "text-small")}>{card.body}</p>
      {aside}
      {ending && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <EndingButtons path={path} ending={ending} look="button" />
        </div>
      )}
    </aside>
  );
}
