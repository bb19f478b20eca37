import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { addPerson } from "./steps.ts";
import { untilKept } from "./storage.ts";

test("home is loaded without the code of its dialogs, of forms and of the chat @desktop", () => {
  const built = new URL("../../dist/web/preloads.json", import.meta.url);
  const { pages } = JSON.parse(readFileSync(built, "utf8")) as { pages: Record<string, string[]> };
  const names = (page: string) => pages[page]!.map((file) => /\/([\w-]+?)-[^/]*$/.exec(file)?.[1]);
  expect(names("/home")).toEqual(["pages", "home"]);
  expect(new Set(names("/persona/:id"))).toEqual(new Set(["pages", "person", "care"]));
});

test("a page is loaded with its own texts, and no others @phone", async ({ page, language, t, baseURL }) => {
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
  await page.waitForLoadState("networkidle");
  // No text was missing, so that the other language was not needed.
  expect(fetched.size).toBe(2);

  const html = await (await page.request.get("/auth")).text();
  expect(html.match(/href="\/assets\/texts\.[^"]+/g)).toHaveLength(2);
});

test.describe("with service workers", () => {
  test.use({ serviceWorkers: "allow" });

  test("what home may need later is fetched by the service worker, or else by the page once it is idle @desktop", async ({
    signedIn: page,
    context,
    t,
  }) => {
    await addPerson(page, { name: "Marta" });
    const fetched: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/assets\/([\w.-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (name) fetched.push(name);
    });
    await page.goto("/home");
    await untilKept(page, '["profile"]');
    const first = ["care", "home", "index", "offline", "pages", "texts.en.start", "vendor"];
    expect(fetched.toSorted()).toEqual(first);

    // The worker has it: the dialog opens without a network.
    await context.setOffline(true);
    await page.getByRole("button", { name: t("home:add_note") }).click();
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
    await context.setOffline(false);

    await page.evaluate(() => localStorage.setItem("sintonia-shared-device", "yes"));
    fetched.length = 0;
    await page.goto("/home");
    await expect
      .poll(() => fetched)
      .toEqual(expect.arrayContaining(["dialogs", "forms", "texts.en.person", "texts.en.settings"]));
    expect(fetched).not.toContain("offline");
  });
});
