import { useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ComponentProps, FocusEventHandler, InputEventHandler, ReactNode, Ref } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<"textarea">, "ref"> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** Shows a counter n/max. Does not limit the input: the form validates the length. */
    max?: number;
    /** The counter for screen readers: (120, 2000) → "120 of 2000 characters". */
    counterText?: (used: number, max: number) => string;
    /** Input tools next to the counter, such as dictation. */
    tools?: ReactNode;
  };

/** Line height in rem; `field-sizing` ignores `rows`. */
const LINE_REM = 1.0625 * 1.65;

/** A textarea that grows with its text, from `rows` (3 by default). */
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
  // After every render: form libraries set an uncontrolled textarea's value without an event.
  useLayoutEffect(measure);

  const handleInput: InputEventHandler<HTMLTextAreaElement> = (event) => {
    measure();
    const { selectionEnd, value } = event.currentTarget;
    // While typing at the end, keep the counter visible too; the browser keeps the caret in view.
    if (selectionEnd === value.length) count.current?.parentElement?.scrollIntoView({ block: "nearest" });
    onInput?.(event);
  };

  // Moving focus to a tool is not leaving the field: do not validate yet.
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
