import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { ToastSpacer } from "./toast-spacer.tsx";

export type ToastAction = {
  label: string;
  onAction: () => void;
  /** How to do the same without the toast, for screen readers; defaults to the label. */
  altText?: string;
};

export type ToastOptions = {
  /** Milliseconds; 4000 by default, at least 2000. Ignored for errors, which stay until dismissed. */
  duration?: number;
  action?: ToastAction;
  /** Called if the toast closes without its action, by timeout or by the user. */
  onDismiss?: () => void;
};

export type ToastApi = {
  success: (text: string, options?: ToastOptions) => string;
  error: (text: string, options?: ToastOptions) => string;
  /**
   * Confirms an action that can be undone: `undo("Note deleted", { action: … })`. Shown for at least 15 s; hover and
   * focus pause the timer.
   */
  undo: (text: string, options: ToastOptions & { action: ToastAction }) => string;
  dismiss: (id: string) => void;
  /** Closes plain success messages. */
  closePlain: () => void;
};

type Entry = ToastOptions & { id: string; kind: "success" | "error"; text: string; open: boolean };

const ToastContext = createContext<ToastApi | null>(null);

export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** Closes plain success toasts when a dialog opens: on phones they would cover its close button. */
export function useCloseToastsOnOpen(open: boolean): void {
  const api = useContext(ToastContext);
  useEffect(() => {
    if (open) api?.closePlain();
  }, [open, api]);
}

function isPlainSuccess(entry: Entry): boolean {
  return entry.kind === "success" && !entry.action && !entry.onDismiss;
}

const CLOSING_MS = 200;
/** Long enough to read it, reach it by keyboard (F8) and reconsider, in milliseconds. */
const UNDO_MS = 15_000;
let counter = 0;

export type ToastProviderProps = {
  children: ReactNode;
  /** Accessible name of the region; `{hotkey}` is replaced by F8. */
  regionLabel: string;
  /** Announced before each toast. */
  announceLabel: string;
  dismissLabel: string;
  /** Title of error toasts. */
  errorTitle: string;
};

/**
 * Exempts toasts from focus traps: dialogs listen for focus events on `document`, and the toasts are outside of them.
 * Must register its listeners before any dialog does.
 */
function useFocusTrapExemption() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function pass(event: FocusEvent) {
      const to = event.type === "focusin" ? event.target : event.relatedTarget;
      if (to instanceof Node && region.current?.contains(to)) event.stopImmediatePropagation();
    }
    document.addEventListener("focusin", pass);
    document.addEventListener("focusout", pass);
    return () => {
      document.removeEventListener("focusin", pass);
      document.removeEventListener("focusout", pass);
    };
  }, []);
  return region;
}

export function ToastProvider(props: ToastProviderProps) {
  const { children, regionLabel, announceLabel, dismissLabel, errorTitle } = props;
  const [entries, setEntries] = useState<Entry[]>([]);
  const region = useFocusTrapExemption();
  const api = useMemo<ToastApi>(() => {
    function close(id: string) {
      setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
      setTimeout(() => setEntries((all) => all.filter((entry) => entry.id !== id)), CLOSING_MS);
    }
    function add(kind: Entry["kind"], text: string, options: ToastOptions = {}): string {
      const id = `toast-${++counter}`;
      const entry: Entry = { ...options, id, kind, text, open: true };
      // A repeated message replaces the one still shown.
      setEntries((all) => [...all.filter((other) => other.text !== text || other.action), entry]);
      return id;
    }
    return {
      success: (text, options) => add("success", text, options),
      error: (text, options) => add("error", text, options),
      undo: (text, options) => add("success", text, { ...options, duration: Math.max(UNDO_MS, options.duration ?? 0) }),
      dismiss: close,
      closePlain: () => {
        setEntries((all) => all.map((entry) => (isPlainSuccess(entry) ? { ...entry, open: false } : entry)));
        setTimeout(() => setEntries((all) => all.filter((entry) => entry.open)), CLOSING_MS);
      },
    };
  }, []);

  return (
    <ToastContext value={api}>
      <Toast.Provider label={announceLabel} swipeDirection="right">
        <ToastSpacer region={region} needed={entries.some(({ kind, open }) => kind === "error" && open)} />
        {children}
        {entries.map((entry) => (
          <ToastCard
            key={entry.id}
            entry={entry}
            dismissLabel={dismissLabel}
            errorTitle={errorTitle}
            onClose={(acted) => {
              if (!acted) entry.onDismiss?.();
              api.dismiss(entry.id);
            }}
          />
        ))}
        {/* Dialogs set aria-hidden on everything outside except aria-live; Radix announces the toasts itself. */}
        <div ref={region} aria-live="off">
          {/* Top: action buttons are at the bottom, and errors stay until dismissed. On wide screens left of the page
              column, whose buttons are mostly on the right, and above Sign out. */}
          <Toast.Viewport
            label={regionLabel}
            className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) m-0 flex list-none flex-col gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none sm:mx-auto sm:max-w-110 xl:inset-auto xl:bottom-16 xl:left-0 xl:w-76 xl:p-4"
          />
        </div>
      </Toast.Provider>
    </ToastContext>
  );
}

function ToastCard(props: {
  entry: Entry;
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
      // Important: Radix disables pointer events on toasts opened before a dialog.
      className={cx(
        "pointer-events-auto! flex animate-rise-in items-center gap-2 rounded-md py-1 pr-1 pl-4 shadow-over data-[state=closed]:animate-rise-out",
        bad ? "border border-danger bg-danger-soft text-ink" : "bg-ink text-paper forced-colors:border",
      )}
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
