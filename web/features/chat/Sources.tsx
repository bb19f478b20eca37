import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MessageSource } from "#domain/chat/sources.ts";
import { formatDate } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { sourceLink } from "#web/app/source-link.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { useDocked } from "#web/ui/use-docked.ts";
import { useCorrectSource } from "./queries.ts";

export interface SourcesProps {
  sources: readonly MessageSource[];
  conversationId: string;
  personaId: string;
}

/** The sources of an answer, all written by the user, who can mark them as wrong. */
export function Sources({ sources, conversationId, personaId }: SourcesProps) {
  const { t } = useTranslation("chat");
  const [shown, setShown] = useState(false);
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div className="-mt-4 max-w-[94%] text-small">
      <Button variant="quiet" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        <span className="text-small font-normal text-ink-soft">{t("sources.show")}</span>
        <ChevronDown aria-hidden="true" className={cx("size-4 text-ink-soft", shown && "rotate-180")} />
      </Button>
      <ul id={id} hidden={!shown} className="mx-4 flex flex-col divide-y divide-line border-y border-line">
        {sources.map((source) => (
          <li key={`${source.kind} ${source.id}`} className="pt-3 pb-1">
            <Source source={source} conversationId={conversationId} personaId={personaId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Number of characters of the excerpt in a button's accessible name. */
const START = 60;

function Source({ source, ...place }: { source: MessageSource; conversationId: string; personaId: string }) {
  const { t } = useTranslation("chat");
  const correct = useCorrectSource(place);
  const { kind } = source;
  const excerpt = source.excerpt.slice(0, START);
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-2 text-ink-soft">
        <span className="font-semibold">{t(`sources.kind.${source.kind}`)}</span>
        {source.created_at && (
          <time dateTime={source.created_at}>{formatDate(source.created_at, currentLanguage())}</time>
        )}
      </p>
      {source.excerpt && (
        <p className={cx("break-words", source.wrong && "text-ink-soft line-through")}>{source.excerpt}</p>
      )}
      {source.wrong && <p role="status">{t("sources.marked")}</p>}
      {correct.error && <ErrorNote title={t("sources.failed")}>{errorText(correct.error)}</ErrorNote>}
      <div className="flex flex-wrap items-center gap-x-2">
        <SourceLink source={source} personaId={place.personaId} shownIn={place.conversationId} />
        {kind !== "profile" && (
          <Button
            variant="quiet"
            className="not-first:ml-0 -ml-4"
            busy={correct.isPending}
            aria-label={t(source.wrong ? "sources.undo_label" : "sources.wrong_label", { excerpt })}
            onClick={() => correct.mutate({ kind, id: source.id, wrong: !source.wrong })}
          >
            <span className="text-small font-medium">{source.wrong ? t("sources.undo") : t("sources.wrong")}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function SourceLink(props: { source: MessageSource; personaId: string; shownIn: string }) {
  const { source, personaId, shownIn } = props;
  const { t } = useTranslation("chat");
  const docked = useDocked();
  const { kind, id, conversation_id: conversationId } = source;
  // A docked chat stays open while the page shows the source.
  const chat = docked ? shownIn : undefined;
  return (
    <Link
      {...sourceLink({ kind, id, personaId, conversationId, completed: true, chat })}
      className={cx(linkClass, "inline-flex min-h-11 items-center pr-2")}
    >
      {t("sources.open")}
    </Link>
  );
}
