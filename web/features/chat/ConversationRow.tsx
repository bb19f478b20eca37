import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { renameConversationSchema, type Conversation } from "#domain/chat/contract.ts";
import { ApiError } from "#web/app/api.ts";
import { fieldText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { shortDay } from "#web/format/short-day.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { DropdownMenu } from "#web/ui/dropdown-menu.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useRenameConversation } from "./queries.ts";

export interface ConversationRowProps {
  conversation: Conversation;
  /** The one that is open. */
  current: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A conversation of the list, and what can be done with it. */
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

/** Whatever failed is said at the one field there is. */
function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : "internal";
}

/** The field in the place of a conversation that gets another name. */
export function RenameConversation({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { t } = useTranslation("chat");
  const rename = useRenameConversation(conversation.persona_id);
  const form = useSchemaForm(renameConversationSchema, { title: conversation.title });
  const save = form.handleSubmit(async ({ title }) => {
    if (rename.isPending) return;
    try {
      await rename.mutateAsync({ id: conversation.id, title });
      onDone();
    } catch (error) {
      if (!showAtField(error, ["title"], form.setError)) form.setError("title", { message: codeOf(error) });
    }
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from whatever in it has the focus
    <form
      noValidate
      data-keeps-escape
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone();
      }}
      onSubmit={(event) => void save(event)}
      className="flex flex-1 flex-wrap items-start gap-2 py-2 pr-1"
    >
      <TextField
        {...form.register("title")}
        label={t("list.name")}
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever chose Rename means to type here
        autoFocus
        className="min-w-40 flex-1"
        error={fieldText(form.formState.errors.title?.message)}
      />
      <Button type="submit" variant="primary" busy={rename.isPending}>
        {t("common:action.save")}
      </Button>
      <Button onClick={onDone}>{t("common:action.cancel")}</Button>
    </form>
  );
}
