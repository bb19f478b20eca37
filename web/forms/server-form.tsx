import { createContext, use, type ComponentProps } from "react";
import { errorText } from "#web/app/error-text.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { ErrorNote, type NoteProps } from "#web/ui/error-note.tsx";
import type { Submission } from "./use-server-form.ts";

const FormContext = createContext({ failure: null as Error | null, busy: false, disabled: false });

export interface ServerFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  state: Submission;
  /** Work that follows the submission is still in progress. */
  busy?: boolean;
  /** The form cannot be submitted in its current state. */
  disabled?: boolean;
}

/** The form element for `useServerForm`. */
export function ServerForm(props: ServerFormProps) {
  const { state, busy = false, disabled = false, className = "flex flex-col gap-5", ...rest } = props;
  const now = { failure: state.failure, busy: busy || state.pending, disabled };
  return (
    <FormContext value={now}>
      <form
        {...rest}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!now.busy && !disabled) state.submit(event);
        }}
      />
    </FormContext>
  );
}

export interface FormFailureProps extends NoteProps {
  /** Text after the error that says the input is kept. */
  kept?: string;
}

/** Shows the form's error as an alert, unless it is shown at a field. `children` replace its text. */
export function FormFailure({ kept, children, ...note }: FormFailureProps) {
  const { failure } = use(FormContext);
  if (!failure) return null;
  return (
    <ErrorNote {...note}>
      {children || errorText(failure)} {kept}
    </ErrorNote>
  );
}

/** The submit button of the enclosing `ServerForm`. */
export function SubmitButton(props: ButtonProps) {
  const { busy, disabled } = use(FormContext);
  return <Button type="submit" variant="primary" aria-disabled={disabled || undefined} busy={busy} {...props} />;
}
