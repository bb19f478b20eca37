import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Reminders } from "#domain/reminders/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { Checkbox } from "#web/ui/check-field.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { useUpdateReminders } from "./queries.ts";

/** Whether reminders also come by mail, which takes a confirmed address. */
export function MailSetting({ reminders: { settings, email, email_verified } }: { reminders: Reminders }) {
  const { t } = useTranslation("reminders");
  const { mutate, isSuccess, error } = useUpdateReminders();
  return (
    <SettingSection title={t("mail.title")} saved={isSuccess}>
      <div className="flex max-w-measure flex-col items-start gap-2">
        {(email_verified || settings.by_mail) && (
          <Checkbox
            label={<span className="wrap-anywhere">{t("mail.on", { email })}</span>}
            hint={t("mail.hint")}
            checked={settings.by_mail}
            onChange={(event) => mutate({ by_mail: event.target.checked })}
          />
        )}
        {!email_verified && (
          <>
            <p className="wrap-anywhere text-ink-soft">{t("mail.unconfirmed", { email })}</p>
            <Link
              to="/settings/$part"
              params={{ part: "signing-in" }}
              className={`${linkClass} inline-flex min-h-11 items-center`}
            >
              {t("mail.confirm")}
            </Link>
          </>
        )}
        {error && <ErrorNote title={t("not_saved")}>{errorText(error)}</ErrorNote>}
      </div>
    </SettingSection>
  );
}
