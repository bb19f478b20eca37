import { expect, test, vi } from "vitest";
import { openGoogleInNewTab } from "./google.ts";

const nothing = () => {};

test("clears the opener of the Google tab before navigating it", async () => {
  const openers: unknown[] = [];
  const page = {};
  const tab = { opener: page as unknown, location: { assign: () => openers.push(tab.opener) }, close: nothing };
  vi.stubGlobal("location", { origin: "http://localhost", pathname: "/", search: "" });
  vi.stubGlobal("window", { open: () => tab, location: { assign: nothing } });
  vi.stubGlobal("localStorage", { setItem: nothing });
  vi.stubGlobal("fetch", async () => Response.json({ url: "https://accounts.example.org/" }));
  await openGoogleInNewTab();
  expect(openers).toEqual([null]);
});
