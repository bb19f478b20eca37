import { Archive, ArchiveRestore, Ellipsis, MessageCircle, NotebookPen, Pencil, Trash2, Waves } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { useArchive } from "#web/features/people/use-archive.ts";
import { Button } from "#web/ui/button.tsx";
import { DropdownMenu } from "#web/app/dropdown-menu.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

/** The open dialog on a person's page. */
export type Opened = "edit" | "touch" | "delete" | "note" | null;

/** The chat and note buttons. */
export function Actions({ onChat, onNote }: { onChat: () => void; onNote: () => void }) {
  const { t } = useTranslation("persona");
  return (
    <div className="-mt-2 flex flex-wrap gap-3 max-sm:*:grow">
      <Button variant="primary" size="lg" onClick={onChat}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {t("actions.chat")}
      </Button>
      <Button size="lg" onClick={onNote}>
        <NotebookPen aria-hidden="true" className="size-5" />
        {t("actions.note")}
      </Button>
    </div>
  );
}

/** Menu of actions on a person. */
export function PersonaMenu({ persona, onOpen }: { persona: Persona; onOpen: (what: Opened) => void }) {
  const { t } = useTranslation("persona");
  const { archive } = useArchive();
  const { name } = persona;
  const archived = persona.archived_at !== null;
  return (
    <DropdownMenu
      label={t("menu.label", { name })}
      trigger={<IconButton label={t("menu.label", { name })} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { label: t("menu.edit"), icon: <Pencil aria-hidden="true" />, onSelect: () => onOpen("edit") },
        { label: t("menu.touch"), icon: <Waves aria-hidden="true" />, onSelect: () => onOpen("touch") },
        {
          label: archived ? t("menu.unarchive") : t("menu.archive"),
          icon: archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
          onSelect: () => archive(persona, !archived),
        },
        "separator",
        {
          label: t("common:action.delete"),
          icon: <Trash2 aria-hidden="true" />,
          tone: "danger",
          onSelect: () => onOpen("delete"),
        },
      ]}
    />
  );
}
