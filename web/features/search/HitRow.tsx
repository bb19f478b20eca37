import { CalendarClock, CircleUser, ListChecks, MessageCircle, NotebookPen } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { SearchHit, SearchKind } from "#domain/search/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { shortDay } from "#web/format/short-day.ts";
import { cx } from "#web/ui/cx.ts";

const ICONS: Record<SearchKind, ComponentType<{ className?: string; "aria-hidden"?: "true" }>> = {
  person: CircleUser,
  note: NotebookPen,
  interaction: CalendarClock,
  message: MessageCircle,
  answer: ListChecks,
};

export interface HitRowProps {
  id: string;
  hit: SearchHit;
  /** The heading above the first hit of each kind; null for the others. */
  group: string | null;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A search hit: person, day and matching passage. */
export function HitRow({ id, hit, group, active, onPoint, onChoose }: HitRowProps) {
  const { t } = useTranslation("search");
  const Icon = ICONS[hit.kind];
  const day = hit.created_at ? shortDay(hit.created_at, currentLanguage()) : null;
  const about = hit.persona?.name ?? t("about_you");
  return (
    <>
      {group && (
        <div role="presentation" className="px-3 pt-4 pb-1 text-caption font-semibold text-ink-soft first:pt-1">
          {group}
        </div>
      )}
      {/* The focus stays in the search field, which handles the keys. */}
      <button
        type="button"
        tabIndex={-1}
        id={id}
        role="option"
        aria-selected={active}
        onPointerMove={onPoint}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
        className={cx(
          "flex min-h-11 w-full cursor-pointer text-left gap-3 rounded-md px-3 py-2.5 forced-colors:aria-selected:outline-2",
          active && "bg-accent-soft",
        )}
      >
        <Icon aria-hidden="true" className={cx("mt-0.5 size-5 shrink-0", active ? "text-accent" : "text-ink-soft")} />
        <span className="block min-w-0 flex-1">
          {hit.kind === "person" ? (
            <span className="block font-semibold break-words">
              <Snippet pieces={hit.snippet} />
            </span>
          ) : (
            <>
              <span className="flex flex-wrap gap-x-2 text-small text-ink-soft">
                <span className="font-semibold break-words text-ink">{about}</span>
                {hit.status === "planned" ? (
                  <span>{day ? t("planned_on", { day }) : t("planned")}</span>
                ) : (
                  day && <span>{day}</span>
                )}
              </span>
              <span className="block mt-0.5 break-words">
                <Snippet pieces={hit.snippet} />
              </span>
            </>
          )}
        </span>
      </button>
    </>
  );
}

function Snippet({ pieces }: { pieces: SearchHit["snippet"] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className="bg-transparent font-semibold text-accent underline decoration-2 underline-offset-3">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
