import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trans, useTranslation } from "react-i18next";
import type { OperatorAction } from "#domain/operator/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useInvitationLabel } from "./invitation-label.ts";
import { PagedList } from "./PagedList.tsx";
import { logQuery } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";
import { formatNumber, formatTimestamp } from "./words.ts";

/** What operators did, newest first. It can only be added to. */
export function Log() {
  const { t } = useTranslation("admin");
  const query = useInfiniteQuery(logQuery);
  return (
    <RoomFrame part="log" lead={t("log.lead")}>
      <PagedList
        query={query}
        failed={t("log.failed")}
        empty={<EmptyState title={t("log.empty")}>{t("log.empty_text")}</EmptyState>}
        renderItem={(action) => <Entry key={action.id} action={action} />}
      />
    </RoomFrame>
  );
}

function Entry({ action: entry }: { action: OperatorAction }) {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  const { id, action, at, operator, account, invitation, count, before } = entry;
  const who = operator ? (operator.email ?? t("log.former")) : t("log.command_line");
  const target = account?.email ?? t("log.deleted_account");
  return (
    <li className="flex flex-col gap-x-6 gap-y-0.5 border-t border-line py-3 sm:flex-row-reverse sm:items-baseline sm:justify-end">
      <div {...itemFocus(id)} tabIndex={-1} className="max-w-measure min-w-0 flex-1 wrap-anywhere">
        <Trans
          t={t}
          i18nKey={`log.did.${action}`}
          values={{
            who,
            account: target,
            count: count ?? 1,
            before: formatNumber(before ?? 0, language),
            now: formatNumber(count ?? 0, language),
          }}
          count={count ?? 1}
          components={[
            <strong key="who" className="font-semibold" />,
            account?.email ? (
              <Link key="account" to="/admin/accounts/$id" params={{ id: account.id }} className={linkClass} />
            ) : (
              <span key="account" />
            ),
          ]}
        />
        {invitation && <InvitationLine invitation={invitation} />}
      </div>
      <p className="shrink-0 text-small text-ink-soft tabular-nums sm:w-48">{formatTimestamp(at, language)}</p>
    </li>
  );
}

/** Which invitation it was; nothing once it has been deleted. */
function InvitationLine({ invitation }: { invitation: NonNullable<OperatorAction["invitation"]> }) {
  const { t } = useTranslation("admin");
  const labelOf = useInvitationLabel();
  const { email, tester_type: testerType } = invitation;
  if (testerType === null) return null;
  return (
    <p className="text-small text-ink-soft">
      {[email ?? t("row.by_link"), labelOf(testerType)].filter((part) => part !== null).join(" · ")}
    </p>
  );
}
