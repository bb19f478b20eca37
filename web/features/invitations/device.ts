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
    // Storage is full or unavailable: the link itself still works.
  }
}

/** Stores a valid code for this tab until sign-up. */
export function keepInvitation(code: string): void {
  store(() => sessionStorage, PENDING, code);
}

/** The code stored for this tab, or null. */
export function keptInvitation(): string | null {
  return stored(() => sessionStorage, PENDING);
}

/** SHA-256 of a code in hexadecimal; null in an insecure context, which has no SubtleCrypto. */
async function hash(code: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores the hash of the code used to sign up on this device, and removes the code stored for the tab. */
export async function markAsOwn(code: string): Promise<void> {
  store(() => sessionStorage, PENDING, null);
  store(() => localStorage, OWN, await hash(code));
}

/** Whether this code was used to sign up on this device. */
export async function isOwn(code: string): Promise<boolean> {
  const own = stored(() => localStorage, OWN);
  return own !== null && own === (await hash(code));
}
