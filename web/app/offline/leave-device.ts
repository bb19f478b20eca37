import { SIGNED_OUT_COOKIE } from "#domain/account/signed-out.ts";

/** Local storage key: a second note of the cookie, because some browsers drop a script's cookies after a week. */
const NOTE = "sintonia-signed-out";
const YEAR = 31_536_000;

function writeCookie(): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${SIGNED_OUT_COOKIE}=1; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}

/** Notes that the user has signed out on this device, for the server to end the session at the next request. */
export function leaveDevice(): void {
  writeCookie();
  try {
    localStorage.setItem(NOTE, "1");
  } catch {
    // The cookie suffices for a week.
  }
}

/** Whether the user has signed out on this device without a network, and the server has not been reached since. */
export function isStillToEnd(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_OUT_COOKIE}=1`);
}

/** Somebody has signed in: the session that is to be ended is no longer the one of this device. */
export function forgetLeaving(): void {
  try {
    localStorage.removeItem(NOTE);
  } catch {
    // Then there is no note.
  }
}

/**
 * Call before a page is drawn. If the user has signed out on this device and the server has rendered a page all the
 * same, or has just ended the session, hides the page and loads it once more with the cookie.
 */
export function leaveAgain(): void {
  // Without a network nothing can be ended yet, and the page holds nothing about anybody.
  if (document.documentElement.dataset["shell"] !== undefined) return;
  try {
    if (localStorage.getItem(NOTE) === null) return;
    localStorage.removeItem(NOTE);
  } catch {
    return;
  }
  document.documentElement.style.setProperty("display", "none", "important");
  writeCookie();
  location.reload();
}
