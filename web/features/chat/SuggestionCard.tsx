import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** Suggests, once per conversation, to prepare an interaction. */
export function SuggestionCard(props: { personName: string; onPrepare: () => void; onNotNow: () => void }) {
  const { t } = useTranslation("chat");
  return (
    <Card as="section" tone="accent" aria-label={t("suggestion.title")} className="flex animate-rise-in flex-col gap-3">
      <p className="font-serif text-lead font-semibold">{t("suggestion.title")}</p>
      <p>{t("suggestion.text", { name: props.personName })}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="primary" onClick={props.onPrepare}>
          {t("suggestion.yes")}
        </Button>
        <Button onClick={props.onNotNow}>{t("common:action.not_now")}</Button>
      </div>
    </Card>
  );
}
