import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatTime } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { shortDay } from "#web/format/short-day.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { whatWorksQuery } from "./queries.ts";

export interface WhatWorksProps {
  personaId: string;
  personName: string;
  /** Times of the loaded interactions, by id. */
  days: ReadonlyMap<string, string>;
}

/**
 * What recorded outcomes have in common, each line with its source interactions. Optional: renders nothing on failure.
 */
export function WhatWorks({ personaId, personName, days }: WhatWorksProps) {
  const { t } = useTranslation("interactions");
  const { data } = useQuery(whatWorksQuery(personaId));
  if (!data || data.lines.length === 0) return null;
  return (
    <section aria-labelledby="what-works" className="mb-8 rounded-lg bg-sunk p-5 sm:p-6">
      <h3 id="what-works" className="mb-3 font-serif text-h3 font-semibold break-words">
        {t("works.title", { name: personName })}
      </h3>
      <ul className="flex max-w-measure flex-col gap-4">
        {data.lines.map(({ text, interaction_ids }) => (
          <li key={text}>
            <p className="break-words">{text}</p>
            <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
              {t("works.from")}
              {labelsOf(interaction_ids.map((id) => days.get(id))).map((label, index) => (
                <Link
                  key={interaction_ids[index]}
                  to="/persona/$id"
                  params={{ id: personaId }}
                  search={{ tab: "interactions", interaction: interaction_ids[index] }}
                  replace
                  resetScroll={false}
                  className={`${linkClass} inline-flex min-h-11 items-center`}
                >
                  {label ?? t("works.earlier", { n: index + 1 })}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Short day labels; labels that would be equal also contain the time. */
function labelsOf(moments: readonly (string | undefined)[]): (string | undefined)[] {
  const language = currentLanguage();
  const labels = moments.map((moment) => moment && shortDay(moment, language));
  return labels.map((label, index) => {
    const moment = moments[index];
    const alone = labels.indexOf(label) === labels.lastIndexOf(label);
    return alone || !moment ? label : `${label}, ${formatTime(moment, language)}`;
  });
}
