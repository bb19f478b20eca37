import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Loading placeholder of the result page. */
export function SnapshotSkeleton() {
  const { t } = useTranslation("relationship");
  return (
    <div role="status" aria-label={t("snapshot.loading")} className="flex max-w-measure flex-col gap-12">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-18" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-40" />
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Skeleton key={n} className="h-11" />
        ))}
      </div>
    </div>
  );
}
