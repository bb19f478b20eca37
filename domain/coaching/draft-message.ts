import type { Language } from "#domain/language.ts";
import { aboutValues, noteOfConversation } from "./about.ts";
import { FEELING_WORDS } from "./content.intents.ts";
import * as content from "./content.message.ts";
import { PERSONA_ALSO } from "./content.persona.ts";
import type { AdviceTopic } from "./content.topics.ts";
import { flatten } from "./intent.ts";
import { rankTraits, type MarkedTrait } from "./marked.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { fill } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Subjects on which an offer to answer when and how it suits would take something back. */
const COMPLETE: readonly AdviceTopic[] = ["gratitude", "boundary"];

/** A short message on the open subject, in the user's place, and one remark on it. */
export function draftMessage(input: CoachInput, voice: Voice, subject: AdviceTopic): CoachReply {
  const { language } = input;
  const note = noteOfConversation(input, voice);
  const about = aboutValues(input, note);
  const trait = COMPLETE.includes(subject) ? null : mostTelling(input, voice);
  const values = { ...about.values, since: since(input, language) };
  const body = voice.choose(content.MESSAGES[subject], "message", values);
  const greeting = fill(content.MESSAGE_GREETING[language], { name: called(voice.name, language) });
  const ending = trait ? ` ${content.MESSAGE_ENDINGS[trait.trait][trait.band][language]}` : "";
  const [before, after] = language === "it" ? ["«", "»"] : ["“", "”"];
  const message = `${before}${greeting}${body}${ending}${after}`;
  const sources: CoachSource[] = [];
  if (note && about.known && body.includes(about.values["about"] ?? ""))
    sources.push({ kind: "note", id: note.note.id });
  if (trait) sources.push({ kind: "profile" });
  return {
    text: [voice.choose(content.MESSAGE_LEAD, "message-lead"), message, remark(input, voice, trait)].join("\n\n"),
    topic: "draft",
    sources,
  };
}

/** As one addresses somebody: “la nonna” is called “nonna”. */
function called(name: string, language: Language): string {
  return language === "it" ? name.replace(/^(?:(?:il|lo|la|i|gli|le) |l[’'])/, "") : name;
}

function remark(input: CoachInput, voice: Voice, trait: MarkedTrait | null): string {
  const told = [...input.history.filter(({ role }) => role === "user"), { content: input.message }];
  const angry = told.some(({ content: said }) =>
    FEELING_WORDS.some(({ feeling, match }) => feeling === "anger" && match.test(flatten(said))),
  );
  const options = [...(angry ? content.MESSAGE_REMARK_ANGER : []), ...(trait ? content.MESSAGE_REMARK_ENDING : [])];
  const values = { trait: trait ? PERSONA_ALSO[trait.trait][trait.band][voice.language] : "" };
  const [fresh] = options.filter(
    (option) => !voice.said(fill(option[voice.language], { name: voice.name, ...values })),
  );
  return voice.choose(fresh ? [fresh] : content.MESSAGE_REMARKS, "message-remark", values);
}

function mostTelling({ persona }: CoachInput, voice: Voice): MarkedTrait | null {
  if (!persona.traits_short || persona.left_out_of_ai) return null;
  const { marked } = rankTraits(persona.traits_short, voice.name);
  // How quickly somebody is shaken, and how readily they answer, decide how a message is taken.
  return marked.find(({ trait }) => trait === "N" || trait === "E") ?? marked[0] ?? null;
}

const SPANS: Record<Language, RegExp> = {
  en: /\bfor ((?:about |almost |nearly |over |more than )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|\d+) (?:days?|weeks?|months?|years?))\b/,
  it: /\bda ((?:circa |quasi |piu di |oltre )?(?:un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|alcun[ie]|tant[ie]|\d+) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]))\b/,
};

/** For how long, as the user told it last: “for three weeks”. */
function since(input: CoachInput, language: Language): string {
  const told = [...input.history.filter(({ role }) => role === "user"), { content: input.message }].toReversed();
  for (const { content: said } of told) {
    const span = SPANS[language].exec(flatten(said))?.[1];
    if (span) return language === "it" ? `da ${span.replace("piu di", "più di")}` : `for ${span}`;
  }
  return content.SINCE_OPEN[language];
}
