import { onDemand } from "#web/app/on-demand.tsx";

export const SearchDialog = onDemand(
  async () => (await import("./SearchDialog.tsx")).SearchDialog,
  ({ open }) => open,
);
