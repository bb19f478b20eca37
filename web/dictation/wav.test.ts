import { expect, test } from "vitest";
import { audioKind, audioSeconds } from "#domain/voice/audio.ts";
import { encodeWav, mixChannels } from "./wav.ts";

test("encodes samples as a WAV with the correct duration, and clips samples out of range", () => {
  const samples = new Float32Array(32_000);
  samples.set([0, 0.5, -0.5, 1, -1, 3, -3]);
  const bytes = encodeWav(samples, 16_000);
  expect(audioKind(bytes)).toBe("wav");
  expect(audioSeconds(bytes, "wav")).toBe(2);
  const view = new DataView(bytes.buffer);
  const written = Array.from({ length: 7 }, (_, index) => view.getInt16(44 + index * 2, true));
  expect(written).toEqual([0, 16_384, -16_383, 32_767, -32_767, 32_767, -32_767]);
});

test("mixes channels to their mean; no channels give no samples", () => {
  expect([...mixChannels([Float32Array.of(1, 0, -1), Float32Array.of(0, 0, -1)])]).toEqual([0.5, 0, -1]);
  expect(mixChannels([])).toHaveLength(0);
});
