import { useTranslation } from "react-i18next";
import { demographicsSchema, type Profile } from "#domain/profile/contract.ts";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useDraftForm } from "#web/forms/use-draft-form.ts";
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

function DetailsForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const update = useUpdateProfile();
  const [draft, keepDraft] = useJsonDraft(`details:${profile.user_id}`, demographicsDraftSchema);
  const { form, discard, ...state } = useDraftForm({
    schema: demographicsSchema,
    defaults: { ...demographicsOf(profile), ...draft },
    keepDraft,
    toDraft: (typed) => ({
      ...typed,
      age: typeof typed.age === "number" && Number.isFinite(typed.age) ? typed.age : null,
    }),
    send: update.mutateAsync,
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
