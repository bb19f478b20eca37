import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmailSchema, type Security } from "#domain/account/security.ts";
import { errorText } from "#web/app/error-text.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { EmailInput, PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { useChangeEmail, useSendVerification } from "./security-queries.ts";

/** Shows whether the email address is confirmed, resends the confirmation and changes the address. */
export function EmailSetting({ security }: { security: Security }) {
  const { t } = useTranslation("security");
  const again = useSendVerification();
  const [changing, setChanging] = useState(false);
  return (
    <SettingSection title={t("email.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="font-medium wrap-anywhere">{security.email}</p>
        {!security.email_verified && <p className="text-ink-soft">{t("email.unverified")}</p>}
        <p role="status" className="wrap-anywhere empty:hidden">
          {security.new_email ? t("email.waiting", { email: security.new_email }) : again.isSuccess && t("email.sent")}
        </p>
        {again.isError && <ErrorNote>{errorText(again.error)}</ErrorNote>}
        {!security.has_password && <p className="text-ink-soft">{t("email.password_first")}</p>}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {!security.email_verified && (
            <Button busy={again.isPending} onClick={() => again.mutate(undefined)}>
              {t("email.again")}
            </Button>
          )}
          {security.has_password && !changing && <Button onClick={() => setChanging(true)}>{t("email.change")}</Button>}
        </div>
        {changing && <ChangeEmail onClose={() => setChanging(false)} />}
      </div>
    </SettingSection>
  );
}

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("security");
  const { field, ...state } = useServerForm({
    schema: changeEmailSchema,
    defaults: { email: "", password: "" },
    send: useChangeEmail().mutateAsync,
    onSent: onClose,
  });
  return (
    <ServerForm state={state} className="flex w-full flex-col gap-4">
      <EmailInput label={t("email.new")} autoComplete="email" {...field("email")} />
      <PasswordInput label={t("email.password")} {...field("password")} />
      <FormFailure title={t("email.not_changed")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("email.send")}</SubmitButton>
        <Button onClick={onClose}>{t("common:action.cancel")}</Button>
      </div>
    </ServerForm>
  );
}
