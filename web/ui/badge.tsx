import { X } from "lucide-react";
import type { ReactNode } from "react";

import type { RelationshipType } from "#domain/people/contexts.ts";

import { cx } from "./cx.ts";
import { RELATIONSHIP_LOOK } from "./relationship-look.ts";

export type BadgeProps = {
  children: ReactNode;
  tone?: "neutral" | "accent" | "notice" | "danger";
  /** Uses the relationship's colours instead of a tone. */
  relationship?: RelationshipType;
  className?: string;
};

const TONE = {
  neutral: "bg-sunk text-ink-soft",
  accent: "bg-accent-soft text-accent",
  notice: "bg-notice-soft text-notice",
  danger: "bg-danger-soft text-danger",
};

/** A short label of one or two words. */
export function Badge({ children, tone = "neutral", relationship, className }: BadgeProps) {
  const look = relationship && RELATIONSHIP_LOOK[relationship];
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-0.5 text-caption font-semibold wrap-anywhere",
        look ? `${look.soft} ${look.text}` : TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

export type TagProps = {
  children: string;
  /** If given, the tag has a remove button. */
  onRemove?: () => void;
  /** For instance "Remove tag work"; required with `onRemove`. */
  removeLabel?: string;
};

/** A user's tag on a note. */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full border border-line bg-paper py-0.5 pl-2.5 text-caption font-medium text-ink-soft not-has-[button]:pr-2.5">
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel}
          className="relative ml-0.5 grid size-6 place-items-center rounded-full before:absolute before:-inset-2.5 hover:text-ink"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
