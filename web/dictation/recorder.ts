import { RECORDING_MAX } from "#domain/voice/contract.ts";

/** Why recording is not possible. */
export const RECORDER_FAILURES = ["unsupported", "no_recorder", "blocked", "no_access"] as const;
export type RecorderFailure = (typeof RECORDER_FAILURES)[number];

export class RecorderError extends Error {
  readonly failure: RecorderFailure;

  constructor(failure: RecorderFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Containers in order of preference. At this bit rate, enough for speech, five minutes stay below 2 MB. */
const TYPES = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4"];
const BITS_PER_SECOND = 48_000;
/** The RMS amplitude shown as full level, for a voice close to the microphone. */
const LOUD = 0.3;

export interface ActiveRecording {
  /** The current level, 0 to 1. */
  level: () => number;
  stop: () => void;
  cancel: () => void;
  /**
   * The recording, once stopped by the user, by the time limit or by loss of the microphone; null if cancelled. The
   * microphone has been released by then.
   */
  finished: Promise<Blob | null>;
}

async function openMicrophone(): Promise<MediaStream> {
  // Undefined in insecure contexts.
  if (!("mediaDevices" in navigator)) throw new RecorderError("unsupported");
  if (!("MediaRecorder" in globalThis)) throw new RecorderError("no_recorder");
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new RecorderError(name === "NotAllowedError" || name === "SecurityError" ? "blocked" : "no_access");
  }
}

/** Measures a stream's level; always 0 where AudioContext fails, so that recording still works. */
function measureLevel(stream: MediaStream): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        return Math.min(1, Math.sqrt(power) / LOUD);
      },
      close: () => void context.close(),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}

/**
 * Starts recording. Aborting the signal cancels it, also during the permission prompt. @throws RecorderError, or the
 * abort reason
 */
export async function startRecording(signal: AbortSignal): Promise<ActiveRecording> {
  const stream = await openMicrophone();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) release();
  signal.throwIfAborted();
  let recorder: MediaRecorder;
  try {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(mimeType ? { mimeType } : {}) });
    // Chunks of one second, so that an abrupt end loses at most the last one.
    recorder.start(1000);
  } catch {
    release();
    throw new RecorderError("no_recorder");
  }
  const meter = measureLevel(stream);
  const pieces: Blob[] = [];
  let cancelled = false;
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
    release();
  };
  const cancel = () => {
    cancelled = true;
    stop();
  };
  const limit = setTimeout(stop, RECORDING_MAX * 1000);
  signal.addEventListener("abort", cancel);
  const finished = new Promise<Blob | null>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    // Also fires when the microphone is unplugged or taken by a call.
    recorder.addEventListener("stop", () => {
      clearTimeout(limit);
      signal.removeEventListener("abort", cancel);
      release();
      meter.close();
      resolve(cancelled ? null : new Blob(pieces, { type: recorder.mimeType }));
    });
  });
  return { level: meter.level, stop, cancel, finished };
}
