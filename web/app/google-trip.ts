/**
 * State kept in this tab during the redirect to Google: the purpose, the invitation code, and the path to return to.
 */
export type GoogleTrip =
  | { purpose: "sign-in"; next?: string }
  | { purpose: "sign-up"; code: string }
  | { purpose: "connect" };

const TRIP = "sintonia-google";
const DONE = "sintonia-google-done";
const WAITING = "sintonia-google-beside";
/** How long a sign-in in a second tab may take, in milliseconds; as long as a pending two-factor sign-in is valid. */
const WAITING_MS = 600_000;

function take(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is full or blocked: sign-in still works, and ends on the home page.
  }
}

export function keepTrip(trip: GoogleTrip): void {
  keep(TRIP, JSON.stringify(trip));
}

/** Reads and clears the redirect started in this tab; null if it started elsewhere. */
export function takeTrip(): GoogleTrip | null {
  const value = take(TRIP);
  return value === null ? null : (JSON.parse(value) as GoogleTrip);
}

/** Records that this tab waits for a Google sign-in in another tab. */
export function noteWaitingTab(): void {
  try {
    localStorage.setItem(WAITING, String(Date.now()));
  } catch {
    // Storage is blocked: the other tab continues to the home page.
  }
}

/** Whether another tab waits for this tab's sign-in; clears the record. */
export function takeWaitingTab(): boolean {
  try {
    const began = Number(localStorage.getItem(WAITING));
    localStorage.removeItem(WAITING);
    return Date.now() - began < WAITING_MS;
  } catch {
    return false;
  }
}

/** Records that the user has just signed in with Google. */
export function noteArrival(): void {
  keep(DONE, "true");
}

/** Whether the user has just signed in with Google; clears the record. */
export function takeArrival(): boolean {
  return take(DONE) !== null;
}
