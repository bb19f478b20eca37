/** A lookup table for user text, without a prototype: “constructor” and other inherited names are not in it. */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
