import { onDemand } from "#web/app/on-demand.tsx";

export const CreatePersonaDialog = onDemand(
  async () => (await import("./PersonaDialog.tsx")).CreatePersonaDialog,
  ({ open }) => open,
);
export const EditPersonaDialog = onDemand(
  async () => (await import("./PersonaDialog.tsx")).EditPersonaDialog,
  ({ open }) => open,
);
export const DeletePersonaDialog = onDemand(
  async () => (await import("./DeletePersonaDialog.tsx")).DeletePersonaDialog,
  ({ open }) => open,
);
export const StayInTouchDialog = onDemand(
  async () => (await import("./StayInTouchDialog.tsx")).StayInTouchDialog,
  ({ open }) => open,
);
export const ShortTestDialog = onDemand(
  async () => (await import("./ShortTestDialog.tsx")).ShortTestDialog,
  ({ person }) => person?.traits_short === null,
  { texts: ["person"] },
);
