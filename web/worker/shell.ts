/** A nonce as the server makes them. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

const LANGUAGE = /^(?:en|it)$/;
const THEME = /^(?:light|dark)$/;

/**
 * The stored shell with a new nonce in its policy and its text, as the server does for its pages: a nonce in the cache
 * would be the same for every visit. Without the device's language and theme, the application sets them itself.
 */
export async function shellFor(
  stored: Response,
  { language, theme }: { language: string; theme: string },
): Promise<Response> {
  const nonce = newNonce();
  const headers = new Headers(stored.headers);
  // The body is decoded and its length changes.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const policy = headers.get("content-security-policy") ?? "";
  headers.set("content-security-policy", policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
  const text = (await stored.text())
    .replaceAll("__LANG__", LANGUAGE.test(language) ? language : "en")
    .replaceAll("__THEME__", THEME.test(theme) ? theme : "")
    .replaceAll("__NONCE__", nonce);
  return new Response(text, { headers });
}
