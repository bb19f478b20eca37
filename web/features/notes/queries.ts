import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";

/** Number of recent notes on the home page. */
const RECENT = 5;

/** The newest notes of the last 30 days, each with its person's name. */
export const recentNotesQuery = queryOptions({
  queryKey: [...KEYS.notes, "recent"],
  queryFn: ({ signal }) => call(api.api.notes.$get({ query: { limit: String(RECENT) } }, { init: { signal } })),
});

/** A person's notes, newest first, optionally only those with one tag. */
export function personaNotesQuery(personaId: string, tag?: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.notes, "of", personaId, tag ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.api.personas[":id"].notes.$get(
          {
            param: { id: personaId },
            query: { ...(pageParam === null ? {} : { cursor: pageParam }), ...(tag ? { tag } : {}) },
          },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
}

/** All tags of a person's notes, including notes that are not loaded yet. */
export function personaTagsQuery(personaId: string) {
  return queryOptions({
    queryKey: [...KEYS.notes, "tags", personaId],
    queryFn: async ({ signal }) =>
      (await call(api.api.personas[":id"].tags.$get({ param: { id: personaId } }, { init: { signal } }))).tags,
  });
}

/** One note. @throws ApiError not_found. */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: [...KEYS.notes, "one", id],
    queryFn: ({ signal }) => call(api.api.notes[":id"].$get({ param: { id } }, { init: { signal } })),
  });
}
