import { useTranslation } from "react-i18next";
import { z } from "zod";
import { passwordSchema } from "#domain/account/contract.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useResetPassword } from "./security-queries.ts";

const schema = z.object({ password: passwordSchema, repeated: z.string() });

/** Sets a new password with the token from a mailed link. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation("security");
  const reset = useResetPassword();
  const { form, field, ...state } = useServerForm({
    schema,
    defaults: { password: "", repeated: "" },
    send: ({ password }) => reset.mutateAsync({ token, password }),
    onSent: onDone,
  });
  const [password, repeated] = form.watch(["password", "repeated"]);
  return (
    <ServerForm state={state} disabled={password !== repeated}>
      <NewPasswordFields password={password} repeated={repeated} field={field} />
      <FormFailure
        action={
          <a href="/auth?recover=true" className={buttonClass()}>
            {t("reset.ask_again")}
          </a>
        }
      />
      <SubmitButton size="lg" block>
        {t("reset.save")}
      </SubmitButton>
    </ServerForm>
  );
}
