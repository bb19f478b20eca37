import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { siteQuery } from "#web/app/site.ts";
import { linkClass } from "#web/ui/button-class.ts";

/** Footer of the settings: legal links, help address, and how to invite others. */
export function GoodToKnow() {
  const { t } = useTranslation("settings");
  const email = useQuery(siteQuery).data?.help_email;
  const link = `${linkClass} inline-flex min-h-11 items-center`;
  return (
    <div className="max-w-measure border-t border-line pt-4">
      <p className="flex flex-wrap gap-x-6">
        <a href="/privacy" className={link}>
          {t("legal:link.privacy")}
        </a>
        <a href="/terms" className={link}>
          {t("legal:link.terms")}
        </a>
        {email && (
          <a href={`mailto:${email}`} className={`${link} min-w-0 wrap-anywhere`}>
            {t("common:help", { email })}
          </a>
        )}
      </p>
      <p className="mt-2 text-ink-soft">{t("about.invitations")}</p>
    </div>
  );
}
