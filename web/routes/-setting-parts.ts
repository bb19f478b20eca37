/** Sections of the settings, by URL segment. */
export const SETTING_PARTS = [
  "general",
  "reminders",
  "connections",
  "signing-in",
  "your-data",
  "good-to-know",
  "invite",
] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];
