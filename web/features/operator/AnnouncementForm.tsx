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
import { changedTexts } from "#web/forms/changed-texts.ts";
import { DateField } from "#web/forms/date-field.tsx";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { fromMomentField, toMomentField } from "#web/forms/moment-field.ts";
import { useDraftForm } from "#web/forms/use-draft-form.ts";
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

const draftSchema = z.object({ level, en: z.string(), it: z.string(), from: z.string(), until: z.string() });
type Draft = z.output<typeof draftSchema>;

const valuesOf = ({ level: importance, en: english, it: italian, from, until }: OperatorAnnouncement): Draft => ({
  level: importance,
  en: english,
  it: italian,
  from: toMomentField(from),
  until: toMomentField(until),
});

export interface AnnouncementFormProps {
  /** Null for a new one. */
  announcement: OperatorAnnouncement | null;
  onSaved: () => void;
  onCancel: () => void;
}

/**
 * An announcement in both languages, with a preview as people will see it. What is typed is kept in a draft until it is
 * saved; cancelling an edit discards it, closing a new one keeps it.
 */
export function AnnouncementForm({ announcement, onSaved, onCancel }: AnnouncementFormProps) {
  const { t } = useTranslation("admin");
  const [opened] = useState(() => Date.now());
  const [draft, keepDraft] = useJsonDraft(`announcement:${announcement?.id ?? "new"}`, draftSchema);
  const stored: Draft = announcement
    ? valuesOf(announcement)
    : {
        level: "info",
        en: "",
        it: "",
        from: toMomentField(new Date(opened).toISOString()),
        until: toMomentField(new Date(opened + USUAL_MS).toISOString()),
      };
  const { form, field, discard, ...state } = useDraftForm({
    schema: formSchema,
    defaults: draft ?? stored,
    keepDraft,
    toDraft: (typed) => changedTexts(typed, stored),
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
      kept={t("common:kept.text")}
      onCancel={() => {
        if (announcement) discard();
        onCancel();
      }}
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
                  <span className="text-ink-faint">{t(`announcements.preview_empty.${language}`)}</span>
                )}
              </span>
            </Announcement>
          ))}
        </div>
      </section>
    </FormSheet>
  );
}
