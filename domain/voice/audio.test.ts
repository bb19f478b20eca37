import fc from "fast-check";
import { expect, test } from "vitest";
import { mp3, mp4, ogg, wav, webm } from "../../tests/support/audio.ts";
import { AUDIO_KINDS, audioKind, audioSeconds } from "./audio.ts";

const SAMPLES = [
  ["webm", webm(7), 7],
  ["mp4", mp4(7), 7],
  ["mp4", mp4(7, { fragments: true }), 7],
  ["wav", wav(7, { rate: 8000 }), 7],
  ["ogg", ogg(7), 7],
  ["mp3", mp3(7), 7],
] as const;

test.each(SAMPLES)(
  "a recording in %s is recognised by its first bytes and has the right duration",
  (kind, bytes, seconds) => {
    expect(audioKind(bytes)).toBe(kind);
    expect(audioSeconds(bytes, kind)).toBeCloseTo(seconds, 3);
  },
);

test("an MPEG frame without a tag is MP3, too; pictures, pages and snippets are no audio", () => {
  expect(audioKind(Buffer.from([0xff, 0xfb, 0x90, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe("mp3");
  for (const other of [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
    Buffer.from("<!doctype html>"),
    Buffer.from("RIFF\u0000\u0000\u0000\u0000AVI LIST"),
    Buffer.from([0xff, 0xfb, 0xf0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.alloc(0),
  ]) {
    expect(audioKind(other), other.toString("hex")).toBeNull();
  }
});

test("a streamed WAV of unknown size has the duration of its bytes", () => {
  const bytes = wav(3);
  bytes.writeUInt32LE(0xffff_ffff, 40);
  expect(audioSeconds(bytes, "wav")).toBeCloseTo(3, 3);
});

test("for any bytes the duration is a positive number or null", () => {
  const broken = fc.tuple(fc.constantFrom(...SAMPLES), fc.array(fc.tuple(fc.nat(300), fc.nat(255)), { maxLength: 12 }));
  fc.assert(
    fc.property(broken, fc.nat(400), ([[kind, whole], changes], cut) => {
      const bytes = Uint8Array.from(whole.subarray(0, Math.max(cut, 12)));
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      const seconds = audioSeconds(bytes, kind);
      expect(seconds === null || (Number.isFinite(seconds) && seconds > 0)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      for (const kind of AUDIO_KINDS) audioSeconds(bytes, kind);
    }),
  );
});
