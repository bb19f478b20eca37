/** A message set apart from what is said about it. */
export const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

export const parts = (...some: readonly (string | null)[]) => some.filter(Boolean).join("\n\n");
