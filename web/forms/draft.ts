import { useEffect, useRef, useState } from "react";

const PREFIX = "sintonia-draft:";

/** A draft of this tab, outside a component; nothing is the empty string. */
export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}

export function writeDraft(key: string, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is full or forbidden: the text is still in the field.
  }
}

/** The next value, or what makes it of the present one: for what happens later than the render it was written in. */
export type Change<T> = T | ((now: T) => T);

/** Text that survives a closed panel, a reload and an expired session, in this tab only, until it is sent. */
export function useDraft(key: string): [value: string, change: (change: Change<string>) => void] {
  const [value, setValue] = useState(() => readDraft(key));
  // What was last written, which the screen may not show yet.
  const now = useRef({ key, value });
  useEffect(() => {
    if (now.current.key === key) return;
    now.current = { key, value: readDraft(key) };
    setValue(now.current.value);
  }, [key]);
  return [
    value,
    (change) => {
      const before = now.current.key === key ? now.current.value : readDraft(key);
      const next = typeof change === "function" ? change(before) : change;
      now.current = { key, value: next };
      setValue(next);
      writeDraft(key, next);
    },
  ];
}

/** Forgets every draft of this tab: whoever signs in next must not find them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there are none.
  }
}
