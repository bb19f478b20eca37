import type { Env } from "./env.ts";

/**
 * What an installation leaves out of its privacy notice, as one line for whoever starts it; null where it is complete.
 * Article 13(1)(a) GDPR wants the name of who answers for the data, and a way to reach them.
 */
export function incompleteNotice({
  OPERATOR_NAME,
  HELP_EMAIL,
}: Pick<Env, "OPERATOR_NAME" | "HELP_EMAIL">): string | null {
  const missing = [
    ...(OPERATOR_NAME.trim() === "" ? ["who answers for the data (OPERATOR_NAME)"] : []),
    ...(HELP_EMAIL.endsWith("@example.org") ? ["where to reach them (HELP_EMAIL)"] : []),
  ];
  return missing.length > 0 ? `The privacy notice is incomplete: it does not say ${missing.join(", nor ")}.` : null;
}
