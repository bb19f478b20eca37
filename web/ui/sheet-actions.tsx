import type { ReactNode } from "react";

/** The buttons of a form inside a `Dialog`'s sheet: they stay in sight while the form scrolls. Last in the body. */
export function SheetActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-5 mt-6 -mb-6 flex flex-wrap-reverse justify-end gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:-mx-6 sm:px-6 sm:rounded-b-lg">
      {children}
    </div>
  );
}
