import { cx } from "./cx.ts";
import { toastClass, toastListClass } from "./toast-class.ts";
import type { ToastListProps } from "./toasts.tsx";

/** Toasts without timers, keys and swiping, for when the code of `ToastList` cannot be fetched. */
export function PlainToasts(props: ToastListProps & { dismissLabel: string }) {
  return (
    <ol ref={props.listRef} aria-live="polite" className={toastListClass}>
      {props.entries.map((entry) => (
        <li key={entry.id} className={cx(toastClass(entry.kind), !entry.open && "hidden")}>
          <span className="min-w-0 flex-1 py-2.5 text-small font-medium wrap-break-word">{entry.text}</span>
          {entry.action && (
            <button
              type="button"
              className="min-h-11 px-3 text-small font-bold underline"
              onClick={entry.action.onAction}
            >
              {entry.action.label}
            </button>
          )}
          <button
            type="button"
            className="min-h-11 px-3 text-small font-bold"
            onClick={() => {
              entry.onDismiss?.();
              props.onDismiss(entry.id);
            }}
          >
            {props.dismissLabel}
          </button>
        </li>
      ))}
    </ol>
  );
}
