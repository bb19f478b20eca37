import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "md" | "lg";

const BASE =
  "relative inline-flex min-h-11 items-center justify-center gap-2 rounded-md text-center font-semibold select-none " +
  "no-underline transition-colors disabled:opacity-55 aria-disabled:opacity-55 print:hidden [&_svg]:shrink-0";

const VARIANT: Record<ButtonVariant, string> = {
  primary: "border border-transparent bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong",
  secondary: "border border-line-strong bg-raised text-ink hover:border-ink hover:bg-sunk active:bg-sunk",
  quiet: "text-accent hover:bg-accent-soft active:bg-accent-soft",
  danger: "border border-transparent bg-danger text-on-danger hover:brightness-92 active:brightness-90",
};

const SIZE: Record<ButtonSize, string> = {
  md: "px-4 py-2 text-body leading-snug",
  lg: "min-h-13 px-6 py-3 text-lead leading-snug",
};

/** Button styles, for links that look like buttons: `<Link className={buttonClass({ variant: "primary" })}>`. */
export function buttonClass(look: { variant?: ButtonVariant; size?: ButtonSize; block?: boolean } = {}): string {
  return cx(BASE, VARIANT[look.variant ?? "secondary"], SIZE[look.size ?? "md"], look.block && "w-full");
}

/** Styles of a link in text. */
export const linkClass =
  "rounded-sm font-medium text-accent underline decoration-accent-line decoration-[1.5px] underline-offset-[0.2em] hover:decoration-accent";
