import { Agent, request, type IncomingMessage } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const TOKEN = /t(\d+)@(\d{16})/g;
/** Enough characters to hold the start of a token cut between two reads. */
const LONGEST_TOKEN = 30;

export interface Question {
  url: string;
  cookie?: string;
  body: unknown;
}

export interface Answer {
  /** Milliseconds from the request to the first token. */
  firstTokenMs: number;
  /** Rate of the tokens after the first read; NaN if all arrived at once. */
  tokensPerSecond: number;
  /** Milliseconds from each token's sending by the model to its arrival here. */
  delaysMs: number[];
}

function microseconds(): number {
  return (performance.timeOrigin + performance.now()) * 1000;
}

/**
 * Sends a question and reads the streamed answer. @throws if a token is lost, duplicated or out of order, because a
 * relay that drops tokens must not count as fast.
 */
export async function ask({ url, cookie, body }: Question, tokens: number): Promise<Answer> {
  const begun = performance.now();
  const response = await post(url, cookie, JSON.stringify(body));
  const delaysMs: number[] = [];
  let firstTokenMs = 0;
  let lastTokenMs = 0;
  let atOnce = 0;
  let rest = "";
  response.setEncoding("utf8");
  for await (const text of response as AsyncIterable<string>) {
    const now = microseconds();
    rest += text;
    let read = 0;
    for (const token of rest.matchAll(TOKEN)) {
      if (Number(token[1]) !== delaysMs.length)
        throw new Error(`${url}: token ${token[1]} after ${delaysMs.length - 1}`);
      if (delaysMs.length === 0) firstTokenMs = performance.now() - begun;
      delaysMs.push((now - Number(token[2])) / 1000);
      read = token.index + token[0].length;
    }
    if (read > 0) lastTokenMs = performance.now() - begun;
    atOnce ||= delaysMs.length;
    rest = rest.slice(Math.max(read, rest.length - LONGEST_TOKEN));
  }
  if (delaysMs.length !== tokens) {
    throw new Error(`${url}: status ${response.statusCode}, ${delaysMs.length} of ${tokens} tokens, then: ${rest}`);
  }
  const tokensPerSecond = ((tokens - atOnce) * 1000) / (lastTokenMs - firstTokenMs);
  return { firstTokenMs, tokensPerSecond: atOnce < tokens ? tokensPerSecond : Number.NaN, delaysMs };
}

function post(url: string, cookie: string | undefined, body: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...(cookie ? { cookie } : {}),
    };
    const sent = request(url, { method: "POST", agent, headers }, done);
    sent.setNoDelay(true);
    sent.on("error", fail);
    sent.end(body);
  });
}
