import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { RecentNote } from "#domain/notes/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { shortDay } from "#web/format/short-day.ts";
import { useWaiting, type Waiting } from "#web/app/offline/waiting.ts";
import { WaitingLine } from "#web/app/offline/waiting-line.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { withWaiting } from "./waiting-notes.ts";

export interface RecentNotesProps {
  /** Undefined while loading. */
  notes: readonly RecentNote[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

const LIST =
  "-mx-4 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-1 [scrollbar-width:thin] " +
  "sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sm:overflow-visible sm:p-0";
const ITEM =
  "relative flex w-64 max-w-[80vw] shrink-0 snap-start flex-col gap-1 rounded-md border border-line bg-raised px-4 py-3 transition-colors " +
  "hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus sm:w-auto sm:max-w-none";

/** The newest notes; a horizontally scrolling strip on phones. */
export function RecentNotes({ notes: stored, error, onRetry }: RecentNotesProps) {
  const { t } = useTranslation("notes");
  const waiting = useWaiting("note", "note-change", "note-deletion");
  const isNew = (entry: Waiting) => entry.kind === "note" || stored?.some(({ id }) => id === entry.shows.id);
  const notes =
    stored &&
    withWaiting<RecentNote>(stored, waiting.filter(isNew), (note, { shows }) => ({
      ...note,
      persona_name: shows.personName ?? "",
    }));
  if (error && !stored) {
    return (
      <ErrorNote title={t("recent.error")} action={<Button onClick={onRetry}>{t("common:retry")}</Button>}>
        {errorText(error)}
      </ErrorNote>
    );
  }
  if (notes?.length === 0) return <p className="text-small text-ink-soft">{t("recent.none")}</p>;
  return (
    <ul className={LIST} aria-busy={!notes}>
      {notes
        ? notes.map(({ note, waiting: entry }) => (
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
              <p className="line-clamp-2 text-small break-words text-ink-soft">{note.content}</p>
              <WaitingLine entry={entry} />
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
