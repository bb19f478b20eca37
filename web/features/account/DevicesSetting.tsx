import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionEntry } from "#domain/account/security.ts";
import { formatDate } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import { devicesQuery, useEndAllSessions, useEndSession } from "./security-queries.ts";

/** Lists the account's sessions by device and signs out one or all. */
export function DevicesSetting() {
  const { t } = useTranslation("security");
  const devices = useQuery(devicesQuery);
  const end = useEndSession();
  const endAll = useEndAllSessions();
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const failed = end.error ?? endAll.error;

  const nameOf = ({ device, browser, system }: SessionEntry) =>
    browser && system ? t("devices.on", { browser, system }) : (browser ?? t(`devices.kind.${device}`));

  return (
    <SettingSection title={t("devices.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <Loaded query={devices} failed={t("email.failed")} lines={3}>
          {({ sessions }) => (
            <ul className="flex w-full flex-col divide-y divide-line">
              {sessions.map((session) => (
                <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      {nameOf(session)} {session.current && <Badge>{t("devices.this")}</Badge>}
                    </p>
                    <p className="text-small text-ink-soft">
                      {session.current
                        ? t("devices.here")
                        : t("devices.seen", { date: formatDate(session.last_seen_at, currentLanguage()) })}
                    </p>
                  </div>
                  {session.current ? (
                    <SignOutButton look="button" />
                  ) : (
                    <Button
                      aria-label={t("devices.end_this", { device: nameOf(session) })}
                      busy={end.isPending && end.variables === session.id}
                      onClick={() => end.mutate(session.id, { onSuccess: () => setEnded(nameOf(session)) })}
                    >
                      {t("devices.end")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <p role="status" className="empty:hidden">
          {ended && t("devices.ended", { device: ended })}
        </p>
        {failed && <ErrorNote title={t("devices.not_ended")}>{errorText(failed)}</ErrorNote>}
        <Button onClick={() => setAsking(true)}>{t("devices.all")}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("devices.all_title")}
        description={t("devices.all_text")}
        confirmLabel={t("devices.all")}
        cancelLabel={t("common:action.cancel")}
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </SettingSection>
  );
}
