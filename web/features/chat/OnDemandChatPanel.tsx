import { Fetching, onDemand } from "#web/app/on-demand.tsx";

export const ChatPanel = onDemand(
  async () => {
    // With what draws its texts, which would else move once they are formatted.
    const [{ ChatPanel: Panel }, { loadMarkdown }] = await Promise.all([
      import("./ChatPanel.tsx"),
      import("./Markdown.tsx"),
    ]);
    await loadMarkdown().catch(() => undefined);
    return Panel;
  },
  ({ open }) => open,
  // Docked, the panel darkens nothing (web/ui/use-docked.ts).
  { waiting: () => <Fetching className="xl:hidden" /> },
);
