import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import type { z } from "zod";

/** A form validated by the request's schema; its messages are error codes, to be shown through `fieldText`. */
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

/** Parses an age field: digits only; blank is null, anything else (1e2, 0x20, 3.5) is NaN, which fails validation. */
export function toAge(value: unknown): number | null {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
