import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** Instead of the room for an operator who signs in with a password only. */
export function TwoStepNeeded() {
  const { t } = useTranslation("admin");
  useDocumentTitle(t("two_step.title"));
  return (
    <div className="max-w-measure">
      <PageHeader
        title={t("two_step.title")}
        back={
          <Link to="/settings" className={`${buttonClass({ variant: "quiet" })} px-2!`}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("common:nav.settings")}
          </Link>
        }
        lead={t("two_step.why")}
      />
      <p className="mt-4 text-ink-soft">{t("two_step.how")}</p>
      <Link
        to="/settings/$part"
        params={{ part: "signing-in" }}
        className={`${buttonClass({ variant: "primary" })} mt-8 max-sm:w-full`}
      >
        {t("two_step.open")}
      </Link>
    </div>
  );
}
