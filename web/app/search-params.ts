/** Reads one search parameter, of the types the router parses; undefined if it is missing or invalid. */
type Reader<T> = (value: unknown) => T | undefined;

type Readers = Record<string, Reader<unknown>>;
type Params<R extends Readers> = { [name in keyof R]?: Exclude<ReturnType<R[name]>, undefined> | undefined };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The search parameters of a page, for `validateSearch`; unknown and invalid ones are dropped. Not a zod schema, because
 * every page's first load contains those of all pages, and would contain zod.
 */
export function searchParams<R extends Readers>(readers: R): (search: Record<string, unknown>) => Params<R> {
  return (search) => {
    const params = Object.entries(readers).flatMap(([name, read]) => {
      const value = read(search[name]);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(params) as Params<R>;
  };
}

/** One of these values. */
export function oneOf<const T extends readonly unknown[]>(...values: T): Reader<T[number]> {
  return (value) => values.find((known) => known === value);
}

/** A text of 1 to `max` characters; digits arrive as a number. */
export function text(max = Number.POSITIVE_INFINITY): Reader<string> {
  return (value) => {
    const written = typeof value === "number" ? String(value) : value;
    return typeof written === "string" && written !== "" && written.length <= max ? written : undefined;
  };
}

/** The id of a record. */
export const recordId: Reader<string> = (value) => (typeof value === "string" && UUID.test(value) ? value : undefined);

/** A number, possibly in quotes. */
function numberOf(value: unknown): number {
  return typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : Number.NaN;
}

/** A whole number from 1 to `max`. */
export function count(max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value) => {
    const number = numberOf(value);
    return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
  };
}

/** A positive number. */
export const positive: Reader<number> = (value) => {
  const number = numberOf(value);
  return number > 0 && Number.isFinite(number) ? number : undefined;
};
