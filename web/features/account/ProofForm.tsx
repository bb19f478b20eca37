import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { SendCode } from "#web/app/send-code.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useSendTwoFactorCode } from "./security-queries.ts";

const schema = z.object({ password: z.string().optional(), code: z.string().optional() });
type Proof = z.output<typeof schema>;

export type ProofFormProps = {
  /** What shows that it is the person themselves. */
  ask: "password" | "code" | "mailed_code";
  label: string;
  text: string;
  /** Does what was asked for; what it fails with is shown. */
  onProof: (proof: Proof) => Promise<void>;
};

/** Asks for the password, or a code of the app or a mail where the account has none, before something that matters. */
export function ProofForm({ ask, label, text, onProof }: ProofFormProps) {
  const { t } = useTranslation("security");
  const send = useSendTwoFactorCode();
  const [failure, setFailure] = useState<unknown>(null);
  const field = ask === "password" ? "password" : "code";
  const form = useSchemaForm(schema, { [field]: "" });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  // It takes the place of the button that was pressed.
  useEffect(() => {
    if (ask !== "mailed_code") setFocus(field);
  }, [ask, field, setFocus]);
  const submit = form.handleSubmit(async (proof) => {
    setFailure(null);
    await onProof(proof).catch((error: unknown) => {
      if (!showAtField(error, ["password", "code"], form.setError)) setFailure(error);
    });
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      <p className="text-ink-soft">{text}</p>
      {ask === "password" && (
        <PasswordField
          label={t("email.password")}
          showLabel={t("account:show_password")}
          hideLabelText={t("account:hide_password")}
          autoComplete="current-password"
          error={fieldText(errors.password?.message)}
          {...form.register("password")}
        />
      )}
      {ask === "mailed_code" && <SendCode sending={send} />}
      {field === "code" && (
        <TextField
          label={ask === "code" ? t("two.proof_code") : t("common:mailed_code.code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldText(errors.code?.message)}
          {...form.register("code")}
        />
      )}
      {failure !== null && <ErrorNote>{errorText(failure)}</ErrorNote>}
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start">
        {label}
      </Button>
    </form>
  );
}
