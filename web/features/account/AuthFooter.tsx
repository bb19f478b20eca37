import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { siteQuery } from "#web/app/site.ts";
import { linkClass } from "#web/ui/button-class.ts";

/** Footer of sign-in and sign-up: beta and privacy notes, legal links, help address. */
export function AuthFooter() {
  const { t } = useTranslation("account");
  const email = useQuery(siteQuery).data?.help_email;
  const newTab = { target: "_blank", rel: "noopener noreferrer" };
  return (
    <div className="mx-auto flex max-w-108 flex-col gap-2 border-t border-line pt-6">
      <p>{t("footer.beta")}</p>
      <p>{t("footer.privacy", { product: PRODUCT_NAME })}</p>
      <p className="flex flex-wrap gap-x-5">
        <a href="/privacy" {...newTab} className={`${linkClass} inline-flex min-h-11 items-center`}>
          {t("legal:link.privacy")}
          <span className="sr-only">&nbsp;{t("new_tab")}</span>
        </a>
        <a href="/terms" {...newTab} className={`${linkClass} inline-flex min-h-11 items-center`}>
          {t("legal:link.terms")}
          <span className="sr-only">&nbsp;{t("new_tab")}</span>
        </a>
        {email && (
          <a href={`mailto:${email}`} className={`${linkClass} inline-flex min-h-11 items-center wrap-anywhere`}>
            {t("common:help", { email })}
          </a>
        )}
      </p>
    </div>
  );
}
