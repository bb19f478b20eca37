import type { ComponentProps, MouseEvent } from "react";

import { buttonClass } from "./button-class.ts";
import type { ButtonSize, ButtonVariant } from "./button-class.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  /** Shows a spinner over the label, keeps the width and ignores clicks; stays focusable. */
  busy?: boolean;
};

/**
 * A button with `type="button"` by default. With `aria-disabled` it looks disabled and ignores clicks but stays
 * focusable, so that `aria-describedby` can give the reason.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, className, children, onClick, onMouseDown, ...rest } = props;
  const inert = busy || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }
  function handleMouseDown(event: MouseEvent<HTMLButtonElement>) {
    // Keeps focus in the field: its blur would show an error, shift the button and lose the click.
    if (rest.type === "submit") event.preventDefault();
    onMouseDown?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      onMouseDown={handleMouseDown}
      className={cx(buttonClass({ variant, size, block }), busy && "aria-disabled:opacity-100", className)}
    >
      <span className={cx("inline-flex items-center justify-center gap-2", busy && "opacity-0")}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
