import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PasswordMatch } from "./PasswordMatch.tsx";
import { PasswordRules } from "./PasswordRules.tsx";

/** A new password, its rules ticked off while it is typed, and the same once more. */
export function NewPasswordFields(props: {
  password: string;
  repeated: string;
  error: string | undefined;
  register: (name: "password" | "repeated") => UseFormRegisterReturn;
}) {
  const { t } = useTranslation("security");
  const shown = { showLabel: t("account:show_password"), hideLabelText: t("account:hide_password") };
  return (
    <>
      <PasswordField
        label={t("password.new")}
        autoComplete="new-password"
        error={props.error}
        {...shown}
        {...props.register("password")}
      />
      <PasswordRules password={props.password} />
      <div className="flex flex-col gap-2">
        <PasswordField
          label={t("password.repeat")}
          autoComplete="new-password"
          {...shown}
          {...props.register("repeated")}
        />
        <PasswordMatch password={props.password} repeated={props.repeated} />
      </div>
    </>
  );
}
