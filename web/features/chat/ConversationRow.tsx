import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { renameConversationSchema, type Conversation } from "#domain/chat/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { shortDay } from "#web/format/short-day.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { DropdownMenu } from "#web/app/dropdown-menu.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useRenameConversation } from "./queries.ts";

export interface ConversationRowProps {
  conversation: Conversation;
  /** Whether this conversation is open. */
  current: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A conversation in the list, with its menu. */
export function ConversationRow({ conversation, ...props }: ConversationRowProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={cx("flex items-center gap-1 rounded-md pr-1", props.current && "bg-accent-soft")}>
      <button
        type="button"
        {...itemFocus(conversation.id)}
        aria-current={props.current ? "true" : undefined}
        onClick={props.onOpen}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center rounded-md px-3 py-2 text-left hover:bg-sunk aria-[current]:hover:bg-transparent"
      >
        <span className={cx("w-full truncate", props.current && "font-semibold")}>{conversation.title}</span>
        <span className="text-caption text-ink-soft">{shortDay(conversation.updated_at, currentLanguage())}</span>
      </button>
      <DropdownMenu
        label={t("list.menu", { title: conversation.title })}
        trigger={
          <IconButton label={t("list.menu", { title: conversation.title })} icon={<Ellipsis aria-hidden="true" />} />
        }
        items={[
          {
            label: t("list.rename"),
            icon: <Pencil aria-hidden="true" />,
            onSelect: props.onRename,
          },
          {
            label: t("common:action.delete"),
            icon: <Trash2 aria-hidden="true" />,
            tone: "danger",
            onSelect: props.onDelete,
          },
        ]}
      />
    </div>
  );
}

/** The form that replaces a row while its conversation is renamed. */
export function RenameConversation({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { t } = useTranslation("chat");
  const rename = useRenameConversation(conversation.persona_id);
  const { field, ...state } = useServerForm({
    schema: renameConversationSchema,
    defaults: { title: conversation.title },
    send: ({ title }) => rename.mutateAsync({ id: conversation.id, title }),
    onSent: onDone,
  });
  return (
    <ServerForm
      state={state}
      data-keeps-escape
      // Escape cancels from every control in the form.
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone();
      }}
      className="flex flex-1 flex-wrap items-start gap-2 py-2 pr-1"
    >
      <TextField
        {...field("title")}
        label={t("list.name")}
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just chosen Rename
        autoFocus
        className="min-w-40 flex-1"
      />
      <SubmitButton>{t("common:action.save")}</SubmitButton>
      <Button onClick={onDone}>{t("common:action.cancel")}</Button>
      <FormFailure className="basis-full" />
    </ServerForm>
  );
}
