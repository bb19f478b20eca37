import { useCallback, useMemo, useState } from "react";
import { useHydrated } from "#web/app/use-hydrated.ts";
import { usePeople } from "#web/features/people/use-people.ts";
import { useSearchKey } from "#web/features/search/SearchButton.tsx";
import { SearchDialog } from "#web/features/search/dialogs.ts";

const RECENT = 6;
const SEARCH_HASH = "#search";

/** The search dialog, and the function and shortcut that open it. */
export function useSearch() {
  // The server does not see the fragment.
  const hydrated = useHydrated();
  const [chosen, setOpened] = useState<boolean | null>(null);
  // The shortcut of the installed application opens /home#search.
  const opened = chosen ?? (hydrated && location.hash === SEARCH_HASH ? true : null);
  const open = useCallback(() => setOpened(true), []);
  useSearchKey(open);
  // Mounted on first open, so that people are not fetched before.
  return { open, dialog: opened !== null && <Searching open={opened} onClose={() => setOpened(false)} /> };
}

function Searching(props: { open: boolean; onClose: () => void }) {
  const { people } = usePeople();
  const recent = useMemo(
    () =>
      (people ?? [])
        .filter((person) => !person.archived_at)
        .toSorted((x, y) => (y.last_contact ?? y.created_at).localeCompare(x.last_contact ?? x.created_at))
        .slice(0, RECENT),
    [people],
  );
  return <SearchDialog {...props} recent={recent} />;
}
