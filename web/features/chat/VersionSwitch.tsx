import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Deeds } from "./deeds.ts";

/** Goes from one version of a message to another; nothing where there is one only. */
export function VersionSwitch({ message, busy, show }: { message: ChatMessage; busy: boolean; show: Deeds["show"] }) {
  const { t } = useTranslation("chat");
  const group = useRef<HTMLDivElement>(null);
  const total = message.siblings.length;
  if (total < 2) return null;
  const at = message.siblings.indexOf(message.id);
  function step(by: number) {
    const id = message.siblings[at + by];
    if (!busy && id && group.current) show({ id, n: at + by + 1, total }, group.current);
  }
  return (
    <div ref={group} role="group" aria-label={t("version.of", { n: at + 1, total })} className="flex items-center">
      <IconButton
        label={t("version.before")}
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={busy || at <= 0 || undefined}
        onClick={() => step(-1)}
      />
      <span aria-hidden="true" className="text-small text-ink-soft tabular-nums">
        {at + 1}/{total}
      </span>
      <IconButton
        label={t("version.after")}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={busy || at >= total - 1 || undefined}
        onClick={() => step(1)}
      />
    </div>
  );
}
