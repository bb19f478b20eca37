import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LookBack } from "#domain/progress/contract.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { TODAY_CARD, TODAY_LINK } from "#web/people/today-card.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useDismissLookBack } from "./queries.ts";

/** The week's look back, to be opened or put away. */
export function LookBackCard({ lookBack }: { lookBack: LookBack }) {
  const { t } = useTranslation("progress");
  const dismiss = useDismissLookBack(timeZone());
  const putAway = () => {
    dismiss.mutate(lookBack.starts);
    // The card goes, and its button with it.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  return (
    <li className={TODAY_CARD}>
      <div className="flex items-start justify-between gap-1">
        <Link
          from="/home"
          to="/home"
          search={(now) => ({ ...now, look_back: "open" as const })}
          resetScroll={false}
          className={cx(TODAY_LINK, "font-serif text-lead leading-tight whitespace-normal!")}
        >
          {t("look_back.card")}
        </Link>
        <IconButton
          label={t("look_back.dismiss")}
          icon={<X aria-hidden="true" />}
          className="z-1 -mt-2.5 -mr-3 -mb-2.5"
          onClick={putAway}
        />
      </div>
      <p className="line-clamp-2 text-small break-words text-ink-soft">{lookBack.opening}</p>
    </li>
  );
}
