import type { ComponentProps } from "react";

import { cx } from "./cx.ts";

export type CardProps = ComponentProps<"div"> & {
  /** The element, for lists and sections. */
  as?: "div" | "article" | "section" | "li" | "aside";
  /** "accent" for the one thing that waits for the user, "sunk" for the quiet aside. */
  tone?: "plain" | "accent" | "sunk" | "notice";
  /** Lifts under the pointer; put one stretched link inside (`after:absolute after:inset-0`). */
  interactive?: boolean;
  /** Without inner space, where the content brings its own. */
  flush?: boolean;
};

const TONE = {
  plain: "border-line bg-raised",
  accent: "border-accent-line bg-accent-soft",
  sunk: "border-transparent bg-sunk",
  notice: "border-transparent bg-notice-soft",
};

/** A sheet of paper on the ground. Never put a card into a card. */
export function Card({ as = "div", tone = "plain", interactive, flush, className, ...rest }: CardProps) {
  // The five elements take the same attributes; one of them stands for all in the types.
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(
        "relative rounded-lg border",
        TONE[tone],
        !flush && "p-5 sm:p-6",
        interactive &&
          "transition-colors hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus",
        className,
      )}
    />
  );
}
