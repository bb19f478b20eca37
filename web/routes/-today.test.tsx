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

it("gives the focus to the first that came when more is asked for, each time", async () => {
  page.answer = ({ searchParams }) =>
    searchParams.has("cursor")
      ? { items: [4, 5, 6].map((n) => coming(String(n))), next_cursor: null }
      : { items: [1, 2, 3].map((n) => coming(String(n))), next_cursor: "next" };
  await page.show(<Today />);
  await page.until(() => expect(people()).toHaveLength(3));
  await page.press(i18n.t("interactions:more"));
  await page.until(() => expect(people()).toHaveLength(6));
  expect(page.box.textContent).not.toContain(i18n.t("interactions:more"));
  expect(document.activeElement?.textContent).toBe("Person 4");
});

it("keeps the circle waiting only until the first try to load the plans fails", async () => {
  await page.show(<Today />);
  await page.until(() => expect(page.box.textContent).toContain("The circle"));
  expect(page.client.isFetching()).toBe(1);
  await page.until(() => expect(page.box.textContent).toContain(i18n.t("interactions:planned.failed")));
});
