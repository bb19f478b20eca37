import { useState } from "react";

const KEY = "sintonia-suggested";
/** Conversations whose answer is remembered. */
const KEPT = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Whether the suggestion has had its answer in a conversation, on this device; and the way to say so. */
export function useSuggestion(conversationId: string): [answered: boolean, answer: () => void] {
  const [answered, setAnswered] = useState(() => read().includes(conversationId));
  return [
    answered,
    () => {
      setAnswered(true);
      try {
        const others = read().filter((id) => id !== conversationId);
        localStorage.setItem(KEY, JSON.stringify([...others, conversationId].slice(-KEPT)));
      } catch {
        // Storage is forbidden: the answer holds until the conversation is left.
      }
    },
  ];
}
