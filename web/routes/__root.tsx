import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { LanguageChooser } from "#web/features/account/LanguageChooser.tsx";
import { SessionWatch } from "#web/features/account/SessionWatch.tsx";
import { OfflineNotice } from "#web/app/offline-notice.tsx";
import { loadPageTexts } from "#web/app/i18n.ts";
import { lazyOffline } from "#web/app/offline/offline-start.tsx";
import { PageChange } from "#web/app/page-change.tsx";
import { PageGate } from "#web/app/page-gate.tsx";
import { sessionQuery } from "#web/app/session.ts";
import { siteQuery } from "#web/app/site.ts";
import { FailedPage, MissingPage } from "./-screens.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // If they cannot be fetched, the page is shown all the same, and asks for them again.
  beforeLoad: ({ matches }) => loadPageTexts(String(matches.at(-1)?.fullPath))?.catch(() => undefined),
  loader: ({ context }) => {
    // Not awaited: no page waits for them.
    void context.queryClient.prefetchQuery(sessionQuery);
    void context.queryClient.prefetchQuery(siteQuery);
  },
  component: Root,
  errorComponent: FailedPage,
  notFoundComponent: MissingPage,
});

const Offline = lazyOffline(() => import("./-offline.tsx").then(({ OfflineParts }) => OfflineParts));

function Root() {
  return (
    <>
      <Offline fallback={<OfflineNotice />} />
      <Outlet />
      <PageGate />
      <PageChange />
      <SessionWatch />
      <LanguageChooser />
    </>
  );
}
