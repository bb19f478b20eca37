import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { USER_PROGRESS_BASE } from "#domain/progress/user-progress.ts";
import { BackToProfile } from "#web/features/profile/ExtendedOverview.tsx";
import { extendedCount } from "#web/features/profile/own-parts.ts";
import { ProfileReading } from "#web/features/profile/ProfileReading.tsx";
import { RetakeProfile } from "#web/features/profile/RetakeProfile.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { PrintButton } from "#web/app/print-button.tsx";
import { profileQuery } from "#web/app/session.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/_app/personality-summary")({ component: PersonalitySummaryPage });

function PersonalitySummaryPage() {
  const { t } = useTranslation("profile");
  const navigate = Route.useNavigate();
  const { data: profile } = useSuspenseQuery(profileQuery);
  // Another tab may have answered more questions.
  const { error, refetch } = useQuery({ ...profileQuery, refetchOnMount: "always" });
  const begun = profile.progress_level !== USER_PROGRESS_BASE;
  const complete = profile.progress_level === 100;
  useDocumentTitle(t("title"));
  return (
    <div className="flex max-w-measure flex-col gap-8">
      {error && (
        <ErrorNote
          title={t("summary.failed")}
          action={<Button onClick={() => void refetch()}>{t("common:retry")}</Button>}
        >
          {t("summary.failed_text")}
        </ErrorNote>
      )}
      <PageHeader
        back={<BackToProfile />}
        eyebrow={profile.traits_full ? t("title") : t("result.eyebrow")}
        title={<span className="break-words">{profile.profile_label ?? t("title")}</span>}
      />
      <ProfileReading profile={profile} />
      <div data-screen-only className="-ml-4">
        <PrintButton />
      </div>
      <div
        data-screen-only
        className="flex flex-col gap-4 border-t border-line pt-8 sm:flex-row sm:items-center sm:justify-between"
      >
        <p className="text-ink-soft">
          {complete
            ? t("summary.retake_text")
            : begun
              ? t("summary.rest")
              : t("summary.more", { count: extendedCount() })}
        </p>
        {complete ? (
          <RetakeProfile onRetaken={() => void navigate({ to: "/extended-profiling" })} />
        ) : (
          <Link to="/extended-profiling" className={`${buttonClass({ variant: "primary", size: "lg" })} shrink-0`}>
            {begun ? t("own.go_on") : t("own.extend")}
          </Link>
        )}
      </div>
    </div>
  );
}
