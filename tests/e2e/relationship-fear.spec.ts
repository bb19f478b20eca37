import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { NEUTRAL_PAGES } from "#web/safety/leave.ts";
import { FRIGHTENING, scoring } from "../support/relationship.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addKnownPerson, questions } from "./profiling.ts";
import { answerOne, assess, assessmentOf, expectResult, relationshipOf, snapshotOf } from "./relationship.ts";

const GOOD = scoring(3);

test("after an answer that indicates fear the private note comes first, with helplines and without tips @phone", async ({
  signedIn: page,
  language,
  isMobile,
  lookTwice: look,
  t,
}) => {
  const id = await addKnownPerson(page);
  await assess(page, id, GOOD);
  await page.goto(`${assessmentOf(id)}&part=retake`);
  const letters = ASSESSMENT_QUESTIONS.map((question) => FRIGHTENING[question]);
  for (let n = 1; n <= 12; n += 1) {
    await expect(questions(page, t).step(n, 12)).toBeVisible();
    await expect(page.locator("a[href^='tel:']")).toHaveCount(0);
    await answerOne(page, t, letters[n - 1]!, isMobile);
  }
  await expectResult(page, t);
  const title = language === "it" ? "Prima di tutto, una nota solo per te" : "First, a note just for you";
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(title);
  const { latest } = await relationshipOf(page, id);
  for (const paragraph of latest!.tips) await expect(page.getByText(paragraph)).toBeVisible();
  await expect(
    page.locator(`a[href='${language === "it" ? "tel:1522" : "https://findahelpline.com"}']`).first(),
  ).toBeVisible();
  await expect(page.getByText(t("relationship:snapshot.tips"))).toHaveCount(0);
  const score = page.getByText(t("relationship:snapshot.of_100", { score: Math.round(latest!.scores.RHS) }), {
    exact: true,
  });
  await expect(score).toBeHidden();
  await look("the private note");
  await page.getByText(t("relationship:snapshot.figures")).click();
  await expect(score).toBeVisible();
  await expect(page.getByText(/15 (points|punti)|(higher|lower) than|più (alto|basso) di/)).toHaveCount(0);
  for (const mark of ["strength", "focus"]) {
    await expect(page.getByText(t(`relationship:snapshot.mark.${mark}`), { exact: true })).toHaveCount(0);
  }
  await look("the figures, unfolded");
  // It also appears above the parts and their answers.
  for (const place of [assessmentOf(id), `${assessmentOf(id)}&part=safety`]) {
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(title);
  }
  await look("the note above the questions");

  // One click folds it away and shows the figures; undo is offered.
  await page.goto(snapshotOf(id));
  await page.getByRole("button", { name: t("safety:end.mistake"), exact: true }).click();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await expect(score).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("safety:ended.earlier"))).toBeVisible();
  await page.getByRole("button", { name: t("common:action.undo"), exact: true }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(score).toBeHidden();

  const neutral = NEUTRAL_PAGES[language];
  await page.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Neutral</title>" }),
  );
  await page.getByRole("button", { name: t("safety:leave"), exact: true }).click();
  await expect(page).toHaveURL(neutral);
});
