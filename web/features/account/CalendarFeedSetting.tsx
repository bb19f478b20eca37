import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CopyButton } from "#web/app/copy-button.tsx";
import { CalendarFeedChoices } from "./CalendarFeedChoices.tsx";
import { calendarFeedQuery, useMakeCalendarFeed, useRevokeCalendarFeed } from "./queries.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";

type Asked = "replace" | "off";

/** Creates, replaces and revokes the secret URL of the calendar feed. The URL is shown only once. */
export function CalendarFeedSetting() {
  const { t } = useTranslation("settings");
  const feed = useQuery(calendarFeedQuery);
  const make = useMakeCalendarFeed();
  const revoke = useRevokeCalendarFeed();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const url = make.data?.url;
  const failed = make.error ?? revoke.error;

  function start() {
    revoke.reset();
    make.mutate(undefined, { onSettled: close });
  }
  function end() {
    make.reset();
    revoke.mutate(undefined, { onSettled: close });
  }
  return (
    <SettingSection title={t("feed.title")}>
      <div className="flex max-w-measure flex-col gap-4">
        <p className="text-ink-soft">{t("feed.text")}</p>
        <Loaded query={feed} failed={t("feed.failed")} lines={3}>
          {({ active, created_at: createdAt, ...choices }) => (
            <>
              <p role="status" className="empty:hidden">
                {url ? t("feed.made") : revoke.isSuccess && !active ? t("feed.gone") : null}
              </p>
              {url && <NewAddress url={url} />}
              {!url && createdAt && <p>{t("feed.active", { date: formatDate(createdAt, currentLanguage()) })}</p>}
              {active && <CalendarFeedChoices feed={{ active, created_at: createdAt, ...choices }} />}
              {failed && <ErrorNote title={t("feed.not_changed")}>{errorText(failed)}</ErrorNote>}
              <div className="flex flex-wrap gap-3">
                {active || url ? (
                  <>
                    <Button onClick={() => setAsked("replace")}>{t("feed.replace")}</Button>
                    <Button onClick={() => setAsked("off")}>{t("feed.off")}</Button>
                  </>
                ) : (
                  <Button busy={make.isPending} onClick={start}>
                    {t("feed.make")}
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
      <ConfirmDialog
        open={asked === "replace"}
        onOpenChange={close}
        tone="plain"
        title={t("feed.replace_title")}
        description={t("feed.replace_text")}
        confirmLabel={t("feed.replace")}
        cancelLabel={t("common:action.cancel")}
        busy={make.isPending}
        onConfirm={start}
      />
      <ConfirmDialog
        open={asked === "off"}
        onOpenChange={close}
        title={t("feed.off_title")}
        description={t("feed.off_text")}
        confirmLabel={t("feed.off")}
        cancelLabel={t("common:action.cancel")}
        busy={revoke.isPending}
        onConfirm={end}
      />
    </SettingSection>
  );
}

function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation("settings");
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t("feed.label")}
        hint={t("feed.once")}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <CopyButton text={url} label={t("common:action.copy")} done={t("common:action.copied")} />
        <a href={url.replace(/^https?:/, "webcal:")} className={`${linkClass} inline-flex min-h-11 items-center gap-2`}>
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
          {t("feed.open")}
        </a>
      </div>
    </div>
  );
}
