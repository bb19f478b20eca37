import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#domain/language.ts";
import { INVITATIONS_MAX, type NewInvitation } from "#domain/operator/invitations.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { useMailServer } from "#web/app/site.ts";
import { dayOf } from "#web/format/short-day.ts";
import { changedTexts } from "#web/forms/changed-texts.ts";
import { DateField } from "#web/forms/date-field.tsx";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useDraftForm } from "#web/forms/use-draft-form.ts";
import { RadioChips } from "#web/ui/radio-chips.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { makeDraftSchema, makeFormSchema, WAYS, wrongAddress, type MakeDraft } from "./make-invitations.ts";
import { useMakeInvitations } from "./queries.ts";

/** How long a new invitation lasts unless another end is chosen, in days. */
const USUAL_DAYS = 30;

export interface MakeInvitationsProps {
  onMade: (items: readonly NewInvitation[]) => void;
  onCancel: () => void;
}

/** What is typed is kept in a draft until the invitations are made. */
export function MakeInvitations({ onMade, onCancel }: MakeInvitationsProps) {
  const { t } = useTranslation("admin");
  const [now] = useState(() => Date.now());
  const hasMail = useMailServer();
  const [draft, keepDraft] = useJsonDraft("invitations", makeDraftSchema);
  const blank: MakeDraft = {
    way: "link",
    tester_type: "",
    language: currentLanguage(),
    until: dayOf(new Date(now + USUAL_DAYS * 86_400_000)),
    count: "1",
    emails: "",
  };
  const { form, field, ...state } = useDraftForm({
    schema: makeFormSchema,
    defaults: draft ? { ...draft, way: draft.way === "mail" && hasMail === false ? "bound" : draft.way } : blank,
    keepDraft,
    toDraft: (typed) => changedTexts({ ...typed, tester_type: typed.tester_type ?? "" }, blank),
    send: useMakeInvitations().mutateAsync,
    onSent: ({ items }) => onMade(items),
  });
  const [way, language, until, emails] = form.watch(["way", "language", "until", "emails"]);
  const codeOf = (name: "count" | "emails" | "until") => form.getFieldState(name, form.formState).error?.message;
  const { error: countError, ...count } = field("count");
  const { error: emailsError, ...addresses } = field("emails");
  const { error: untilError, ...end } = field("until");
  const addressError = {
    emails_required: t("make.emails_required"),
    emails_wrong: t("make.emails_wrong", { address: wrongAddress(emails) }),
    emails_over: t("make.emails_over", { max: INVITATIONS_MAX }),
  }[codeOf("emails") ?? ""];
  return (
    <FormSheet
      state={state}
      failed={t("make.failed")}
      kept={t("common:kept.typed")}
      onCancel={onCancel}
      save={t(`make.save.${way}`)}
      roomy
    >
      <RadioChips
        legend={t("make.way")}
        hint={hasMail === false && t("make.no_mail")}
        name="way"
        value={way}
        options={WAYS.map((value) => ({
          value,
          label: t(`make.ways.${value}`),
          disabled: value === "mail" && !hasMail,
        }))}
        onChange={(value) => {
          form.setValue("way", value);
          form.clearErrors(["count", "emails"]);
        }}
      />
      {way === "link" ? (
        <TextField
          label={t("make.count")}
          hint={t("make.count_hint")}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-60"
          {...count}
          error={countError && t("make.count_range", { max: INVITATIONS_MAX })}
        />
      ) : (
        <TextArea
          label={t("make.emails")}
          hint={t(`make.emails_hint.${way}`)}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...addresses}
          max={undefined}
          error={emailsError && (addressError ?? emailsError)}
        />
      )}
      <TextField
        label={t("make.type")}
        optionalLabel={t("common:optional")}
        hint={t("make.type_hint")}
        autoComplete="off"
        {...field("tester_type")}
      />
      <RadioChips
        legend={t("make.language")}
        hint={t("make.language_hint")}
        name="language"
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{CHOOSER.options[value]}</span> }))}
        onChange={(value) => form.setValue("language", value)}
      />
      <div>
        <DateField
          type="date"
          label={t("make.until")}
          optionalLabel={t("common:optional")}
          written={until}
          min={dayOf(new Date(now))}
          className="max-w-80"
          {...end}
          error={untilError && t("make.until_past")}
        />
        <p className="mt-1.5 text-small text-ink-soft">{t("make.until_hint")}</p>
      </div>
    </FormSheet>
  );
}
