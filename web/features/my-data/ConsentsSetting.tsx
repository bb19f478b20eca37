import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/language.ts";
import type { Consent } from "#domain/my-data/contract.ts";
import { useModelConsent } from "#web/app/coach-status.ts";
import { formatDate, formatTime } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { consentsQuery } from "./queries.ts";

/** The user's consents with time and version, and a button to revoke the consent to a model. */
export function ConsentsSetting() {
  const { t } = useTranslation("my-data");
  const query = useQuery(consentsQuery);
  return (
    <SettingSection title={t("consents.title")}>
      <div className="flex max-w-measure flex-col gap-4">
        <Loaded query={query} failed={t("consents.failed")} lines={6}>
          {({ items }) => (
            <ul className="flex flex-col gap-4">
              {items.map((consent) => (
                <ConsentRow key={consent.id} consent={consent} />
              ))}
            </ul>
          )}
        </Loaded>
        <p className="text-small text-ink-soft">{t("consents.needed")}</p>
      </div>
    </SettingSection>
  );
}

/** Formats a version that is a date as a date; returns any other version unchanged. */
function versionName(version: string, language: Language): string {
  const day = /^(\d{4}-\d\d-\d\d)(?:\.[0-9a-f]+)?$/.exec(version)?.[1];
  return day ? formatDate(`${day}T12:00`, language) : version;
}

function ConsentRow({ consent }: { consent: Consent }) {
  const { t } = useTranslation("my-data");
  const client = useQueryClient();
  const revoke = useModelConsent();
  const language = currentLanguage();
  const { kind, version, agreed_at, revoked_at } = consent;
  return (
    <li>
      <p className="font-medium">{t(`consents.kind.${kind}`)}</p>
      <p className="text-small text-ink-soft">
        {t("consents.agreed", {
          date: formatDate(agreed_at, language),
          time: formatTime(agreed_at, language),
          version: versionName(version, language),
        })}
      </p>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {revoked_at &&
          t("consents.revoked", { date: formatDate(revoked_at, language), time: formatTime(revoked_at, language) })}
      </p>
      {revoke.error && <ErrorNote title={t("consents.not_revoked")}>{errorText(revoke.error)}</ErrorNote>}
      {kind === "model" && !revoked_at && (
        <Button
          className="mt-2"
          busy={revoke.isPending}
          onClick={() =>
            revoke.mutate(false, {
              onSuccess: () => client.invalidateQueries({ queryKey: consentsQuery.queryKey }),
            })
          }
        >
          {t("consents.revoke")}
        </Button>
      )}
    </li>
  );
}
