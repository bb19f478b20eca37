import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { useSignOut } from "#web/features/account/sign-out.ts";
import { useLanguageQuestion } from "#web/features/account/use-language-question.ts";
import { keepInvitation } from "#web/features/invitations/device.ts";
import { InviteStatus } from "#web/features/invitations/InviteStatus.tsx";
import { useInviteOutcome, type InviteOutcome } from "#web/features/invitations/outcome.ts";
import { invitationQuery } from "#web/features/invitations/queries.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { errorText } from "#web/app/error-text.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { sessionQuery } from "#web/app/session.ts";
import { siteQuery } from "#web/app/site.ts";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { useToast } from "#web/ui/toasts.tsx";

export const Route = createFileRoute("/invite/$code")({
  loader: ({ context, params }) => {
    const query = invitationQuery(params.code);
    if (!context.queryClient.getQueryData(query.queryKey)) void context.queryClient.prefetchQuery(query);
  },
  component: InvitePage,
});

/** How long an outcome is shown before the redirect, in milliseconds. */
const SHOWN_FOR: Partial<Record<InviteOutcome, number>> = { valid: 1000, yours: 1500, registered: 2000 };

function InvitePage() {
  const { t } = useTranslation("invitations");
  const { code } = Route.useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const signOut = useSignOut();
  const session = useQuery(sessionQuery);
  const user = session.data?.user;
  const signedIn = session.isPending ? null : Boolean(user);
  const { outcome, retry } = useInviteOutcome(code, signedIn);
  const asking = useLanguageQuestion();
  const told = useRef<InviteOutcome | null>(null);
  useDocumentTitle(t("title"));

  useEffect(() => {
    if (told.current === outcome) return;
    told.current = outcome;
    if (outcome === "other_account") toast.error(t("other_account.toast"));
    if (outcome === "yours") toast.success(t("registered.title"));
  }, [outcome, toast, t]);

  useEffect(() => {
    const delay = SHOWN_FOR[outcome];
    if (delay === undefined) return undefined;
    if (outcome === "valid") keepInvitation(code);
    if (asking) return undefined;
    const timer = setTimeout(() => {
      if (outcome === "valid") void navigate({ to: "/auth", search: { invite: code }, replace: true });
      else void navigate({ to: outcome === "yours" ? "/home" : "/auth", replace: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [outcome, asking, code, navigate]);

  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />}>
      <InviteStatus
        outcome={outcome}
        // The language is asked for first.
        code={asking ? null : code}
        helpEmail={useQuery(siteQuery).data?.help_email}
        signedInAs={user?.email}
        onRetry={retry}
        signingOut={signOut.isPending}
        onSignOut={() =>
          signOut.mutate(`/invite/${encodeURIComponent(code)}`, { onError: (error) => toast.error(errorText(error)) })
        }
      />
    </FocusShell>
  );
}
