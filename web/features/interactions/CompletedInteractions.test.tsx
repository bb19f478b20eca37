// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Interaction } from "#domain/interactions/contract.ts";
import { i18n } from "#web/app/i18n.ts";
import { formatDay } from "#web/format/dates.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { CompletedInteractions } from "./CompletedInteractions.tsx";

vi.mock("#web/ui/toasts.tsx", () => ({ useToast: () => ({}) }));

const page = new WebPage();
const nothing = () => {};
const done = (id: string, objectives: string, completed_date: string) =>
  ({ id, objectives, completed_date, status: "completed", created_at: completed_date }) as unknown as Interaction;
const FIRST = done("1", "Ask how the new flat is", "2026-11-20T10:00:00Z");
const OLDER = done("2", `Say thank you. ${"Then go on about the boxes. ".repeat(9)}`, "2026-11-12T10:00:00Z");

const show = () =>
  page.show(
    <CompletedInteractions
      personaId="p"
      personName="Marta"
      danger={null}
      marks={[]}
      shown={undefined}
      onShown={nothing}
      onPlan={nothing}
    />,
  );
const names = () => [...page.box.querySelectorAll("article")].map((one) => one.getAttribute("aria-label"));

it("labels each outcome with its plan and day, and focuses the first of the newly loaded ones", async () => {
  page.answer = ({ pathname, searchParams }) => {
    if (pathname.endsWith("what-works")) return { lines: [] };
    if (searchParams.get("status") === "planned") return { items: [], next_cursor: null };
    if (searchParams.has("cursor")) return { items: [OLDER], next_cursor: null };
    return { items: [FIRST], next_cursor: "older" };
  };
  await show();
  await page.until(() => page.button(i18n.t("common:action.show_more")));
  expect(names()).toEqual([`Ask how the new flat is, ${formatDay(FIRST.completed_date!, "en")}`]);
  await page.press(i18n.t("common:action.show_more"));
  await page.until(() => expect(names()).toHaveLength(2));
  // A long plan is truncated.
  expect(names()[1]).toMatch(/^Say thank you\. .{10,70}…, Thursday/);
  expect(document.activeElement).toBe(page.box.querySelectorAll("article")[1]);
});

it("shows the outcomes if their common patterns fail to load", async () => {
  page.answer = ({ pathname }) => (pathname.endsWith("what-works") ? undefined : { items: [FIRST], next_cursor: null });
  await show();
  await page.until(() => expect(page.box.textContent).toContain(FIRST.objectives));
  expect(page.client.isFetching()).toBe(1);
});
