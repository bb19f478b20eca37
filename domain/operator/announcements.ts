import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { pageOf } from "#domain/page.ts";
import { requiredText } from "#domain/text.ts";

export const ANNOUNCEMENT_MAX = 300;
export const ANNOUNCEMENT_LEVELS = ["info", "important"] as const;

const text = requiredText(ANNOUNCEMENT_MAX, { required: "announcement_required", tooLong: "announcement_too_long" });

/** Plain text. What is published must end: `until` is later than `from`. */
export const announcementInputSchema = z
  .object({
    level: z.enum(ANNOUNCEMENT_LEVELS),
    en: text,
    it: text,
    from: timeSchema,
    until: timeSchema,
  })
  .refine(({ from, until }) => Date.parse(until) > Date.parse(from), { error: "announcement_times", path: ["until"] });
export type AnnouncementInput = z.input<typeof announcementInputSchema>;

/** What signed-in users get, as part of their session. */
export const announcementSchema = z.object({
  id: z.string(),
  level: z.enum(ANNOUNCEMENT_LEVELS),
  en: z.string(),
  it: z.string(),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const operatorAnnouncementSchema = announcementSchema.extend({
  from: timeSchema,
  until: timeSchema,
  created_at: timeSchema,
});
export type OperatorAnnouncement = z.infer<typeof operatorAnnouncementSchema>;
export const operatorAnnouncementsSchema = pageOf(operatorAnnouncementSchema);
