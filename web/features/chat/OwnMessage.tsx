import { Check, Copy, Ellipsis, Pencil } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { DropdownMenu } from "#web/app/dropdown-menu.tsx";
import type { MenuItem } from "#web/ui/dropdown-menu.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { MessageActions } from "./message-actions.ts";
import { EditMessage } from "./EditMessage.tsx";
import { useCopy } from "#web/app/use-copy.ts";
import { VersionSwitch } from "./VersionSwitch.tsx";

/** A user message; `before` is rendered beside the bubble, `note` below it. */
export function OwnBubble({ children, before, note }: { children: string; before?: ReactNode; note?: ReactNode }) {
  const { t } = useTranslation("chat");
  return (
    <div className="flex flex-col items-end gap-1">
      <div className="flex max-w-full min-w-0 items-end justify-end pl-[4%]">
        {before}
        <div className="min-w-0 rounded-lg rounded-br-sm bg-accent-soft px-4 py-2.5 forced-colors:border break-words whitespace-pre-wrap">
          <VisuallyHidden>{t("you")} </VisuallyHidden>
          {children}
        </div>
      </div>
      {note}
    </div>
  );
}

export interface OwnMessageProps {
  message: ChatMessage;
  editing: boolean;
  actions: MessageActions;
}

/** Number of characters of the message in its menu's label. */
const START = 40;

/** A stored user message that can be copied and edited, with a switch between its versions. */
export function OwnMessage({ message, editing, actions }: OwnMessageProps) {
  const { t } = useTranslation("chat");
  const { copied, copy } = useCopy(message.content);
  const menu = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Editing has ended and the focused field is unmounted: focus the menu button.
    if (wasEditing.current && !editing) menu.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <EditMessage
        message={message}
        enterSends={actions.enterSends}
        onCancel={() => actions.edit(null)}
        onSend={(text) => actions.sendEdited(message, text)}
      />
    );
  }
  const label = t("own.menu", { start: message.content.slice(0, START).trim() });
  const items: MenuItem[] = [
    { label: t("own.edit"), icon: <Pencil aria-hidden="true" />, onSelect: () => actions.edit(message.id) },
  ];
  if (copy) items.unshift({ label: t("own.copy"), icon: <Copy aria-hidden="true" />, onSelect: copy });
  return (
    <OwnBubble
      before={
        <>
          <DropdownMenu
            label={label}
            align="start"
            trigger={
              <IconButton
                ref={menu}
                label={label}
                icon={copied ? <Check aria-hidden="true" className="text-accent" /> : <Ellipsis aria-hidden="true" />}
              />
            }
            items={items}
          />
          <span role="status" className="sr-only">
            {copied ? t("common:action.copied") : ""}
          </span>
        </>
      }
      note={<VersionSwitch message={message} show={actions.show} />}
    >
      {message.content}
    </OwnBubble>
  );
}
