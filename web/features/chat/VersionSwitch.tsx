import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useBusy } from "./busy.ts";
import type { MessageActions } from "./message-actions.ts";

export interface VersionSwitchProps {
  message: ChatMessage;
  show: MessageActions["show"];
}

/** Switches between the versions of a message; renders nothing if there is only one. */
export function VersionSwitch(props: VersionSwitchProps) {
  return props.message.siblings.length < 2 ? null : <Versions {...props} />;
}

function Versions({ message, show }: VersionSwitchProps) {
  const { t } = useTranslation("chat");
  const busy = useBusy();
  const group = useRef<HTMLDivElement>(null);
  const total = message.siblings.length;
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
