// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "#domain/people/contract.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { i18n } from "#web/app/i18n.ts";
import { profileQuery } from "#web/app/session.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { ShortTestDialog } from "./ShortTestDialog.tsx";

vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ history: { location: { state: {} } } }),
  useBlocker: () => {},
}));
vi.mock("#web/ui/dialog.tsx", () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));

const page = new WebPage();
const done = vi.fn<() => void>();
const open = (user_id = "anna", traits_short: Persona["traits_short"] = null) => {
  page.client.setQueryData(profileQuery.queryKey, { user_id } as never);
  return page.show(<ShortTestDialog key={user_id} person={{ id: "p", name: "Marta", traits_short }} onDone={done} />);
};
const step = (n: number) => i18n.t("questions:step", { n, total: PERSONA_SHORT.length });

const pick = () => act(async () => page.box.querySelectorAll<HTMLInputElement>("input[type=radio]")[3]!.click());

async function answer(): Promise<void> {
  const shown = page.box.querySelector("h3")!.textContent;
  await pick();
  await page.press(i18n.t("common:action.next"));
  await page.until(() => expect(page.box.querySelector("h3")?.textContent).not.toBe(shown));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("resumes after the tab was closed, only for the same account", async () => {
  await open();
  await answer();
  await answer();
  expect(page.box.textContent).toContain(step(3));
  await page.show(null);
  sessionStorage.clear();
  await open();
  expect(page.box.textContent).toContain(step(3));
  await page.show(null);
  await open("bruno");
  expect(page.box.textContent).toContain(step(1));
});

it("resumes at the last question if all answers are unsent", async () => {
  await open();
  for (let n = 1; n < PERSONA_SHORT.length; n += 1) await answer();
  await pick();
  await page.show(null);
  await open();
  expect(page.box.textContent).toContain(step(PERSONA_SHORT.length));
});

it("deletes the draft once the answers are stored", async () => {
  await open();
  for (let n = 1; n < PERSONA_SHORT.length; n += 1) await answer();
  page.answer = () => ({ id: "p", name: "Marta" });
  await pick();
  await page.press(i18n.t("questions:complete"));
  await page.until(() => expect(done).toHaveBeenCalled());
  expect(localStorage).toHaveLength(0);
});
