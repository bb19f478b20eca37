import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PersonaContents } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { profileQuery } from "#web/app/session.ts";
import { readDraft, writeDraft } from "#web/forms/draft.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { personaContentsQuery } from "./queries.ts";
import { useDeletePersona, useRestorePersona } from "./mutations.ts";
import { shortTestDraft } from "./short-test-draft.ts";

export interface DeletePersonaDialogProps {
  person: { id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The person is deleted: leave their page. The toast offers undo for a few seconds. */
  onDeleted: () => void;
}

const KINDS = ["notes", "interactions", "conversations", "answers"] as const satisfies (keyof PersonaContents)[];

/** Confirms the deletion of a person and lists the data deleted with them. */
export function DeletePersonaDialog({ person, open, onOpenChange, onDeleted }: DeletePersonaDialogProps) {
  const { t } = useTranslation("people");
  const toast = useToast();
  const contents = useQuery({ ...personaContentsQuery(person.id), enabled: open });
  const remove = useDeletePersona();
  const restore = useRestorePersona();
  const { data: profile } = useSuspenseQuery(profileQuery);
  const draft = shortTestDraft(person.id);

  function undo(answers: string) {
    restore
      .mutateAsync(person.id)
      .then(() => {
        writeDraft(draft, answers, profile.user_id);
        toast.success(t("toast.restored", { name: person.name }));
      })
      .catch((error: unknown) =>
        toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => undo(answers) } }),
      );
  }
  function confirm() {
    remove.mutate(person.id, {
      onSuccess: () => {
        const answers = readDraft(draft, profile.user_id);
        writeDraft(draft, "", profile.user_id);
        onOpenChange(false);
        onDeleted();
        toast.undo(t("toast.deleted", { name: person.name }), {
          action: { label: t("common:action.undo"), onAction: () => undo(answers) },
        });
      },
    });
  }
  function listed(found: PersonaContents): string {
    const parts = KINDS.filter((kind) => found[kind] > 0).map((kind) =>
      t(`common:count.${kind}`, { count: found[kind] }),
    );
    return new Intl.ListFormat(currentLanguage()).format(parts);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("delete.title", { name: person.name })}
      description={
        <div className="flex flex-col gap-3">
          {contents.data ? (
            <p>
              {KINDS.some((kind) => contents.data[kind] > 0)
                ? t("delete.with", { name: person.name, contents: listed(contents.data) })
                : t("delete.alone")}
            </p>
          ) : contents.error ? (
            <p>{t("delete.unknown")}</p>
          ) : (
            <Skeleton className="h-6 w-4/5" />
          )}
          {remove.error && <ErrorNote title={t("error.delete")}>{errorText(remove.error)}</ErrorNote>}
        </div>
      }
      confirmLabel={t("delete.confirm")}
      cancelLabel={t("common:action.cancel")}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
