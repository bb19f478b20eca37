// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { INVITATION_STATES, type GivenState } from "#domain/invitations/states.ts";
import type { OperatorInvitation } from "#domain/operator/invitations.ts";
import { i18n } from "#web/app/i18n.ts";
import { ToastFrame } from "#web/app/toast-frame.tsx";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { InvitationRow } from "./InvitationRow.tsx";

const page = new WebPage();
const MADE: OperatorInvitation = {
  id: "i1",
  tester_type: "pilot",
  language: "en",
  email: "marta@example.org",
  by_mail: true,
  state: "open",
  address_refused: false,
  created_at: "2026-11-20T10:00:00.000Z",
  expires_at: "2026-12-20T10:00:00.000Z",
  used_at: null,
  revoked_at: null,
  used_by: null,
  given_by: null,
};
const text = (key: string) => i18n.t(`admin:row.${key}` as "admin:parts");

/** The names of the buttons, as they are shown. */
const buttons = () => [...page.box.querySelectorAll("button")].map(({ textContent }) => textContent);
let hasMail = true;
beforeEach(() => {
  hasMail = true;
  page.answer = () => ({ mail: hasMail });
});

test.each(INVITATION_STATES)("%s: what can still be done, and where the letter has got to", async (state) => {
  await page.show(
    <ToastFrame>
      <InvitationRow invitation={{ ...MADE, state }} onResent={() => undefined} />
    </ToastFrame>,
  );
  expect(page.box.textContent).toContain(text(`state.${state}`));
  expect(page.box.textContent.includes(text("undelivered_text"))).toBe(state === "undelivered");
  const isOver = (["used", "revoked"] satisfies GivenState[] as GivenState[]).includes(state);
  // The names for screen readers begin with the words that are seen (WCAG 2.5.3).
  for (const button of page.box.querySelectorAll("button"))
    expect(button.getAttribute("aria-label")?.startsWith(button.textContent)).toBe(true);
  await page.until(() => expect(buttons()).toEqual(isOver ? [] : [text("resend"), text("revoke")]));
});

test("without a mail server one that was sent by mail gets a new link instead", async () => {
  hasMail = false;
  await page.show(
    <ToastFrame>
      <InvitationRow invitation={MADE} onResent={() => undefined} />
    </ToastFrame>,
  );
  expect(buttons()).toEqual([text("new_link"), text("revoke")]);
  await page.until(() => expect(page.box.textContent).toContain(text("no_mail")));
});

test("the address is to be checked only if the mail server refuses it", async () => {
  await page.show(
    <ToastFrame>
      <InvitationRow invitation={{ ...MADE, state: "undelivered", address_refused: true }} onResent={() => undefined} />
    </ToastFrame>,
  );
  expect(page.box.textContent).toContain(text("address_refused"));
  expect(page.box.textContent).not.toContain(text("undelivered_text"));
});
