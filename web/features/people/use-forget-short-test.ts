import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Persona } from "#domain/people/contract.ts";
import { profileQuery } from "#web/app/session.ts";
import { writeDraft } from "#web/forms/draft.ts";
import { shortTestDraft } from "./short-test-draft.ts";

/** Deletes this device's draft of a person's short test once it is complete, possibly on another device. */
export function useForgetShortTest(person: Pick<Persona, "id" | "traits_short"> | undefined): void {
  const { data: profile } = useSuspenseQuery(profileQuery);
  const answered = person?.traits_short ? person.id : undefined;
  useEffect(() => {
    if (answered !== undefined) writeDraft(shortTestDraft(answered), "", profile.user_id);
  }, [answered, profile.user_id]);
}
