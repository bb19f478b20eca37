import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Mic, Square, X } from "lucide-react";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { RECORDING_MAX } from "#domain/voice/contract.ts";
import { useModelConsent, voiceStatusQuery } from "#web/app/coach-status.ts";
import { errorText } from "#web/app/error-text.ts";
import { siteQuery } from "#web/app/site.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { LevelMeter } from "./level-meter.tsx";
import type { SpokenInput } from "./transcribe.ts";
import { useDictationPerson } from "./use-dictation-person.ts";
import { useDictation, type DictationState } from "./use-dictation.ts";
import { VoiceConsent } from "./voice-consent.tsx";

export interface DictationProps {
  /** Receives the transcript; `insertAtCaret` inserts it into a textarea. */
  onText: (text: string) => void;
  location: SpokenInput["location"];
  /** The person it is about; undefined while none is chosen. */
  personaId: string | undefined;
  disabled?: boolean | undefined;
  /** Called with true while recording or transcribing; a form must not be submitted meanwhile. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** How long the "done" state is shown, in milliseconds. */
const DONE_MS: Record<SpokenInput["location"], number> = { note: 2000, outcome: 2000, chat: 1500 };
/** From this second on, the end of the recording is announced. */
const SOON = RECORDING_MAX - 30;

/**
 * A microphone button for a text field. Renders nothing where there is no dictation (`useDictationPerson`). Place it in a wrapping flex container: while recording it
 * fills the rest of its row; prompts and errors get a row of their own. In the chat all of that is placed above the
 * row.
 */
export function Dictation(props: DictationProps) {
  const person = useDictationPerson(props.personaId);
  return person && <Microphone {...props} person={person} />;
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
    // Also on unmount while recording, so that the form does not stay blocked.
    return () => onBusy?.(false);
  }, [live, onBusy]);

  /** Focuses the main button first, because the pressed button unmounts. */
  const keepingFocus = (act: () => void) => () => {
    main.current?.focus();
    act();
  };

  const { step } = state;
  const hasPanel = step === "failed" || step === "consent";
  // The chat's input row has no room for the recording controls.
  const above = location === "chat";
  const panel = cx("basis-full", above && "order-first");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className={cx(
        // The panel gets a row of its own; `contents` keeps the button in the container's row.
        hasPanel ? "contents" : "flex items-center justify-end gap-2",
        above ? !hasPanel && step !== "idle" && "basis-full" : live && "min-w-44 flex-1",
      )}
    >
      {live && (
        <IconButton label={t("cancel")} icon={<X aria-hidden="true" />} onClick={keepingFocus(dictation.cancel)} />
      )}
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
          onRetry={keepingFocus(dictation.retry)}
          onDismiss={keepingFocus(dictation.dismiss)}
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
            onDecline={keepingFocus(dictation.dismiss)}
          />
        </div>
      )}
      <StatusLine>{announced(state, seconds, t)}</StatusLine>
    </div>
  );
}

type Texts = TFunction<"voice">;

/** Screen reader text for each step; error and consent panels are announced on their own. */
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

/** One button for all steps, so that it keeps focus. */
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
  // Without a microphone a retry cannot succeed.
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

/** Whole seconds since `runs` became true. */
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
