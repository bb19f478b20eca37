import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "#web/app/i18n.ts";
import { formatDate } from "#web/format/dates.ts";
import { mondayOf, weeksAgo } from "./words.ts";

/** The week in which an account was last used, in words. */
export function LastSeen({ week }: { week: string | null }) {
  const { t } = useTranslation("admin");
  const [now] = useState(() => new Date());
  if (week === null) return t("seen.unknown");
  const ago = weeksAgo(week, now);
  if (ago <= 0) return t("seen.this_week");
  if (ago === 1) return t("seen.last_week");
  // Noon, so that no time zone shifts the day.
  const monday = new Date(mondayOf(week).getTime() + 43_200_000);
  return t("seen.week_of", { date: formatDate(monday.toISOString(), currentLanguage()) });
}
