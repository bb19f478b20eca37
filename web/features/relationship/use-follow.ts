import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { isDoneElsewhere, type Sending } from "./assessment.ts";
import { leaveToResult } from "./draft-cache.ts";

interface Follow {
  personaId: string;
  relationship: RelationshipView;
  sending: Sending;
  /** A result has come of it. */
  onDone: (frightening: boolean) => void;
}

/**
 * Leaves the questions for a result that did not come of what is on screen. Answering on would make another one beside it,
 * of answers to questions that somebody has finished with. Returns the id of the result they were begun with, null for none.
 */
export function useFollow({ personaId, relationship, sending, onDone }: Follow): string | null {
  const client = useQueryClient();
  const [begunWith] = useState(relationship.latest?.id ?? null);
  const elsewhere = isDoneElsewhere(begunWith, relationship, sending);
  useEffect(() => {
    if (!elsewhere) return;
    leaveToResult(client, personaId);
    onDone(relationship.latest?.safety_concern ?? false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known
  }, [elsewhere]);
  return begunWith;
}
