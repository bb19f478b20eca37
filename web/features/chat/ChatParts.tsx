import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DictationProps } from "#web/dictation/dictation.tsx";
import { useDictationPerson } from "#web/dictation/use-dictation-person.ts";
import { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { onDemand } from "#web/app/on-demand.tsx";
import { whenIdle } from "#web/app/when-idle.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ListFrame, ListSkeleton } from "./ListFrame.tsx";
import type { OpenPlanProps } from "./OpenPlan.tsx";
import { PlanFrame, PlanLines } from "./PlanFrame.tsx";

// Parts of the open chat that need forms, or that nobody needs at first. scripts/web-chunks.ts puts them into one file.

const always = () => true;

interface PlanProps extends OpenPlanProps {
  /** Fetches it again. */
  onAgain: () => void;
}

const LoadedPlan = onDemand<PlanProps>(async () => (await import("./OpenPlan.tsx")).OpenPlan, always, {
  waiting: (props) => <PlanBefore {...props} />,
  failed: (props) => <PlanBefore {...props} failed />,
});

/** As OpenPlan.tsx. Until its code is there, the plan can be read. */
export function OpenPlan(props: OpenPlanProps) {
  const [tries, setTries] = useState(0);
  return <LoadedPlan key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

export const ConversationList = onDemand(
  async () => (await import("./ConversationList.tsx")).ConversationList,
  always,
  {
    waiting: () => (
      <ListFrame>
        <Skeleton className="h-11" />
        <ListSkeleton />
      </ListFrame>
    ),
  },
);
export const Dictation = onDemand(async () => (await import("#web/dictation/dictation.tsx")).Dictation, always, {
  waiting: (props) => <MicrophoneRoom {...props} />,
  failed: () => null,
});

/** Fetches all of them once the chat has nothing else to do, and not only when one is shown. */
export function useFetchParts(): void {
  useEffect(() => whenIdle(() => void import("./OpenPlan.tsx").catch(() => undefined)), []);
}

/** The plan before its buttons, and the room for them. */
function PlanBefore({ message, kind, onAgain, failed = false }: PlanProps & { failed?: boolean }) {
  const { t } = useTranslation("chat");
  return (
    <PlanFrame title={kind === "revised" ? t("plan.revised") : t("plan.proposed")}>
      {message.plan && <PlanLines plan={message.plan} />}
      {failed ? (
        <ErrorNote action={<Button onClick={onAgain}>{t("common:retry")}</Button>}>
          {errorText(new ApiError("network"))}
        </ErrorNote>
      ) : (
        <div role="status" aria-label={t("common:loading")} className="flex flex-col gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-11" />
        </div>
      )}
    </PlanFrame>
  );
}

/** As large as the button that follows, so that the field beside it keeps its width. */
function MicrophoneRoom({ personaId }: DictationProps) {
  return useDictationPerson(personaId) && <span className="size-11 shrink-0" aria-hidden="true" />;
}
