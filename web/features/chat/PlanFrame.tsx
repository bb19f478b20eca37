import { useId, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { PLAN_LINES } from "#domain/interactions/plan.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";

export interface PlanFrameProps {
  title: string;
  sign?: ReactNode;
  /** Muted, for a superseded plan. */
  quiet?: boolean;
  /** Ref to the heading, which is focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The card around a plan. */
export function PlanFrame(props: PlanFrameProps) {
  const id = useId();
  return (
    <Card
      as="section"
      tone={props.quiet ? "sunk" : "accent"}
      aria-labelledby={id}
      className={cx("flex flex-col gap-4", props.quiet && "text-ink-soft")}
    >
      <h3
        id={id}
        ref={props.titleRef}
        tabIndex={-1}
        className={cx("flex items-center gap-2 font-serif font-semibold", props.quiet ? "text-body" : "text-h3")}
      >
        {props.sign}
        {props.title}
      </h3>
      {props.children}
    </Card>
  );
}

/** The non-empty lines of a plan. */
export function PlanLines({ plan }: { plan: Plan }) {
  const { t } = useTranslation("common");
  const parts = PLAN_LINES.map((line) => [t(`plan.${line}`), plan[line]] as const);
  return (
    <dl className="flex flex-col gap-3">
      {parts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt className="text-small font-semibold text-ink-soft">{label}</dt>
              <dd className="break-words whitespace-pre-wrap">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
