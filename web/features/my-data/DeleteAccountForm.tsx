import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { deleteByCodeSchema, deleteByPasswordSchema, type Deletion } from "#domain/my-data/contract.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { SendCode } from "#web/app/send-code.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useDeleteAccount, useSendDeletionCode } from "./queries.ts";

type FormProps = { secondFactor: boolean; onCancel: () => void };

/** Asks for the proof that this is one's own account, and deletes it. */
export function DeleteAccountForm({ proof, ...form }: FormProps & Pick<Deletion, "proof">) {
  return proof === "password" ? <ByPassword {...form} /> : <ByCode {...form} />;
}

function ByPassword({ secondFactor, onCancel }: FormProps) {
  const { t } = useTranslation("my-data");
  const remove = useDeleteAccount();
  const form = useSchemaForm(deleteByPasswordSchema, { password: "" });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    remove
      .mutateAsync(input)
      .catch((failure: unknown) => void showAtField(failure, ["password", "two_factor_code"], form.setError)),
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t("delete.password")}
        showLabel={t("delete.show_password")}
        hideLabelText={t("delete.hide_password")}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...form.register("password")}
      />
      {secondFactor && (
        <SecondFactorField error={errors.two_factor_code?.message} field={form.register("two_factor_code")} />
      )}
      <Actions
        failure={errors.password || errors.two_factor_code ? null : remove.error}
        busy={remove.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}

function ByCode({ secondFactor, onCancel }: FormProps) {
  const { t } = useTranslation("my-data");
  const send = useSendDeletionCode();
  const remove = useDeleteAccount();
  const form = useSchemaForm(deleteByCodeSchema, { code: "" });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    remove
      .mutateAsync(input)
      .catch((failure: unknown) => void showAtField(failure, ["code", "two_factor_code"], form.setError)),
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <SendCode sending={send} />
      <TextField
        label={t("common:mailed_code.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-60"
        error={fieldText(errors.code?.message)}
        {...form.register("code")}
      />
      {secondFactor && (
        <SecondFactorField error={errors.two_factor_code?.message} field={form.register("two_factor_code")} />
      )}
      <Actions
        failure={errors.code || errors.two_factor_code ? null : remove.error}
        busy={remove.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}

function SecondFactorField({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  const { t } = useTranslation("my-data");
  return (
    <TextField
      label={t("delete.two_factor_code")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={fieldText(error)}
      {...field}
    />
  );
}

function Actions({ failure, busy, onCancel }: { failure: Error | null; busy: boolean; onCancel: () => void }) {
  const { t } = useTranslation("my-data");
  return (
    <SheetActions notice={failure && <ErrorNote title={t("delete.not_deleted")}>{errorText(failure)}</ErrorNote>}>
      <Button onClick={onCancel}>{t("common:action.cancel")}</Button>
      <Button type="submit" variant="danger" busy={busy}>
        {t("delete.confirm")}
      </Button>
    </SheetActions>
  );
}
