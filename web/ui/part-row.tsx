import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { Badge } from "./badge.tsx";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";

export type PartRowProps = {
  title: string;
  /** Of the title, below the one it stands under. */
  level: 2 | 3;
  /** What it asks about. */
  lead: string;
  /** A word or two on how it stands. */
  badge?: string | undefined;
  /** The badge says that nothing is left to do. */
  done?: boolean;
  /** How much there is, or how far it has come. */
  children?: ReactNode;
  /** The one way in. */
  action: ReactNode;
};

/** A part of a questionnaire in a list: what it asks, how far it is, and the way in. */
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

/** The look of a row’s way in: the next one calls, and what is done or can wait does not. */
export function partActionClass({ next, quiet }: { next: boolean; quiet: boolean }): string {
  return cx(
    buttonClass({ variant: next ? "primary" : quiet ? "quiet" : "secondary" }),
    next && "max-sm:w-full",
    quiet && !next && "max-sm:-ml-4 sm:-mr-4",
  );
}
