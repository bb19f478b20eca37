import { useTranslation } from "react-i18next";
import { minutesNeeded, type TimedItem } from "#domain/progress/time-needed.ts";
import { currentLanguage } from "#web/app/i18n.ts";

/** Says about how long questions take, in words that can stand in a sentence. */
export function useTimeNeeded(): (items: readonly TimedItem[]) => string {
  const { t } = useTranslation("questions");
  return (items) => {
    const count = minutesNeeded(items, currentLanguage());
    return count === 0 ? t("time.short") : t("time.minutes", { count });
  };
}
