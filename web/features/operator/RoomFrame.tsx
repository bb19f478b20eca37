import { Link } from "@tanstack/react-router";
import { ArrowLeft, CloudOff } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { useOnline } from "#web/app/use-online.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ROOM_PARTS, type RoomPart } from "./parts.ts";

const ITEM =
  "relative inline-flex min-h-11 shrink-0 items-center border-b-[3px] border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors -outline-offset-3 hover:text-ink focus-visible:-outline-offset-3 " +
  "aria-[current]:border-accent aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]";

export interface RoomFrameProps {
  /** The part of the room; null for the installation, the room's first page. */
  part: RoomPart | null;
  /** Instead of the part's name. */
  title?: string;
  /** Led back to instead of the settings. */
  back?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of the operator's room, with links to its parts. */
export function RoomFrame({ part, title, back, lead, actions, children }: RoomFrameProps) {
  const { t } = useTranslation("admin");
  const name = t(`part.${part ?? "installation"}`);
  useDocumentTitle(title ?? name);
  return (
    <div className="max-w-220">
      <Parts part={part} isWithin={back !== undefined} />
      <PageHeader className="mt-8" title={title ?? name} back={back} lead={lead} actions={actions} />
      <OfflineLine />
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** `isWithin`: the page is below a part, and leads back to that. */
function Parts({ part, isWithin }: { part: RoomPart | null; isWithin: boolean }) {
  const { t } = useTranslation("admin");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the parts do not fit; the current one is brought into view, without scrolling the page.
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [part]);
  return (
    <>
      {!isWithin && (
        <Link to="/settings" className={`${buttonClass({ variant: "quiet" })} -ml-2 px-2! max-sm:mb-1`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("common:nav.settings")}
        </Link>
      )}
      <nav aria-label={t("parts")} className="mt-2 max-sm:-mx-4">
        <ul
          ref={list}
          className="relative m-0 flex list-none gap-1 overflow-x-auto p-0 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] max-sm:px-1 sm:-mx-3 forced-colors:border-b"
        >
          <li className="flex">
            <Link to="/admin" activeOptions={{ exact: true }} className={ITEM}>
              {t("part.installation")}
            </Link>
          </li>
          {ROOM_PARTS.map((one) => (
            <li key={one} className="flex">
              <Link to="/admin/$part" params={{ part: one }} className={ITEM}>
                {t(`part.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Other pages can be used without a network; here nothing is kept, and nothing waits to be sent. */
function OfflineLine() {
  const { t } = useTranslation("admin");
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="mt-4 flex max-w-measure items-start gap-3 rounded-md bg-notice-soft px-4 py-3 text-small">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-notice" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
