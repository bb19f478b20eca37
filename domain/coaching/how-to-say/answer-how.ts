import type { Bilingual } from "#domain/language.ts";
import { mentionsControl } from "../control.ts";
import type { ConversationState } from "../follow.ts";
import type { CoachInput, CoachReply } from "../reply-types.ts";
import { reactToStatement, understandMessage } from "../first-sentence.ts";
import { findKnownMessage } from "../known-messages/follow-up.ts";
import { sayBack } from "../say-back.ts";
import { b, countWords, upperFirst } from "../text.ts";
import type { Voice } from "../voice.ts";
import { ASKING, GENERAL } from "./content.asking.ts";
import { CONDITIONS } from "./content.conditions.ts";
import { HURT } from "./content.hurt.ts";
import { NEWS } from "./content.news.ts";
import { PARTING } from "./content.parting.ts";
import { WISHES } from "./content.wishes.ts";
import type { HardMessage } from "./hard-message.ts";
import { readHow, wishIn, type HowToSay, type Wish } from "./read-how.ts";

/** Kinds about feelings and endings, where even a plain wish to say it asks for advice. */
const FELT: readonly HardMessage[] = [
  ...HURT,
  ...[...NEWS, ...ASKING, ...PARTING, ...WISHES].filter(({ kind }) =>
    ["coming_out", "jealous", "feelings", "breakup", "not_interested", "space", "drinking", "behaviour"].includes(kind),
  ),
];

/** Kinds that are recognized by the question before others are sought in the whole message. */
export const HARD_MESSAGES: readonly HardMessage[] = [
  ...NEWS,
  ...ASKING,
  ...HURT,
  ...WISHES.slice(0, -1),
  ...PARTING,
  ...WISHES.slice(-1),
];

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
export function answerHow(input: CoachInput, voice: Voice, state: ConversationState): CoachReply | null {
  const { message, language, persona } = input;
  const { act, subject, opened } = state;
  const how = readHow(message, language, persona.name);
  if (how === null || UNSAFE.test(how.flat) || mentionsControl(message)) return null;
  const condition =
    CONDITIONS.find(({ match }) => match.test(how.asked)) ?? CONDITIONS.find(({ match }) => match.test(how.flat));
  const found = kindOf(how);
  const wish = wishIn(message, language, voice.name);
  const said = wish.content === null ? sayBack(message, language, voice.name) : null;
  // Nothing but “how do I say it without a row?”, or a situation that has better advice.
  if (found === null && wish.content === null && said === null) return null;
  if (found === null && opened && subject !== null) return null;
  // “I want to apologise without …” may be the content of a message.
  if (!how.question && (found === null || !FELT.includes(found))) return null;
  const known = act === "asks_advice" ? findKnownMessage(input, act) : null;
  if (known !== null && (found === null || (BROAD.includes(found.kind) && PARTICULAR.includes(known.kind))))
    return null;
  if (found === null && condition === undefined && (act !== "asks_advice" || EVERYDAY.test(how.flat))) return null;
  const kind = found ?? GENERAL;
  const example = voice.fill(kind.example);
  if (voice.said(example)) return null;
  const label = (key: keyof typeof LABELS) => `**${voice.fill(LABELS[key])}**`;
  const lead = voice.choose(LEADS, "how-lead", { wish: wishOf(wish, voice, kind) });
  const told =
    wish.content === null || countWords(wish.content) <= FEW_WORDS ? takeUp(input, voice, state, wish) : null;
  const text = [
    told === null ? lead : `${told} ${lead}`,
    (["when", "first", "without"] as const).map((key) => `- ${label(key)}: ${voice.fill(kind[key])}`).join("\n"),
    condition ? voice.fresh([condition.say], `how-${condition.kind}`) : null,
    `${label("example")}: ${voice.fill(QUOTED, { text: example })}`,
    `${voice.fresh([OFFER], "how-offer") ?? ""} ${voice.fill(kind.ask)}`.trim(),
  ];
  return { text: text.filter((part) => part !== null).join("\n\n"), topic: "how_to_say", sources: [], act };
}

/** Times and arrangements, which need no advice. For flattened text. */
const EVERYDAY =
  /\d|\b(?:shifts?|turn[oi]|late|early|tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|appointment|domani|stasera|oggi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|in ritardo|in anticipo|appuntamento|thank\w*|invit\w+|grazie|ringrazi\w+|auguri|congratul\w+)\b/;

/** Perhaps a sign of danger: no advice how to talk. For flattened text. */
const UNSAFE =
  /\b(?:locked|(?:him|her|them|his|their) (?:hurting|hitting|harming) (?:me|us)|(?:hurting|harming|hitting) (?:him|her|them) again|(?:che )(?:mi|ci) (?:faccia|facciano) (?:del )?male|male (?:di nuovo|ancora)|ferirl[oa] (?:ancora|di nuovo)|threat\w*|(?:afraid|scared|frightened|terrified) (?:of (?:him|her|what)|(?:he|she)(?:'ll| will| might))|(?:he|she)(?:'ll| will|'d| would) (?:kill|hit|hurt) (?:me|us)|kicks? off|kicking off|(?:turns?|turning) up (?:outside|at)|follow(?:s|ing) me|won'?t let me|goes for me|minacci\w*|picchi\w*|alza le mani|ho paura di (?:lui|lei)|paura che mi (?:faccia|picchi|ammazzi)|(?:ci andiamo|ci vado) di mezzo|so (?:gia )?(?:cosa|che cosa) mi tocca|me l[oaie] tiene|mi tiene (?:il|la|i|le)|non mi lascia (?:uscire|vedere|andare)|mi segue|legge tutto)\b/;

/** Kinds for which a particular answer known elsewhere is better. */
const BROAD: readonly string[] = ["no", "not_interested"];
const PARTICULAR: readonly string[] = [
  "no_to_a_guarantee",
  "letting_down",
  "only_logistics",
  "joining_in_prayer",
  "ally_asked",
  "ending_lessons",
];

/** A wish with so few words, in words, names little of the matter. */
const FEW_WORDS = 8;
/** A longer sentence, in words, is not repeated. */
const MAX_TOLD = 32;

/** What was told beside the question, in the second person; null if uncertain or long. */
function takeUp(input: CoachInput, voice: Voice, state: ConversationState, { content }: Wish): string | null {
  const understood = understandMessage(input, voice, state);
  const { said } = understood;
  // “You don’t know how to tell her”: the wish says that.
  if (said !== null && /^(?:you (?:don[’']t|do not) know|you[’']re not sure|non sai) /i.test(said.text)) return null;
  if (said !== null && countWords(said.text) <= MAX_TOLD) return `${upperFirst(said.text)}.`;
  if (content !== null) return null;
  const told = said === null ? reactToStatement(input, voice, understood) : null;
  return told !== null && countWords(told) <= MAX_TOLD ? told : null;
}

function kindOf({ asked, flat }: HowToSay): HardMessage | null {
  const fits = (text: string) =>
    HARD_MESSAGES.find(({ match, unless }) => match.test(text) && !(unless?.test(flat) ?? false)) ?? null;
  return fits(asked) ?? fits(flat);
}

function wishOf({ content, condition }: Wish, voice: Voice, kind: HardMessage): string {
  if (content !== null) return content;
  const gist = voice.fill(kind.gist);
  return condition === null ? gist : `${gist}, ${condition}`;
}
