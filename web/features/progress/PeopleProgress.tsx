import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProgressPerson } from "#domain/progress/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { useCountText } from "./use-count-text.ts";
import { countsOf } from "./weeks.ts";

/** So many are in sight at first; thirty lines would push all else away. */
const FIRST = 6;

/** A line for each person: how complete their profile is, and what there has been. */
export function PeopleProgress({ people }: { people: readonly ProgressPerson[] }) {
  const { t } = useTranslation("progress");
  const countText = useCountText();
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, FIRST);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-serif text-h3 font-semibold">{t("people.title")}</h3>
      <ul className="m-0 flex list-none flex-col p-0">
        {shown.map((person) => (
          <li key={person.id} className="flex flex-col gap-1.5 border-t border-line py-3.5">
            <div className="flex items-baseline justify-between gap-4">
              <Link
                to="/persona/$id"
                params={{ id: person.id }}
                className="-my-2 min-w-0 rounded-sm py-2 font-semibold break-words text-ink hover:text-accent"
              >
                {person.name}
              </Link>
              <span className="shrink-0 text-small text-ink-soft">{t(`people.state.${person.state}`)}</span>
            </div>
            <ProgressBar
              value={person.progress_level}
              label={t("people.progress", { name: person.name })}
              valueText={t("people.percent", { percent: person.progress_level })}
            />
            <Moments text={countText(countsOf({ ...person, profiles_complete: 0 }))} />
          </li>
        ))}
      </ul>
      {people.length > FIRST && (
        <Button variant="quiet" className="-ml-4 self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("people.fewer") : t("people.all", { count: people.length })}
        </Button>
      )}
    </div>
  );
}

/** What there has been with somebody; nothing is said where there is nothing. */
function Moments({ text }: { text: string }) {
  return text ? <p className="text-small text-ink-soft tabular-nums">{text}</p> : null;
}
