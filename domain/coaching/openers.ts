import * as content from "./content.openers.ts";
import { rankTraits } from "./marked.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import type { Voice } from "./voice.ts";

const COUNT = 3;
/** Maximum number chosen by the person's traits. */
const MAX_BY_TRAIT = 2;

/** Three questions to start a conversation with the person, and one question to the user. */
export function suggestOpeners({ persona, language }: CoachInput, voice: Voice): CoachReply {
  const marked = persona.traits && !persona.left_out_of_ai ? rankTraits(persona.traits, voice.name).marked : [];
  const fresh = voice.rank(content.OPENERS, "opener", ({ ask }) => ask[language]);
  const fitting = fresh
    .filter(({ fits }) => marked.some(({ trait, band }) => fits?.trait === trait && fits.band === band))
    .slice(0, MAX_BY_TRAIT);
  const open = fresh.filter(({ fits }) => !fits);
  const [before, after] = language === "it" ? ["«", "»"] : ["“", "”"];
  const lines = [...fitting, ...open].slice(0, COUNT).map(({ ask }) => `- ${before}${ask[language]}${after}`);
  return {
    text: [
      voice.choose(content.OPENERS_LEAD, "openers-lead"),
      lines.join("\n"),
      voice.choose(content.OPENERS_USE, "openers-use"),
      voice.choose(content.OPENERS_ASK, "openers-ask"),
    ].join("\n\n"),
    topic: "openers",
    sources: fitting.length > 0 ? [{ kind: "profile" }] : [],
  };
}
