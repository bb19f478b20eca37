import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, "children"> & {
    options: readonly SelectOption[];
    /** Label of the empty first option, value "". */
    placeholder?: string;
  };

/** A native select, so that phones show their own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, className, id, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, optionalLabel, hideLabel, className, id }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(controlClass, "appearance-none pr-10")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
