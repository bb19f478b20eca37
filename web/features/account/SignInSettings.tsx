import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Loaded } from "#web/app/loaded.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { siteQuery } from "#web/app/site.ts";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { DevicesSetting } from "./DevicesSetting.tsx";
import { EmailSetting } from "./EmailSetting.tsx";
import { GoogleSetting } from "./GoogleSetting.tsx";
import { PasswordSetting } from "./PasswordSetting.tsx";
import { securityQuery } from "./security-query.ts";
import { TokensSetting } from "./TokensSetting.tsx";
import { TwoFactorSetting } from "./TwoFactorSetting.tsx";

/** Sign-in settings: email, password, Google, two-factor authentication, devices and API tokens. */
export function SignInSettings() {
  const { t } = useTranslation(["security", "settings"]);
  const offersGoogle = useQuery(siteQuery).data?.google;
  const query = useQuery(securityQuery);
  const security = query.data;
  // Only the email section shows a load error; the others show a skeleton while loading and nothing on error.
  const waiting = (title: string) =>
    !query.error && (
      <SettingSection title={title}>
        <SkeletonText lines={2} />
      </SettingSection>
    );
  return (
    <>
      {security ? (
        <EmailSetting security={security} />
      ) : (
        <SettingSection title={t("email.title")}>
          <Loaded query={query} failed={t("email.failed")} lines={2}>
            {() => null}
          </Loaded>
        </SettingSection>
      )}
      {security ? <PasswordSetting security={security} /> : waiting(t("password.title"))}
      {offersGoogle && (security ? <GoogleSetting security={security} /> : waiting(t("settings:google.title")))}
      {security ? <TwoFactorSetting security={security} /> : waiting(t("two.title"))}
      <DevicesSetting />
      <TokensSetting />
    </>
  );
}
