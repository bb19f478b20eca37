import { Fetching, onDemand } from "#web/app/on-demand.tsx";

export const ChatPanel = onDemand(
  async () => (await import("./ChatPanel.tsx")).ChatPanel,
  ({ open }) => open,
  // Docked, the panel darkens nothing (web/ui/use-docked.ts).
  { waiting: () => <Fetching className="xl:hidden" /> },
);
