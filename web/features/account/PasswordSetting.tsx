import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changePasswordSchema, type Security } from "#domain/account/security.ts";
import { z } from "zod";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useChangePassword, useRequestReset } from "./security-queries.ts";

const schema = changePasswordSchema.extend({ repeated: z.string() });

/** Changing the password, or, for whoever signs in with Google only, getting one. */
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
  const form = useSchemaForm(schema, { current_password: "", password: "", repeated: "" });
  const { errors } = form.formState;
  const [password, repeated] = form.watch(["password", "repeated"]);
  const same = password === repeated;
  const submit = form.handleSubmit(({ current_password, password: chosen }) =>
    change
      .mutateAsync({ current_password, password: chosen })
      .then(onDone)
      .catch((error: unknown) => void showAtField(error, ["current_password", "password"], form.setError)),
  );
  return (
    <form
      noValidate
      className="flex w-full flex-col gap-4"
      onSubmit={(event) => {
        if (change.isPending || !same) event.preventDefault();
        else void submit(event);
      }}
    >
      <PasswordField
        label={t("password.current")}
        showLabel={t("account:show_password")}
        hideLabelText={t("account:hide_password")}
        autoComplete="current-password"
        error={fieldText(errors.current_password?.message)}
        {...form.register("current_password")}
      />
      <NewPasswordFields
        password={password}
        repeated={repeated}
        error={fieldText(errors.password?.message)}
        register={form.register}
      />
      {change.isError && !errors.current_password && !errors.password && (
        <ErrorNote title={t("password.not_changed")}>{errorText(change.error)}</ErrorNote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={change.isPending} aria-disabled={!same}>
          {t("password.save")}
        </Button>
        <Button onClick={onCancel}>{t("common:action.cancel")}</Button>
      </div>
    </form>
  );
}
