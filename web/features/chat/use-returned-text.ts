import { useCallback, useEffect, useState } from "react";
import { errorText } from "#web/app/error-text.ts";
import { dropWaiting, waitingNow } from "#web/app/offline/waiting.ts";
import { writeDraft } from "#web/forms/draft.ts";
import type { Returned } from "./Composer.tsx";
import { editDraft } from "./EditMessage.tsx";
import type { ChatEngine } from "./engine.ts";
import type { ChatState } from "./engine-types.ts";

/** Messages that return to a field: refused by the server, taken back by the user, or edited in place. */
export function useReturnedText(engine: ChatEngine, { refusal, outbox }: ChatState) {
  const [returned, setReturned] = useState<Returned | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  useEffect(() => {
    if (!refusal) return;
    const { text, edits } = refusal;
    if (edits) {
      writeDraft(editDraft(edits), text);
      // oxlint-disable-next-line react/set-state-in-effect -- the engine outlives this panel and reports a refusal once
      setEditing(edits);
    }
    setReturned({ text: edits ? "" : text, reason: errorText(refusal.error), inEditForm: edits !== undefined });
    engine.forgetRefusal();
  }, [engine, refusal]);

  return {
    text: returned,
    /** Call once the returned text is in the field. */
    taken: useCallback(() => setReturned(null), []),
    /** The id of the message being edited. */
    editing,
    edit: setEditing,
    takeBack: (id: string) => {
      const item = outbox.find((other) => other.id === id);
      if (!item) return;
      engine.discard(id);
      const entry = waitingNow().find(({ shows }) => shows.id === id);
      if (entry) void dropWaiting([entry.id]);
      if (item.edits) {
        writeDraft(editDraft(item.edits), item.text);
        setEditing(item.edits);
      } else setReturned({ text: item.text });
    },
    /** Shows an error at the field. */
    showError: (error: unknown) => setReturned({ text: "", reason: errorText(error) }),
  };
}
