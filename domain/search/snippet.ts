import type { SearchHit } from "./contract.ts";

/** Length of a passage in characters, and how many of them precede the match. */
const LENGTH = 180;
const BEFORE = 60;

/** A word without case and accents, as search compares it. */
export function foldWord(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

interface Word {
  at: number;
  end: number;
}

/** A passage on one line around the first of these folded words; the beginning of the text if none occurs. */
export function snippetOf(text: string, words: ReadonlySet<string>): SearchHit["snippet"] {
  const marked: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (words.has(foldWord(word))) marked.push({ at: index, end: index + word.length });
  }
  const start = wordStart(text, (marked[0]?.at ?? 0) - BEFORE);
  const end = wordEnd(text, start + LENGTH);
  const pieces: SearchHit["snippet"] = [];
  const push = (piece: string, isMarked: boolean) => {
    if (piece) pieces.push({ text: piece, marked: isMarked });
  };
  let from = start;
  push(start > 0 ? "…" : "", false);
  for (const word of marked.filter((one) => one.at >= start && one.end <= end)) {
    push(text.slice(from, word.at), false);
    push(text.slice(word.at, word.end), true);
    from = word.end;
  }
  push(`${text.slice(from, end).trimEnd()}${end < text.length ? "…" : ""}`, false);
  return pieces;
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(" ", at);
  return space < 0 || space > at + BEFORE / 2 ? safe(text, at) : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return space < at - BEFORE / 2 ? safe(text, at) : space;
}

/** Moves a position out of the middle of a surrogate pair. */
function safe(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
