import { z } from "zod";
import type { ErrorCode } from "#domain/errors.ts";
import { idSchema } from "#domain/ids.ts";

/** The field that is dictated into. */
export const VOICE_LOCATIONS = ["note", "outcome", "chat"] as const;
export type VoiceLocation = (typeof VOICE_LOCATIONS)[number];

/** Longest recording, in seconds. */
export const RECORDING_MAX = 300;
/** Largest recording, in bytes: five minutes of 16 kHz mono WAV, the largest format browsers send, with a margin. */
export const AUDIO_BYTES_MAX = 10 * 1024 * 1024;
/** Largest body of voice-to-text, in bytes: such a recording in base64 and the other fields. */
export const VOICE_BODY_MAX = 14 * 1024 * 1024;

const required = "audio_required" satisfies ErrorCode;

/** Body of voice-to-text: the recording in base64, and where it was dictated. */
export const voiceToTextSchema = z.object({
  audio: z.string({ error: required }).min(1, required).max(VOICE_BODY_MAX, "audio_too_long"),
  persona_id: idSchema.optional(),
  location: z.enum(VOICE_LOCATIONS).optional(),
});
export type VoiceToTextInput = z.output<typeof voiceToTextSchema>;

export const transcriptSchema = z.object({ text: z.string() });

/** Where recordings are sent, and whether the user's consent is needed first. */
export const voiceStatusSchema = z.object({
  /** The transcription model; null if none is configured. */
  model: z.string().nullable(),
  /** Host of its server, without the path. */
  host: z.string().nullable(),
  needs_consent: z.boolean(),
});
export type VoiceStatus = z.infer<typeof voiceStatusSchema>;
