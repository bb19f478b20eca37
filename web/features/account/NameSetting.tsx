import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { nameSchema } from "#domain/account/contract.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useUpdateAccount } from "./queries.ts";

const schema = z.object({ name: nameSchema });

/** Changes the user's display name. */
export function NameSetting({ name }: { name: string }) {
  const { t } = useTranslation("settings");
  const update = useUpdateAccount();
  const { form, field, ...state } = useServerForm({
    schema,
    defaults: { name },
    send: update.mutateAsync,
    onSent: (profile): void => form.reset({ name: profile.name }),
  });
  const { isDirty } = form.formState;
  const { reset } = form;

  useEffect(() => {
    // Show a name changed in another tab, but never overwrite unsaved input.
    if (!isDirty) reset({ name });
  }, [name, isDirty, reset]);

  return (
    <SettingSection title={t("name.title")} saved={update.isSuccess && !isDirty}>
      <ServerForm state={state} disabled={!isDirty} className="flex flex-col gap-4">
        <TextField
          label={t("common:field.name")}
          hideLabel
          hint={t("account:name_hint")}
          autoComplete="name"
          {...field("name")}
        />
        <FormFailure title={t("not_saved")} />
        <SubmitButton className="self-start">{t("name.save")}</SubmitButton>
      </ServerForm>
    </SettingSection>
  );
}
