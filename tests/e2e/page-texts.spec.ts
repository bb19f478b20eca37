import { expect, test } from "./fixtures.ts";

test("a page is loaded with its own texts, and the others come when it is used @phone", async ({
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
  await page.keyboard.press("Shift");
  await expect.poll(() => fetched.has(`${language}.person`)).toBe(true);
  // No text was missing, so that the other language was not needed.
  expect(fetched.size).toBe(4);

  const html = await (await page.request.get("/auth")).text();
  expect(html.match(/href="\/assets\/texts\.[^"]+/g)).toHaveLength(2);
});
