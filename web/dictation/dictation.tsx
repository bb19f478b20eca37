import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Mic, Square, X } from "lucide-react";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { RECORDING_MAX } from "#domain/voice/contract.ts";
import { useModelConsent, voiceStatusQuery } from "#web/app/coach-status.ts";
import { errorText } from "#web/app/error-text.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { siteQuery } from "#web/app/site.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { LevelMeter } from "./level-meter.tsx";
import type { Spoken } from "./transcribe.ts";
import { useDictation, type DictationState } from "./use-dictation.ts";
import { VoiceConsent } from "./voice-consent.tsx";

export interface DictationProps {
  /** What was said, once it is text; `insertAtCaret` puts it into a text area. */
  onText: (text: string) => void;
  location: Spoken["location"];
  /** Whom it is about; undefined while that is not chosen. */
  personaId: string | undefined;
  disabled?: boolean | undefined;
  /** Told when something spoken is on its way, and when it has become text: a form is not to be sent meanwhile. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** Milliseconds for which it says that it is done. */
const DONE_MS: Record<Spoken["location"], number> = { note: 2000, outcome: 2000, chat: 1500 };
/** From here on, the end of a recording is announced. */
const SOON = RECORDING_MAX - 30;

/**
 * A microphone for a text field; nothing at all where nobody transcribes, or the person is left out of AI: what is said
 * would leave for the transcriber. It belongs into a flex container that wraps:
 * while it records it takes what room its row has, for questions and failures a line of its own; in the chat it goes
 * above the row for all of that.
 */
export function Dictation(props: DictationProps) {
  const { personaId } = props;
  const offered = useQuery(siteQuery).data?.transcription ?? false;
  // Only once it is known whom it is about, and that they are not left out.
  const { data: person } = useQuery({ ...personaQuery(personaId ?? ""), enabled: offered && personaId !== undefined });
  return offered && person?.left_out_of_ai === false ? <Microphone {...props} person={person} /> : null;
}

function Microphone(props: Omit<DictationProps, "personaId"> & { person: Persona }) {
  const { onText, location, person, disabled = false, onBusy } = props;
  const { t } = useTranslation("voice");
  const client = useQueryClient();
  const status = useQuery(voiceStatusQuery);
  const consent = useModelConsent();
  const writes = useQuery(siteQuery).data?.model ?? false;
  const main = useRef<HTMLButtonElement>(null);
  const dictation = useDictation({
    onText,
    location,
    personaId: person.id,
    doneMs: DONE_MS[location],
    needsConsent: () =>
      status.data?.needs_consent ??
      client.ensureQueryData(voiceStatusQuery).then(
        ({ needs_consent }) => needs_consent,
        () => false,
      ),
    consent: () => consent.mutateAsync(true),
    onConsent: () => main.current?.focus(),
  });
  const { state, live } = dictation;
  const seconds = useSeconds(state.step === "recording");
  useEffect(() => {
    if (!live) return undefined;
    onBusy?.(true);
    // Also where the microphone goes while it listens: the form is not to wait for it.
    return () => onBusy?.(false);
  }, [live, onBusy]);

  /** The button that was pressed goes: the focus stays in the neighbourhood. */
  const andStay = (act: () => void) => () => {
    main.current?.focus();
    act();
  };

  const { step } = state;
  const asks = step === "failed" || step === "consent";
  // A message's row has no room to share with what is going on.
  const above = location === "chat";
  const panel = cx("basis-full", above && "order-first");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className={cx(
        // A panel has a line of its own, while the button stays in the row.
        asks ? "contents" : "flex items-center justify-end gap-2",
        above ? !asks && step !== "idle" && "basis-full" : live && "min-w-44 flex-1",
      )}
    >
      {live && <IconButton label={t("cancel")} icon={<X aria-hidden="true" />} onClick={andStay(dictation.cancel)} />}
      {state.step === "recording" && <LevelMeter level={state.recording.level} />}
      {state.step === "recording" && (
        <span role="timer" className={cx("text-small tabular-nums", seconds >= SOON && "font-semibold text-danger")}>
          {clock(seconds)}
        </span>
      )}
      {state.step === "asking" && <span className="flex-1 text-small text-ink-soft">{t("asking")}</span>}
      {state.step === "processing" && <span className="flex-1 text-small text-ink-soft">{t("working")}</span>}
      {state.step === "done" && <span className="text-small text-accent">{t("done")}</span>}
      <MainButton step={state.step} disabled={disabled} ref={main} onStart={dictation.start} onStop={dictation.stop} />
      {state.step === "failed" && (
        <Failure
          className={panel}
          state={state}
          onRetry={andStay(dictation.retry)}
          onDismiss={andStay(dictation.dismiss)}
        />
      )}
      {state.step === "consent" && (
        <div className={panel}>
          <VoiceConsent
            model={status.data?.model ?? t("consent.a_model")}
            host={status.data?.host ?? t("consent.a_host")}
            alsoWrites={writes ? { personaId: person.id, personName: person.name } : null}
            error={state.error}
            busy={state.busy}
            onAgree={() => void dictation.agree()}
            onDecline={andStay(dictation.dismiss)}
          />
        </div>
      )}
      <StatusLine>{announced(state, seconds, t)}</StatusLine>
    </div>
  );
}

type Texts = TFunction<"voice">;

/** What a screen reader says of each step; failures and the question for consent speak for themselves. */
function announced({ step }: DictationState, seconds: number, t: Texts): string {
  if (step === "recording") return seconds >= SOON ? t("status.soon") : t("status.recording");
  if (step === "asking") return t("asking");
  if (step === "processing") return t("working");
  return step === "done" ? t("done") : "";
}

const NAMES = {
  idle: "start",
  consent: "start",
  failed: "start",
  asking: "asking",
  recording: "stop",
  processing: "working",
  done: "done",
} as const satisfies Record<DictationState["step"], string>;

const MIC = <Mic aria-hidden="true" />;
const ICONS: Record<DictationState["step"], ReactNode> = {
  idle: MIC,
  consent: MIC,
  failed: MIC,
  asking: <Spinner />,
  recording: <Square aria-hidden="true" fill="currentColor" />,
  processing: <Spinner />,
  done: <Check aria-hidden="true" />,
};

/** One button for every step, so that the focus stays on it. */
function MainButton(props: {
  step: DictationState["step"];
  disabled: boolean;
  ref: Ref<HTMLButtonElement>;
  onStart: () => void;
  onStop: () => void;
}) {
  const { t } = useTranslation("voice");
  const { step } = props;
  const acts = step === "recording" || (step === "idle" && !props.disabled);
  return (
    <IconButton
      ref={props.ref}
      tone={step === "recording" ? "accent" : "plain"}
      label={t(NAMES[step])}
      icon={ICONS[step]}
      aria-disabled={!acts || undefined}
      onClick={acts ? (step === "recording" ? props.onStop : props.onStart) : undefined}
    />
  );
}

function Failure({
  className,
  state,
  onRetry,
  onDismiss,
}: {
  className: string;
  state: Extract<DictationState, { step: "failed" }>;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const { t } = useTranslation("voice");
  const { reason, blob } = state;
  const text = typeof reason === "string" ? t(`error.${reason}`) : errorText(reason);
  // Where there is no microphone to be had, trying again changes nothing.
  const hopeless = reason === "unsupported" || reason === "no_recorder";
  return (
    <ErrorNote
      className={cx(className, "text-left")}
      title={typeof reason === "string" ? undefined : t("error.title")}
      action={
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {!hopeless && (
            <Button onClick={onRetry}>{blob || typeof reason === "string" ? t("common:retry") : t("again")}</Button>
          )}
          <Button onClick={onDismiss}>{blob ? t("discard") : t("type")}</Button>
        </div>
      }
    >
      {text} {blob && t("error.kept")}
    </ErrorNote>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whole seconds since it began to run. */
function useSeconds(runs: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [runs]);
  return seconds;
}
