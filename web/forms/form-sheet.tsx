import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStorageNotice } from "#web/app/storage-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { ConflictNotice, type ConflictView } from "./conflict-notice.tsx";
import { FormFailure, ServerForm, SubmitButton } from "./server-form.tsx";
import type { Submission } from "./use-server-form.ts";

export interface FormSheetProps {
  /** `conflict`: of an edit form. */
  state: Submission & { conflict?: ConflictView | null };
  /** Title (`failed`) and last sentence (`kept`) of the error. */
  failed: string;
  kept?: string;
  onCancel: () => void;
  /** Label of the submit button. */
  save: string;
  /** The form cannot be submitted in its current state. */
  disabled?: boolean;
  /** For deletion: a red button, and no notice about storage. */
  danger?: boolean;
  /** More space between groups of fields. */
  roomy?: boolean;
  children: ReactNode;
}

/** A form in a dialog: fields, error, Cancel and submit button. */
export function FormSheet(props: FormSheetProps) {
  const { t } = useTranslation("common");
  const room = useStorageNotice();
  return (
    <ServerForm state={props.state} className={props.roomy ? "flex flex-col gap-6" : undefined}>
      {props.state.conflict && <ConflictNotice conflict={props.state.conflict} />}
      {props.children}
      <SheetActions
        notice={props.state.failure ? <FormFailure title={props.failed} kept={props.kept} /> : !props.danger && room}
      >
        <Button onClick={props.onCancel}>{t("action.cancel")}</Button>
        <SubmitButton variant={props.danger ? "danger" : "primary"} disabled={props.disabled}>
          {props.save}
        </SubmitButton>
      </SheetActions>
    </ServerForm>
  );
}
