import { onDemand } from "#web/app/on-demand.tsx";

export const SessionLostDialog = onDemand(
  async () => (await import("./SessionLostDialog.tsx")).SessionLostDialog,
  ({ open }) => open,
);
