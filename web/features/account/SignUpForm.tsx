import { useEffect, type ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { z } from "zod";
import { signUpSchema, type ConsentKind } from "#domain/account/contract.ts";
import { NAME_MAX } from "#domain/account/rules.ts";
import { ApiError } from "#web/app/api.ts";
import { temporaryLanguage } from "#web/app/i18n.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { EmailInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useGoogleSignIn } from "./google.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useSignUp } from "./sign-in.ts";
import { canSignUp, signUpBody } from "./requests.ts";

const formSchema = signUpSchema.omit({ invitation_code: true, language: true }).extend({ repeated: z.string() });

const CONSENTS: readonly ConsentKind[] = ["adult", "terms", "privacy"];

export type SignUpFormProps = {
  /** A valid invitation code; null disables submitting. */
  code: string | null;
  /** The only email address the invitation accepts; null when it accepts any. */
  invitedEmail: string | null;
  /** Element id of the text that explains why there is no valid code. */
  describedBy?: string;
  onSignedUp: () => void;
  /** The server rejected the sign-up. */
  onRefused: (error: ApiError) => void;
  /** Called with the email when the user switches to sign-in because the address is already registered. */
  signInInstead: (email: string) => void;
  busy?: boolean;
};

/** Sign-up form; requires an invitation. */
export function SignUpForm(props: SignUpFormProps) {
  const { code, invitedEmail, busy = false } = props;
  const { t } = useTranslation("account");
  const signUp = useSignUp();
  const google = useGoogleSignIn();
  const [kept, keep] = useJsonDraft(`sign-up:${code ?? ""}`, keptSignUpSchema);
  const { form, field, ...state } = useServerForm({
    schema: formSchema,
    defaults: { name: "", email: invitedEmail ?? "", password: "", repeated: "" },
    send: (fields) =>
      signUp.mutateAsync(signUpBody(fields, code ?? "", temporaryLanguage()), {
        onError: (error) => error instanceof ApiError && props.onRefused(error),
      }),
    onSent: props.onSignedUp,
  });
  const { isDirty, errors } = form.formState;
  const { setValue } = form;
  const [password, repeated] = form.watch(["password", "repeated"]);
  const ready = canSignUp(code, password, repeated);
  const describedBy = code === null ? props.describedBy : undefined;

  useEffect(() => {
    if (invitedEmail) setValue("email", invitedEmail, { shouldValidate: true });
  }, [invitedEmail, setValue]);

  useEffect(() => {
    if (!kept || isDirty) return;
    setValue("name", kept.name);
    if (!invitedEmail) setValue("email", kept.email);
    setValue("consents", kept.consents);
  }, [kept, invitedEmail, setValue, isDirty]);

  /** Google provides the identity; consents are still collected by this form. */
  async function throughGoogle(): Promise<void> {
    const agreed = await form.trigger(["consents.adult", "consents.terms", "consents.privacy"], { shouldFocus: true });
    if (!agreed || code === null) return;
    const { consents, name, email } = form.getValues();
    // Restores the form if the user returns from Google without having signed up.
    keep({ name, email, consents });
    google.mutate({ sign_up: { invitation_code: code, consents, language: temporaryLanguage() ?? undefined } });
  }
  return (
    <ServerForm data-early="sign-up" data-code={code ?? undefined} state={state} busy={busy} disabled={!ready}>
      <TextField
        label={t("common:field.name")}
        hint={t("name_hint")}
        autoComplete="name"
        maxLength={NAME_MAX * 2}
        {...field("name")}
      />
      <EmailInput
        label={t("email")}
        hint={invitedEmail ? t("email_locked") : undefined}
        readOnly={invitedEmail !== null}
        // For the server's HTML, where the form library does not set it.
        defaultValue={invitedEmail ?? undefined}
        {...field("email")}
      />
      {errors.email?.message === "already_registered" && (
        <Button variant="secondary" onClick={() => props.signInInstead(form.getValues("email"))}>
          {t("sign_in_instead")}
        </Button>
      )}
      <NewPasswordFields first password={password} repeated={repeated} field={field} />
      <Consents form={form} field={field} />
      <FormFailure>{state.failure?.message === "unauthenticated" && t("no_session")}</FormFailure>
      <SubmitButton size="lg" block aria-describedby={describedBy}>
        {code === null ? t("invitation_required") : t("sign_up")}
      </SubmitButton>
      <GoogleButton
        label={t("google.sign_up")}
        busy={google.isPending}
        error={google.error}
        disabled={code === null || state.pending || busy}
        describedBy={describedBy}
        onPress={() => void throughGoogle()}
      />
    </ServerForm>
  );
}

type Form = ReturnType<typeof useServerForm<typeof formSchema, unknown>>;

/** One checkbox for each consent. */
function Consents({ form, field }: Pick<Form, "form" | "field">) {
  const { t } = useTranslation("account");
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
          {...field(`consents.${kind}`, { onChange: () => void form.trigger(`consents.${kind}`) })}
        />
      ))}
    </fieldset>
  );
}

/** Form draft kept during the redirect to Google; the password is never stored. */
const keptSignUpSchema = z.object({
  name: z.string(),
  email: z.string(),
  consents: z.object({ terms: z.literal(true), privacy: z.literal(true), adult: z.literal(true) }),
});

/** Opens in a new tab so that the form keeps its input. */
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
