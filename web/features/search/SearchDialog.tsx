import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { SEARCH_KINDS, SEARCH_MAX, type SearchHit } from "#domain/search/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { useDebounced } from "#web/app/use-debounced.ts";
import { Button } from "#web/ui/button.tsx";
import { controlClass } from "#web/ui/field.tsx";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { HitRow } from "./HitRow.tsx";
import { linkOf } from "./hit-link.ts";
import { searchQuery } from "./queries.ts";

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 200;

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** People of the most recent contacts, shown while the field is empty. */
  recent: readonly { id: string; name: string }[];
}

/** Searches everything the user has written. Arrow keys move through the results while the focus stays in the field. */
export function SearchDialog({ open, onClose, recent }: SearchDialogProps) {
  const { t } = useTranslation("search");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t("title")}
      closeLabel={t("close")}
      layout="panel"
      size="lg"
    >
      <SearchPanel onClose={onClose} recent={recent} />
    </Dialog>
  );
}

function SearchPanel({ onClose, recent }: Omit<SearchDialogProps, "open">) {
  const { t } = useTranslation("search");
  const router = useRouter();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { searched, query, hits, blank, waiting, failed, stale, none } = useSearchResults(typed, recent);

  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  function go(hit: SearchHit) {
    onClose();
    void router.navigate(linkOf(hit));
  }
  function move(to: number) {
    const next = Math.min(hits.length - 1, Math.max(0, to));
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  }
  function handleKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(active + step);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const hit = hits[active];
      if (hit && !stale) go(hit);
    }
  }

  return (
    <>
      <div className="relative shrink-0 px-5 py-4 sm:px-6">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-8.5 size-5 -translate-y-1/2 text-ink-soft sm:left-9.5"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          aria-label={t("field")}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? listId : undefined}
          aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
          placeholder={t("placeholder")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
          className={cx(controlClass, "pl-11")}
        />
      </div>
      <StatusLine>
        {waiting
          ? t("searching")
          : none
            ? t("none", { words: searched })
            : blank || failed
              ? ""
              : t("count", { count: hits.length })}
      </StatusLine>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-5 sm:px-4" aria-busy={waiting}>
        {none && <p className="px-3 py-6 text-ink-soft">{t("none_hint", { words: searched })}</p>}
        {waiting && hits.length === 0 && <ResultsSkeleton />}
        {blank && hits.length === 0 && <p className="px-3 py-6 text-ink-soft">{t("start")}</p>}
        {hits.length > 0 && (
          <div id={listId} role="listbox" aria-label={blank ? t("recent") : t("results")}>
            {hits.map((hit, index) => (
              <HitRow
                key={`${hit.kind} ${hit.id}`}
                id={`${listId}-${index}`}
                hit={hit}
                group={hits[index - 1]?.kind === hit.kind ? null : blank ? t("recent") : t(`kind.${hit.kind}`)}
                active={index === active}
                onPoint={() => setActive(index)}
                onChoose={() => go(hit)}
              />
            ))}
          </div>
        )}
        <ResultsFooter
          query={query}
          failed={failed}
          more={!blank && query.hasNextPage && !failed}
          onMore={() => input.current?.focus()}
        />
      </div>
    </>
  );
}

/** The results for the text in the field, or the recent people while it is empty. */
function useSearchResults(typed: string, recent: SearchDialogProps["recent"]) {
  const searched = useDebounced(typed.trim(), PAUSE_MS);
  const query = useInfiniteQuery(searchQuery(searched));
  const found = useMemo(() => groupByKind(query.data?.pages.flatMap((page) => page.items) ?? []), [query.data]);
  const people = useMemo(() => recent.map(toHit), [recent]);
  const blank = typed.trim() === "";
  const hits = blank ? people : searched === "" ? [] : found;
  const waiting = !blank && (searched !== typed.trim() || query.isFetching);
  const failed = !blank && !waiting ? query.error : null;
  /** The shown results are not for the text in the field. */
  const stale = !blank && (searched !== typed.trim() || query.isPlaceholderData);
  const none = !blank && !waiting && !failed && hits.length === 0;
  return { searched, query, hits, blank, waiting, failed, stale, none };
}

function ResultsFooter(props: {
  query: ReturnType<typeof useSearchResults>["query"];
  failed: Error | null;
  more: boolean;
  /** More results were requested with the keyboard, which moves through the results from the field. */
  onMore: () => void;
}) {
  const { t } = useTranslation("search");
  const { query, failed } = props;
  return (
    <>
      {failed && (
        <ErrorNote
          title={t("failed")}
          action={
            <Button onClick={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}>
              {t("common:retry")}
            </Button>
          }
          className="mx-2 mt-3 first:mt-0"
        >
          {errorText(failed)}
        </ErrorNote>
      )}
      {props.more && (
        <div className="px-2 pt-3">
          <Button
            busy={query.isFetchingNextPage}
            onClick={(event) => {
              // The button is unmounted with the last page. `detail` is 0 if it was activated with the keyboard.
              if (event.detail === 0) props.onMore();
              void query.fetchNextPage();
            }}
          >
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}

function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-3 py-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}

/** Groups the hits by kind and keeps their order (best first) within each kind. */
function groupByKind(hits: readonly SearchHit[]): SearchHit[] {
  return SEARCH_KINDS.flatMap((kind) => hits.filter((hit) => hit.kind === kind));
}

function toHit({ id, name }: { id: string; name: string }): SearchHit {
  return {
    kind: "person",
    id,
    persona: { id, name },
    created_at: null,
    snippet: [{ text: name, marked: false }],
    conversation_id: null,
    status: null,
    question: null,
  };
}
