import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";

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

export type ToastEntry = ToastOptions & { id: string; kind: "success" | "error"; text: string; open: boolean };

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

function isPlainSuccess(entry: ToastEntry): boolean {
  return entry.kind === "success" && !entry.action && !entry.onDismiss;
}

const CLOSING_MS = 200;
/** Long enough to read it, reach it by keyboard (F8) and reconsider, in milliseconds. */
const UNDO_MS = 15_000;
let counter = 0;

export type ToastListProps = {
  entries: readonly ToastEntry[];
  /** The toast was closed by its action or by the user, or its time is over. */
  onDismiss: (id: string) => void;
  /** Receives the element that contains the toasts. */
  listRef: (list: HTMLElement | null) => void;
};

export type ToastProviderProps = {
  children: ReactNode;
  /** Draws the toasts; loaded when the first one is needed. */
  list: ComponentType<ToastListProps>;
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
  const { children, list: List } = props;
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const [list, setList] = useState<HTMLElement | null>(null);
  const region = useFocusTrapExemption();
  const api = useMemo<ToastApi>(() => {
    function close(id: string) {
      setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
      setTimeout(() => setEntries((all) => all.filter((entry) => entry.id !== id)), CLOSING_MS);
    }
    function add(kind: ToastEntry["kind"], text: string, options: ToastOptions = {}): string {
      const id = `toast-${++counter}`;
      const entry: ToastEntry = { ...options, id, kind, text, open: true };
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
      <ToastSpacer list={list} needed={entries.some(({ kind, open }) => kind === "error" && open)} />
      {children}
      {/* Dialogs set aria-hidden on everything outside except aria-live; Radix announces the toasts itself. */}
      <div ref={region} aria-live="off">
        <List entries={entries} onDismiss={api.dismiss} listRef={setList} />
      </div>
    </ToastContext>
  );
}
