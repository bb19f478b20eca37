import { and, eq, isNull } from "drizzle-orm";
import { LEGAL_VERSION } from "#domain/brand.ts";
import { hasModelConsent } from "#server/db/profile-facts.ts";
import { consents } from "#server/db/schema/account.ts";
import type { Verb } from "#server/services.ts";

/** Whether the caller lets an outside model see what the preview shows. */
export function getModelConsent({ db, user }: Omit<Verb<never>, "input">): Promise<boolean> {
  return db.withUser(user.id, hasModelConsent);
}

/** Agrees to the use of an outside model, or takes that back; every change is kept with its time. */
export function setModelConsent({ db, user, input }: Verb<{ agreed: boolean; now: Date }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    const agreed = await hasModelConsent(tx);
    if (agreed === input.agreed) return;
    if (input.agreed) {
      await tx.insert(consents).values({ userId: user.id, kind: "model", version: LEGAL_VERSION, agreedAt: input.now });
      return;
    }
    await tx
      .update(consents)
      .set({ revokedAt: input.now })
      .where(and(eq(consents.kind, "model"), isNull(consents.revokedAt)));
  });
}
