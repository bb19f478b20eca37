import { DomainError } from "#domain/errors.ts";
import type { Operator } from "#domain/operator/contract.ts";
import type { TriedMail, TriedModel } from "#domain/operator/installation.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { recordAction } from "#server/records/operator/record-action.ts";
import type { Services } from "#server/services.ts";

/** Sends a letter to the operator's own address, in one attempt. */
export async function tryMail(
  { db, mail, clock, operation }: Pick<Services, "db" | "mail" | "clock" | "operation">,
  operator: Operator,
): Promise<TriedMail> {
  const language = await db.withUser(operator.id, async (tx) => languageOf(await requireProfile(tx)));
  await db.withOperator((tx) => recordAction(tx, { action: "mail_tried", operatorId: operator.id, at: clock() }));
  const begun = performance.now();
  const delivery = await mail.deliver({ email: operator.email, name: "", language }, { kind: "mail_test" });
  const written = delivery === "sent" && operation.installation.mailBy === "folder";
  return { outcome: written ? "folder" : delivery, to: operator.email, ms: Math.round(performance.now() - begun) };
}

/** Asks the configured model one short question. @throws DomainError not_configured. */
export async function tryModel(
  { db, ai, clock }: Pick<Services, "db" | "ai" | "clock">,
  operator: Operator,
): Promise<TriedModel> {
  if (!ai.tryModel || ai.model === null) throw new DomainError("not_configured");
  await db.withOperator((tx) => recordAction(tx, { action: "model_tried", operatorId: operator.id, at: clock() }));
  const begun = performance.now();
  const problem = await ai.tryModel();
  return { ok: problem === null, model: ai.model, ms: Math.round(performance.now() - begun), problem };
}
