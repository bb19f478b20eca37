import { useTranslation } from "react-i18next";
import { Badge } from "#web/ui/badge.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";

/** The current step as text and progress bar; `mixed` if not every step is a question. */
export function StepProgress({ mixed, ...step }: { n: number; total: number; mixed: boolean }) {
  const { t } = useTranslation("questions");
  const words = mixed ? t("step_mixed", step) : t("step", step);
  return (
    <div className="flex items-center gap-4">
      <Badge tone="accent" className="shrink-0">
        {words}
      </Badge>
      <ProgressBar className="flex-1" value={(step.n / step.total) * 100} label={t("progress")} valueText={words} />
    </div>
  );
}
