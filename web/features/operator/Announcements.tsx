import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorAnnouncement } from "#domain/operator/announcements.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { PagedList } from "./PagedList.tsx";
import { announcementsQuery, useDeleteAnnouncement } from "./queries.ts";
import { RoomFrame } from "./RoomFrame.tsx";
import { formatTimestamp } from "./words.ts";

/** What everybody is told at the top of their pages. */
export function Announcements() {
  const { t } = useTranslation("admin");
  const toast = useToast();
  const query = useInfiniteQuery(announcementsQuery);
  const [edited, setEdited] = useState<OperatorAnnouncement | "new" | null>(null);
  // While they load as well: the button would give way to that of the empty state, maybe while it is pressed.
  const isBare = query.isPending || query.data?.pages[0]?.items.length === 0;
  const write = (
    <Button variant="primary" onClick={() => setEdited("new")}>
      {t("announcements.write")}
    </Button>
  );
  return (
    <RoomFrame part="announcements" lead={t("announcements.lead")} actions={!isBare && write}>
      <PagedList
        query={query}
        failed={t("announcements.failed")}
        empty={
          <EmptyState title={t("announcements.empty")} action={write}>
            {t("announcements.empty_text")}
          </EmptyState>
        }
        renderItem={(one) => <AnnouncementRow key={one.id} announcement={one} onEdit={() => setEdited(one)} />}
      />
      <Dialog
        open={edited !== null}
        onOpenChange={(open) => !open && setEdited(null)}
        title={edited === "new" ? t("announcements.write") : t("announcements.edit")}
        closeLabel={t("common:action.close")}
        size="lg"
      >
        {edited !== null && (
          <AnnouncementForm
            announcement={edited === "new" ? null : edited}
            onCancel={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              toast.success(t("announcements.saved"));
            }}
          />
        )}
      </Dialog>
    </RoomFrame>
  );
}

/** Whether it is shown now, will be, or was. */
function stateOf({ from, until }: OperatorAnnouncement, now: number): "now" | "later" | "over" {
  if (Date.parse(from) > now) return "later";
  return Date.parse(until) > now ? "now" : "over";
}

function AnnouncementRow({ announcement, onEdit }: { announcement: OperatorAnnouncement; onEdit: () => void }) {
  const { t } = useTranslation("admin");
  const toast = useToast();
  const remove = useDeleteAnnouncement();
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const language = currentLanguage();
  const text = announcement[language];
  const state = stateOf(announcement, now);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line py-4">
      <div {...itemFocus(announcement.id)} tabIndex={-1} className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap gap-2">
          <Badge tone={state === "now" ? "accent" : "neutral"}>{t(`announcements.state.${state}`)}</Badge>
          {announcement.level === "important" && <Badge tone="notice">{t("announcements.level.important")}</Badge>}
        </p>
        <p className="mt-1.5 max-w-measure wrap-anywhere">{text}</p>
        <p className="text-small text-ink-soft">
          {t("announcements.times", {
            from: formatTimestamp(announcement.from, language),
            until: formatTimestamp(announcement.until, language),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:-ml-4 sm:-mr-4">
        <Button variant="quiet" aria-label={t("announcements.edit_this", { text })} onClick={onEdit}>
          {t("announcements.change")}
        </Button>
        <Button variant="quiet" aria-label={t("announcements.delete_this", { text })} onClick={() => setAsking(true)}>
          {t("common:action.delete")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("announcements.delete_title")}
        description={t(state === "now" ? "announcements.delete_now" : "announcements.delete_text")}
        confirmLabel={t("common:action.delete")}
        cancelLabel={t("common:action.cancel")}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(announcement.id, {
            onSuccess: () => toast.success(t("announcements.deleted")),
            onError: (error) => toast.error(errorText(error)),
            onSettled: () => setAsking(false),
          })
        }
      />
    </li>
  );
}
