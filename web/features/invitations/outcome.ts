import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { InviteValidation } from "#domain/invitations/contract.ts";
import { isOwn } from "./device.ts";
import { invitationQuery } from "./queries.ts";

/**
 * The state of an opened link for its visitor. `yours`: signed in with the account created with it; `registered`: used
 * to sign up on this device, now signed out; `other_account`: signed in with an account it is not for.
 */
export type InviteOutcome =
  | "checking"
  | "unreachable"
  | "valid"
  | "yours"
  | "registered"
  | "other_account"
  | "invalid"
  | "expired"
  | "used";

/** @param own whether the code was used to sign up on this device; null while unknown */
export function inviteOutcome(answer: InviteValidation, signedIn: boolean, own: boolean | null): InviteOutcome {
  if (answer.already_used_by_you) return "yours";
  const reason = answer.valid ? "valid" : (answer.reason ?? "invalid");
  if (reason === "invalid" || reason === "expired") return reason;
  if (signedIn) return "other_account";
  if (reason === "valid") return "valid";
  if (own === null) return "checking";
  return own ? "registered" : "used";
}

/** Validates the code and combines the result with the sign-in state (null while unknown). */
export function useInviteOutcome(
  code: string,
  signedIn: boolean | null,
): { outcome: InviteOutcome; retry: () => void } {
  const query = useQuery(invitationQuery(code));
  const [own, setOwn] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    void isOwn(code).then((answer) => current && setOwn(answer));
    return () => {
      current = false;
    };
  }, [code]);
  const retry = () => void query.refetch();
  if (query.isError && !query.isFetching) return { outcome: "unreachable", retry };
  if (!query.data || signedIn === null) return { outcome: "checking", retry };
  return { outcome: inviteOutcome(query.data, signedIn, own), retry };
}
