import type { ReactNode } from "react";

/**
 * The submit row of a form in a `Dialog` sheet, with an error `notice`; sticky while the form scrolls. Place it last in
 * the body.
 */
export function SheetActions({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-5 mt-6 -mb-6 flex flex-col gap-4 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:rounded-b-lg sm:px-6 [@media(max-height:30rem)]:static">
      {notice && <div className="max-h-[30dvh] overflow-y-auto">{notice}</div>}
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">{children}</div>
    </div>
  );
}
