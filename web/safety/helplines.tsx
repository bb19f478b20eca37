import { useQuery } from "@tanstack/react-query";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { helplineCountry } from "#domain/profile/helpline-country.ts";
import { HelplineList } from "./helpline-list.tsx";
import { profileQuery } from "#web/app/session.ts";

/** Helplines for the country and region in the user's profile. */
export function Helplines({ path, compact }: { path: DangerPath; compact?: boolean }) {
  const { data: own } = useQuery(profileQuery);
  const country = own ? helplineCountry(own) : null;
  const region = own?.current_country ? own.current_region : own?.origin_region;
  return <HelplineList path={path} country={country} region={region ?? null} compact={compact ?? false} />;
}
