import type { Bilingual } from "#domain/language.ts";
import * as shared from "#domain/care/content.shared.ts";
import type { CareMemo } from "#domain/care/danger.ts";
import type { Taken } from "#domain/care/take-message.ts";
import { aboutWhom } from "#domain/understanding/who.ts";
import { flatten } from "./intent.ts";
import type { CoachInput } from "./reply-types.ts";
import { b, withPreposition } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Fear that asking about suicide does harm. */
const AFRAID_TO_ASK =
  /\b(?:make it worse|making it worse|put(?:ting)? (?:the |that )?(?:idea|thought)s? (?:in|into)|give (?:him|her|them) (?:the )?ideas?|by asking|to ask (?:him|her|them)|afraid (?:of|to) ask\w*|scared (?:of|to) ask\w*|can'?t (?:just )?ask|wrong (?:thing|word)s?|peggiorare|peggio se|metter(?:gli|le) (?:l'idea|in testa|idee)|far(?:gli|le) venire (?:l'idea|in mente)|paura di chieder\w*|chieder(?:glielo|gli|le)|dire la cosa sbagliata|parola sbagliata)\b/;
/** The person is alone. */
const ALONE =
  /\b(?:lives? (?:alone|by (?:himself|herself)|on (?:his|her) own)|is alone|far (?:away|from)|in another (?:city|town|country)|hours? away|vive (?:da )?sol[oa]|abita (?:da )?sol[oa]|e sol[oa]|lontan[oa]|in un'altra citta)\b/;

const ASKING: readonly Bilingual[] = [
  b(
    "Asking doesn’t put the idea there; for most people it is a relief that somebody dares to. You could say: “When you wrote that, did you mean that you’re thinking of killing yourself?” Then listen, and don’t argue.\n\nCan you ring {name} now, while we’re here?",
    "Chiederlo non mette in testa l’idea: per quasi tutti è un sollievo che qualcuno ne abbia il coraggio. Puoi dire: «Quando hai scritto così, volevi dire che pensi di ucciderti?». Poi ascolta, senza discutere.\n\nPuoi chiamare {name} adesso, mentre siamo qui?",
  ),
];
const KEY: readonly Bilingual[] = [
  b(
    "Alone, and perhaps not near you: then somebody has to be able to reach {name}. If there is a plan, or no answer, ring the emergency number beside this and say where {name} lives; nobody’s permission is needed.\n\nWho has a key, or could be at the door within the hour?",
    "In casa non c’è nessun altro, e forse non abitate vicino: allora qualcuno deve poter arrivare da {name}. Se c’è un piano, o non risponde, chiama il numero di emergenza qui accanto e di’ dove abita {name}: non serve il permesso di nessuno.\n\nChi ha le chiavi, o potrebbe essere alla porta entro un’ora?",
  ),
];

/** Answers two worries about a suicidal person: that asking does harm, that the person is alone; otherwise null. */
export function answerWorry(
  { message }: CoachInput,
  voice: Voice,
  memo: CareMemo | null,
  taken: Taken,
): { text: string; care: CareMemo } | null {
  if (memo?.path !== "worry_wish" || taken.ended || taken.found?.acute) return null;
  const flat = flatten(message);
  const asking = AFRAID_TO_ASK.test(flat) ? voice.fresh(ASKING, "care-asking") : null;
  if (asking) return { text: asking, care: { ...memo, asked: null, put: withQuestion(memo, "talked") } };
  const key = ALONE.test(flat) ? voice.fresh(KEY, "care-key") : null;
  return key ? { text: key, care: { ...memo, asked: "who", put: withQuestion(memo, "who") } } : null;
}

/** Harm to a child, or a child's fear. For flattened text. */
const HARM =
  /\b(?:hit\w*|beat\w*|slap\w*|smack\w*|punch\w*|kick\w*|shak\w*|shook|bruis\w*|hurt\w*|touch\w*|burn\w*|lock\w*|scream\w*|shout\w*|yell\w*|threat\w*|scared|afraid|fear\w*|violen\w*|abus\w*|neglect\w*|starv\w*|hungry|blood\w*|bleed\w*|injur\w*|drunk|drugs|naked|secret\w*|belt|grab\w*|push\w*|throw\w*|threw|picchi\w*|bott[ae]|schiaff\w*|sculacc\w*|livid\w*|tocc\w*|mena\w*|scuot\w*|scoss\w*|strattona\w*|spint\w*|spinge\w*|urla\w*|grida\w*|minacci\w*|paura|spavent\w*|ferit\w*|sangu\w*|cinghi\w*|brucia\w*|chius\w*|legat\w*|ubriac\w*|nud[oa]|segret\w*|mani addosso|fame|calci|pugn\w*|tir\w* (?:i capelli|le orecchie))\b/;

/**
 * Asks once whether it was a misunderstanding, where a child seemed to be in danger and no message, before or since,
 * mentions harm; otherwise null. The danger stays open until answered.
 */
export function askIfMisunderstood(
  { message, history }: CoachInput,
  voice: Voice,
  memo: CareMemo | null,
  taken: Taken,
): { text: string; care: CareMemo } | null {
  if (memo?.path !== "child" || taken.ended || taken.found?.level === "alarm" || memo.put.includes("right"))
    return null;
  if (taken.open.some(({ kind }) => kind !== "message")) return null;
  const said = [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), message];
  if (said.some((one) => HARM.test(flatten(one)))) return null;
  const text = voice.choose(shared.CONFIRM, "care-confirm");
  return { text, care: { ...memo, asked: "right", put: withQuestion(memo, "right") } };
}

function withQuestion(memo: CareMemo, question: CareMemo["put"][number]): CareMemo["put"] {
  return memo.put.includes(question) ? memo.put : [...memo.put, question];
}

/** Words that agree with the feminine “persona” and might not with a name. */
const FEMININE_AGREEMENT =
  /(?<!\p{L})(?:\p{L}+(?:ata|ate|ita|uta|ssa|rta)|sola|viva|la conosco|la vedi|la ascolt\p{L}+|stessa|lei|altra|una)(?!\p{L})/u;
const PERSON_EN = /(?<!\p{L})this person(?=[’']s|(?!\p{L}))/giu;
const PERSON_IT = /(?:(?<!\p{L})(di|a|da|su|in) )?(?<!\p{L})questa persona(?!\p{L})/giu;

/** Replaces “this person” by the name, if the worry is about the conversation's person. */
export function withName(text: string, input: CoachInput, voice: Voice): string {
  const { language, persona, message, history } = input;
  const said = [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), message];
  if (said.some((one) => aboutWhom(one, persona, language) !== null)) return text;
  if (language === "en") return text.replace(PERSON_EN, voice.name);
  return text
    .split(/(?<=[.!?…]) /)
    .map((sentence) =>
      FEMININE_AGREEMENT.test(sentence.replace(PERSON_IT, ""))
        ? sentence
        : sentence.replace(PERSON_IT, (_, before: string | undefined) =>
            before ? withPreposition(before, voice.name) : voice.name,
          ),
    )
    .join(" ");
}
