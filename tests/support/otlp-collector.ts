import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { listen } from "./listen.ts";

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  attributes: Record<string, string | number | boolean>;
  failed: boolean;
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  resource: Record<string, string | number | boolean>;
  /** Everything that arrived, as text. */
  raw: () => string;
  headers: Record<string, string | string[] | undefined>[];
  close: () => Promise<void>;
}

type Fields = Map<number, (Uint8Array | bigint)[]>;

/** The fields of a protobuf message by number: bytes, or numbers. */
function fieldsOf(bytes: Uint8Array): Fields {
  const fields: Fields = new Map();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const add = (key: number, value: Uint8Array | bigint) => fields.set(key, [...(fields.get(key) ?? []), value]);
  while (at < bytes.length) {
    const tag = Number(varint());
    const [key, wire] = [tag >> 3, tag & 7];
    if (wire === 0) add(key, varint());
    else if (wire === 2) {
      const length = Number(varint());
      add(key, bytes.subarray(at, (at += length)));
    } else if (wire === 1) {
      add(key, view.getBigUint64(at, true));
      at += 8;
    } else if (wire === 5) {
      add(key, BigInt(view.getUint32(at, true)));
      at += 4;
    } else throw new Error(`protobuf wire type ${wire}`);
  }
  return fields;
}

const messages = (fields: Fields, key: number) => (fields.get(key) ?? []).map((one) => fieldsOf(one as Uint8Array));
const text = (fields: Fields, key: number) => Buffer.from((fields.get(key)?.[0] as Uint8Array) ?? []).toString();
const hex = (fields: Fields, key: number) => Buffer.from((fields.get(key)?.[0] as Uint8Array) ?? []).toString("hex");

/** KeyValue messages as an object. */
function attributesOf(fields: Fields, key: number): ReceivedSpan["attributes"] {
  return Object.fromEntries(
    messages(fields, key).map((pair) => {
      const [value = new Map() as Fields] = messages(pair, 2);
      const known = value.has(1) ? text(value, 1) : value.has(2) ? value.get(2)![0] === 1n : Number(value.get(3)?.[0]);
      return [text(pair, 1), known];
    }),
  );
}

/** A collector on 127.0.0.1 that takes traces by OTLP over HTTP in protobuf. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const headers: Collector["headers"] = [];
  const resource: Collector["resource"] = {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const sent = Buffer.concat(parts);
      const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
      headers.push(request.headers);
      bodies.push(body);
      for (const resourceSpans of messages(fieldsOf(body), 1)) {
        for (const one of messages(resourceSpans, 1)) Object.assign(resource, attributesOf(one, 1));
        for (const scope of messages(resourceSpans, 2)) {
          for (const span of messages(scope, 2)) {
            spans.push({
              traceId: hex(span, 1),
              spanId: hex(span, 2),
              parentId: hex(span, 4),
              name: text(span, 5),
              attributes: attributesOf(span, 9),
              failed: messages(span, 15).some((status) => status.get(3)?.[0] === 2n),
            });
          }
        }
      }
      response.writeHead(request.url === "/v1/traces" ? 200 : 404, { "content-type": "application/x-protobuf" }).end();
    });
  });
  const { url, close } = await listen(server);
  return { url, spans, resource, raw: () => Buffer.concat(bodies).toString("latin1"), headers, close };
}
