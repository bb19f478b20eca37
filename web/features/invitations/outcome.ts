import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { InviteValidation } from "#domain/invitations/contract.ts";
import { isOwn } from "./device.ts";
import { invitationQuery } from "./queries.ts";

/**
 * What an opened link means to whoever opened it. `yours`: signed in with the account it made; `registered`: this device
 * signed up with it, nobody is signed in; `other_account`: somebody is signed in whom it is not for.
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

/** @param own whether this device signed up with the code; null while that is being worked out */
export function inviteOutcome(answer: InviteValidation, signedIn: boolean, own: boolean | null): InviteOutcome {
  if (answer.already_used_by_you) return "yours";
  const reason = answer.valid ? "valid" : (answer.reason ?? "invalid");
  if (reason === "invalid" || reason === "expired") return reason;
  if (signedIn) return "other_account";
  if (reason === "valid") return "valid";
  if (own === null) return "checking";
  return own ? "registered" : "used";
}

/** Looks the code up and keeps looking at it in the light of who is signed in (null while that is not known). */
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
