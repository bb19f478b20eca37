import { z } from "zod";
import { emailSchema } from "#domain/account/contract.ts";
import { TESTER_TYPE_MAX } from "#domain/invitations/contract.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { INVITATIONS_MAX, type MakeInvitationsInput } from "#domain/operator/invitations.ts";
import { optionalText } from "#domain/text.ts";
import { typedNumber } from "./number-field.ts";

/** How invitations are given: links for anybody, links for addresses, or letters to addresses. */
export const WAYS = ["link", "bound", "mail"] as const;

/** The addresses in a text, each once: one a line, or with commas, semicolons or blanks between. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ""))];
}

/** The end of a calendar day in the browser's time zone; null for none. */
function endOf(day: string): string | null {
  return day === "" ? null : new Date(`${day}T23:59:59`).toISOString();
}

const isFuture = (day: string) => day === "" || new Date(`${day}T23:59:59`).getTime() > Date.now();

/** The form's fields, as they become a request. */
export const makeFormSchema = z
  .object({
    way: z.enum(WAYS),
    tester_type: optionalText(TESTER_TYPE_MAX, "tester_type_too_long"),
    language: languageSchema,
    until: z.string().refine(isFuture, "until_past"),
    count: z.string(),
    emails: z.string(),
  })
  .superRefine(({ way, count, emails }, context) => {
    if (way === "link") {
      if (!typedNumber(1, INVITATIONS_MAX).safeParse(count).success)
        context.addIssue({ code: "custom", path: ["count"], message: "count_range" });
      return;
    }
    const addresses = addressesIn(emails);
    const wrong = addresses.some((address) => !emailSchema.safeParse(address).success);
    const message =
      addresses.length === 0
        ? "emails_required"
        : wrong
          ? "emails_wrong"
          : addresses.length > INVITATIONS_MAX
            ? "emails_over"
            : null;
    if (message) context.addIssue({ code: "custom", path: ["emails"], message });
  })
  .transform(({ way, tester_type, language, until, count, emails }): MakeInvitationsInput => ({
    by: way === "mail" ? "mail" : "link",
    tester_type,
    language,
    expires_at: endOf(until),
    ...(way === "link" ? { count: Number(count.trim()) } : { emails: addressesIn(emails) }),
  }));

/** The same fields, as far as they have been typed. */
export const makeDraftSchema = z.object({
  way: z.enum(WAYS),
  tester_type: z.string(),
  language: languageSchema,
  until: z.string(),
  count: z.string(),
  emails: z.string(),
});
export type MakeDraft = z.output<typeof makeDraftSchema>;

/** The first address that is none, to name it. */
export function wrongAddress(text: string): string {
  return addressesIn(text).find((address) => !emailSchema.safeParse(address).success) ?? "";
}
