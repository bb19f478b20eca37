import { eq } from "drizzle-orm";
import type { Persona } from "#domain/people/contract.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { NEUTRAL_PAGES } from "#web/safety/leave.ts";
import { scoring } from "../support/relationship.ts";
import { addPartner, buttonIn, cardIn, HARMLESS, HIT, NAME, summaryOf, titleOf } from "./danger.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { assess, snapshotOf } from "./relationship.ts";
import { addNote, ask, openChat, openPerson, read, signUp, startNote } from "./steps.ts";

test("a note that indicates danger is dismissed as a false alarm in one click, and the portrait returns @phone", async ({
  signedIn: page,
  language,
  lookTwice: look,
  t,
}) => {
  const id = await addPartner(page);
  await openPerson(page, id, NAME);
  const portrait = page.getByRole("heading", { name: t("profiling:summary.title", { name: NAME }) });
  await expect(portrait).toBeAttached();
  const content = await startNote(page, t);
  await content.fill(HIT[language]);
  await buttonIn(page, t, "notes:form.save").click();

  // The card replaces the form and has the focus; the note is saved.
  const dialog = page.getByRole("dialog", { name: t("notes:toast.added") });
  const card = cardIn(dialog, language);
  await expect(card.getByText(titleOf(language), { exact: true })).toBeFocused();
  await expect(buttonIn(card, t, "safety:leave")).toBeInViewport();
  await look("a note that sounds dangerous");
  await buttonIn(card, t, "safety:end.mistake").click();
  await expect(card).toHaveCount(0);
  const line = dialog.getByText(t("safety:ended.mistake"));
  await expect(page.locator("p:focus")).toContainText(t("safety:ended.mistake"));
  await expect(page.getByRole("region", { name: /F8/ }).getByText(t("safety:ended.mistake"))).toBeVisible();
  await look("a false alarm, ended");
  await expect(line).toBeVisible();
  await dialog
    .getByRole("button", { name: t("common:action.close") })
    .last()
    .click();

  await expect(portrait).toBeAttached();
  await expect(cardIn(page, language)).toHaveCount(0);
  expect((await read<Persona>(page, `/api/personas/${id}`)).danger).toBeNull();

  // The choice is stored for this text: no card is shown, and undo is offered only where the text is opened.
  await page.reload();
  const row = page.getByRole("tabpanel").getByRole("button", { name: HIT[language] });
  await expect(row).toBeVisible();
  await expect(page.getByText(t("safety:ended.earlier"))).toHaveCount(0);
  await row.click();
  await expect(page.getByText(t("safety:ended.earlier"))).toBeVisible();
  await buttonIn(page.getByRole("dialog"), t, "common:action.undo").click();
  await expect(card.or(cardIn(page.getByRole("dialog"), language))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(portrait).toHaveCount(0);
  await expect(cardIn(page, language).first()).toContainText(t("safety:open.portrait"));

  // The card replaces the portrait; when the danger is marked as over there, the texts return.
  await page.goto(summaryOf(id));
  const banner = cardIn(page, language);
  await expect(banner).toContainText(t("safety:open.portrait"));
  await expect(page.getByRole("heading", { name: t("profiling:summary.tips", { name: NAME }) })).toHaveCount(0);
  await look("a portrait put aside");
  await buttonIn(banner, t, "safety:end.safe").click();
  await expect(page.locator("p:focus")).toContainText(t("safety:ended.safe"));
  await expect(page.getByRole("heading", { name: t("profiling:summary.tips", { name: NAME }) })).toBeVisible();
  await page
    .getByRole("region", { name: /F8/ })
    .getByRole("button", { name: t("common:action.undo"), exact: true })
    .click();
  await expect(banner).toBeVisible();
  await expect(page.getByRole("heading", { name: t("profiling:summary.tips", { name: NAME }) })).toHaveCount(0);
});

test("a danger in a note appears in chat, snapshot and portrait, and the chat makes no plan @phone", async ({
  signedIn: page,
  language,
  lookTwice: look,
  t,
}) => {
  const id = await addPartner(page);
  await assess(page, id, scoring(3));
  await addNote(page, id, { content: HIT[language] });
  await addNote(page, id, { content: HARMLESS[language] });
  await openPerson(page, id, NAME);
  const panel = page.getByRole("tabpanel");
  await expect(cardIn(page, language).first()).toContainText(t("safety:open.portrait"));
  await expect(cardIn(panel, language)).toHaveCount(1);
  await look("a person with open danger");

  await openChat(page, t);
  const chat = page.getByRole("dialog");
  const strip = cardIn(chat, language).first();
  await expect(strip).toBeInViewport();
  await expect(buttonIn(chat, t, "interactions:prepare")).toHaveCount(0);
  await buttonIn(strip, t, "safety:help").click();
  await expect(strip.getByRole("link", { name: /^(112|999|911)|findahelpline/ }).first()).toBeVisible();
  await look("the chat with open danger, its help unfolded");
  // The help scrolls on its own, so the composer stays inside the dialog.
  const [frame, composer] = await Promise.all([
    chat.boundingBox(),
    chat.getByLabel(t("chat:composer.label")).boundingBox(),
  ]);
  expect(composer!.y + composer!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
  await buttonIn(strip, t, "safety:help").click();
  await ask(page, t, t("chat:prepare.message", { name: NAME }));
  await expect(buttonIn(chat, t, "chat:copy").first()).toBeVisible();
  await expect(chat.getByRole("region", { name: t("chat:plan.proposed") })).toHaveCount(0);
  // The strip stays visible while the messages scroll.
  await chat
    .getByRole("region", { name: t("chat:transcript"), exact: true })
    .evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(strip).toBeInViewport();
  await look("the chat with open danger");
  // At high zoom the messages keep their space, and the buttons that end the danger move into the help.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(buttonIn(strip, t, "safety:leave")).toBeInViewport();
  await expect(buttonIn(strip, t, "safety:end.mistake")).toBeHidden();
  await buttonIn(strip, t, "safety:help").click();
  await expect(buttonIn(strip, t, "safety:end.mistake")).toBeVisible();

  await page.goto(snapshotOf(id));
  await expect(cardIn(page, language)).toContainText(t("safety:open.tips"));
  await expect(page.getByRole("heading", { name: t("relationship:snapshot.tips") })).toHaveCount(0);
  await look("the snapshot with open danger");
  await buttonIn(page, t, "safety:end.mistake").click();
  await expect(page.getByRole("heading", { name: t("relationship:snapshot.tips") })).toBeVisible();
  await page.goto(summaryOf(id));
  await expect(page.getByRole("heading", { name: t("profiling:summary.tips", { name: NAME }) })).toBeVisible();
});

test("a chat message that indicates danger shows a card and can be dismissed there @desktop", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPartner(page);
  await openPerson(page, id, NAME);
  await openChat(page, t);
  const chat = page.getByRole("dialog");
  await ask(page, t, HIT[language]);
  await expect(buttonIn(chat, t, "chat:copy").first()).toBeVisible();
  // The card next to the message and the strip at the top.
  await expect(cardIn(chat, language)).toHaveCount(2);
  const card = cardIn(chat.getByRole("region", { name: t("chat:transcript"), exact: true }), language);
  await buttonIn(card, t, "safety:end.mistake").click();
  await expect(card).toHaveCount(0);
  await expect(cardIn(chat, language)).toHaveCount(0);
  await buttonIn(
    chat.getByRole("region", { name: t("chat:transcript"), exact: true }),
    t,
    "common:action.undo",
  ).click();
  await expect(cardIn(chat, language)).toHaveCount(2);
});

test("leaving the page hides it immediately, and Back does not show it again @desktop", async ({
  instance,
  page,
  language,
  t,
}) => {
  const neutral = NEUTRAL_PAGES[language];
  await signUp(page, instance, language);
  const id = await addPartner(page);
  await addNote(page, id, { content: HIT[language] });
  let answer = () => {};
  let slow = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${neutral}**`, async (route) => {
    await slow;
    await route.fulfill({ contentType: "text/html", body: "<title>Neutral</title><h1>Neutral</h1>" });
  });
  const arrives = async () => {
    await expect(page).toHaveURL(neutral);
    await expect(page.getByRole("heading", { name: "Neutral" })).toBeVisible();
  };

  // Two history entries before the page that is left.
  await page.goto("/settings");
  await page.goto("/home");
  await page.getByRole("link", { name: NAME, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await openChat(page, t);
  const leave = buttonIn(cardIn(page.getByRole("dialog"), language).first(), t, "safety:leave");
  await expect(leave).toHaveAccessibleDescription(t("safety:leave_hint"));
  // Hidden by the click itself, before the neutral page responds.
  const hidden = leave.evaluate((button: HTMLElement) => {
    button.click();
    return getComputedStyle(document.documentElement).display;
  });
  expect(await hidden).toBe("none");
  answer();
  await arrives();
  for (let back = 0; back < 2; back += 1) {
    await page.evaluate(() => history.back());
    await arrives();
  }

  // Opening the page by its URL shows it again.
  await openPerson(page, id, NAME);
  slow = Promise.resolve();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await arrives();
});

test("a text about distress shows one line with a link to help @phone", async ({
  instance,
  signedIn: page,
  language,
  look,
  t,
}) => {
  const id = await addPartner(page);
  await addNote(page, id, { content: HIT[language] });
  await instance.db.withSystem((tx) =>
    tx.update(safetyFindings).set({ level: "quiet" }).where(eq(safetyFindings.personaId, id)),
  );
  await openPerson(page, id, NAME);
  const panel = page.getByRole("tabpanel");
  await expect(cardIn(page, language)).toHaveCount(0);
  const quiet = buttonIn(panel, t, "safety:quiet");
  await expect(quiet).toHaveAttribute("aria-expanded", "false");
  await quiet.focus();
  await page.keyboard.press("Enter");
  await expect(quiet).toHaveAttribute("aria-expanded", "true");
  await expect(panel.getByRole("link", { name: /^(112|999|911)|findahelpline/ }).first()).toBeVisible();
  await look("a quiet line, unfolded");
  await buttonIn(panel, t, "safety:end.mistake").click();
  await expect(quiet).toHaveCount(0);
  await expect(panel.getByText(t("safety:ended.mistake"))).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("button", { name: HIT[language] })).toBeVisible();
  await expect(quiet).toHaveCount(0);
});
