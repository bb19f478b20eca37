import { useEffect, type ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { z } from "zod";
import { NAME_MAX, signUpSchema, type ConsentKind } from "#domain/account/contract.ts";
import { ApiError } from "#web/app/api.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { temporaryLanguage } from "#web/app/i18n.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/check-field.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useGoogleSignIn } from "./google.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { PasswordMatch } from "./PasswordMatch.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { useSignUp } from "./queries.ts";

const formSchema = signUpSchema
  .omit({ invitation_code: true, language: true })
  .extend({ repeated: z.string() })
  .refine((input) => input.password === input.repeated, { path: ["repeated"], message: "invalid_input" });

const CONSENTS: readonly ConsentKind[] = ["adult", "terms", "privacy"];
const FIELDS = ["name", "email", "password", "consents.adult", "consents.terms", "consents.privacy"] as const;

export type SignUpFormProps = {
  /** A code that has been found valid; without one nothing can be sent. */
  code: string | null;
  /** The address the invitation is tied to: the only one that can be used. */
  invitedEmail: string | null;
  /** Id of the text that says why there is no valid code. */
  describedBy?: string;
  onSignedUp: () => void;
  /** The invitation or the address turned out to be unusable after all. */
  onRefused: (error: ApiError) => void;
  /** What to offer somebody whose address has an account already. */
  signInInstead: (email: string) => void;
  busy?: boolean;
};

/** A new account: possible only with an invitation. */
export function SignUpForm(props: SignUpFormProps) {
  const { code, invitedEmail, busy = false } = props;
  const { t } = useTranslation("account");
  const signUp = useSignUp();
  const google = useGoogleSignIn();
  const [kept, keep] = useJsonDraft(`sign-up:${code ?? ""}`, keptSignUpSchema);
  const form = useSchemaForm(formSchema, { name: "", email: invitedEmail ?? "", password: "", repeated: "" });
  const { errors } = form.formState;
  const { setValue } = form;
  const [password, repeated] = form.watch(["password", "repeated"]);
  const working = signUp.isPending || busy;
  const ready = code !== null && password !== "" && password === repeated;
  const failure = signUp.error instanceof ApiError ? signUp.error.code : null;

  useEffect(() => {
    if (invitedEmail) setValue("email", invitedEmail, { shouldValidate: true });
  }, [invitedEmail, setValue]);

  useEffect(() => {
    if (!kept || form.formState.isDirty) return;
    setValue("name", kept.name);
    if (!invitedEmail) setValue("email", kept.email);
    setValue("consents", kept.consents);
  }, [kept, invitedEmail, setValue, form.formState.isDirty]);

  const send = useSingleFlight(({ name, email, password: chosen, consents }: z.output<typeof formSchema>) =>
    signUp
      .mutateAsync({
        name,
        email,
        password: chosen,
        consents,
        invitation_code: code ?? "",
        language: temporaryLanguage() ?? undefined,
      })
      .then(props.onSignedUp)
      .catch((error: unknown) => {
        showAtField(error, FIELDS, form.setError);
        if (error instanceof ApiError) props.onRefused(error);
      }),
  );
  const submit = form.handleSubmit(send);

  /** Google says who it is; what one agrees to is asked here. */
  async function throughGoogle(): Promise<void> {
    const agreed = await form.trigger(["consents.adult", "consents.terms", "consents.privacy"], { shouldFocus: true });
    if (!agreed || code === null) return;
    const { consents, name, email } = form.getValues();
    // Whoever comes back without having signed up finds the form as they left it.
    keep({ name, email, consents });
    google.mutate({ sign_up: { invitation_code: code, consents, language: temporaryLanguage() ?? undefined } });
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (working || !ready) event.preventDefault();
        else void submit(event);
      }}
    >
      <TextField
        label={t("common:field.name")}
        hint={t("name_hint")}
        autoComplete="name"
        maxLength={NAME_MAX * 2}
        error={fieldText(errors.name?.message)}
        {...form.register("name")}
      />
      <TextField
        label={t("email")}
        hint={invitedEmail ? t("email_locked") : undefined}
        type="email"
        inputMode="email"
        autoComplete="username"
        readOnly={invitedEmail !== null}
        error={fieldText(errors.email?.message)}
        {...form.register("email")}
      />
      {failure === "already_registered" && errors.email && (
        <Button variant="secondary" onClick={() => props.signInInstead(form.getValues("email"))}>
          {t("sign_in_instead")}
        </Button>
      )}
      <Passwords form={form} />
      <Consents form={form} />
      {signUp.isError && failure !== "already_registered" && !isAtField(failure) && (
        <ErrorNote>{failure === "unauthenticated" ? t("no_session") : errorText(signUp.error)}</ErrorNote>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={working}
        aria-disabled={!ready}
        aria-describedby={code === null ? props.describedBy : undefined}
      >
        {code === null ? t("invitation_required") : t("sign_up")}
      </Button>
      <GoogleButton
        label={t("google.sign_up")}
        busy={google.isPending}
        error={google.error}
        disabled={code === null || working}
        describedBy={code === null ? props.describedBy : undefined}
        onPress={() => void throughGoogle()}
      />
    </form>
  );

  function isAtField(refusal: string | null): boolean {
    const messages = [errors.name?.message, errors.email?.message, errors.password?.message];
    return refusal !== null && messages.includes(refusal);
  }
}

type Form = ReturnType<typeof useSchemaForm<typeof formSchema>>;

function Passwords({ form }: { form: Form }) {
  const { t } = useTranslation("account");
  const [password, repeated] = form.watch(["password", "repeated"]);
  const error = fieldText(form.formState.errors.password?.message);
  return (
    <>
      <div className="flex flex-col gap-3">
        <PasswordField
          label={t("password")}
          hint={t("password_hint")}
          showLabel={t("show_password")}
          hideLabelText={t("hide_password")}
          autoComplete="new-password"
          error={error}
          {...form.register("password")}
        />
        <PasswordRules password={password} />
      </div>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={t("repeat_password")}
          showLabel={t("show_password")}
          hideLabelText={t("hide_password")}
          autoComplete="new-password"
          {...form.register("repeated")}
        />
        <PasswordMatch password={password} repeated={repeated} />
      </div>
    </>
  );
}

/** What one agrees to, each by itself. */
function Consents({ form }: { form: Form }) {
  const { t } = useTranslation("account");
  const { errors } = form.formState;
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{t("consents.legend")}</legend>
      {CONSENTS.map((kind) => (
        <Checkbox
          key={kind}
          label={
            <Trans
              t={t}
              i18nKey={`consents.${kind}`}
              components={{ page: <NewTabLink to={kind === "terms" ? "/terms" : "/privacy"} /> }}
            />
          }
          hint={kind === "privacy" ? t("consents.privacy_hint") : undefined}
          error={fieldText(errors.consents?.[kind]?.message)}
          {...form.register(`consents.${kind}`, { onChange: () => void form.trigger(`consents.${kind}`) })}
        />
      ))}
    </fieldset>
  );
}

/** What is kept of the form while the browser is at Google: everything but the password. */
const keptSignUpSchema = z.object({
  name: z.string(),
  email: z.string(),
  consents: z.object({ terms: z.literal(true), privacy: z.literal(true), adult: z.literal(true) }),
});

/** Opens beside the form, so that nothing typed is lost. */
function NewTabLink({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation("account");
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent underline underline-offset-[0.2em]"
    >
      {children}
      <span className="sr-only"> {t("new_tab")}</span>
    </a>
  );
}
