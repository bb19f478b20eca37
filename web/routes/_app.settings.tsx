import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ERROR_CODES } from "#domain/errors.ts";
import { SettingsSections } from "#web/features/account/SettingsSections.tsx";
import { ConsentsSetting } from "#web/features/my-data/ConsentsSetting.tsx";
import { DeleteAccountSetting } from "#web/features/my-data/DeleteAccountSetting.tsx";
import { ExportSetting } from "#web/features/my-data/ExportSetting.tsx";
import { ApiError } from "#web/lib/api.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { profileQuery } from "#web/lib/session.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

const searchSchema = z.object({
  /** What a download of one's data failed with, and the seconds to wait; the server leads back here. */
  export: z.enum(ERROR_CODES).optional().catch(undefined),
  wait: z.coerce.number().positive().optional().catch(undefined),
});

export const Route = createFileRoute("/_app/settings")({ validateSearch: searchSchema, component: SettingsPage });

function SettingsPage() {
  const { t } = useTranslation("settings");
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { export: failed, wait } = Route.useSearch();
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeader title={t("title")} />
      <SettingsSections profile={profile}>
        <ExportSetting failure={failed ? new ApiError(failed, { retryAfter: wait }) : null} />
        <ConsentsSetting />
        <DeleteAccountSetting />
      </SettingsSections>
    </>
  );
}
