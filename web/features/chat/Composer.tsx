import { SendHorizontal, Square } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { MESSAGE_MAX } from "#domain/chat/contract.ts";
import { useDraft } from "#web/lib/draft.ts";
import { cx } from "#web/ui/cx.ts";
import { controlClass, FieldError } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { givenBack, whyNot } from "./outbox.ts";

/** From here on the counter shows. */
const COUNTER_FROM = MESSAGE_MAX - 500;

/** A text that comes back to the field, with the reason where it was refused, as a sentence. */
export interface Returned {
  text: string;
  reason?: string;
}

export interface ComposerProps {
  /** Names the draft, which survives the panel. */
  draftKey: string;
  onSend: (text: string) => void;
  onStop: () => void;
  /** An answer is under way. */
  busy: boolean;
  stopping: boolean;
  enterSends: boolean;
  returned: Returned | null;
  /** The returned text is in the field. */
  onTaken: () => void;
}

/** Where a message is written; it alone is drawn again for every letter. Sending waits for the answer under way; writing does not. */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation("chat");
  const { busy, returned, onTaken } = props;
  const [text, setText] = useDraft(props.draftKey);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasty, setHasty] = useState(false);
  const problem = whyNot(text, { busy });
  if (hasty && !busy) setHasty(false);

  useEffect(() => {
    // Where a finger points, focus would bring up a keyboard over what there is to read.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, []);
  useEffect(() => {
    if (!returned) return;
    if (returned.text) setText(givenBack(returned.text, text));
    // oxlint-disable-next-line react/set-state-in-effect -- comes from outside, once, and is taken at once
    setRefused(returned.reason);
    field.current?.focus();
    onTaken();
  }, [returned, onTaken, setText, text]);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);

  function send() {
    if (problem === null) {
      setText("");
      setRefused(undefined);
      props.onSend(text);
    } else if (problem === "busy") setHasty(true);
    field.current?.focus();
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // 229 is what a key says while an input method is composing, where isComposing is already over.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
    const asked = event.ctrlKey || event.metaKey || (props.enterSends && !event.shiftKey && !event.altKey);
    if (!asked) return;
    event.preventDefault();
    send();
  }

  const used = text.trim().length;
  const error = problem === "too_long" ? t("composer.too_long", { count: used - MESSAGE_MAX }) : refused;
  return (
    <form
      className="shrink-0 border-t border-line px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
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
          className={cx(controlClass, "field-sizing-content max-h-[30dvh] resize-none leading-normal")}
        />
        {/* One button with two jobs, so that focus stays on it. */}
        <IconButton
          type={busy ? "button" : "submit"}
          label={busy ? t("composer.stop") : t("composer.send")}
          icon={busy ? <Square aria-hidden="true" fill="currentColor" /> : <SendHorizontal aria-hidden="true" />}
          tone={busy ? "plain" : "accent"}
          aria-disabled={(busy ? props.stopping : problem !== null) || undefined}
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
          {error ? <FieldError>{error}</FieldError> : hasty ? t("composer.wait") : null}
        </div>
        {used > COUNTER_FROM && (
          <span className={cx("pt-1 tabular-nums", used > MESSAGE_MAX && "text-danger")}>
            <span aria-hidden="true">
              {used}/{MESSAGE_MAX}
            </span>
            <span className="sr-only">{t("composer.counter", { used, max: MESSAGE_MAX })}</span>
          </span>
        )}
      </div>
    </form>
  );
}
