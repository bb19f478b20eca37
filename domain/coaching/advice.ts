import type { PersonaContext } from "#domain/people/contexts.ts";
import type { Trait, TraitScores } from "#domain/traits.ts";
import { aboutValues, noteOfConversation, TWO_WEEKS } from "./about.ts";
import * as content from "./content.reply.ts";
import { TOPICS, type AdviceTopic, type Deeper, type Move, type Saying } from "./content.topics.ts";
import { dayLabel, momentAhead } from "./dates.ts";
import { WARM_HINTS } from "./content.warm-hints.ts";
import { chooseInteraction, chooseNote, echoOf, quoted, tone, type NoteEvidence } from "./evidence.ts";
import { flatten } from "./intent.ts";
import { FEELING_WORDS } from "./content.intents.ts";
import { fit, layOut, type Piece } from "./layout.ts";
import { recall } from "./memory.ts";
import { rankTraits, traitKey, type MarkedTrait } from "./marked.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { fill, upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Which traits bear most on a subject, the most telling first; the others follow by how marked they are. */
const TELLING: Record<AdviceTopic, readonly Trait[]> = {
  talk: ["E", "N"],
  conflict: ["N", "E"],
  distance: ["E", "N"],
  apology: ["N", "E"],
  ask: ["A", "C", "N"],
  boundary: ["N", "E"],
  feedback: ["N", "C", "E"],
  support: ["N", "E", "A"],
  gratitude: ["A", "C", "E"],
  reconnect: ["E", "A", "N"],
  first_meeting: ["E", "O"],
  decide: ["O", "C"],
  trust: ["N", "E"],
};

/** Subjects on which nothing is in dispute. */
const WARM_TOPICS: readonly AdviceTopic[] = ["support", "gratitude", "reconnect", "first_meeting"];

/** Subjects on which something unpleasant that was noted is likelier to matter than something pleasant. */
const HARD_TOPICS: readonly AdviceTopic[] = [
  "talk",
  "conflict",
  "distance",
  "apology",
  "boundary",
  "feedback",
  "trust",
];

function hardSince(input: CoachInput, topic: AdviceTopic): Date | null {
  return HARD_TOPICS.includes(topic) ? new Date(input.now.getTime() - TWO_WEEKS) : null;
}

/** Advice on one subject: the user's words, what is noted, the other person's traits, moves, a sentence, a question. */
export function advise(input: CoachInput, voice: Voice, topic: AdviceTopic, depth: number): CoachReply {
  const texts = TOPICS[topic];
  const note = chooseNote(
    input.notes,
    input.message,
    voice.name,
    (quote) => voice.said(quote),
    hardSince(input, topic),
  );
  const followUp = depth > 0;
  const pieces: Piece[] = [...opening(input, voice, topic, followUp)];
  // On a second turn only a note that has to do with the new words is worth another quotation.
  const evidence = note && (!followUp || note.shared > 0) ? note : null;
  // What was found on these words says more than a note that only happens to be new.
  const remembered = evidence && evidence.shared > 0 ? null : recall(input, voice);
  if (remembered) pieces.push({ ...remembered, dispensable: 0, paragraph: true });
  else pieces.push(...grounds(input, voice, topic, evidence, followUp));
  if (!input.persona.left_out_of_ai) pieces.push(...traitHints(input.persona.traits_short, voice, topic, followUp));
  const own = followUp || WARM_TOPICS.includes(topic) ? null : ownHint(input, voice);
  if (own) pieces.push(own);

  const about = aboutValues(input, followUp ? noteOfConversation(input, voice) : note);
  const render = (move: Move) =>
    `- **${fill(move.lead[voice.language], { name: voice.name })}**: ${fill(move.text[voice.language], { name: voice.name })}`;
  const fittingMoves = forWhom(texts.moves, input);
  const chosen = voice.rank(fittingMoves, "move", render).slice(0, followUp ? 1 : 3);
  // Chosen for freshness, told in their natural order.
  const moves = fittingMoves.filter((move) => chosen.includes(move)).map(render);
  const fitting = sayingsFor(texts.say, input, voice);
  const sayings = about.known ? fitting.filter((text) => text.en.includes("about}")) : fitting;
  const saying = voice.choose(sayings.length > 0 ? sayings : fitting, "say", about.values);
  const [before, after] = voice.language === "it" ? ["«", "»"] : ["“", "”"];
  const sayLine = `- **${voice.choose(content.SAY_LEAD, "say-lead")}**: ${before}${saying}${after}`;
  if (!followUp)
    pieces.push({
      text: voice.choose(
        content.MOVES_LEAD.filter((lead) => moves.length === 3 || !lead.en.startsWith("Three")),
        "moves-lead",
      ),
      dispensable: 3,
      paragraph: true,
    });
  moves.forEach((text, index) => pieces.push({ text, dispensable: index === 2 ? 7 : 0 }));
  pieces.push({ text: sayLine, dispensable: 0 });
  if (!followUp)
    pieces.push({
      text: `**${voice.choose(content.AVOID_LEAD, "avoid-lead")}**: ${voice.choose(forWhom(texts.avoid, input), "avoid")}`,
      dispensable: 0,
      paragraph: true,
    });
  const asks = !followUp || voice.chance("ask", 0.65);
  const unknown =
    !followUp &&
    input.history.length === 0 &&
    !remembered &&
    !input.persona.left_out_of_ai &&
    input.notes.length === 0 &&
    !pieces.some(({ source }) => source?.kind === "interaction") &&
    !echoOf(input.message);
  if (unknown) pieces.push({ text: voice.choose(content.NO_NOTE, "no-note"), dispensable: 0, paragraph: true });
  else if (asks) pieces.push({ text: voice.choose(texts.ask, "ask"), dispensable: 0, paragraph: true });

  const kept = fit(pieces);
  const sources: CoachSource[] = [];
  for (const { source } of kept)
    if (source && !sources.some((other) => other.kind === source.kind && other.id === source.id)) sources.push(source);
  return { text: layOut(kept), topic, sources };
}

/** Those for what the user has told; where there are none that have not been said yet, those for everything. */
function sayingsFor(say: readonly Saying[], input: CoachInput, voice: Voice): readonly Saying[] {
  const told = [...input.history.filter(({ role }) => role === "user").map((turn) => turn.content), input.message];
  const all = forWhom(say, input);
  const telling = all.filter(
    (saying) => !voice.said(saying[voice.language]) && told.some((text) => saying.fits?.test(flatten(text))),
  );
  return telling.length > 0 ? telling : all.filter(({ fits }) => !fits);
}

function opening(input: CoachInput, voice: Voice, topic: AdviceTopic, followUp: boolean): Piece[] {
  const pieces: Piece[] = [];
  const flat = flatten(input.message);
  const echo = echoOf(input.message);
  const when = momentAhead(flat, input.language);
  // A lead-in in every answer is a tic.
  const led = voice.beganWith([...content.ECHO, ...content.FOLLOW_UP]);
  if (echo && !led) {
    const end = /[!?…]$/.test(echo);
    const text = voice.choose(content.ECHO, "echo", { quote: echo });
    pieces.push({ text: end ? text.replace(/([”»])\.$/, "$1") : text, dispensable: 0 });
  } else if (when && !followUp) {
    pieces.push({
      text: voice.choose(content.WHEN_ECHO, "when", { when: upperFirst(when), when_low: when }),
      dispensable: 5,
    });
  }
  const feeling = FEELING_WORDS.find(({ match }) => match.test(flat))?.feeling;
  if (feeling) pieces.push({ text: voice.choose(content.FEELINGS[feeling], "feeling"), dispensable: 6 });
  if (followUp) {
    if (!led && pieces.length === 0) pieces.push({ text: voice.choose(content.FOLLOW_UP, "follow"), dispensable: 4 });
    pieces.push({ text: voice.next(deeperFor(topic, input, voice)), dispensable: 0 });
  } else {
    pieces.push({ text: voice.choose(TOPICS[topic].open, "open"), dispensable: 0 });
  }
  return pieces;
}

function grounds(
  input: CoachInput,
  voice: Voice,
  topic: AdviceTopic,
  note: NoteEvidence | null,
  followUp: boolean,
): Piece[] {
  if (note) {
    const day = dayLabel(new Date(note.note.created_at), input.now, input.language, input.time_zone);
    const values = { day: upperFirst(day), day_low: day, quote: quoted(note.quote, input.language) };
    const mood = tone(note.note.content);
    const fitting = note.shared > 0 || mood === (WARM_TOPICS.includes(topic) ? "good" : "hard");
    const link = voice.choose(content.NOTE_LINKS[fitting ? mood : "loose"], "link");
    return [
      {
        text: voice.choose(content.QUOTE_FRAMES, "quote", values),
        dispensable: 0,
        paragraph: true,
        source: { kind: "note", id: note.note.id },
      },
      { text: link, dispensable: 2 },
    ];
  }
  if (followUp) return [];
  const past = chooseInteraction(input.interactions, (quote) => voice.said(quote));
  if (past) {
    const text = voice.choose(content.INTERACTION_FRAMES[past.status], "past", {
      quote: quoted(past.quote, input.language),
    });
    return [{ text, dispensable: 0, paragraph: true, source: { kind: "interaction", id: past.interaction.id } }];
  }
  return [];
}

/** Who is met every day is not written to in two weeks. */
const MET_ANYWAY: readonly PersonaContext[] = ["partner", "family", "colleague", "mentor"];

function forWhom<T extends { among?: "near" | "far" }>(
  all: readonly T[],
  { persona }: Pick<CoachInput, "persona">,
): T[] {
  const apart = MET_ANYWAY.includes(persona.context) ? "far" : "near";
  return all.filter(({ among }) => among !== apart);
}

/** What may be said next: what fits the newest words where it was not said yet, else all that is for such people. */
function deeperFor(topic: AdviceTopic, { persona, message }: CoachInput, voice: Voice): readonly Deeper[] {
  const all = forWhom(TOPICS[topic].deeper, { persona });
  const flat = flatten(message);
  const fresh = all.filter((text) => !voice.said(fill(text[voice.language], { name: voice.name })));
  const fitting = fresh.filter(({ fits }) => fits?.test(flat));
  const open = fresh.filter(({ fits, among: only }) => !fits || only);
  return [fitting, open, fresh].find(({ length }) => length > 0) ?? all;
}

function traitHints(
  traits: TraitScores | null | undefined,
  voice: Voice,
  topic: AdviceTopic,
  followUp: boolean,
): Piece[] {
  const marked = traits ? rankTraits(traits, voice.name).marked : [];
  if (marked.length === 0) {
    if (followUp) return [];
    return [
      {
        text: voice.choose(traits ? content.NO_LEAN : content.NO_PROFILE, "no-trait"),
        dispensable: 4,
        paragraph: true,
      },
    ];
  }
  const hints = WARM_TOPICS.includes(topic) ? WARM_HINTS : content.TRAIT_HINTS;
  const order = (entry: MarkedTrait) => {
    const place = TELLING[topic].indexOf(entry.trait);
    return place < 0 ? TELLING[topic].length : place;
  };
  return marked
    .filter(({ trait, band }) => !voice.lastHeld([...content.TRAIT_HINTS[trait][band], ...WARM_HINTS[trait][band]]))
    .toSorted((x, y) => order(x) - order(y))
    .filter(
      ({ trait }, index) =>
        (index === 0 && !followUp) || (index < (followUp ? 1 : 2) && TELLING[topic].includes(trait)),
    )
    .map(({ trait, band }, index) => ({
      text: voice.choose(hints[trait][band], `trait${trait}`),
      dispensable: index === 0 ? 0 : 8,
      paragraph: index === 0,
      source: { kind: "profile" as const },
    }));
}

function ownHint(input: CoachInput, voice: Voice): Piece | null {
  const traits = input.user.traits_short;
  const marked = traits ? rankTraits(traits, traitKey(traits)).marked.slice(0, 3) : [];
  const [own] = voice.rank(marked, "own", ({ trait, band }) => content.OWN_HINTS[trait][band][voice.language]);
  if (!own) return null;
  const text = content.OWN_HINTS[own.trait][own.band][voice.language];
  return voice.said(text) ? null : { text, dispensable: 9 };
}
