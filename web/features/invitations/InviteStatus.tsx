import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { buttonClass, linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";
import type { InviteOutcome } from "./outcome.ts";

export type InviteStatusProps = {
  outcome: InviteOutcome;
  /** The code to go on with if it is valid; null for not yet. */
  code: string | null;
  helpEmail: string | undefined;
  /** Email address of the signed-in user. */
  signedInAs: string | undefined;
  onRetry: () => void;
  onSignOut: () => void;
  signingOut: boolean;
};

/** The state of an opened invitation link, with the available actions. */
export function InviteStatus(props: InviteStatusProps) {
  const { outcome, helpEmail } = props;
  const { t } = useTranslation("invitations");
  if (outcome === "checking") return <Waiting title={t("checking.title")}>{t("common:moment")}</Waiting>;
  if (outcome === "valid") {
    return (
      <div className="flex flex-col gap-8">
        <Waiting title={t("valid.title")}>{t("valid.text", { product: PRODUCT_NAME })}</Waiting>
        {props.code !== null && (
          // web/early-account.ts follows it by itself.
          <a
            href={`/auth?invite=${encodeURIComponent(props.code)}`}
            data-invitation={props.code}
            className={`${buttonClass()} self-start max-sm:self-stretch`}
          >
            {t("common:action.continue")}
          </a>
        )}
      </div>
    );
  }
  if (outcome === "yours") return <Waiting title={t("valid.title")}>{t("yours.text")}</Waiting>;
  if (outcome === "registered") return <Waiting title={t("registered.title")}>{t("registered.text")}</Waiting>;
  if (outcome === "unreachable") {
    return (
      <Settled title={t("unreachable.title")} lead={t("unreachable.text")}>
        <Button variant="primary" onClick={props.onRetry}>
          {t("common:retry")}
        </Button>
        <a href="/" className={buttonClass()}>
          {t("common:action.return_home")}
        </a>
        <Help email={helpEmail} />
      </Settled>
    );
  }
  if (outcome === "other_account") {
    return (
      <Settled title={t("other_account.title")} lead={t("other_account.text", { email: props.signedInAs ?? "" })}>
        <Button variant="primary" busy={props.signingOut} onClick={props.onSignOut}>
          {t("other_account.sign_out")}
        </Button>
        <a href="/home" className={buttonClass()}>
          {t("other_account.stay")}
        </a>
      </Settled>
    );
  }
  return (
    <Settled title={t("unusable.title")} lead={t(`errors:invitation_${outcome}`)}>
      {outcome === "used" && (
        <a href="/auth" className={buttonClass({ variant: "primary" })}>
          {t("unusable.sign_in")}
        </a>
      )}
      <a href="/" className={buttonClass(outcome === "used" ? {} : { variant: "primary" })}>
        {t("common:action.return_home")}
      </a>
      <Help email={helpEmail} />
    </Settled>
  );
}

/** The contact for help; hidden until its address is known, for example while offline. */
function Help({ email }: { email: string | undefined }) {
  const { t } = useTranslation("invitations");
  return email === undefined ? null : (
    <p className="w-full max-w-measure pt-2 text-ink-soft">
      {t("unusable.help")}{" "}
      <a href={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
        {email}
      </a>
    </p>
  );
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col gap-8">
      <TuningDrawing className="w-60" />
      <PageHeader title={title} lead={children} />
      <Spinner className="size-6 text-accent" />
    </div>
  );
}

function Settled({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      <div role="alert">
        <PageHeader title={title} lead={lead} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:[&>:not(p)]:w-full">{children}</div>
    </div>
  );
}
