import { Search } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RELATIONSHIP_TYPES, type RelationshipType } from "#domain/people/contexts.ts";
import { cx } from "#web/ui/cx.ts";
import { RELATIONSHIP_LOOK } from "#web/ui/relationship-look.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PEOPLE_SORTS, type PeopleView } from "./people-view.ts";

export interface PeopleFiltersProps {
  view: PeopleView;
  onView: (view: PeopleView) => void;
  /** Relationship types that occur in the circle. */
  types: ReadonlySet<RelationshipType>;
  hasArchived: boolean;
  /** Hides search, sort and type filters; only the archive filter remains. */
  few: boolean;
}

/** Debounce of the search before it is written to the URL. */
const SETTLE_MS = 250;

/** Search, sort and filters of the people grid. */
export function PeopleFilters({ view, onView, types, hasArchived, few }: PeopleFiltersProps) {
  const { t } = useTranslation("people");
  return (
    <div role="search" aria-label={t("filters.label")} className="flex flex-col gap-3">
      {/* Search and sort are side by side from 360 px; they wrap at large font sizes. */}
      {!few && (
        <div className="flex flex-wrap gap-2 *:min-w-0 sm:gap-3">
          <SearchField value={view.q ?? ""} onChange={(q) => onView({ ...view, q: q || undefined })} />
          <SelectField
            label={t("filters.sort")}
            hideLabel
            className="max-[359px]:grow basis-44 sm:basis-56"
            value={view.sort ?? "newest"}
            options={PEOPLE_SORTS.map((sort) => ({ value: sort, label: t(`filters.by_${sort}`) }))}
            onChange={(event) => {
              const sort = PEOPLE_SORTS.find((known) => known === event.target.value);
              onView({ ...view, sort: sort === "newest" ? undefined : sort });
            }}
          />
        </div>
      )}
      {((!few && types.size > 1) || view.type || hasArchived || view.archived) && (
        <div
          role="group"
          aria-label={t("filters.show")}
          className="flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
        >
          {RELATIONSHIP_TYPES.filter((type) => (!few && types.has(type)) || view.type === type).map((type) => (
            <Toggle
              key={type}
              pressed={view.type === type}
              onPress={() => onView({ ...view, type: view.type === type ? undefined : type })}
            >
              <span
                aria-hidden="true"
                className={cx("size-2.5 rounded-full bg-current", RELATIONSHIP_LOOK[type].text)}
              />
              {t(`type.${type}`)}
            </Toggle>
          ))}
          {(hasArchived || view.archived) && (
            <Toggle
              pressed={view.archived ?? false}
              onPress={() => onView({ ...view, archived: view.archived ? undefined : true })}
            >
              {t("filters.archived")}
            </Toggle>
          )}
        </div>
      )}
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("people");
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  // Sync the input when the URL changes from elsewhere (Back, cleared filters).
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      send.current(typed);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative grow basis-36 [&_input]:pl-11">
      <TextField
        type="search"
        label={t("filters.search")}
        hideLabel
        placeholder={t("filters.name")}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}

function Toggle(props: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.pressed}
      onClick={props.onPress}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-small transition-colors hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:aria-pressed:chosen"
    >
      {props.children}
    </button>
  );
}
