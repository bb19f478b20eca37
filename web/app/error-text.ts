import { DomainError } from "#domain/errors.ts";
import { currentLanguage, i18n } from "./i18n.ts";
import { ApiError } from "./api.ts";
import { isChunkError } from "./chunk-errors.ts";

/** The message for an error in the current language; the `errors` namespace has one per code. */
export function errorText(error: unknown): string {
  if (isChunkError(error)) return i18n.t("errors:network");
  // The client can throw DomainError itself, before a request is sent.
  if (!(error instanceof ApiError || error instanceof DomainError)) return i18n.t("errors:internal");
  return i18n.t(`errors:${error.code}`, { when: waitText(error.retryAfter ?? 60) });
}

/** Formats a wait as relative time: "in 40 seconds", "tra 3 minuti". */
function waitText(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "always" });
  if (seconds < 90) return format.format(Math.ceil(seconds), "second");
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), "minute");
  return format.format(Math.ceil(seconds / 3600), "hour");
}

/** The message for a field's validation code; a general one for unknown codes. */
export function fieldText(code: string | undefined): string | undefined {
  if (!code) return undefined;
  const key = `errors:${code}`;
  return i18n.exists(key) ? i18n.t(key) : i18n.t("errors:invalid_input");
}
