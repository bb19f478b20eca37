import type { ReactNode, Ref } from "react";

import { cx } from "./cx.ts";

export type PageHeaderProps = {
  title: ReactNode;
  /** Short text above the title. */
  eyebrow?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Back link above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** A mark or picture next to the title. */
  mark?: ReactNode;
  /** The heading, which receives focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
};

/** Page header with the page's h1. */
export function PageHeader({ title, eyebrow, lead, back, actions, mark, headingRef, className }: PageHeaderProps) {
  return (
    <header className={cx("flex flex-col gap-3", className)}>
      {back && <div className="-ml-2 print:hidden">{back}</div>}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
        {mark}
        <div className="min-w-0 flex-1 basis-48">
          {eyebrow && <div className="text-small text-ink-soft">{eyebrow}</div>}
          <h1 ref={headingRef} tabIndex={-1} className="font-serif text-h1 font-semibold tracking-[-0.01em]">
            {title}
          </h1>
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-2 print:hidden max-sm:has-[>button]:w-full max-sm:[&>button]:grow max-sm:[&>button]:px-2.5">
            {actions}
          </div>
        )}
      </div>
      {lead && <div className="max-w-measure text-lead text-ink-soft">{lead}</div>}
    </header>
  );
}
