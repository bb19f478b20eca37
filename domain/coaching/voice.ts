import type { Bilingual, Language } from "#domain/language.ts";
import { personaAddressee } from "#domain/drafts/addressee.ts";
import { nameInText } from "./clean.ts";
import type { CoachInput } from "./reply-types.ts";
import { fill, hash } from "./text.ts";

/** Chooses wordings for one reply; prefers those never used, then the least recently used. */
export interface Voice {
  language: Language;
  name: string;
  /** How the user addresses the person; empty if only a role is known. */
  called: string;
  /** Whether an earlier reply contains this text. */
  said: (text: string) => boolean;
  /** Whether the newest reply contains one of these texts. */
  usedLast: (options: readonly Bilingual[]) => boolean;
  /** One of several wordings, filled in. */
  choose: (options: readonly Bilingual[], slot: string, values?: Record<string, string>) => string;
  /** Like `choose`, but null if all were used. */
  fresh: (options: readonly Bilingual[], slot: string, values?: Record<string, string>) => string | null;
  /** A wording, filled in. */
  fill: (text: Bilingual, values?: Record<string, string>) => string;
  /** The options, least recently used first. */
  rank: <T>(options: readonly T[], slot: string, render: (option: T) => string) => T[];
  /** Deterministic: true in about `share` of the cases. */
  chance: (slot: string, share: number) => boolean;
}

export function voiceFor(input: CoachInput): Voice {
  const { language } = input;
  const name = nameInText(input.persona.name, language, input.persona.context === "family");
  const { called } = personaAddressee(input.persona, language);
  const spoken = input.history.filter((turn) => turn.role === "assistant").map((turn) => turn.content);
  const seed = `${input.message}|${input.history.length}|${name}`;
  const lastSaid = (text: string) => spoken.findLastIndex((content) => content.includes(text));

  function rank<T>(options: readonly T[], slot: string, render: (option: T) => string): T[] {
    const start = hash(`${slot}|${seed}`) % Math.max(1, options.length);
    const rotated = [...options.slice(start), ...options.slice(0, start)];
    return rotated
      .map((option) => ({ option, last: lastSaid(render(option)) }))
      .toSorted((x, y) => x.last - y.last)
      .map(({ option }) => option);
  }

  function choose(options: readonly Bilingual[], slot: string, values: Record<string, string> = {}): string {
    const render = (option: Bilingual) => fill(option[language], { name, call: called, ...values });
    const [first] = rank(options, slot, render);
    if (!first) throw new RangeError(`no wording for ${slot}`);
    return render(first);
  }

  return {
    language,
    name,
    called,
    said: (text) => lastSaid(text) >= 0,
    usedLast: (options) => options.some((option) => spoken.at(-1)?.includes(fill(option[language], { name })) ?? false),
    choose,
    fresh: (options, slot, values = {}) => {
      const text = choose(options, slot, values);
      return lastSaid(text) < 0 ? text : null;
    },
    fill: (text, values = {}) => fill(text[language], { name, call: called, ...values }),
    rank,
    chance: (slot, share) => hash(`${slot}?${seed}`) % 100 < share * 100,
  };
}
