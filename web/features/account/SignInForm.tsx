import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { signInSchema } from "#domain/account/contract.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { EmailInput, PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { useSignIn } from "./queries.ts";
import { SecondStep } from "./SecondStep.tsx";

export type SignInFormProps = {
  /** Filled in beforehand. */
  email?: string;
  onSignedIn: (user: { id: string }) => void;
  /** True while what follows a sign-in is under way. */
  busy?: boolean;
  /** The first step has been made elsewhere: only the code of the second is missing. */
  secondStep?: boolean;
  /** Told when the code of the second step is asked for, and when one begins anew. */
  onSecondStep?: (asked: boolean) => void;
  /** To get a new password; told the address typed so far. */
  onForgotten?: (email: string) => void;
};

/** E-mail and password, and the second step where the account asks for one. */
export function SignInForm(props: SignInFormProps) {
  const { email = "", onSignedIn, busy, secondStep = false, onSecondStep, onForgotten } = props;
  const { t } = useTranslation("account");
  const [asked, setAsked] = useState(secondStep);
  const { form, field, ...state } = useServerForm({
    schema: signInSchema,
    defaults: { email, password: "" },
    send: useSignIn().mutateAsync,
    onSent: (answer) => ("two_factor" in answer ? ask(true) : onSignedIn(answer.user)),
  });
  const { setFocus } = form;

  useEffect(() => {
    if (!email) return undefined;
    // After the dialog that may hold this form has taken the focus for itself.
    const frame = requestAnimationFrame(() => setFocus("password"));
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);

  function ask(second: boolean): void {
    setAsked(second);
    onSecondStep?.(second);
  }
  if (asked) return <SecondStep onSignedIn={onSignedIn} onStartAgain={() => ask(false)} busy={busy} />;
  return (
    <ServerForm state={state} busy={busy}>
      <EmailInput label={t("email")} {...field("email")} />
      <PasswordInput label={t("password")} {...field("password")} />
      {onForgotten && (
        <button
          type="button"
          onClick={() => onForgotten(form.getValues("email"))}
          className={`${linkClass} -mt-4 flex min-h-11 items-center self-start text-small`}
        >
          {t("security:recover.open")}
        </button>
      )}
      <FormFailure />
      <SubmitButton size="lg" block>
        {t("sign_in")}
      </SubmitButton>
    </ServerForm>
  );
}
