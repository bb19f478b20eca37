// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { i18n } from "#web/app/i18n.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { OnboardingFlow } from "./OnboardingFlow.tsx";
import { useOnboarding, type Onboarding } from "./use-onboarding.ts";

vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ history: { location: { state: {} } } }),
  useBlocker: () => {},
}));

const page = new WebPage();
const profile = { id: "1", user_id: "anna" } as Profile;
let onboarding: Onboarding;

function Steps() {
  const kept = useOnboarding(profile);
  const [step, setStep] = useState(2);
  useLayoutEffect(() => {
    onboarding = kept;
  });
  return <OnboardingFlow profile={profile} onboarding={kept} step={step} onStep={setStep} />;
}
/** Simulates closing the tab and opening the page in a new one. */
async function anotherTab(): Promise<void> {
  await page.show(null);
  sessionStorage.clear();
  await page.show(<Steps />);
}
const question = () => page.box.querySelector("h1")?.textContent;
async function answerAll(): Promise<void> {
  for (const { text } of SELF_SHORT) {
    if (question() !== text.en) await page.press(i18n.t("common:action.next"));
    expect(question()).toBe(text.en);
    await act(async () => page.box.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]!.click());
  }
}
const complete = () => page.press(i18n.t("questions:complete"));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.show(<Steps />);
});

it("retries unsaved demographics at the end, after the tab was closed, and deletes the drafts", async () => {
  await act(async () => onboarding.saveDemographics({ age: 40 }));
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  await answerAll();
  await anotherTab();
  const sent: unknown[] = [];
  page.answer = (_, init) => {
    sent.push(JSON.parse(init?.body as string));
    return profile;
  };
  for (let n = 1; n < SELF_SHORT.length; n += 1) await page.press(i18n.t("common:action.next"));
  await complete();
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  expect(sent).toContainEqual({ age: 40 });
  expect(sent).toContainEqual({ answers: { O: 3, C: 3, E: 3, A: 3, N: 3 } });
  expect(localStorage).toHaveLength(0);
});

it("remembers in this tab only that the result is shown", async () => {
  await answerAll();
  page.answer = () => profile;
  await complete();
  await page.until(() => expect(onboarding.finished).toBe(true));
  await page.show(null);
  await page.show(<Steps />);
  expect(onboarding.finished).toBe(true);
  await anotherTab();
  expect(onboarding.finished).toBe(false);
});

it("deletes all drafts when the user leaves the result", async () => {
  await answerAll();
  page.answer = ({ pathname }) => (pathname.endsWith("profile") ? null : profile);
  await act(async () => onboarding.saveDemographics({ age: 40 }));
  await complete();
  await page.until(() => expect(onboarding.finished).toBe(true));
  await act(async () => onboarding.leave());
  expect(onboarding.finished).toBe(false);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
