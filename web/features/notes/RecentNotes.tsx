import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { RecentNote } from "#domain/notes/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { shortDay } from "#web/lib/short-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";

export interface RecentNotesProps {
  /** Undefined while they are on their way. */
  notes: readonly RecentNote[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

const LIST =
  "-mx-4 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-1 min-[900px]:mx-0 min-[900px]:px-0 " +
  "xl:flex-col xl:gap-0 xl:overflow-visible xl:pb-0";
const ITEM =
  "relative flex w-64 max-w-[80vw] shrink-0 snap-start flex-col gap-1 rounded-md border border-line bg-raised px-4 py-3 transition-colors " +
  "hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus " +
  "xl:w-auto xl:max-w-none xl:rounded-none xl:border-x-0 xl:border-t-0 xl:bg-transparent xl:px-0 xl:first:pt-0 xl:last:border-b-0";

/** The newest notes: a strip to swipe on phones, a margin beside the people on wide screens. */
export function RecentNotes({ notes, error, onRetry }: RecentNotesProps) {
  const { t } = useTranslation("notes");
  if (error && !notes) {
    return (
      <ErrorNote title={t("recent.error")} action={<Button onClick={onRetry}>{t("retry")}</Button>}>
        {errorText(error)}
      </ErrorNote>
    );
  }
  if (notes?.length === 0) return <p className="text-small text-ink-soft">{t("recent.none")}</p>;
  return (
    <ul className={LIST} aria-busy={!notes}>
      {notes
        ? notes.map((note) => (
            <li key={note.id} className={ITEM}>
              <div className="flex items-baseline justify-between gap-3">
                <Link
                  to="/persona/$id"
                  params={{ id: note.persona_id }}
                  className="min-w-0 truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none"
                >
                  {note.persona_name}
                </Link>
                <time
                  dateTime={note.created_at}
                  className="inline-block shrink-0 text-caption text-ink-soft first-letter:uppercase"
                >
                  {shortDay(note.created_at, currentLanguage())}
                </time>
              </div>
              <p className="line-clamp-2 text-small break-words text-ink-soft xl:line-clamp-3">{note.content}</p>
            </li>
          ))
        : [0, 1, 2].map((key) => (
            <li key={key} className={ITEM}>
              <Skeleton className="mb-1.75 h-6 w-1/2" />
              <SkeletonText lines={2} />
            </li>
          ))}
    </ul>
  );
}
