/** Accepted container formats. */
export const AUDIO_KINDS = ["webm", "mp4", "wav", "ogg", "mp3"] as const;
export type AudioKind = (typeof AUDIO_KINDS)[number];

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The container format, from the first bytes; null for anything else. */
export function audioKind(bytes: Uint8Array): AudioKind | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return "webm";
  if (ascii(bytes, 4, 4) === "ftyp") return "mp4";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WAVE") return "wav";
  if (ascii(bytes, 0, 4) === "OggS") return "ogg";
  if (ascii(bytes, 0, 3) === "ID3" || isMp3Frame(bytes, 0)) return "mp3";
  return null;
}

/** The start of an MPEG audio layer III frame with a valid bit rate. */
function isMp3Frame(bytes: Uint8Array, at: number): boolean {
  const [sync = 0, version = 0, rate = 0] = bytes.subarray(at, at + 3);
  const bitRate = rate >> 4;
  return sync === 0xff && (version & 0xe6) === 0xe2 && bitRate !== 0 && bitRate !== 15;
}

const SECONDS: Record<AudioKind, (view: DataView, bytes: Uint8Array) => number | null> = {
  webm: webmSeconds,
  mp4: mp4Seconds,
  wav: wavSeconds,
  ogg: oggSeconds,
  mp3: mp3Seconds,
};

/** The duration in seconds according to the container; null if it does not tell or is malformed. */
export function audioSeconds(bytes: Uint8Array, kind: AudioKind): number | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const seconds = SECONDS[kind](view, bytes);
    return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  } catch (error) {
    // Read past the end: the file is shorter than its headers say.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** WebM elements that are descended into or read (RFC 9559). */
const EBML = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
const OPENED: readonly number[] = [EBML.segment, EBML.info, EBML.cluster, EBML.blockGroup];

/** Recordings of browsers have no duration in the header: the time of the last block is used. */
function webmSeconds(view: DataView, bytes: Uint8Array): number | null {
  let scale = 1_000_000;
  let duration = 0;
  let cluster = 0;
  let last = 0;
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const id = unsigned(bytes, at, idLength);
    at += idLength;
    const sizeLength = Math.clz32(bytes[at] ?? 0) - 23;
    if (idLength > 4 || sizeLength > 8) break;
    // The first byte also contains the length marker, which is masked first, as a double could not represent marker and
    // size together.
    const size =
      ((bytes[at] ?? 0) & (0xff >> sizeLength)) * 256 ** (sizeLength - 1) + unsigned(bytes, at + 1, sizeLength - 1);
    at += sizeLength;
    // These may be of unknown size: their children follow directly, and then their siblings.
    if (OPENED.includes(id)) continue;
    if (at + size > bytes.length) break;
    if (id === EBML.scale) scale = unsigned(bytes, at, size);
    if (id === EBML.duration) duration = size === 8 ? view.getFloat64(at) : view.getFloat32(at);
    if (id === EBML.clusterTime) cluster = unsigned(bytes, at, size);
    // A block begins with its track number (one byte) and its time relative to the cluster.
    if (id === EBML.block || id === EBML.simpleBlock) last = Math.max(last, cluster + view.getInt16(at + 1));
    at += size;
  }
  return (Math.max(duration, last) * scale) / 1e9;
}

function unsigned(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

const BOXES: readonly string[] = ["moov", "trak", "mdia", "moof", "traf"];

/** The movie's duration, or for fragmented files the start of the last fragment (ISO/IEC 14496-12). */
function mp4Seconds(view: DataView, bytes: Uint8Array): number | null {
  let whole = 0;
  let timescale = 0;
  let fragment = 0;
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    const inside = at + (size === 1 ? 16 : 8);
    const end = size === 1 ? at + Number(view.getBigUint64(at + 8)) : size === 0 ? bytes.length : at + size;
    const wide = bytes[inside] === 1;
    if (type === "mvhd") {
      const rate = view.getUint32(inside + (wide ? 20 : 12));
      const length = wide ? Number(view.getBigUint64(inside + 24)) : view.getUint32(inside + 16);
      // All ones: unknown.
      if (length < 0xffff_ffff) whole = length / rate;
    }
    if (type === "mdhd") timescale = view.getUint32(inside + (wide ? 20 : 12));
    if (type === "tfdt") fragment = wide ? Number(view.getBigUint64(inside + 4)) : view.getUint32(inside + 4);
    const next = BOXES.includes(type) ? inside : end;
    if (next <= at) break;
    at = next;
  }
  return Math.max(whole || 0, timescale ? fragment / timescale : 0);
}

function wavSeconds(view: DataView, bytes: Uint8Array): number | null {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const chunk = ascii(bytes, at, 4);
    if (chunk === "fmt ") bytesPerSecond = view.getUint32(at + 16, true);
    // Streamed files declare a size that is too large.
    if (chunk === "data") return Math.min(size, bytes.length - at - 8) / bytesPerSecond;
    at += 8 + size + (size % 2);
  }
  return null;
}

/** The last page's granule position is the number of samples; the first page has their rate (Opus: always 48 kHz). */
function oggSeconds(view: DataView, bytes: Uint8Array): number | null {
  const head = ascii(bytes, 0, 64);
  const vorbis = head.indexOf("\u0001vorbis");
  const rate = head.includes("OpusHead") ? 48_000 : vorbis > 0 ? view.getUint32(vorbis + 12, true) : null;
  if (rate === null) return null;
  for (let at = bytes.length - 27; at >= 0; at -= 1) {
    if (bytes[at] === 0x4f && ascii(bytes, at, 4) === "OggS") return Number(view.getBigInt64(at + 6, true)) / rate;
  }
  return null;
}

/** Kilobits per second of MPEG-1 and MPEG-2 layer III, by index. */
const MP3_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** Assumes that every frame has the bit rate of the first. */
function mp3Seconds(_: DataView, bytes: Uint8Array): number | null {
  const tagged = ascii(bytes, 0, 3) === "ID3";
  const start = tagged ? 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0) : 0;
  if (!isMp3Frame(bytes, start)) return null;
  const isFirst = ((bytes[start + 1] ?? 0) & 0x08) !== 0;
  const kilobits = MP3_RATES[isFirst ? 0 : 1][(bytes[start + 2] ?? 0) >> 4] ?? 0;
  return ((bytes.length - start) * 8) / (kilobits * 1000);
}
