import { Link } from "@tanstack/react-router";
import { BookUser } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

/** Link to importing people from an address book. */
export function ImportSetting() {
  const { t } = useTranslation("my-data");
  return (
    <SettingSection title={t("import.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="text-ink-soft">{t("import.text")}</p>
        <Link to="/import-people" className={buttonClass()}>
          <BookUser aria-hidden="true" className="size-5 shrink-0" />
          {t("import.open")}
        </Link>
      </div>
    </SettingSection>
  );
}
