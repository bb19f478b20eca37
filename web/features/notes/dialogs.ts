import { onDemand } from "#web/app/on-demand.tsx";

export const AddNoteDialog = onDemand(
  async () => (await import("./AddNoteDialog.tsx")).AddNoteDialog,
  ({ open }) => open,
  { texts: ["person"] },
);
export const NoteDialog = onDemand(
  async () => (await import("./NoteDialog.tsx")).NoteDialog,
  ({ note }) => note !== null,
  { texts: ["person"] },
);
