import { CircleAlert, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { dropWaiting, retryWaiting, type Waiting } from "./waiting.ts";

/** Says below a text that it waits for a network, or why the server refused it; nothing without an entry. */
export function WaitingLine({ entry }: { entry: Waiting | null | undefined }) {
  const { t } = useTranslation("offline");
  if (!entry) return null;
  if (!entry.refused) {
    return (
      <p className="mt-1.5 flex items-center gap-1.5 text-caption text-ink-soft">
        <Clock aria-hidden="true" className="size-3.5 shrink-0" />
        {t("waits")}
      </p>
    );
  }
  return (
    // Above the link that covers the whole card.
    <div className="relative z-1 mt-1.5 flex flex-col items-start">
      <p className="flex items-start gap-1.5 text-small text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t("refused", { reason: errorText(new ApiError(entry.refused)) })}
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Button variant="quiet" onClick={() => void retryWaiting(entry.id)}>
          {t("common:retry")}
        </Button>
        <Button variant="quiet" onClick={() => void dropWaiting([entry.id])}>
          {t("discard")}
        </Button>
      </div>
    </div>
  );
}
