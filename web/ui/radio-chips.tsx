import type { ReactNode, Ref } from "react";

import { ChoiceGroup } from "./choice-group.tsx";
import type { ChoiceGroupProps } from "./choice-group.tsx";
import { cx } from "./cx.ts";

export type RadioChip<V extends string> = {
  value: V;
  label: ReactNode;
  /** Text colour class of the dot before the label; no dot if omitted. */
  dot?: string;
  /** Cannot be chosen; the hint says why. */
  disabled?: boolean;
};

export type RadioChipsProps<V extends string> = ChoiceGroupProps & {
  name: string;
  options: readonly RadioChip<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** The first radio, so that a form can focus it on error. */
  ref?: Ref<HTMLInputElement>;
};

/** A radio group of short labels in a wrapping row. */
export function RadioChips<V extends string>(props: RadioChipsProps<V>) {
  const { name, options, value, onChange, onBlur, ref, ...group } = props;
  return (
    <ChoiceGroup {...group}>
      {(ids) => (
        <div className="flex flex-wrap gap-2">
          {options.map((option, index) => (
            <label
              key={option.value}
              className={cx(
                "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-raised px-4 py-2 transition-colors hover:border-ink",
                "has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:has-checked:chosen",
                "has-disabled:cursor-default has-disabled:opacity-55 has-disabled:hover:border-line-strong",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              )}
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
                {...ids}
                className="absolute inset-0 cursor-pointer appearance-none disabled:cursor-default rounded-full focus-visible:outline-none"
              />
              {option.dot && <span aria-hidden="true" className={cx("size-2.5 rounded-full bg-current", option.dot)} />}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
