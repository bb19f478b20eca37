import { onDemand } from "#web/app/on-demand.tsx";

export const LanguageDialog = onDemand(
  async () => (await import("./LanguageDialog.tsx")).LanguageDialog,
  ({ open }) => open,
);
export const SessionLostDialog = onDemand(
  async () => (await import("./SessionLostDialog.tsx")).SessionLostDialog,
  ({ open }) => open,
  { texts: ["visitors"] },
);
