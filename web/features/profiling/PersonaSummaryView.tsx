import { Link } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdviceParts } from "#domain/advice.ts";
import type { Persona } from "#domain/people/contract.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { EXTENDED_UNCERTAINTY, SHORT_UNCERTAINTY, type TraitScores } from "#domain/traits.ts";
import { Advice } from "#web/people/advice.tsx";
import { formatDate } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { PrintButton } from "#web/app/print-button.tsx";
import { DangerBanner } from "#web/safety/danger-banner.tsx";
import { TraitBars } from "#web/people/trait-bars.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { InfoNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { KeySentence, Prose } from "#web/ui/prose.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";
import { BackToPersona } from "./BackLinks.tsx";
import { LongerPortrait } from "./LongerPortrait.tsx";
import type { Portrait } from "./PersonaPortrait.tsx";
import type { useFreshSummary } from "./use-fresh-summary.ts";

const STATEMENTS = PERSONA_EXTENDED.flatMap(({ items }) => items).length;

export interface PersonaSummaryViewProps {
  persona: Persona;
  /** Trait scores to show while the person has no scores of the extended form. */
  traits: TraitScores;
  portrait: Portrait | null;
  /** The longer portrait, in paragraphs. */
  longer: readonly string[];
  summary: ReturnType<typeof useFreshSummary>;
  /** Comparison with the user's own profile; falsy to show none. */
  comparison: ReactNode;
}

/** All texts about a person and their trait scores. While a safety concern is open, its banner replaces the texts. */
export function PersonaSummaryView(props: PersonaSummaryViewProps) {
  const { t } = useTranslation("profiling");
  const { persona, portrait, summary } = props;
  // While the first texts are being written, hide the sections below, because the texts would push them down.
  const first = !portrait && summary.writing && !persona.danger;
  const { name, progress_level, danger } = persona;
  const toHub = { to: "/persona-profiling/$personaId", params: { personaId: persona.id } } as const;
  return (
    <div className="flex max-w-180 flex-col gap-9">
      <PageHeader
        back={<BackToPersona id={persona.id} name={name} />}
        title={<span className="break-words">{t("summary.title", { name })}</span>}
        lead={
          persona.profile_label &&
          !danger && (
            <Badge tone="accent" className="text-body! px-3! py-1!">
              {persona.profile_label}
            </Badge>
          )
        }
      />
      <DangerBanner danger={danger} look="card" aside="portrait" />
      {progress_level < 100 && !danger && (
        <InfoNote
          title={t("summary.incomplete", { percent: progress_level })}
          action={
            <Link {...toHub} className={`${buttonClass({ variant: "primary" })} max-sm:w-full`}>
              {t("summary.continue")}
            </Link>
          }
        >
          {t("summary.incomplete_text", { name })}
        </InfoNote>
      )}
      {!danger && <Texts {...props} />}
      {!first && <Traits persona={persona} traits={props.traits} />}
      {!first && props.comparison}
      {!danger && !first && <LongerPortrait persona={persona} paragraphs={props.longer} />}
      {!danger && portrait && (
        <div data-screen-only className="-ml-4">
          <PrintButton />
        </div>
      )}
      {progress_level >= 100 && (
        <div data-screen-only className="flex flex-col items-start gap-3 border-t border-line pt-8">
          <p className="text-ink-soft">{t("summary.retake_text")}</p>
          <Link {...toHub} search={{ retake: true }} className={`${buttonClass()} max-sm:w-full`}>
            {t("summary.retake")}
          </Link>
        </div>
      )}
    </div>
  );
}

function Texts({ persona, portrait, summary }: PersonaSummaryViewProps) {
  const { t } = useTranslation("profiling");
  const rewriting = summary.writing && portrait !== null;
  const kept = useKeptHeight(rewriting);
  const keptWords = useKeptHeight(rewriting);
  if (!portrait) {
    return (
      <Card as="section" className="flex flex-col items-start gap-3">
        {summary.writing ? (
          <>
            <p role="status" className="text-small text-ink-soft">
              {t("summary.first_writing")}
            </p>
            <SkeletonText lines={6} className="w-full" />
          </>
        ) : (
          <>
            <h2 className="font-serif text-h3 font-semibold">{t("summary.missing")}</h2>
            <p className="text-ink-soft">{t("summary.missing_text")}</p>
            <RefreshButton summary={summary} />
          </>
        )}
      </Card>
    );
  }
  return (
    <div {...kept} className="flex flex-col gap-9">
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="sr-only">{t("summary.portrait")}</h2>
        <TuningDrawing />
        <div {...keptWords} className="flex flex-col gap-4">
          <KeySentence>{portrait.keySentence}</KeySentence>
          {portrait.third && <Paragraphs key={portrait.third} texts={[portrait.third]} />}
        </div>
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          {/* Status and date share this space, so that the layout does not shift. */}
          <p
            role="status"
            className="text-small text-ink-soft empty:hidden max-sm:min-h-[2lh] max-sm:basis-full sm:flex-1"
          >
            {summary.writing ? t("summary.writing") : summary.outcome && t(`summary.refreshed.${summary.outcome}`)}
          </p>
          {!summary.writing && !summary.outcome && persona.last_summary_update && (
            <p className="text-small text-ink-soft max-sm:min-h-[2lh] max-sm:basis-full sm:flex-1">
              <time dateTime={persona.last_summary_update}>
                {t("summary.updated", { date: formatDate(persona.last_summary_update, currentLanguage()) })}
              </time>
            </p>
          )}
          <RefreshButton summary={summary} />
        </div>
      </Card>
      {/* Keyed by content, so that changed texts remount and fade in. */}
      {portrait.tips && <Tips key={JSON.stringify(portrait.tips)} name={persona.name} parts={portrait.tips} />}
      {portrait.rest.length > 0 && (
        <section key={portrait.rest.join(" ")} className="flex animate-fade-in flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("common:action.more_on_this")}</h2>
          <Paragraphs texts={portrait.rest} />
        </section>
      )}
    </div>
  );
}

/** Freezes an element's height as minimum when it becomes busy, to avoid a layout shift after a shorter text. */
function useKeptHeight(busy: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState<number>();
  useLayoutEffect(() => {
    if (busy) setMinHeight(ref.current?.offsetHeight);
  }, [busy]);
  return { ref, style: { minHeight } };
}

function Tips({ name, parts }: { name: string; parts: AdviceParts }) {
  const { t } = useTranslation("profiling");
  return (
    <section className="flex animate-fade-in flex-col gap-4">
      <h2 className="font-serif text-h2 font-semibold break-words">{t("summary.tips", { name })}</h2>
      <Advice parts={parts} />
    </section>
  );
}

function RefreshButton({ summary }: Pick<PersonaSummaryViewProps, "summary">) {
  const { t } = useTranslation("profiling");
  return (
    <Button variant="quiet" className="-ml-4 sm:-mr-4 sm:ml-auto" busy={summary.refreshing} onClick={summary.refresh}>
      <RefreshCw aria-hidden="true" className="size-4.5" />
      {t("summary.refresh")}
    </Button>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Prose>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Prose>
  );
}

function Traits({ persona, traits }: { persona: Persona; traits: TraitScores }) {
  const { t } = useTranslation("profiling");
  const full = persona.traits_full;
  return (
    <section className="flex max-w-measure flex-col gap-4">
      <h2 className="font-serif text-h2 font-semibold">{t("traits:title")}</h2>
      <p className="text-small text-ink-soft">
        {full ? t("summary.full", { count: STATEMENTS }) : t("traits:first_sketch")}{" "}
        {t("honest", { name: persona.name })}
      </p>
      <TraitBars
        traits={full ?? traits}
        of="person"
        uncertainty={(trait) => (full ? EXTENDED_UNCERTAINTY[trait] : SHORT_UNCERTAINTY)}
      />
    </section>
  );
}
