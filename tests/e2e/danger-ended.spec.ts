import type { Interaction } from "#domain/interactions/contract.ts";
import type { Persona } from "#domain/people/contract.ts";
import { addPartner, buttonIn, cardIn, HARMLESS, HIT, NAME, titleOf } from "./danger.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addNote, openPerson, post, read } from "./steps.ts";

test("an outcome that indicates danger shows a card in place, and hides tips @phone", async ({
  signedIn: page,
  language,
  look,
  t,
}) => {
  const id = await addPartner(page);
  for (const objectives of ["Talk about the rent", "Ask about Sunday"]) {
    await post(page, `/api/personas/${id}/interactions`, { objectives });
  }
  const { items } = await read<{ items: Interaction[] }>(page, `/api/personas/${id}/interactions?status=planned`);
  await post(page, `/api/interactions/${items[0]!.id}/outcome`, { result_summary: HARMLESS[language] });
  await page.goto(`/persona/${id}?tab=interactions&register=${items[1]!.id}`);
  const tips = page.getByRole("heading", { name: t("interactions:done.tips"), includeHidden: true });
  await expect(tips).toHaveCount(1);
  await page.getByLabel(t("interactions:outcome.summary")).fill(HIT[language]);
  await buttonIn(page, t, "common:action.save").click();
  const dialog = page.getByRole("dialog", { name: t("interactions:toast.recorded") });
  await expect(cardIn(dialog, language).getByText(titleOf(language), { exact: true })).toBeFocused();
  await look("an outcome that sounds dangerous");
  await dialog
    .getByRole("button", { name: t("common:action.close") })
    .last()
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const panel = page.getByRole("tabpanel");
  await expect(cardIn(panel, language)).toHaveCount(1);
  await expect(tips).toHaveCount(0);
  const aside = panel.getByText(t("safety:put_aside"));
  await expect(aside.first()).toBeVisible();
  await look("tips put aside");
  // One click next to the hidden tips shows them again.
  const harmless = panel.getByRole("article").filter({ hasText: HARMLESS[language] });
  await buttonIn(harmless, t, "safety:end.mistake").click();
  await expect(page.locator("p:focus")).toContainText(t("safety:ended.mistake"));
  await expect(harmless.getByRole("heading", { name: t("interactions:done.tips") })).toBeVisible();
  await expect(aside).toHaveCount(0);
  await expect(cardIn(page, language)).toHaveCount(0);
});

test("ending a danger is undone if the request fails, and can be retried @desktop", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPartner(page);
  await addNote(page, id, { content: HIT[language] });
  await openPerson(page, id, NAME);
  const card = cardIn(page.getByRole("tabpanel"), language);
  await page.route("**/api/safety/clear", (route) => route.abort("failed"), { times: 1 });
  await buttonIn(card, t, "safety:end.mistake").click();
  const toasts = page.getByRole("region", { name: /F8/ });
  await expect(toasts.getByText(t("errors:network"))).toBeVisible();
  await expect(card).toBeVisible();
  await toasts.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await read<Persona>(page, `/api/personas/${id}`)).danger).toBeNull();
  // After marking and undoing in quick succession, the last action wins.
  await page.reload();
  await page.getByRole("tabpanel").getByRole("button", { name: HIT[language] }).click();
  const dialog = page.getByRole("dialog");
  await buttonIn(dialog, t, "common:action.undo").click();
  await buttonIn(dialog, t, "safety:end.safe").click();
  await buttonIn(dialog, t, "common:action.undo").click();
  await expect(cardIn(dialog, language)).toBeVisible();
  await expect.poll(async () => (await read<Persona>(page, `/api/personas/${id}`)).danger?.path).toBe("violence");
});
