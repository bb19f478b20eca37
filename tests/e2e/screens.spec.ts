import type { Language } from "#domain/language.ts";
import type { Page } from "@playwright/test";
import { SETTING_PARTS } from "#web/routes/-setting-parts.ts";
import { LANDING } from "#web/landing/content.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { answerAll, personaClusters } from "../support/questionnaires.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { putAnswers } from "./profiling.ts";
import {
  addNote,
  addPerson,
  ask,
  chooseLanguage,
  expectNoSidewaysScroll,
  openPerson,
  openUnrendered,
  signUp,
} from "./steps.ts";

const TUESDAY: Record<Language, string> = {
  en: "On Tuesday Marta interrupted me twice in front of the whole team while I was presenting the budget.",
  it: "Martedì Marta mi ha interrotta due volte davanti a tutto il gruppo mentre presentavo il bilancio.",
};

async function close(page: Page, what: "dialog" | "alertdialog" | "menu" = "dialog"): Promise<void> {
  // A key press can be lost while the window is still resizing.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole(what)).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}

test("screens for visitors", async ({ instance, page, language, look, t }) => {
  const expired = await instance.invite({ expires_at: new Date("2026-01-01") });
  const open = await instance.invite();
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("the landing with the chooser");
  await chooseLanguage(page, language);
  await expect(page.getByRole("heading", { level: 1, name: LANDING[language].title })).toBeVisible();
  await look("the landing");

  await page.goto("/auth");
  await expect(page.getByLabel(t("account:email"))).toBeVisible();
  await page.getByRole("button", { name: t("account:sign_in"), exact: true }).click();
  await expect(page.getByText(t("errors:password_required"))).toBeVisible();
  await look("signing in, refused");
  await page.goto(`/auth?invite=${open.code}`);
  await expect(page.getByText(t("invitations:notice.valid"))).toBeVisible();
  await page.getByLabel(t("account:password"), { exact: true }).fill("abc");
  await page.getByLabel(t("account:repeat_password")).fill("abc");
  await page.getByRole("button", { name: t("account:sign_up"), exact: true }).click();
  await expect(page.getByText(t("errors:name_required"))).toBeVisible();
  await look("signing up, refused");
  await page.goto(`/auth?invite=${expired.code}`);
  await page.keyboard.press("Shift");
  await expect(page.getByText(t("errors:invitation_expired"))).toBeVisible();
  await look("signing up with an expired invitation");

  await page.goto(`/invite/${expired.code}`);
  await expect(page.getByRole("heading", { name: t("invitations:unusable.title") })).toBeVisible();
  await look("an expired invitation");
  await page.route("**/validate-invite-link", () => undefined);
  await openUnrendered(page, `/invite/${open.code}`);
  await expect(page.getByRole("heading", { name: t("invitations:checking.title") })).toBeVisible();
  await look("an invitation being checked");

  for (const place of ["/privacy", "/terms", "/reset-password", "/verify-email", `/unsubscribe/${"a".repeat(20)}`]) {
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(place);
  }
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: t("common:not_found.title") })).toBeVisible();
  await look("the page that is not there");
});

test("the onboarding", async ({ instance, page, language, look, t }) => {
  await signUp(page, instance, language, { onboarded: false });
  await page.goto("/onboarding");
  await page.getByLabel(t("common:field.age"), { exact: true }).fill("17");
  await page.getByRole("button", { name: t("common:action.continue") }).click();
  await expect(page.getByText(t("errors:age_user_range"))).toBeVisible();
  await look("demographics, refused");
  await page.getByLabel(t("common:place.country")).first().click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await look("the list of countries");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("profile:onboarding.skip") }).click();
  for (let n = 2; n <= 6; n += 1) {
    await expect(page.getByText(t("questions:step_mixed", { n, total: 6 }))).toBeVisible();
    await page.getByRole("radio").nth(3).check();
    if (n === 2) await look("a question");
    await page.getByRole("main").locator("button[type=submit]").click();
  }
  await expect(page.getByText(t("profile:result.eyebrow"))).toBeVisible();
  await look("the result");
});

test("home, empty and full, with its dialogs", async ({ signedIn: page, language, look, t }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: t("people:empty.title") })).toBeVisible();
  await look("people, empty");
  await page.getByRole("button", { name: t("people:add_first") }).click();
  await page.getByRole("button", { name: t("people:form.add"), exact: true }).click();
  await expect(page.getByText(t("errors:context_required"))).toBeVisible();
  await page.getByLabel(t("common:field.name")).fill("Bartolomeo Wolfeschlegelsteinhausenbergerdorff");
  await page.getByRole("radio", { name: t("people:context.other"), exact: true }).check();
  await look("adding a person, refused");
  await page.getByLabel(t("people:form.other")).fill("Neighbour");
  await page.getByRole("button", { name: t("people:form.add"), exact: true }).click();
  await expect(page.getByText(t("questions:step", { n: 1, total: 5 }))).toBeVisible();
  await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await expect(page.getByText(t("errors:answer_required"))).toBeVisible();
  await look("the short test, refused");

  const contexts = ["friend", "partner", "colleague", "family", "acquaintance", "mentor", "romantic"];
  for (const context of contexts) await addPerson(page, { name: `Marta ${context}`, context });
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: TUESDAY[language], tags: ["work"] });
  await page.goto("/home");
  await expect(page.getByRole("link", { name: "Marta", exact: true }).first()).toBeVisible();
  await look("people, full");
  await page.getByRole("button", { name: t("home:add_note") }).click();
  await page.getByLabel(t("notes:form.content")).fill("a".repeat(2001));
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expect(page.getByText(t("errors:content_too_long"))).toBeVisible();
  await look("a note started at home, refused");
  await page.goto("/home?q=nobody");
  await expect(page.getByText(t("people:none.title"))).toBeVisible();
  await look("nobody found");

  await page.goto("/home?tab=profile");
  await expect(page.getByText(t("profile:result.eyebrow"))).toBeVisible();
  await look("the profile");
  await page.getByRole("button", { name: t("profile:details.edit") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("one’s own details");
  await page.goto("/import-people");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look("importing people");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: t("common:nav.settings") })).toBeVisible();
  await look("settings");
  for (const part of SETTING_PARTS.filter((one) => one !== "invite")) {
    await page.getByRole("link", { name: t(`settings:groups.${part}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: t(`settings:groups.${part}`) })).toBeFocused();
    await look(`settings, ${part}`);
    await page
      .getByRole("link", { name: t("common:nav.settings") })
      .first()
      .click();
  }
});

test("a person's page, empty and full, with its dialogs", async ({ signedIn: page, language, look, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  await expect(page.getByText(t("persona:notes.none", { name: "Marta" }))).toBeVisible();
  await look("no notes yet");
  await addNote(page, id, { content: TUESDAY[language], tags: ["work", "to clear up"] });
  await addNote(page, id, { content: "Wolfeschlegelsteinhausenbergerdorff".repeat(4), tags: ["a".repeat(30)] });
  await openPerson(page, id, "Marta");
  const row = page.getByRole("tabpanel").getByRole("button", { name: TUESDAY[language] });
  await expect(row).toBeVisible();
  await look("notes and the portrait");

  await row.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("a note");
  await page.getByRole("button", { name: t("common:action.delete"), exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("asking before a note goes");
  await close(page, "alertdialog");
  await page.getByRole("button", { name: t("notes:edit.title") }).click();
  await expect(page.getByLabel(t("notes:form.content"))).toBeVisible();
  await look("changing a note");
  await close(page);

  await page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("the menu");
  await page.getByRole("menuitem", { name: t("common:action.delete") }).click();
  await expect(page.getByRole("alertdialog")).toContainText(t("common:count.notes_other", { count: 2 }));
  await look("asking before a person goes");
  await close(page, "alertdialog");
  await page.getByRole("tab", { name: t("persona:tabs.interactions") }).click();
  await expect(page.getByText(t("interactions:done.none", { name: "Marta" }))).toBeVisible();
  await look("no interactions yet");
  await page.goto(`/persona/${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { level: 1, name: t("persona:not_found.title") })).toBeVisible();
  await look("a person who is not there");
});

test("the chat: empty, answered, with the card, and the list of conversations", async ({
  signedIn: page,
  language,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await page.goto(`/persona/${id}?chat=1`);
  await expect(page.getByText(t("chat:who.embedded"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("chat:suggest.button") })).toBeVisible();
  await look("the chat, empty");
  await page.getByRole("button", { name: t("interactions:prepare") }).click();
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  await look("the chat, answered");
  await ask(page, t, language === "it" ? "Non voglio più vivere." : "I don’t want to live any more.");
  // The card next to the message and the strip at the top.
  await expect(page.getByRole("dialog").getByRole("complementary")).toHaveCount(2);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(2);
  await look("the card with the numbers");
  await page.getByRole("button", { name: t("chat:settings.label") }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("the chat’s settings");
  await close(page, "menu");
  await page.getByRole("button", { name: t("chat:list.open") }).click();
  await expect(page.getByRole("button", { name: t("chat:list.back") })).toBeVisible();
  await look("the list of conversations");
});

test("screens fit a phone with text twice as large @phone", async ({ signedIn: page, language, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: TUESDAY[language], tags: ["work"] });
  const conversation = crypto.randomUUID();
  await page.request.post("/functions/v1/ai-chat", {
    data: {
      messages: [{ role: "user", content: TUESDAY[language] }],
      conversationId: conversation,
      personaContext: { personaId: id },
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const ready = {
    "/home": page.getByRole("link", { name: "Marta", exact: true }).first(),
    [`/persona/${id}`]: page.getByRole("heading", { level: 1, name: "Marta" }),
    [`/persona/${id}?chat=1`]: page.getByRole("button", { name: t("chat:copy") }).first(),
  };
  for (const [place, sign] of Object.entries(ready)) {
    await page.goto(place);
    await expect(sign).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expectNoSidewaysScroll(page, `${place} with text twice as large`);
    await expect(sign).toBeVisible();
  }
});

test("questions and texts about a person, with a long name", async ({ instance, page, language, look, t }) => {
  const name = "Bartolomeo Wolfeschlegelsteinhausenbergerdorff";
  await signUp(page, instance, language);
  const id = await addPerson(page, { name });
  const hub = `/persona-profiling/${id}`;
  const heading = (key: string) => page.getByRole("heading", { level: 1, name: t(key, { name }) });
  await page.goto(hub);
  await expect(page.getByRole("dialog", { name: t("profiling:initial.title", { name }) })).toBeVisible();
  await look("the first questions");
  await putAnswers(page, id, { ...answerAll(INITIAL), ...personaClusters(1) });
  await page.goto(hub);
  await expect(heading("profiling:hub.title")).toBeVisible();
  await look("all questions");
  await page.goto(`${hub}?view=personality`);
  await expect(heading("profiling:clusters.title")).toBeVisible();
  await look("the pages of statements");
  for (const part of ["view=personality&part=balance", "view=sections&part=memory_triggers"]) {
    await page.goto(`${hub}?${part}`);
    await page.locator("form button[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await look(`a question left open: ${part}`);
  }
  await page.goto(`/persona-summary/${id}`);
  await expect(heading("profiling:summary.title")).toBeVisible();
  await page.getByRole("button", { name: t("profiling:summary.long_write") }).click();
  await expect(page.getByRole("button", { name: t("profiling:summary.long_less") })).toBeVisible();
  await look("the portrait");

  await putAnswers(page, id, { ...personaClusters(4), ...answerAll(SECTIONS.flatMap(({ items }) => items)) });
  await page.goto(`${hub}?view=personality`);
  await expect(page.getByRole("link", { name: t("profiling:read_portrait") })).toBeVisible();
  await look("the pages of statements, completed");
  await page.goto(`${hub}?retake=true`);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("asking before starting over");
  await openPerson(page, id, name);
  await look("a person whose profile is complete");
});
