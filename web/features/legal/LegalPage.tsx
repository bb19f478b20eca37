import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LEGAL_DOCUMENTS, type LegalDocumentName } from "#domain/legal/content.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { currentLanguage } from "#web/app/i18n.ts";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { LegalText } from "./LegalText.tsx";

/** The page of one legal text, with a link to the other. `actions` are rendered in the header. */
export function LegalPage({ name, actions }: { name: LegalDocumentName; actions: ReactNode }) {
  const { t } = useTranslation("legal");
  const language = currentLanguage();
  const other = name === "privacy" ? "terms" : "privacy";
  useDocumentTitle(LEGAL_DOCUMENTS[name].title[language]);
  return (
    <FocusShell
      skipLabel={t("common:skip")}
      brand={<HomeBrand />}
      actions={actions}
      wide
      footer={
        <div className="mx-auto max-w-168 border-t border-line pt-4">
          <a href={`/${other}`} className={`${linkClass} inline-flex min-h-11 items-center`}>
            {LEGAL_DOCUMENTS[other].title[language]}
          </a>
        </div>
      }
    >
      <LegalText name={name} />
    </FocusShell>
  );
}
