import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signInSchema } from "#domain/account/contract.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { EmailInput, PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { useSignIn } from "./sign-in.ts";
import { SecondStep } from "./SecondStep.tsx";

export type SignInFormProps = {
  /** Initial value; if set, the password field gets the focus. */
  email?: string;
  onSignedIn: (user: { id: string }) => void;
  /** True while the caller is still handling a completed sign-in. */
  busy?: boolean;
  /** Start at the second factor, because the first was completed elsewhere (Google). */
  secondStep?: boolean;
  /** Called with true when the second factor is requested, false when the user starts over. */
  onSecondStep?: (asked: boolean) => void;
  /** Called with the email typed so far; without it there is no "forgot password" link. */
  onForgotten?: (email: string) => void;
  /** Rendered above the button. */
  children?: ReactNode;
};

/** Email and password, then the second factor if the account requires one. */
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
    // Wait a frame: an enclosing dialog moves the focus to itself when it opens.
    const frame = requestAnimationFrame(() => setFocus("password"));
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);

  function ask(second: boolean): void {
    setAsked(second);
    onSecondStep?.(second);
  }
  if (asked) return <SecondStep onSignedIn={onSignedIn} onStartAgain={() => ask(false)} busy={busy} />;
  return (
    <ServerForm data-early="sign-in" state={state} busy={busy}>
      <EmailInput label={t("email")} {...field("email")} />
      <PasswordInput label={t("password")} {...field("password")} />
      {onForgotten && (
        <button
          type="button"
          onClick={() => onForgotten(form.getValues("email"))}
          className={`${linkClass} -mt-4 flex min-h-11 items-center self-start text-small`}
        >
          {t("recover.open")}
        </button>
      )}
      {props.children}
      <FormFailure />
      <SubmitButton size="lg" block>
        {t("sign_in")}
      </SubmitButton>
    </ServerForm>
  );
}
