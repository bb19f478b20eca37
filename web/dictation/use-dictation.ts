import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#web/app/api.ts";
import { RecorderError, startRecording, type ActiveRecording, type RecorderFailure } from "./recorder.ts";
import { transcribe, type SpokenInput } from "./transcribe.ts";

export type DictationState =
  | { step: "idle" }
  /** The permission prompt is open, or the consent status is still loading. */
  | { step: "asking" }
  | { step: "recording"; recording: ActiveRecording }
  | { step: "processing"; blob: Blob }
  | { step: "done" }
  /** Waiting for consent; the recording, if any, is kept. */
  | { step: "consent"; blob: Blob | null; error: unknown; busy: boolean }
  /** `stopped`: the user cancelled the transcription. */
  | { step: "failed"; reason: RecorderFailure | "stopped" | ApiError | null; blob: Blob | null };

/** Errors that a retry with the same recording cannot fix. */
const NOT_RETRYABLE = ["audio_required", "audio_unknown", "audio_too_long", "audio_refused", "transcript_empty"];

const IDLE: DictationState = { step: "idle" };

export interface DictationOptions extends SpokenInput {
  onText: (text: string) => void;
  /** How long the "done" state is shown, in milliseconds. */
  doneMs: number;
  /** Whether consent is still needed; a promise while that is loading. If it cannot be loaded, the server checks it. */
  needsConsent: () => boolean | Promise<boolean>;
  /** Stores the user's consent. @throws ApiError */
  consent: () => Promise<unknown>;
  onConsent: () => void;
}

function notRecorded(error: unknown): DictationState {
  return { step: "failed", reason: error instanceof RecorderError ? error.failure : "no_access", blob: null };
}

function notTranscribed(error: unknown, blob: Blob): DictationState {
  const reason = error instanceof ApiError ? error : null;
  if (reason?.code === "model_consent_required") return { step: "consent", blob, error: null, busy: false };
  return { step: "failed", reason, blob: reason && NOT_RETRYABLE.includes(reason.code) ? null : blob };
}

/** Handles Escape before an enclosing dialog does. */
function useEscape(active: boolean, then: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    then();
  });
  useEffect(() => {
    if (!active) return undefined;
    // On window, in the capture phase: the dialog listens on document.
    const handleKey = (event: KeyboardEvent) => onEscape(event);
    addEventListener("keydown", handleKey, true);
    return () => removeEventListener("keydown", handleKey, true);
  }, [active]);
}

/**
 * State machine from recording to transcript: one recording at a time; keeps it until sent, so that a failed
 * transcription can be retried.
 */
export function useDictation(options: DictationOptions) {
  const [state, setState] = useState<DictationState>(IDLE);
  const running = useRef<AbortController>(undefined);
  const { step } = state;

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (step !== "done") return undefined;
    const timer = setTimeout(() => setState(IDLE), options.doneMs);
    return () => clearTimeout(timer);
  }, [step, options.doneMs]);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  // The transcript arrives later: call the latest `onText`.
  const listener = useRef(options.onText);
  useEffect(() => {
    listener.current = options.onText;
  });

  async function record(signal: AbortSignal): Promise<Blob | null> {
    setState({ step: "asking" });
    try {
      const recording = await startRecording(signal);
      setState({ step: "recording", recording });
      return await recording.finished;
    } catch (error) {
      if (!signal.aborted) setState(notRecorded(error));
      return null;
    }
  }

  async function send(blob: Blob, signal: AbortSignal): Promise<void> {
    setState({ step: "processing", blob });
    try {
      const text = await transcribe(blob, { location: options.location, personaId: options.personaId }, signal);
      if (signal.aborted) return;
      setState({ step: "done" });
      listener.current(text);
    } catch (error) {
      if (!signal.aborted) setState(notTranscribed(error, blob));
    }
  }

  async function start(): Promise<void> {
    const signal = begin();
    let asks = options.needsConsent();
    if (typeof asks !== "boolean") {
      setState({ step: "asking" });
      asks = await asks;
      if (signal.aborted) return;
    }
    if (asks) setState({ step: "consent", blob: null, error: null, busy: false });
    else await recordAndSend(signal);
  }

  async function recordAndSend(signal = begin()): Promise<void> {
    const blob = await record(signal);
    if (blob && !signal.aborted) await send(blob, signal);
  }

  function reset(): void {
    running.current?.abort();
    setState(IDLE);
  }

  function cancel(): void {
    // Keep the recording: one key press must not discard minutes of speech.
    if (state.step === "processing") {
      running.current?.abort();
      setState({ step: "failed", reason: "stopped", blob: state.blob });
    } else reset();
  }

  const live = step === "asking" || step === "recording" || step === "processing";
  useEscape(live, cancel);

  return {
    state,
    /** Recording or transcribing, or about to record. */
    live,
    start: () => void start(),
    stop: () => {
      if (state.step === "recording") state.recording.stop();
    },
    cancel,
    /** Leaves a failure or the consent prompt; discards the recording. */
    dismiss: reset,
    retry: () => {
      if (state.step === "failed" && state.blob) void send(state.blob, begin());
      else void recordAndSend();
    },
    agree: async () => {
      if (state.step !== "consent") return;
      const { blob } = state;
      setState({ step: "consent", blob, error: null, busy: true });
      const signal = begin();
      try {
        await options.consent();
      } catch (error) {
        if (!signal.aborted) setState({ step: "consent", blob, error, busy: false });
        return;
      }
      options.onConsent();
      if (signal.aborted) return;
      await (blob ? send(blob, signal) : recordAndSend());
    },
  };
}
