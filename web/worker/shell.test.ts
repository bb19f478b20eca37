import { expect, it } from "vitest";
import { noteAddress, sharedText } from "./offline-pages.ts";
import { shellFor } from "./shell.ts";

const STORED =
  '<html data-shell lang="__LANG__" data-theme="__THEME__"><meta name="csp-nonce" content="__NONCE__"><p>__LOADING__</p>';
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
    const shell = await shellFor(stored(), { language: "it", theme, path: "/home" });
    const nonce = /'nonce-([^']+)'; img-src/.exec(shell.headers.get("content-security-policy")!)?.[1];
    const known = theme === "dark" ? theme : "";
    expect(await shell.text()).toBe(
      `<html data-shell lang="it" data-theme="${known}"><meta name="csp-nonce" content="${nonce}"><p>Caricamento…</p>`,
    );
    expect(shell.headers.get("content-encoding")).toBeNull();
    nonces.add(nonce!);
  }
  expect(nonces.size).toBe(2);
});

it("links what the page at this address loads, in the device's language", async () => {
  const preloads = {
    pages: { "/home": ["/home.js"], "/persona/:id": ["/person.js", "/care.js"] },
    texts: {
      en: { "": ["/en.js"], "/home": ["/en.js"] },
      it: { "": ["/it.js"], "/persona/:id": ["/it.js", "/it.p.js"] },
    },
    shell: ["/care.js", "/a.woff2"],
  };
  const linked = async (path: string, language: string) => {
    const html = `<head><!--preloads ${JSON.stringify(preloads)}--></head>`;
    const shell = await (await shellFor(new Response(html), { language, theme: "", path })).text();
    expect(shell).not.toContain("<!--");
    return Array.from(shell.matchAll(/rel="(\w+)".*?href="([^"]+)"/g), ([, rel, file]) => `${rel} ${file}`);
  };
  const module = (...files: string[]) => files.map((file) => `modulepreload ${file}`);
  expect(await linked("/persona/1", "it")).toEqual([
    ...module("/it.js", "/it.p.js", "/person.js", "/care.js"),
    "preload /a.woff2",
  ]);
  expect(await linked("/home", "xx")).toEqual([...module("/en.js", "/home.js", "/care.js"), "preload /a.woff2"]);
  expect(await linked("/home/more", "it")).toEqual([...module("/it.js", "/care.js"), "preload /a.woff2"]);
});

it("carries a shared text in the fragment only", () => {
  const text = "100 % of #1 & “more”\nhttps://example.org/?q=1#a";
  const [address, fragment] = noteAddress([null, ` ${text} `, ""]).split("#");
  expect(address).toBe("/home?add=note");
  expect(sharedText(`#${fragment}`)).toBe(text);
  expect(noteAddress([undefined, " "])).toBe("/home?add=note");
  for (const hash of ["", "#search", "#shared=%"]) expect(sharedText(hash)).toBe("");
});
