import { SendHorizontal, Square } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { MESSAGE_MAX } from "#domain/chat/rules.ts";
import { insertAtCaret } from "#web/dictation/insert-at-caret.ts";
import { useDraft } from "#web/forms/draft.ts";
import { cx } from "#web/ui/cx.ts";
import { controlClass, FieldError } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { isSendKey } from "./is-send-key.ts";
import { prependText, sendProblem } from "./outbox.ts";
import { Dictation } from "./ChatParts.tsx";

/** The counter is shown above this length, in characters. */
const COUNTER_FROM = MESSAGE_MAX - 500;

/** Text to put back into the field, and an error message if a request failed. An empty text changes nothing. */
export interface Returned {
  text: string;
  reason?: string;
  /** The text went to the edit form of its message instead, which takes the focus. */
  inEditForm?: boolean;
}

export interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  personaId: string;
  /** Key of the draft, which outlives the panel. */
  draftKey: string;
  /** Who answers, as a sentence; shown below the field unless there is an error or a hint. */
  who: string;
  onSend: (text: string) => void;
  onStop: () => void;
  /** A message is being sent or an answer is being written. */
  busy: boolean;
  stopping: boolean;
  enterSends: boolean;
  returned: Returned | null;
  /** Called once the returned text is in the field. */
  onTaken: () => void;
}

/**
 * The message field. It holds its text itself, so that typing re-renders nothing else. While an answer is being
 * written, the user can type but not send.
 */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation("chat");
  const { busy, returned, onTaken } = props;
  const [text, setText] = useDraft(props.draftKey);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const field = props.ref;
  const [triedWhileBusy, setTriedWhileBusy] = useState(false);
  /** Dictation is recording or transcribing. */
  const [dictating, setDictating] = useState(false);
  const problem = sendProblem(text, { busy });
  if (triedWhileBusy && !busy) setTriedWhileBusy(false);

  useEffect(() => {
    // On touch screens, focus would open the on-screen keyboard over the conversation.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [field]);
  useEffect(() => {
    if (!returned) return;
    if (returned.text) setText(prependText(returned.text, text));
    // oxlint-disable-next-line react/set-state-in-effect -- an external event that is consumed once
    setRefused(returned.reason);
    if (!returned.inEditForm) field.current?.focus();
    onTaken();
  }, [returned, onTaken, setText, text, field]);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text, field]);

  function send() {
    if (dictating) return;
    if (problem === null) {
      setText("");
      setRefused(undefined);
      props.onSend(text);
    } else if (problem === "busy") setTriedWhileBusy(true);
    field.current?.focus();
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSendKey(event, props.enterSends)) return;
    event.preventDefault();
    send();
  }

  const used = text.trim().length;
  const error = problem === "too_long" ? t("composer.too_long", { count: used - MESSAGE_MAX }) : refused;
  return (
    <form
      className="shrink-0 border-t border-line px-3 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex flex-wrap items-end gap-2 [&>[role=group]]:mb-0.5">
        <Dictation
          location="chat"
          personaId={props.personaId}
          onText={(said) => field.current && insertAtCaret(field.current, said)}
          onBusy={setDictating}
        />
        <label htmlFor={id} className="sr-only">
          {t("composer.label")}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(undefined);
          }}
          onKeyDown={handleKey}
          placeholder={t("composer.placeholder")}
          enterKeyHint={props.enterSends ? "send" : "enter"}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          className={cx(controlClass, "field-sizing-content max-h-[30dvh] min-w-32 flex-1 resize-none leading-normal")}
        />
        {/* One button for both actions, so that it keeps the focus when the action changes. */}
        <IconButton
          type={busy ? "button" : "submit"}
          label={busy ? t("composer.stop") : t("composer.send")}
          icon={busy ? <Square aria-hidden="true" fill="currentColor" /> : <SendHorizontal aria-hidden="true" />}
          tone={busy ? "plain" : "accent"}
          aria-disabled={(busy ? props.stopping : dictating || problem !== null) || undefined}
          onClick={(event) => {
            if (!busy) return;
            event.preventDefault();
            if (!props.stopping) props.onStop();
          }}
          className={cx("mb-0.5", busy && "border border-line-strong text-ink")}
        />
      </div>
      <div id={`${id}-help`} className="flex items-start justify-between gap-3 px-1 text-caption text-ink-soft">
        <div className="pt-1" role={error ? "alert" : undefined}>
          {error ? <FieldError>{error}</FieldError> : triedWhileBusy ? t("composer.wait") : props.who}
        </div>
        {used > COUNTER_FROM && (
          <span className={cx("pt-1 tabular-nums", used > MESSAGE_MAX && "text-danger")}>
            <span aria-hidden="true">
              {used}/{MESSAGE_MAX}
            </span>
            <span className="sr-only">{t("common:field.text_counter", { used, max: MESSAGE_MAX })}</span>
          </span>
        )}
      </div>
    </form>
  );
}
