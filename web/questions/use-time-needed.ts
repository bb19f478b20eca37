import { useTranslation } from "react-i18next";
import { minutesNeeded, type TimedItem } from "#domain/progress/time-needed.ts";
import { currentLanguage } from "#web/app/i18n.ts";

/** Formats the estimated time for questions as a phrase to insert into a sentence. */
export function useTimeNeeded(): (items: readonly TimedItem[]) => string {
  const { t } = useTranslation("questions");
  return (items) => {
    const count = minutesNeeded(items, currentLanguage());
    return count === 0 ? t("time.short") : t("time.minutes", { count });
  };
}
