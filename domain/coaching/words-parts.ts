/** Formats a message as a Markdown quotation. */
export const asMarkdownQuote = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

export const parts = (...some: readonly (string | null)[]) => some.filter(Boolean).join("\n\n");
