import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import {
  DAILY_TOKENS_MAX,
  MEMBER_INVITATIONS_MAX,
  STORAGE_MB_MAX,
  type AccountLimits,
  type OperatorAccountDetail,
} from "#domain/operator/accounts.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { changedTexts } from "#web/forms/changed-texts.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { useDraftForm } from "#web/forms/use-draft-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { optionalTypedNumber } from "./number-field.ts";
import { limitsQuery, useChangeAccountLimits } from "./queries.ts";
import { Section } from "./Section.tsx";
import { formatNumber } from "./words.ts";

const BOUNDS = {
  storage_mb: [1, STORAGE_MB_MAX],
  daily_tokens: [0, DAILY_TOKENS_MAX],
  invitations: [0, MEMBER_INVITATIONS_MAX],
} as const;
type LimitName = keyof typeof BOUNDS;
const NAMES = Object.keys(BOUNDS) as LimitName[];

const formSchema = z.object({
  storage_mb: optionalTypedNumber(...BOUNDS.storage_mb),
  daily_tokens: optionalTypedNumber(...BOUNDS.daily_tokens),
  invitations: optionalTypedNumber(...BOUNDS.invitations),
});

const draftSchema = z.object({ storage_mb: z.string(), daily_tokens: z.string(), invitations: z.string() });

const textsOf = (limits: AccountLimits) => ({
  storage_mb: String(limits.storage_mb ?? ""),
  daily_tokens: String(limits.daily_tokens ?? ""),
  invitations: String(limits.invitations ?? ""),
});

/** Limits of one account; a blank field means that the installation's applies. */
export function AccountLimitsForm({ account }: { account: OperatorAccountDetail }) {
  const { t } = useTranslation("admin");
  const installation = useQuery(limitsQuery).data;
  const [saved, setSaved] = useState(false);
  const [draft, keepDraft] = useJsonDraft(`limits:${account.id}`, draftSchema);
  const stored = textsOf(account.limits);
  const { form, field, discard, ...state } = useDraftForm({
    schema: formSchema,
    defaults: draft ?? stored,
    keepDraft,
    toDraft: (typed) => changedTexts(typed, stored),
    send: useChangeAccountLimits(account.id).mutateAsync,
    onSent: ({ limits }) => {
      form.reset(textsOf(limits));
      // The reset was compared with the limits before.
      discard();
      setSaved(true);
    },
  });
  const usual = {
    storage_mb: installation?.storage_mb,
    daily_tokens: installation?.daily_tokens,
    invitations: installation?.member_invitations,
  };
  const number = (value: number) => formatNumber(value, currentLanguage());

  function hint(name: LimitName): string | undefined {
    const value = usual[name];
    if (value === undefined) return undefined;
    return value === null ? t(`limits.${name}.usual_none`) : t(`limits.${name}.usual`, { value: number(value) });
  }
  return (
    <Section title={t("limits.own_title")}>
      <p className="max-w-measure text-ink-soft">{t("limits.own_text")}</p>
      <ServerForm
        state={state}
        className="flex w-full max-w-110 flex-col gap-5"
        onChange={() => setSaved(false)}
        aria-label={t("limits.own_title")}
      >
        {NAMES.map((name) => {
          const { error, ...rest } = field(name);
          const [min, max] = BOUNDS[name];
          return (
            <TextField
              key={name}
              label={t(`limits.${name}.label`)}
              optionalLabel={t("common:optional")}
              hint={hint(name)}
              inputMode="numeric"
              autoComplete="off"
              {...rest}
              error={error && t("limits.range_or_blank", { min: number(min), max: number(max) })}
            />
          );
        })}
        <FormFailure title={t("limits.failed")} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton variant="secondary">{t("limits.save")}</SubmitButton>
          <p role="status" className="font-medium text-accent empty:hidden">
            {saved ? t("common:saved") : draft && t("limits.unsaved")}
          </p>
        </div>
      </ServerForm>
    </Section>
  );
}
