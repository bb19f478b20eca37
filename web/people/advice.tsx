import type { AdviceParts } from "#domain/advice.ts";
import { Prose } from "#web/ui/prose.tsx";
import { TipCards } from "#web/ui/tip-cards.tsx";

/** Advice: tips as cards, with the intro and closing text around them. */
export function Advice({ parts: { intro, tips, closing } }: { parts: AdviceParts }) {
  return (
    <>
      {intro && (
        <Prose>
          <p>{intro}</p>
        </Prose>
      )}
      {tips.length > 0 && <TipCards tips={tips} />}
      {closing && (
        <Prose>
          <p>{closing}</p>
        </Prose>
      )}
    </>
  );
}
