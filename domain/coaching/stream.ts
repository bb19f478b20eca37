/** A text in word-wise pieces, each word with the white space that follows it; joined, they are exactly the text. */
export function splitForStreaming(text: string): string[] {
  return text.match(/^\s+|\S+\s*/gu) ?? [];
}
