import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { SendCode } from "#web/app/send-code.tsx";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { CodeInput, PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { useSendTwoFactorCode } from "./security-queries.ts";

const schema = z.object({ password: z.string().optional(), code: z.string().optional() });

export type ProofFormProps = {
  /** Credential to ask for. */
  ask: "password" | "code" | "mailed_code";
  label: string;
  text: string;
  /** Performs the confirmed action; a rejection is shown as the form's error. */
  onProof: (proof: z.output<typeof schema>) => Promise<void>;
};

/** Re-authenticates before a sensitive change: by password, authenticator code or mailed code. */
export function ProofForm({ ask, label, text, onProof }: ProofFormProps) {
  const { t } = useTranslation("security");
  const send = useSendTwoFactorCode();
  const name = ask === "password" ? "password" : "code";
  const { form, field, ...state } = useServerForm({ schema, defaults: { [name]: "" }, send: onProof });
  const { setFocus } = form;
  // The form replaces the button that had the focus.
  useEffect(() => {
    if (ask !== "mailed_code") setFocus(name);
  }, [ask, name, setFocus]);
  return (
    <ServerForm state={state} className="flex flex-col gap-4">
      <p className="text-ink-soft">{text}</p>
      {ask === "password" && <PasswordInput label={t("email.password")} {...field("password")} />}
      {ask === "mailed_code" && <SendCode sending={send} />}
      {name === "code" && (
        <CodeInput label={ask === "code" ? t("two.proof_code") : t("common:mailed_code.code")} {...field("code")} />
      )}
      <FormFailure />
      <SubmitButton className="self-start">{label}</SubmitButton>
    </ServerForm>
  );
}
