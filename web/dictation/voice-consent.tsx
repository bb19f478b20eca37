import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { ModelPreview } from "#web/app/model-preview.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";

export interface VoiceConsentProps {
  /** The transcription model and its host. */
  model: string;
  host: string;
  /** The person the user writes about, if the same consent also covers an external language model; otherwise null. */
  alsoWrites: { personaId: string; personName: string } | null;
  error: unknown;
  busy: boolean;
  onAgree: () => void;
  onDecline: () => void;
}

/** Consent prompt before the first recording is sent: what is sent, where, and two equal choices. */
export function VoiceConsent({ model, host, alsoWrites, error, busy, onAgree, onDecline }: VoiceConsentProps) {
  const { t } = useTranslation("voice");
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={title}
      className="flex flex-col gap-3 rounded-md bg-notice-soft p-4 text-left"
    >
      <h3 id={title} className="font-serif text-lead font-semibold">
        {t("consent.title")}
      </h3>
      <p className="text-small">{t("consent.text", { model, host })}</p>
      <p className="text-small">{alsoWrites ? t("consent.covers") : t("consent.back")}</p>
      {alsoWrites && <ModelPreview {...alsoWrites} mode="conversation" />}
      {error !== null && <ErrorNote title={t("common:choice_not_saved")}>{errorText(error)}</ErrorNote>}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {/* Equal buttons, so that neither choice is favoured. */}
        <Button busy={busy} onClick={onAgree}>
          {t("consent.agree")}
        </Button>
        <Button onClick={onDecline}>{t("common:action.not_now")}</Button>
      </div>
    </section>
  );
}
