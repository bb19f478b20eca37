import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SHORT_UNCERTAINTY, type TraitScores } from "#domain/traits.ts";
import { TraitBars } from "#web/lib/trait-bars.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { KeySentence, Prose } from "#web/ui/prose.tsx";

export interface PersonaPortraitProps {
  name: string;
  /** The sentence worth keeping, and the rest of the summary in paragraphs. */
  keySentence: string;
  summary: readonly string[];
  /** Advice on this relationship, in paragraphs. */
  tips: readonly string[];
  traits: TraitScores;
  /** Opens it at once, as right after the questions it comes from. */
  startOpen: boolean;
}

/** How the user sees a person, as reading: one sentence in sight, the rest when wanted. */
export function PersonaPortrait(props: PersonaPortraitProps) {
  const { t } = useTranslation("persona");
  const id = useId();
  const [open, setOpen] = useState(props.startOpen);
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <h2 id={`${id}-title`} className="sr-only">
        {t("portrait.title", { name: props.name })}
      </h2>
      <KeySentence>{props.keySentence}</KeySentence>
      <Button
        variant="quiet"
        className="-ml-4 self-start"
        aria-expanded={open}
        aria-controls={`${id}-more`}
        onClick={() => setOpen(!open)}
      >
        {open ? t("portrait.less") : t("portrait.more")}
        <ChevronDown aria-hidden="true" className={cx("size-5 transition-transform", open && "rotate-180")} />
      </Button>
      <div id={`${id}-more`} hidden={!open} className={open ? "flex animate-fade-in flex-col gap-8 pt-1" : undefined}>
        {props.summary.length > 0 && (
          <Prose>
            {props.summary.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        )}
        {props.tips.length > 0 && (
          <div className="flex flex-col gap-3">
            <h3 className="font-serif text-h3 font-semibold">{t("portrait.tips", { name: props.name })}</h3>
            <Prose>
              {props.tips.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </div>
        )}
        <div className="flex max-w-measure flex-col gap-4">
          <h3 className="font-serif text-h3 font-semibold">{t("portrait.traits")}</h3>
          <p className="text-small text-ink-soft">{t("portrait.honest", { name: props.name })}</p>
          <TraitBars traits={props.traits} of="person" uncertainty={() => SHORT_UNCERTAINTY} />
        </div>
      </div>
    </section>
  );
}
