import type { VoiceStatus } from "#domain/voice/contract.ts";
import { hasModelConsent } from "#server/records/account/profile-facts.ts";
import type { Services, SessionUser } from "#server/services.ts";

/** What the caller's recordings would be sent to, and whether that waits for their consent. */
export async function voiceStatus(
  { db, ai: { transcriber } }: Pick<Services, "db" | "ai">,
  user: SessionUser,
): Promise<VoiceStatus> {
  if (!transcriber) return { model: null, host: null, needs_consent: false };
  const { model, host } = transcriber;
  return { model, host, needs_consent: !(await db.withUser(user.id, hasModelConsent)) };
}
