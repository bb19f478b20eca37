import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { BackToClusters, BackToHub, BackToPersona } from "#web/features/profiling/BackLinks.tsx";
import { ClusterOverview } from "#web/features/profiling/ClusterOverview.tsx";
import { InitialDialog } from "#web/features/profiling/InitialDialog.tsx";
import { PartQuestions, type PartOutcome } from "#web/features/profiling/PartQuestions.tsx";
import { CLUSTER_PARTS, isInitialDone } from "#web/features/profiling/parts.ts";
import { SECTION_PARTS, type Part } from "#web/features/profiling/section-parts.ts";
import { PersonaFailed, PersonaNotFound } from "#web/features/profiling/PersonaStates.tsx";
import { ProfilingHub } from "#web/features/profiling/ProfilingHub.tsx";
import { ProfilingSkeleton } from "#web/features/profiling/ProfilingSkeleton.tsx";
import { personaAnswersQuery, personaQuery } from "#web/app/persona-cache.ts";
import { RetakeDialog } from "#web/features/profiling/RetakeDialog.tsx";
import { AssessmentView } from "#web/features/relationship/AssessmentView.tsx";
import type { OnQuestion } from "#web/questions/question-url.ts";
import { ApiError } from "#web/app/api.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { count, oneOf, searchParams, text } from "#web/app/search-params.ts";
import { useToast } from "#web/ui/toasts.tsx";

const parseSearch = searchParams({
  /** Personality statements, sections about the relationship, or the relationship assessment; the hub if undefined. */
  view: oneOf("personality", "sections", "context"),
  /** A cluster or section of the view. */
  part: text(40),
  /** The current question, from 1. */
  q: count(99),
  /** The retake confirmation is open. */
  retake: oneOf(true),
});
type Place = ReturnType<typeof parseSearch>;

export const Route = createFileRoute("/_app/persona-profiling/$personaId")({
  validateSearch: parseSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(personaQuery(params.personaId));
    void context.queryClient.prefetchQuery(personaAnswersQuery(params.personaId));
  },
  component: ProfilingRoute,
});

function ProfilingRoute() {
  const { t } = useTranslation("profiling");
  const { personaId } = Route.useParams();
  const persona = useQuery(personaQuery(personaId));
  const answers = useQuery(personaAnswersQuery(personaId));
  if (persona.data && answers.data) {
    // The short test comes first; it opens on the person's page.
    if (!persona.data.traits_short) return <Navigate to="/persona/$id" params={{ id: personaId }} replace />;
    return <Profiling key={personaId} persona={persona.data} answers={answers.data} />;
  }
  const error = persona.error ?? answers.error;
  if (!error) return <ProfilingSkeleton back={<BackToPersona id={personaId} name={persona.data?.name} />} />;
  if (error instanceof ApiError && error.code === "not_found") return <PersonaNotFound />;
  return (
    <PersonaFailed
      title={t("failed")}
      back={<BackToPersona id={personaId} name={persona.data?.name} />}
      error={error}
      onRetry={() => void Promise.all([persona.refetch(), answers.refetch()])}
    />
  );
}

function Profiling({ persona, answers }: { persona: Persona; answers: StoredAnswers }) {
  const { t } = useTranslation(["profiling", "relationship"]);
  const { view, part: name, q, retake } = Route.useSearch();
  const navigate = Route.useNavigate();
  const toast = useToast();
  const part = (view === "personality" ? CLUSTER_PARTS : view === "sections" ? SECTION_PARTS : []).find(
    (one) => one.name === name,
  );
  useDocumentTitle(titleOf(view, part));

  const go = (search: Place, options: { replace?: boolean } = {}) => void navigate({ search, ...options });
  const goTo: OnQuestion = (n, move) =>
    void navigate({ search: (old) => ({ ...old, q: n }), resetScroll: false, ...move });
  function titleOf(at: Place["view"], open: Part | undefined): string {
    if (open) return `${open.title[currentLanguage()]} · ${persona.name}`;
    if (at === "personality") return t("clusters.title", { name: persona.name });
    if (at === "context") return t("relationship:assessment.title", { name: persona.name });
    return t("hub.title", { name: persona.name });
  }
  function finished(one: Part, { reviewed, same, allClusters, wholeProfile }: PartOutcome) {
    const title = one.title[currentLanguage()];
    if (reviewed) {
      if (!same) toast.success(t("common:profile.updated"));
    } else if (wholeProfile) toast.success(t("common:profile.completed"));
    else if (allClusters) toast.success(t("toast.created", { name: persona.name }));
    else toast.success(t(one.kind === "cluster" ? "questions:part.named_completed" : "toast.section", { title }));
    if (!allClusters) return go(one.kind === "cluster" ? { view: "personality" } : {}, { replace: true });
    return void navigate({ to: "/persona-summary/$personaId", params: { personaId: persona.id }, replace: true });
  }

  if (view === "context") {
    return (
      <AssessmentView
        persona={persona}
        part={name}
        q={q}
        onPlace={(place, move) =>
          void navigate({ search: { view, ...place }, resetScroll: place.q === undefined, ...move })
        }
        onHub={() => go({})}
        onResult={() =>
          void navigate({
            to: "/persona-relationship-snapshot/$personaId",
            params: { personaId: persona.id },
            replace: true,
          })
        }
      />
    );
  }
  if (part) {
    const isCluster = part.kind === "cluster";
    return (
      <PartQuestions
        key={part.name}
        persona={persona}
        part={part}
        answers={answers}
        at={q}
        onAt={goTo}
        onLeave={() => go(isCluster ? { view: "personality" } : {})}
        onDone={(outcome) => finished(part, outcome)}
        back={isCluster ? <BackToClusters id={persona.id} /> : <BackToHub id={persona.id} name={persona.name} />}
      />
    );
  }
  if (view === "personality") return <ClusterOverview persona={persona} answers={answers} />;
  return (
    <>
      <ProfilingHub persona={persona} answers={answers} />
      <InitialDialog person={persona} answers={answers} at={q} onAt={goTo} onDone={() => go({}, { replace: true })} />
      <RetakeDialog
        person={persona}
        open={retake === true && isInitialDone(answers)}
        onClose={() => go({}, { replace: true })}
        onDone={() => {
          toast.success(t("toast.reset"));
          go({}, { replace: true });
        }}
      />
    </>
  );
}
