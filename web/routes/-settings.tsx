import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { SettingPart } from "./-setting-parts.ts";
import { useSettingParts } from "./-use-setting-parts.ts";

const ITEM =
  "flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-small font-medium text-ink-soft transition-colors hover:text-ink " +
  "aria-[current]:border-accent aria-[current]:text-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]";

/** Layout of a settings section, with a back link and, on wide screens, links to the other sections. */
export function SettingsFrame({ part, children }: { part: SettingPart; children: ReactNode }) {
  const { t } = useTranslation("settings");
  const parts = useSettingParts();
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,37.5rem)_minmax(0,1fr)] xl:gap-x-20">
      <div className="max-w-150">
        <PageHeader
          title={t(`groups.${part}`)}
          back={
            <Link to="/settings" className={`${buttonClass({ variant: "quiet" })} px-2!`}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              {t("common:nav.settings")}
            </Link>
          }
        />
        <div className="mt-6">{children}</div>
      </div>
      <nav aria-label={t("parts")} className="sticky top-10 mt-14 hidden self-start xl:block">
        <ul className="m-0 list-none border-l border-line p-0">
          {parts.map((one) => (
            <li key={one} className="-ml-px">
              <Link
                to="/settings/$part"
                params={{ part: one }}
                aria-current={one === part ? "page" : undefined}
                className={ITEM}
              >
                {t(`groups.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
