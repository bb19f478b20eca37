import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorAccountDetail } from "#domain/operator/accounts.ts";
import { ApiError } from "#web/app/api.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { formatDate } from "#web/format/dates.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { AccountActions } from "./AccountActions.tsx";
import { AccountLimitsForm } from "./AccountLimitsForm.tsx";
import { AccountBadges } from "./Accounts.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Facts } from "./Facts.tsx";
import { LastSeen } from "./LastSeen.tsx";
import { accountQuery, limitsQuery } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";
import { formatBytes, formatNumber } from "./words.ts";

/** One account: what an operator may know of it, and what can be done to it. */
export function Account({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const query = useQuery(accountQuery(id));
  const [deleted, setDeleted] = useState<string | null>(null);
  if (deleted !== null) {
    return (
      <AccountFrame title={t("delete.done_title")}>
        <p role="status">{t("delete.done", { email: deleted })}</p>
      </AccountFrame>
    );
  }
  if (query.error instanceof ApiError && query.error.code === "not_found") {
    return (
      <AccountFrame title={t("account.title")}>
        <EmptyState title={t("account.gone")}>{t("account.gone_text")}</EmptyState>
      </AccountFrame>
    );
  }
  const account = query.data;
  return (
    <AccountFrame
      title={account?.email ?? t("account.title")}
      lead={account && <span className="flex flex-wrap gap-2 empty:hidden">{<AccountBadges account={account} />}</span>}
    >
      <Loaded query={query} failed={t("account.failed")} lines={8}>
        {(known) => (
          <>
            <AccountFacts account={known} />
            <AccountActions key={`actions ${known.id}`} account={known} />
            <AccountLimitsForm key={`limits ${known.id}`} account={known} />
            {!known.own && <DeleteAccount account={known} onDeleted={() => setDeleted(known.email)} />}
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}

function AccountFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <RoomFrame
      part="accounts"
      title={title}
      lead={lead}
      back={
        <Link to="/admin/$part" params={{ part: "accounts" }} className={`${buttonClass({ variant: "quiet" })} px-2!`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("account.back")}
        </Link>
      }
    >
      {children}
    </RoomFrame>
  );
}

function AccountFacts({ account }: { account: OperatorAccountDetail }) {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  const installation = useQuery(limitsQuery).data;
  const ownRoom = account.limits.storage_mb ?? installation?.storage_mb ?? null;
  const ownTokens = account.limits.daily_tokens ?? installation?.daily_tokens ?? null;
  const tokens = formatNumber(account.tokens_today, language);
  const stored = formatBytes(account.stored_bytes, language);
  const facts: [string, ReactNode][] = [
    [t("account.joined"), formatDate(account.created_at, language)],
    [t("account.seen"), <LastSeen key="seen" week={account.last_seen_week} />],
    [t("account.address"), account.email_verified ? t("account.confirmed") : t("account.unconfirmed")],
    [t("account.two_step"), account.two_factor ? t("account.on") : t("account.off")],
    [t("account.sessions"), formatNumber(account.sessions, language)],
    [t("account.tokens"), formatNumber(account.api_tokens, language)],
    [
      t("account.stored"),
      ownRoom === null ? stored : t("account.of", { used: stored, all: formatBytes(ownRoom * 1_000_000, language) }),
    ],
    [
      t("account.tokens_today"),
      ownTokens === null
        ? t("account.not_counted")
        : t("account.of", { used: tokens, all: formatNumber(ownTokens, language) }),
    ],
    [t("account.invitations_given"), formatNumber(account.invitations_given, language)],
  ];
  if (account.suspended_at !== null)
    facts.unshift([t("account.suspended_on"), formatDate(account.suspended_at, language)]);
  return <Facts facts={facts} />;
}
