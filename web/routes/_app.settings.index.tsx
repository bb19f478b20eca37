import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StorageNote } from "#web/features/my-data/StorageNote.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { sessionQuery } from "#web/app/session.ts";
import { siteQuery } from "#web/app/site.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SETTING_PARTS } from "./-setting-parts.ts";
import { useSettingParts } from "./-use-setting-parts.ts";

export const Route = createFileRoute("/_app/settings/")({
  beforeLoad: ({ location }) => {
    // Redirects links with a hash, such as /settings#your-data, to the section's page.
    const part = SETTING_PARTS.find((known) => known === location.hash);
    if (part) throw redirect({ to: "/settings/$part", params: { part }, replace: true });
  },
  component: SettingsPage,
});

/** Index of the settings sections, with their contents. */
function SettingsPage() {
  const { t } = useTranslation("settings");
  useDocumentTitle(t("common:nav.settings"));
  const site = useQuery(siteQuery).data;
  const isOperator = useQuery(sessionQuery).data?.operator === true;
  const parts = useSettingParts();
  const outside = !site || site.model || site.transcription;
  return (
    <>
      <PageHeader title={t("common:nav.settings")} />
      <StorageNote className="mt-6 max-w-180" />
      <nav aria-label={t("parts")} className="mt-6 max-w-180">
        <ul className="m-0 list-none border-b border-line p-0">
          {parts.map((part) => (
            <Row
              key={part}
              link={
                <Link to="/settings/$part" params={{ part }} className={LINK}>
                  {t(`groups.${part}`)}
                </Link>
              }
            >
              {t(part === "connections" && !outside ? "holds.calendar" : `holds.${part}`)}
            </Row>
          ))}
          {isOperator && (
            <Row
              link={
                <Link to="/admin" className={LINK}>
                  {t("operator.title")}
                </Link>
              }
            >
              {t("operator.holds")}
            </Row>
          )}
        </ul>
      </nav>
    </>
  );
}

const LINK = "font-serif text-h3 font-semibold transition-colors group-hover:text-accent after:absolute after:inset-0";

function Row({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-4">
      <div className="min-w-0 flex-1">
        {link}
        <p className="text-ink-soft">{children}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </li>
  );
}
