/**
 * What this tab remembers while the browser is at Google: why it went, the invitation it took along, and where to go on to
 * afterwards.
 */
export type GoogleTrip =
  | { purpose: "sign-in"; next?: string }
  | { purpose: "sign-up"; code: string }
  | { purpose: "connect" };

const TRIP = "sintonia-google";
const DONE = "sintonia-google-done";
const BESIDE = "sintonia-google-beside";
/** How long after it began a trip beside another tab may end, in milliseconds; what waits for a code lives as long. */
const BESIDE_MS = 600_000;

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
    // Storage is full or forbidden: one arrives all the same, and goes home.
  }
}

export function keepTrip(trip: GoogleTrip): void {
  keep(TRIP, JSON.stringify(trip));
}

/** The trip this tab is on, once; null where it did not begin here. */
export function takeTrip(): GoogleTrip | null {
  const value = take(TRIP);
  return value === null ? null : (JSON.parse(value) as GoogleTrip);
}

/** Notes that a page waits, in another tab, for somebody to come back from Google. */
export function noteBeside(): void {
  try {
    localStorage.setItem(BESIDE, String(Date.now()));
  } catch {
    // Storage is forbidden: the other tab goes on to the home page.
  }
}

/** Whether a page waits in another tab for whoever arrives in this one; asked once. */
export function takeBeside(): boolean {
  try {
    const began = Number(localStorage.getItem(BESIDE));
    localStorage.removeItem(BESIDE);
    return Date.now() - began < BESIDE_MS;
  } catch {
    return false;
  }
}

/** Notes that somebody has just come in through Google. */
export function noteArrival(): void {
  keep(DONE, "true");
}

/** Whether somebody has just come in through Google; asked once. */
export function takeArrival(): boolean {
  return take(DONE) !== null;
}
