import { useInfiniteQuery } from "@tanstack/react-query";
import { OutcomeDialog, type OutcomeDialogProps } from "./OutcomeDialog.tsx";
import { interactionsQuery } from "./queries.ts";

export interface RegisterOutcomeProps extends Omit<OutcomeDialogProps, "interaction"> {
  personaId: string;
  /** The planned interaction that is being registered. */
  id: string | undefined;
}

/** The dialog for one of a person's planned interactions; it stays closed for one that is not planned (any more). */
export function RegisterOutcome({ personaId, id, ...dialog }: RegisterOutcomeProps) {
  const { data } = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const planned = data?.pages.flatMap((page) => page.items);
  return <OutcomeDialog {...dialog} interaction={planned?.find((interaction) => interaction.id === id)} />;
}
