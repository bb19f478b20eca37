// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import type { PassedOn } from "#domain/invitations/passing-on.ts";
import { i18n } from "#web/app/i18n.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { InviteSetting } from "./InviteSetting.tsx";

const page = new WebPage();
const MADE = { address_refused: false, created_at: "2026-11-20T10:00:00.000Z", expires_at: "2026-12-20T10:00:00.000Z" };
const text = (key: string, values = {}) => i18n.t(`settings:invite.${key}` as "settings:parts", values);

test("an invitation whose letter did not leave says so and is sent again; the others are not", async () => {
  const items: PassedOn[] = [
    { id: "lost", email: "marco@example.org", state: "undelivered", ...MADE, address_refused: true },
    { id: "waits", email: "lucia@example.org", state: "waiting", ...MADE },
    { id: "used", email: "paola@example.org", state: "used", ...MADE },
  ];
  const asked: string[] = [];
  page.answer = (url, init) => {
    if (url.pathname === "/api/site") return { mail: true };
    if (!init?.method || init.method === "GET") return { left: 0, items };
    asked.push(`${init.method} ${url.pathname}`);
    items[0]!.state = "open";
    return items[0];
  };
  await page.show(<InviteSetting />);
  const rows = () => [...page.box.querySelectorAll("li")].map(({ textContent }) => textContent);
  await page.until(() => expect(rows()).toHaveLength(3));
  const [lost, waits, used] = rows();
  expect(lost).toContain(text("state.undelivered"));
  expect(lost).toContain(text("address_refused"));
  expect(waits).toContain(text("state.waiting"));
  expect(waits).toContain(text("revoke"));
  expect(used).not.toContain(text("revoke"));
  const again = () =>
    [...page.box.querySelectorAll("button")].filter(({ textContent }) => textContent === text("resend"));
  await page.until(() => expect(again()).toHaveLength(1));
  await page.press(text("resend"));
  await page.until(() => expect(rows()[0]).toContain(text("state.open")));
  expect(asked).toEqual(["POST /api/invitations/lost/resend"]);
  expect(page.box.textContent).toContain(text("sent", { email: "marco@example.org" }));
  // Not lost with the button.
  expect(document.activeElement?.textContent).toContain("marco@example.org");
});

test("without a mail server an address only makes a link that is bound to it", async () => {
  page.answer = (url, init) => {
    if (url.pathname === "/api/site") return { mail: false };
    if (!init?.method || init.method === "GET") return { left: 1, items: [] };
    const { email } = JSON.parse(init.body as string) as { email: string };
    return { id: "new", email, state: "open", ...MADE, url: "https://sintonia.example/invite/code", left: 0 };
  };
  await page.show(<InviteSetting />);
  await page.until(() => expect(page.box.textContent).toContain(text("email_hint_link")));
  const field = page.box.querySelector<HTMLInputElement>('[name="email"]')!;
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, "value", "marco@example.org", field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.press(text("make"));
  await page.until(() => expect(page.box.textContent).toContain(text("made_for", { email: "marco@example.org" })));
  expect(page.box.querySelector<HTMLInputElement>("[readonly]")?.value).toBe("https://sintonia.example/invite/code");
  expect(page.box.textContent).not.toContain(text("sent", { email: "marco@example.org" }));
});
