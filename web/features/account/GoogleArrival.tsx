import { useTranslation } from "react-i18next";
import type { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";

export type GoogleArrivalProps = {
  connecting: boolean;
  /** The error, and the link that continues from it. */
  failure: { error: Error | ApiError; to: { path: string; text: "to_sign_in" | "to_sign_up" | "to_settings" } } | null;
};

/** Page shown on return from Google: a spinner, or the error. */
export function GoogleArrival({ connecting, failure }: GoogleArrivalProps) {
  const { t } = useTranslation("account");
  if (!failure) {
    return (
      <div role="status" className="flex flex-col gap-8">
        <TuningDrawing className="w-60" />
        <PageHeader title={connecting ? t("google.connecting") : t("google.waiting")} lead={t("common:moment")} />
        <Spinner className="size-6 text-accent" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div role="alert">
        <PageHeader
          title={connecting ? t("google.not_connected") : t("google.failed")}
          lead={errorText(failure.error)}
        />
        <p className="mt-4 text-ink-soft">{t(`google.${failure.to.text}`)}</p>
      </div>
      <a href={failure.to.path} className={`${buttonClass({ variant: "primary" })} sm:self-start`}>
        {t("google.now")}
      </a>
    </div>
  );
}
