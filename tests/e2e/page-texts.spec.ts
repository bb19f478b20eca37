import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";

test("home is loaded without the code of its dialogs, of forms and of the chat @desktop", () => {
  const built = new URL("../../dist/web/preloads.json", import.meta.url);
  const { pages } = JSON.parse(readFileSync(built, "utf8")) as { pages: Record<string, string[]> };
  const names = (page: string) => pages[page]!.map((file) => /\/([\w-]+?)-[^/]*$/.exec(file)?.[1]);
  expect(names("/home")).toEqual(["pages", "home"]);
  expect(names("/persona/:id")).toEqual(["pages", "person"]);
});

test("a page is loaded with its own texts, and the others come when it is idle @phone", async ({
  page,
  language,
  t,
  baseURL,
}) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/assets\/texts\.(\w+\.\w+)-/.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  const first = page.locator("link[rel=modulepreload][href*='/texts.']");

  await page.context().addCookies([{ name: "sintonia_lang", value: language, url: baseURL! }]);
  await page.goto("/verify-email");
  await expect(page.getByRole("heading", { name: t("security:verify.failed") })).toBeVisible();
  await expect(first).toHaveCount(2);
  expect([...fetched].toSorted()).toEqual([`${language}.settings`, `${language}.start`]);
  await expect.poll(() => fetched.has(`${language}.person`)).toBe(true);
  // No text was missing, so that the other language was not needed.
  expect(fetched.size).toBe(4);

  const html = await (await page.request.get("/auth")).text();
  expect(html.match(/href="\/assets\/texts\.[^"]+/g)).toHaveLength(2);
});
