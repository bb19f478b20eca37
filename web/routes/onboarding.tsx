import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, Navigate } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { SignOutButton } from "#web/features/account/SignOutButton.tsx";
import { takeWelcome } from "#web/features/account/welcome.ts";
import { OnboardingFlow } from "#web/features/profile/OnboardingFlow.tsx";
import { OnboardingResult } from "#web/features/profile/OnboardingResult.tsx";
import { STEPS, useOnboarding } from "#web/features/profile/use-onboarding.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { count, oneOf, searchParams } from "#web/app/search-params.ts";
import { profileQuery, requireProfile } from "#web/app/session.ts";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { useToast } from "#web/ui/toasts.tsx";

const parseSearch = searchParams({
  step: count(99),
  /** Redirected here from a page that requires onboarding. */
  first: oneOf(true),
});

export const Route = createFileRoute("/onboarding")({
  validateSearch: parseSearch,
  beforeLoad: async ({ context, location }) => {
    await requireProfile(context.queryClient, location.href);
  },
  component: OnboardingPage,
});

function OnboardingPage() {
  const { t } = useTranslation(["profile", "common", "errors"]);
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { step: asked = 1, first } = Route.useSearch();
  const step = asked <= STEPS ? asked : 1;
  const navigate = Route.useNavigate();
  const toast = useToast();
  const told = useRef(false);
  const onboarding = useOnboarding(profile);
  // Only on arrival: a user who finishes onboarding here stays to read the result.
  const [wasDone] = useState(Boolean(profile.progress_level && profile.name) && !onboarding.finished);
  const showsResult = onboarding.finished && Boolean(profile.progress_level);
  useDocumentTitle(showsResult ? t("profile:title") : t("profile:onboarding.document"));

  useEffect(() => {
    if (takeWelcome()) toast.success(t("common:welcome", { product: PRODUCT_NAME }));
  }, [t, toast]);

  useEffect(() => {
    if (!first || told.current) return;
    told.current = true;
    toast.error(t("errors:onboarding_required"));
    void navigate({ search: (old) => ({ ...old, first: undefined }), replace: true });
  }, [first, navigate, t, toast]);

  // Only after navigation: clearing the draft earlier would show the first question again and change the URL.
  const leaveFor = (search: { add?: "person" }) =>
    void navigate({ to: "/home", search, replace: true }).then(onboarding.leave);

  if (wasDone) return <Navigate to="/home" replace />;
  return (
    <FocusShell
      wide
      skipLabel={t("common:skip")}
      brand={<HomeBrand />}
      actions={
        <>
          <LanguageToggle />
          <Link
            to="/settings"
            aria-label={t("common:nav.settings")}
            title={t("common:nav.settings")}
            className="hidden size-11 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunk hover:text-ink sm:inline-grid"
          >
            <Settings aria-hidden="true" className="size-5" />
          </Link>
          <SignOutButton look="icon" />
        </>
      }
      footer={
        // On phones the header has no room for it.
        <Link to="/settings" className={`${linkClass} inline-flex min-h-11 items-center sm:hidden`}>
          {t("common:nav.settings")}
        </Link>
      }
    >
      {showsResult ? (
        <OnboardingResult profile={profile} onHome={() => leaveFor({})} onAdd={() => leaveFor({ add: "person" })} />
      ) : (
        <OnboardingFlow
          profile={profile}
          onboarding={onboarding}
          step={step}
          onStep={(next, move) => void navigate({ search: { step: next }, resetScroll: false, ...move })}
        />
      )}
    </FocusShell>
  );
}
