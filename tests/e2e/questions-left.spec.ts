import type { Route } from "@playwright/test";
import type { StoredAnswers } from "#domain/answers.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { scoring } from "../support/relationship.ts";
import { expect, test } from "./fixtures.ts";
import { addKnownPerson, questions } from "./profiling.ts";
import { answerOne, assess, assessmentOf, relationshipOf } from "./relationship.ts";
import { read } from "./steps.ts";

const LETTERS = ["a", "b", "c"];

for (const kind of ["the assessment", "a profile"] as const) {
  test(`answers of ${kind} are stored although the tab is closed before their saves have begun @phone`, async ({
    signedIn: page,
    context,
    isMobile,
    t,
  }) => {
    const id = await addKnownPerson(page);
    const isAssessment = kind === "the assessment";
    if (isAssessment) await assess(page, id, scoring(1));
    const { cluster, items } = PERSONA_EXTENDED[0]!;
    await page.goto(
      isAssessment ? `${assessmentOf(id)}&part=retake` : `/persona-profiling/${id}?view=personality&part=${cluster}`,
    );
    const { step } = questions(page, t);
    const total = isAssessment ? 12 : items.length;
    // The second save stays without an answer, and the third, which waits for it, does not begin.
    let held: Route | null = null;
    const hold = async (route: Route): Promise<void> => {
      if (held) await route.continue();
      else held = route;
    };
    for (let n = 1; n <= 3; n += 1) {
      await expect(step(n, total)).toBeVisible();
      if (n === 2) await page.route(/\/(assessment-draft|answers)$/, hold);
      await answerOne(page, t, LETTERS[n - 1]!, isMobile);
    }
    await expect(step(4, total)).toBeVisible();
    await expect.poll(() => held).not.toBeNull();

    const next = await context.newPage();
    await page.close({ runBeforeUnload: true });
    const stored = async (): Promise<number> => {
      if (isAssessment) return Object.keys((await relationshipOf(next, id)).draft?.answers ?? {}).length;
      const { answers } = await read<{ answers: StoredAnswers }>(next, `/api/personas/${id}/answers`);
      return items.filter(({ key }) => key in answers).length;
    };
    await expect.poll(stored).toBe(3);
  });
}
