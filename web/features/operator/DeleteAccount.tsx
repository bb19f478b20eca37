import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { OperatorAccountDetail } from "#domain/operator/accounts.ts";
import { useMailServer } from "#web/app/site.ts";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useDeleteAccountOf } from "./queries.ts";
import { Section } from "./Section.tsx";

export interface DeleteAccountProps {
  account: OperatorAccountDetail;
  onDeleted: () => void;
}

/** Deletes an account on its owner's request, once its address has been typed. */
export function DeleteAccount({ account, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState(false);
  const hasMail = useMailServer();
  return (
    <Section title={t("delete.title")} apart>
      <p className="max-w-measure text-ink-soft">{t("delete.text")}</p>
      <Button onClick={() => setAsking(true)}>{t("delete.open")}</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("delete.ask", { email: account.email })}
        description={`${t("delete.ask_text")} ${t(hasMail === false ? "told.nobody" : "told.theirs")}`}
        closeLabel={t("common:action.close")}
      >
        <DeleteForm account={account} onDeleted={onDeleted} onCancel={() => setAsking(false)} />
      </Dialog>
    </Section>
  );
}

/** Exported for its test. */
export function DeleteForm({ account, onDeleted, onCancel }: DeleteAccountProps & { onCancel: () => void }) {
  const { t } = useTranslation("admin");
  const same = (typed: string) => typed.trim().toLowerCase() === account.email.toLowerCase();
  const { field, ...state } = useServerForm({
    schema: z.object({ email: z.string().refine(same, "email_invalid") }),
    defaults: { email: "" },
    send: useDeleteAccountOf(account.id).mutateAsync,
    onSent: onDeleted,
    // The address may have been changed meanwhile.
    fieldOf: ({ field: named }) => (named === "email" ? "email" : undefined),
  });
  const { error, ...email } = field("email");
  return (
    <FormSheet state={state} failed={t("delete.failed")} onCancel={onCancel} save={t("delete.confirm")} danger>
      <TextField
        label={t("delete.type")}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...email}
        error={error && t("delete.other_address")}
      />
    </FormSheet>
  );
}
