import { DomainError } from "#domain/errors.ts";
import { currentLanguage, i18n } from "./i18n.ts";
import { ApiError } from "./api.ts";
import { isMissingCode } from "./missing-code.ts";

/** The sentence for a failure, in the language on screen: the namespace `errors` holds one for each code. */
export function errorText(error: unknown): string {
  if (isMissingCode(error)) return i18n.t("errors:network");
  // What the server would refuse may have been found here already.
  if (!(error instanceof ApiError || error instanceof DomainError)) return i18n.t("errors:internal");
  return i18n.t(`errors:${error.code}`, { when: waitText(error.retryAfter ?? 60) });
}

/** How long a wait of so many seconds is, as people say it: "in 40 seconds", "tra 3 minuti". */
function waitText(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "always" });
  if (seconds < 90) return format.format(Math.ceil(seconds), "second");
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), "minute");
  return format.format(Math.ceil(seconds / 3600), "hour");
}

/** The sentence for a schema's code at a field; an unknown code gets the general one. */
export function fieldText(code: string | undefined): string | undefined {
  if (!code) return undefined;
  const key = `errors:${code}`;
  return i18n.exists(key) ? i18n.t(key) : i18n.t("errors:invalid_input");
}
