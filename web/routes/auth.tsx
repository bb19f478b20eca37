import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Navigate, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthFooter } from "#web/features/account/AuthFooter.tsx";
import { useGoogleSignIn } from "#web/features/account/google.ts";
import { GoogleButton } from "#web/features/account/GoogleButton.tsx";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { RecoveryForm } from "#web/features/account/RecoveryForm.tsx";
import { SharedDeviceChoice } from "#web/features/account/SharedDevice.tsx";
import { SignInForm } from "#web/features/account/SignInForm.tsx";
import { SignUpForm } from "#web/features/account/SignUpForm.tsx";
import { keepInvitation, keptInvitation, markAsOwn } from "#web/features/invitations/device.ts";
import { InvitationNotice } from "#web/features/invitations/InvitationNotice.tsx";
import { invitationQuery } from "#web/features/invitations/queries.ts";
import { UnusableInvitation } from "#web/features/invitations/UnusableInvitation.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { errorText } from "#web/app/error-text.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { safePath } from "#web/app/safe-path.ts";
import { isStillToEnd } from "#web/app/offline/leave-device.ts";
import { oneOf, searchParams, text } from "#web/app/search-params.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";
import { useHydrated } from "#web/app/use-hydrated.ts";
import { useOnReconnect } from "#web/app/use-online.ts";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote, InfoNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";

const parseSearch = searchParams({
  invite: text(),
  next: text(),
  /** Opens the password recovery form. */
  recover: oneOf(true),
  /** The first factor succeeded with another provider; the second factor is pending. */
  step: oneOf("code"),
  /** The account has just been deleted. */
  deleted: oneOf(true),
});

export const Route = createFileRoute("/auth")({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => ({ invite: search.invite }),
  loader: ({ context, deps }) => {
    if (deps.invite) void context.queryClient.prefetchQuery(invitationQuery(deps.invite));
  },
  component: AuthPage,
});

const NOTICE = "invitation-notice";

function AuthPage() {
  const { t } = useTranslation("account");
  const { invite, next, recover, step, deleted } = Route.useSearch();
  const navigate = useNavigate();
  const toast = useToast();
  const [mode, setMode] = useState<"in" | "up" | "recover">(recover ? "recover" : "in");
  const [email, setEmail] = useState("");
  const [coded, setCoded] = useState(step === "code");
  const [entered, setEntered] = useState<"in" | "up" | null>(null);
  const code = invite ?? (mode === "up" ? keptInvitation() : null);
  const invitation = useQuery({ ...invitationQuery(code ?? ""), enabled: code !== null && entered === null });
  const session = useQuery(sessionQuery);
  const user = session.data?.user ?? null;
  const profile = useQuery({ ...profileQuery, enabled: user !== null });
  // Looked at anew once the session has been asked for, which ends it.
  const stillToEnd = useHydrated() && isStillToEnd();
  useOnReconnect(stillToEnd, () => void session.refetch());
  const signingUp = invite !== undefined || mode === "up";
  const recovering = !signingUp && mode === "recover";
  const title = signingUp
    ? t("sign_up_title")
    : recovering
      ? t("recover.title")
      : t("sign_in_title", { product: PRODUCT_NAME });
  useDocumentTitle(signingUp || recovering ? title : t("sign_in"));
  // A signed-in user who asks for a new password must not be redirected home.
  useRedirectWhenSignedIn({
    ready: entered !== null || (user !== null && invite === undefined && !recover),
    userId: user?.id,
    entered,
    next,
  });

  const { data } = invitation;
  const valid = data?.valid === true;
  useEffect(() => {
    if (code && valid) keepInvitation(code);
  }, [code, valid]);

  function showSignIn(known = ""): void {
    setEmail(known);
    setMode("in");
    void navigate({ to: "/auth", search: { next }, replace: true });
  }
  function state(): "missing" | "checking" | "valid" | "unreachable" {
    if (code === null) return "missing";
    if (invitation.isError && !invitation.isFetching) return "unreachable";
    return valid ? "valid" : "checking";
  }

  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />} footer={<AuthFooter />}>
      {invite !== undefined && user !== null && entered === null ? (
        // The invitation page explains what the link means for a signed-in user.
        <Navigate to="/invite/$code" params={{ code: invite }} replace />
      ) : code !== null && data?.reason && entered === null ? (
        <UnusableInvitation reason={data.reason} onSignIn={() => showSignIn()} />
      ) : (
        <div className="flex flex-col gap-7">
          <PageHeader title={title} lead={signingUp ? t("sign_up_lead") : recovering ? t("recover.text") : undefined} />
          {stillToEnd && !signingUp && !recovering && <InfoNote>{t("signed_out_offline")}</InfoNote>}
          {deleted && !signingUp && !recovering && <InfoNote>{t("deleted")}</InfoNote>}
          {signingUp ? (
            <>
              <InvitationNotice
                id={NOTICE}
                state={state()}
                error={invitation.error}
                onRetry={() => void invitation.refetch()}
              />
              <SignUpForm
                code={valid ? code : null}
                invitedEmail={data?.email ?? null}
                describedBy={NOTICE}
                busy={entered !== null && !profile.isError}
                signInInstead={showSignIn}
                onRefused={(error) => error.code.startsWith("invitation_") && void invitation.refetch()}
                onSignedUp={() => {
                  if (code) void markAsOwn(code);
                  setEntered("up");
                  toast.success(t("common:welcome", { product: PRODUCT_NAME }));
                }}
              />
            </>
          ) : recovering ? (
            <RecoveryForm email={email} onBack={() => showSignIn(email)} />
          ) : (
            <SignIn
              email={email}
              entered={entered !== null}
              busy={entered !== null && !profile.isError}
              coded={coded}
              onSignedIn={() => setEntered("in")}
              onSecondStep={setCoded}
              onForgotten={(typed) => {
                setEmail(typed);
                setMode("recover");
              }}
            />
          )}
          {profile.isError && entered !== null && (
            <ErrorNote
              title={t("errors:no_user")}
              action={<Button onClick={() => void profile.refetch()}>{t("common:retry")}</Button>}
            >
              {errorText(profile.error)}
            </ErrorNote>
          )}
          {!valid && !recovering && (signingUp || !coded) && (
            <Button variant="quiet" onClick={() => (signingUp ? showSignIn() : setMode("up"))}>
              {signingUp ? t("to_sign_in") : t("to_sign_up")}
            </Button>
          )}
        </div>
      )}
    </FocusShell>
  );
}

/** Sign-in by password or Google; the Google button is hidden while a second factor is asked for. */
function SignIn(props: {
  email: string;
  /** The user is signed in. */
  entered: boolean;
  busy: boolean;
  /** A second factor is asked for. */
  coded: boolean;
  onSignedIn: () => void;
  onSecondStep: (coded: boolean) => void;
  onForgotten: (email: string) => void;
}) {
  const { t } = useTranslation("account");
  const { next, step } = Route.useSearch();
  const google = useGoogleSignIn();
  return (
    <>
      <SignInForm
        key={props.email}
        email={props.email}
        busy={props.busy}
        secondStep={step === "code"}
        onSignedIn={props.onSignedIn}
        onSecondStep={props.onSecondStep}
        onForgotten={props.onForgotten}
      >
        <SharedDeviceChoice className="-mt-3" />
      </SignInForm>
      {!props.coded && (
        <GoogleButton
          label={t("google.sign_in")}
          busy={google.isPending}
          error={google.error}
          disabled={props.entered}
          onPress={() => google.mutate({ next })}
        />
      )}
    </>
  );
}

/**
 * Redirects once the user is signed in; without a language, waits for the language dialog on this page. The profile in
 * the cache can be that of somebody else, kept on this device; SessionWatch then starts over.
 */
function useRedirectWhenSignedIn(input: {
  ready: boolean;
  userId: string | undefined;
  entered: "in" | "up" | null;
  next: string | undefined;
}): void {
  const router = useRouter();
  const profile = useQuery({ ...profileQuery, enabled: false }).data;
  const path = input.entered === "up" ? "/onboarding" : (safePath(input.next) ?? "/home");
  const go = input.ready && profile !== undefined && profile.user_id === input.userId && profile.language !== null;
  useEffect(() => {
    if (go) router.history.replace(path);
  }, [go, path, router]);
}
