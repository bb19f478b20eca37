import { onDemand } from "#web/app/on-demand.tsx";

export const LookBackDialog = onDemand(
  async () => (await import("./LookBackDialog.tsx")).LookBackDialog,
  ({ open }) => open,
);
