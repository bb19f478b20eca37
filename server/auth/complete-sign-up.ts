import type { Language } from "#domain/language.ts";
import { CONSENT_KINDS, type ConsentKind } from "#domain/account/contract.ts";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import type { Tx } from "#server/db/connect.ts";
import { consents, userEvents } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profile.ts";

export interface NewAccount {
  userId: string;
  name: string;
  language: Language | null;
  invitation: { codeHash: string; testerType: string; validatedAt: Date };
  method: "email" | "google";
  now: Date;
}

/** The version of the text that a consent refers to; being an adult is part of the terms. */
function agreedVersion(kind: ConsentKind): string {
  return LEGAL_VERSIONS[kind === "privacy" ? "privacy" : "terms"];
}

/** Inserts a new account's profile, consents and events, in the sign-up's transaction. */
export async function completeSignUp(tx: Tx, input: NewAccount): Promise<void> {
  const { userId, invitation, now } = input;
  await tx.insert(profiles).values({
    userId,
    name: input.name,
    language: input.language,
    testerType: invitation.testerType,
    invitationCode: invitation.codeHash,
    createdAt: now,
  });
  await tx
    .insert(consents)
    .values(CONSENT_KINDS.map((kind) => ({ userId, kind, version: agreedVersion(kind), agreedAt: now })));
  await tx.insert(userEvents).values([
    {
      userId,
      eventType: "invitation_validated",
      eventData: { code: invitation.codeHash, tester_type: invitation.testerType },
      createdAt: invitation.validatedAt,
    },
    {
      userId,
      eventType: "beta_signup_completed",
      eventData: {
        invitation_code: invitation.codeHash,
        tester_type: invitation.testerType,
        signup_method: input.method,
      },
      createdAt: now,
    },
  ]);
}
