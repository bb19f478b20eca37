import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PersonaCard } from "#domain/people/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { shortDay } from "#web/format/short-day.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { RELATIONSHIP_LOOK } from "#web/ui/relationship-look.ts";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { PersonMark } from "#web/people/person-mark.tsx";
import { TouchLine } from "./TouchLine.tsx";

/** The first grapheme of a name, in upper case. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}

export interface PersonaTileProps {
  person: PersonaCard;
  /** What the section above the grid already shows about this person; the card does not repeat it. */
  shownAbove: { plans: number; due: boolean };
  /** Opens the person's unfinished short test. */
  onFinishTest: (person: { id: string; name: string }) => void;
}

/** Card of a person in the grid; links to their page. */
export function PersonaTile({ person, shownAbove, onFinishTest }: PersonaTileProps) {
  const { t } = useTranslation("people");
  const note = person.latest_note;
  const inTouch = person.keep_in_touch_days !== null && !person.archived_at && !shownAbove.due;
  const planned = person.planned_count - shownAbove.plans;
  return (
    <Card as="li" interactive flush className="flex flex-col overflow-clip">
      <span aria-hidden="true" className={cx("h-1 bg-current", RELATIONSHIP_LOOK[person.relationship_type].text)} />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
          <PersonMark person={person} initial={initialOf(person.name)} />
          <div className="min-w-0 flex-1 basis-36">
            <h3 className="font-serif text-h3 leading-tight font-semibold break-words">
              <Link
                to="/persona/$id"
                params={{ id: person.id }}
                className="after:absolute after:inset-0 focus-visible:outline-none"
              >
                {person.name}
              </Link>
            </h3>
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <Badge relationship={person.relationship_type}>
                <span className="break-words">
                  {person.context === "other" && person.relationship_other
                    ? person.relationship_other
                    : t(`context.${person.context}`)}
                </span>
              </Badge>
              {person.archived_at && <Badge>{t("state.archived")}</Badge>}
              {person.left_out_of_ai && <Badge>{t("state.left_out")}</Badge>}
            </div>
          </div>
        </div>
        {person.profile_label && <p className="font-serif text-lead leading-snug italic">{person.profile_label}</p>}
        {!person.has_short_test && (
          <div className="flex flex-col items-start gap-2">
            <p className="text-small text-ink-soft">{t("tile.unfinished")}</p>
            <Button className="z-1" onClick={() => onFinishTest(person)}>
              {t("tile.finish")}
            </Button>
          </div>
        )}
        {(note || planned > 0 || inTouch) && (
          <div className="flex flex-col gap-2 border-t border-line pt-3 text-small text-ink-soft">
            {note && (
              <p className="line-clamp-2 break-words">
                <time dateTime={note.created_at} className="inline-block font-semibold text-ink first-letter:uppercase">
                  {shortDay(note.created_at, currentLanguage())}
                </time>{" "}
                {note.content}
              </p>
            )}
            {planned > 0 && (
              <p className="flex items-center gap-1.5">
                <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-accent" />
                {t("tile.planned", { count: planned })}
              </p>
            )}
            {inTouch && <TouchLine person={person} />}
          </div>
        )}
      </div>
    </Card>
  );
}

export function PersonaTileSkeleton() {
  return (
    <Card as="li" flush className="flex flex-col gap-4 p-4 pt-5 sm:p-5 sm:pt-6">
      <div className="flex items-center gap-3.5">
        <Skeleton className="size-14 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      </div>
      <SkeletonText lines={2} />
    </Card>
  );
}
