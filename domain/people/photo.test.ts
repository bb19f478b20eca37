import { describe, expect, it } from "vitest";
import { cameraPhoto, photoWith, segment, smallPhoto } from "../../tests/support/photo.ts";
import { stripPhoto } from "./photo.ts";

const bare = (file: Buffer) => stripPhoto(file) && Buffer.from(stripPhoto(file)!);
/** Offset of the frame segment. */
const FRAME = smallPhoto().indexOf(Buffer.from([0xff, 0xc0]));

function changed(at: number, ...bytes: number[]): Buffer {
  const file = smallPhoto();
  bytes.forEach((byte, n) => {
    file[at + n] = byte;
  });
  return file;
}

describe("a photograph", () => {
  it("is stripped of place, time, profile, comment and trailing bytes, and keeps the picture", () => {
    const clean = bare(cameraPhoto())!;
    expect(clean).toEqual(bare(smallPhoto()));
    for (const word of ["Exif", "GPS", "xmp", "Secret", "JFIF", "ICC", "Photoshop"]) {
      expect(clean.includes(word), word).toBe(false);
    }
    expect(clean.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(clean.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    expect(bare(clean)).toEqual(clean);
  });

  it("may have restart intervals and fill bytes before a marker", () => {
    expect(bare(photoWith([segment(0xdd, Buffer.from([0, 4]))]))).not.toBeNull();
    const filled = Buffer.concat([smallPhoto().subarray(0, FRAME), Buffer.from([0xff]), smallPhoto().subarray(FRAME)]);
    expect(bare(filled)).not.toBeNull();
  });
});

describe("a photograph is rejected for", () => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("<svg onload=alert(1)>")],
    ["a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["a file cut short", smallPhoto().subarray(0, -40)],
    ["a file without its end", smallPhoto().subarray(0, -2)],
    ["a beginning alone", smallPhoto().subarray(0, 2)],
    ["a segment longer than the file", photoWith([Buffer.from([0xff, 0xe1, 0xff, 0xff])])],
    ["a segment shorter than its length", photoWith([Buffer.from([0xff, 0xe1, 0, 1])])],
    ["more than 256 pixels high", changed(FRAME + 5, 0x01, 0x01)],
    ["more than 256 pixels wide", changed(FRAME + 7, 0xff, 0xff)],
    ["no height", changed(FRAME + 5, 0, 0)],
    ["twelve bits", changed(FRAME + 4, 12)],
    ["four components", changed(FRAME + 9, 4)],
    ["an arithmetic frame", changed(FRAME + 1, 0xc9)],
    ["two frames", photoWith([smallPhoto().subarray(FRAME, FRAME + 19)])],
    ["a table with something in it", photoWith([segment(0xdb, "words hidden in a table")])],
    ["codes with something behind them", photoWith([segment(0xc4, `${"\0".repeat(17)}words`)])],
    ["an unknown marker", photoWith([segment(0xf0, "x")])],
    ["bytes between the segments", photoWith([Buffer.from("words")])],
  ])("%s", (_name, file) => {
    expect(stripPhoto(file)).toBeNull();
  });
});
