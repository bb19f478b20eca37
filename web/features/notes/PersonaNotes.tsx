import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Note } from "#domain/notes/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { SafetyBeside } from "#web/lib/safety/safety-beside.tsx";
import { shortDay } from "#web/lib/short-day.ts";
import { Tag } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { personaNotesQuery } from "./queries.ts";

export interface PersonaNotesProps {
  person: { id: string; name: string };
  onOpen: (note: Note) => void;
  onAdd: () => void;
}

/** A person's notes, newest first, all or those with one tag. */
export function PersonaNotes({ person, onOpen, onAdd }: PersonaNotesProps) {
  const { t } = useTranslation("persona");
  const [tag, setTag] = useState<string>();
  const all = useInfiniteQuery(personaNotesQuery(person.id));
  const query = useInfiniteQuery(personaNotesQuery(person.id, tag));
  const notes = query.data?.pages.flatMap((page) => page.items);
  const tags = tagsOf(all.data?.pages.flatMap((page) => page.items) ?? []);

  if (query.error && !notes) {
    return (
      <ErrorNote title={t("notes.failed")} action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}>
        {errorText(query.error)}
      </ErrorNote>
    );
  }
  if (notes?.length === 0 && tag === undefined) {
    return (
      <EmptyState
        title={t("notes.none", { name: person.name })}
        action={
          <Button variant="primary" onClick={onAdd}>
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
      {(tags.length > 0 || tag !== undefined) && <TagFilter tags={tags} chosen={tag} onChoose={setTag} />}
      {notes ? (
        <ul className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} onOpen={onOpen} />
          ))}
        </ul>
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
        <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("notes.older")}
        </Button>
      )}
    </div>
  );
}

/** Every tag once, whatever its case, in the order of the alphabet. */
function tagsOf(notes: readonly Note[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of notes.flatMap((note) => note.tags)) {
    if (!byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  }
  return [...byKey.values()].toSorted((a, b) => a.localeCompare(b, currentLanguage()));
}

const CHIP =
  "inline-flex min-h-11 max-w-full items-center rounded-full border border-line-strong px-4 text-small font-medium " +
  "transition-colors hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent forced-colors:aria-pressed:chosen";

function TagFilter(props: { tags: string[]; chosen: string | undefined; onChoose: (tag: string | undefined) => void }) {
  const { t } = useTranslation("persona");
  const { chosen, onChoose } = props;
  const shown = chosen === undefined || props.tags.includes(chosen) ? props.tags : [chosen, ...props.tags];
  return (
    <div role="group" aria-label={t("notes.filter")} className="flex flex-wrap gap-2 pb-2">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)} className={CHIP}>
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
    <li className="py-4">
      <div className="group relative rounded-sm has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-offset-4 has-[button:focus-visible]:outline-focus">
        <time
          dateTime={note.created_at}
          className="block text-small font-semibold text-ink-soft first-letter:uppercase"
        >
          {shortDay(note.created_at, currentLanguage())}
        </time>
        <button
          type="button"
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
          <SafetyBeside key={note.safety.id} mark={note.safety} compact />
        </div>
      )}
    </li>
  );
}
