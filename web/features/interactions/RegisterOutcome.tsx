import { useInfiniteQuery } from "@tanstack/react-query";
import { OutcomeDialog } from "./dialogs.ts";
import type { OutcomeDialogProps } from "./OutcomeDialog.tsx";
import { interactionsQuery } from "./queries.ts";
import { useRegistered } from "./use-registered.ts";

export interface RegisterOutcomeProps extends Omit<OutcomeDialogProps, "interaction"> {
  personaId: string;
  /** Id of the planned interaction; undefined closes the dialog. */
  id: string | undefined;
}

/** The outcome dialog for one of a person's interactions; stays closed if it is not (or no longer) planned. */
export function RegisterOutcome({ personaId, id, ...dialog }: RegisterOutcomeProps) {
  const { data } = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const planned = data?.pages.flatMap((page) => page.items);
  return <OutcomeDialog {...dialog} interaction={useRegistered(id, planned)} />;
}
