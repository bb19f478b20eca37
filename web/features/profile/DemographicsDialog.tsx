import { useTranslation } from "react-i18next";
import { demographicsSchema, type DemographicsInput, type Profile } from "#domain/profile/contract.ts";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import type { Part } from "#web/forms/conflict.ts";
import { baseSchema } from "#web/forms/base-schema.ts";
import { useEditForm } from "#web/forms/use-edit-form.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { placeName } from "#web/format/country-options.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { demographicsDraftSchema, demographicsOf } from "./demographics.ts";
import { DemographicsFields } from "./DemographicsFields.tsx";
import { useUpdateProfile } from "./queries.ts";

export interface DemographicsDialogProps {
  profile: Profile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits the user's own details; a blank field clears the stored value. */
export function DemographicsDialog({ profile, open, onOpenChange }: DemographicsDialogProps) {
  const { t } = useTranslation("profile");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("details.title")}
      description={t("common:field.leave_blank")}
      closeLabel={t("common:action.close")}
    >
      <DetailsForm profile={profile} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const draftSchema = demographicsDraftSchema.extend({ base: baseSchema.optional() });

function useDetailsParts(): Part<DemographicsInput>[] {
  const { t } = useTranslation("profile");
  return [
    { label: t("common:field.age"), names: ["age"], text: ({ age }) => String(age ?? "") },
    {
      label: t("common:field.gender"),
      names: ["gender"],
      text: ({ gender }) => (gender ? t(`common:gender.${gender}`) : ""),
    },
    {
      label: t("demographics.origin"),
      names: ["origin_country", "origin_region"],
      text: ({ origin_country: country, origin_region: region }) => placeName({ country, region }, currentLanguage()),
    },
    {
      label: t("demographics.current"),
      names: ["current_country", "current_region"],
      text: ({ current_country: country, current_region: region }) => placeName({ country, region }, currentLanguage()),
    },
  ];
}

function DetailsForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const update = useUpdateProfile();
  const [draft, keepDraft] = useJsonDraft(`details:${profile.user_id}`, draftSchema);
  const { base, ...kept } = draft ?? {};
  const parts = useDetailsParts();
  const { form, discard, ...state } = useEditForm({
    schema: demographicsSchema,
    record: profile,
    base,
    valuesOf: demographicsOf,
    parts,
    defaults: { ...demographicsOf(profile), ...kept },
    keepDraft,
    toDraft: (typed, began) => ({
      ...typed,
      age: typeof typed.age === "number" && Number.isFinite(typed.age) ? typed.age : null,
      base: began,
    }),
    send: (fields, from) => update.mutateAsync({ ...fields, base_version: from?.base_version }),
    onSent: () => {
      onClose();
      toast.success(t("common:profile.updated"));
    },
  });
  return (
    <FormSheet
      roomy
      state={state}
      failed={t("errorSavingProfile")}
      kept={t("common:kept.typed")}
      onCancel={() => {
        discard();
        onClose();
      }}
      save={t("details.save")}
    >
      <DemographicsFields form={form} />
    </FormSheet>
  );
}
