import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { linkClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import type { Ending } from "./use-ending.ts";
import { useFreshFocus } from "./use-fresh-focus.ts";

/** Replaces a dismissed card: one line with an undo button. */
export function EndedLine({ ending, className }: { ending: Ending; className?: string | undefined }) {
  const { t } = useTranslation("safety");
  const line = useFreshFocus<HTMLParagraphElement>(ending.fresh);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className={cx("flex flex-wrap items-center gap-x-2 rounded-sm text-small text-ink-soft", className)}
    >
      <Check aria-hidden="true" className="size-4 shrink-0" />
      <span>{t(`ended.${ending.as ?? "earlier"}`)}</span>
      <button type="button" onClick={ending.undo} className={`${linkClass} inline-flex min-h-11 min-w-11 items-center`}>
        {t("common:action.undo")}
      </button>
    </p>
  );
}
