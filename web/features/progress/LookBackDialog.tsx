import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LOOK_BACK_TITLES } from "#domain/progress/content.look-back-titles.ts";
import type { LookBack } from "#domain/progress/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { sourceLink } from "#web/app/source-link.ts";
import { formatDate, formatWeek } from "#web/format/dates.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { lookBackAgainQuery, useDismissLookBack } from "./queries.ts";

export interface LookBackDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The week's look back; opened once, it counts as read. */
export function LookBackDialog({ open, onClose }: LookBackDialogProps) {
  const { t } = useTranslation("progress");
  const { data, error, isFetching, refetch } = useQuery({ ...lookBackAgainQuery(timeZone()), enabled: open });
  const lookBack = data?.look_back;
  const { mutate: dismiss } = useDismissLookBack(timeZone());
  const unread = open && lookBack?.dismissed === false ? lookBack.starts : undefined;
  useEffect(() => {
    if (unread !== undefined) dismiss(unread);
  }, [unread, dismiss]);
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        if (!shown) onClose();
      }}
      title={t("look_back.title")}
      description={lookBack ? formatWeek(lookBack.starts, currentLanguage()) : undefined}
      closeLabel={t("common:action.close")}
      size="lg"
    >
      {lookBack ? (
        <LookBackText lookBack={lookBack} />
      ) : error ? (
        <ErrorNote
          title={t("look_back.failed")}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("common:retry")}
            </Button>
          }
        >
          {errorText(error)}
        </ErrorNote>
      ) : data ? (
        <p className="text-ink-soft">{t("look_back.none")}</p>
      ) : (
        <div role="status" aria-label={t("look_back.loading")}>
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  );
}

function LookBackText({ lookBack }: { lookBack: LookBack }) {
  const { language, opening, plans, people, note, question } = lookBack;
  return (
    <div lang={language} className="flex max-w-measure flex-col gap-7">
      <p className="font-serif text-h3 leading-normal font-medium text-pretty">{opening}</p>
      {plans.length > 0 && (
        <Part title={LOOK_BACK_TITLES.plans[language]}>
          <ul className="m-0 list-none p-0">
            {plans.map((plan) => (
              <PlanRow key={plan.interaction_id} plan={plan} language={language} />
            ))}
          </ul>
        </Part>
      )}
      {people.length > 0 && (
        <Part title={LOOK_BACK_TITLES.people[language]}>
          <ul className="m-0 list-none p-0">
            {people.map(({ persona_id: id, persona_name: name, since }) => (
              <li key={id} className={ROW}>
                <Link to="/persona/$id" params={{ id }} className={NAME}>
                  {name}
                </Link>
                <p className="text-small text-ink-soft">{since}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {note && <NoteAgain note={note} language={language} />}
      <section className="rounded-lg bg-sunk p-5">
        <h3 className="mb-1.5 text-small font-semibold text-ink-soft">{LOOK_BACK_TITLES.question[language]}</h3>
        <p className="font-serif text-lead leading-normal font-medium text-pretty">{question}</p>
      </section>
    </div>
  );
}

const ROW = "border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0";
const NAME =
  "-my-2.5 inline-flex min-h-11 max-w-full items-center rounded-sm font-semibold break-words underline decoration-accent-line decoration-[1.5px] underline-offset-[0.2em] hover:decoration-accent";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-small font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

type Language = LookBack["language"];

function PlanRow({ plan, language }: { plan: LookBack["plans"][number]; language: Language }) {
  const { interaction_id: id, persona_id: personaId, persona_name: name, action, outcome } = plan;
  const completed = outcome !== null;
  return (
    <li className={ROW}>
      <Link {...sourceLink({ kind: "interaction", id, personaId, conversationId: null, completed })} className={NAME}>
        {name}
      </Link>
      <p className="break-words">{action}</p>
      {outcome !== null && <Quote language={language}>{outcome}</Quote>}
    </li>
  );
}

function NoteAgain({ note, language }: { note: NonNullable<LookBack["note"]>; language: Language }) {
  const { t } = useTranslation("progress");
  const { id, persona_id: personaId, persona_name: name, content, day, ago } = note;
  return (
    <Part title={LOOK_BACK_TITLES[ago][language]}>
      <div>
        <p className="text-small text-ink-soft">
          <span className="font-semibold text-ink">{name}</span> · {formatDate(`${day}T12:00`, language)}
        </p>
        <Quote language={language}>{content}</Quote>
        <Link
          {...sourceLink({ kind: "note", id, personaId, conversationId: null, completed: false })}
          className={`${linkClass} mt-1 inline-flex min-h-11 items-center`}
        >
          {t("look_back.read_note")}
        </Link>
      </div>
    </Part>
  );
}

/** The reader's own words. */
function Quote({ language, children }: { language: Language; children: string }) {
  return (
    <blockquote className="m-0 mt-1 border-l-2 border-line-strong pl-3 break-words text-ink-soft">
      {language === "it" ? `«${children}»` : `“${children}”`}
    </blockquote>
  );
}
