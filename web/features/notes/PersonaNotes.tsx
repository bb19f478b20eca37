import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Note } from "#domain/notes/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { isFirstAttempt } from "#web/app/first-attempt.ts";
import { itemFocus, useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { WaitingLine } from "#web/app/offline/waiting-line.tsx";
import { useRetry } from "#web/app/use-retry.ts";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { marksWithin } from "#web/format/timeline-days.ts";
import { PersonTimeline, type Moment } from "#web/people/person-timeline.tsx";
import { Tag } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { personaNotesQuery, personaTagsQuery } from "./queries.ts";
import { withWaiting, type ListedNote } from "./waiting-notes.ts";

export interface PersonaNotesProps {
  person: { id: string; name: string };
  /** Other entries of the timeline; undefined while loading. */
  marks: readonly Moment[] | undefined;
  onOpen: (note: Note) => void;
  onAdd: () => void;
}

/** `itemFocus` keys of the tag filter and of the button shown when there are no notes. */
const [TAGS, NONE] = ["tags", "no notes"];

/** A person's notes by day, newest first, optionally only those with one tag. */
export function PersonaNotes({ person, marks, onOpen, onAdd }: PersonaNotesProps) {
  const { t } = useTranslation("persona");
  const [tag, setTag] = useState<string>();
  const tagQuery = useQuery(personaTagsQuery(person.id));
  const query = useInfiniteQuery(personaNotesQuery(person.id, tag));
  // Wait for the tags and the marks; if the tags fail to load, show the notes without them.
  const settled = !isFirstAttempt(tagQuery) && marks !== undefined;
  const stored = settled ? query.data?.pages.flatMap((page) => page.items) : undefined;
  const waiting = useWaiting("note", "note-change", "note-deletion").filter(
    ({ shows }) => shows.personaId === person.id,
  );
  const isTagged = ({ note }: ListedNote) => tag === undefined || note.tags.some((one) => sameTag(one, tag));
  // Without a network and without anything read before, what waits is all there is.
  const known = stored ?? (query.error && waiting.length > 0 ? [] : undefined);
  const notes = known && withWaiting(known, waiting, (note) => note).filter(isTagged);
  const none = notes?.length === 0 && tag === undefined;
  const { asked } = useFocusOnMore(none ? [NONE] : (notes ?? []).map(({ note }) => note.id));
  const tags = (tagQuery.data ?? []).toSorted((a, b) => a.localeCompare(b, currentLanguage()));

  const failure = useRetry(query);
  // Without any tags there is no filter, so the first note gets the focus.
  const { asked: askedTags } = useFocusOnMore(
    tagQuery.data ? [tags.length > 0 ? TAGS : (notes?.[0]?.note.id ?? TAGS)] : [],
  );

  if (failure.error && !notes) {
    return (
      <ErrorNote
        title={t("notes.failed")}
        action={
          <Button busy={failure.busy} onClick={() => asked(failure.retry())}>
            {t("common:retry")}
          </Button>
        }
      >
        {errorText(failure.error)}
      </ErrorNote>
    );
  }
  if (none) {
    return (
      <EmptyState
        title={t("notes.none", { name: person.name })}
        action={
          <Button {...itemFocus(NONE)} onClick={onAdd}>
            {t("notes.first")}
          </Button>
        }
        example={
          <figure className="rounded-md border border-line bg-raised px-4 py-3">
            <figcaption className="text-caption text-ink-soft">{t("notes.example_day")}</figcaption>
            <p className="text-small">{t("notes.example")}</p>
          </figure>
        }
      >
        {t("notes.none_text")}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {notes && !tagQuery.data && <NoTags busy={tagQuery.isFetching} onRetry={() => askedTags(tagQuery.refetch())} />}
      {(tags.length > 0 || tag !== undefined) && <TagFilter tags={tags} chosen={tag} onChoose={setTag} />}
      {notes && marks ? (
        <PersonTimeline
          moments={[
            ...notes.map(({ note, waiting: entry }) => ({
              id: note.id,
              at: note.created_at,
              content: (
                <>
                  <NoteRow note={note} onOpen={onOpen} />
                  <WaitingLine entry={entry} />
                </>
              ),
            })),
            // Filtered by a tag, the timeline shows only notes.
            ...(tag === undefined
              ? marksWithin(marks, { oldest: known?.at(-1)?.created_at, more: query.hasNextPage })
              : []),
          ]}
        />
      ) : (
        <div role="status" aria-label={t("notes.loading")} className="flex flex-col gap-6 py-4">
          {[0, 1, 2].map((key) => (
            <div key={key} className="flex flex-col gap-2">
              <Skeleton className="h-4 w-24" />
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      )}
      {notes?.length === 0 && <p className="py-6 text-ink-soft">{t("notes.none_tagged", { tag })}</p>}
      {query.hasNextPage && (
        <Button block busy={query.isFetchingNextPage} onClick={() => asked(query.fetchNextPage())}>
          {t("notes.older")}
        </Button>
      )}
    </div>
  );
}

const CHIP =
  "inline-flex min-h-11 max-w-full items-center rounded-full border border-line-strong px-4 text-small font-medium " +
  "transition-colors hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent forced-colors:aria-pressed:chosen";

const sameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Shown instead of the filter if the tags failed to load. */
function NoTags({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation("persona");
  return (
    <div role="status" className="flex flex-wrap items-center pb-2 text-small text-ink-soft">
      {t("notes.no_tags")}
      <Button variant="quiet" busy={busy} onClick={onRetry}>
        {t("common:retry")}
      </Button>
    </div>
  );
}

function TagFilter(props: { tags: string[]; chosen: string | undefined; onChoose: (tag: string | undefined) => void }) {
  const { t } = useTranslation("persona");
  const { chosen, onChoose } = props;
  const shown = chosen === undefined || props.tags.includes(chosen) ? props.tags : [chosen, ...props.tags];
  return (
    <div
      role="group"
      aria-label={t("notes.filter")}
      className="flex gap-2 pb-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pt-1 max-sm:*:shrink-0 sm:flex-wrap"
    >
      <button
        {...itemFocus(TAGS)}
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
        className={CHIP}
      >
        {t("notes.all")}
      </button>
      {shown.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? undefined : tag)}
          className={CHIP}
        >
          <span className="truncate">{tag}</span>
        </button>
      ))}
    </div>
  );
}

function NoteRow({ note, onOpen }: { note: Note; onOpen: (note: Note) => void }) {
  const { t } = useTranslation("persona");
  return (
    <>
      <div className="group relative rounded-sm has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-offset-4 has-[button:focus-visible]:outline-focus">
        <button
          type="button"
          {...itemFocus(note.id)}
          onClick={() => onOpen(note)}
          className="block w-full text-left after:absolute after:inset-0 focus-visible:outline-none"
        >
          <span className="line-clamp-2 max-w-measure break-words transition-colors group-hover:text-accent">
            {note.content}
          </span>
        </button>
        {note.left_out_of_ai && <p className="mt-1 text-caption text-ink-soft">{t("notes.left_out")}</p>}
        {note.tags.length > 0 && (
          <span className="mt-2 flex flex-wrap gap-1.5">
            {note.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        )}
      </div>
      {note.safety && (
        <div className="mt-2 empty:hidden">
          <SafetyNotice key={note.safety.id} mark={note.safety} compact />
        </div>
      )}
    </>
  );
}
