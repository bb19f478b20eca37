import { useTranslation } from "react-i18next";
import { demographicsSchema, type Profile } from "#domain/profile/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { demographicsOf } from "./demographics.ts";
import { DemographicsFields } from "./DemographicsFields.tsx";
import { useUpdateProfile } from "./queries.ts";

export interface DemographicsDialogProps {
  profile: Profile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes one's own details; a field made blank is cleared. */
export function DemographicsDialog({ profile, open, onOpenChange }: DemographicsDialogProps) {
  const { t } = useTranslation("profile");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("details.title")}
      description={t("details.text")}
      closeLabel={t("common:action.close")}
    >
      <DetailsForm profile={profile} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const FIELDS = ["age", "gender", "origin_country", "origin_region", "current_country", "current_region"] as const;

function DetailsForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const update = useUpdateProfile();
  const form = useSchemaForm(demographicsSchema, demographicsOf(profile));
  const submit = form.handleSubmit(async (fields) => {
    if (update.isPending) return;
    try {
      await update.mutateAsync(fields);
      onClose();
      toast.success(t("details.saved"));
    } catch (error) {
      showAtField(error, FIELDS, form.setError);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-6">
      <DemographicsFields form={form} />
      <SheetActions
        notice={
          update.error && (
            <ErrorNote title={t("errorSavingProfile")}>
              {errorText(update.error)} {t("details.kept")}
            </ErrorNote>
          )
        }
      >
        <Button onClick={onClose}>{t("common:action.cancel")}</Button>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {t("details.save")}
        </Button>
      </SheetActions>
    </form>
  );
}
