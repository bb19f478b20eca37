import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { PlanKind } from "#domain/chat/rules.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import { useDocked } from "#web/ui/use-docked.ts";
import type { MessageActions } from "./message-actions.ts";
import { OpenPlan } from "./ChatParts.tsx";
import { PlanFrame, PlanLines } from "./PlanFrame.tsx";

export interface PlanCardProps {
  message: ChatMessage;
  /** Whether the plan can be edited and saved. */
  open: boolean;
  actions: MessageActions;
}

/** The plan proposed in an answer: open, saved, or superseded. */
export function PlanCard({ message, open, actions }: PlanCardProps) {
  const { t } = useTranslation("chat");
  const docked = useDocked();
  const savedHere = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { plan, plan_kind: kind, saved_interaction_id: saved } = message;
  useEffect(() => {
    // The focused button is unmounted once the plan is saved.
    if (saved && savedHere.current) link.current?.focus();
    savedHere.current = false;
  }, [saved]);
  if (!plan || !kind) return null;
  if (saved) {
    return (
      <PlanFrame title={t("plan.saved")} sign={<CircleCheck aria-hidden="true" className="size-5 text-accent" />}>
        <PlanLines plan={plan} />
        <Link
          ref={link}
          to="/persona/$id"
          params={{ id: actions.persona.id }}
          search={{
            tab: "interactions",
            interaction: saved,
            ...(docked && { chat: 1, conversation: message.conversation_id }),
          }}
          className={cx(linkClass, "-my-2 inline-flex min-h-11 items-center self-start")}
        >
          {t("plan.look", { name: actions.persona.name })}
        </Link>
      </PlanFrame>
    );
  }
  if (!open) {
    return (
      <PlanFrame title={t("plan.earlier")} quiet>
        <PlanLines plan={plan} />
      </PlanFrame>
    );
  }
  return (
    <OpenPlan
      key={message.id}
      message={message}
      kind={kind}
      actions={actions}
      onSaved={() => {
        savedHere.current = true;
        actions.planSaved();
      }}
    />
  );
}

/** The plan of an answer that is still being streamed: read-only. */
export function LivePlan({ plan, kind }: { plan: Plan; kind: PlanKind }) {
  const { t } = useTranslation("chat");
  return (
    <PlanFrame title={t(`plan.${kind}`)}>
      <PlanLines plan={plan} />
    </PlanFrame>
  );
}
