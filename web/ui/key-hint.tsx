import type { ReactNode } from "react";

/** Keyboard shortcut of an answer; shown only with a fine pointer, as a proxy for a keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden pointer-fine:inline">
      {children}
    </span>
  );
}
