import { useMemo } from "react";
import type { z } from "zod";
import { useDraft, type Change } from "./draft.ts";

/** The value of a stored draft; null if there is none or it does not match the schema. */
export function parseJsonDraft<T>(schema: z.ZodType<T>, text: string): T | null {
  if (text === "") return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A draft of several fields, stored as by `useDraft`; null when there is none or it does not match the schema. */
export function useJsonDraft<T extends object>(
  key: string,
  schema: z.ZodType<T>,
  account?: string,
): [value: T | null, change: (change: Change<T | null>) => void] {
  const [text, setText] = useDraft(key, account);
  const value = useMemo(() => parseJsonDraft(schema, text), [schema, text]);
  return [
    value,
    (change) =>
      setText((now) => {
        const next = typeof change === "function" ? change(parseJsonDraft(schema, now)) : change;
        return next === null ? "" : JSON.stringify(next);
      }),
  ];
}
