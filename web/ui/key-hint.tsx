import type { ReactNode } from "react";

/** The key that gives an answer, seen only where a mouse or a trackpad says that there is a keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden pointer-fine:inline">
      {children}
    </span>
  );
}
