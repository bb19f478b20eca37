import { cx } from "./cx.ts";
import type { ToastEntry } from "./toasts.tsx";

/**
 * Top: action buttons are at the bottom, and errors stay until dismissed. On wide screens left of the page column, whose
 * buttons are mostly on the right, and above Sign out.
 */
export const toastListClass =
  "pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) m-0 flex list-none flex-col gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none sm:mx-auto sm:max-w-110 xl:inset-auto xl:bottom-16 xl:left-0 xl:w-76 xl:p-4";

/** Of one toast. Important: Radix disables pointer events on toasts opened before a dialog. */
export function toastClass(kind: ToastEntry["kind"]): string {
  return cx(
    "pointer-events-auto! flex animate-rise-in items-center gap-2 rounded-md py-1 pr-1 pl-4 shadow-over data-[state=closed]:animate-rise-out",
    kind === "error" ? "border border-danger bg-danger-soft text-ink" : "bg-ink text-paper forced-colors:border",
  );
}
