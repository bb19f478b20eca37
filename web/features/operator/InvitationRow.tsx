import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewInvitation, OperatorInvitation } from "#domain/operator/invitations.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useMailServer } from "#web/app/site.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { formatDate } from "#web/format/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useInvitationLabel } from "./invitation-label.ts";
import { useResendInvitation, useRevokeInvitation } from "./queries.ts";

export interface InvitationRowProps {
  invitation: OperatorInvitation;
  /** Takes the name of the invitation too, for the dialog with its link. */
  onResent: (again: NewInvitation, name: string) => void;
}

const TONES = {
  open: "notice",
  waiting: "notice",
  undelivered: "danger",
  used: "accent",
  ended: "neutral",
  revoked: "neutral",
} as const satisfies Record<OperatorInvitation["state"], string>;

/** An invitation: for whom, its state, who came with it, and what can still be done. */
export function InvitationRow({ invitation, onResent }: InvitationRowProps) {
  const { t } = useTranslation("admin");
  const toast = useToast();
  const label = useInvitationLabel()(invitation.tester_type);
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const [asked, setAsked] = useState<"resend" | "revoke" | null>(null);
  const { id, state, email, used_by: usedBy } = invitation;
  const name = email ?? t("row.by_link");
  const about = { name, date: formatDate(invitation.created_at, currentLanguage()) };
  const linkName = email ?? label ?? `${about.name}, ${about.date}`;
  const hasMail = useMailServer();
  const wasMailed = email !== null && invitation.by_mail;
  const isMailed = wasMailed && hasMail === true;

  function sendAgain(): void {
    resend.mutate(id, {
      onSuccess: (again) => onResent(again, linkName),
      onError: (error) => toast.error(errorText(error)),
      onSettled: () => setAsked(null),
    });
  }
  function takeBack(): void {
    revoke.mutate(id, {
      onSuccess: () => toast.success(t("row.revoked")),
      onError: (error) => toast.error(errorText(error)),
      onSettled: () => setAsked(null),
    });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3.5">
      <div {...itemFocus(id)} tabIndex={-1} className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          <Badge tone={TONES[state]}>{t(`row.state.${state}`)}</Badge>
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {label !== null && !invitation.given_by && `${label} · `}
          <InvitationTimes invitation={invitation} />
        </p>
        {usedBy && (
          <p className="text-small wrap-anywhere">
            {t("row.came")}{" "}
            <Link to="/admin/accounts/$id" params={{ id: usedBy.id }} className={linkClass}>
              {usedBy.email}
            </Link>
          </p>
        )}
        {state === "used" && !usedBy && <p className="text-small text-ink-soft">{t("row.came_gone")}</p>}
        {invitation.given_by && (
          <p className="text-small text-ink-soft wrap-anywhere">
            {t("row.given_by", { email: invitation.given_by.email })}
          </p>
        )}
        <LetterLine invitation={invitation} isLost={wasMailed && hasMail === false} />
      </div>
      {state !== "used" && state !== "revoked" && (
        <div className="flex flex-wrap gap-2 max-sm:-ml-4 sm:-mr-4">
          <Button
            variant="quiet"
            aria-label={t(isMailed ? "row.resend_this" : "row.new_link_this", about)}
            onClick={() => setAsked("resend")}
          >
            {t(isMailed ? "row.resend" : "row.new_link")}
          </Button>
          <Button variant="quiet" aria-label={t("row.revoke_this", about)} onClick={() => setAsked("revoke")}>
            {t("row.revoke")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked === "resend"}
        onOpenChange={() => setAsked(null)}
        tone="plain"
        title={t(isMailed ? "row.resend_title" : "row.new_link_title")}
        description={t(isMailed ? "row.resend_text" : "row.new_link_text", { email, name: linkName })}
        confirmLabel={t(isMailed ? "row.resend" : "row.new_link")}
        cancelLabel={t("common:action.cancel")}
        busy={resend.isPending}
        onConfirm={sendAgain}
      />
      <ConfirmDialog
        open={asked === "revoke"}
        onOpenChange={() => setAsked(null)}
        title={t("row.revoke_title")}
        description={t("row.revoke_text")}
        confirmLabel={t("row.revoke")}
        cancelLabel={t("row.keep")}
        busy={revoke.isPending}
        onConfirm={takeBack}
      />
    </li>
  );
}

/** Why the letter has not arrived, and what to do. `isLost`: it was to be sent by mail, and there is no mail server. */
function LetterLine({ invitation, isLost }: { invitation: OperatorInvitation; isLost: boolean }) {
  const { t } = useTranslation("admin");
  const { state, address_refused: isRefused } = invitation;
  if (state !== "undelivered" && !(isLost && (state === "open" || state === "waiting"))) return null;
  return (
    <p className="mt-1 max-w-measure text-small">
      {t(isLost ? "row.no_mail" : isRefused ? "row.address_refused" : "row.undelivered_text")}
    </p>
  );
}

function InvitationTimes({ invitation }: { invitation: OperatorInvitation }) {
  const { t } = useTranslation("admin");
  const { state, created_at: created, expires_at: expires, used_at: used, revoked_at: revoked } = invitation;
  const on = (iso: string) => ({ date: formatDate(iso, currentLanguage()) });
  if (state === "used" && used) return t("row.used_on", on(used));
  if (state === "revoked" && revoked) return t("row.revoked_on", on(revoked));
  if (state === "ended" && expires) return t("row.ended_on", on(expires));
  if (state === "undelivered") return t("row.made_on", on(created));
  return expires ? t("row.open_until", on(expires)) : t("row.open_since", on(created));
}
