import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#domain/profile/contract.ts";
import { siteQuery } from "#web/lib/site.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { CalendarFeedSetting } from "./CalendarFeedSetting.tsx";
import { GoogleSetting } from "./GoogleSetting.tsx";
import { LanguageSetting } from "./LanguageSetting.tsx";
import { ModelSetting } from "./ModelSetting.tsx";
import { NameSetting } from "./NameSetting.tsx";
import { SettingSection } from "#web/lib/setting-section.tsx";
import { SecuritySettings } from "./SecuritySettings.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

/** Everything that can be set: oneself, how Sintonia speaks and looks, the way out, and what else the page adds. */
export function SettingsSections({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t } = useTranslation("settings");
  const email = useQuery(siteQuery).data?.help_email;
  const link = `${linkClass} inline-flex min-h-11 items-center`;
  return (
    <div className="mt-8 flex max-w-150 flex-col">
      <NameSetting name={profile.name} />
      <LanguageSetting />
      <ThemeSetting />
      <ModelSetting />
      <CalendarFeedSetting />
      <GoogleSetting />
      <SettingSection title={t("account.title")}>
        <p className="mb-4 text-ink-soft">
          {t("account.signed_in_as")} <span className="font-medium wrap-anywhere text-ink">{profile.email}</span>
        </p>
        <SignOutButton look="button" />
        <p className="mt-3 text-small text-ink-soft">{t("account.sign_out_hint")}</p>
      </SettingSection>
      <SecuritySettings />
      {children}
      <SettingSection title={t("about.title")}>
        <p className="flex flex-wrap gap-x-6">
          <a href="/privacy" className={link}>
            {t("about.privacy")}
          </a>
          <a href="/terms" className={link}>
            {t("about.terms")}
          </a>
          {email && (
            <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
              {t("about.help", { email })}
            </a>
          )}
        </p>
      </SettingSection>
    </div>
  );
}
