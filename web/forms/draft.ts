import { useEffect, useRef, useState } from "react";
import { isSharedDevice } from "#web/app/offline/device.ts";

const PREFIX = "sintonia-draft:";

/** Key prefix of an account's drafts in localStorage, because several accounts may use this device. */
const accountPrefix = (account: string) => `${PREFIX}${account}:`;

/** Storage key of a draft, unique per draft key and account. */
const storageKey = (key: string, account: string | undefined) =>
  account === undefined ? PREFIX + key : accountPrefix(account) + key;

/** Where a draft lives: in the tab, or with an account on the device, unless others use it too. */
function storageFor(account: string | undefined): Storage {
  return account === undefined || isSharedDevice() ? sessionStorage : localStorage;
}

/** Reads a draft; empty if there is none. */
export function readDraft(key: string, account?: string): string {
  try {
    return storageFor(account).getItem(storageKey(key, account)) ?? "";
  } catch {
    return "";
  }
}

export function writeDraft(key: string, value: string, account?: string): void {
  try {
    const [storage, name] = [storageFor(account), storageKey(key, account)];
    if (value === "") storage.removeItem(name);
    else storage.setItem(name, value);
  } catch {
    // Storage is full or blocked: the text is still in the field.
  }
}

/** The next value, or an updater of the latest one, for callbacks that run after a newer value was set. */
export type Change<T> = T | ((now: T) => T);

/**
 * Draft text that survives a closed panel, a reload and an expired session, in this tab only. With an account it also
 * survives a closed tab, until the account signs out on this device, unless others use the device too.
 */
export function useDraft(key: string, account?: string): [value: string, change: (change: Change<string>) => void] {
  const [value, setValue] = useState(() => readDraft(key, account));
  const name = storageKey(key, account);
  // The latest value, which may not be rendered yet.
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

/** Deletes every draft of this tab and device, so that the next account to sign in does not see them. */
export function clearDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) removeKeys(storage, (name) => name.startsWith(PREFIX));
  } catch {
    // Storage is forbidden: there are none.
  }
}

/** Deletes the drafts of other accounts on this device, left by sessions that ended without a sign-out. */
export function clearDraftsOfOthers(account: string): void {
  try {
    removeKeys(localStorage, (name) => name.startsWith(PREFIX) && !name.startsWith(accountPrefix(account)));
  } catch {
    // Storage is forbidden: there are none.
  }
}

function removeKeys(storage: Storage, which: (name: string) => boolean): void {
  for (const name of Object.keys(storage)) if (which(name)) storage.removeItem(name);
}
