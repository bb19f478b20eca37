import { onDemand } from "#web/app/on-demand.tsx";

export const OutcomeDialog = onDemand(
  async () => (await import("./OutcomeDialog.tsx")).OutcomeDialog,
  ({ interaction }) => interaction !== undefined,
  { texts: ["person"] },
);
export const PlanDialog = onDemand(
  async () => (await import("./PlanDialog.tsx")).PlanDialog,
  ({ plan }) => plan !== null,
);
