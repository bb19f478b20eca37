import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorAccountDetail } from "#domain/operator/accounts.ts";
import { errorText } from "#web/app/error-text.ts";
import { useMailServer } from "#web/app/site.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { useAccountAction, type AccountAction } from "./queries.ts";
import { Section } from "./Section.tsx";

/** What can be done to the access of an account. Each asks first and says what it means for the person. */
export function AccountActions({ account }: { account: OperatorAccountDetail }) {
  const { t } = useTranslation("admin");
  const hasMail = useMailServer();
  const act = useAccountAction(account.id);
  const [asked, setAsked] = useState<AccountAction | null>(null);
  // The dialog keeps its words while it closes.
  const [last, setLast] = useState<AccountAction>("sign-out");
  const [done, setDone] = useState<AccountAction | null>(null);
  const suspended = account.suspended_at !== null;
  const actions: AccountAction[] = [];
  if (!account.own) actions.push(suspended ? "unsuspend" : "suspend");
  actions.push("sign-out");
  if (account.two_factor) actions.push("two-factor-off");

  /** What it means for the account's owner, who may be the operator. */
  function meaning(): string {
    if (last === "sign-out") return t(account.own ? "actions.sign-out.text_own" : "actions.sign-out.text");
    if (last !== "two-factor-off") return t(`actions.${last}.text`);
    if (!account.own)
      return `${t("actions.two-factor-off.text")} ${t(hasMail === false ? "told.nobody" : "told.theirs")}`;
    return `${t("actions.two-factor-off.text_own")} ${hasMail ? t("told.yours") : ""}`;
  }
  function ask(action: AccountAction): void {
    act.reset();
    setDone(null);
    setLast(action);
    setAsked(action);
  }
  function go(): void {
    if (asked) act.mutate(asked, { onSuccess: () => setDone(asked), onSettled: () => setAsked(null) });
  }
  return (
    <Section title={t("actions.title")}>
      <p className="max-w-measure text-ink-soft">{suspended ? t("actions.text_suspended") : t("actions.text")}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {actions.map((action) => (
          <Button key={action} onClick={() => ask(action)}>
            {t(`actions.${action}.button`)}
          </Button>
        ))}
      </div>
      <p role="status" className="font-medium text-accent empty:hidden">
        {done && t(`actions.${done}.done`)}
      </p>
      {act.error && <ErrorNote title={t("actions.failed")}>{errorText(act.error)}</ErrorNote>}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        tone={last === "unsuspend" ? "plain" : "danger"}
        title={t(`actions.${last}.ask`, { email: account.email })}
        description={meaning()}
        confirmLabel={t(`actions.${last}.button`)}
        cancelLabel={t("common:action.cancel")}
        busy={act.isPending}
        onConfirm={go}
      />
    </Section>
  );
}
