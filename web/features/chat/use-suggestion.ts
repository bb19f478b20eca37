import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { conversationQuery, useAnswerSuggestion } from "./queries.ts";

/**
 * Whether to show the suggestion if it is `due`, and a function that records the answer. It is made once per
 * conversation, so the server is asked whether it was answered on another device.
 */
export function useSuggestion(
  where: { conversationId: string; personaId: string },
  due: boolean,
): [shows: boolean, answer: () => void] {
  const [answered, setAnswered] = useState(false);
  const { mutate } = useAnswerSuggestion(where);
  const asked = due && !answered;
  const { data, isFetchedAfterMount } = useQuery({
    ...conversationQuery(where.personaId, where.conversationId),
    enabled: asked,
    staleTime: 0,
  });
  return [
    // Cached data may be stale: the user may have answered on another device.
    asked && isFetchedAfterMount && data?.suggestion_answered === false,
    () => {
      setAnswered(true);
      mutate();
    },
  ];
}
