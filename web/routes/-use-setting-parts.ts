import { useSuspenseQuery } from "@tanstack/react-query";
import { profileQuery } from "#web/app/session.ts";
import { SETTING_PARTS, type SettingPart } from "./-setting-parts.ts";

/** The sections that this user has; inviting, the last of them, only where the operator has given invitations. */
export function useSettingParts(): readonly SettingPart[] {
  const { data: profile } = useSuspenseQuery(profileQuery);
  return profile.passes_on ? SETTING_PARTS : SETTING_PARTS.filter((part) => part !== "invite");
}
