import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import type { z } from "zod";

/** A form checked by a request's own schema; messages are the schema's codes, to be shown through `fieldText`. */
export function useSchemaForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  defaultValues: DefaultValues<z.input<S>>,
) {
  return useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onTouched",
    shouldFocusError: true,
  });
}

/** What an age field holds as a number: digits only, blank is null, and anything else (1e2, 0x20, 3.5) stays wrong. */
export function toAge(value: unknown): number | null {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
