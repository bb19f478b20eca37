import type { PersonaContext } from "#domain/people/contexts.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { cleanName } from "./clean.ts";
import { PERSONA_TIPS_ANY } from "./content.persona-advice.ts";
import { ANY_INTRO, CONTEXT_ADVICE, MINOR_CLOSE, MINOR_INTRO, OTHER_WORD } from "./content.portrait-context.ts";
import { careParagraphs } from "./portrait-care.ts";
import { unusedTemplates } from "./portrait-fresh.ts";
import { comingFacts, openFacts } from "./portrait-coming.ts";
import { comingTips, writeUnused, groundedTips, traitTips } from "./portrait-grounded.ts";
import type { PortraitFacts } from "./portrait-summary.ts";
import { countWords } from "./text.ts";

const MIN_WORDS = 84;
const MAX_WORDS = 148;
/** Maximum number of tips. */
const MAX_TIPS = 4;
const MAX_RELATIONSHIP_LENGTH = 40;

interface About {
  context: PersonaContext;
  minorRomance: boolean;
  /** The portrait's summary. */
  summary: string;
}

/**
 * Tips, 80 to 150 words in paragraphs: first those based on an upcoming day, a note or an answer, then those for the
 * kind of relationship and for anybody. Nothing said within the last month, even if the text gets shorter. If there is
 * danger, safety texts instead.
 */
export function portraitTips(facts: PortraitFacts, about: About): string {
  const { input, writer, dangers } = facts;
  if (dangers.length > 0) return careParagraphs(dangers, input, writer, "tips-care").join("\n\n");

  const intro = introOf(facts, about);
  const introduced = about.minorRomance || writer.draw(3, "introduced") > 0;
  const { tied, loose } = traitTips(facts);
  const dates = comingFacts(input);
  const grounded = groundedTips(facts, about.summary, dates);
  const dated = [...comingTips(facts, dates), ...comingTips(facts, openFacts(input), "open")];
  const first = [...dated.slice(0, 1), ...grounded.slice(0, 2)];
  const wanted = [...first, ...writer.shuffle([...tied.slice(0, 2), ...grounded.slice(2), ...dated.slice(1)], "more")];

  const tips: string[] = [];
  let words = introduced ? countWords(intro) : 0;
  const take = (tip: string) => {
    if (tips.includes(tip) || words + countWords(tip) > MAX_WORDS) return;
    tips.push(tip);
    words += countWords(tip);
  };
  for (const tip of wanted) if (tips.length < MAX_TIPS && (tips.length < 2 || words < MIN_WORDS)) take(tip);
  const close = writeUnused(facts, about.minorRomance ? MINOR_CLOSE : CONTEXT_ADVICE[about.context].close, "close");
  const fillers = [...writer.shuffle(loose, "more"), ...(close ? [close] : []), ...generalTips(facts)];
  for (const tip of fillers) if (words < MIN_WORDS) take(tip);
  const last = close && tips.includes(close) ? [close] : [];
  const told = writer.shuffle(
    tips.filter((tip) => tip !== close),
    "tips",
  );
  return [...(introduced ? [intro] : []), ...told, ...last].join("\n\n");
}

function introOf(facts: PortraitFacts, { context, minorRomance }: About): string {
  const { writer } = facts;
  const intros = minorRomance ? MINOR_INTRO : [...CONTEXT_ADVICE[context].intro, ...ANY_INTRO];
  const word = minorRomance ? null : ownWord(facts);
  if (word && writer.draw(2, "own-word") === 0) return writer.write(OTHER_WORD, "own-word", { other: word });
  return writeUnused(facts, intros, "intro") ?? writer.write(intros, "intro");
}

/** General tips, shuffled. */
function generalTips({ input, writer }: PortraitFacts): string[] {
  return writer
    .shuffle(unusedTemplates(PERSONA_TIPS_ANY, input.said ?? [], input.language), "any")
    .map((tip, at) => writer.write(tip, `any${at}`));
}

/** The user's word for the relationship, if it can be repeated. */
function ownWord({ input }: PortraitFacts): string | null {
  const { context, relationship_other, age } = input.persona;
  if (context !== "other" || !relationship_other || (age ?? 99) < 18) return null;
  const word = cleanName(relationship_other);
  return word && word.length <= MAX_RELATIONSHIP_LENGTH && !checkSafety(word) ? word : null;
}
