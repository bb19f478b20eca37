// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import type { OperatorAccountDetail } from "#domain/operator/accounts.ts";
import { i18n } from "#web/app/i18n.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { AccountLimitsForm } from "./AccountLimitsForm.tsx";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { DeleteForm } from "./DeleteAccount.tsx";
import { InvitationsForm } from "./Limits.tsx";
import { MakeInvitations } from "./MakeInvitations.tsx";

const page = new WebPage();
const ACCOUNT: OperatorAccountDetail = {
  id: "u1",
  email: "marta@example.org",
  created_at: "2026-11-01T10:00:00.000Z",
  email_verified: true,
  two_factor: false,
  suspended_at: null,
  last_seen_week: "2026-W48",
  operator: false,
  own: false,
  sessions: 1,
  api_tokens: 0,
  stored_bytes: 12_000,
  tokens_today: 0,
  invitations_given: 0,
  limits: { storage_mb: null, daily_tokens: null, invitations: null },
};
beforeEach(() => {
  sessionStorage.clear();
  hasMail = true;
});
let hasMail = true;
let sent: { path: string; body: unknown }[] = [];

/** Answers every change with this, or refuses it with this status. */
function serve(answer: unknown, status = 200): void {
  sent = [];
  page.answer = (url, init) => {
    if (url.pathname === "/api/site") return { mail: hasMail };
    if (!init?.method || init.method === "GET") return { storage_mb: 500, daily_tokens: null, member_invitations: 2 };
    sent.push({ path: url.pathname, body: JSON.parse(init.body as string) });
    return Response.json(answer, { status });
  };
}
const input = (name: string) => page.box.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
/** The message that describes a field for screen readers too. */
function errorAt(name: string): string {
  const field = input(name);
  if (field.getAttribute("aria-invalid") !== "true") return "";
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").at(-1) ?? "";
}
async function type(values: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      const field = input(name);
      // The prototype's setter: React overrides the element's own and would ignore the event.
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Reflect.set(prototype.prototype, "value", value, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}
const submit = () =>
  act(async () =>
    page.box.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
const admin = (key: string, values = {}) => i18n.t(`admin:${key}` as "admin:parts", values);
const nothing = () => undefined;

test("an account is deleted only once its own address is typed, in any case", async () => {
  let deleted = false;
  serve({ ok: true });
  await page.show(<DeleteForm account={ACCOUNT} onDeleted={() => (deleted = true)} onCancel={nothing} />);
  await type({ email: "marco@example.org" });
  await submit();
  await page.until(() => expect(errorAt("email")).toBe(admin("delete.other_address")));
  expect(sent).toEqual([]);
  await type({ email: "Marta@Example.org" });
  await submit();
  await page.until(() => expect(deleted).toBe(true));
  expect(sent).toHaveLength(1);
});

test("the address that the server refuses is refused at the field, the last operator below the form", async () => {
  serve({ error: { code: "conflict", field: "email" } }, 409);
  await page.show(<DeleteForm account={ACCOUNT} onDeleted={nothing} onCancel={nothing} />);
  await type({ email: ACCOUNT.email });
  await submit();
  await page.until(() => expect(errorAt("email")).toBe(admin("delete.other_address")));
  serve({ error: { code: "last_operator" } }, 409);
  await submit();
  await page.until(() =>
    expect(page.box.querySelector("[role=alert]")?.textContent).toContain(i18n.t("errors:last_operator")),
  );
});

test("limits are whole numbers in their range, or blank", async () => {
  serve({ ...ACCOUNT, limits: { storage_mb: 200, daily_tokens: 0, invitations: null } });
  await page.show(<AccountLimitsForm account={ACCOUNT} />);
  await type({ storage_mb: "0", daily_tokens: "1e3", invitations: "1001" });
  await submit();
  await page.until(() => expect(errorAt("storage_mb")).toContain("1"));
  expect(errorAt("daily_tokens")).not.toBe("");
  expect(errorAt("invitations")).toBe(admin("limits.range_or_blank", { min: "0", max: "1,000" }));
  await type({ storage_mb: " 200 ", daily_tokens: "0", invitations: "" });
  await submit();
  await page.until(() => expect(page.box.textContent).toContain(i18n.t("common:saved")));
  expect(sent).toEqual([
    { path: "/api/operator/accounts/u1/limits", body: { storage_mb: 200, daily_tokens: 0, invitations: null } },
  ]);
});

test("the invitations of members cannot be left blank", async () => {
  serve({ storage_mb: null, daily_tokens: null, member_invitations: 5 });
  await page.show(<InvitationsForm limits={{ storage_mb: null, daily_tokens: null, member_invitations: 2 }} />);
  await type({ invitations: "" });
  await submit();
  await page.until(() => expect(errorAt("invitations")).not.toBe(""));
  await type({ invitations: "5" });
  await submit();
  await page.until(() => expect(sent).toEqual([{ path: "/api/operator/limits", body: { member_invitations: 5 } }]));
});

test("invitations by mail need addresses, and the wrong one is named", async () => {
  let made = 0;
  serve({ items: [{ id: "i1", email: "a@example.org", url: null, expires_at: null }] }, 201);
  await page.show(<MakeInvitations onMade={(items) => (made = items.length)} onCancel={nothing} />);
  await type({ count: "201" });
  await submit();
  await page.until(() => expect(errorAt("count")).toBe(admin("make.count_range", { max: 200 })));
  await type({ until: "2020-01-01" });
  await submit();
  await page.until(() => expect(errorAt("until")).toBe(admin("make.until_past")));
  await page.until(() => expect(input("way").closest("fieldset")?.querySelector(":disabled")).toBeNull());
  await act(async () => page.box.querySelector<HTMLInputElement>('[name="way"][value="mail"]')!.click());
  await type({ until: "" });
  await submit();
  await page.until(() => expect(errorAt("emails")).toBe(admin("make.emails_required")));
  await type({ emails: "a@example.org, nobody\nb@example.org" });
  await submit();
  await page.until(() => expect(errorAt("emails")).toBe(admin("make.emails_wrong", { address: "nobody" })));
  expect(sent).toEqual([]);
  await type({ emails: "a@example.org;a@example.org" });
  await submit();
  await page.until(() => expect(made).toBe(1));
  expect(sent).toEqual([
    {
      path: "/api/operator/invitations",
      body: { by: "mail", tester_type: null, language: "en", expires_at: null, emails: ["a@example.org"] },
    },
  ]);
});

test("what is typed for invitations survives a closed dialog, until they are made", async () => {
  serve({ items: [{ id: "i1", email: "a@example.org", url: "https://x.example/invite/1", expires_at: null }] }, 201);
  let made = 0;
  const form = () => <MakeInvitations onMade={() => (made += 1)} onCancel={nothing} />;
  await page.show(form());
  await act(async () => page.box.querySelector<HTMLInputElement>('[name="way"][value="bound"]')!.click());
  await type({ emails: "a@example.org", tester_type: "pilot" });
  await page.show(null);
  await page.show(form());
  expect([input("emails").value, input("tester_type").value]).toEqual(["a@example.org", "pilot"]);
  await submit();
  await page.until(() => expect(made).toBe(1));
  await page.show(null);
  await page.show(form());
  expect([input("count").value, input("tester_type").value]).toEqual(["1", ""]);
});

test("an announcement that is being written survives a closed dialog; cancelling an edit discards its changes", async () => {
  const fresh = <AnnouncementForm announcement={null} onSaved={nothing} onCancel={nothing} />;
  await page.show(fresh);
  await type({ en: "The server will be down." });
  await page.show(null);
  await page.show(fresh);
  expect([input("en").value, input("it").value]).toEqual(["The server will be down.", ""]);

  const times = {
    from: "2026-11-20T10:00:00.000Z",
    until: "2026-11-21T10:00:00.000Z",
    created_at: "2026-11-20T09:00:00.000Z",
  };
  const edit = (
    <AnnouncementForm
      announcement={{ id: "a1", level: "info", en: "Down on Friday.", it: "Fermo venerdì.", ...times }}
      onSaved={nothing}
      onCancel={nothing}
    />
  );
  await page.show(null);
  await page.show(edit);
  await type({ en: "Down on Saturday." });
  await page.show(null);
  await page.show(edit);
  expect([input("en").value, input("it").value]).toEqual(["Down on Saturday.", "Fermo venerdì."]);
  await page.press(i18n.t("common:action.cancel"));
  await page.show(null);
  await page.show(edit);
  expect(input("en").value).toBe("Down on Friday.");
});

test("limits that are not saved are still there after a change of part, and say so", async () => {
  serve({ ...ACCOUNT, limits: { storage_mb: 200, daily_tokens: null, invitations: null } });
  await page.show(<AccountLimitsForm account={ACCOUNT} />);
  await type({ storage_mb: "200" });
  await page.show(<InvitationsForm limits={{ storage_mb: null, daily_tokens: null, member_invitations: 2 }} />);
  expect(page.box.textContent).not.toContain(admin("limits.unsaved"));
  await type({ invitations: "7" });
  await page.show(<AccountLimitsForm account={ACCOUNT} />);
  expect(input("storage_mb").value).toBe("200");
  expect(page.box.textContent).toContain(admin("limits.unsaved"));
  await submit();
  await page.until(() => expect(page.box.textContent).toContain(i18n.t("common:saved")));
  await page.show(<InvitationsForm limits={{ storage_mb: null, daily_tokens: null, member_invitations: 2 }} />);
  expect(input("invitations").value).toBe("7");
  await page.show(<AccountLimitsForm account={ACCOUNT} />);
  expect(input("storage_mb").value).toBe("");
});

test("without a mail server invitations by mail cannot be chosen, and the reason is said", async () => {
  hasMail = false;
  serve({});
  await page.show(<MakeInvitations onMade={nothing} onCancel={nothing} />);
  const ways = [...page.box.querySelectorAll<HTMLInputElement>('[name="way"]')];
  expect(ways.map(({ value, disabled }) => [value, disabled])).toEqual([
    ["link", false],
    ["bound", false],
    ["mail", true],
  ]);
  await page.until(() => expect(ways[2]!.getAttribute("aria-describedby")).not.toBeNull());
  expect(document.getElementById(ways[2]!.getAttribute("aria-describedby")!)?.textContent).toBe(admin("make.no_mail"));
});
