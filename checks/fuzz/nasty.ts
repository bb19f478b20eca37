import fc from "fast-check";

/** Texts that often break programs, because layers interpret them differently. */
const TEXTS = [
  "",
  " ",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\ufffe\uffff",
  "\u202egnp.exe",
  "e\u0301".repeat(50),
  `Z${"\u0351\u036b\u0343".repeat(40)}`,
  "👩‍👩‍👧‍👦".repeat(20),
  "İıſẞﬁ",
  "\r\nSet-Cookie: a=b",
  "%00%0a%2e%2e%2f",
  "../../../../etc/passwd",
  "' or '1'='1",
  "1; drop table users; --",
  '"; --',
  "\\",
  "$1",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "NaN",
  "-1",
  "1e400",
  "9007199254740993",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "(((((((((((((((((((((((((x",
  "a & b | ! c <-> d:*",
  "https://evil.example/",
  "//evil.example",
];

const huge = fc.constantFrom(201, 1001, 4001, 20_000, 100_000).map((length) => "ä".repeat(length));
const surrogates = fc
  .array(fc.integer({ min: 0xd800, max: 0xdfff }), { minLength: 1, maxLength: 20 })
  .map((units) => String.fromCharCode(...units));

/** Unusual texts, often with NUL, which PostgreSQL rejects if it is not removed before. */
export const nastyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  { weight: 2, arbitrary: fc.constantFrom("\0", "a\0b") },
  { weight: 1, arbitrary: surrogates },
  { weight: 1, arbitrary: huge },
);

/** Plausible text with occasional unusual characters. */
export const plainText = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });

/** Any JSON value, for a field of another type. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }),
  fc.constantFrom(null, true, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null], { toString: 1 }),
  nastyText,
);

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are not JSON, or JSON that no client sends. The argument is a valid body. */
export const brokenBody: fc.Arbitrary<(right: string) => string | Buffer> = fc.constantFrom(
  () => "",
  () => "{",
  () => "null",
  () => "[]",
  () => '"text"',
  () => "NaN",
  () => nested("[", "]", 100_000),
  () => nested('{"a":', "}", 20_000).replace("}", "1}"),
  () => `"${"x".repeat(300_000)}"`,
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  (right: string) => right.slice(0, -1),
  (right: string) => `${right},`,
  (right: string) => `\ufeff${right}`,
  (right: string) => right.replace(/^\{("[^"]+":)/, "{$1null,$1"),
  (right: string) => right.replace(/\}$/, ',"unknown":{"__proto__":{"admin":true}},"constructor":1}'),
  (right: string) => right.replace(/"([^"]{0,5})"\}$/, '"\\ud800$1\\u0000"}'),
  (right: string) => right.replaceAll(/\d+/g, "1e999"),
  (right: string) => Buffer.from(right, "utf16le"),
);

/** Headers that the web client does not send. Headers that Node refuses to send cannot be tested. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "application/json;".repeat(50) },
  { "content-type": "" },
  { "accept-language": "x".repeat(8000) },
  { "x-odd": "\u00ff".repeat(12_000) },
  { "x-odd": "x".repeat(20_000) },
  { accept: "text/event-stream", "last-event-id": "\u00ff" },
  { "accept-encoding": "br;q=nonsense, *;q=0" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "not an origin" },
  { "sec-fetch-site": "cross-site" },
  { host: "evil.example" },
  { host: "[::1" },
  { host: "a b" },
  { "x-forwarded-for": "1.1.1.1', '" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" },
  { "x-http-method-override": "DELETE" },
  { range: "bytes=0-0,-1" },
  { expect: "100-continue" },
  { "if-none-match": "*" },
  { authorization: `Bearer ${"x".repeat(199)}` },
  { authorization: "Basic Og==" },
);

/** Replacements for the session cookie, given its name and value. */
export const badCookie: fc.Arbitrary<(name: string, right: string) => string> = fc.constantFrom(
  () => "",
  (name: string) => `${name}=`,
  (name: string) => `${name}=%`,
  (name: string) => `${name}=%ff.%00`,
  (name: string) => `${name}=x.${"A".repeat(43)}=`,
  (name: string) => `${name}=${"x".repeat(6000)}`,
  (name: string) => `${name}=a; `.repeat(200),
  (_name: string, right: string) => `${right}x`,
  (_name: string, right: string) => right.slice(0, -1),
  (_name: string, right: string) => right.toUpperCase(),
  () => `${"a=b; ".repeat(500)}sintonia_lang=%00; sintonia_theme="><script>`,
);
