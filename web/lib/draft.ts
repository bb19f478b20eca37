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

/** Text that survives a closed panel, a reload and an expired session, in this tab only, until it is sent. */
export function useDraft(key: string): [value: string, change: (value: string) => void] {
  const [value, setValue] = useState(() => readDraft(key));
  const current = useRef(key);
  useEffect(() => {
    if (current.current === key) return;
    current.current = key;
    setValue(readDraft(key));
  }, [key]);
  return [
    value,
    (next) => {
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
