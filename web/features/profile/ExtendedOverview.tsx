import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { WaitingLine } from "#web/app/offline/waiting-line.tsx";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OwnPartRow } from "./OwnPartRow.tsx";
import { OWN_ANSWERS } from "./queries.ts";
import { extendedCount, ownClusters, ownGroups } from "./own-parts.ts";

export function BackToProfile() {
  const { t } = useTranslation("profile");
  return (
    <Link to="/home" search={{ tab: "profile" }} className={`${buttonClass({ variant: "quiet" })} px-2!`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t("back")}
    </Link>
  );
}

/** The parts of the extended profile with their progress and the next one highlighted, then the optional parts. */
export function ExtendedOverview({ profile, answers }: { profile: Profile; answers: StoredAnswers }) {
  const { t } = useTranslation("profile");
  const language = currentLanguage();
  const timeNeeded = useTimeNeeded();
  const clusters = ownClusters(answers);
  const next = clusters.find(({ state }) => state !== "completed");
  const begun = clusters.some(({ state }) => state !== "start");
  const percent = profile.progress_level ?? 0;
  return (
    <div className="flex max-w-measure flex-col gap-10">
      <div className="flex flex-col gap-6">
        <PageHeader
          back={<BackToProfile />}
          title={t("extended.title")}
          lead={
            !next
              ? t("extended.all_done")
              : begun
                ? t("extended.next", { title: next.title[language] })
                : t("extended.lead", {
                    count: extendedCount(),
                    time: timeNeeded(clusters.flatMap(({ items }) => items)),
                  })
          }
        />
        <ProgressBar visibleText value={percent} label={t("own.progress")} valueText={t("own.percent", { percent })} />
        <WaitingLine entry={useWaiting("answers").find(({ group }) => group === OWN_ANSWERS)} />
        {!next && (
          <Link to="/personality-summary" className={`${buttonClass({ variant: "primary" })} sm:self-start`}>
            {t("own.read")}
          </Link>
        )}
      </div>
      <section>
        <h2 className="sr-only">{t("extended.parts")}</h2>
        <ul className="m-0 flex list-none flex-col p-0">
          {clusters.map((part) => (
            <OwnPartRow key={part.name} part={part} answers={answers} next={part === next} />
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="font-serif text-h2 font-semibold">{t("extended.groups")}</h2>
        <p className="mb-2 text-ink-soft">{t("extended.optional")}</p>
        <ul className="m-0 flex list-none flex-col p-0">
          {ownGroups(answers).map((part) => (
            <OwnPartRow key={part.name} part={part} answers={answers} next={false} />
          ))}
        </ul>
      </section>
    </div>
  );
}

export function ExtendedSkeleton() {
  const { t } = useTranslation("profile");
  return (
    <div className="flex max-w-measure flex-col gap-10">
      <PageHeader back={<BackToProfile />} title={t("extended.title")} />
      <div role="status" aria-label={t("loading")} className="flex flex-col gap-6">
        <Skeleton className="h-10" />
        {ownClusters({}).map(({ name }) => (
          <div key={name} className="flex flex-col gap-2 border-t border-line py-5">
            <Skeleton className="h-7 w-44" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}
