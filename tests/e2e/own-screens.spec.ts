import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { minutesNeeded } from "#domain/progress/time-needed.ts";
import { ownClusters } from "../support/questionnaires.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { saveOwnAnswers } from "./own.ts";
import { addNote, addPerson, expectNoSidewaysScroll, signUp } from "./steps.ts";

test("the user's own profile and its questions", async ({ instance, page, language, look, t }) => {
  const next = page.getByRole("button", { name: t("common:action.next"), exact: true });
  await signUp(page, instance, language, { name: "Wolfeschlegelsteinhausenbergerdorff".repeat(2) });
  await page.goto("/home?tab=profile");
  await expect(page.getByText(t("progress:empty.text"))).toBeVisible();
  await look("the profile tab, at first");
  await page.goto("/extended-profiling");
  const statements = SELF_EXTENDED.flatMap(({ items }) => items);
  expect(minutesNeeded(statements, language)).toBe(1);
  const time = t("questions:time.minutes_one");
  await expect(page.getByText(t("profile:extended.lead", { count: statements.length, time }))).toBeVisible();
  await look("the parts, none begun");
  await page.goto("/extended-profiling?cluster=openness");
  await next.click();
  await expect(page.getByText(t("errors:answer_required"))).toBeVisible();
  await look("a statement without an answer");
  await page.goto("/extended-profiling?part=relationship_memory");
  await next.click();
  await expect(page.getByText(t("errors:answer_text_required"))).toBeVisible();
  await look("a question to be answered in words");
  await page.goto("/extended-profiling?part=communication_style");
  await expect(page.getByRole("radio")).toHaveCount(4);
  await look("a question with four answers");
  await page.goto("/personality-summary");
  await expect(page.getByText(t("profile:reading.honest"))).toBeVisible();
  await look("the first sketch");

  await saveOwnAnswers(page, ownClusters(SELF_EXTENDED.length));
  const id = await addPerson(page, { name: "Wolfeschlegelsteinhausenbergerdorff".repeat(2) });
  await addNote(page, id, { content: "We walked along the river." });
  await page.goto("/home?tab=profile");
  await page.getByRole("button", { name: t("progress:week_by_week") }).click();
  await look("the profile tab with a note");
  await page.goto("/extended-profiling");
  await expect(page.getByText(t("profile:extended.all_done"))).toBeVisible();
  await look("the parts, all complete");
  await page.goto("/personality-summary");
  await page.getByRole("button", { name: t("profile:summary.retake") }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("asking before a retake");
});

test("the user's own pages fit a phone with text twice as large @phone", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: "We walked along the river." });
  await page.setViewportSize({ width: 390, height: 844 });
  const ready = {
    "/home?tab=profile": page.getByRole("figure").first(),
    "/extended-profiling": page.getByRole("heading", { level: 1, name: t("profile:extended.title") }),
    "/extended-profiling?cluster=balance": page.getByRole("radio").first(),
    "/personality-summary": page.getByText(t("profile:reading.honest")),
  };
  for (const [place, sign] of Object.entries(ready)) {
    await page.goto(place);
    await expect(sign).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expectNoSidewaysScroll(page, `${place} with text twice as large`);
  }
});
