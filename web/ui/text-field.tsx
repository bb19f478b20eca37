import type { ComponentProps } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & ComponentProps<"input">;

/** A text input. Accepts a form library's registration props; `className` applies to the wrapper. */
export function TextField({ label, hint, error, optionalLabel, hideLabel, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, hideLabel, className, id }}>
      {(control) => <input type="text" {...input} {...control} className={cx(controlClass)} />}
    </Field>
  );
}
