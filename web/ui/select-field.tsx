import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, "children"> & {
    options: readonly SelectOption[];
    /** The empty first choice, value "". */
    placeholder?: string;
  };

/** A native select: the phone's own wheel, long lists included. */
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
