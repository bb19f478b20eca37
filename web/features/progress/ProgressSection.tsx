import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { timeZone } from "#web/app/time-zone.ts";
import { lookBackAgainQuery, progressQuery } from "./queries.ts";
import { Weeks } from "./Weeks.tsx";

/** The user's activity of the last weeks, or a hint if there is none. */
export function ProgressSection() {
  const { t } = useTranslation("progress");
  const { data, error, refetch } = useQuery(progressQuery(timeZone()));
  return (
    <section aria-labelledby="progress-title" className="flex flex-col gap-2 border-t border-line pt-6">
      <h2 id="progress-title" className="font-serif text-lead font-semibold">
        {t("title")}
      </h2>
      {data && data.rhythm.weeks_with_moments > 0 ? (
        <Weeks view={data} />
      ) : data ? (
        <p className="text-ink-soft">
          {t("empty.text")}{" "}
          <Link
            to="/home"
            search={data.people.length === 0 ? { tab: "people", add: "person" } : { tab: "people" }}
            className={linkClass}
          >
            {t(data.people.length === 0 ? "people:create.title" : "people:go_to_yours")}
          </Link>
        </p>
      ) : error ? (
        <ErrorNote title={t("failed")} action={<Button onClick={() => void refetch()}>{t("common:retry")}</Button>}>
          {errorText(error)}
        </ErrorNote>
      ) : (
        <div role="status" aria-label={t("loading")}>
          <Skeleton className="h-16" />
        </div>
      )}
      <LookBackLink />
    </section>
  );
}

/** To the week's look back, for as long as there is one. */
function LookBackLink() {
  const { t } = useTranslation("progress");
  const { data } = useQuery(lookBackAgainQuery(timeZone()));
  if (!data?.look_back) return null;
  return (
    <p>
      <Link
        from="/home"
        to="/home"
        search={(now) => ({ ...now, look_back: "open" as const })}
        resetScroll={false}
        className={linkClass}
      >
        {t("look_back.open")}
      </Link>
    </p>
  );
}
