import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PersonaCard } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useFirstDrawn } from "#web/app/use-first-drawn.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { WaveMark } from "#web/ui/wave-mark.tsx";
import { PeopleFilters } from "./PeopleFilters.tsx";
import { viewPeople, type PeopleView } from "./people-view.ts";
import { initialOf, PersonaTile, PersonaTileSkeleton, type PersonaTileProps } from "./PersonaTile.tsx";

export interface PeopleGridProps {
  /** Undefined until the first page has loaded. */
  people: readonly PersonaCard[] | undefined;
  /** True while more pages are loading. */
  partial: boolean;
  error: Error | null;
  onRetry: () => void;
  view: PeopleView;
  onView: (view: PeopleView) => void;
  onAdd: () => void;
  onFinishTest: (person: { id: string; name: string }) => void;
  /** What the section above the grid already shows about a person. */
  shownAboveFor: (person: PersonaCard) => PersonaTileProps["shownAbove"];
}

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4";
/** Number of people from which search, sort and filters are shown. */
const FILTERS_FROM = 8;
/** So many cards are drawn at first, also by the server: what a screen shows. */
const FIRST = 12;

/** All people of the circle as cards, with search, sort and filters. */
export function PeopleGrid(props: PeopleGridProps) {
  const { people, view, onView } = props;
  const { t } = useTranslation("people");
  const language = currentLanguage();
  const whole = useFirstDrawn();
  const shown = useMemo(() => (people ? viewPeople(people, view, language) : []), [people, view, language]);
  const types = useMemo(() => new Set(people?.map((person) => person.relationship_type)), [people]);

  const failure = props.error && (
    <ErrorNote title={t("grid.error")} action={<Button onClick={props.onRetry}>{t("common:retry")}</Button>}>
      {errorText(props.error)}
    </ErrorNote>
  );
  if (!people) {
    if (failure) return failure;
    return (
      <ul className={GRID} aria-busy="true" aria-label={t("grid.loading")}>
        {[0, 1, 2, 3].map((key) => (
          <PersonaTileSkeleton key={key} />
        ))}
      </ul>
    );
  }
  if (people.length === 0) return failure || <EmptyCircle onAdd={props.onAdd} />;

  const hasArchived = people.some((person) => person.archived_at !== null);
  const filtered = Boolean(view.q || view.type || view.archived);
  const many = people.length >= FILTERS_FROM || Boolean(view.q || view.type);
  return (
    <div className="flex flex-col gap-5">
      {(many || hasArchived || filtered) && (
        <PeopleFilters view={view} onView={onView} types={types} hasArchived={hasArchived} few={!many} />
      )}
      <StatusLine>{filtered ? t("grid.found", { count: shown.length }) : ""}</StatusLine>
      {shown.length > 0 ? (
        <ul className={GRID} aria-label={t("grid.label")}>
          {(whole ? shown : shown.slice(0, FIRST)).map((person) => (
            <PersonaTile
              key={person.id}
              person={person}
              shownAbove={props.shownAboveFor(person)}
              onFinishTest={props.onFinishTest}
            />
          ))}
          {props.partial && !props.error && <PersonaTileSkeleton />}
        </ul>
      ) : props.partial && !props.error ? (
        <ul className={GRID} aria-busy="true" aria-label={t("grid.loading")}>
          <PersonaTileSkeleton />
        </ul>
      ) : filtered ? (
        <EmptyState
          title={t("none.title")}
          action={<Button onClick={() => onView({ sort: view.sort })}>{t("none.action")}</Button>}
        >
          {view.q ? t("none.search", { query: view.q }) : t("none.filter")}
        </EmptyState>
      ) : (
        <EmptyState
          title={t("all_archived.title")}
          action={<Button onClick={() => onView({ ...view, archived: true })}>{t("all_archived.action")}</Button>}
        >
          {t("all_archived.text")}
        </EmptyState>
      )}
      {failure}
    </div>
  );
}

const EXAMPLE_NAME = "Marta";

/** Empty state with an example card. */
function EmptyCircle({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation("people");
  return (
    <EmptyState
      title={t("empty.title")}
      action={
        <Button variant="primary" size="lg" onClick={onAdd}>
          {t("add_first")}
        </Button>
      }
      example={
        <figure className="m-0">
          <figcaption className="mb-2 text-center text-small text-ink-soft">{t("empty.caption")}</figcaption>
          <Card className="flex flex-col gap-3 border-dashed">
            <div className="flex items-start gap-3.5">
              <WaveMark id="marta" type="Colleague" initial={initialOf(EXAMPLE_NAME)} />
              <div>
                <p className="font-serif text-h3 font-semibold">{EXAMPLE_NAME}</p>
                <Badge relationship="Colleague">{t("context.colleague")}</Badge>
              </div>
            </div>
            <p className="border-t border-line pt-3 text-small text-ink-soft">
              <span className="font-semibold text-ink">{t("empty.day")}</span> {t("empty.note")}
            </p>
          </Card>
        </figure>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}
