import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { MEMBER_INVITATIONS_MAX, type InstallationLimits } from "#domain/operator/accounts.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { changedTexts } from "#web/forms/changed-texts.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useDraftForm } from "#web/forms/use-draft-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { Facts } from "./Facts.tsx";
import { typedNumber } from "./number-field.ts";
import { limitsQuery, useChangeLimits } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";
import { Section } from "./Section.tsx";
import { formatBytes, formatNumber } from "./words.ts";

const formSchema = z.object({ invitations: typedNumber(0, MEMBER_INVITATIONS_MAX) });
const draftSchema = z.object({ invitations: z.string() });

/** What applies to all accounts without limits of their own. */
export function Limits() {
  const { t } = useTranslation("admin");
  const query = useQuery(limitsQuery);
  return (
    <RoomFrame part="limits" lead={t("limits.lead")}>
      <Loaded query={query} failed={t("limits.not_loaded")} lines={6}>
        {(limits) => (
          <>
            <InvitationsForm limits={limits} />
            <SetLimits limits={limits} />
          </>
        )}
      </Loaded>
    </RoomFrame>
  );
}

/** Exported for its test. */
export function InvitationsForm({ limits }: { limits: InstallationLimits }) {
  const { t } = useTranslation("admin");
  const [saved, setSaved] = useState(false);
  const change = useChangeLimits();
  const [draft, keepDraft] = useJsonDraft("limits", draftSchema);
  const stored = { invitations: String(limits.member_invitations) };
  const { field, ...state } = useDraftForm({
    schema: formSchema,
    defaults: draft ?? stored,
    keepDraft,
    toDraft: (typed) => changedTexts(typed, stored),
    send: ({ invitations }) => change.mutateAsync(invitations),
    onSent: () => setSaved(true),
  });
  const { error, ...invitations } = field("invitations");
  return (
    <Section title={t("limits.members_title")}>
      <p className="max-w-measure text-ink-soft">{t("limits.members_text")}</p>
      <ServerForm state={state} className="flex w-full max-w-110 flex-col gap-5" onChange={() => setSaved(false)}>
        <TextField
          label={t("limits.members")}
          hint={t("limits.members_hint")}
          inputMode="numeric"
          autoComplete="off"
          {...invitations}
          error={error && t("limits.range", { min: 0, max: formatNumber(MEMBER_INVITATIONS_MAX, currentLanguage()) })}
        />
        <FormFailure title={t("limits.failed")} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton>{t("limits.save")}</SubmitButton>
          <p role="status" className="font-medium text-accent empty:hidden">
            {saved ? t("common:saved") : draft && t("limits.unsaved")}
          </p>
        </div>
      </ServerForm>
    </Section>
  );
}

/** Those that are settings of the server. */
function SetLimits({ limits }: { limits: InstallationLimits }) {
  const { t } = useTranslation("admin");
  const language = currentLanguage();
  const { storage_mb: storage, daily_tokens: tokens } = limits;
  return (
    <Section title={t("limits.server_title")}>
      <p className="max-w-measure text-ink-soft">{t("limits.server_text")}</p>
      <div className="w-full">
        <Facts
          facts={[
            [t("limits.storage"), storage === null ? t("limits.without") : formatBytes(storage * 1_000_000, language)],
            [t("limits.tokens"), tokens === null ? t("limits.without") : formatNumber(tokens, language)],
          ]}
        />
      </div>
    </Section>
  );
}
