import type { ReactNode, Ref } from "react";

import { cx } from "./cx.ts";

export type PageHeaderProps = {
  title: ReactNode;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** A mark or picture beside the title. */
  mark?: ReactNode;
  /** Reaches the heading, which can take focus after a change of page. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
};

/** The page's name, its h1. */
export function PageHeader(props: PageHeaderProps) {
  return (
    <header className={cx("flex flex-col gap-3", props.className)}>
      {props.back && <div className="-ml-2">{props.back}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {props.mark}
        <div className="min-w-0 flex-1 basis-48">
          {props.eyebrow && <div className="text-small text-ink-soft">{props.eyebrow}</div>}
          <h1 ref={props.headingRef} tabIndex={-1} className="font-serif text-h1 font-semibold tracking-[-0.01em]">
            {props.title}
          </h1>
        </div>
        {props.actions && <div className="flex flex-wrap items-center gap-2">{props.actions}</div>}
      </div>
      {props.lead && <div className="max-w-measure text-lead text-ink-soft">{props.lead}</div>}
    </header>
  );
}
