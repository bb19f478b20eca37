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
    ...(hasNoAddress({ HELP_EMAIL }) ? ["how to reach them (HELP_EMAIL, and not at example.org)"] : []),
  ];
  return missing.length > 0 ? `The privacy notice is incomplete: it does not say ${missing.join(", nor ")}.` : null;
}

/** Whether nobody reads what is sent to the installation's address: it is the default one, or of the same domain. */
export function hasNoAddress({ HELP_EMAIL }: Pick<Env, "HELP_EMAIL">): boolean {
  return HELP_EMAIL.endsWith("@example.org");
}
