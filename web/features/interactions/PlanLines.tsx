import { useTranslation } from "react-i18next";
import type { Interaction } from "#domain/interactions/contract.ts";
import { PLAN_LINES, planOf } from "#domain/interactions/plan.ts";

/** The non-empty lines of a plan and, while it is planned, its expectation. */
export function PlanLines({ interaction }: { interaction: Interaction }) {
  const { t } = useTranslation("common");
  const plan = planOf(interaction);
  const parts = [
    ...PLAN_LINES.map((line) => [t(`plan.${line}`), plan[line]] as const),
    // A completed interaction shows its expectation beside the outcome.
    [t("plan.expectation"), interaction.status === "planned" ? interaction.expectation : null],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {parts.map(
        ([label, text]) =>
          text && (
            <div key={label} className="contents">
              <dt className="text-small font-semibold text-ink-soft max-sm:-mb-3 sm:pt-0.5">{label}</dt>
              <dd className="break-words whitespace-pre-wrap">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
