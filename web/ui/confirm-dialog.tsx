import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  description: ReactNode;
  /** Names the action: "Delete note". */
  confirmLabel: string;
  cancelLabel: string;
  /** Does not close the dialog: set `open` to false once the action has succeeded. */
  onConfirm: () => void;
  busy?: boolean;
  tone?: "danger" | "plain";
};

/** Confirms an action that is hard to undo. Cancel has initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim data-[state=closed]:animate-fade-out" />
        <AlertDialog.Content
          {...returnFocus}
          className="fixed inset-x-4 top-1/2 z-(--z-dialog) mx-auto max-h-[86dvh] max-w-110 -translate-y-1/2 animate-fade-in overflow-y-auto rounded-lg bg-raised p-6 forced-colors:border shadow-over focus:outline-none data-[state=closed]:animate-fade-out"
        >
          <AlertDialog.Title className="font-serif text-h3 font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-ink-soft">{props.description}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Cancel asChild>
              <Button>{props.cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={props.tone === "plain" ? "primary" : "danger"} busy={props.busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
