import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Loading placeholder of a person's summary page. */
export function SummarySkeleton({ back }: { back: ReactNode }) {
  const { t } = useTranslation("profiling");
  return (
    <div className="flex max-w-180 flex-col gap-9">
      <div className="-ml-2">{back}</div>
      <div role="status" aria-label={t("summary.loading")} className="-mt-6 flex flex-col gap-3">
        <Skeleton className="h-10 w-80" />
        <Skeleton className="h-9 w-56" />
      </div>
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
