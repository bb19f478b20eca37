import { describe, expect, it } from "vitest";
import { streamWords } from "./embedded-stream.ts";

const TEXT = `${Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ")}.\n\nThe end`;

async function piecesOf(text: string, paceMs: number): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of streamWords(text, paceMs, new AbortController().signal)) pieces.push(piece);
  return pieces;
}

describe("streamWords", () => {
  it("gives word by word without a pace", async () => {
    const pieces = await piecesOf(TEXT, 0);
    expect(pieces).toHaveLength(42);
    expect(pieces.join("")).toBe(TEXT);
  });

  it("gives all words whose time has come in one piece", async () => {
    const pieces = await piecesOf(TEXT, 1e-6);
    expect(pieces.length).toBeLessThanOrEqual(2);
    expect(pieces.join("")).toBe(TEXT);
  });

  it("ends with a reason, and with nothing for an empty text", async () => {
    const stream = streamWords("", 12, new AbortController().signal);
    await expect(stream.next()).resolves.toEqual({ done: true, value: "stop" });
  });

  it("gives no word before its time, and ends once the signal is aborted", async () => {
    const controller = new AbortController();
    const stream = streamWords(TEXT, 1e9, controller.signal);
    await expect(stream.next()).resolves.toEqual({ done: false, value: "word0 " });
    const next = stream.next();
    controller.abort(new Error("left"));
    await expect(next).rejects.toMatchObject({ cause: new Error("left") });
  });
});
