import type { ReactNode } from "react";
import { useCoveredBottom } from "./use-covered-bottom.ts";

/**
 * The submit row of a page form, with an error `notice`; sticky at the bottom of the viewport, above the phone's bottom
 * bar. Place it last in the form.
 */
export function PageActions({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  useCoveredBottom("actions");
  return (
    <div className="sticky bottom-(--bar-room,0px) z-1 -mx-4 flex flex-col gap-4 border-t border-line bg-paper px-4 pt-4 pb-4 sm:mx-0 sm:px-0 [@media(max-height:30rem)]:static">
      {notice && <div className="max-h-[30dvh] overflow-y-auto">{notice}</div>}
      <div className="flex flex-wrap-reverse justify-between gap-3 max-sm:*:grow">{children}</div>
    </div>
  );
}
