import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import { coachStatusQuery, useModelConsent } from "#web/app/coach-status.ts";
import { formatDate, formatMoment } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { siteQuery } from "#web/app/site.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";

/** Names the external model, says what it receives and revokes consent. Renders nothing when none is configured. */
export function ModelSetting() {
  const site = useQuery(siteQuery).data;
  return site?.model || site?.transcription ? <Model recordings={site.transcription} /> : null;
}

function Model({ recordings }: { recordings: boolean }) {
  const { t } = useTranslation("settings");
  const query = useQuery(coachStatusQuery);
  const consent = useModelConsent();
  const language = currentLanguage();
  return (
    <SettingSection title={t("model.title")}>
      <Loaded query={query} failed={t("model.failed")} lines={3}>
        {(status) => (
          <div className="flex max-w-measure flex-col gap-3">
            <p className="wrap-anywhere">
              <Trans
                ns="settings"
                i18nKey={status.model ? "model.where" : "model.where_only"}
                values={{ model: status.model, host: status.host }}
                components={{ 1: <strong className="font-semibold" /> }}
              />
            </p>
            <p className="text-ink-soft">
              {t("model.leaves")} {recordings && t("model.recordings")}
            </p>
            <p role="status">
              {status.agreed_at
                ? t("model.since", { date: formatDate(status.agreed_at, language) })
                : consent.isSuccess
                  ? t("model.revoked")
                  : t("model.not_agreed")}
              {status.spent_until && ` ${t("model.spent", { time: formatMoment(status.spent_until, language) })}`}
            </p>
            {consent.error && <ErrorNote title={t("not_saved")}>{errorText(consent.error)}</ErrorNote>}
            {status.agreed_at && (
              <Button className="self-start" busy={consent.isPending} onClick={() => consent.mutate(false)}>
                {t("model.revoke")}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </SettingSection>
  );
}
