import { useId, type ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export interface SectionProps {
  title: string;
  /** Sets the section apart visually, for irreversible actions. */
  apart?: boolean;
  children: ReactNode;
}

/** A titled part of a page in the operator's room. */
export function Section({ title, apart = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx("flex flex-col items-start gap-4", apart ? "mt-12 rounded-lg bg-sunk p-5 sm:p-6" : "mt-10")}
    >
      <h2 id={id} className="font-serif text-h3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
