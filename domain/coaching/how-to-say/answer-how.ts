import type { Bilingual } from "#domain/language.ts";
import type { ConversationState } from "../follow.ts";
import type { CoachInput, CoachReply } from "../reply-types.ts";
import { b } from "../text.ts";
import type { Voice } from "../voice.ts";
import { ASKING, GENERAL } from "./content.asking.ts";
import { CONDITIONS } from "./content.conditions.ts";
import { HURT } from "./content.hurt.ts";
import { NEWS } from "./content.news.ts";
import { PARTING } from "./content.parting.ts";
import type { HardMessage } from "./hard-message.ts";
import { readHow, wishIn, type HowToSay } from "./read-how.ts";

/** Kinds that are recognized by the question before others are sought in the whole message. */
export const HARD_MESSAGES: readonly HardMessage[] = [...NEWS, ...ASKING, ...HURT, ...PARTING];

export const LEADS: readonly Bilingual[] = [
  b("You want to {wish}.", "Vuoi {wish}."),
  b("So you’d like to {wish}.", "Vorresti {wish}."),
];
export const LABELS = {
  when: b("When and where", "Quando e dove"),
  first: b("What comes first", "Per prima cosa"),
  without: b("What to leave out", "Che cosa lasciare fuori"),
  example: b("For example", "Per esempio"),
};
export const OFFER = b(
  "If you’d rather write it, say so and I’ll make a message of it.",
  "Se preferisci scriverlo, dimmelo e ne faccio un messaggio.",
);
const QUOTED = b("“{text}”", "«{text}»");

/**
 * Advice how to say something hard to somebody, with an example: when and where, what first, what to leave out. Null if
 * nothing of the sort is asked, if words to send are wanted, or if the message is an everyday one.
 */
export function answerHow(input: CoachInput, voice: Voice, { act }: ConversationState): CoachReply | null {
  const { message, language } = input;
  const how = readHow(message, language);
  if (how === null) return null;
  const condition = CONDITIONS.find(({ match }) => match.test(how.asked)) ??
    CONDITIONS.find(({ match }) => match.test(how.flat));
  const found = kindOf(how);
  if (found === null && condition === undefined) return null;
  const kind = found ?? GENERAL;
  const example = voice.fill(kind.example);
  if (voice.said(example)) return null;
  const label = (key: keyof typeof LABELS) => `**${voice.fill(LABELS[key])}**`;
  const text = [
    voice.choose(LEADS, "how-lead", { wish: wishOf(input, voice, kind) }),
    (["when", "first", "without"] as const).map((key) => `- ${label(key)}: ${voice.fill(kind[key])}`).join("\n"),
    condition ? voice.fresh([condition.say], `how-${condition.kind}`) : null,
    `${label("example")}: ${voice.fill(QUOTED, { text: example })}`,
    `${voice.fresh([OFFER], "how-offer") ?? ""} ${voice.fill(kind.ask)}`.trim(),
  ];
  return { text: text.filter((part) => part !== null).join("\n\n"), topic: "how_to_say", sources: [], act };
}

function kindOf({ asked, flat }: HowToSay): HardMessage | null {
  const fits = (text: string) =>
    HARD_MESSAGES.find(({ match, unless }) => match.test(text) && !(unless?.test(flat) ?? false)) ?? null;
  return fits(asked) ?? fits(flat);
}

function wishOf({ message, language }: CoachInput, voice: Voice, kind: HardMessage): string {
  const { content, condition } = wishIn(message, language, voice.name);
  if (content !== null) return content;
  const gist = voice.fill(kind.gist);
  return condition === null ? gist : `${gist}, ${condition}`;
}
