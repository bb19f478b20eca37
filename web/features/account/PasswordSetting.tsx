import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changePasswordSchema, type Security } from "#domain/account/security.ts";
import { z } from "zod";
import { errorText } from "#web/app/error-text.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useChangePassword, useRequestReset } from "./security-queries.ts";

const schema = changePasswordSchema.extend({ repeated: z.string() });

/** Changes the password; an account without one (Google only) can request a link to set it. */
export function PasswordSetting({ security }: { security: Security }) {
  const { t } = useTranslation("security");
  const request = useRequestReset();
  const [state, setState] = useState<"closed" | "open" | "changed">("closed");
  return (
    <SettingSection title={t("password.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p role="status" className="empty:hidden">
          {state === "changed" && t("password.changed")}
          {request.isSuccess && t("password.link_sent", { email: security.email })}
        </p>
        {!security.has_password ? (
          <>
            <p className="text-ink-soft">{t("password.none")}</p>
            {request.isError && <ErrorNote>{errorText(request.error)}</ErrorNote>}
            <Button busy={request.isPending} onClick={() => request.mutate(security.email)}>
              {t("password.link")}
            </Button>
          </>
        ) : state === "open" ? (
          <ChangePassword onDone={() => setState("changed")} onCancel={() => setState("closed")} />
        ) : (
          <Button onClick={() => setState("open")}>{t("password.change")}</Button>
        )}
      </div>
    </SettingSection>
  );
}

function ChangePassword({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation("security");
  const change = useChangePassword();
  const { form, field, ...state } = useServerForm({
    schema,
    defaults: { current_password: "", password: "", repeated: "" },
    send: ({ current_password, password }) => change.mutateAsync({ current_password, password }),
    onSent: onDone,
  });
  const [chosen, repeated] = form.watch(["password", "repeated"]);
  return (
    <ServerForm state={state} disabled={chosen !== repeated} className="flex w-full flex-col gap-4">
      <PasswordInput label={t("password.current")} {...field("current_password")} />
      <NewPasswordFields password={chosen} repeated={repeated} field={field} />
      <FormFailure title={t("password.not_changed")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("password.save")}</SubmitButton>
        <Button onClick={onCancel}>{t("common:action.cancel")}</Button>
      </div>
    </ServerForm>
  );
}
