import { onDemand } from "#web/app/on-demand.tsx";

export const ChatPanel = onDemand(
  async () => (await import("./ChatPanel.tsx")).ChatPanel,
  ({ open }) => open,
);
