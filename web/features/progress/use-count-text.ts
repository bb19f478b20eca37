import { useTranslation } from "react-i18next";
import { currentLanguage } from "#web/app/i18n.ts";
import type { Counts } from "./weeks.ts";

/** Formats counts in one line, such as “3 notes, 1 interaction planned”; empty without counts. */
export function useCountText(): (counts: Counts) => string {
  const { t } = useTranslation("progress");
  return (counts) =>
    new Intl.ListFormat(currentLanguage(), { type: "unit", style: "short" }).format(
      counts.map(([name, count]) => t(`common:count.${name}`, { count })),
    );
}
