import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { INVITATION_STATES } from "#domain/invitations/states.ts";
import type { NewInvitation } from "#domain/operator/invitations.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { InvitationRow } from "./InvitationRow.tsx";
import { MakeInvitations } from "./MakeInvitations.tsx";
import { NewLinks } from "./NewLinks.tsx";
import { PagedList } from "./PagedList.tsx";
import { CSV_URL, invitationsQuery, type InvitationState } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";

/** Makes invitations, and lists all with who came. */
export function Invitations() {
  const { t } = useTranslation("admin");
  const [state, setState] = useState<InvitationState | null>(null);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<readonly NewInvitation[] | null>(null);
  const query = useInfiniteQuery(invitationsQuery(state));
  const make = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {t("invitations.make")}
    </Button>
  );
  const isEmpty = state === null && query.data?.pages[0]?.items.length === 0;
  return (
    <RoomFrame part="invitations" lead={t("invitations.lead")} actions={!isEmpty && make}>
      {made && <NewLinks key={made[0]?.id} made={made} onClose={() => setMade(null)} />}
      {!isEmpty && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <SelectField
            label={t("invitations.show")}
            value={state ?? ""}
            placeholder={t("invitations.filter.all")}
            options={INVITATION_STATES.map((value) => ({ value, label: t(`invitations.filter.${value}`) }))}
            onChange={(event) => setState((event.currentTarget.value || null) as InvitationState | null)}
            className="max-sm:w-full sm:basis-56"
          />
          <a href={CSV_URL} download className={`${buttonClass({ variant: "quiet" })} max-sm:w-full`}>
            <Download aria-hidden="true" className="size-5" />
            {t("invitations.csv")}
          </a>
        </div>
      )}
      <PagedList
        query={query}
        failed={t("invitations.failed")}
        empty={
          isEmpty ? (
            <EmptyState title={t("invitations.empty")} action={make}>
              {t("invitations.empty_text")}
            </EmptyState>
          ) : (
            <EmptyState title={t("invitations.none")}>{t("invitations.none_text")}</EmptyState>
          )
        }
        row={(invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onResent={(again) => setMade([again])} />
        )}
      />
      <Dialog open={making} onOpenChange={setMaking} title={t("make.title")} closeLabel={t("common:action.close")}>
        <MakeInvitations
          onCancel={() => setMaking(false)}
          onMade={(items) => {
            setMaking(false);
            setMade(items);
          }}
        />
      </Dialog>
    </RoomFrame>
  );
}
