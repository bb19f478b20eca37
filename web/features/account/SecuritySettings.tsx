import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/lib/error-text.ts";
import { SettingSection } from "#web/lib/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { DevicesSetting } from "./DevicesSetting.tsx";
import { EmailSetting } from "./EmailSetting.tsx";
import { PasswordSetting } from "./PasswordSetting.tsx";
import { securityQuery } from "./security-queries.ts";
import { TwoFactorSetting } from "./TwoFactorSetting.tsx";

/** What keeps one's account safe: address, password, second step, and the devices one is signed in on. */
export function SecuritySettings() {
  const { t } = useTranslation("security");
  const { data, error, refetch } = useQuery(securityQuery);
  if (!data) {
    return (
      <SettingSection title={t("email.title")}>
        {error ? (
          <ErrorNote
            title={t("email.failed")}
            action={<Button onClick={() => void refetch()}>{t("common:retry")}</Button>}
          >
            {errorText(error)}
          </ErrorNote>
        ) : (
          <SkeletonText lines={2} />
        )}
      </SettingSection>
    );
  }
  return (
    <>
      <EmailSetting security={data} />
      <PasswordSetting security={data} />
      <TwoFactorSetting security={data} />
      <DevicesSetting />
    </>
  );
}
