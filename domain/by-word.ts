/** A table looked up by what people write: words such as “constructor”, which every object inherits, are not in it. */
export function byWord<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
