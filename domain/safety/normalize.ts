/**
 * Text for matching: lower case, straight apostrophes, no accents, no punctuation but sentence ends (“.”), single
 * spaces, doubled letters collapsed (“ammazzarmi” and the typo “amazarmi” become the same).
 */
export function normalizeForCheck(text: string): string {
  return collapse(
    text
      .slice(0, 20_000)
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
      .toLowerCase()
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[.!?;:\n\r…]+/g, " . ")
      .replace(/[^a-z0-9'. ]+/g, " ")
      // “dont”, “cant”, “im”: apostrophes are dropped altogether, so both spellings meet.
      .replace(/\b([a-z]+)'(?=[a-z])/g, (_, head: string) => (ITALIAN_ELISIONS.has(head) ? `${head} ` : head))
      .replace(/'/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

const ITALIAN_ELISIONS = new Set([
  "l",
  "un",
  "m",
  "t",
  "s",
  "c",
  "d",
  "n",
  "v",
  "all",
  "dell",
  "dall",
  "nell",
  "sull",
  "quell",
  "quest",
  "anch",
]);

function collapse(text: string): string {
  return text.replace(/([a-z])\1+/g, "$1");
}

/** A pattern over normalized text, written in ordinary spelling: doubled letters are collapsed here too. */
export function pattern(source: string): RegExp {
  const collapsed = source.replace(
    /(\\.)|([a-z])\2+/g,
    (_, escaped: string | undefined, letter: string) => escaped ?? letter,
  );
  return new RegExp(`\\b(?:${collapsed})`, "g");
}
