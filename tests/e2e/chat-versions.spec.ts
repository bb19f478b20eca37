import { longConversation } from "../support/long-conversation.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addPerson, ask, openChat, openPerson, read } from "./steps.ts";

const FIRST = { en: "Marta seems distant lately", it: "Marta mi sembra distante ultimamente" };
const BETTER = { en: "Marta has been distant since Tuesday", it: "Marta è distante da martedì" };
const SECOND = { en: "What could I say to her?", it: "Che cosa potrei dirle?" };

test("regenerated answers and edited messages become versions, with navigation between them @phone", async ({
  signedIn: page,
  language,
  isMobile,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  const field = page.getByLabel(t("chat:composer.label"));
  const ready = () => expect(page.getByRole("button", { name: t("chat:composer.send"), exact: true })).toBeVisible();
  const version = (n: number) => page.getByRole("group", { name: t("chat:version.of", { n, total: 2 }) });
  await ask(page, t, FIRST[language]);
  await ready();
  await ask(page, t, SECOND[language]);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(2);
  await ready();

  await page
    .getByRole("button", { name: t("chat:again") })
    .last()
    .click();
  await expect(version(2)).toBeVisible();
  await ready();
  if (!isMobile) await expect(field).toBeFocused();
  await look("another answer");
  const before = version(2).getByRole("button", { name: t("chat:version.before") });
  await before.focus();
  await page.keyboard.press("Enter");
  await expect(version(1)).toBeVisible();
  await expect(version(1).getByRole("button", { name: t("chat:version.before") })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: t("chat:version.shown", { n: 1, total: 2 }) })).toHaveCount(
    1,
  );
  await version(1)
    .getByRole("button", { name: t("chat:version.after") })
    .click();
  await expect(version(2)).toBeVisible();

  const menu = page.getByRole("button", { name: t("chat:own.menu", { start: FIRST[language] }) });
  const edit = async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: t("chat:own.edit") }).click();
  };
  await edit();
  const editor = page.getByRole("textbox", { name: t("chat:edit.label") });
  await expect(editor).toBeFocused();
  await look("a message being edited");
  await editor.fill("…");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(transcript).toContainText(FIRST[language]);
  await edit();
  await expect(editor).toHaveValue(FIRST[language]);
  await editor.fill(BETTER[language]);
  if (isMobile) await page.getByRole("button", { name: t("chat:edit.send") }).click();
  else await page.keyboard.press("Enter");
  await expect(transcript).toContainText(BETTER[language]);
  await expect(transcript).not.toContainText(FIRST[language]);
  await expect(transcript).not.toContainText(SECOND[language]);
  await ready();
  await expect(version(2)).toBeVisible();

  // The original branch has both messages and their answers, and a new message continues it.
  await version(2)
    .getByRole("button", { name: t("chat:version.before") })
    .click();
  await expect(transcript).toContainText(SECOND[language]);
  await expect(transcript).not.toContainText(BETTER[language]);
  await ask(page, t, { en: "Thank you", it: "Grazie" }[language]);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(3);
  await ready();
  await page.reload();
  for (const said of [FIRST[language], SECOND[language]]) await expect(transcript).toContainText(said);
  await expect(transcript).not.toContainText(BETTER[language]);
});

test("an edited message that cannot be sent waits, and can be taken back into its editor @desktop", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await ask(page, t, FIRST[language]);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  await page.route("**/functions/v1/ai-chat", (route) => route.abort("failed"), { times: 1 });
  await page.getByRole("button", { name: t("chat:own.menu", { start: FIRST[language] }) }).click();
  await page.getByRole("menuitem", { name: t("chat:own.edit") }).click();
  const editor = page.getByRole("textbox", { name: t("chat:edit.label") });
  await editor.fill(BETTER[language]);
  await page.getByRole("button", { name: t("chat:edit.send") }).click();
  await expect(page.getByText(t("chat:not_sent"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("chat:not_sent"))).toBeVisible();
  await page.getByRole("button", { name: t("chat:take_back") }).click();
  await expect(editor).toHaveValue(BETTER[language]);
  await page.getByRole("button", { name: t("chat:edit.send") }).click();
  await expect(page.getByRole("group", { name: t("chat:version.of", { n: 2, total: 2 }) })).toBeVisible();
  await expect(transcript).toContainText(BETTER[language]);
});

test("older messages load while scrolling without a jump, and a long conversation stays fast @desktop", async ({
  instance,
  signedIn: page,
  look,
  t,
}) => {
  const personaId = await addPerson(page, { name: "Marta" });
  const { user_id: userId } = await read<{ user_id: string }>(page, "/api/profile");
  const short = await longConversation(instance.db, { userId, personaId }, 120);
  await page.goto(`/persona/${personaId}?chat=1&conversation=${short}`);
  const transcript = page.getByRole("region", { name: t("chat:transcript"), exact: true });
  const said = (n: number) => transcript.getByText(new RegExp(`^(\\S+ )?Message ${n}\\b`)).first();
  await expect(said(120)).toBeInViewport();
  await expect(said(71)).toBeAttached();
  await expect(said(70)).toHaveCount(0);
  await expect(page.getByText(t("chat:beginning"))).toHaveCount(0);

  const placeOf = (n: number) => said(n).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Holds the older page until the scrolled position has been painted.
  const { promise: drawn, resolve: letOlderCome } = Promise.withResolvers<void>();
  await page.route(/cursor=/, async (route) => {
    await drawn;
    await route.continue();
  });
  await said(75).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const place = await placeOf(75);
  letOlderCome();
  await expect(said(21)).toBeAttached();
  expect(Math.abs((await placeOf(75)) - place), "what is read stays in its place").toBeLessThanOrEqual(1);

  // By keyboard: the button that loads the rest.
  await transcript.focus();
  await page.keyboard.press("Home");
  await expect(page.getByText(t("chat:beginning"))).toBeVisible();
  await expect(said(1)).toBeAttached();
  await look("the beginning of a long conversation");
  await expect(transcript.getByText(/Message \d+\b/)).toHaveCount(120);
  // Off-screen messages are not rendered.
  const unseen = said(120).locator("xpath=ancestor::*[@data-group]");
  await expect(unseen).toHaveCSS("content-visibility", "auto");
  expect(
    await unseen.evaluate((group) => group.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(false);
});
