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
import { useToast } from "#web/ui/toasts.tsx";
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
  const toast = useToast();
  const [making, setMaking] = useState(false);
  /** New links, which are shown once; the last ones while their dialog closes. */
  const [links, setLinks] = useState<readonly NewInvitation[]>([]);
  /** Of the invitation that has got a new link. */
  const [linkName, setLinkName] = useState<string>();
  const [showing, setShowing] = useState(false);
  const query = useInfiniteQuery(invitationsQuery(state));
  function show(made: readonly NewInvitation[], name?: string): void {
    const withLink = made.filter(({ url }) => url !== null);
    setMaking(false);
    setLinks(withLink);
    setLinkName(name);
    setShowing(withLink.length > 0);
    if (withLink.length > 0) return;
    const [only] = made;
    toast.success(
      made.length === 1 && only?.email
        ? t("made.mailed_to", { email: only.email })
        : t("made.mailed_several", { number: made.length }),
    );
  }
  const make = (
    <Button
      variant="primary"
      onClick={() => {
        setLinks([]);
        setMaking(true);
      }}
    >
      {t("invitations.make")}
    </Button>
  );
  const isEmpty = state === null && query.data?.pages[0]?.items.length === 0;
  return (
    <RoomFrame part="invitations" lead={t("invitations.lead")} actions={!isEmpty && make}>
      {!isEmpty && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <SelectField
            label={t("invitations.show")}
            value={state ?? ""}
            placeholder={t("invitations.filter.all")}
            options={INVITATION_STATES.map((value) => ({ value, label: t(`invitations.filter.${value}`) }))}
            onChange={(event) => setState((event.currentTarget.value || null) as InvitationState | null)}
            className="max-sm:w-full sm:basis-72"
          />
          <a href={CSV_URL} download className={`${buttonClass({ variant: "quiet" })} max-sm:w-full sm:-mr-4`}>
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
        renderItem={(invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onResent={(again, name) => show([again], name)} />
        )}
      />
      <Dialog
        open={making || showing}
        onOpenChange={setMaking}
        title={links.length === 0 ? t("make.title") : t("made.links", { count: links.length })}
        {...(links.length === 0
          ? { closeLabel: t("common:action.close") }
          : // A slip must not lose the links.
            { dismissable: false as const, description: t("made.once") })}
      >
        {links.length === 0 ? (
          <MakeInvitations onCancel={() => setMaking(false)} onMade={(made) => show(made)} />
        ) : (
          <NewLinks links={links} name={linkName} onDone={() => setShowing(false)} />
        )}
      </Dialog>
    </RoomFrame>
  );
}
