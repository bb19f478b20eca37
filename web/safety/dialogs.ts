import { onDemand } from "#web/app/on-demand.tsx";
import { SavedCard } from "./saved-with-care.tsx";

/** As web/safety/care-dialog.tsx, for a text that was saved without a form. The card itself is not on demand. */
export const SavedCareDialog = onDemand(
  async () => (await import("./care-dialog.tsx")).CareDialog,
  ({ open }) => open,
  { failed: SavedCard },
);
