import { eq } from "drizzle-orm";
import { LOCALES, type Bilingual, type Language } from "#domain/language.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import type { Letter } from "#server/mail/render.ts";
import { hashInvitationCode } from "#server/records/invitations/hash-code.ts";
import type { Services } from "#server/services.ts";

interface SentInvitation {
  kind: "invitation" | "invitation_passed_on";
  code: string;
  email: string;
  language: Language;
  link: string;
  expiresAt: Date | null;
}

const LASTS: Bilingual = { en: "It works once.", it: "Funziona una volta sola." };
const LASTS_UNTIL: Bilingual = { en: "It works once, until {day}.", it: "Funziona una volta sola, fino al {day}." };

/** Sends the letter with an invitation's link. Until it has left, that is stored with the invitation. */
export function sendInvitation({ db, mail }: Pick<Services, "db" | "mail">, invitation: SentInvitation): void {
  const { code, email, language } = invitation;
  // By its code: if it has been sent again meanwhile, with another one, this letter no longer counts.
  const it = eq(invitations.codeHash, hashInvitationCode(code));
  mail.send({ email, name: "", language }, letterOf(invitation), (from, addressRefused) =>
    db.withSystem(async (tx) => {
      await tx.update(invitations).set({ undeliveredFrom: from, addressRefused }).where(it);
    }),
  );
}

function letterOf({ kind, link, language, expiresAt }: SentInvitation): Letter {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  const lasts = expiresAt ? LASTS_UNTIL[language].replace("{day}", format.format(expiresAt)) : LASTS[language];
  return { kind, link, values: { lasts }, ...(expiresAt ? { until: expiresAt } : {}) };
}
