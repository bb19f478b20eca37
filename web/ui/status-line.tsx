import type { ReactNode } from "react";

/** A live region that is heard, not seen. Keep it mounted and change its text. */
export function StatusLine({ children }: { children?: ReactNode }) {
  return (
    <output aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </output>
  );
}
