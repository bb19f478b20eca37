import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { clearDrafts, clearDraftsOfOthers } from "#web/forms/draft.ts";
import { keepTemporaryLanguage, showLanguage } from "#web/app/i18n.ts";
import { forgetDevice } from "#web/app/offline/device.ts";
import { forgetLostSession } from "#web/app/query-client.ts";
import { onSessionEvent } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";
import { siteQuery } from "#web/app/site.ts";
import { useSessionEnded } from "#web/app/use-session-ended.ts";
import { SessionLostDialog } from "./dialogs.ts";
import { startOver } from "./sign-out.ts";
import { securityQuery } from "./security-query.ts";

/** The routes that require a profile. The others work without a session, and one of them is the sign-in page. */
const GUARDED: ReadonlySet<unknown> = new Set(["/_app", "/onboarding"]);

/**
 * Watches the session while the app is open: renews it, applies the account's language, follows sign-in and sign-out in
 * other tabs, and opens the sign-in dialog on guarded pages when the session has ended.
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
  const ended = useSessionEnded();
  const guarded = useRouterState({ select: ({ matches }) => matches.some(({ routeId }) => GUARDED.has(routeId)) });
  const language = profile?.language;
  const ownerId = profile?.user_id;
  // What a sign-in answers lacks what only the session has, such as announcements; no page waits for it.
  const isPartial = userId !== undefined && session.data?.expires_at === null;

  useEffect(() => {
    if (!language) return;
    keepTemporaryLanguage(language);
    // If the locale fails to load, keep the current language.
    showLanguage(language).catch(() => undefined);
  }, [language]);

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
    forgetLostSession(client);
    void client.invalidateQueries();
    void router.invalidate();
  }

  if (!profile) return null;
  return (
    <SessionLostDialog
      open={ended && guarded}
      email={profile.email}
      hasPassword={security?.has_password ?? true}
      hasGoogle={offersGoogle && (security?.google ?? true)}
      onSignedIn={(user) => (user.id === profile.user_id ? resume() : void startOver("/home"))}
    />
  );
}
