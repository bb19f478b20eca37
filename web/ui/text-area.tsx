import { useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ComponentProps, FocusEventHandler, InputEventHandler, ReactNode, Ref } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<"textarea">, "ref"> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** Shows a counter n/max. Nothing is cut off: what is too long is for the form to say. */
    max?: number;
    /** The counter in words, for screen readers: (120, 2000) → "120 of 2000 characters". */
    counterText?: (used: number, max: number) => string;
    /** Beside the counter: what else there is to write with. */
    tools?: ReactNode;
  };

/** Height of a line of text; `field-sizing` does not heed `rows`. */
const LINE_REM = 1.0625 * 1.65;

/** A text area that grows with its text (from `rows`, 3 unless given). */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, hideLabel, className, id, ref, max, counterText, tools, ...rest } = props;
  const { onInput, onBlur, rows = 3, style, ...area } = rest;
  const inner = useRef<HTMLTextAreaElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(0);
  useImperativeHandle(ref, () => inner.current as HTMLTextAreaElement);

  function measure() {
    const element = inner.current;
    if (!element) return;
    setTyped(element.value.length);
    if (CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }
  // After every render: a form library sets and resets the value of an uncontrolled area without an event.
  useLayoutEffect(measure);

  const handleInput: InputEventHandler<HTMLTextAreaElement> = (event) => {
    measure();
    const { selectionEnd, value } = event.currentTarget;
    // Whoever writes at the end sees how much room is left; the browser keeps the line itself in view.
    if (selectionEnd === value.length) count.current?.parentElement?.scrollIntoView({ block: "nearest" });
    onInput?.(event);
  };

  // Who takes up a tool goes on writing: it is too early to say what is missing.
  const handleBlur: FocusEventHandler<HTMLTextAreaElement> = (event) => {
    if (!beside.current?.contains(event.relatedTarget)) onBlur?.(event);
  };

  const counter = max !== undefined && (
    <span
      ref={count}
      className={cx(
        "shrink-0 text-small tabular-nums",
        tools !== undefined && "self-center not-last:mr-auto",
        typed > max ? "text-danger" : "text-ink-soft",
      )}
    >
      <span aria-hidden={counterText ? true : undefined}>
        {typed}/{max}
      </span>
      {counterText && <span className="sr-only">{counterText(typed, max)}</span>}
    </span>
  );
  return (
    <Field
      {...{ label, hint, error, optionalLabel, hideLabel, className, id }}
      after={
        counter || tools !== undefined ? (
          <>
            {counter}
            {tools && (
              <div ref={beside} className="contents">
                {tools}
              </div>
            )}
          </>
        ) : null
      }
    >
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          style={{ minHeight: `${rows * LINE_REM + 1.375}rem`, ...style }}
          ref={inner}
          onInput={handleInput}
          onBlur={handleBlur}
          className={cx(controlClass, "field-sizing-content max-h-[60dvh] resize-none leading-relaxed")}
        />
      )}
    </Field>
  );
}
