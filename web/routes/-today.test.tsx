// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import { i18n } from "#web/app/i18n.ts";
import { WebPage } from "../../tests/support/web-page.tsx";
import { TodayStrip, useToday } from "./-today.tsx";

type LinkProps = { to: string; children: ReactNode; "data-item": string };
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children, "data-item": item }: LinkProps) => (
    <a href={to} data-item={item}>
      {children}
    </a>
  ),
}));

const page = new WebPage();
const coming = (id: string) =>
  ({
    id,
    persona_id: `p${id}`,
    persona_name: `Person ${id}`,
    planned_date: null,
    objectives: "Call",
  }) as ComingInteraction;

function Today() {
  const today = useToday([], false);
  return (
    <>
      {today.settled && <p>The circle</p>}
      {today.settled && <TodayStrip today={today} onRegister={() => {}} />}
    </>
  );
}
const people = () => [...page.box.querySelectorAll("a")].map((link) => link.textContent);

it("focuses the first new card after “show more”", async () => {
  page.answer = ({ searchParams }) =>
    searchParams.has("cursor")
      ? { items: [4, 5, 6].map((n) => coming(String(n))), next_cursor: null }
      : { items: [1, 2, 3].map((n) => coming(String(n))), next_cursor: "next" };
  await page.show(<Today />);
  await page.until(() => expect(people()).toHaveLength(3));
  await page.press(i18n.t("common:action.show_more"));
  await page.until(() => expect(people()).toHaveLength(6));
  expect(page.box.textContent).not.toContain(i18n.t("common:action.show_more"));
  expect(document.activeElement?.textContent).toBe("Person 4");
});

it("renders the people list after the first attempt to load the plans fails", async () => {
  await page.show(<Today />);
  await page.until(() => expect(page.box.textContent).toContain("The circle"));
  expect(page.client.isFetching()).toBe(1);
  await page.until(() => expect(page.box.textContent).toContain(i18n.t("interactions:planned.failed")));
});

it("keeps the error note during a retry, then focuses the first card", async () => {
  page.answer = () => null;
  await page.show(<Today />);
  const failed = i18n.t("interactions:planned.failed");
  await page.until(() => expect(page.box.textContent).toContain(failed));
  const asked = Promise.withResolvers<unknown>();
  page.answer = () => asked.promise;
  await page.press(i18n.t("common:retry"));
  const button = page.button(i18n.t("common:retry"));
  expect(page.box.textContent).toContain(failed);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
  asked.resolve({ items: [coming("1")], next_cursor: null });
  await page.until(() => expect(document.activeElement?.textContent).toBe("Person 1"));
  expect(page.box.textContent).not.toContain(failed);
});

it("offers another retry after a failed retry", async () => {
  page.answer = () => null;
  await page.show(<Today />);
  await page.until(() => page.button(i18n.t("common:retry")));
  await page.press(i18n.t("common:retry"));
  const button = page.button(i18n.t("common:retry"));
  await page.until(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(document.activeElement).toBe(button);
});
