import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { clearDrafts, clearDraftsOfOthers } from "#web/forms/draft.ts";
import { keepTemporaryLanguage, showLanguage } from "#web/app/i18n.ts";
import { forgetDevice } from "#web/app/offline/device.ts";
import { forgetLostSession } from "#web/app/query-client.ts";
import { onSessionEvent, onSessionLost } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";
import { siteQuery } from "#web/app/site.ts";
import { SessionLostDialog } from "./dialogs.ts";
import { startOver } from "./sign-out.ts";
import { securityQuery } from "./security-query.ts";

/**
 * Watches the session while the app is open: renews it, applies the account's language, follows sign-in and sign-out in
 * other tabs, and opens the sign-in dialog when the session has ended.
 */
export function SessionWatch() {
  const client = useQueryClient();
  const router = useRouter();
  const session = useQuery(sessionQuery);
  const userId = session.data?.user?.id;
  const profile = useQuery({ ...profileQuery, enabled: userId !== undefined }).data;
  const offersGoogle = useQuery(siteQuery).data?.google === true;
  // Prefetched, because this request needs a session and the dialog opens when there is none.
  const security = useQuery({ ...securityQuery, enabled: offersGoogle && userId !== undefined }).data;
  const [lost, setLost] = useState(false);
  const language = profile?.language;
  const ownerId = profile?.user_id;
  // What a sign-in answers lacks what only the session has, such as announcements; no page waits for it.
  const isPartial = userId !== undefined && session.data?.expires_at === null;
  const gone = session.data?.user === null && ownerId !== undefined;

  useEffect(() => {
    if (!language) return;
    keepTemporaryLanguage(language);
    // If the locale fails to load, keep the current language.
    showLanguage(language).catch(() => undefined);
  }, [language]);

  useEffect(
    () =>
      onSessionLost(() => {
        if (client.getQueryData(profileQuery.queryKey)) setLost(true);
      }),
    [client],
  );

  useEffect(() => {
    if (isPartial) void client.refetchQueries(sessionQuery);
  }, [isPartial, client]);

  useEffect(() => {
    if (ownerId) clearDraftsOfOthers(ownerId);
  }, [ownerId]);

  useEffect(() => {
    if (ownerId && userId && userId !== ownerId) void startOver("/home");
  }, [userId, ownerId]);

  useEffect(() =>
    onSessionEvent((event) => {
      const owner = client.getQueryData(profileQuery.queryKey)?.user_id;
      if (event === "user-updated") void client.invalidateQueries();
      else if (event === "signed-in") {
        void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
          ({ user }) => user && user.id === owner && resume(),
          () => undefined,
        );
      } else if (owner) void startOver("/auth");
      else {
        clearDrafts();
        void forgetDevice();
      }
    }),
  );

  useEffect(() => {
    // A page restored from the back/forward cache may show an account that has signed out since.
    const refresh = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, []);

  function resume(): void {
    setLost(false);
    forgetLostSession(client);
    void client.invalidateQueries();
    void router.invalidate();
  }

  if (!profile) return null;
  return (
    <SessionLostDialog
      open={lost || gone}
      email={profile.email}
      hasPassword={security?.has_password ?? true}
      hasGoogle={offersGoogle && (security?.google ?? true)}
      onSignedIn={(user) => (user.id === profile.user_id ? resume() : void startOver("/home"))}
    />
  );
}
