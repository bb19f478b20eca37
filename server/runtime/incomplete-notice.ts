import type { Env } from "./env.ts";

/**
 * What is missing in this installation's privacy notice, in one line for the operator; null if it is complete. Article
 * 13(1)(a) GDPR requires the controller's name and contact.
 */
export function incompleteNotice({
  OPERATOR_NAME,
  HELP_EMAIL,
}: Pick<Env, "OPERATOR_NAME" | "HELP_EMAIL">): string | null {
  const missing = [
    ...(OPERATOR_NAME.trim() === "" ? ["who is responsible for the data (OPERATOR_NAME)"] : []),
    ...(HELP_EMAIL.endsWith("@example.org") ? ["how to reach them (HELP_EMAIL, and not at example.org)"] : []),
  ];
  return missing.length > 0 ? `The privacy notice is incomplete: it does not say ${missing.join(", nor ")}.` : null;
}
