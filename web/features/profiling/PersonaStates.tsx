import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { errorText } from "#web/app/error-text.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";

/** Shown instead of a page about a person that does not exist or belongs to another user. */
export function PersonaNotFound() {
  const { t } = useTranslation("persona");
  useDocumentTitle(t("not_found.title"));
  return (
    <div className="flex flex-col items-start gap-6">
      <TuningDrawing className="w-48" />
      <PageHeader title={t("not_found.title")} lead={t("not_found.text")} />
      <Link to="/home" className={buttonClass({ variant: "primary" })}>
        {t("not_found.home")}
      </Link>
    </div>
  );
}

export interface PersonaFailedProps {
  /** Names the page that failed to load. */
  title: string;
  back: ReactNode;
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a page about a person that failed to load. */
export function PersonaFailed({ title, back, error, onRetry }: PersonaFailedProps) {
  const { t } = useTranslation("persona");
  useDocumentTitle(title);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} back={back} />
      <ErrorNote action={<Button onClick={onRetry}>{t("common:retry")}</Button>}>{errorText(error)}</ErrorNote>
    </div>
  );
}
