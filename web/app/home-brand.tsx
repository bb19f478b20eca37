import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { Wordmark } from "#web/ui/logo.tsx";

/** The wordmark as a link to the landing page; a full page load, because the server renders it. */
export function HomeBrand() {
  const { t } = useTranslation("common");
  return (
    <a
      href="/"
      aria-label={t("home_link", { product: PRODUCT_NAME })}
      className="inline-flex min-h-11 items-center rounded-sm"
    >
      <Wordmark />
    </a>
  );
}
