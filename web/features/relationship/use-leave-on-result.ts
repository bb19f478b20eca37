import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { isDoneElsewhere, type Sending } from "./assessment.ts";
import { prepareForResult } from "./draft-cache.ts";

interface LeaveOnResultOptions {
  personaId: string;
  relationship: RelationshipView;
  sending: Sending;
  /** Called once there is a result. */
  onDone: (frightening: boolean) => void;
}

/**
 * Leaves the questions when a result arrives that was not submitted from this screen, because continuing would create a
 * second result of an assessment that is already finished. Returns the id of the newest result on mount; null for none.
 */
export function useLeaveOnResult({ personaId, relationship, sending, onDone }: LeaveOnResultOptions): string | null {
  const client = useQueryClient();
  const [begunWith] = useState(relationship.latest?.id ?? null);
  const elsewhere = isDoneElsewhere(begunWith, relationship, sending);
  useEffect(() => {
    if (!elsewhere) return;
    prepareForResult(client, personaId);
    onDone(relationship.latest?.safety_concern ?? false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known
  }, [elsewhere]);
  return begunWith;
}
