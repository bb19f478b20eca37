import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatPreview } from "#domain/chat/contract.ts";
import type { ChatMode } from "#domain/chat/rules.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { api, call } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { timeZone } from "#web/app/time-zone.ts";

export interface ModelPreviewProps {
  personaId: string;
  personName: string;
  /** The conversation whose messages would be sent too; undefined for a new one. */
  conversationId?: string | undefined;
  mode: ChatMode;
}

/** The exact text that would be sent to an external model with a message about this person, shown on demand. */
export function ModelPreview(props: ModelPreviewProps) {
  const { t } = useTranslation("common");
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-ml-4 self-start" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t("preview.hide") : t("preview.show")}
      </Button>
      {shown && <Preview {...props} />}
    </>
  );
}

function previewQuery(query: Omit<ModelPreviewProps, "personName">) {
  return queryOptions({
    queryKey: [...KEYS.conversations, "preview", query],
    queryFn: ({ signal }) =>
      call(api.api.chat.preview.$get({ query: { ...query, timeZone: timeZone() } }, { init: { signal } })),
    staleTime: 0,
  });
}

const ROLE = {
  system: "preview.role.system",
  user: "preview.role.user",
  assistant: "preview.role.assistant",
} as const satisfies Record<ChatPreview["messages"][number]["role"], string>;

function Preview({ personName, ...talk }: ModelPreviewProps) {
  const { t } = useTranslation("common");
  const preview = useQuery(previewQuery(talk));
  if (preview.error) {
    return (
      <ErrorNote
        title={t("preview.failed")}
        action={<Button onClick={() => void preview.refetch()}>{t("retry")}</Button>}
      >
        {errorText(preview.error)}
      </ErrorNote>
    );
  }
  if (!preview.data) return <SkeletonText lines={5} />;
  return (
    <div
      role="region"
      aria-label={t("preview.show")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
      tabIndex={0}
      className="flex max-h-80 flex-col gap-3 overflow-y-auto rounded-md border border-line bg-raised p-4 text-small"
    >
      {preview.data.messages.map((message, index) => (
        <div key={index}>
          <p className="font-semibold">{t(ROLE[message.role])}</p>
          <p className="break-words whitespace-pre-wrap">{message.content}</p>
        </div>
      ))}
      <p className="text-ink-soft">{t("preview.and_message", { name: personName })}</p>
    </div>
  );
}
