import type { ComponentProps } from "react";

import { cx } from "./cx.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li" | "aside";
  /** "accent" for the main call to action, "sunk" for secondary content. */
  tone?: "plain" | "accent" | "sunk" | "notice";
  /** Has a hover style; put one stretched link inside (`after:absolute after:inset-0`). */
  interactive?: boolean;
  /** No padding. */
  flush?: boolean;
};

const TONE = {
  plain: "border-line bg-raised",
  accent: "border-accent-line bg-accent-soft",
  sunk: "border-transparent bg-sunk",
  notice: "border-transparent bg-notice-soft",
};

/** A bordered surface. Do not nest cards. */
export function Card({ as = "div", tone = "plain", interactive, flush, className, ...rest }: CardProps) {
  // All five elements accept the same attributes; TypeScript needs one concrete element.
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
