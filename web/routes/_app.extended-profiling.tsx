import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { BackToProfile, ExtendedOverview, ExtendedSkeleton } from "#web/features/profile/ExtendedOverview.tsx";
import { ownClusters, ownGroups, type OwnPart } from "#web/features/profile/own-parts.ts";
import { OwnQuestions, type OwnOutcome } from "#web/features/profile/OwnQuestions.tsx";
import { ownAnswersQuery } from "#web/features/profile/own-answers-query.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { count, searchParams, text } from "#web/app/search-params.ts";
import { profileQuery } from "#web/app/session.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";

const parseSearch = searchParams({
  /** The cluster or the optional part to answer; the overview without either. */
  cluster: text(40),
  part: text(40),
  /** The current question, from 1. */
  q: count(),
});

export const Route = createFileRoute("/_app/extended-profiling")({
  validateSearch: parseSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(ownAnswersQuery),
  component: ExtendedProfilingPage,
});

function ExtendedProfilingPage() {
  const { t } = useTranslation("profile");
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { cluster, part: group } = Route.useSearch();
  const query = useQuery(ownAnswersQuery);
  const answers = query.data?.answers;
  const part =
    ownClusters(answers ?? {}).find(({ name }) => name === cluster) ??
    ownGroups(answers ?? {}).find(({ name }) => name === group);
  const title = t("extended.title");
  useDocumentTitle(part ? `${part.title[currentLanguage()]} · ${title}` : title);

  if (answers && part) return <Part key={part.name} part={part} profile={profile} answers={answers} />;
  if (answers) return <ExtendedOverview profile={profile} answers={answers} />;
  if (!query.error) return <ExtendedSkeleton />;
  return (
    <div className="flex max-w-measure flex-col gap-6">
      <PageHeader back={<BackToProfile />} title={title} />
      <ErrorNote
        title={t("extended.failed")}
        action={<Button onClick={() => void query.refetch()}>{t("common:retry")}</Button>}
      >
        {errorText(query.error)}
      </ErrorNote>
    </div>
  );
}

function Part({ part, profile, answers }: { part: OwnPart; profile: Profile; answers: StoredAnswers }) {
  const { t } = useTranslation("profile");
  const { q } = Route.useSearch();
  const navigate = Route.useNavigate();
  const toast = useToast();
  const others = ownClusters(answers).filter(({ name }) => name !== part.name);
  const completes = !part.optional && others.every(({ state }) => state === "completed");

  function done(outcome: OwnOutcome) {
    if (outcome === "completed" && completes) {
      toast.success(t("common:profile.completed"));
      void navigate({ to: "/personality-summary", replace: true });
      return;
    }
    if (outcome === "changed") toast.success(t("common:profile.updated"));
    if (outcome === "completed") {
      toast.success(
        part.optional
          ? t("extended.toast.group")
          : t("questions:part.named_completed", { title: part.title[currentLanguage()] }),
      );
    }
    void navigate({ search: {}, replace: true });
  }

  return (
    <div className="flex max-w-measure flex-col gap-6">
      <div className="-ml-2 flex flex-wrap items-center justify-between gap-x-4">
        <Link to="/extended-profiling" className={`${buttonClass({ variant: "quiet" })} px-2!`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("questions:part.all")}
        </Link>
        <p className="px-2 text-ink-soft">{part.title[currentLanguage()]}</p>
      </div>
      <OwnQuestions
        part={part}
        profile={profile}
        answers={answers}
        completes={completes}
        at={q}
        onAt={(at, move) => void navigate({ search: (old) => ({ ...old, q: at }), resetScroll: false, ...move })}
        onLeave={() => void navigate({ search: {} })}
        onDone={done}
      />
    </div>
  );
}
