import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { useStorageNotice } from "#web/app/storage-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";

export interface FormSheetProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  pending: boolean;
  /** What the last try failed with. */
  failure: Error | null;
  /** Says that it was not stored, and that what was typed is still there. */
  failed: string;
  kept: string;
  onCancel: () => void;
  /** What the button that stores says. */
  save: string;
  /** It cannot be stored as it is. */
  disabled?: boolean;
  /** With more room between groups of fields. */
  roomy?: boolean;
  children: ReactNode;
}

/** A form inside a dialog's sheet: its fields, what went wrong, Cancel and the button that stores. */
export function FormSheet(props: FormSheetProps) {
  const { t } = useTranslation("common");
  const room = useStorageNotice();
  const { failure } = props;
  return (
    <form
      onSubmit={(event) => void props.onSubmit(event)}
      noValidate
      className={cx("flex flex-col", props.roomy ? "gap-6" : "gap-5")}
    >
      {props.children}
      <SheetActions
        notice={
          failure ? (
            <ErrorNote title={props.failed}>
              {errorText(failure)} {props.kept}
            </ErrorNote>
          ) : (
            room
          )
        }
      >
        <Button onClick={props.onCancel}>{t("action.cancel")}</Button>
        <Button type="submit" variant="primary" busy={props.pending} disabled={props.disabled}>
          {props.save}
        </Button>
      </SheetActions>
    </form>
  );
}
