import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Announcement } from "#web/ui/announcement.tsx";
import { readCookie, writeCookie } from "./cookies.ts";
import { currentLanguage } from "./i18n.ts";
import { sessionQuery } from "./session.ts";

/** A cookie, so that the server's HTML leaves out what was hidden on this device. */
const HIDDEN = "sintonia_hidden";

/** The current announcements that were not hidden on this device, for the top of signed-in pages. */
export function Announcements() {
  const { t } = useTranslation("common");
  const all = useQuery({ ...sessionQuery, enabled: false }).data?.announcements;
  const [hidden, setHidden] = useState(() => readCookie(HIDDEN)?.split(" ") ?? []);
  const shown = all?.filter(({ id }) => !hidden.includes(id)) ?? [];
  if (!all || shown.length === 0) return null;

  function hide(id: string): void {
    // Those that have ended are forgotten.
    const next = [...hidden.filter((one) => all?.some((known) => known.id === one)), id];
    setHidden(next);
    writeCookie(HIDDEN, next.join(" "));
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
  return (
    <section aria-label={t("announcements.label")} data-screen-only>
      {shown.map(({ id, level, ...texts }) => (
        <Announcement key={id} level={level} dismissLabel={t("announcements.hide")} onDismiss={() => hide(id)}>
          {texts[currentLanguage()]}
        </Announcement>
      ))}
    </section>
  );
}
