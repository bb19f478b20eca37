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
    ["a fresh code for a visitor", answer(null), false, false, "valid"],
    ["a fresh code for somebody signed in", answer(null), true, false, "other_account"],
    ["one's own code, signed in", answer("used", true), true, false, "yours"],
    ["one's own code, signed out on the device that used it", answer("used"), false, true, "registered"],
    ["a used code, while the device still thinks", answer("used"), false, null, "checking"],
    ["somebody else's code", answer("used"), false, false, "used"],
    ["somebody else's code, signed in", answer("used"), true, true, "other_account"],
    ["an expired code", answer("expired"), false, null, "expired"],
    ["an expired code, signed in", answer("expired"), true, null, "expired"],
    ["no code of ours", answer("invalid"), true, null, "invalid"],
  ])("%s", (_, validation, signedIn, own, outcome) => {
    expect(inviteOutcome(validation, signedIn, own)).toBe(outcome);
  });
});
