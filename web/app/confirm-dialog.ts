import { onDemand } from "./on-demand.tsx";

/** As web/ui/confirm-dialog.tsx, loaded after the page. */
export const ConfirmDialog = onDemand(
  async () => (await import("#web/ui/confirm-dialog.tsx")).ConfirmDialog,
  ({ open }) => open,
);
