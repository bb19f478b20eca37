import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { errorText } from "./error-text.ts";

export type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** Title of the error note. */
  failed: string;
  /** Number of skeleton lines while loading. */
  lines: number;
  children: (data: T) => ReactNode;
};

/** Renders a query's data, a skeleton while it loads, or an error note with a retry button. */
export function Loaded<T>({ query, failed, lines, children }: LoadedProps<T>) {
  const { t } = useTranslation("common");
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonText lines={lines} className="w-full" />;
  return (
    <ErrorNote
      title={failed}
      className="w-full"
      action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
    >
      {errorText(query.error)}
    </ErrorNote>
  );
}
