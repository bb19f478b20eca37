import { Waves } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { keepInTouch } from "#domain/people/keep-in-touch.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { cx } from "#web/ui/cx.ts";

export interface TouchLineProps {
  person: Pick<Persona, "keep_in_touch_days" | "last_contact" | "created_at" | "archived_at">;
  className?: string;
}

function asOfNow(person: Parameters<typeof keepInTouch>[0], now = new Date()) {
  return keepInTouch(person, now, timeZone());
}

/** Time since the last contact. Renders nothing for archived people and those without a keep-in-touch interval. */
export function TouchLine({ person, className }: TouchLineProps) {
  const { t } = useTranslation("people");
  const { last_contact: lastContact } = person;
  if (person.keep_in_touch_days === null || person.archived_at || lastContact === undefined) return null;
  const { due, days_since: count } = asOfNow({ ...person, last_contact: lastContact });
  const [today, earlier] =
    lastContact === null ? (["touch.new", "touch.added"] as const) : (["touch.today", "touch.since"] as const);
  const since = count === 0 ? t(today) : t(earlier, { count });
  return (
    <p className={cx("flex items-center gap-1.5 text-small text-ink-soft", className)}>
      <Waves aria-hidden="true" className={cx("size-4 shrink-0", due && "text-accent")} />
      <span>
        {due && <span className="font-semibold text-ink">{t("touch.due")}</span>}
        {due && " · "}
        {since}
      </span>
    </p>
  );
}
