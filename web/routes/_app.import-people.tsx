import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ImportPeople } from "#web/features/people/ImportPeople.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";

export const Route = createFileRoute("/_app/import-people")({ component: ImportPeoplePage });

function ImportPeoplePage() {
  const { t } = useTranslation("people");
  const navigate = useNavigate();
  const toast = useToast();
  useDocumentTitle(t("import.title"));
  return (
    <>
      <PageHeader
        title={t("import.title")}
        lead={t("import.lead")}
        back={
          <Link to="/settings/$part" params={{ part: "your-data" }} className={buttonClass({ variant: "quiet" })}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("common:nav.settings")}
          </Link>
        }
      />
      <div className="mt-8">
        <ImportPeople
          onDone={(added) => {
            toast.success(t("import.done", { count: added }));
            void navigate({ to: "/home", search: { tab: "people" } });
          }}
        />
      </div>
    </>
  );
}
