import type { Language } from "#domain/language.ts";
import type { CreatedInvitation } from "#domain/invitations/contract.ts";
import type { Database } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { hashInvitationCode, newInvitationCode } from "#server/records/invitations/hash-code.ts";

interface NewInvitation {
  tester_type: string;
  email?: string | null;
  expires_at?: Date | null;
  /** Language of the link's preview in messengers, and of its page until a language is chosen. Default: English. */
  language?: Language | undefined;
  /** Whether it is printed when an empty installation starts. */
  atStart?: boolean;
}

/** The address at which an invitation is opened. */
export function invitationUrl(publicUrl: string, code: string, language: Language | null | undefined): string {
  return `${publicUrl}/invite/${code}${language ? `?lang=${language}` : ""}`;
}

/** Creates an invitation; the code is returned only here. */
export function createInvitation(db: Database, publicUrl: string, input: NewInvitation): Promise<CreatedInvitation> {
  const code = newInvitationCode();
  return db.withSystem(async (tx) => {
    const email = input.email?.trim().toLowerCase() || null;
    const [row] = await tx
      .insert(invitations)
      .values({
        codeHash: hashInvitationCode(code),
        testerType: input.tester_type,
        email,
        language: input.language ?? null,
        expiresAt: input.expires_at ?? null,
        atStart: input.atStart ?? false,
      })
      .returning({ id: invitations.id });
    return {
      id: row!.id,
      code,
      url: invitationUrl(publicUrl, code, input.language),
      tester_type: input.tester_type,
      email,
      expires_at: input.expires_at?.toISOString() ?? null,
    };
  });
}
