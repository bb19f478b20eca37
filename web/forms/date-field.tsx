import { useTranslation } from "react-i18next";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";
import { dateFormat } from "./date-format.ts";
import { formatDay, formatMoment } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "value" | "hint"> {
  type: "date" | "datetime-local";
  /** The input's current value, in its own format, such as "2026-11-27". */
  written: string;
}

/** Formats the value in the page's language; "" if there is none. */
function inWords(type: DateFieldProps["type"], written: string): string {
  // Noon, so that no time zone shifts the day.
  const date = new Date(type === "date" ? `${written}T12:00` : written);
  if (Number.isNaN(date.getTime())) return "";
  return (type === "date" ? formatDay : formatMoment)(date.toISOString(), currentLanguage());
}

/**
 * The browser's native date or date-time field. The browser decides the order of day and month, so the hint states the
 * expected format and repeats the chosen date in words.
 */
export function DateField({ written, ...field }: DateFieldProps) {
  const { t } = useTranslation("common");
  const form = dateFormat(t, { time: field.type === "datetime-local" });
  const words = inWords(field.type, written);
  return <TextField {...field} hint={words ? t("date_form.chosen", { form, words }) : t("date_form.hint", { form })} />;
}
