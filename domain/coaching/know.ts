import type { Bilingual } from "#domain/language.ts";
import { plainWords } from "./clean.ts";
import { PERSONA_ALSO } from "./content.persona.ts";
import { INTERACTION_FRAMES, QUOTE_FRAMES } from "./content.reply.ts";
import { dayLabel } from "./dates.ts";
import { chooseInteraction, chooseNote, punctuateQuote } from "./evidence.ts";
import { rankTraits } from "./marked.ts";
import { recall } from "./memory.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { b, joinList, upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

const START: readonly Bilingual[] = [
  b("What I have about {name} comes from you alone.", "Quello che ho su {name} viene solo da te."),
  b("This is what you have told about {name} so far.", "Ecco che cosa hai raccontato finora di {name}."),
  b(
    "I know {name} only through your eyes; here is what I find.",
    "Conosco {name} solo attraverso i tuoi occhi; ecco che cosa trovo.",
  ),
];
const TRAITS_SEEN = b("In your answers I find {list}{label}.", "Nelle tue risposte trovo {list}{label}.");
const LABEL = b(" (in short: {text})", " (in breve: {text})");
const TRAITS_OPEN = b(
  "Your answers about {name} lean nowhere in particular.",
  "Le tue risposte su {name} non pendono da nessuna parte.",
);
const TRAITS_NONE = b("There is no short profile of {name} yet.", "Un profilo breve di {name} non c’è ancora.");
const NOTES_ONE = b("There is one note.", "C’è una nota.");
const NOTES_MANY = b("There are {count} notes; one of them stands out here.", "Ci sono {count} note; ne riprendo una.");
const NOTES_NONE = b(
  "No note so far: two lines about the last meeting would change that.",
  "Ancora nessuna nota: bastano due righe sull’ultimo incontro.",
);
const MISSING: readonly Bilingual[] = [
  b(
    "What I do not know is how {name} would tell it. What would {name} add, do you think?",
    "Quello che non so è come lo racconterebbe {name}. Che cosa aggiungerebbe, secondo te?",
  ),
  b(
    "{name}’s own side is missing, of course. Which part of it do you know least about?",
    "Manca, naturalmente, il punto di vista di {name}. Quale parte ne conosci meno?",
  ),
  b(
    "It is a sketch and may be wrong. Which line would you correct?",
    "È un abbozzo, e può non essere giusto. Quale riga correggeresti?",
  ),
];

/** What the coach knows about the person from profile, notes and interactions, with sources. */
export function tellWhatIsKnown(input: CoachInput, voice: Voice): CoachReply {
  const { language, persona } = input;
  const sources: CoachSource[] = [];
  const parts = [voice.choose(START, "know")];

  const marked = persona.traits ? rankTraits(persona.traits, voice.name).marked : null;
  if (!marked) parts.push(voice.choose([TRAITS_NONE], "none"));
  else {
    sources.push({ kind: "profile" });
    const list = joinList(
      marked.slice(0, 3).map(({ trait, band }) => PERSONA_ALSO[trait][band][language]),
      language,
    );
    const label = plainWords(persona.profile_label ?? "").slice(0, 60);
    const suffix = label ? voice.choose([LABEL], "label", { text: label }) : "";
    parts.push(
      list ? voice.choose([TRAITS_SEEN], "seen", { list, label: suffix }) : voice.choose([TRAITS_OPEN], "open"),
    );
  }

  const fresh = chooseNote(input.notes, input.message, voice.name, (quote) => voice.said(quote));
  const note = fresh ?? chooseNote(input.notes, input.message, voice.name, () => false);
  if (note) {
    const day = dayLabel(new Date(note.note.created_at), input.now, language, input.time_zone);
    const count = String(input.notes.length);
    const counted = input.notes.length === 1 ? NOTES_ONE : NOTES_MANY;
    const values = { day: upperFirst(day), day_low: day, quote: punctuateQuote(note.quote, language) };
    parts.push(`${voice.choose([counted], "count", { count })} ${voice.choose(QUOTE_FRAMES, "quote", values)}`);
    sources.push({ kind: "note", id: note.note.id });
  } else {
    parts.push(voice.choose([NOTES_NONE], "no-notes"));
  }

  const remembered = recall(input, voice);
  if (remembered) {
    parts.push(remembered.text);
    sources.push(remembered.source);
  }

  const past = chooseInteraction(input.interactions, () => false);
  if (past) {
    parts.push(voice.choose(INTERACTION_FRAMES[past.status], "past", { quote: punctuateQuote(past.quote, language) }));
    sources.push({ kind: "interaction", id: past.interaction.id });
  }
  parts.push(voice.choose(MISSING, "missing"));
  return { text: parts.join("\n\n"), topic: "know", sources };
}
