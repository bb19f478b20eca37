import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { ComparisonRadar } from "#web/features/relationship/ComparisonRadar.tsx";
import { paragraphsOf } from "#web/features/profile/split-text.ts";
import { BackToPersona } from "#web/features/profiling/BackLinks.tsx";
import { PersonaFailed, PersonaNotFound } from "#web/features/profiling/PersonaStates.tsx";
import { PersonaSummaryView } from "#web/features/profiling/PersonaSummaryView.tsx";
import { SummarySkeleton } from "#web/features/profiling/SummarySkeleton.tsx";
import { useFreshSummary } from "#web/features/profiling/use-fresh-summary.ts";
import { ApiError } from "#web/app/api.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { errorText } from "#web/app/error-text.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { oneOf, searchParams } from "#web/app/search-params.ts";
import { profileQuery } from "#web/app/session.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { portraitOf } from "./-portrait.ts";

/** The chart component, loaded only when a comparison is shown; as a query, so that a failed load can be retried. */
const radarQuery = queryOptions({
  queryKey: ["code", "comparison-radar"],
  queryFn: async () => (await import("#web/features/relationship/ComparisonRadar.tsx")).ComparisonRadar,
  staleTime: Infinity,
  gcTime: Infinity,
});

const parseSearch = searchParams({
  /** Regenerates the texts once on arrival. */
  refresh: oneOf(true),
});

export const Route = createFileRoute("/_app/persona-summary/$personaId")({
  validateSearch: parseSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(personaQuery(params.personaId));
  },
  component: SummaryRoute,
});

function SummaryRoute() {
  const { t } = useTranslation("profiling");
  const { personaId } = Route.useParams();
  const query = useQuery({ ...personaQuery(personaId), refetchOnWindowFocus: "always" });
  if (query.data?.traits_short) {
    return <Summary key={personaId} persona={query.data} traits={query.data.traits_short} />;
  }
  if (query.data) return <NoData personaId={personaId} />;
  const back = <BackToPersona id={personaId} />;
  if (!query.error) return <SummarySkeleton back={back} />;
  if (query.error instanceof ApiError && query.error.code === "not_found") return <PersonaNotFound />;
  return (
    <PersonaFailed title={t("summary.failed")} back={back} error={query.error} onRetry={() => void query.refetch()} />
  );
}

/** No data about the person yet: redirects to their page, where the short test opens and gives the reason. */
function NoData({ personaId }: { personaId: string }) {
  return <Navigate to="/persona/$id" params={{ id: personaId }} state={{ noData: true }} replace />;
}

function Summary({ persona, traits }: { persona: Persona; traits: TraitScores }) {
  const { t } = useTranslation("profiling");
  const { refresh } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: own } = useSuspenseQuery(profileQuery);
  const summary = useFreshSummary({
    persona,
    force: refresh === true,
    onForced: () => void navigate({ search: {}, replace: true, resetScroll: false }),
  });
  useDocumentTitle(t("summary.title", { name: persona.name }));
  if (summary.noData) return <NoData personaId={persona.id} />;
  return (
    <PersonaSummaryView
      persona={persona}
      traits={traits}
      portrait={portraitOf(persona)}
      longer={paragraphsOf(persona.persona_profile_text ?? "")}
      summary={summary}
      comparison={
        // No comparison, which suggests topics to talk about, with a person the user may be in danger from.
        summary.care === false &&
        !persona.danger &&
        own.traits_full &&
        persona.traits_full && (
          <section className="flex max-w-measure flex-col gap-4">
            <h2 className="font-serif text-h2 font-semibold break-words">
              {t("summary.compare", { name: persona.name })}
            </h2>
            <Comparison own={own.traits_full} theirs={persona.traits_full} name={persona.name} />
          </section>
        )
      }
    />
  );
}

function Comparison(props: ComponentProps<typeof ComparisonRadar>) {
  const { t } = useTranslation("common");
  const { data: Radar, error, refetch } = useQuery(radarQuery);
  if (Radar) return <Radar {...props} />;
  if (!error) return <Skeleton className="aspect-square max-w-md" />;
  return (
    <ErrorNote action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>{errorText(error)}</ErrorNote>
  );
}
