import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Toast from "@radix-ui/react-toast";

import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { toastClass, toastListClass } from "./toast-class.ts";
import type { ToastEntry, ToastListProps } from "./toasts.tsx";

export type ToastLabels = {
  /** Accessible name of the region; `{hotkey}` is replaced by F8. */
  regionLabel: string;
  /** Announced before each toast. */
  announceLabel: string;
  dismissLabel: string;
  /** Title of error toasts. */
  errorTitle: string;
};

export function ToastList({ entries, onDismiss, listRef, ...labels }: ToastListProps & ToastLabels) {
  return (
    <Toast.Provider label={labels.announceLabel} swipeDirection="right">
      {entries.map((entry) => (
        <ToastCard
          key={entry.id}
          entry={entry}
          dismissLabel={labels.dismissLabel}
          errorTitle={labels.errorTitle}
          onClose={(acted) => {
            if (!acted) entry.onDismiss?.();
            onDismiss(entry.id);
          }}
        />
      ))}
      <Toast.Viewport ref={listRef} label={labels.regionLabel} className={toastListClass} />
    </Toast.Provider>
  );
}

function ToastCard(props: {
  entry: ToastEntry;
  dismissLabel: string;
  errorTitle: string;
  onClose: (acted: boolean) => void;
}) {
  const { entry } = props;
  const bad = entry.kind === "error";
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open && entry.open) props.onClose(false);
      }}
      type={bad ? "foreground" : "background"}
      duration={bad ? Number.POSITIVE_INFINITY : Math.max(2000, entry.duration ?? 4000)}
      className={toastClass(entry.kind)}
    >
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", bad && "text-danger")} />
      {/* If the action does not fit next to the text, it wraps below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <div className="min-w-0 flex-1 basis-44 py-2.5 text-small wrap-break-word">
          {bad && <Toast.Title className="font-bold">{props.errorTitle}</Toast.Title>}
          <Toast.Description className="font-medium">{entry.text}</Toast.Description>
        </div>
        {entry.action && (
          <Toast.Action
            altText={entry.action.altText ?? entry.action.label}
            onClick={(event) => {
              event.preventDefault();
              entry.action?.onAction();
              props.onClose(true);
            }}
            className={cx(
              "-mx-3 min-h-11 shrink-0 rounded-sm px-3 text-left text-small font-bold underline underline-offset-4",
              bad ? "text-ink" : "text-paper",
            )}
          >
            {entry.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton
          label={props.dismissLabel}
          icon={<X aria-hidden="true" />}
          className={cx(!bad && "text-paper hover:bg-transparent hover:text-paper")}
        />
      </Toast.Close>
    </Toast.Root>
  );
}
