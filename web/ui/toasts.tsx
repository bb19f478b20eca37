import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { ToastRoom } from "./toast-room.tsx";

export type ToastAction = {
  label: string;
  onAction: () => void;
  /** How to do the same without the toast, for screen readers; the label where there is no other way. */
  altText?: string;
};

export type ToastOptions = {
  /** Milliseconds, 4000 unless given, never under 2000; errors stay until dismissed. */
  duration?: number;
  action?: ToastAction;
  /** The toast went without its action being used (by time, by hand, or replaced). */
  onDismiss?: () => void;
};

export type ToastApi = {
  success: (text: string, options?: ToastOptions) => string;
  error: (text: string, options?: ToastOptions) => string;
  /** A deed that can be taken back for a while, never less than 15 s, and longer where the pointer or the focus is on it: `undo("Note deleted", { action: … })`. */
  undo: (text: string, options: ToastOptions & { action: ToastAction }) => string;
  dismiss: (id: string) => void;
  /** Closes what only tells that something went well. */
  settle: () => void;
};

type Entry = ToastOptions & { id: string; kind: "success" | "error"; text: string; open: boolean };

const ToastContext = createContext<ToastApi | null>(null);

/** Short messages about what has just happened. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** While a dialog opens: on phones a toast would lie over the button that closes it. */
export function useSettledToasts(open: boolean): void {
  const api = useContext(ToastContext);
  useEffect(() => {
    if (open) api?.settle();
  }, [open, api]);
}

function isPassing(entry: Entry): boolean {
  return entry.kind === "success" && !entry.action && !entry.onDismiss;
}

const CLOSING_MS = 200;
/** Long enough to read it, to find it with the keyboard (F8), and to think again. */
const UNDO_MS = 15_000;
let counter = 0;

export type ToastProviderProps = {
  children: ReactNode;
  /** Names the region; `{hotkey}` is replaced by F8. */
  regionLabel: string;
  /** Announced before each toast. */
  announceLabel: string;
  dismissLabel: string;
  /** Above an error's text. */
  errorTitle: string;
};

/**
 * Lets the focus go to the toasts and come back while a dialog holds it, which follows it on `document`: the toasts lie
 * outside the dialog, but they are no part of the page behind it. Has to be listening before any dialog does.
 */
function useWayPastDialogs() {
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
  const region = useWayPastDialogs();
  const api = useMemo<ToastApi>(() => {
    function close(id: string) {
      setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
      setTimeout(() => setEntries((all) => all.filter((entry) => entry.id !== id)), CLOSING_MS);
    }
    function add(kind: Entry["kind"], text: string, options: ToastOptions = {}): string {
      const id = `toast-${++counter}`;
      const entry: Entry = { ...options, id, kind, text, open: true };
      // A repeated message takes the place of the one still standing.
      setEntries((all) => [...all.filter((other) => other.text !== text || other.action), entry]);
      return id;
    }
    return {
      success: (text, options) => add("success", text, options),
      error: (text, options) => add("error", text, options),
      undo: (text, options) => add("success", text, { ...options, duration: Math.max(UNDO_MS, options.duration ?? 0) }),
      dismiss: close,
      settle: () => {
        setEntries((all) => all.map((entry) => (isPassing(entry) ? { ...entry, open: false } : entry)));
        setTimeout(() => setEntries((all) => all.filter((entry) => entry.open)), CLOSING_MS);
      },
    };
  }, []);

  return (
    <ToastContext value={api}>
      <Toast.Provider label={announceLabel} swipeDirection="right">
        <ToastRoom region={region} needed={entries.some(({ kind, open }) => kind === "error" && open)} />
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
        {/* A dialog hides what lies outside it from screen readers, except what has aria-live; the saying is Radix's. */}
        <div ref={region} aria-live="off">
          {/* At the top: below stand the buttons under the thumb, and errors stay until dismissed. Where there is room, left of
              the page's column, whose buttons are mostly at its right, and above Sign out. */}
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
      // Important: Radix lets nothing opened before a dialog be pressed.
      className={cx(
        "pointer-events-auto! flex animate-rise-in items-center gap-2 rounded-md py-1 pr-1 pl-4 shadow-over data-[state=closed]:animate-rise-out",
        bad ? "border border-danger bg-danger-soft text-ink" : "bg-ink text-paper forced-colors:border",
      )}
    >
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", bad && "text-danger")} />
      {/* Where both do not fit beside each other, the action goes below rather than break a word. */}
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
