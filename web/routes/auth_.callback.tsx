import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { arriveFromGoogle, signOutQuietly, type Arrival } from "#web/features/account/google.ts";
import { GoogleArrival, type GoogleArrivalProps } from "#web/features/account/GoogleArrival.tsx";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { keptInvitation, markAsOwn } from "#web/features/invitations/device.ts";
import { ApiError } from "#web/app/api.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { errorText } from "#web/app/error-text.ts";
import { takeWaitingTab, takeTrip, type GoogleTrip } from "#web/app/google-trip.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { safePath } from "#web/app/safe-path.ts";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";

export const Route = createFileRoute("/auth_/callback")({ component: CallbackPage });

/** How long an error is shown before the redirect, in milliseconds; an error toast remains on the next page. */
const SHOWN_FOR = 2000;
type Failure = NonNullable<GoogleArrivalProps["failure"]>;

function CallbackPage() {
  const { t } = useTranslation("account");
  const client = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [sent] = useState(() => Object.fromEntries(new URLSearchParams(location.search)));
  const [trip] = useState(takeTrip);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [beside, setBeside] = useState(false);
  const started = useRef(false);
  useDocumentTitle(t("google.document"));

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { state, code, iss, error } = sent;
    if (!state || !(code ?? error)) {
      location.replace("/auth");
      return;
    }
    arriveFromGoogle(client, { state, code, iss, error }).then(proceed, fail);
  });

  function proceed({ outcome, profile }: Arrival): void {
    if (profile === null) {
      const next = trip?.purpose === "sign-in" && trip.next ? `&next=${encodeURIComponent(trip.next)}` : "";
      router.history.replace(`/auth?step=code${next}`);
      return;
    }
    if (outcome === "signed_in" && trip === null && takeWaitingTab()) {
      // The waiting tab has been notified; this one is done.
      setBeside(true);
      window.close();
      return;
    }
    if (outcome === "signed_up" && trip?.purpose === "sign-up") void markAsOwn(trip.code);
    if (outcome === "signed_up") toast.success(t("common:welcome", { product: PRODUCT_NAME }));
    else toast.success(outcome === "connected" ? t("google.connected") : t("google.done"));
    router.history.replace(outcome === "connected" ? "/settings/signing-in" : targetAfterSignIn(profile, trip));
  }

  async function fail(error: Error): Promise<void> {
    const to = targetAfterError(error, trip);
    // Sign out only for an attempt started in this tab: a forged callback link must not sign the user out.
    const attempted = trip !== null && trip.purpose !== "connect";
    if (attempted && !(error instanceof ApiError && error.code === "no_user")) await signOutQuietly(client);
    setFailure({ error, to });
    setTimeout(() => {
      toast.error(errorText(error));
      router.history.replace(to.path);
    }, SHOWN_FOR);
  }

  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />}>
      {beside ? (
        <div role="status">
          <PageHeader title={t("lost.back_title")} lead={t("lost.back_text")} />
        </div>
      ) : (
        <GoogleArrival connecting={trip?.purpose === "connect"} failure={failure} />
      )}
    </FocusShell>
  );
}

/** Where to continue after sign-in: language choice and onboarding first, if still open. */
function targetAfterSignIn(profile: NonNullable<Arrival["profile"]>, trip: GoogleTrip | null): string {
  if (profile.language === null) return "/auth";
  if (!profile.progress_level || !profile.name) return "/onboarding";
  return safePath(trip?.purpose === "sign-in" ? trip.next : undefined) ?? "/home";
}

/** Where to continue after an error: to sign-up if the user has an invitation and no account. */
function targetAfterError(error: Error, trip: GoogleTrip | null): Failure["to"] {
  if (trip?.purpose === "connect") return { path: "/settings/signing-in", text: "to_settings" };
  const kept = trip?.purpose === "sign-up" ? trip.code : keptInvitation();
  const unknown = error instanceof ApiError && error.code === "invitation_required";
  if (kept && (unknown || trip?.purpose === "sign-up")) {
    return { path: `/auth?invite=${encodeURIComponent(kept)}`, text: "to_sign_up" };
  }
  return { path: "/auth", text: "to_sign_in" };
}
