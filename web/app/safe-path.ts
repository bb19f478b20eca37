const HERE = "https://here.invalid";
/** Returning to these after sign-in would loop or leave the application. */
const NOT_BACK_TO = /^\/(?:auth|invite|api|functions)?(?:\/|$)/;

/** The path to continue to after sign-in; null unless it is a path of this application. Prevents open redirects. */
export function safePath(value: string | undefined): string | null {
  // Browsers treat a backslash as a slash and skip control characters, so "/\evil" would be another host.
  if (!value || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value) || !URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  return url.origin === HERE && !NOT_BACK_TO.test(url.pathname) ? url.pathname + url.search + url.hash : null;
}
