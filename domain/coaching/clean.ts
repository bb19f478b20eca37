/** Longest fragment of a person's own words that a text of ours repeats. */
export const MAX_QUOTE = 140;

const MARKED_BLOCKS = [
  /<!--[\s\S]*?(?:-->|$)/g,
  /\[\[[\s\S]*?(?:\]\]|$)/g,
  /```[\s\S]*?(?:```|$)/g,
  /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
];

/**
 * A person's words as plain text on one line: comments, markup, images, links, code and anything shaped like a
 * marked block are removed, never interpreted.
 */
export function plainWords(text: string): string {
  let plain = text.normalize("NFC");
  // Nested remnants can spell a new marker once the inner one is gone; repeat until nothing changes.
  for (let previous = ""; previous !== plain;) {
    previous = plain;
    for (const block of MARKED_BLOCKS) plain = plain.replace(block, " ");
    plain = plain
      .replace(/!\[[^\]]*\]\([^)]*\)?/g, " ")
      .replace(/\[([^\]]*)\]\([^)]*\)?/g, "$1")
      .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, " ")
      .replace(/\b(?:https?|ftp|javascript|data|file|mailto):\S+/gi, " ")
      .replace(/\bwww\.\S+/gi, " ")
      .replace(/\{[^{}]*"[^{}]*\}?/g, " ")
      .replace(/\S*interaction_complete\S*/gi, " ");
  }
  return plain
    .replace(/[<>[\]{}`*_#|~\\]/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+([.,;:!?…])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** A name fit for a sentence: plain words, at most 60 characters; empty when nothing is left. */
export function cleanName(name: string): string {
  return plainWords(name)
    .replace(/["“”«»]/g, "")
    .slice(0, 60)
    .trim();
}

/** The beginning of a text, cut between words, with an ellipsis where something is missing. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}
