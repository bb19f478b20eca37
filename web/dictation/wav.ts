/** Hertz; enough for speech and supported by all transcribers. */
const RATE = 16_000;

/** Encodes mono 16-bit PCM samples as a WAV file. */
export function encodeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
}

/** The mean of channels of the same length. */
export function mixChannels(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  return first.map((_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length);
}

/** Converts a recording to 16 kHz mono WAV. @throws if the browser cannot decode it */
export async function toWav(recording: Blob): Promise<Blob> {
  // Decoding resamples to the context's rate.
  const context = new OfflineAudioContext(1, 1, RATE);
  const decoded = await context.decodeAudioData(await recording.arrayBuffer());
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, index) => decoded.getChannelData(index));
  return new Blob([encodeWav(mixChannels(channels), decoded.sampleRate)], { type: "audio/wav" });
}
