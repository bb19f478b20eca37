import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";

interface Pages<T> {
  pages: { items: T[] }[];
}

export interface PagedListProps<T> {
  query: UseInfiniteQueryResult<Pages<T>>;
  /** Title of the error note. */
  failed: string;
  empty: ReactNode;
  /** A list item, whose focus target has `itemFocus(id)`. */
  renderItem: (item: T) => ReactNode;
  className?: string;
}

/** A list that is read page by page, with its loading, empty and failed states. */
export function PagedList<T extends { id: string }>({
  query,
  failed,
  empty,
  renderItem,
  className,
}: PagedListProps<T>) {
  const { t } = useTranslation("common");
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { asked } = useFocusOnMore(items.map(({ id }) => id));
  if (query.error && (!query.data || query.isPlaceholderData || query.isFetchNextPageError)) {
    return (
      <ErrorNote title={failed} action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}>
        {errorText(query.error)}
      </ErrorNote>
    );
  }
  if (!query.data) return <SkeletonText lines={6} />;
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-busy={query.isPlaceholderData} className={className ?? "m-0 list-none border-b border-line p-0"}>
        {items.map((item) => renderItem(item))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="mt-6 max-sm:w-full"
          busy={query.isFetchingNextPage}
          onClick={() => asked(query.fetchNextPage())}
        >
          {t("action.show_more")}
        </Button>
      )}
    </>
  );
}
