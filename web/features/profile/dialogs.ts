import { onDemand } from "#web/app/on-demand.tsx";

export const DemographicsDialog = onDemand(
  async () => (await import("./DemographicsDialog.tsx")).DemographicsDialog,
  ({ open }) => open,
  { texts: ["person"] },
);
