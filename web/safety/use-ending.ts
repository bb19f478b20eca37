import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { errorText } from "#web/app/error-text.ts";
import type { EndedAs } from "./marks.ts";
import { useEndFindings } from "./queries.ts";

/** Long enough to read the toast and reach its undo button, in milliseconds. */
const UNDO_MS = 20_000;

export interface Ending {
  /** Including the user's choice that the server has not confirmed yet. */
  ended: boolean;
  /** The choice, if it was made in this component. */
  as: EndedAs | null;
  /** The user has just dismissed or reopened it in this component: the element that replaces it takes focus. */
  fresh: boolean;
  end: (as: EndedAs) => void;
  undo: () => void;
}

/**
 * Dismissing of findings: optimistic, with undo in a toast and in place.
 * @param ended the server's state
 */
export function useEnding(ids: readonly string[], ended: boolean): Ending {
  const { t } = useTranslation("safety");
  const toast = useToast();
  const { mutateAsync } = useEndFindings();
  const [choice, setChoice] = useState<{ as: EndedAs | null; confirmed: boolean } | null>(null);
  /** Id of the undo toast, while it may be shown. */
  const undoToast = useRef<string>(null);
  const isEnded = choice === null ? ended : choice.as !== null;
  // Once the server has confirmed the choice, a later difference is a real change.
  if (choice && !choice.confirmed && isEnded === ended) setChoice({ ...choice, confirmed: true });
  if (choice?.confirmed && isEnded !== ended) setChoice(null);

  function change(as: EndedAs | null, affected: readonly string[]): void {
    const before = choice;
    setChoice({ as, confirmed: false });
    // Dismiss the previous undo toast: an undo in place makes it obsolete, and a new choice shows its own.
    dismissUndo();
    if (as) undoToast.current = toast.undo(t(`ended.${as}`), { duration: UNDO_MS, action: undoAction(affected) });
    mutateAsync({ ids: affected, as }).catch((error: unknown) => {
      dismissUndo();
      setChoice(before);
      toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => change(as, affected) } });
    });
  }
  function dismissUndo(): void {
    if (undoToast.current) toast.dismiss(undoToast.current);
    undoToast.current = null;
  }
  function undoAction(affected: readonly string[]) {
    return { label: t("common:action.undo"), altText: t("undo_place"), onAction: () => change(null, affected) };
  }
  return {
    ended: isEnded,
    as: choice?.as ?? null,
    fresh: choice !== null,
    end: (as) => change(as, ids),
    undo: () => change(null, ids),
  };
}

/** Dismissing of a person's open danger. Keeps the last open danger, for undo. */
export function useDangerEnding(danger: OpenDangerView | null): { last: OpenDangerView | null; ending: Ending } {
  const [last, setLast] = useState(danger);
  if (danger && danger !== last) setLast(danger);
  return { last, ending: useEnding(last?.ids ?? [], danger === null) };
}
