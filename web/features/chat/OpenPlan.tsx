import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { PlanKind } from "#domain/chat/rules.ts";
import { PlanAddedFields, PlanLineFields } from "#web/forms/plan-fields.tsx";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { Button } from "#web/ui/button.tsx";
import type { MessageActions } from "./message-actions.ts";
import { PlanFrame, PlanLines } from "./PlanFrame.tsx";
import { RevisePlanForm } from "./RevisePlanForm.tsx";
import { usePlanCard } from "./use-plan-card.ts";

export interface OpenPlanProps {
  message: ChatMessage;
  kind: PlanKind;
  actions: MessageActions;
  onSaved: () => void;
}

/** A plan that can be saved, edited by hand, or revised by the coach. */
export function OpenPlan({ message, kind, actions, onSaved }: OpenPlanProps) {
  const { t } = useTranslation("chat");
  const card = usePlanCard(message, actions.persona.id, onSaved);
  const { form, editing, adding, state } = card;
  const title = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // The fields are unmounted: focus the heading, so that screen readers announce the result.
    if (left > 0) title.current?.focus({ preventScroll: true });
  }, [left]);
  const revised = kind === "revised" || card.changed;

  function leave() {
    card.cancelEditing();
    setLeft((count) => count + 1);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) leave();
  }

  if (editing) {
    return (
      <PlanFrame title={t("plan.change_title")}>
        <form
          noValidate
          data-keeps-escape
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void card.finishEditing().then((done) => done && setLeft((count) => count + 1));
          }}
        >
          <PlanLineFields form={form} onKeyDown={handleKey} />
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <Button type="submit" variant="primary" onKeyDown={handleKey}>
              {t("plan.show")}
            </Button>
            <Button onClick={leave} onKeyDown={handleKey}>
              {t("common:action.cancel")}
            </Button>
          </div>
        </form>
        <RevisePlanForm messageId={message.id} onAsk={actions.changePlan} onKeyDown={handleKey} />
      </PlanFrame>
    );
  }
  return (
    <PlanFrame title={revised ? t("plan.revised") : t("plan.proposed")} titleRef={title}>
      <PlanLines plan={card.lines} />
      <ServerForm state={state} className="flex flex-col gap-4">
        {adding ? (
          <PlanAddedFields form={form} />
        ) : (
          <Button variant="quiet" className="-my-2 -ml-4 self-start" onClick={() => card.add()}>
            {t("plan.add")}
          </Button>
        )}
        <FormFailure title={t("plan.failed")} kept={t("plan.kept")} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton>{revised ? t("plan.confirm") : t("plan.use")}</SubmitButton>
          <Button aria-disabled={state.pending || undefined} onClick={card.startEditing}>
            {revised ? t("plan.edit_again") : t("plan.modify")}
          </Button>
        </div>
      </ServerForm>
    </PlanFrame>
  );
}
