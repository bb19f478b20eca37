import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, RefreshCw } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { attention, type Attention } from "#domain/operator/attention.ts";
import type { Installation as Data } from "#domain/operator/installation.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { formatTime } from "#web/format/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Facts } from "./Facts.tsx";
import { installationQuery } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";
import { Section } from "./Section.tsx";
import { TryMail, TryModel } from "./TryServices.tsx";
import { formatBytes, formatNumber, formatTimestamp } from "./words.ts";

/** How many of the largest tables are listed. */
const TABLES = 6;
const QUEUES = ["letters", "reminders", "safety", "memory"] as const;

/** How the installation is: what needs attention in words, then its parts. */
export function Installation() {
  const { t } = useTranslation("admin");
  const query = useQuery(installationQuery);
  return (
    <RoomFrame
      part={null}
      actions={
        <Button busy={query.isFetching && query.data !== undefined} onClick={() => void query.refetch()}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {t("installation.again")}
        </Button>
      }
    >
      <Loaded query={query} failed={t("installation.failed")} lines={10}>
        {(data) => (
          <>
            <NeedsAttention found={attention(data, new Date(query.dataUpdatedAt))} at={query.dataUpdatedAt} />
            <Overview data={data} />
            <Section title={t("try.title")}>
              <TryMail by={data.mail.by} />
              <TryModel model={data.model} />
            </Section>
            <Backups backups={data.backups} />
            <Sizes data={data} />
          </>
        )}
      </Loaded>
    </RoomFrame>
  );
}

function NeedsAttention({ found, at }: { found: readonly Attention[]; at: number }) {
  const { t } = useTranslation("admin");
  const time = formatTime(new Date(at).toISOString(), currentLanguage());
  if (found.length === 0) {
    return (
      <p className="flex items-start gap-3 rounded-lg bg-accent-soft px-4 py-3.5 sm:px-5">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span>
          <span className="font-semibold">{t("attention.none")}</span>{" "}
          <span className="text-ink-soft">{t("attention.at", { time })}</span>
        </span>
      </p>
    );
  }
  return (
    <section aria-labelledby="attention" className="rounded-lg bg-notice-soft p-5 sm:p-6">
      <h2 id="attention" className="font-serif text-h3 font-semibold">
        {t("attention.title")}
      </h2>
      <ul className="mt-3 flex list-none flex-col gap-3 p-0">
        {found.map((one) => (
          <li key={`${one.what} ${"queue" in one ? one.queue : ""}`} className="flex items-start gap-3">
            <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-notice" />
            <p className="max-w-measure min-w-0">
              <AttentionText one={one} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttentionText({ one }: { one: Attention }): ReactNode {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  switch (one.what) {
    case "disk":
      return t("attention.disk", { size: formatBytes(one.bytes, language) });
    case "backup_overdue":
      return t("attention.backup_overdue", { at: formatTimestamp(one.at, language) });
    case "backup_failed":
      return `${t("attention.backup_failed", { count: one.count })} ${t(`backup_error.${one.error}`)}`;
    case "errors":
      return t("attention.errors", { count: one.count, all: formatNumber(one.of, language) });
    case "mail_waiting":
    case "mail_failed":
      return t(`attention.${one.what}`, { count: one.count });
    case "waiting":
      return t(`attention.waiting.${one.queue}`, { number: formatNumber(one.count, language) });
    case "backup_missing":
    case "backup_off":
    case "backup_open":
    case "mail_folder":
      break;
  }
  return t(`attention.${one.what}`);
}

function Overview({ data }: { data: Data }) {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { requests, queues, mail, accounts, database, disk } = data;
  const engine = `PostgreSQL ${database.version}`;
  const databaseName = database.kind === "embedded" ? t("overview.embedded", { database: engine }) : engine;
  const waiting = QUEUES.flatMap((queue) => {
    const count = queue === "letters" ? mail.waiting : queues[queue];
    return count > 0 ? [t(`overview.queue.${queue}`, { number: number(count) })] : [];
  });
  return (
    <Section title={t("overview.title")}>
      <div className="w-full">
        <Facts
          facts={[
            [
              t("overview.accounts"),
              t("overview.accounts_value", { total: number(accounts.total), seen: number(accounts.seen_this_week) }),
            ],
            [
              t("overview.requests"),
              t("overview.requests_value", { count: requests.errors, all: number(requests.count) }),
            ],
            [
              t("overview.disk"),
              disk
                ? t("overview.disk_value", {
                    free: formatBytes(disk.free_bytes, language),
                    all: formatBytes(disk.total_bytes, language),
                  })
                : t("overview.unknown"),
            ],
            [t("overview.waiting"), waiting.length === 0 ? t("overview.nothing") : waiting.join(", ")],
            [t("overview.database"), databaseName],
            [t("overview.version"), data.commit === null ? data.version : `${data.version} · ${data.commit}`],
            [t("overview.started"), formatTimestamp(data.started_at, language)],
          ]}
        />
      </div>
    </Section>
  );
}

function Backups({ backups }: { backups: Data["backups"] }) {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  const { schedule, last_good: last } = backups;
  const bytes = last?.bytes ?? null;
  if (!schedule) return null;
  return (
    <Section title={t("backups.title")}>
      <div className="w-full">
        <Facts
          facts={[
            [t("backups.last"), last?.ended_at ? formatTimestamp(last.ended_at, language) : t("backups.none")],
            [t("backups.size"), bytes === null ? "–" : formatBytes(bytes, language)],
            [t("backups.time"), t("backups.server_time", { time: schedule.time })],
            [t("backups.encryption"), t(`backups.encryption_value.${schedule.encryption}`)],
            [t("backups.folder"), schedule.folder],
            [t("backups.target"), schedule.target ?? t("backups.nowhere")],
          ]}
        />
      </div>
    </Section>
  );
}

function Sizes({ data }: { data: Data }) {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  const tables = data.tables.slice(0, TABLES);
  // The embedded database counts for the first time once 64 MB have been written; until then it knows the empty ones only.
  const isCounted = tables.some(({ rows }) => rows !== null && rows > 0);
  return (
    <Section title={t("sizes.title")}>
      <p className="max-w-measure text-ink-soft">
        {t("sizes.text", { size: formatBytes(data.database.bytes, language) })}
      </p>
      <table className="w-full max-w-150 border-collapse text-left">
        <thead className="text-small text-ink-soft">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              {t("sizes.table")}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t("sizes.size")}
            </th>
            {isCounted && (
              <th scope="col" className="py-2 pl-4 text-right font-medium">
                {t("sizes.rows")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tables.map(({ name, bytes, rows }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                {name.split("_").map((part, place) => (
                  <Fragment key={place}>
                    {place > 0 && "_"}
                    {place > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatBytes(bytes, language)}</td>
              {isCounted && (
                <td className="py-2 pl-4 text-right tabular-nums">
                  {rows === null ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t("sizes.not_counted")}</span>
                    </>
                  ) : (
                    formatNumber(rows, language)
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
