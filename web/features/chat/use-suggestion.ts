import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { conversationQuery, useAnswerSuggestion } from "./queries.ts";

/**
 * Whether the suggestion shows, where it is `due`: it is made once in a conversation, and so the server is asked whether
 * it has had its answer on another device; and the way to say that it has.
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
    // What was known before may have changed elsewhere.
    asked && isFetchedAfterMount && data?.suggestion_answered === false,
    () => {
      setAnswered(true);
      mutate();
    },
  ];
}
