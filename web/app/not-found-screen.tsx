import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";
import { useDocumentTitle } from "./document-title.ts";
import { PageFrame } from "./page-frame.tsx";

export function NotFoundScreen({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation("common");
  useDocumentTitle(t("not_found.title"));
  return (
    <PageFrame actions={actions}>
      <TuningDrawing className="mb-8 w-48" />
      <PageHeader title={t("not_found.title")} lead={t("not_found.text")} />
      <a href="/" className={`${buttonClass({ variant: "primary" })} mt-8 max-sm:w-full`}>
        {t("action.return_home")}
      </a>
    </PageFrame>
  );
}
