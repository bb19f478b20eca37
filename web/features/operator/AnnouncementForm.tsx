import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import {
  ANNOUNCEMENT_LEVELS,
  ANNOUNCEMENT_MAX,
  announcementInputSchema,
  type OperatorAnnouncement,
} from "#domain/operator/announcements.ts";
import { LANGUAGES } from "#domain/language.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { DateField } from "#web/forms/date-field.tsx";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { fromMomentField, toMomentField } from "#web/forms/moment-field.ts";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { RadioChips } from "#web/ui/radio-chips.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useSaveAnnouncement } from "./queries.ts";

/** How long a new announcement is shown unless another end is chosen. */
const USUAL_MS = 7 * 86_400_000;

const { level, en, it } = announcementInputSchema.shape;
const moment = z.string().transform((typed, context) => {
  const iso = fromMomentField(typed);
  if (iso !== null && !Number.isNaN(Date.parse(iso))) return iso;
  context.addIssue({ code: "custom", message: "moment_required" });
  return z.NEVER;
});
const formSchema = z
  .object({ level, en, it, from: moment, until: moment })
  .refine(({ from, until }) => Date.parse(until) > Date.parse(from), { error: "announcement_times", path: ["until"] });

export interface AnnouncementFormProps {
  /** Null for a new one. */
  announcement: OperatorAnnouncement | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** An announcement in both languages, with a preview as people will see it. */
export function AnnouncementForm({ announcement, onSaved, onCancel }: AnnouncementFormProps) {
  const { t } = useTranslation("admin");
  const [opened] = useState(() => Date.now());
  const { form, field, ...state } = useServerForm({
    schema: formSchema,
    defaults: {
      level: announcement?.level ?? "info",
      en: announcement?.en ?? "",
      it: announcement?.it ?? "",
      from: toMomentField(announcement?.from ?? new Date(opened).toISOString()),
      until: toMomentField(announcement?.until ?? new Date(opened + USUAL_MS).toISOString()),
    },
    send: useSaveAnnouncement(announcement?.id ?? null).mutateAsync,
    onSent: onSaved,
  });
  const now = form.watch();
  const momentField = (name: "from" | "until") => {
    const { error, ...rest } = field(name);
    const missing = form.getFieldState(name, form.formState).error?.message === "moment_required";
    return { ...rest, ...(error ? { error: missing ? t("announcements.moment_required") : error } : {}) };
  };
  return (
    <FormSheet
      state={state}
      failed={t("announcements.not_saved")}
      onCancel={onCancel}
      save={announcement ? t("common:action.save_changes") : t("announcements.publish")}
      roomy
    >
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={t(`announcements.text.${language}`)}
          lang={language}
          rows={2}
          {...field(language)}
          max={ANNOUNCEMENT_MAX}
          counterText={(used, max) => t("common:field.text_counter", { used, max })}
        />
      ))}
      <RadioChips
        legend={t("announcements.level.label")}
        hint={t("announcements.level.hint")}
        name="level"
        value={now.level}
        options={ANNOUNCEMENT_LEVELS.map((value) => ({ value, label: t(`announcements.level.${value}`) }))}
        onChange={(value) => form.setValue("level", value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField type="datetime-local" label={t("announcements.from")} written={now.from} {...momentField("from")} />
        <DateField
          type="datetime-local"
          label={t("announcements.until")}
          written={now.until}
          {...momentField("until")}
        />
      </div>
      <section aria-labelledby="preview">
        <h3 id="preview" className="mb-2 font-semibold">
          {t("announcements.preview")}
        </h3>
        <div className="overflow-hidden rounded-md border border-line">
          {LANGUAGES.map((language) => (
            <Announcement key={language} level={now.level} dismissLabel="">
              <span lang={language}>
                {now[language].trim() || (
                  <span className="text-ink-faint">
                    {t("announcements.preview_empty", { language: CHOOSER.options[language] })}
                  </span>
                )}
              </span>
            </Announcement>
          ))}
        </div>
      </section>
    </FormSheet>
  );
}
