import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { PasswordMatch } from "./PasswordMatch.tsx";
import { PasswordRules } from "./PasswordRules.tsx";

type Name = "password" | "repeated";

/** New password with a live rule checklist, and its repetition. */
export function NewPasswordFields(props: {
  password: string;
  repeated: string;
  field: (name: Name) => UseFormRegisterReturn & { error: string | undefined };
  /** Use the texts for a new account. */
  first?: boolean;
}) {
  const { t } = useTranslation("account");
  const { password, repeated, field, first = false } = props;
  return (
    <>
      <div className="flex flex-col gap-3">
        <PasswordInput
          label={first ? t("password") : t("new_password.label")}
          hint={first ? t("password_hint") : undefined}
          autoComplete="new-password"
          {...field("password")}
        />
        <PasswordRules password={password} />
      </div>
      <div className="flex flex-col gap-2">
        <PasswordInput
          label={first ? t("repeat_password") : t("new_password.repeat")}
          autoComplete="new-password"
          {...field("repeated")}
        />
        <PasswordMatch password={password} repeated={repeated} />
      </div>
    </>
  );
}
