import { and, eq, isNull } from "drizzle-orm";
import type { CoachStatus } from "#domain/chat/contract.ts";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import { budgetReset } from "#server/ai/budget.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { hasModelConsent } from "#server/records/account/profile-facts.ts";
import { consents } from "#server/db/schema/account.ts";
import { embeddings } from "#server/db/schema/search.ts";
import type { Verb } from "#server/services.ts";

/** Which coach answers the user, and the state of consent and daily limit. */
export async function getCoachStatus({ db, user, ai, clock }: Verb<void, "ai" | "clock">): Promise<CoachStatus> {
  const now = clock();
  const { use, agreedAt } = await db.withUser(user.id, async (tx) => {
    const [consent] = await tx
      .select({ agreedAt: consents.agreedAt })
      .from(consents)
      .where(and(eq(consents.kind, "model"), isNull(consents.revokedAt)))
      .limit(1);
    return { use: await modelUse(tx, now), agreedAt: consent?.agreedAt ?? null };
  });
  const spent = use.consented && ai.isSpent(use);
  return {
    provider: use.consented && !spent ? ai.provider : "embedded",
    model: ai.model,
    host: ai.host,
    needs_consent: ai.provider === "model" && !use.consented,
    agreed_at: agreedAt?.toISOString() ?? null,
    spent_until: spent ? budgetReset(now).toISOString() : null,
  };
}

/** Records or revokes consent to an external model; every change is stored with its time. */
export function setModelConsent({ db, user, input }: Verb<{ agreed: boolean; now: Date }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    const agreed = await hasModelConsent(tx);
    if (agreed === input.agreed) return;
    if (input.agreed) {
      await tx
        .insert(consents)
        .values({ userId: user.id, kind: "model", version: LEGAL_VERSIONS.privacy, agreedAt: input.now });
      return;
    }
    await tx
      .update(consents)
      .set({ revokedAt: input.now })
      .where(and(eq(consents.kind, "model"), isNull(consents.revokedAt)));
    // Embeddings are made by the model, so they are deleted with the consent.
    await tx.delete(embeddings);
  });
}
