import { useEffect, useRef } from "react";

/** Returns the previous array while it contains the same items in the same order. */
export function useStableArray<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  const before = last.current;
  const same = before.length === list.length && before.every((one, at) => one === list[at]);
  const kept = same ? before : list;
  useEffect(() => {
    last.current = kept;
  });
  return kept;
}
