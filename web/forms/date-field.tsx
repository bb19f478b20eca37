import { useTranslation } from "react-i18next";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";
import { dateForm } from "./date-form.ts";
import { formatDay, formatMoment } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "value" | "hint"> {
  type: "date" | "datetime-local";
  /** What the field holds, as it holds it. */
  written: string;
}

/** The day or moment in the page's language, "" for none. */
function inWords(type: DateFieldProps["type"], written: string): string {
  // Noon is that day in every zone.
  const date = new Date(type === "date" ? `${written}T12:00` : written);
  if (Number.isNaN(date.getTime())) return "";
  return (type === "date" ? formatDay : formatMoment)(date.toISOString(), currentLanguage());
}

/**
 * The browser's own field for a day or a moment. Which of day and month comes first is the browser's choice: the field says
 * so, and what has been chosen in words.
 */
export function DateField({ written, ...field }: DateFieldProps) {
  const { t } = useTranslation("common");
  const form = dateForm(t, { time: field.type === "datetime-local" });
  const words = inWords(field.type, written);
  return <TextField {...field} hint={words ? t("date_form.chosen", { form, words }) : t("date_form.hint", { form })} />;
}
