import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ERROR_CODES } from "#domain/errors.ts";
import { AnsweringSetting } from "#web/features/account/AnsweringSetting.tsx";
import { CalendarFeedSetting } from "#web/features/account/CalendarFeedSetting.tsx";
import { GoodToKnow } from "#web/features/account/GoodToKnow.tsx";
import { LanguageSetting } from "#web/features/account/LanguageSetting.tsx";
import { ModelSetting } from "#web/features/account/ModelSetting.tsx";
import { NameSetting } from "#web/features/account/NameSetting.tsx";
import { SignInSettings } from "#web/features/account/SignInSettings.tsx";
import { ThemeSetting } from "#web/features/account/ThemeSetting.tsx";
import { ConsentsSetting } from "#web/features/my-data/ConsentsSetting.tsx";
import { DeleteAccountSetting } from "#web/features/my-data/DeleteAccountSetting.tsx";
import { ExportSetting } from "#web/features/my-data/ExportSetting.tsx";
import { ImportSetting } from "#web/features/my-data/ImportSetting.tsx";
import { ApiError } from "#web/lib/api.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { goToElement } from "#web/lib/go-to-element.ts";
import { profileQuery } from "#web/lib/session.ts";
import { SettingGroup } from "#web/lib/setting-section.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SectionNav } from "#web/ui/section-nav.tsx";

const searchSchema = z.object({
  /** What a download of one's data failed with, and the seconds to wait; the server leads back here. */
  export: z.enum(ERROR_CODES).optional().catch(undefined),
  wait: z.coerce.number().positive().optional().catch(undefined),
});

export const Route = createFileRoute("/_app/settings")({ validateSearch: searchSchema, component: SettingsPage });

/** The parts of the page, by the words that stand in its addresses. */
const GROUPS = ["general", "connections", "signing-in", "your-data", "good-to-know"] as const;

function SettingsPage() {
  const { t } = useTranslation("settings");
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { export: failed, wait } = Route.useSearch();
  useDocumentTitle(t("title"));
  useBeginAtPart();
  const settings: Record<(typeof GROUPS)[number], ReactNode> = {
    general: (
      <>
        <NameSetting name={profile.name} />
        <LanguageSetting />
        <ThemeSetting />
        <AnsweringSetting />
      </>
    ),
    connections: (
      <>
        <ModelSetting />
        <CalendarFeedSetting />
      </>
    ),
    "signing-in": <SignInSettings />,
    "your-data": (
      <>
        <ExportSetting failure={failed ? new ApiError(failed, { retryAfter: wait }) : null} />
        <ImportSetting />
        <ConsentsSetting />
        <DeleteAccountSetting />
      </>
    ),
    "good-to-know": <GoodToKnow />,
  };
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="mt-3 xl:mt-8 xl:grid xl:grid-cols-[minmax(0,37.5rem)_minmax(0,1fr)] xl:gap-x-20">
        <SectionNav
          label={t("parts")}
          sections={GROUPS.map((id) => ({ id, title: t(`groups.${id}`) }))}
          className="-mx-4 min-[900px]:mx-0 xl:order-last xl:self-start"
        />
        <div className="mt-8 flex max-w-150 flex-col gap-12 xl:mt-0">
          {GROUPS.map((id) => (
            <SettingGroup key={id} id={id} title={t(`groups.${id}`)}>
              {settings[id]}
            </SettingGroup>
          ))}
        </div>
      </div>
    </>
  );
}

/** Whoever comes by an address with a part in it begins there: the browser looked for it before it was drawn. */
function useBeginAtPart(): void {
  useEffect(() => {
    const part = GROUPS.find((id) => `#${id}` === location.hash);
    if (part) goToElement(part);
  }, []);
}
