/** Splits a text into words with their trailing whitespace; joined, they are exactly the text. */
export function splitForStreaming(text: string): string[] {
  return text.match(/^\s+|\S+\s*/gu) ?? [];
}
