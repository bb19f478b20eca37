import { useState } from "react";

/**
 * The planned interaction whose outcome is being recorded: stays the same while `id` does, although it may have left
 * the list because its outcome was recorded elsewhere. Undefined if it was not in the list to begin with.
 */
export function useRegistered<T extends { id: string }>(
  id: string | undefined,
  planned: readonly T[] | undefined,
): T | undefined {
  const [last, setLast] = useState<T>();
  const found = planned?.find((interaction) => interaction.id === id);
  const now = found ?? (last?.id === id ? last : undefined);
  if (now !== last) setLast(now);
  return now;
}
