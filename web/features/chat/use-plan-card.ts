import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { PLAN_LINES, planOf, type PlanFields } from "#domain/interactions/plan.ts";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { PLAN_ADDED, typedPlan, usePlanForm, type PlanFieldName } from "#web/forms/plan-form.ts";
import { withChanged, type MessagePages } from "./message-pages.ts";
import { pathsKey } from "./queries.ts";
import { conversationChanged } from "./sessions.ts";

/** Saves a plan as an interaction; the server creates only one, even if it is sent again. */
function useSavePlan(message: ChatMessage, personaId: string) {
  const client = useQueryClient();
  const { conversation_id: conversationId } = message;
  return useMutation({
    mutationFn: ({ planned_date, expectation, ...plan }: PlanFields) =>
      call(
        api.api.chat.plans[":id"].save.$post({ param: { id: message.id }, json: { plan, planned_date, expectation } }),
      ),
    onSuccess: (saved) => {
      const plan = planOf(saved);
      client.setQueriesData<MessagePages>({ queryKey: pathsKey(conversationId) }, (pages) =>
        withChanged(pages, message.id, (old) => ({ ...old, plan, saved_interaction_id: saved.id })),
      );
      void conversationChanged(client, { conversationId, personaId }).catch(() => {});
      void client.invalidateQueries({ queryKey: KEYS.interactions });
      void client.invalidateQueries({ queryKey: KEYS.people });
    },
  });
}

/** Form state of a proposed plan that can be edited and saved. Edits are kept in a draft until saved. */
export function usePlanCard(message: ChatMessage, personaId: string, onSaved: () => void) {
  const [proposed] = useState(() => typedPlan(message.plan));
  const savePlan = useSavePlan(message, personaId);
  const { form, draft, ...state } = usePlanForm({
    draftKey: `plan-card:${message.id}`,
    proposed,
    save: (fields) => savePlan.mutateAsync(fields),
    onSaved,
    onWrongFields: (fields) => {
      const first = [...PLAN_LINES, ...PLAN_ADDED].find((field) => fields.includes(field));
      if (first) goTo(first);
    },
  });
  const [editing, setEditing] = useState(false);
  const [adding, setAdding] = useState(() => draft !== null && PLAN_ADDED.some((field) => draft[field] !== ""));
  /** The field to focus once it is rendered. */
  const [wanted, setWanted] = useState<PlanFieldName | null>(null);
  const before = useRef(proposed);

  const { setFocus } = form;
  useEffect(() => {
    if (!wanted) return;
    setFocus(wanted);
    // oxlint-disable-next-line react/set-state-in-effect -- a request that is consumed once
    setWanted(null);
  }, [wanted, setFocus]);

  function goTo(field: PlanFieldName) {
    if (PLAN_LINES.some((line) => line === field)) setEditing(true);
    else setAdding(true);
    setWanted(field);
  }

  return {
    form,
    editing,
    adding,
    /** Shows the optional fields. */
    add: () => goTo("planned_date"),
    startEditing: () => {
      before.current = { ...proposed, ...form.getValues() } as typeof proposed;
      goTo("action");
    },
    /** Closes the fields; resolves to false if one of them is invalid. */
    finishEditing: async () => {
      if (!(await form.trigger(PLAN_LINES, { shouldFocus: true }))) return false;
      setEditing(false);
      return true;
    },
    cancelEditing: () => {
      for (const line of PLAN_LINES) form.setValue(line, before.current[line]);
      form.clearErrors(PLAN_LINES);
      setEditing(false);
    },
    changed: PLAN_LINES.some((line) => (draft ?? proposed)[line].trim() !== proposed[line]),
    lines: draft ?? proposed,
    state,
  };
}
