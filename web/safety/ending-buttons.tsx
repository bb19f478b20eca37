import { useTranslation } from "react-i18next";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { endingsOf } from "./marks.ts";
import type { Ending } from "./use-ending.ts";

/** Link-like buttons of a strip; `quietButton`, for dismissing, is less prominent than `stripButton`, for help. */
export const stripButton = `${linkClass} inline-flex min-h-11 items-center gap-1 text-left text-small`;
export const quietButton =
  "inline-flex min-h-11 items-center rounded-sm text-left text-small text-ink-soft underline decoration-line-strong " +
  "underline-offset-[0.2em] hover:text-ink hover:decoration-ink";

export interface EndingButtonsProps {
  path: DangerPath;
  ending: Ending;
  look: "button" | "link";
  className?: string | undefined;
}

/** The buttons to dismiss a danger. */
export function EndingButtons({ path, ending, look, className }: EndingButtonsProps) {
  const { t } = useTranslation("safety");
  return endingsOf(path).map((as) =>
    look === "button" ? (
      <Button key={as} className={className} onClick={() => ending.end(as)}>
        {t(`end.${as}`)}
      </Button>
    ) : (
      <button key={as} type="button" className={cx(quietButton, className)} onClick={() => ending.end(as)}>
        {t(`end.${as}`)}
      </button>
    ),
  );
}
