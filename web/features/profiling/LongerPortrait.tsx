import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Prose } from "#web/ui/prose.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { useWriteProfileText } from "./queries.ts";

/** The longer portrait: generated on demand, collapsed by default. */
export function LongerPortrait({ persona, paragraphs }: { persona: Persona; paragraphs: readonly string[] }) {
  const { t } = useTranslation("profiling");
  const id = useId();
  const [open, setOpen] = useState(false);
  const write = useWriteProfileText(persona.id);
  const writeOnce = useSingleFlight(write.mutateAsync);
  const written = paragraphs.length > 0;
  const [same, setSame] = useState(false);
  function order(): void {
    const before = persona.persona_profile_text;
    setSame(false);
    void writeOnce(currentLanguage(), {
      onSuccess: ({ profile_text }) => {
        setOpen(true);
        setSame(profile_text === before);
      },
    }).catch(() => undefined);
  }
  return (
    <section aria-labelledby={`${id}-title`} className="flex max-w-measure flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-title`} className="font-serif text-h2 font-semibold">
          {t("summary.long")}
        </h2>
        <p className="text-ink-soft">{t("summary.long_text")}</p>
      </div>
      {written && (
        <>
          <Button aria-expanded={open} aria-controls={`${id}-text`} onClick={() => setOpen(!open)}>
            {open ? t("summary.long_less") : t("summary.long_read")}
            <ChevronDown aria-hidden="true" className={cx("size-5 transition-transform", open && "rotate-180")} />
          </Button>
          <div id={`${id}-text`} hidden={!open} className={open ? "animate-fade-in" : undefined}>
            <Prose>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </div>
        </>
      )}
      {write.error && <ErrorNote title={t("summary.long_failed")}>{errorText(write.error)}</ErrorNote>}
      <StatusLine>{write.isPending ? t("summary.long_writing") : same ? t("summary.refreshed.none") : ""}</StatusLine>
      {(!written || open) && (
        <Button
          variant={written ? "quiet" : "secondary"}
          className={written ? "-ml-4" : undefined}
          busy={write.isPending}
          onClick={order}
        >
          {written ? t("summary.long_again") : t("summary.long_write")}
        </Button>
      )}
    </section>
  );
}
