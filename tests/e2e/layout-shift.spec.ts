import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { addNote, addPerson, post, signUp } from "./steps.ts";
import { texts } from "./texts.ts";

/** Layout shift scores above this are visible jumps. */
const SEEN = 0.02;
const FONTS = /\.woff2$/;

/** Delays the responses, each kind by its own time. They must not shift what is already rendered. */
async function delayResponses(page: Page): Promise<void> {
  const times: [RegExp, number][] = [
    [/\/api\/personas(\?|$)/, 200],
    [/\/api\/interactions\?/, 500],
    [/\/api\/notes\?/, 700],
    [/\/api\/personas\/[\w-]+$/, 100],
    [/\/api\/personas\/[\w-]+\/(interactions|notes|relationship)/, 400],
    // The fallback fonts have the same metrics, so lines break in the same places.
    [FONTS, 900],
  ];
  for (const [where, time] of times) {
    await page.route(where, async (route) => {
      if (route.request().method() === "GET") await new Promise((done) => setTimeout(done, time));
      await route.continue();
    });
  }
}

/** The cumulative layout shift since the page was opened. */
async function layoutShift(page: Page, settled: "load" | "networkidle" = "networkidle"): Promise<number> {
  await page.waitForLoadState(settled);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are delivered within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
      }),
  );
}

test("late responses cause no layout shift", async ({ instance, page, language }) => {
  await signUp(page, instance, language);
  const id = await addPerson(page, { name: "Marta" });
  await addPerson(page, { name: "Zoe" });
  await addNote(page, id, { content: "On Tuesday she laughed at my joke.", tags: ["work"] });
  for (const objectives of ["Ask how the new flat is", "Say thank you for the help with the boxes"]) {
    await post(page, `/api/personas/${id}/interactions`, { objectives, planned_date: "2030-05-02T18:30:00Z" });
  }
  await delayResponses(page);

  await page.goto("/home");
  await expect(page.getByText("Say thank you for the help with the boxes")).toBeVisible();
  expect(await layoutShift(page), "home").toBeLessThan(SEEN);

  for (const tab of ["notes", "interactions"]) {
    await page.goto(`/persona/${id}?tab=${tab}`);
    await expect(page.getByText("Ask how the new flat is")).toBeVisible();
    expect(await layoutShift(page), `a person with plans, their ${tab}`).toBeLessThan(SEEN);
  }

  const t = texts(language);
  // Only the rewriting may shift the layout here: a late font can add a line to a long text.
  await page.unroute(FONTS);
  let write = (): void => undefined;
  const asked = new Promise<void>((resolve) => (write = resolve));
  await page.route("**/refresh-persona-summary", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/persona-summary/${id}`);
  await page.getByRole("button", { name: t("profiling:summary.refresh") }).click();
  await expect(page.getByText(t("profiling:summary.writing"))).toBeVisible();
  // Before the new text is there, which may have another length.
  expect(await layoutShift(page, "load"), "a portrait being rewritten").toBeLessThan(SEEN);
  write();
  await expect(page.getByText(t("profiling:summary.writing"))).toBeHidden();
});
