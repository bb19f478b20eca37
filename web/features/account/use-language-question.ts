import { useQuery } from "@tanstack/react-query";
import { useTemporaryLanguage } from "#web/app/i18n.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";

/**
 * Whether the language is still to be chosen: on the first visit from this device, and by an account that has none yet.
 * False until it is known whether somebody is signed in, whose language would settle it.
 */
export function useLanguageQuestion(): boolean {
  const session = useQuery(sessionQuery);
  const profile = useQuery({ ...profileQuery, enabled: false });
  const onDevice = useTemporaryLanguage();
  const visitor = session.isError || session.data?.user === null;
  return profile.data ? profile.data.language === null : visitor && onDevice === null;
}
