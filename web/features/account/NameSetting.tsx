import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { nameSchema } from "#domain/account/contract.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { useEditForm } from "#web/forms/use-edit-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useUpdateAccount } from "./queries.ts";

const schema = z.object({ name: nameSchema });
const valuesOf = ({ name }: Profile) => ({ name });
/** The name is not kept in a draft. */
const keepNothing = () => {};

/** Changes the user's display name. */
export function NameSetting({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const update = useUpdateAccount();
  const { form, field, rebase, ...state } = useEditForm({
    schema,
    record: profile,
    base: undefined,
    valuesOf,
    parts: [{ label: t("common:field.name"), names: ["name"], text: ({ name }) => name }],
    defaults: valuesOf(profile),
    keepDraft: keepNothing,
    toDraft: () => null,
    send: ({ name }, from) => update.mutateAsync({ name, base_version: from?.base_version }),
    onSent: (saved): void => startFrom(saved),
  });
  const { isDirty } = form.formState;

  function startFrom(stored: Profile): void {
    rebase(stored);
    form.reset(valuesOf(stored));
  }
  const start = useRef(startFrom);
  useEffect(() => {
    start.current = startFrom;
  });
  useEffect(() => {
    // Show a name changed in another tab, but never overwrite unsaved input.
    if (!isDirty) start.current(profile);
  }, [profile, isDirty]);

  return (
    <SettingSection title={t("name.title")} saved={update.isSuccess && !isDirty}>
      <ServerForm state={state} disabled={!isDirty} className="flex flex-col gap-4">
        {state.conflict && <ConflictNotice conflict={state.conflict} />}
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
