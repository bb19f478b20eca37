const HERE = "https://here.invalid";
/** Going back to these after signing in would lead in a circle, or leave the application. */
const NOT_BACK_TO = /^\/(?:auth|invite|api|functions)?(?:\/|$)/;

/** The path to go on to after signing in, if it is one of ours: never another site's address; null for anything else. */
export function safePath(value: string | undefined): string | null {
  // Browsers read a backslash as a slash and skip control characters, so that "/\evil" would be another host.
  if (!value || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value) || !URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  return url.origin === HERE && !NOT_BACK_TO.test(url.pathname) ? url.pathname + url.search + url.hash : null;
}
