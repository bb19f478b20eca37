import { i18n } from "./i18n.ts";
import { ApiError } from "./api.ts";

/** The sentence for a failure, in the language on screen: the namespace `errors` holds one for each code. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t("errors:internal");
  if (error.code === "rate_limited") return i18n.t("errors:rate_limited", { seconds: error.retryAfter ?? 60 });
  return i18n.t(`errors:${error.code}`);
}

/** The sentence for a schema's code at a field; an unknown code gets the general one. */
export function fieldText(code: string | undefined): string | undefined {
  if (!code) return undefined;
  const key = `errors:${code}`;
  return i18n.exists(key) ? i18n.t(key) : i18n.t("errors:invalid_input");
}
