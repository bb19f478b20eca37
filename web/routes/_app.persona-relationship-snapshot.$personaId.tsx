import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { BackToHub } from "#web/features/profiling/BackLinks.tsx";
import { PersonaNotFound } from "#web/features/profiling/PersonaStates.tsx";
import { NoResultYet } from "#web/features/relationship/NoResultYet.tsx";
import { relationshipQuery } from "#web/features/relationship/queries.ts";
import { RelationshipSnapshot } from "#web/features/relationship/RelationshipSnapshot.tsx";
import { SnapshotSkeleton } from "#web/features/relationship/SnapshotSkeleton.tsx";
import { ApiError } from "#web/app/api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { DangerBanner } from "#web/safety/danger-banner.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";

export const Route = createFileRoute("/_app/persona-relationship-snapshot/$personaId")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(personaQuery(params.personaId));
    void context.queryClient.prefetchQuery(relationshipQuery(params.personaId));
  },
  component: SnapshotRoute,
});

function SnapshotRoute() {
  const { personaId } = Route.useParams();
  const persona = useQuery(personaQuery(personaId));
  const relationship = useQuery(relationshipQuery(personaId));
  if (persona.data && relationship.data) {
    return <Snapshot key={personaId} persona={persona.data} relationship={relationship.data} />;
  }
  const error = persona.error ?? relationship.error;
  if (error instanceof ApiError && error.code === "not_found") return <PersonaNotFound />;
  if (error) return <SnapshotFailed />;
  return <Loading name={persona.data?.name} />;
}

function Loading({ name }: { name: string | undefined }) {
  const { t } = useTranslation("relationship");
  const { personaId } = Route.useParams();
  useDocumentTitle(t("snapshot.loading"));
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        back={<BackToHub id={personaId} name={name} />}
        title={name ? <span className="break-words">{t("assessment.title", { name })}</span> : t("snapshot.loading")}
      />
      <SnapshotSkeleton />
    </div>
  );
}

/** Returns to the person's page with an error toast. */
function SnapshotFailed() {
  const { t } = useTranslation("relationship");
  const { personaId } = Route.useParams();
  const navigate = Route.useNavigate();
  const toast = useToast();
  useEffect(() => {
    toast.error(t("snapshot.failed"));
    void navigate({ to: "/persona/$id", params: { id: personaId }, replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);
  return <SnapshotSkeleton />;
}

function Snapshot({ persona, relationship }: { persona: Persona; relationship: RelationshipView }) {
  const { t } = useTranslation("relationship");
  const { latest, history } = relationship;
  const title = t("assessment.title", { name: persona.name });
  useDocumentTitle(title);
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        back={<BackToHub id={persona.id} name={persona.name} />}
        title={<span className="break-words">{title}</span>}
        lead={latest && t("snapshot.lead", { date: formatDate(latest.created_at, currentLanguage()) })}
      />
      {latest ? (
        <RelationshipSnapshot personaId={persona.id} latest={latest} history={history} danger={persona.danger} />
      ) : (
        <>
          <div className="-mb-4 max-w-180 empty:hidden">
            <DangerBanner danger={persona.danger} look="page" />
          </div>
          <NoResultYet persona={persona} />
        </>
      )}
    </div>
  );
}
