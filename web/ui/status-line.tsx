import type { ReactNode } from "react";

/** A live region that is heard, not seen. Keep it mounted and change its text. */
export function StatusLine({ children }: { children?: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
