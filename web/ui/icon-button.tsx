import type { ComponentProps, ReactNode } from "react";

import { cx } from "./cx.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label" | "title"> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  tone?: "plain" | "accent" | "danger";
};

const TONE = {
  plain: "text-ink-soft hover:bg-sunk hover:text-ink",
  accent: "bg-accent text-on-accent hover:bg-accent-strong",
  danger: "text-danger hover:bg-danger-soft",
};

/** A 44 px square button with only an icon. */
export function IconButton({ label, icon, tone = "plain", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors disabled:opacity-55 aria-disabled:opacity-55 print:hidden [&_svg]:size-5",
        TONE[tone],
        className,
      )}
    >
      {icon}
    </button>
  );
}
