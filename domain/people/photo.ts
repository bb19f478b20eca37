/** Longest photo in base64: 60,000 bytes. At the quality the browser sends, photos take a third of that. */
export const PHOTO_MAX_BASE64 = 80_000;

/** Side length of stored photos in pixels: the browser crops and scales before upload. */
export const PHOTO_SIDE = 256;

const MARKER = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantization: 0xdb,
  huffman: 0xc4,
  restart: 0xdd,
  comment: 0xfe,
} as const;
/** Baseline, extended and progressive frames. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/**
 * Strips a JPEG to the picture: copies tables, frame and scans, and drops everything else (EXIF with place and time,
 * XMP, colour profiles, thumbnails, comments, bytes after the end). Nothing is decoded. Null for anything but a
 * complete JPEG of at most 256 by 256 pixels in grey or colour. (ITU-T T.81, annex B)
 */
export function stripPhoto(file: Uint8Array): Uint8Array | null {
  if (file[0] !== 0xff || file[1] !== MARKER.start) return null;
  const kept: Uint8Array[] = [file.subarray(0, 2)];
  let at = 2;
  let framed = false;
  let scanned = false;
  for (;;) {
    if (file[at] !== 0xff) return null;
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1];
    if (marker === undefined) return null;
    if (marker === MARKER.end) {
      return framed && scanned ? joined([...kept, file.subarray(at, at + 2)]) : null;
    }
    const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) return null;
    const body = file.subarray(at + 4, end);
    if (FRAMES.has(marker)) {
      if (framed || !isFrame(body)) return null;
      framed = true;
    } else if (marker === MARKER.quantization) {
      if (!isQuantization(body)) return null;
    } else if (marker === MARKER.huffman) {
      if (!isHuffman(body)) return null;
    } else if (marker === MARKER.restart) {
      if (body.length !== 2) return null;
    } else if (marker === MARKER.scan) {
      if (!framed || body.length !== 4 + 2 * (body[0] ?? 0)) return null;
      scanned = true;
      const next = scanEnd(file, end);
      kept.push(file.subarray(at, next));
      at = next;
      continue;
    } else if (!isApplication(marker) && marker !== MARKER.comment) {
      return null;
    }
    if (!isApplication(marker) && marker !== MARKER.comment) kept.push(file.subarray(at, end));
    at = end;
  }
}

/** Eight bits per sample, one or three components, at most `PHOTO_SIDE` pixels on each side. */
function isFrame(body: Uint8Array): boolean {
  const [precision, high = 0, low = 0, wide = 0, narrow = 0, components] = body;
  const height = (high << 8) | low;
  const width = (wide << 8) | narrow;
  const fits = (side: number) => side >= 1 && side <= PHOTO_SIDE;
  if (precision !== 8 || !fits(height) || !fits(width)) return false;
  return (components === 1 || components === 3) && body.length === 6 + 3 * components;
}

/** Complete tables of 64 values of one or two bytes each. */
function isQuantization(body: Uint8Array): boolean {
  let at = 0;
  while (at < body.length) at += body[at]! >> 4 === 0 ? 65 : 129;
  return body.length > 0 && at === body.length;
}

/** Complete tables: the number of codes of each length, then as many values. */
function isHuffman(body: Uint8Array): boolean {
  let at = 0;
  while (at + 17 <= body.length) {
    at += 17 + body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
  }
  return body.length > 0 && at === body.length;
}

/** The end of a scan's coded data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(file: Uint8Array, from: number): number {
  let at = from;
  while (at < file.length) {
    const next = file[at + 1];
    if (file[at] === 0xff && next !== undefined && next !== 0 && !isRestart(next)) return at;
    at += 1;
  }
  return at;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
