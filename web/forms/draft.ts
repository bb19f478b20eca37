import { useEffect, useRef, useState } from "react";

const PREFIX = "sintonia-draft:";

/** The names of an account's drafts that outlive the tab: on this device, somebody else may sign in. */
const ofAccount = (account: string) => `${PREFIX}${account}:`;

/** What a draft is stored under; no other has the same name, of this or another account. */
const nameOf = (key: string, account: string | undefined) =>
  account === undefined ? PREFIX + key : ofAccount(account) + key;

/** Reads a draft: from this tab, or with `account` from this device. Empty when there is none. */
export function readDraft(key: string, account?: string): string {
  try {
    const storage = account === undefined ? sessionStorage : localStorage;
    return storage.getItem(nameOf(key, account)) ?? "";
  } catch {
    return "";
  }
}

export function writeDraft(key: string, value: string, account?: string): void {
  try {
    const [storage, name] = [account === undefined ? sessionStorage : localStorage, nameOf(key, account)];
    if (value === "") storage.removeItem(name);
    else storage.setItem(name, value);
  } catch {
    // Storage is full or forbidden: the text is still in the field.
  }
}

/** The next value, or what makes it of the present one: for what happens later than the render it was written in. */
export type Change<T> = T | ((now: T) => T);

/**
 * Text that survives a closed panel, a reload and an expired session, in this tab only, until it is sent; with an account
 * a closed tab as well, until it signs out on this device.
 */
export function useDraft(key: string, account?: string): [value: string, change: (change: Change<string>) => void] {
  const [value, setValue] = useState(() => readDraft(key, account));
  // What was last written, which the screen may not show yet.
  const name = nameOf(key, account);
  const now = useRef({ name, value });
  useEffect(() => {
    if (now.current.name === name) return;
    now.current = { name, value: readDraft(key, account) };
    setValue(now.current.value);
  }, [name, key, account]);
  return [
    value,
    (change) => {
      const before = now.current.name === name ? now.current.value : readDraft(key, account);
      const next = typeof change === "function" ? change(before) : change;
      now.current = { name, value: next };
      setValue(next);
      writeDraft(key, next, account);
    },
  ];
}

/** Forgets every draft of this tab and of this device: whoever signs in next must not find them. */
export function clearDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) forget(storage, (name) => name.startsWith(PREFIX));
  } catch {
    // Storage is forbidden: there are none.
  }
}

/** Forgets what accounts other than this one left on this device, whose sessions ended without a sign-out. */
export function clearDraftsOfOthers(account: string): void {
  try {
    forget(localStorage, (name) => name.startsWith(PREFIX) && !name.startsWith(ofAccount(account)));
  } catch {
    // Storage is forbidden: there are none.
  }
}

function forget(storage: Storage, which: (name: string) => boolean): void {
  for (const name of Object.keys(storage)) if (which(name)) storage.removeItem(name);
}
