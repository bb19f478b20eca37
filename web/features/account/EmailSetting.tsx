import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmailSchema, type Security } from "#domain/account/security.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useChangeEmail, useSendVerification } from "./security-queries.ts";

/** One's address: whether it is confirmed, and changing it. */
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
  const change = useChangeEmail();
  const form = useSchemaForm(changeEmailSchema, { email: "", password: "" });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    change
      .mutateAsync(input)
      .then(onClose)
      .catch((error: unknown) => void showAtField(error, ["email", "password"], form.setError)),
  );
  return (
    <form
      noValidate
      className="flex w-full flex-col gap-4"
      onSubmit={(event) => {
        if (change.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <TextField
        label={t("email.new")}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={fieldText(errors.email?.message)}
        {...form.register("email")}
      />
      <PasswordField
        label={t("email.password")}
        showLabel={t("account:show_password")}
        hideLabelText={t("account:hide_password")}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...form.register("password")}
      />
      {change.isError && !errors.email && !errors.password && (
        <ErrorNote title={t("email.not_changed")}>{errorText(change.error)}</ErrorNote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={change.isPending}>
          {t("email.send")}
        </Button>
        <Button onClick={onClose}>{t("common:action.cancel")}</Button>
      </div>
    </form>
  );
}
