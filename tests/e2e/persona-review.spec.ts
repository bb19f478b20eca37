import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { personaClusters } from "../support/questionnaires.ts";
import { expect, test } from "./fixtures.ts";
import { addKnownPerson, NAME, putAnswers, questions, partLink } from "./profiling.ts";
import { expectAtField, post, read } from "./steps.ts";

test("a missing answer shows an error; a review changes one answer and is sent once @phone", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  const { title, items } = PERSONA_EXTENDED[0]!;
  const id = await addKnownPerson(page);
  await page.goto(`/persona-profiling/${id}?view=personality&part=openness`);
  const { step, next, answer, back } = questions(page, t);
  await next.click();
  await expectAtField(answer(1), t("errors:answer_required"));
  await expect(answer(1)).toBeFocused();
  await checkAccess(page);
  await back.click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("profiling:clusters.title", { name: NAME }) }),
  ).toBeFocused();

  await putAnswers(page, id, personaClusters(1));
  await page.reload();
  await partLink(page, t, title[language], "completed").click();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.postData() ?? ""));
  for (let n = 1; n <= items.length; n += 1) {
    await expect(step(n, items.length)).toBeVisible();
    await expect(answer(4)).toBeChecked();
    if (n === 2) await answer(1).check();
    if (n < items.length) await next.click();
  }
  await page.getByRole("button", { name: t("profiling:finish.review") }).dblclick();
  await expect(page.getByText(t("common:profile.updated")).first()).toBeVisible();
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    { answers: { [items[1]!.key]: "1" }, base_answers: { [items[1]!.key]: "4" } },
  ]);

  // Another device starts the profiling over: the answers on screen must be stored completely to count as completed.
  await partLink(page, t, title[language], "completed").click();
  await expect(step(1, items.length)).toBeVisible();
  await post(page, `/api/personas/${id}/retake`, {});
  await answer(2).check();
  for (let n = 1; n < items.length; n += 1) {
    await expect(step(n, items.length)).toBeVisible();
    await next.click();
  }
  await page.getByRole("button", { name: t("profiling:finish.review") }).click();
  await expect(partLink(page, t, title[language], "completed")).toBeVisible();
  const { answers } = await read<{ answers: Record<string, string> }>(page, `/api/personas/${id}/answers`);
  expect(items.map(({ key }) => answers[key])).toEqual(["2", "1", "4", "4"]);
});
