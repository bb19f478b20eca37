import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TalkProps } from "./Talk.tsx";
import type { TranscriptHandle } from "./Transcript.tsx";
import { suggestsPreparing, transcriptOf } from "./transcript.ts";
import { useCoachRequests } from "./use-coach-requests.ts";
import { useMessageActions } from "./use-message-actions.ts";
import { usePath } from "./use-path.ts";
import { useReturnedText } from "./use-returned-text.ts";

/** State and actions of one conversation, and where the focus goes after an action. */
export function useTalk({ conversationId, persona, enterSends }: TalkProps) {
  const { t } = useTranslation("chat");
  const path = usePath(conversationId, persona.id);
  const { engine, state, messages } = path;
  const lines = useMemo(() => transcriptOf(messages, state), [messages, state]);
  const returned = useReturnedText(engine, state);
  const field = useRef<HTMLTextAreaElement>(null);
  const transcript = useRef<TranscriptHandle>(null);
  const requests = useCoachRequests({
    conversationId,
    personaId: persona.id,
    path,
    mayPrepare: !persona.danger && returned.editing === null && suggestsPreparing(lines),
    // The pressed button is unmounted. On touch screens, focusing the field would open the keyboard.
    onRequest: () => (matchMedia("(pointer: fine)").matches ? field : transcript).current?.focus(),
  });
  const actions = useMessageActions({
    persona,
    enterSends,
    edit: returned.edit,
    sendEdited: (message, text) => {
      returned.edit(null);
      requests.sendEdited(message, text);
    },
    regenerate: requests.regenerate,
    continueAnswer: requests.continueAnswer,
    askAgain: requests.askAgain,
    askBuiltIn: requests.askBuiltIn,
    show: ({ id, n, total }, from) => {
      transcript.current?.hold(from);
      engine.showPath(id);
      requests.setStatus(t("version.shown", { n, total }));
    },
    changePlan: requests.prepare,
    planSaved: () => {
      requests.leavePreparing();
      requests.setStatus(t("plan.saved_status"));
    },
  });
  return { ...path, lines, returned, requests, actions, field, transcript };
}
