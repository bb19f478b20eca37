import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#web/app/api.ts";
import { RecorderError, startRecording, type ActiveRecording, type RecorderFailure } from "./recorder.ts";
import { transcribe, type Spoken } from "./transcribe.ts";

export type DictationState =
  | { step: "idle" }
  /** The browser is asking for the microphone, or it is not known yet whether the user has to be asked first. */
  | { step: "asking" }
  | { step: "recording"; recording: ActiveRecording }
  | { step: "processing"; blob: Blob }
  | { step: "done" }
  /** Nothing leaves before the user has agreed; what was recorded waits. */
  | { step: "consent"; blob: Blob | null; error: unknown; busy: boolean }
  /** `stopped`: by the user, while it was being transcribed. */
  | { step: "failed"; reason: RecorderFailure | "stopped" | ApiError | null; blob: Blob | null };

/** Asking once more for the same recording would end the same way. */
const HOPELESS = ["audio_required", "audio_unknown", "audio_too_long", "audio_refused", "transcript_empty"];

const IDLE: DictationState = { step: "idle" };

export interface DictationOptions extends Spoken {
  onText: (text: string) => void;
  /** How long it shows that it is done. */
  doneMs: number;
  /** Whether the user has yet to agree; a promise where that is not known yet. What cannot be found out, the server says. */
  needsConsent: () => boolean | Promise<boolean>;
  /** Keeps that the user agrees. @throws ApiError */
  consent: () => Promise<unknown>;
  onConsent: () => void;
}

function notRecorded(error: unknown): DictationState {
  return { step: "failed", reason: error instanceof RecorderError ? error.failure : "no_access", blob: null };
}

function notTranscribed(error: unknown, blob: Blob): DictationState {
  const reason = error instanceof ApiError ? error : null;
  if (reason?.code === "model_consent_required") return { step: "consent", blob, error: null, busy: false };
  return { step: "failed", reason, blob: reason && HOPELESS.includes(reason.code) ? null : blob };
}

/** Handles the Escape key before an enclosing dialog does. */
function useEscape(active: boolean, then: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    then();
  });
  useEffect(() => {
    if (!active) return undefined;
    // On the window: the dialog listens on the document.
    const handleKey = (event: KeyboardEvent) => onEscape(event);
    addEventListener("keydown", handleKey, true);
    return () => removeEventListener("keydown", handleKey, true);
  }, [active]);
}

/** From the microphone to the text: one recording at a time, released whatever happens, and kept while it may still be sent. */
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

  // The text comes long after the button was pressed: to whoever listens then.
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
    // What was said in minutes is not thrown away with one key.
    if (state.step === "processing") {
      running.current?.abort();
      setState({ step: "failed", reason: "stopped", blob: state.blob });
    } else reset();
  }

  const live = step === "asking" || step === "recording" || step === "processing";
  useEscape(live, cancel);

  return {
    state,
    /** Under way: what is spoken has not become text yet. */
    live,
    start: () => void start(),
    stop: () => {
      if (state.step === "recording") state.recording.stop();
    },
    cancel,
    /** Leaves a failure, or the question for consent; what was recorded goes. */
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
