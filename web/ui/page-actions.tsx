import type { ReactNode } from "react";

/**
 * The buttons of a form on a page of its own, with what went wrong on pressing them (`notice`): in sight at the bottom of
 * the window, above the phone’s bar, while the form is longer than that. Last in the form.
 */
export function PageActions({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  return (
    <div
      data-actions-at-bottom
      className="sticky bottom-(--bar-room,0px) z-1 -mx-4 flex flex-col gap-4 border-t border-line bg-paper px-4 pt-4 pb-4 sm:mx-0 sm:px-0 [@media(max-height:30rem)]:static"
    >
      {notice && <div className="max-h-[30dvh] overflow-y-auto">{notice}</div>}
      <div className="flex flex-wrap-reverse justify-between gap-3 max-sm:*:grow">{children}</div>
    </div>
  );
}
