// @vitest-environment happy-dom
import { act, useLayoutEffect } from "react";
import { beforeEach, expect, it } from "vitest";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { useOnboarding, type Onboarding } from "./use-onboarding.ts";

const page = new WebPage();
const profile = { id: "1", user_id: "anna" } as Profile;
let onboarding: Onboarding;

function Steps() {
  const kept = useOnboarding(profile);
  useLayoutEffect(() => {
    onboarding = kept;
  });
  return null;
}
/** Closes the tab and opens the page in another. */
async function anotherTab(): Promise<void> {
  await page.show(null);
  sessionStorage.clear();
  await page.show(<Steps />);
}
async function answerAll(): Promise<void> {
  for (const { trait } of SELF_SHORT) await act(async () => onboarding.answer(trait, 3));
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.show(<Steps />);
});

it("sends at the end what could not be saved before the tab was closed, and keeps nothing of it", async () => {
  await act(async () => onboarding.saveDemographics({ age: 40 }));
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  await answerAll();
  await anotherTab();
  const sent: unknown[] = [];
  page.answer = (_, init) => {
    sent.push(JSON.parse(init?.body as string));
    return profile;
  };
  await act(async () => onboarding.finish());
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  expect(sent).toContainEqual({ age: 40 });
  expect(localStorage).toHaveLength(0);
});

it("remembers in this tab alone that the result is being read", async () => {
  await answerAll();
  page.answer = () => profile;
  await act(async () => onboarding.finish());
  await page.until(() => expect(onboarding.finished).toBe(true));
  await page.show(null);
  await page.show(<Steps />);
  expect(onboarding.finished).toBe(true);
  await anotherTab();
  expect(onboarding.finished).toBe(false);
});

it("keeps nothing once the result is left", async () => {
  await answerAll();
  page.answer = ({ pathname }) => (pathname.endsWith("profile") ? null : profile);
  await act(async () => onboarding.saveDemographics({ age: 40 }));
  await act(async () => onboarding.finish());
  await page.until(() => expect(onboarding.finished).toBe(true));
  await act(async () => onboarding.leave());
  expect(onboarding.finished).toBe(false);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
