import { useQuery } from "@tanstack/react-query";
import { passedOnQuery } from "#web/features/invitations/queries.ts";
import { SETTING_PARTS, type SettingPart } from "./-setting-parts.ts";

/** The sections that this user has; inviting, the last of them, only where the operator has given invitations. */
export function useSettingParts(): readonly SettingPart[] {
  const given = useQuery(passedOnQuery).data;
  const invites = given !== undefined && (given.left > 0 || given.items.length > 0);
  return invites ? SETTING_PARTS : SETTING_PARTS.filter((part) => part !== "invite");
}
