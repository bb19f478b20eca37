import { LogOut } from "lucide-react";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { stripButton } from "./ending-buttons.tsx";
import { leaveNow, watchEscape } from "./leave.ts";

export interface QuickExitProps {
  look?: "button" | "link";
  className?: string;
}

/**
 * Leaves the application for a neutral page. While mounted, three quick presses of Escape do the same. Before React has
 * taken over, web/early-record.ts finds the button by `data-leave` and does both.
 */
export function QuickExit({ look = "button", className }: QuickExitProps) {
  const { t } = useTranslation("safety");
  const id = useId();
  useEffect(watchEscape, []);
  const words = (
    <>
      <LogOut aria-hidden="true" className="size-4.5 shrink-0" />
      {t("leave")}
    </>
  );
  return (
    <>
      {look === "button" ? (
        <Button data-leave="" className={className} aria-describedby={id} onClick={leaveNow}>
          {words}
        </Button>
      ) : (
        <button
          type="button"
          data-leave=""
          className={cx(stripButton, className)}
          aria-describedby={id}
          onClick={leaveNow}
        >
          {words}
        </button>
      )}
      <span id={id} hidden>
        {t("leave_hint")}
      </span>
    </>
  );
}
