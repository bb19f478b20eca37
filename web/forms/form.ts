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

/**
 * Scrolls to the field that gets the focus because it is wrong: one that has it already would stay where it is, maybe
 * off screen. React Hook Form focuses it after it has reported the errors.
 */
export function revealWrongField(): void {
  setTimeout(() => {
    const focused = document.activeElement;
    (focused?.closest("[data-field]") ?? focused)?.scrollIntoView({ block: "nearest" });
  });
}

/** Parses an age field: digits only; blank is null, anything else (1e2, 0x20, 3.5) is NaN, which fails validation. */
export function toAge(value: unknown): number | null {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
