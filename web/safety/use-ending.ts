import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { errorText } from "#web/app/error-text.ts";
import type { EndedAs } from "./marks.ts";
import { useSayEnded } from "./queries.ts";

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
  const { mutateAsync } = useSayEnded();
  const [said, setSaid] = useState<{ as: EndedAs | null; heard: boolean } | null>(null);
  /** Id of the undo toast, while it may be shown. */
  const told = useRef<string>(null);
  const wanted = said === null ? ended : said.as !== null;
  // Once the server has confirmed the choice, a later difference is a real change.
  if (said && !said.heard && wanted === ended) setSaid({ ...said, heard: true });
  if (said?.heard && wanted !== ended) setSaid(null);

  function say(as: EndedAs | null, about: readonly string[]): void {
    const before = said;
    setSaid({ as, heard: false });
    // Dismiss the previous undo toast: an undo in place makes it obsolete, and a new choice shows its own.
    settle();
    if (as) told.current = toast.undo(t(`ended.${as}`), { duration: UNDO_MS, action: undoing(about) });
    mutateAsync({ ids: about, as }).catch((error: unknown) => {
      settle();
      setSaid(before);
      toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => say(as, about) } });
    });
  }
  function settle(): void {
    if (told.current) toast.dismiss(told.current);
    told.current = null;
  }
  function undoing(about: readonly string[]) {
    return { label: t("common:action.undo"), altText: t("undo_place"), onAction: () => say(null, about) };
  }
  return {
    ended: wanted,
    as: said?.as ?? null,
    fresh: said !== null,
    end: (as) => say(as, ids),
    undo: () => say(null, ids),
  };
}

/** Dismissing of a person's open danger. Keeps the last open danger, for undo. */
export function useDangerEnding(danger: OpenDangerView | null): { last: OpenDangerView | null; ending: Ending } {
  const [last, setLast] = useState(danger);
  if (danger && danger !== last) setLast(danger);
  return { last, ending: useEnding(last?.ids ?? [], danger === null) };
}
