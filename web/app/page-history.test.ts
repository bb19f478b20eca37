import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageHistory, heldPage, holdPage } from "./page-history.ts";

const assign = vi.fn<(href: string) => void>();
const nothing = () => {};
/** Pending requests, answered by the test. */
let asked: { url: string; answer: (ok: boolean) => void }[] = [];

beforeEach(() => {
  asked = [];
  assign.mockReset();
  holdPage(null);
  const location = { href: "http://here/", pathname: "/", search: "", hash: "", assign };
  const history = { state: null, length: 1, pushState: nothing, replaceState: nothing };
  const document = { querySelectorAll: () => [{ href: "/assets/part.js" }] };
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { location, history, document, addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal("fetch", async (url: string) => {
    const ok = await new Promise<boolean>((answer) => asked.push({ url, answer }));
    return new Response(null, { status: ok ? 200 : 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Navigates to a page whose chunks fail to load, up to the request that checks the server. */
async function askFor(href: string) {
  const history = createPageHistory((to) => (to === href ? Promise.resolve(false) : undefined));
  history.push(href);
  await settle();
  expect(asked.map(({ url }) => url)).toEqual([href]);
  return history;
}

test("loads the document if the page's chunks are gone", async () => {
  await askFor("/old");
  asked[0]!.answer(true);
  await settle();
  expect(assign).not.toHaveBeenCalled();
  asked[1]!.answer(true);
  await settle();
  expect(assign.mock.calls).toEqual([["/old"]]);
});

test("does not load the document if the user navigated away during the server check", async () => {
  const history = await askFor("/old");
  history.push("/elsewhere");
  asked[0]!.answer(true);
  await settle();
  expect(asked).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();
});

test("does not load the document if the user navigated away during the refetch", async () => {
  const history = await askFor("/old");
  asked[0]!.answer(true);
  await settle();
  history.push("/elsewhere");
  asked[1]!.answer(true);
  await settle();
  expect(assign).not.toHaveBeenCalled();
});

test("holds a page while the server is unreachable, until the next navigation", async () => {
  const history = await askFor("/old");
  asked[0]!.answer(false);
  await settle();
  expect(heldPage()?.href).toBe("/old");
  history.push("/elsewhere");
  expect(heldPage()).toBeNull();
});
