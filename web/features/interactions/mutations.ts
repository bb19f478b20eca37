import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Interaction } from "#domain/interactions/contract.ts";
import { planColumns, type PlanFields } from "#domain/interactions/plan.ts";
import { api, call } from "#web/app/api.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { sendOrWait, type NewWaiting } from "#web/app/offline/waiting.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { timeZone } from "#web/app/time-zone.ts";

/** A changed interaction affects the interaction lists and the counts on a person's card. */
function useRefreshInteractions() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEYS.interactions }),
      client.invalidateQueries({ queryKey: KEYS.people }),
    ]);
  };
}

/** An outcome, and the version of the interaction that the user has seen. */
export interface OutcomeRecord {
  id: string;
  result_summary: string;
  base_version: number;
}

/**
 * Completes a planned interaction. Idempotent: the same outcome sent again is recorded once. Resolves to null if it waits
 * for a network. The error is a conflict (`conflictOf<Interaction>`) if another outcome has been recorded;
 * `useReplaceOutcome` then replaces it.
 */
export function useRecordOutcome() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ interaction, ...outcome }: Omit<OutcomeRecord, "id"> & { interaction: Interaction }) => {
      const { id, persona_id } = interaction;
      const json = { ...outcome, time_zone: timeZone() };
      const send = (): Promise<Interaction | null> =>
        call(api.api.interactions[":id"].outcome.$post({ param: { id }, json }));
      const waiting: NewWaiting = {
        kind: "outcome",
        group: `interaction:${id}`,
        request: { method: "POST", path: `/api/interactions/${id}/outcome`, body: json },
        shows: { personaId: persona_id, id, text: outcome.result_summary },
      };
      return sendOrWait(send, waiting, () => null);
    },
    onSuccess: (recorded) => recorded && void refresh(),
    onError: (error) => void (conflictOf(error) && refresh()),
  });
}

/** Replaces a recorded outcome. The error is a conflict if it has been changed since `base_version`. */
export function useReplaceOutcome() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, ...outcome }: OutcomeRecord) => {
      const json = { ...outcome, time_zone: timeZone() };
      return call(api.api.interactions[":id"].$patch({ param: { id }, json }));
    },
    onSuccess: () => void refresh(),
    onError: (error) => void (conflictOf(error) && refresh()),
  });
}

/** A plan in the format of the API. */
function toColumns({ planned_date, expectation, ...plan }: PlanFields) {
  return { ...planColumns(plan), planned_date, expectation };
}

function hasColumns(stored: Interaction, sent: ReturnType<typeof toColumns>): boolean {
  return (
    stored.objectives === sent.objectives &&
    stored.avoid === sent.avoid &&
    stored.feeling === sent.feeling &&
    stored.planned_date === sent.planned_date &&
    stored.expectation === sent.expectation
  );
}

/** Creates a plan under an id generated when the form opened, so that a retry creates no second plan. */
export function useCreatePlan() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: async ({ id, personaId, fields }: { id: string; personaId: string; fields: PlanFields }) => {
      const json = toColumns(fields);
      const stored = await call(
        api.api.personas[":id"].interactions.$post({ param: { id: personaId }, json: { ...json, id } }),
      );
      // An earlier attempt may have been stored although its response was lost: apply the changes made since.
      if (hasColumns(stored, json)) return stored;
      const edit = { ...json, base_version: stored.version };
      return call(api.api.interactions[":id"].$patch({ param: { id }, json: edit }));
    },
    onSuccess: () => void refresh(),
  });
}

/** An edit of a plan; `base_version` is the version it began from. */
export interface PlanEdit {
  id: string;
  fields: PlanFields;
  base_version: number;
}

/** Changes a plan. The error is a conflict (`conflictOf<Interaction>`) if it has been changed since `base_version`. */
export function useUpdatePlan() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, fields, base_version }: PlanEdit) =>
      call(api.api.interactions[":id"].$patch({ param: { id }, json: { ...toColumns(fields), base_version } })),
    onSuccess: () => void refresh(),
    onError: (error) => void (conflictOf(error) && refresh()),
  });
}

/** Cancels a planned interaction, or restores it. */
export function useCancelPlan() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, cancelled }: { id: string; cancelled: boolean }) => {
      const one = api.api.interactions[":id"];
      return call(cancelled ? one.$delete({ param: { id } }) : one.restore.$post({ param: { id } }));
    },
    onSuccess: () => void refresh(),
  });
}
