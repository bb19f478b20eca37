import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { errorText } from "#web/app/error-text.ts";
import type { EndedAs } from "./marks.ts";
import { useSayEnded } from "./queries.ts";

/** Long enough to read it and to find the way back. */
const UNDO_MS = 20_000;

export interface Ending {
  /** As far as it is known here: the user's word counts before the server has it. */
  ended: boolean;
  /** How, where it was ended in this place. */
  as: EndedAs | null;
  /** The user has just said so, or taken it back, in this place: what shows it now takes the focus. */
  fresh: boolean;
  end: (as: EndedAs) => void;
  undo: () => void;
}

/**
 * The end of findings by the user's word: shown at once, sent behind it, with a way back in the toast and in the place.
 * @param ended what the server knows
 */
export function useEnding(ids: readonly string[], ended: boolean): Ending {
  const { t } = useTranslation("safety");
  const toast = useToast();
  const { mutateAsync } = useSayEnded();
  const [said, setSaid] = useState<{ as: EndedAs | null; heard: boolean } | null>(null);
  /** The one that offers the way back, while it may be there. */
  const told = useRef<string>(null);
  const wanted = said === null ? ended : said.as !== null;
  // Once the server has said the same, whatever it says otherwise later is news.
  if (said && !said.heard && wanted === ended) setSaid({ ...said, heard: true });
  if (said?.heard && wanted !== ended) setSaid(null);

  function say(as: EndedAs | null, about: readonly string[]): void {
    const before = said;
    setSaid({ as, heard: false });
    // Taken back in the place, it is done with; and whatever is said next has one of its own.
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

/** The end of what is open about a person. What was open last stays, for the way back. */
export function useDangerEnding(danger: OpenDangerView | null): { last: OpenDangerView | null; ending: Ending } {
  const [last, setLast] = useState(danger);
  if (danger && danger !== last) setLast(danger);
  return { last, ending: useEnding(last?.ids ?? [], danger === null) };
}
