import type { Page, Request } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Reminders, SubscribeInput } from "#domain/reminders/contract.ts";
import { pushSubscriptions } from "#server/db/schema/reminders.ts";
import { startPushService, type PushService } from "../support/push-service.ts";
import { expect } from "./fixtures.ts";
import { withInstance } from "./instance.ts";
import { test as base } from "./look.ts";
import { read, signUp } from "./steps.ts";
import { untilKept } from "./storage.ts";

/** A server that may send notifications to a push service of this machine, and that service. */
const test = base.extend<object, { push: PushService }>({
  push: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const push = await startPushService();
      await use(push);
      await push.close();
    },
    { scope: "worker" },
  ],
  instance: [
    async ({ push }, use) => withInstance({ PUSH_HOSTS: push.url }, use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** What the browser's own push service would do, which cannot be reached from here; the user agrees once asked. */
async function withPushIn(page: Page, subscription: SubscribeInput): Promise<void> {
  await page.addInitScript((made) => {
    const subscribed = {
      endpoint: made.endpoint,
      toJSON: () => made,
      // Takes its time, as where it is stored elsewhere than in the page.
      unsubscribe: async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        localStorage.removeItem("subscribed");
        return true;
      },
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(localStorage.getItem("subscribed") && subscribed),
      subscribe: () => {
        localStorage.setItem("subscribed", "yes");
        return Promise.resolve(subscribed);
      },
    };
    Object.defineProperty(navigator.serviceWorker, "getRegistration", {
      value: () => Promise.resolve({ pushManager }),
    });
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Object.defineProperty(Notification, "requestPermission", { value: () => Promise.resolve("granted") });
  }, subscription);
}

test("reminders are chosen, tried on this device and turned off again @phone", async ({
  instance,
  page,
  push,
  language,
  lookTwice: look,
  t,
}) => {
  await signUp(page, instance, language, { name: "Giulia" });
  await withPushIn(page, push.subscribe());
  push.received.length = 0;
  const settings = async () => (await read<Reminders>(page, "/api/reminders")).settings;
  const box = (key: string) => page.getByRole("checkbox", { name: t(`reminders:kinds.${key}`) });
  const button = (key: string) => page.getByRole("button", { name: t(`reminders:devices.${key}`), exact: true });

  await page.goto("/settings/reminders");
  await expect(box("evening_before")).not.toBeChecked();
  await box("evening_before").click();
  await expect(box("evening_before")).toBeChecked();
  await expect(page.getByText(t("reminders:nowhere.title"))).toBeVisible();
  await expect.poll(settings).toMatchObject({ evening_before: true, morning_of: false, show_names: false });
  expect((await settings()).time_zone).not.toBeNull();
  await look("a reminder chosen, and no way for it yet");

  await page.getByLabel(t("reminders:times.evening")).fill("19:45");
  await page.getByLabel(t("reminders:times.morning")).focus();
  await expect.poll(settings).toMatchObject({ evening: "19:45" });

  await button("turn_on").click();
  await expect(page.getByText(t("reminders:nowhere.title"))).toHaveCount(0);
  await expect(page.getByText(t("security:devices.this"))).toBeVisible();
  await button("test").press("Enter");
  await expect(page.getByText(t("reminders:devices.test_sent"))).toBeVisible();
  expect(push.received).toHaveLength(1);
  await look("notifications on");

  await page
    .getByRole("button", { name: new RegExp(`^${t("reminders:devices.turn_off_this", { device: "" })}`) })
    .click();
  await expect(button("turn_on")).toBeVisible();
  expect((await read<Reminders>(page, "/api/reminders")).devices).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", expectedComplaints: [/ApiError: network/] });

  test("signing out ends notifications on the device at once, and on the server once it is back @phone", async ({
    instance,
    page,
    push,
    language,
    look,
    t,
  }) => {
    await signUp(page, instance, language, { name: "Giulia" });
    await withPushIn(page, push.subscribe());
    const { user_id } = await read<{ user_id: string }>(page, "/api/profile");
    const devices = () =>
      instance.db.withSystem((tx) => tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, user_id)));
    const isSubscribed = () => page.evaluate(() => localStorage.getItem("subscribed") !== null);
    await page.goto("/settings/reminders");
    await page.getByRole("button", { name: t("reminders:devices.turn_on"), exact: true }).click();
    await expect(page.getByText(t("security:devices.this"))).toBeVisible();
    expect(await devices()).toHaveLength(1);
    await untilKept(page, '["profile"]');

    await page.context().setOffline(true);
    let attempts = 0;
    const count = (request: Request) => {
      if (request.url().includes("/get-session")) attempts += 1;
    };
    page.on("requestfinished", count).on("requestfailed", count);
    await page
      .getByRole("button", { name: t("common:nav.sign_out") })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText(t("account:signed_out_offline"))).toBeVisible();
    expect(await isSubscribed()).toBe(false);
    expect(await devices()).toHaveLength(1);
    await look("signed out without a network");
    await expect.poll(() => attempts, "the page has given up asking").toBe(3);

    await page.context().setOffline(false);
    await expect(page.getByText(t("account:signed_out_offline"))).toHaveCount(0);
    await expect.poll(devices).toEqual([]);
  });
});

test("the page of a letter’s link asks before it turns reminders by mail off @phone", async ({
  page,
  instance,
  language,
  look,
  t,
}) => {
  await page.context().addCookies([{ name: "sintonia_lang", value: language, url: instance.url }]);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  const cut = `/unsubscribe/${"a".repeat(20)}`;
  await page.goto(cut);
  const button = page.getByRole("button", { name: t("reminders:unsubscribe.button") });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await look("asking");
  await button.click();
  await expect(page.getByRole("alert")).toContainText(t("reminders:unsubscribe.broken"));
  expect(asked).toEqual([cut]);
});
