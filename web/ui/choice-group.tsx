import { useId } from "react";
import type { ReactNode, Ref } from "react";

import { cx } from "./cx.ts";
import { FieldError } from "./field.tsx";
import { KeyHint } from "./key-hint.tsx";
import { useHeldWhilePressed } from "./use-held-while-pressed.ts";

export type ChoiceGroupProps = {
  /** The question. */
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string;
  className?: string;
};

/** A fieldset with legend, hint and error; the render function receives the ARIA attributes for the radios. */
export function ChoiceGroup(
  props: ChoiceGroupProps & {
    children: (ids: { "aria-describedby": string | undefined; "aria-invalid": true | undefined }) => ReactNode;
  },
) {
  const id = useId();
  const error = useHeldWhilePressed(props.error);
  const described = cx(props.hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <fieldset data-field className={cx("m-0 min-w-0 border-0 p-0", props.className)}>
      <legend className={cx("mb-2 p-0 font-semibold", props.hideLegend && "sr-only")}>{props.legend}</legend>
      {props.hint && (
        <div id={`${id}-hint`} className="mb-3 text-small text-ink-soft">
          {props.hint}
        </div>
      )}
      {props.children({ "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

export type RadioOption<V extends string> = { value: V; label: ReactNode; description?: ReactNode };

export type RadioCardsProps<V extends string> = ChoiceGroupProps & {
  name: string;
  options: readonly RadioOption<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** The first radio, so that a form can focus it on error. */
  ref?: Ref<HTMLInputElement>;
  /** Keyboard shortcut of each option, by index; shown if a keyboard is likely. */
  keys?: readonly string[];
  /** Number of columns from 640 px. */
  columns?: 1 | 2 | 3;
};

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** A radio group of cards. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { name, options, value, onChange, onBlur, ref, keys, columns = 1, ...group } = props;
  return (
    <ChoiceGroup {...group}>
      {(ids) => (
        <div className={cx("grid gap-2", COLUMNS[columns])}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className="relative flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-raised px-4 py-3 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
                {...ids}
                className="mt-0.5 size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-raised checked:border-[6.5px] checked:border-accent focus-visible:outline-none"
              />
              <span className="flex-1">
                <span className="block">{option.label}</span>
                {option.description && <span className="block text-small text-ink-soft">{option.description}</span>}
              </span>
              {keys?.[index] && (
                <KeyHint>
                  <kbd className="-mr-1 grid size-6 shrink-0 place-items-center rounded-sm border border-line font-sans text-caption text-ink-soft">
                    {keys[index]}
                  </kbd>
                </KeyHint>
              )}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
