import { ApiError } from "#web/app/api.ts";

/** An edit that was refused, because what it began from has been changed elsewhere. */
export interface Conflict<T> {
  /** The stored record, as the refused route answers it when it succeeds. */
  current: T;
}

/** The conflict that an error reports; null for any other error. `T` is the answer of the route that was called. */
export function conflictOf<T extends object>(error: unknown): Conflict<T> | null {
  if (!(error instanceof ApiError) || error.code !== "changed_elsewhere" || !error.current) return null;
  return { current: error.current as T };
}

/** A form's values by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A field, or fields that only make sense together, as one thing that can be changed. */
export interface Part<V extends Values = Values> {
  label: string;
  names: readonly (keyof V & string)[];
  /** Its value in words; blank if there is none. */
  text: (values: V) => string;
}

/** Blank, null and absent are the same, and so are texts that differ only in space around them. */
function comparable(value: unknown): string {
  const plain = typeof value === "string" ? value.trim() : value;
  return JSON.stringify(plain === "" || plain === undefined ? null : plain);
}

export function samePart({ names }: Pick<Part, "names">, one: Values, other: Values): boolean {
  return names.every((name) => comparable(one[name]) === comparable(other[name]));
}

export function sameParts(parts: readonly Pick<Part, "names">[], one: Values, other: Values): boolean {
  return parts.every((part) => samePart(part, one, other));
}

export interface Versions {
  /** What both began from. */
  base: Values;
  /** What is in the form. */
  mine: Values;
  /** What is stored now. */
  theirs: Values;
}

/**
 * Brings two edits of one record together. Parts that only one of them changed have that value in `merged`; parts that
 * both changed differently are `open`, with mine in `merged`.
 */
export function mergeEdits<P extends Pick<Part, "names">>(
  parts: readonly P[],
  { base, mine, theirs }: Versions,
): { merged: Values; open: P[] } {
  const untouched = parts.filter((part) => samePart(part, mine, base));
  const open = parts.filter(
    (part) => !samePart(part, mine, base) && !samePart(part, theirs, base) && !samePart(part, mine, theirs),
  );
  const taken = untouched.flatMap(({ names }) => names.map((name) => [name, theirs[name]] as const));
  return { merged: { ...mine, ...Object.fromEntries(taken) }, open };
}
