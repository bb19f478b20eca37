import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/dialog.tsx";
import { WaitingLine } from "./waiting-line.tsx";
import type { Waiting } from "./waiting.ts";

export interface RefusedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The changes that the server has refused. */
  refused: readonly Waiting[];
}

/** The texts that the server has refused, each with its reason. */
export function RefusedDialog({ open, onOpenChange, refused }: RefusedDialogProps) {
  const { t } = useTranslation("offline");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("not_saved.title")}
      description={t("not_saved.text")}
      closeLabel={t("common:action.close")}
    >
      <ul className="m-0 flex list-none flex-col divide-y divide-line p-0">
        {refused.map((entry) => (
          <li key={entry.id} className="py-4">
            <RefusedText entry={entry} />
            <WaitingLine entry={entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function RefusedText({ entry: { kind, shows } }: { entry: Waiting }) {
  const { t } = useTranslation("offline");
  return (
    <>
      {shows.personName && (
        <p className="text-caption text-ink-soft">{t("not_saved.about", { name: shows.personName })}</p>
      )}
      {kind === "answers" && <p>{t("not_saved.answers")}</p>}
      {kind === "note-deletion" && <p className="text-caption text-ink-soft">{t("not_saved.deletion")}</p>}
      {shows.text && <p className="max-w-measure break-words whitespace-pre-wrap">{shows.text}</p>}
    </>
  );
}
