import { Check } from "lucide-react";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";

import { cx } from "./cx.ts";
import { FieldError } from "./field.tsx";
import { useHeldWhilePressed } from "./use-held-while-pressed.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A native checkbox with a label. Accepts a form library's registration props. */
export function Checkbox({ label, hint, error: current, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const error = useHeldWhilePressed(current);
  const inputId = id ?? own;
  const described = cx(hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null) || undefined;
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative mt-px grid size-6.5 shrink-0 place-items-center">
          <input
            {...input}
            id={inputId}
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border-[1.5px] border-line-strong bg-raised transition-colors checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-danger disabled:opacity-55"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-4 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <label htmlFor={inputId} className="flex-1">
          {label}
          {hint && (
            <span id={`${inputId}-hint`} className="block text-small text-ink-soft">
              {hint}
            </span>
          )}
        </label>
      </div>
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
