import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageCirclePlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Conversation } from "#domain/chat/contract.ts";
import { CONVERSATION_SEARCH_MAX } from "#domain/chat/rules.ts";
import { errorText } from "#web/app/error-text.ts";
import { useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { useDebounced } from "#web/app/use-debounced.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ConversationRow, RenameConversation } from "./ConversationRow.tsx";
import { ListFrame, ListSkeleton } from "./ListFrame.tsx";
import { conversationsQuery, useDeleteConversation, useRestoreConversation } from "./queries.ts";

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

export interface ConversationListProps {
  personaId: string;
  /** Id of the open conversation. */
  current: string | undefined;
  onOpen: (id: string) => void;
  onNew: () => void;
  /** The open conversation was deleted; the list stays open. */
  onCurrentDeleted: () => void;
}

/**
 * The conversations about a person: open, create, search, rename, delete. Undo is offered here and not in a toast,
 * which the keyboard could not reach behind the modal panel.
 */
export function ConversationList({ personaId, current, onOpen, onNew, onCurrentDeleted }: ConversationListProps) {
  const { t } = useTranslation("chat");
  const [words, setWords] = useState("");
  const searched = useDebounced(words, PAUSE_MS);
  const query = useInfiniteQuery(conversationsQuery(personaId, searched));
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Conversation | null>(null);
  const remove = useDeleteConversation(personaId);
  const restore = useRestoreConversation(personaId);
  const all = query.data?.pages.flatMap((page) => page.items);
  const { asked } = useFocusOnMore((all ?? []).map(({ id }) => id));
  const failure = remove.error ?? restore.error;
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused row was removed.
    if (deleted) undoButton.current?.focus();
  }, [deleted]);

  function endRenaming(id: string) {
    // The focused field is unmounted: focus the row that replaces it.
    flushSync(() => setRenaming(null));
    list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus();
  }
  function undo() {
    if (deleted) {
      restore.mutate(deleted, {
        onSuccess: () => {
          setDeleted(null);
          newButton.current?.focus();
        },
      });
    }
  }
  function startDeletion(conversation: Conversation) {
    restore.reset();
    remove.mutate(conversation, {
      onSuccess: () => {
        setDeleted(conversation);
        if (conversation.id === current) onCurrentDeleted();
      },
    });
  }

  return (
    <ListFrame>
      <Button ref={newButton} variant="primary" block onClick={onNew}>
        <MessageCirclePlus aria-hidden="true" className="size-5" />
        {t("list.new")}
      </Button>
      <div role="status" className="empty:hidden">
        {deleted && (
          <p className="mt-3 flex items-center gap-3 rounded-md bg-notice-soft py-1 pr-1 pl-4 text-small">
            <span className="min-w-0 flex-1 break-words">{t("list.deleted", { title: deleted.title })}</span>
            <Button ref={undoButton} variant="quiet" busy={restore.isPending} onClick={undo}>
              {t("common:action.undo")}
            </Button>
          </p>
        )}
      </div>
      {(words !== "" || (all && all.length > 0)) && <SearchField words={words} onWords={setWords} />}
      {failure && <ErrorNote className="mt-3">{errorText(failure)}</ErrorNote>}
      {query.error && !all && (
        <ErrorNote
          className="mt-4"
          title={t("list.failed")}
          action={<Button onClick={() => void query.refetch()}>{t("common:retry")}</Button>}
        >
          {errorText(query.error)}
        </ErrorNote>
      )}
      {query.isPending && !query.error && <ListSkeleton />}
      <div role="status" className="empty:hidden">
        {all?.length === 0 && (
          <p className="py-6 text-center text-ink-soft">
            {searched.trim() === "" ? t("list.none") : t("list.found_none")}
          </p>
        )}
      </div>
      {all && all.length > 0 && (
        <ul ref={list} className="mt-3 divide-y divide-line">
          {all.map((conversation) => (
            <li key={conversation.id} className="py-1">
              {renaming === conversation.id ? (
                <RenameConversation conversation={conversation} onDone={() => endRenaming(conversation.id)} />
              ) : (
                <ConversationRow
                  conversation={conversation}
                  current={conversation.id === current}
                  onOpen={() => onOpen(conversation.id)}
                  onRename={() => setRenaming(conversation.id)}
                  onDelete={() => startDeletion(conversation)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          block
          busy={query.isFetchingNextPage}
          onClick={() => asked(query.fetchNextPage())}
          className="mt-2"
        >
          {t("common:action.show_more")}
        </Button>
      )}
    </ListFrame>
  );
}

function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation("chat");
  return (
    <TextField
      type="search"
      label={t("list.search")}
      hideLabel
      placeholder={t("list.search")}
      maxLength={CONVERSATION_SEARCH_MAX}
      value={words}
      onChange={(event) => onWords(event.target.value)}
      // Escape clears the field first; in an empty field it closes the chat.
      data-keeps-escape={words !== "" || undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onWords("");
      }}
      className="mt-3"
    />
  );
}
