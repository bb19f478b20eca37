import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { MESSAGE_MAX } from "#domain/chat/rules.ts";
import { useDraft } from "#web/forms/draft.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { isSendKey } from "./is-send-key.ts";
import { useBusy } from "./busy.ts";
import { sendProblem } from "./outbox.ts";

/** Draft key of an edited message. */
export const editDraft = (id: string) => `chat-edit:${id}`;

export interface EditMessageProps {
  message: ChatMessage;
  enterSends: boolean;
  onCancel: () => void;
  onSend: (text: string) => void;
}

/** Edits a message in place. Sending creates a new version beside the original; Escape cancels. */
export function EditMessage({ message, enterSends, onCancel, onSend }: EditMessageProps) {
  const { t } = useTranslation("chat");
  const busy = useBusy();
  const [draft, keepDraft] = useDraft(editDraft(message.id));
  const [text, setText] = useState(draft === "" ? message.content : draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const problem = sendProblem(text, { busy });
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  function cancel() {
    keepDraft("");
    onCancel();
  }
  function send() {
    if (problem !== null) return;
    keepDraft("");
    // Unchanged text would create an identical version.
    if (text.trim() === message.content) onCancel();
    else onSend(text);
  }
  function handleEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) cancel();
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    handleEscape(event);
    if (isSendKey(event, enterSends)) {
      event.preventDefault();
      send();
    }
  }
  return (
    <form
      data-keeps-escape
      className="flex flex-col gap-2 rounded-lg bg-accent-soft p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label={t("edit.label")}
        hideLabel
        rows={2}
        max={MESSAGE_MAX}
        counterText={(used, max) => t("common:field.text_counter", { used, max })}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          keepDraft(event.target.value);
        }}
        onKeyDown={handleKey}
        enterKeyHint={enterSends ? "send" : "enter"}
        error={problem === "too_long" ? t("composer.too_long", { count: text.trim().length - MESSAGE_MAX }) : undefined}
      />
      <p id={hint} className="text-small text-ink-soft">
        {busy ? t("composer.wait") : t("edit.hint")}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={cancel} onKeyDown={handleEscape}>
          {t("common:action.cancel")}
        </Button>
        <Button
          type="submit"
          variant="primary"
          onKeyDown={handleEscape}
          aria-describedby={hint}
          aria-disabled={problem === null ? undefined : true}
        >
          {t("edit.send")}
        </Button>
      </div>
    </form>
  );
}
