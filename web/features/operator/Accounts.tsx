import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ACCOUNT_FILTERS, type OperatorAccount } from "#domain/operator/accounts.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useDebounced } from "#web/app/use-debounced.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { formatDate } from "#web/format/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LastSeen } from "./LastSeen.tsx";
import { PagedList } from "./PagedList.tsx";
import { accountsQuery, type AccountFilter } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";

/** Accounts, newest first, by address and state. */
export function Accounts() {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<AccountFilter>("all");
  const search = useDebounced(typed.trim(), 250);
  const query = useInfiniteQuery(accountsQuery(search, filter));
  const found = query.data?.pages.reduce((sum, page) => sum + page.items.length, 0);
  return (
    <RoomFrame part="accounts" lead={t("accounts.lead")}>
      <div role="search" className="mb-6 flex flex-wrap items-end gap-4">
        <TextField
          label={t("accounts.search")}
          hint={t("accounts.search_hint")}
          type="search"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-0 flex-1 basis-60"
        />
        <SelectField
          label={t("accounts.show")}
          value={filter}
          options={ACCOUNT_FILTERS.map((value) => ({ value, label: t(`accounts.filter.${value}`) }))}
          onChange={(event) => setFilter(event.currentTarget.value as AccountFilter)}
          className="max-sm:w-full sm:basis-64"
        />
      </div>
      <StatusLine>
        {found !== undefined &&
          !query.isFetching &&
          (found === 0 ? t("accounts.none") : t("accounts.found", { count: found }))}
      </StatusLine>
      <PagedList
        query={query}
        failed={t("accounts.failed")}
        empty={<EmptyState title={t("accounts.none")}>{t("accounts.none_text")}</EmptyState>}
        renderItem={(account) => <AccountRow key={account.id} account={account} />}
      />
    </RoomFrame>
  );
}

function AccountRow({ account }: { account: OperatorAccount }) {
  const { t } = useTranslation("admin");
  const joined = formatDate(account.created_at, currentLanguage());
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-3.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to="/admin/accounts/$id"
            params={{ id: account.id }}
            {...itemFocus(account.id)}
            className="min-w-0 font-semibold wrap-anywhere transition-colors group-hover:text-accent after:absolute after:inset-0"
          >
            {account.email}
          </Link>
          <AccountBadges account={account} />
          {!account.email_verified && <Badge>{t("badge.unverified")}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {t("accounts.joined", { date: joined })} · {t("accounts.last_seen")}{" "}
          <LastSeen week={account.last_seen_week} />
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </li>
  );
}

/** What is unusual about an account. */
export function AccountBadges({ account }: { account: OperatorAccount }) {
  const { t } = useTranslation("admin");
  return (
    <>
      {account.suspended_at !== null && <Badge tone="danger">{t("badge.suspended")}</Badge>}
      {account.operator && <Badge tone="accent">{t("badge.operator")}</Badge>}
      {account.own && <Badge>{t("badge.own")}</Badge>}
    </>
  );
}
