import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { z } from "zod";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { createInteractionSchema } from "#domain/interactions/contract.ts";
import { planSchema } from "#domain/interactions/plan.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { useSchemaForm } from "#web/forms/form.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { fromMomentField, toMomentField } from "#web/forms/moment-field.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { withChanged, type MessagePages } from "./message-pages.ts";
import { pathsKey } from "./queries.ts";
import { conversationChanged } from "./sessions.ts";

const { planned_date, expectation } = createInteractionSchema.shape;
const formSchema = z.object({
  ...planSchema.shape,
  planned_date: z.string().transform(fromMomentField).pipe(planned_date.unwrap()),
  expectation,
});
type PlanCardFields = z.output<typeof formSchema>;

/** The fields that are the plan's own, and those that are added to it. */
const LINES = ["action", "fears", "goals"] as const;
const ADDED = ["planned_date", "expectation"] as const;
const FIELDS = [...LINES, ...ADDED] as const;
type FieldName = (typeof FIELDS)[number];

const draftSchema = z.object({
  action: z.string(),
  fears: z.string(),
  goals: z.string(),
  planned_date: z.string(),
  expectation: z.string(),
});

/** Saves a plan as an interaction. The server makes one of it, however often it is sent. */
function useSavePlan(message: ChatMessage, personaId: string) {
  const client = useQueryClient();
  const { conversation_id: conversationId } = message;
  return useMutation({
    mutationFn: ({ action, fears, goals, ...added }: PlanCardFields) =>
      call(
        api.api.chat.plans[":id"].save.$post({
          param: { id: message.id },
          json: { plan: { action, fears, goals }, ...added },
        }),
      ),
    onSuccess: (saved) => {
      const plan = { action: saved.objectives, fears: saved.avoid, goals: saved.feeling };
      client.setQueriesData<MessagePages>({ queryKey: pathsKey(conversationId) }, (pages) =>
        withChanged(pages, message.id, (old) => ({ ...old, plan, saved_interaction_id: saved.id })),
      );
      void conversationChanged(client, { conversationId, personaId }).catch(() => {});
      void client.invalidateQueries({ queryKey: KEYS.interactions });
      void client.invalidateQueries({ queryKey: KEYS.people });
    },
  });
}

/** The server names a plan's lines as parts of the plan. */
function fieldOf(error: unknown): FieldName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return FIELDS.find((name) => error.field === name || error.field === `plan.${name}`);
}

/** A proposed plan on its way to be saved: as it is, or changed first. What is typed is kept until then. */
export function usePlanCard(message: ChatMessage, personaId: string, onSaved: () => void) {
  const [draft, keepDraft] = useJsonDraft(`plan-card:${message.id}`, draftSchema);
  const [proposed] = useState(() => ({
    action: message.plan?.action ?? "",
    fears: message.plan?.fears ?? "",
    goals: message.plan?.goals ?? "",
    planned_date: toMomentField(null),
    expectation: "",
  }));
  const form = useSchemaForm(formSchema, draft ?? proposed);
  const [editing, setEditing] = useState(false);
  const [adding, setAdding] = useState(() => draft !== null && ADDED.some((field) => draft[field] !== ""));
  /** The field to go to once it is on the screen. */
  const [wanted, setWanted] = useState<FieldName | null>(null);
  const before = useRef(proposed);
  const mutation = useSavePlan(message, personaId);

  const keep = useRef(keepDraft);
  useEffect(() => {
    keep.current = keepDraft;
  });
  const { watch, setFocus } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      const typed = { ...proposed };
      for (const field of FIELDS) typed[field] = values[field] ?? "";
      keep.current(FIELDS.every((field) => typed[field] === proposed[field]) ? null : typed);
    });
    return unsubscribe;
  }, [watch, proposed]);
  useEffect(() => {
    if (!wanted) return;
    setFocus(wanted);
    // oxlint-disable-next-line react/set-state-in-effect -- said once, and done
    setWanted(null);
  }, [wanted, setFocus]);

  function goTo(field: FieldName) {
    if (LINES.some((line) => line === field)) setEditing(true);
    else setAdding(true);
    setWanted(field);
  }
  function refuse(field: FieldName, code: string) {
    form.setError(field, { type: "server", message: code });
    goTo(field);
  }

  const save = useSingleFlight(
    form.handleSubmit(
      async (fields) => {
        try {
          await mutation.mutateAsync(fields);
          keepDraft(null);
          onSaved();
        } catch (error) {
          const field = fieldOf(error);
          if (field && error instanceof ApiError) refuse(field, error.code);
        }
      },
      (errors) => {
        const first = FIELDS.find((field) => errors[field]);
        if (first) goTo(first);
      },
    ),
  );

  return {
    form,
    editing,
    adding,
    /** Shows the fields for what may be added. */
    add: () => goTo("planned_date"),
    startEditing: () => {
      before.current = { ...proposed, ...form.getValues() } as typeof proposed;
      goTo("action");
    },
    /** Leaves the fields; false where one of them is not as it must be. */
    finishEditing: async () => {
      if (!(await form.trigger(LINES, { shouldFocus: true }))) return false;
      setEditing(false);
      return true;
    },
    cancelEditing: () => {
      for (const line of LINES) form.setValue(line, before.current[line]);
      form.clearErrors(LINES);
      setEditing(false);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      const moment = event.currentTarget.elements.namedItem("planned_date");
      event.preventDefault();
      // Half a date has no value: it would be taken for none.
      if (moment instanceof HTMLInputElement && moment.validity.badInput)
        refuse("planned_date", "planned_date_incomplete");
      else void save();
    },
    changed: LINES.some((line) => (draft ?? proposed)[line].trim() !== proposed[line]),
    lines: draft ?? proposed,
    pending: mutation.isPending,
    failure: fieldOf(mutation.error) ? null : mutation.error,
  };
}
