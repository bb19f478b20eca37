import { useTranslation } from "react-i18next";
import { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUnsubscribe } from "./queries.ts";

/** A link that a mail program has cut or changed. */
const BROKEN = new Set<string>(["link_invalid", "not_found"]);

/** Turns reminders by mail off once asked: programs that look into links in letters change nothing. */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation("reminders");
  const { mutate, isPending, isSuccess, error } = useUnsubscribe();
  return (
    <div className="flex flex-col gap-8">
      <div role="status">
        <PageHeader
          title={isSuccess ? t("unsubscribe.done") : t("unsubscribe.title")}
          lead={isSuccess ? t("unsubscribe.done_text") : t("unsubscribe.text")}
        />
      </div>
      {error && (
        <ErrorNote title={t("unsubscribe.failed")}>
          {error instanceof ApiError && BROKEN.has(error.code) ? t("unsubscribe.broken") : errorText(error)}
        </ErrorNote>
      )}
      {isSuccess ? (
        <a href="/settings/reminders" className={`${linkClass} inline-flex min-h-11 items-center self-start`}>
          {t("unsubscribe.settings")}
        </a>
      ) : (
        <Button variant="primary" className="sm:self-start" busy={isPending} onClick={() => mutate(token)}>
          {t("unsubscribe.button")}
        </Button>
      )}
    </div>
  );
}
