import type { SafetyMark } from "#domain/care/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { SafetyBeside } from "./safety-beside.tsx";

/** Whether what was written calls for the card before the dialog closes. */
export function callsForCare(mark: SafetyMark | null): mark is SafetyMark {
  return mark?.level === "alarm" && mark.status !== "cleared";
}

/** In place of a form whose text is saved, and sounds dangerous. */
export function SavedWithCare(props: { mark: SafetyMark; closeLabel: string; onClose: () => void }) {
  return (
    <>
      <SafetyBeside mark={props.mark} whole arriving />
      <SheetActions>
        <Button variant="primary" onClick={props.onClose}>
          {props.closeLabel}
        </Button>
      </SheetActions>
    </>
  );
}
