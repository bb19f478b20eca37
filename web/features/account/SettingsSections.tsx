import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#domain/profile/contract.ts";
import { siteQuery } from "#web/lib/site.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { LanguageSetting } from "./LanguageSetting.tsx";
import { NameSetting } from "./NameSetting.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

/** Everything that can be set: oneself, how Sintonia speaks and looks, and the way out. */
export function SettingsSections({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const email = useQuery(siteQuery).data?.help_email;
  const link = `${linkClass} inline-flex min-h-11 items-center`;
  return (
    <div className="mt-8 flex max-w-150 flex-col">
      <Section title={t("name.title")}>
        <NameSetting name={profile.name} />
      </Section>
      <Section title={t("language.label")}>
        <LanguageSetting />
      </Section>
      <Section title={t("theme.label")}>
        <ThemeSetting />
      </Section>
      <Section title={t("account.title")}>
        <p className="mb-4 text-ink-soft">
          {t("account.signed_in_as")} <span className="font-medium break-all text-ink">{profile.email}</span>
        </p>
        <SignOutButton look="button" />
        <p className="mt-3 text-small text-ink-soft">{t("account.sign_out_hint")}</p>
      </Section>
      <Section title={t("about.title")}>
        <p className="flex flex-wrap gap-x-6">
          <a href="/privacy" className={link}>
            {t("about.privacy")}
          </a>
          <a href="/terms" className={link}>
            {t("about.terms")}
          </a>
          {email && (
            <a href={`mailto:${email}`} className={`${link} break-all`}>
              {t("about.help", { email })}
            </a>
          )}
        </p>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-7">
      <h2 id={id} className="mb-3 font-serif text-h3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
