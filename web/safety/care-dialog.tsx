import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SafetyMark } from "#domain/care/contract.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SavedWithCare } from "./saved-with-care.tsx";

export interface CareDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The safety mark of the text just saved, if any; `savedTitle` is then the dialog's title. */
  mark: SafetyMark | null | undefined;
  savedTitle: string;
  children: ReactNode;
}

/**
 * A form dialog. If the saved text has an alarm, the dialog stays open and shows the safety card instead of the form.
 */
export function CareDialog({ open, onClose, title, description, mark, savedTitle, children }: CareDialogProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={mark ? savedTitle : title}
      description={description}
      closeLabel={t("action.close")}
    >
      {mark ? <SavedWithCare mark={mark} closeLabel={t("action.close")} onClose={onClose} /> : children}
    </Dialog>
  );
}

/** The mark for a `CareDialog`. Reset on open, not on close, so that the content does not change while it closes. */
export function useCareMark(open: boolean): [SafetyMark | null, (mark: SafetyMark) => void] {
  const [mark, setMark] = useState<SafetyMark | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setMark(null);
  }
  return [mark, setMark];
}
