import { adviceParts } from "#domain/coaching/advice-parts.ts";
import { Prose } from "#web/ui/prose.tsx";
import { TipCards } from "#web/ui/tip-cards.tsx";

/** Advice as it is stored: its tips as cards, what is said before and after them as text. */
export function Advice({ text }: { text: string }) {
  const { intro, tips, closing } = adviceParts(text);
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
