import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMode, ChatPreview } from "#domain/chat/contract.ts";
import { useModelConsent } from "#web/lib/coach-status.ts";
import { errorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { previewQuery } from "./queries.ts";

export interface ConsentCardProps {
  model: string;
  personaId: string;
  /** The conversation it stands in, whose messages would leave, too; undefined while there are none. */
  conversationId: string | undefined;
  mode: ChatMode;
  personName: string;
  onStay: () => void;
}

/** Before an outside model sees anything: the exact text that would leave, and a free choice. */
export function ConsentCard({ model, personName, onStay, ...talk }: ConsentCardProps) {
  const { t } = useTranslation("chat");
  const [shown, setShown] = useState(false);
  const consent = useModelConsent();
  return (
    <Card as="section" tone="notice" className="flex flex-col gap-3">
      <h3 className="font-serif text-h3 font-semibold">{t("consent.title")}</h3>
      <p>{t("consent.text", { model, name: personName })}</p>
      <p>{t("consent.also")}</p>
      <Button variant="quiet" className="-ml-4 self-start" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t("consent.hide") : t("consent.show")}
      </Button>
      {shown && <Preview {...talk} personName={personName} />}
      {consent.error && <ErrorNote title={t("consent.failed")}>{errorText(consent.error)}</ErrorNote>}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {/* Two equal buttons: consent is not coaxed. */}
        <Button busy={consent.isPending} onClick={() => consent.mutate(true)}>
          {t("consent.agree", { model })}
        </Button>
        <Button onClick={onStay}>{t("consent.stay")}</Button>
      </div>
    </Card>
  );
}

const ROLE = {
  system: "consent.role.system",
  user: "consent.role.user",
  assistant: "consent.role.assistant",
} as const satisfies Record<ChatPreview["messages"][number]["role"], string>;

function Preview({ personName, ...talk }: Omit<ConsentCardProps, "model" | "onStay">) {
  const { t } = useTranslation("chat");
  const preview = useQuery(previewQuery(talk));
  if (preview.error) {
    return (
      <ErrorNote
        title={t("consent.no_preview")}
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
      aria-label={t("consent.show")}
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
      <p className="text-ink-soft">{t("consent.and_message", { name: personName })}</p>
    </div>
  );
}
