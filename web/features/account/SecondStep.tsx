import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { codeSchema } from "#domain/account/security.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { CodeInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { useSecondStep } from "./security-queries.ts";

export type SecondStepProps = {
  onSignedIn: (user: { id: string }) => void;
  onStartAgain: () => void;
  busy?: boolean | undefined;
};

/** Asks for the second-factor code. */
export function SecondStep({ onSignedIn, onStartAgain, busy }: SecondStepProps) {
  const { t } = useTranslation("account");
  const verify = useSecondStep();
  const { form, field, ...state } = useServerForm({
    schema: codeSchema,
    defaults: { code: "" },
    send: ({ code }) => verify.mutateAsync(code),
    onSent: ({ user }) => onSignedIn(user),
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <ServerForm state={state} busy={busy}>
      <div>
        <h2 className="font-serif text-h3 font-semibold">{t("second.title")}</h2>
        <p className="mt-1 text-ink-soft">{t("second.text")}</p>
      </div>
      <CodeInput label={t("second.code")} {...field("code")} />
      <FormFailure />
      <SubmitButton size="lg" block>
        {t("common:action.continue")}
      </SubmitButton>
      <Button variant="quiet" onClick={onStartAgain}>
        {t("second.back")}
      </Button>
    </ServerForm>
  );
}
