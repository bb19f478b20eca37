import { expect, it } from "vitest";
import { noteAddress, sharedText } from "./offline-pages.ts";
import { shellFor } from "./shell.ts";

const STORED = '<html data-shell lang="__LANG__" data-theme="__THEME__"><meta name="csp-nonce" content="__NONCE__">';
const stored = () =>
  new Response(STORED, {
    headers: {
      "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'",
      "content-encoding": "br",
    },
  });

it("gives every visit a nonce of its own, the same in policy and page", async () => {
  const nonces = new Set<string>();
  for (const theme of ["dark", '"><script>']) {
    const shell = await shellFor(stored(), { language: "it", theme });
    const nonce = /'nonce-([^']+)'; img-src/.exec(shell.headers.get("content-security-policy")!)?.[1];
    const known = theme === "dark" ? theme : "";
    expect(await shell.text()).toBe(
      `<html data-shell lang="it" data-theme="${known}"><meta name="csp-nonce" content="${nonce}">`,
    );
    expect(shell.headers.get("content-encoding")).toBeNull();
    nonces.add(nonce!);
  }
  expect(nonces.size).toBe(2);
});

it("carries a shared text in the fragment only", () => {
  const text = "100 % of #1 & “more”\nhttps://example.org/?q=1#a";
  const [address, fragment] = noteAddress([null, ` ${text} `, ""]).split("#");
  expect(address).toBe("/home?add=note");
  expect(sharedText(`#${fragment}`)).toBe(text);
  expect(noteAddress([undefined, " "])).toBe("/home?add=note");
  for (const hash of ["", "#search", "#shared=%"]) expect(sharedText(hash)).toBe("");
});
