import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { TuningDrawing } from "./tuning-drawing.tsx";

export type EmptyStateProps = {
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** One realistic example. */
  example?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  className?: string;
};

/** Empty state: describes what will appear here, optionally with an example. */
export function EmptyState({ title, children, example, action, level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={cx("mx-auto flex max-w-110 flex-col items-center gap-4 py-8 text-center", className)}>
      <TuningDrawing className="w-48" />
      <Heading className="max-w-full font-serif text-h3 font-semibold break-words">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {example && <div className="w-full text-left">{example}</div>}
      {action && <div className="mt-2 max-sm:w-full max-sm:*:w-full">{action}</div>}
    </section>
  );
}
