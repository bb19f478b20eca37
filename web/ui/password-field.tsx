import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type"> & { showLabel: string; hideLabelText: string };

/** A password input with a button to show or hide the value. Set `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, className, id, showLabel, hideLabelText, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optionalLabel, hideLabel, className, id }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={cx(controlClass, "pr-12")}
          />
          <IconButton
            label={shown ? hideLabelText : showLabel}
            aria-controls={control.id}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
