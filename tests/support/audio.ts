/** A 16-bit PCM WAV. `sample` returns the amplitude at a time in seconds; silent by default. */
export function wav(
  seconds: number,
  { rate = 16_000, sample = () => 0 }: { rate?: number; sample?: (time: number) => number } = {},
): Buffer {
  const length = Math.round(seconds * rate);
  const bytes = Buffer.alloc(44 + length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + length * 2, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(length * 2, 40);
  for (let index = 0; index < length; index += 1) {
    bytes.writeInt16LE(Math.round(sample(index / rate) * 32_767), 44 + index * 2);
  }
  return bytes;
}

/** An EBML element; `id` in hex. */
function element(id: string, content: Buffer, { unknown = false } = {}): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(unknown ? 0x01ff_ffff_ffff_ffffn : 0x0100_0000_0000_0000n + BigInt(content.length));
  return Buffer.concat([Buffer.from(id, "hex"), size, content]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A WebM as browsers record it: no duration, unknown sizes, one cluster per second with a block at its end. */
export function webm(seconds: number): Buffer {
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const block = element("a3", Buffer.from([0x81, 0x03, 0xe8, 0x80, 1, 2, 3]));
    return element("1f43b675", Buffer.concat([element("e7", number(second * 1000)), block]), { unknown: true });
  });
  const info = element("1549a966", element("2ad7b1", number(1_000_000)));
  return Buffer.concat([
    element("1a45dfa3", element("4282", Buffer.from("webm"))),
    element("18538067", Buffer.concat([info, ...clusters]), { unknown: true }),
  ]);
}

function box(type: string, content: Buffer): Buffer {
  return Buffer.concat([number(8 + content.length), Buffer.from(type), content]);
}

/** An MP4 with its duration in the header, or with fragments that start one second apart. */
export function mp4(seconds: number, { fragments = false } = {}): Buffer {
  const rate = 44_100;
  const head = (length: number) => Buffer.concat([Buffer.alloc(12), number(rate), number(length)]);
  const track = box("trak", box("mdia", box("mdhd", head(0))));
  const moov = box("moov", Buffer.concat([box("mvhd", head(fragments ? 0 : seconds * rate)), track]));
  const moofs = Array.from({ length: fragments ? seconds + 1 : 0 }, (_, second) =>
    box("moof", box("traf", box("tfdt", Buffer.concat([Buffer.alloc(4), number(second * rate)])))),
  );
  return Buffer.concat([box("ftyp", Buffer.from("isom0000")), moov, ...moofs, box("mdat", Buffer.alloc(20))]);
}

/** An Ogg Opus of two pages; the granule position of the last one gives the duration. */
export function ogg(seconds: number): Buffer {
  const page = (position: number, content: string) => {
    const bytes = Buffer.alloc(27);
    bytes.write("OggS", 0);
    bytes.writeBigInt64LE(BigInt(position), 6);
    return Buffer.concat([bytes, Buffer.from(content)]);
  };
  return Buffer.concat([page(0, "OpusHead"), page(seconds * 48_000, "sound"), Buffer.alloc(30)]);
}

/** An MP3 at 64 kbit/s, preceded by an ID3 tag. */
export function mp3(seconds: number): Buffer {
  const tag = Buffer.concat([Buffer.from("ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0014"), Buffer.alloc(20)]);
  return Buffer.concat([tag, Buffer.from([0xff, 0xfb, 0x50, 0x00]), Buffer.alloc(seconds * 8000 - 4)]);
}
