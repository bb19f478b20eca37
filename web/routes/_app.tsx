import { createFileRoute, Link, Outlet, redirect, useRouterState } from "@tanstack/react-router";
import { CircleUser, Settings, Users } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { SignOutButton } from "#web/features/account/SignOutButton.tsx";
import { SearchField, SearchIcon } from "#web/features/search/SearchButton.tsx";
import { Announcements } from "#web/app/announcements.tsx";
import { InsideShell } from "#web/app/page-frame.tsx";
import { requireProfile } from "#web/app/session.ts";
import { AppShell, bottomItemClass, sidebarItemClass } from "#web/ui/app-shell.tsx";
import { Wordmark } from "#web/ui/logo.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { useSearch } from "./-search.tsx";

export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    const profile = await requireProfile(context.queryClient, location.href);
    // Settings are available before onboarding, because data export, consents and account deletion must always be.
    // The operator's room is too: it has nothing to do with them.
    const isOpen = /^\/(?:settings|admin)(?:\/|$)/.test(location.pathname);
    if (!isOpen && (!profile.progress_level || !profile.name)) {
      // From /home the redirect needs no explanation; elsewhere `first` shows a message.
      const search = location.pathname === "/home" ? {} : { first: true as const };
      throw redirect({ to: "/onboarding", search, replace: true });
    }
    return { profile };
  },
  component: AppLayout,
  // An empty layout is less of a visual jump than a blank page.
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: AppPending,
});

type Place = "people" | "profile" | "settings";

function currentPlace({ pathname, search }: { pathname: string; search: object }): Place {
  if (/^\/(?:settings|admin)(?:\/|$)/.test(pathname)) return "settings";
  if (pathname === "/extended-profiling" || pathname === "/personality-summary") return "profile";
  return pathname === "/home" && (search as { tab?: unknown }).tab === "profile" ? "profile" : "people";
}

function AppLayout() {
  const search = useSearch();
  return (
    <Frame search={search}>
      <Outlet />
    </Frame>
  );
}

function AppPending() {
  const { t } = useTranslation("common");
  return (
    <Frame>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-10 w-56" />
      <SkeletonText lines={4} className="mt-8 max-w-measure" />
    </Frame>
  );
}

/** The layout of signed-in pages. Without `search` while pending, because remounting would close an open search. */
function Frame({ search, children }: { search?: ReturnType<typeof useSearch>; children: ReactNode }) {
  const { t } = useTranslation("common");
  const place = useRouterState({ select: (state) => currentPlace(state.location) });
  const links: { to: Place; label: string; icon: ReactElement }[] = [
    { to: "people", label: t("nav.people"), icon: <Users aria-hidden="true" /> },
    { to: "profile", label: t("nav.profile"), icon: <CircleUser aria-hidden="true" /> },
    { to: "settings", label: t("nav.settings"), icon: <Settings aria-hidden="true" /> },
  ];
  const render = (className: string): ReactNode[] =>
    links.map(({ to, label, icon }) => (
      <Link
        key={to}
        {...(to === "settings" ? { to: "/settings" } : { to: "/home", search: { tab: to } })}
        aria-current={place === to ? "page" : undefined}
        className={className}
      >
        {icon} {label}
      </Link>
    ));
  return (
    <AppShell
      skipLabel={t("skip")}
      navLabel={t("nav.label")}
      brand={
        <Link
          to="/home"
          search={{ tab: "people" }}
          aria-label={t("home_link", { product: PRODUCT_NAME })}
          className="inline-flex min-h-11 items-center rounded-sm"
        >
          <Wordmark />
        </Link>
      }
      sidebar={render(sidebarItemClass)}
      sidebarFooter={<SignOutButton look="row" className={sidebarItemClass} />}
      bottomBar={render(bottomItemClass)}
      sidebarTop={search ? <SearchField onOpen={search.open} /> : <Skeleton className="h-11" />}
      notice={<Announcements />}
      topActions={
        <>
          {search && <SearchIcon onOpen={search.open} />}
          <SignOutButton look="icon" />
        </>
      }
    >
      <InsideShell value={true}>{children}</InsideShell>
      {search?.dialog}
    </AppShell>
  );
}
