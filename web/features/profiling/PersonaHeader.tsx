import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { PersonMark } from "#web/people/person-mark.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackHome } from "./BackLinks.tsx";

export interface PersonaHeaderProps {
  persona: Persona;
  initial: string;
  /** Text of the relationship. */
  relationship: string;
  /** Actions menu of the person. */
  menu: ReactNode;
}

/** Header of a person's page: mark, name, relationship and, if there is one, the label of the portrait. */
export function PersonaHeader({ persona, initial, relationship, menu }: PersonaHeaderProps) {
  const { t } = useTranslation("persona");
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <div className="-ml-2">
          <BackHome />
        </div>
        {menu}
      </div>
      <PageHeader
        mark={<PersonMark person={persona} size="lg" initial={initial} />}
        title={<span className="break-words">{persona.name}</span>}
        lead={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-body">
            <Badge relationship={persona.relationship_type}>
              <span className="break-words">{relationship}</span>
            </Badge>
            {persona.archived_at && <Badge>{t("people:state.archived")}</Badge>}
            {persona.left_out_of_ai && <Badge>{t("people:state.left_out")}</Badge>}
            {persona.profile_label && !persona.danger && (
              <Link
                to="/persona-summary/$personaId"
                params={{ personaId: persona.id }}
                className="-my-2 rounded-sm py-2 font-serif text-lead leading-snug text-ink italic underline decoration-line-strong decoration-1 underline-offset-[0.25em] hover:decoration-accent"
              >
                {persona.profile_label}
              </Link>
            )}
          </div>
        }
      />
    </div>
  );
}

/** Placeholder for the section below the header of a person's page. */
export function NextStepSkeleton() {
  return (
    <>
      <Skeleton className="h-32 max-w-180 rounded-lg!" />
      <Skeleton className="h-11" />
    </>
  );
}

export function PersonaSkeleton() {
  const { t } = useTranslation("persona");
  return (
    <div className="flex flex-col gap-8">
      <div className="-ml-2">
        <BackHome />
      </div>
      <div role="status" aria-label={t("loading")} className="-mt-6 flex flex-col gap-3">
        <div className="flex items-center gap-4">
          <Skeleton className="size-22 rounded-full!" />
          <Skeleton className="h-10 w-48" />
        </div>
        <Skeleton className="h-6 w-56" />
      </div>
      <div className="flex gap-3">
        <Skeleton className="h-13 flex-1 sm:max-w-44" />
        <Skeleton className="h-13 flex-1 sm:max-w-36" />
      </div>
      <NextStepSkeleton />
    </div>
  );
}
