import { describe, expect, it } from "vitest";
import type { InviteValidation } from "#domain/invitations/contract.ts";
import { inviteOutcome, type InviteOutcome } from "./outcome.ts";

const answer = (reason: InviteValidation["reason"], byYou = false): InviteValidation => ({
  valid: reason === null,
  already_used_by_you: byYou,
  tester_type: null,
  email: null,
  reason,
});

describe("inviteOutcome", () => {
  it.each<[string, InviteValidation, boolean, boolean | null, InviteOutcome]>([
    ["an unused code, signed out", answer(null), false, false, "valid"],
    ["an unused code, signed in", answer(null), true, false, "other_account"],
    ["the user's own code, signed in", answer("used", true), true, false, "yours"],
    ["the user's own code, signed out on the device that used it", answer("used"), false, true, "registered"],
    ["a used code, signed out, before the device is checked", answer("used"), false, null, "checking"],
    ["another user's code, signed out", answer("used"), false, false, "used"],
    ["another user's code, signed in", answer("used"), true, true, "other_account"],
    ["an expired code, signed out", answer("expired"), false, null, "expired"],
    ["an expired code, signed in", answer("expired"), true, null, "expired"],
    ["an unknown code, signed in", answer("invalid"), true, null, "invalid"],
  ])("%s", (_, validation, signedIn, own, outcome) => {
    expect(inviteOutcome(validation, signedIn, own)).toBe(outcome);
  });
});
