import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { useArchivePersona } from "./mutations.ts";

/** Archives or unarchives a person and shows an undo toast. */
export function useArchive() {
  const { t } = useTranslation("people");
  const toast = useToast();
  const { mutateAsync, isPending } = useArchivePersona();

  function archive(person: { id: string; name: string }, archived: boolean): void {
    mutateAsync({ id: person.id, archived })
      .then(() => {
        const said = archived
          ? t("toast.archived", { name: person.name })
          : t("toast.unarchived", { name: person.name });
        toast.undo(said, { action: { label: t("common:action.undo"), onAction: () => archive(person, !archived) } });
      })
      .catch((error: unknown) => toast.error(errorText(error)));
  }
  return { archive, isPending };
}
