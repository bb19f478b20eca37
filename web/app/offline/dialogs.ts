import { onDemand } from "#web/app/on-demand.tsx";

export const RefusedDialog = onDemand(
  async () => (await import("./refused-dialog.tsx")).RefusedDialog,
  ({ open }) => open,
);
