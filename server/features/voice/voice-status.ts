import type { VoiceStatus } from "#domain/voice/contract.ts";
import { hasModelConsent } from "#server/records/account/profile-facts.ts";
import type { Verb } from "#server/services.ts";

/** Where the caller's recordings would be sent, and whether consent is missing. */
export async function voiceStatus({ db, user, ai: { transcriber } }: Verb<void, "ai">): Promise<VoiceStatus> {
  if (!transcriber) return { model: null, host: null, needs_consent: false };
  const { model, host } = transcriber;
  return { model, host, needs_consent: !(await db.withUser(user.id, hasModelConsent)) };
}
