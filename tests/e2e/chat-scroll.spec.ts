import type { Locator } from "@playwright/test";
import { addPartner, cardIn, HIT, NAME, titleOf } from "./danger.ts";
import { expect, test } from "./fixtures.ts";
import { ask, openChat, openPerson } from "./steps.ts";

/** Pixels below the visible part of a scrolling box. */
const below = (box: Locator) => box.evaluate((b) => Math.round(b.scrollHeight - b.scrollTop - b.clientHeight));

/** Appends content and dispatches the event of an earlier scroll before the next frame, as during fast streaming. */
const grow = (box: Locator) =>
  box.evaluate((b) => {
    const more = document.createElement("p");
    more.textContent = "More.";
    more.style.minHeight = "300px";
    b.querySelector("[role=list]")!.after(more);
    b.dispatchEvent(new Event("scroll"));
  });

test("the transcript follows its end until the reader scrolls, and scrolls a safety card into view completely", async ({
  signedIn: page,
  language,
  isMobile,
  t,
}) => {
  const id = await addPartner(page);
  await page.request.patch("/api/profile", { data: { current_country: language === "it" ? "IT" : "GB" } });
  await openPerson(page, id, NAME);
  const box = await openChat(page, t);
  await ask(page, t, t("chat:suggest.message", { name: NAME }));
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  // Each turn is a list item for screen readers.
  await expect(box.getByRole("listitem")).toHaveCount(2);

  await grow(box);
  await expect.poll(() => below(box)).toBeLessThanOrEqual(1);
  await grow(box);
  await expect.poll(() => below(box)).toBeLessThanOrEqual(1);
  // Scrolling up stops following the end; scrolling to the end resumes it.
  if (isMobile) await box.evaluate((b) => b.scrollBy(0, -200));
  else {
    await box.hover();
    await page.mouse.wheel(0, -200);
  }
  await expect.poll(() => below(box)).toBeGreaterThan(150);
  await grow(box);
  // Following takes effect by the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await below(box)).toBeGreaterThan(450);
  await box.evaluate((b) => b.scrollTo(0, b.scrollHeight));
  await grow(box);
  await expect.poll(() => below(box)).toBeLessThanOrEqual(1);

  await box.evaluate((b) => b.querySelectorAll("ol ~ p").forEach((more) => more.remove()));
  await ask(page, t, HIT[language]);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(2);
  const card = cardIn(box, language);
  // The Italian card fits on a phone. The British one is higher than the panel and shows its top and all numbers.
  const heights = await card.evaluate((element) => {
    const region = element.closest("[role=region]")!;
    return { card: element.getBoundingClientRect().height, box: region.clientHeight };
  });
  const fits = heights.card <= heights.box;
  expect(fits).toBe(isMobile);
  await expect(card).toBeInViewport({ ratio: fits ? 1 : (0.95 * heights.box) / heights.card });
  const within = async (part: Locator) => {
    await expect(part).toBeInViewport({ ratio: 1 });
    const [inner, outer] = [await part.boundingBox(), await box.boundingBox()];
    expect(inner!.y).toBeGreaterThanOrEqual(outer!.y);
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
  };
  await within(card.getByText(titleOf(language), { exact: true }));
  await expect(card.locator("a[href^='tel:']")).not.toHaveCount(0);
  for (const link of await card.getByRole("link").all()) await within(link);
});
