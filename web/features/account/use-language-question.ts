import { useQuery } from "@tanstack/react-query";
import { useTemporaryLanguage } from "#web/app/i18n.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";

/**
 * True if the language must be asked for: the account has none, or a signed-out visitor has none on this device. False
 * while the session is loading.
 */
export function useLanguageQuestion(): boolean {
  const session = useQuery(sessionQuery);
  const profile = useQuery({ ...profileQuery, enabled: false });
  const onDevice = useTemporaryLanguage();
  const visitor = session.isError || session.data?.user === null;
  return profile.data ? profile.data.language === null : visitor && onDevice === null;
}
