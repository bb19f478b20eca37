import type { ReactNode } from "react";

import { cx } from "./cx.ts";

/** Typography for plain headings, paragraphs and lists. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        "max-w-measure text-[1.0938rem] leading-[1.7] break-words [&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-[0.2em]",
        "[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-serif [&_h2]:text-h2 [&_h2]:font-semibold [&_h3]:mt-7 [&_h3]:mb-2 [&_h3]:font-serif [&_h3]:text-h3 [&_h3]:font-semibold",
        "[&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li::marker]:text-ink-faint",
        "[&>*+p]:mt-4 [&>*+ul]:mt-4 [&>*+ol]:mt-4 [&>:first-child]:mt-0",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The coach's key sentence. */
export function KeySentence({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={cx("max-w-measure font-serif text-h3 leading-normal font-medium text-pretty break-words", className)}>
      {children}
    </p>
  );
}
