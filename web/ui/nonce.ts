import { setNonce } from "get-nonce";

/**
 * Passes the page's CSP nonce (`<meta name="csp-nonce" content="…">`) to the scroll lock of dialogs and menus, which
 * inserts a `<style>` element. Call once, before the first render.
 */
export function adoptNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) setNonce(nonce);
}
