import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { MESSAGE_MAX } from "#domain/chat/rules.ts";
import { useDraft } from "#web/forms/draft.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useBusy } from "./busy.ts";
import { sendProblem } from "./outbox.ts";

/** Form that asks the coach to revise a plan. */
export function RevisePlanForm(props: {
  messageId: string;
  onAsk: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { t } = useTranslation("chat");
  const [words, setWords] = useDraft(`plan-wish:${props.messageId}`);
  const problem = sendProblem(words, { busy: useBusy() });
  return (
    <form
      noValidate
      data-keeps-escape
      className="flex flex-col gap-3 border-t border-accent-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== null) return;
        setWords("");
        props.onAsk(words);
      }}
    >
      <TextArea
        label={t("plan.wish")}
        hint={t("plan.wish_hint")}
        rows={1}
        value={words}
        onKeyDown={props.onKeyDown}
        onChange={(event) => setWords(event.target.value)}
        error={
          problem === "too_long" ? t("composer.too_long", { count: words.trim().length - MESSAGE_MAX }) : undefined
        }
      />
      <Button
        type="submit"
        className="self-start"
        onKeyDown={props.onKeyDown}
        aria-disabled={problem === null ? undefined : true}
      >
        {t("plan.ask")}
      </Button>
    </form>
  );
}
