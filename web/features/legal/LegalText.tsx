import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { LEGAL_DOCUMENTS, legalText, type LegalDocumentName } from "#domain/legal/content.ts";
import { formatDate } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { siteQuery } from "#web/app/site.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Prose } from "#web/ui/prose.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";

/**
 * A legal text with the details of this installation, in the UI language, with a button to switch to the other
 * language.
 */
export function LegalText({ name }: { name: LegalDocumentName }) {
  const { t } = useTranslation("legal");
  const [chosen, setChosen] = useState<Language | null>(null);
  const site = useQuery(siteQuery);
  const language = chosen ?? currentLanguage();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  const { title, updated } = LEGAL_DOCUMENTS[name];

  return (
    <article>
      <div lang={language}>
        <PageHeader title={title[language]} />
      </div>
      <p className="mt-3 text-small text-ink-soft">{t("updated", { date: formatDate(updated, currentLanguage()) })}</p>
      <div
        data-screen-only
        className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-2 text-small text-ink-soft"
      >
        <p className="flex-1 basis-60">{language === "en" ? t("courtesy") : t("original")}</p>
        <Button variant="quiet" className="-mx-4" onClick={() => setChosen(other)}>
          {other === "it" ? t("read_it") : t("read_en")}
        </Button>
      </div>
      {site.data && (
        <Prose className="mt-8">
          <div lang={language}>
            {legalText(name, language, {
              operator: site.data.operator_name,
              email: site.data.help_email,
              database: site.data.database,
              model: site.data.model,
              embeddings: site.data.embeddings,
              transcription: site.data.transcription,
            }).map((section) => (
              <section key={section.id} aria-labelledby={section.id} className="mt-10 first:mt-0">
                <h2 id={section.id} className="scroll-mt-6">
                  {section.title}
                </h2>
                {section.paragraphs.map((paragraph, index) => (
                  <p key={index} className="mt-4">
                    <WithAddress text={paragraph} email={site.data.help_email} />
                  </p>
                ))}
              </section>
            ))}
          </div>
        </Prose>
      )}
      {site.isError && (
        <ErrorNote className="mt-8" action={<Button onClick={() => void site.refetch()}>{t("common:retry")}</Button>}>
          {errorText(site.error)}
        </ErrorNote>
      )}
      {site.isPending && <SkeletonText lines={14} className="mt-8" />}
    </article>
  );
}

/** Renders each occurrence of the help address as a mailto link. */
function WithAddress({ text, email }: { text: string; email: string }) {
  return text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
