import { useTranslation } from "react-i18next";
import type { SafetyMark } from "#domain/care/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { SafetyNotice } from "./safety-notice.tsx";

/** Whether the dialog must show the safety card before it closes. */
export function callsForCare(mark: SafetyMark | null): mark is SafetyMark {
  return mark?.level === "alarm" && mark.status !== "cleared";
}

/** Replaces a form after its text was saved with an alarm. */
export function SavedWithCare(props: { mark: SafetyMark; closeLabel: string; onClose: () => void }) {
  return (
    <>
      <SafetyNotice mark={props.mark} whole arriving />
      <SheetActions>
        <Button variant="primary" onClick={props.onClose}>
          {props.closeLabel}
        </Button>
      </SheetActions>
    </>
  );
}

/** The card where the dialog for it cannot be fetched. */
export function SavedCard({ mark, onClose }: { mark: SafetyMark | null | undefined; onClose: () => void }) {
  const { t } = useTranslation("common");
  if (!mark) return null;
  return (
    <div className="px-4 py-3 sm:px-6 min-[900px]:px-7">
      <SavedWithCare mark={mark} closeLabel={t("action.close")} onClose={onClose} />
    </div>
  );
}
