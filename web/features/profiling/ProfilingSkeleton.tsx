import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Loading placeholder of the profiling pages. */
export function ProfilingSkeleton({ back }: { back: ReactNode }) {
  const { t } = useTranslation("profiling");
  return (
    <div className="flex max-w-180 flex-col gap-9">
      <div className="-ml-2">{back}</div>
      <div role="status" aria-label={t("loading")} className="-mt-6 flex flex-col gap-4">
        <Skeleton className="h-10 w-80" />
        <Skeleton className="h-14 max-w-measure" />
        <Skeleton className="mt-2 h-8" />
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
