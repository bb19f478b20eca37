const PENDING = "sintonia-invite";
const OWN = "sintonia-invite-own";

function stored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function store(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Storage is full or forbidden: the link itself still works.
  }
}

/** Keeps a valid code for this tab until somebody signs up with it. */
export function keepInvitation(code: string): void {
  store(() => sessionStorage, PENDING, code);
}

/** The code kept for this tab. */
export function keptInvitation(): string | null {
  return stored(() => sessionStorage, PENDING);
}

/** SHA-256 of a code in hexadecimal; null where the page is not served securely and so cannot compute one. */
async function hash(code: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Notes, by its hash, the code that somebody signed up with on this device; forgets the one kept for the tab. */
export async function markAsOwn(code: string): Promise<void> {
  store(() => sessionStorage, PENDING, null);
  store(() => localStorage, OWN, await hash(code));
}

/** Whether this device signed up with this code. */
export async function isOwn(code: string): Promise<boolean> {
  const own = stored(() => localStorage, OWN);
  return own !== null && own === (await hash(code));
}
