import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { storageLevel } from "#domain/account/storage.ts";
import type { Storage } from "#domain/account/storage-schema.ts";
import { api, call, type FailureCode } from "./api.ts";

/** The account's storage use and quota, in bytes. */
export const storageQuery = queryOptions({
  queryKey: ["storage"],
  queryFn: ({ signal }) => call(api.api.account.storage.$get({}, { init: { signal } })),
});

/** Refetches the storage use after a refusal because the account is full. */
export function refreshOnRefusal(client: QueryClient, code: FailureCode): void {
  if (code === "account_full") void client.invalidateQueries(storageQuery);
}

/** From 80 % of the storage quota: the warning level and its formatted values; otherwise null. */
export function useStorageWarning() {
  const { i18n } = useTranslation("common");
  const { data } = useQuery(storageQuery);
  const level = data && storageLevel(data);
  if (!level || data.quota === null) return null;
  return { level, words: storageWords({ used: data.used, quota: data.quota }, i18n.language) };
}

/** Formats storage use; the share is rounded down, so that 100 % means full. */
function storageWords({ used, quota }: Storage & { quota: number }, language: string) {
  const share = Math.min(1, Math.floor((used / quota) * 100) / 100);
  const digits = quota < 10_000_000 ? 1 : 0;
  const size = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: digits,
    roundingMode: "floor",
  });
  return {
    share: new Intl.NumberFormat(language, { style: "percent" }).format(share),
    used: size.format(used / 1_000_000),
    quota: size.format(quota / 1_000_000),
  };
}
