import { useTranslation } from "react-i18next";
import type { z } from "zod";
import {
  deleteByCodeSchema,
  deleteByPasswordSchema,
  type DeleteAccountInput,
  type Deletion,
} from "#domain/my-data/contract.ts";
import { SendCode } from "#web/app/send-code.tsx";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { CodeInput, PasswordInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { useDeleteAccount, useSendDeletionCode } from "./queries.ts";

export type DeleteAccountFormProps = { proof: Deletion["proof"]; secondFactor: boolean; onCancel: () => void };

/** Asks for proof of ownership (password or emailed code, and second factor), and deletes the account. */
export function DeleteAccountForm({ proof, secondFactor, onCancel }: DeleteAccountFormProps) {
  const { t } = useTranslation("my-data");
  const send = useSendDeletionCode();
  const byPassword = proof === "password";
  const schema: z.ZodType<DeleteAccountInput, DeleteAccountInput> = byPassword
    ? deleteByPasswordSchema
    : deleteByCodeSchema;
  const { field, ...state } = useServerForm({
    schema,
    defaults: { [byPassword ? "password" : "code"]: "" },
    send: useDeleteAccount().mutateAsync,
  });
  return (
    <FormSheet state={state} failed={t("delete.not_deleted")} onCancel={onCancel} save={t("delete.confirm")} danger>
      {byPassword ? (
        <PasswordInput label={t("delete.password")} {...field("password")} />
      ) : (
        <>
          <SendCode sending={send} />
          <CodeInput label={t("common:mailed_code.code")} inputMode="numeric" className="max-w-60" {...field("code")} />
        </>
      )}
      {secondFactor && <CodeInput label={t("delete.two_factor_code")} {...field("two_factor_code")} />}
    </FormSheet>
  );
}
