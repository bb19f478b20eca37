import { useTranslation } from "react-i18next";
import { useModelConsent } from "#web/app/coach-status.ts";
import { errorText } from "#web/app/error-text.ts";
import { ModelPreview, type ModelPreviewProps } from "#web/app/model-preview.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";

export interface ConsentCardProps extends ModelPreviewProps {
  model: string;
  onStay: () => void;
}

/** Asks for consent before anything is sent to an external model, and shows the exact text that would be sent. */
export function ConsentCard({ model, onStay, ...talk }: ConsentCardProps) {
  const { t } = useTranslation("chat");
  const consent = useModelConsent();
  return (
    <Card as="section" tone="notice" className="flex flex-col gap-3">
      <h3 className="font-serif text-h3 font-semibold">{t("consent.title")}</h3>
      <p>{t("consent.text", { model, name: talk.personName })}</p>
      <p>{t("consent.remains")}</p>
      <p className="text-small">{t("consent.also")}</p>
      <ModelPreview {...talk} />
      {consent.error && <ErrorNote title={t("common:choice_not_saved")}>{errorText(consent.error)}</ErrorNote>}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {/* Both buttons look the same, so that the design does not push users to consent. */}
        <Button busy={consent.isPending} onClick={() => consent.mutate(true)}>
          {t("consent.agree", { model })}
        </Button>
        <Button onClick={onStay}>{t("consent.stay")}</Button>
      </div>
    </Card>
  );
}
