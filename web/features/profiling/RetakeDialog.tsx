import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { dropAnswerDraft } from "#web/questions/answer-draft.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { CLUSTER_PARTS, draftKeyOf } from "./parts.ts";
import { SECTION_PARTS } from "./section-parts.ts";
import { useRetakeProfiling } from "./queries.ts";

export interface RetakeDialogProps {
  person: { id: string; name: string };
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a restart of the profiling and says which data is archived and which is kept. */
export function RetakeDialog({ person, open, onClose, onDone }: RetakeDialogProps) {
  const { t } = useTranslation("profiling");
  const retake = useRetakeProfiling(person.id);
  const retakeOnce = useSingleFlight(retake.mutateAsync);

  async function confirm(): Promise<void> {
    await retakeOnce();
    // Drafts of unfinished reviews must not become answers of the new profiling.
    for (const { name } of [...CLUSTER_PARTS, ...SECTION_PARTS]) dropAnswerDraft(draftKeyOf(person.id, name));
    onDone();
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(shown) => !shown && !retake.isPending && onClose()}
      title={t("retake.title", { name: person.name })}
      description={
        <div className="flex flex-col gap-3 break-words">
          <p>{t("retake.goes")}</p>
          <p>{t("retake.stays")}</p>
          {retake.error && <ErrorNote title={t("common:profile.not_reset")}>{errorText(retake.error)}</ErrorNote>}
        </div>
      }
      confirmLabel={t("retake.confirm")}
      cancelLabel={t("retake.cancel")}
      busy={retake.isPending}
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  );
}
