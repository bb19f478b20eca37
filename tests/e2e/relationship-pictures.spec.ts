import type { Page } from "@playwright/test";
import { INDEX_TEXTS } from "#domain/relationship/content.indices.ts";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { ownClusters, personaClusters } from "../support/questionnaires.ts";
import { scoring } from "../support/relationship.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addKnownPerson, NAME, putAnswers } from "./profiling.ts";
import { assess, expectResult, relationshipOf, snapshotOf } from "./relationship.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

/** Shows the result page with these overall scores, newest first, `days` days apart. */
async function showHistory(page: Page, id: string, stored: RelationshipView, scores: readonly number[], days = 20) {
  const history = scores.map((RHS, at) => ({
    id: crypto.randomUUID(),
    scores: { ...stored.latest!.scores, RHS },
    created_at: new Date(Date.UTC(2026, 10, 20, 12) - at * days * 86_400_000).toISOString(),
  }));
  const latest = { ...stored.latest, ...history[0] };
  await page.route(`**/api/personas/${id}/relationship`, (route) => route.fulfill({ json: { latest, history } }));
  await page.goto(snapshotOf(id));
}

test("the results over time: one, two and thirty of them, with a description @phone", async ({
  signedIn: page,
  language,
  lookTwice: look,
  t,
}) => {
  const id = await addKnownPerson(page);
  await assess(page, id, { ...scoring(2), q7: scoring(1).q7, q8: scoring(1).q8, q1: scoring(3).q1 });
  const charts: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/charts-") && charts.push(request.url()));
  await page.goto("/home");
  await expect(page.getByText(NAME).first()).toBeVisible();
  expect(charts).toEqual([]);

  const stored = await relationshipOf(page, id);
  const trend = page.getByRole("region", { name: t("relationship:trend.title") });
  const line = trend.locator("path[fill=none]");
  const points = trend.locator("circle");
  const numbers = trend.locator("text.font-semibold");

  await showHistory(page, id, stored, [61]);
  await expectResult(page, t);
  await expect(points).toHaveCount(1);
  await expect(line).toHaveCount(0);
  await expect(trend).toContainText(t("relationship:trend.first"));
  expect(charts.length).toBeGreaterThan(0);
  for (const index of INDICES) {
    // Tips can contain the name of the index too.
    const row = page
      .getByRole("listitem")
      .filter({ hasText: INDEX_TEXTS[index].title[language] })
      .filter({ hasText: String(Math.round(stored.latest!.scores[index])) });
    await expect(row.first()).toBeVisible();
  }
  for (const mark of ["strength", "focus"] as const) {
    const row = page.getByRole("listitem").filter({ hasText: t(`relationship:snapshot.mark.${mark}`) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(INDEX_TEXTS[stored.latest![mark]].title[language]);
  }

  for (const [scores, change] of [
    [[61, 47], "steady"],
    [[61, 46], "up"],
    [[39, 61], "down"],
  ] as const) {
    await showHistory(page, id, stored, scores);
    await expect(trend).toContainText(t(`relationship:trend.${change}`, { points: Math.abs(scores[0] - scores[1]) }));
    await expect(points).toHaveCount(2);
    await expect(line).toHaveCount(1);
    await expect(numbers).toHaveText([...scores].toReversed().map(String));
  }
  await look("two results");

  const many = Array.from({ length: 30 }, (_, at) => 20 + ((at * 37) % 60));
  await showHistory(page, id, stored, many, 11);
  await expect(points).toHaveCount(30);
  await page.getByText(t("relationship:trend.as_table")).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(31);
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, "thirty results");
    // The axis labels neither overlap nor leave the picture.
    const boxes = await trend.locator("svg > text").evaluateAll((all) =>
      all.map((text) => {
        const { left, right } = text.getBoundingClientRect();
        const frame = text.closest("svg")!.getBoundingClientRect();
        return { left: left - frame.left, right: frame.right - right, end: right - frame.left };
      }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    for (const [at, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(-1);
      expect(box.right).toBeGreaterThanOrEqual(-1);
      if (at > 0) expect(box.left).toBeGreaterThan(boxes[at - 1]!.end);
    }
  }
  await look("thirty results");
});

test("the user's profile over the other person's, as a chart and as text @phone", async ({
  signedIn: page,
  checkAccess,
  t,
}) => {
  // Full agreement against middling answers: four traits differ a lot, stability (one item is reversed) less so.
  const id = await addKnownPerson(page, personaClusters(4, 3));
  const own = await page.request.put("/api/profile/answers", { data: { answers: ownClusters(4, 5) } });
  expect(own.ok()).toBe(true);
  await page.goto(`/persona-summary/${id}`);
  const picture = page.getByRole("figure").filter({ hasText: t("relationship:radar.you") });
  await picture.scrollIntoViewIfNeeded();
  const sentence = (trait: string, mine: string) =>
    t("relationship:radar.sentence", {
      trait: t(`traits:name.${trait}`),
      own: t(`traits:band.${mine}`),
      theirs: t("traits:band.middle"),
      name: NAME,
    });
  for (const trait of ["O", "C", "E", "A"]) await expect(picture.getByText(sentence(trait, "high"))).toHaveCount(2);
  await expect(picture.getByText(sentence("N", "high"))).toHaveCount(1);
  await expect(picture.getByText(t("relationship:radar.honest", { name: NAME }))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, "the comparison");
  await checkAccess(page);

  await putAnswers(page, id, personaClusters(4, 5));
  await page.reload();
  await expect(picture.getByText(t("relationship:radar.close"))).toBeVisible();
});
