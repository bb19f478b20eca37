import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { useRevealed } from "./use-revealed.ts";
import { useHeldWhilePressed } from "./use-held-while-pressed.ts";

/** Props of all labelled controls; texts are already translated. */
export type FieldProps = {
  label: string;
  /** Shown under the label, before the control. */
  hint?: ReactNode;
  /** The translated error message; marks the control as invalid. */
  error?: string;
  /** Short text after the label, for instance "optional". */
  optionalLabel?: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  className?: string;
};

export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Label, hint and error around one control; the render function receives the props to spread on it. */
export function Field(
  props: FieldProps & { id?: string; after?: ReactNode; children: (control: FieldControl) => ReactNode },
) {
  const own = useId();
  const error = useHeldWhilePressed(props.error);
  const id = props.id ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cx(props.hint ? hintId : null, error ? errorId : null) || undefined;
  return (
    <div data-field className={cx("flex flex-col gap-1.5", props.className)}>
      <label htmlFor={id} className={cx("font-semibold", props.hideLabel && "sr-only")}>
        {props.label}
        {props.optionalLabel && (
          <span className="ml-1 text-small font-normal text-ink-soft"> {props.optionalLabel}</span>
        )}
      </label>
      {props.hint && (
        <div id={hintId} className="text-small text-ink-soft">
          {props.hint}
        </div>
      )}
      {props.children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {(error || props.after) && (
        <div className="flex flex-wrap items-start justify-end gap-x-4 gap-y-2">
          {error && (
            <div className="min-w-40 flex-1">
              <FieldError id={errorId}>{error}</FieldError>
            </div>
          )}
          {props.after}
        </div>
      )}
    </div>
  );
}

/** An error message with an icon, so that colour is not the only cue. Scrolls into view with its field. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  const ref = useRevealed<HTMLParagraphElement>(children);
  return (
    <p ref={ref} id={id} className="flex items-start gap-1.5 text-small font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Styles shared by inputs, textareas and selects. */
export const controlClass =
  "w-full min-h-12 rounded-md border border-line-strong bg-raised px-3.5 py-2.5 text-body text-ink transition-colors " +
  "hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger " +
  "aria-invalid:focus-visible:outline-danger disabled:opacity-55 [&[readonly]]:bg-sunk";
