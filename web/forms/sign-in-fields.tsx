import { useTranslation } from "react-i18next";
import { PasswordField, type PasswordFieldProps } from "#web/ui/password-field.tsx";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";

/** An email field that password managers and phone keyboards recognize. */
export function EmailInput(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="username" {...props} />;
}

/** A password field, for the current password unless `autoComplete` says otherwise. */
export function PasswordInput(props: Omit<PasswordFieldProps, "showLabel" | "hideLabelText">) {
  const { t } = useTranslation("common");
  const shown = { showLabel: t("password.show"), hideLabelText: t("password.hide") };
  return <PasswordField autoComplete="current-password" {...shown} {...props} />;
}

/** A one-time code from an app or an e-mail. */
export function CodeInput(props: TextFieldProps) {
  return <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />;
}
