import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { Badge } from "./badge.tsx";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";

export type PartRowProps = {
  title: string;
  /** Heading level. */
  level: 2 | 3;
  /** The topic of the questions. */
  lead: string;
  /** Status in one or two words. */
  badge?: string | undefined;
  /** The part is complete. */
  done?: boolean;
  /** Length or progress. */
  children?: ReactNode;
  /** The link or button that opens the part. */
  action: ReactNode;
};

/** A part of a questionnaire in a list, with its status and a link to it. */
export function PartRow({ title, level, lead, badge, done = false, children, action }: PartRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5 last:border-b">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="min-w-0 font-serif text-h3 font-semibold wrap-anywhere">{title}</Heading>
          {badge !== undefined && (
            <Badge tone={done ? "accent" : "neutral"}>
              {done && <Check aria-hidden="true" className="size-3.5" />}
              {badge}
            </Badge>
          )}
        </div>
        <p className="break-words text-ink-soft">{lead}</p>
        {children}
      </div>
      {action}
    </li>
  );
}

/** Styles of a row's action: primary for the next part, quiet for completed or optional ones. */
export function partActionClass({ next, quiet }: { next: boolean; quiet: boolean }): string {
  return cx(
    buttonClass({ variant: next ? "primary" : quiet ? "quiet" : "secondary" }),
    next && "max-sm:w-full",
    quiet && !next && "max-sm:-ml-4 sm:-mr-4",
  );
}
