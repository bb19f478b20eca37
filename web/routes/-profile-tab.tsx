import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OwnProfile } from "#web/features/profile/OwnProfile.tsx";
import { ProgressSection } from "#web/features/progress/ProgressSection.tsx";
import { QuoteCard } from "#web/features/progress/QuoteCard.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { profileQuery } from "#web/app/session.ts";

/** The part of /home about the user. */
export function ProfileTab() {
  const { t } = useTranslation("home");
  const { data: profile } = useSuspenseQuery(profileQuery);
  useDocumentTitle(t("common:nav.profile"));
  return <OwnProfile profile={profile} quote={<QuoteCard />} progress={<ProgressSection />} />;
}
