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
  /** What was stored just now and calls for care, and what is then the title. */
  mark: SafetyMark | null | undefined;
  savedTitle: string;
  children: ReactNode;
}

/** A dialog with a form. Where what was stored sounds dangerous it stays, with the card in place of the form. */
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

/** The mark for a `CareDialog`, which is forgotten when it opens again: what it shows stays while it closes. */
export function useCareMark(open: boolean): [SafetyMark | null, (mark: SafetyMark) => void] {
  const [mark, setMark] = useState<SafetyMark | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setMark(null);
  }
  return [mark, setMark];
}
