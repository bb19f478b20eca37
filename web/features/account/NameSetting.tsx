import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { nameSchema } from "#domain/account/contract.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useUpdateAccount } from "./queries.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";

const schema = z.object({ name: nameSchema });

/** The name Sintonia calls one by. */
export function NameSetting({ name }: { name: string }) {
  const { t } = useTranslation("settings");
  const update = useUpdateAccount();
  const form = useSchemaForm(schema, { name });
  const { errors, isDirty } = form.formState;
  const { reset } = form;

  useEffect(() => {
    // Changed elsewhere: shown here too, unless something else is being typed.
    if (!isDirty) reset({ name });
  }, [name, isDirty, reset]);

  const submit = form.handleSubmit((input) =>
    update
      .mutateAsync(input)
      .then((profile) => reset({ name: profile.name }))
      .catch((error: unknown) => void showAtField(error, ["name"], form.setError)),
  );
  return (
    <SettingSection title={t("name.title")} saved={update.isSuccess && !isDirty}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          if (update.isPending || !isDirty) event.preventDefault();
          else void submit(event);
        }}
      >
        <TextField
          label={t("common:field.name")}
          hideLabel
          hint={t("account:name_hint")}
          autoComplete="name"
          error={fieldText(errors.name?.message)}
          {...form.register("name")}
        />
        {update.isError && !errors.name && <ErrorNote title={t("not_saved")}>{errorText(update.error)}</ErrorNote>}
        <Button type="submit" variant="primary" busy={update.isPending} aria-disabled={!isDirty} className="self-start">
          {t("name.save")}
        </Button>
      </form>
    </SettingSection>
  );
}
