import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { emailSchema } from "#domain/account/contract.ts";
import { LANGUAGES } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import type { NewPassedOn, PassedOn } from "#domain/invitations/passing-on.ts";
import { CopyButton } from "#web/app/copy-button.tsx";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { useMailServer } from "#web/app/site.ts";
import { formatDate } from "#web/format/dates.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { RadioChips } from "#web/ui/radio-chips.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { passedOnQuery, usePassOn, useRevokePassedOn, useSendAgain } from "./queries.ts";

const formSchema = z.object({
  // Blank makes a link.
  email: z.union([z.literal("").transform(() => null), emailSchema], { error: "email_invalid" }),
  language: languageSchema,
});

/** Passes on the invitations that the operator has given, and lists those passed on. */
export function InviteSetting() {
  const { t } = useTranslation("settings");
  const given = useQuery(passedOnQuery);
  return (
    <Loaded query={given} failed={t("invite.failed")} lines={4}>
      {({ left, items }) => (
        <>
          <SettingSection title={t("invite.new")}>
            <div className="flex max-w-measure flex-col gap-4">
              <p className="text-ink-soft">{left > 0 ? t("invite.left", { count: left }) : t("invite.none_left")}</p>
              <NewInvitation left={left} />
            </div>
          </SettingSection>
          {items.length > 0 && <PassedOnList items={items} />}
        </>
      )}
    </Loaded>
  );
}

/** The form stays while the last invitation's link is shown. */
function NewInvitation({ left }: { left: number }) {
  const { t } = useTranslation("settings");
  const hasMail = useMailServer();
  const [made, setMade] = useState<NewPassedOn | null>(null);
  const { form, field, ...state } = useServerForm({
    schema: formSchema,
    defaults: { email: "", language: currentLanguage() },
    send: usePassOn().mutateAsync,
    onSent: (answer) => {
      setMade(answer);
      form.setValue("email", "");
    },
  });
  const language = form.watch("language");
  return (
    <>
      <div role="status" className="empty:hidden">
        {made?.url === null && <p>{t("invite.sent", { email: made.email })}</p>}
        {made?.url && (
          <div className="flex flex-col items-start gap-3 rounded-md bg-sunk p-4">
            <p className="wrap-anywhere">
              {made.email ? t("invite.made_for", { email: made.email }) : t("invite.made")}
            </p>
            <TextField
              label={t("invite.link")}
              value={made.url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
              className="w-full"
            />
            <CopyButton text={made.url} label={t("invite.copy")} done={t("common:action.copied")} />
          </div>
        )}
      </div>
      {left > 0 && (
        <ServerForm state={state}>
          <TextField
            label={t("invite.email")}
            optionalLabel={t("common:optional")}
            hint={t(hasMail === false ? "invite.email_hint_link" : "invite.email_hint")}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field("email")}
          />
          <RadioChips
            legend={t("invite.language")}
            name="language"
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{CHOOSER.options[value]}</span> }))}
            onChange={(value) => form.setValue("language", value)}
          />
          <FormFailure title={t("invite.not_made")} />
          <SubmitButton className="self-start max-sm:w-full max-sm:self-stretch">{t("invite.make")}</SubmitButton>
        </ServerForm>
      )}
    </>
  );
}

function PassedOnList({ items }: { items: readonly PassedOn[] }) {
  const { t } = useTranslation("settings");
  const revoke = useRevokePassedOn();
  const [asked, setAsked] = useState<PassedOn | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <SettingSection title={t("invite.list")}>
      <ul className="flex max-w-measure flex-col divide-y divide-line">
        {items.map((item) => (
          <PassedOnRow key={item.id} item={item} onRevoke={() => setAsked(item)} onDone={setDone} />
        ))}
      </ul>
      <p role="status" className="empty:hidden">
        {done}
      </p>
      {revoke.error && <ErrorNote title={t("invite.not_revoked")}>{errorText(revoke.error)}</ErrorNote>}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t("invite.revoke_title")}
        description={t("invite.revoke_text")}
        confirmLabel={t("invite.revoke")}
        cancelLabel={t("invite.keep")}
        busy={revoke.isPending}
        onConfirm={() =>
          asked &&
          revoke.mutate(asked.id, { onSuccess: () => setDone(t("invite.revoked")), onSettled: () => setAsked(null) })
        }
      />
    </SettingSection>
  );
}

interface PassedOnRowProps {
  item: PassedOn;
  onRevoke: () => void;
  /** Takes what has been done, in words. */
  onDone: (what: string | null) => void;
}

function PassedOnRow({ item, onRevoke, onDone }: PassedOnRowProps) {
  const { t } = useTranslation("settings");
  const hasMail = useMailServer();
  const again = useSendAgain();
  const row = useRef<HTMLLIElement>(null);
  const { state, email, created_at: created, expires_at: expires } = item;
  const name = email ?? t("invite.by_link");
  const day = (iso: string) => formatDate(iso, currentLanguage());
  const isUnderWay = state === "open" || state === "waiting";
  const sendAgain = () => {
    onDone(null);
    again.mutate(item.id, {
      onSuccess: () => {
        onDone(t("invite.sent", { email }));
        // The button is about to disappear.
        row.current?.focus();
      },
    });
  };
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={state === "used" ? "accent" : state === "undelivered" ? "danger" : "neutral"}>
            {t(`invite.state.${state}`)}
          </Badge>
        </p>
        <p className="text-small text-ink-soft">
          {isUnderWay && expires
            ? t("invite.made_until", { made: day(created), date: day(expires) })
            : t("invite.made_on", { date: day(created) })}
        </p>
        {state === "undelivered" && (
          <p className="mt-1 text-small">
            {t(
              hasMail === false
                ? "invite.no_mail"
                : item.address_refused
                  ? "invite.address_refused"
                  : "invite.undelivered_text",
            )}
          </p>
        )}
      </div>
      {(isUnderWay || state === "undelivered") && (
        <div className={cx("flex flex-wrap gap-2", state === "undelivered" && "basis-full")}>
          {state === "undelivered" && hasMail && (
            <Button aria-label={t("invite.resend_this", { name })} busy={again.isPending} onClick={sendAgain}>
              {t("invite.resend")}
            </Button>
          )}
          <Button aria-label={t("invite.revoke_this", { name, date: day(created) })} onClick={onRevoke}>
            {t("invite.revoke")}
          </Button>
        </div>
      )}
      {again.error && (
        <ErrorNote title={t("invite.not_resent")} className="basis-full">
          {errorText(again.error)}
        </ErrorNote>
      )}
    </li>
  );
}
