import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** What the list of conversations scrolls in. */
export function ListFrame({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6">{children}</div>;
}

export function ListSkeleton() {
  return (
    <div className="mt-3 flex flex-col gap-3" aria-hidden="true">
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  );
}
