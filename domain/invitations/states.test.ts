import fc from "fast-check";
import { expect, test } from "vitest";
import { invitationState } from "./contract.ts";
import { leftToPassOn } from "./passing-on.ts";
import { givenState, renewedEnd } from "./states.ts";

const time = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
const maybe = fc.option(time);
const times = fc.record({ createdAt: time, usedAt: maybe, revokedAt: maybe, expiresAt: maybe, undeliveredFrom: maybe });

test("open is exactly what a sign-up accepts, except that nobody has the link of one whose letter did not leave", () => {
  fc.assert(
    fc.property(times, time, (row, now) => {
      const valid = invitationState(row, now) === "valid";
      const state = givenState(row, now);
      expect(givenState({ ...row, undeliveredFrom: null }, now) === "open").toBe(valid);
      expect(["open", "waiting"].includes(state)).toBe(valid && state !== "undelivered");
    }),
  );
});

test("a letter that waits counts as not delivered from the given time on, until the invitation is used or revoked", () => {
  fc.assert(
    fc.property(times, time, time, (row, undeliveredFrom, now) => {
      const state = givenState({ ...row, undeliveredFrom }, now);
      if (row.usedAt || row.revokedAt) expect(state).toBe(row.usedAt ? "used" : "revoked");
      else if (undeliveredFrom <= now) expect(state).toBe("undelivered");
      else expect(state).toBe(row.expiresAt && row.expiresAt <= now ? "ended" : "waiting");
    }),
  );
});

test("used and revoked last; open becomes ended at its end, never the other way round", () => {
  fc.assert(
    fc.property(times, time, time, (all, one, other) => {
      const row = { ...all, undeliveredFrom: null };
      const [before, after] = one < other ? [one, other] : [other, one];
      const states = [givenState(row, before), givenState(row, after)];
      const lasting = row.usedAt ? "used" : row.revokedAt ? "revoked" : null;
      const possible = lasting
        ? [[lasting, lasting]]
        : [
            ["open", "open"],
            ["open", "ended"],
            ["ended", "ended"],
          ];
      expect(possible).toContainEqual(states);
    }),
  );
});

test("sent again, an invitation is open, or as long open as it was at first", () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 10 ** 10 }), time, (createdAt, lasts, now) => {
      const expiresAt = new Date(createdAt.getTime() + lasts);
      const end = renewedEnd({ createdAt, expiresAt }, now);
      expect(end!.getTime()).toBe(expiresAt > now ? expiresAt.getTime() : now.getTime() + lasts);
      expect(givenState({ usedAt: null, revokedAt: null, expiresAt: end, undeliveredFrom: null }, now)).toBe("open");
      expect(renewedEnd({ createdAt, expiresAt: null }, now)).toBeNull();
    }),
  );
});

test("what is left never falls below none", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (allowed, given) => {
      expect(leftToPassOn(allowed, given)).toBe(given < allowed ? allowed - given : 0);
    }),
  );
});
