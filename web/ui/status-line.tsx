import type { ReactNode } from "react";

/** A visually hidden polite live region. Keep it mounted and change its text. */
export function StatusLine({ children }: { children?: ReactNode }) {
  return (
    <output aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </output>
  );
}
