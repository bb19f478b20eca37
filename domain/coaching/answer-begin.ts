import type { RephrasedQuestion } from "./rephrase-question.ts";
import * as begin from "./content.answer-begin.ts";
import * as turns from "./content.turns.ts";
import { lowerFirst, upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/**
 * An answer to a yes-or-no question that repeats the question first. `lean`: a leaning with its reason, in lower case;
 * `own`: it was written for exactly this question.
 */
export function answerWithLeaning(voice: Voice, asked: RephrasedQuestion | null, lean: string, own = false): string {
  if (asked === null) return upperFirst(lean);
  const found = voice.language === "it" ? romanToItalian(voice, asked, lean, own) : inEnglish(voice, asked, lean, own);
  if (found !== null) return found;
  const said = lean.startsWith(voice.name) ? lean : lowerFirst(lean);
  if (asked.kind === "question") return `${upperFirst(asked.text)}? ${upperFirst(lean)}`;
  const begun =
    asked.kind === "wonder" ? beginAnswer(voice, { ...asked, text: asked.text.replace(/, what.*$/i, "") }) : null;
  if (begun !== null) return `${begun} ${upperFirst(lean)}`;
  if (asked.kind === "wonder" || asked.kind === "wish")
    return voice.fill(turns.AS_FOR, { asked: asked.text, Asked: upperFirst(asked.text), lean: said });
  if (voice.language === "it" && /^(?:lo sa solo|da qui non|così lontano)/.test(said))
    return `Se ${asked.text}, ${said}`;
  return voice.fill(turns.WHETHER, { asked: asked.text, lean: said });
}

const POSITIVE =
  /^(?:rather yes|yes|I lean towards yes|più sì che no|sì|io sarei per il sì|non ci vedo niente di male|I see nothing wrong)(?![\p{L}])/iu;
const NEGATIVE = /^no(?![\p{L}])/iu;
/** Yes or no at the beginning of a leaning, which the answer has already said. */
const SAID_YES =
  /^(?:rather yes|yes|I lean towards yes|no, I don’t think so|no, non direi|no|più sì che no|sì|io sarei per il sì)(?![\p{L}])[.,:]?\s*/iu;

const BAD =
  /^(?:(?:so|really|very|too|a bit|da|molto|così) )?(?:foolish|silly|stupid|rude|weird|wrong|selfish|mean|bad|petty|crazy|mad|unfair|cowardly|unreasonable|awful|terrible|strange|odd|childish|much|late|soon|early|out of order|a bad idea|sbagliat[oa]|maleducat[oi]|scorrett[oa]|brutt[oa]|stran[oa]|egoist[ai]|stupid[oa]|sciocc[oa]|infantile|esagerat[oa]|ingiust[oa]|tropp[oa]|tardi|presto|pazz[oi]|bambin[ei]|vigliacch[io])(?![\p{L}])/iu;
const GOOD =
  /^(?:(?:so|really|very) )?(?:ok|okay|fine|fair|right|normal|reasonable|worth|allowed|kind|all right|giust[oa]|normale|il caso|lecito|corretto|meglio|bello|una buona idea)(?![\p{L}])/iu;
const ALTERNATIVE = /(?<![\p{L}])or (?!so\b|something\b|not\b|anything\b)/iu;

/** A conditional leaning is neither yes nor no. */
const CONDITION = /^[^,.:;]+,? (?:if|unless|in a|in an|se|a meno|prima|in piccolo)(?![\p{L}])/iu;
const isPlain = (lean: string) => (POSITIVE.test(lean) || NEGATIVE.test(lean)) && !CONDITION.test(lean);

/** Words that can only continue a sentence. */
const CONTINUES_SENTENCE = /^(?:as long as|and|but|if|unless|se|e|ma|purché|finché|a meno che)(?![\p{L}])/iu;

/** Appends the rest of a leaning, as a new sentence where possible. */
function appendRest(first: string, lean: string): string {
  const rest = lean.replace(SAID_YES, "");
  if (rest === "") return first;
  return CONTINUES_SENTENCE.test(rest) ? `${first.slice(0, -1)}, ${rest}` : `${first} ${upperFirst(rest)}`;
}

function inEnglish(voice: Voice, { kind, text }: RephrasedQuestion, lean: string, own: boolean): string | null {
  const too =
    /^(is|are|was|were) (.+?) (too (?:big|much|many|late|soon|early|old|young|long|far|little|few)(?![\p{L}]).*)$/iu.exec(
      text,
    );
  if (kind === "question" && too && !/^(?:it|this|that)$/i.test(too[2]!)) {
    if (own) return `${upperFirst(too[2]!)}: ${lean}`;
    const what = upperFirst(`${too[2]} ${too[1]} ${too[3]}`);
    return appendRest(voice.choose(begin.TOO, "too", { What: what, is: "" }), lean);
  }
  if (kind !== "whether") return null;
  const deed = /^(?:to|you (?:can|could|may)) (?:just |really )?(.+)$/i.exec(text);
  if (deed) {
    const [only = "", second] = deed[1]!.split(/,? or (?=(?:would|will|is|does|do|am|should|has) )/i);
    const two = second === undefined && ALTERNATIVE.test(only);
    return `${upperFirst(gerund(only))}: ${two && !own ? voice.choose(begin.EITHER, "either") : lean}`;
  }
  const of = /^(it’s|it is|it was|it would be|this is|that’s|that is) (.+)$/i.exec(text);
  if (of) {
    const [, be = "", what = ""] = of;
    if (BAD.test(what) && isPlain(lean)) return appendRest(`No, ${NOT[be.toLowerCase()] ?? "it isn’t"} ${what}.`, lean);
    return GOOD.test(what) && isPlain(lean) ? appendRest(`Yes, ${lowerFirst(be)} ${what}.`, lean) : null;
  }
  const are = /^(you’re|you were) (.+)$/i.exec(text);
  if (are && NEGATIVE.test(lean))
    return appendRest(`No, ${are[1] === "you were" ? "you weren’t" : "you’re not"} ${are[2]}.`, lean);
  return are && /^(?:it may have been|the way)/.test(lean) ? `${upperFirst(are[2]!)}: ${lean}` : null;
}

const NOT: Readonly<Record<string, string>> = {
  "it’s": "it isn’t",
  "it is": "it isn’t",
  "it was": "it wasn’t",
  "it would be": "it wouldn’t be",
  "this is": "this isn’t",
  "that’s": "that isn’t",
  "that is": "that isn’t",
};

/** Verbs that may follow “and” or “or” in a phrase for an action. */
const LINKED_VERBS =
  /(?<=(?:^|, | )(?:and|or) (?:just |then |never |simply )?)(tell|finish|mention|ask|see|say|send|call|write|text|go|leave|let|wait|get|give|take|keep|stay|stop|ignore|talk|apologi[sz]e|buy|pay|block|move|end|drop|invite|offer|bring|forget|do|make|be|try|help|meet|visit|confront)(?![\p{L}’'])/giu;

/** “write to her” → “writing to her”. */
export function gerund(phrase: string): string {
  return phrase
    .replace(
      /^((?:not|just|also|never|only|even|simply) )*([\p{L}]+)/iu,
      (_, before: string | undefined, verb: string) => `${before ?? ""}${ing(verb)}`,
    )
    .replace(LINKED_VERBS, (verb) => ing(verb));
}

const DOUBLED =
  /^(?:stop|cut|get|let|put|sit|run|plan|drop|quit|beg|hug|set|shut|swim|win|forget|begin|chat|skip|ban|grab|hit|slip|admit|regret|nag|spit|split|tap|tip|trim|step|rob|shop|dig|pop)$/i;

function ing(verb: string): string {
  if (verb.endsWith("ing") && verb.length > 5) return verb;
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)!}ing`;
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/i.test(verb) && verb.length > 2 ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

const INFINITIVE =
  "(?:(?:far|dir|star|lasciar|aver|andar|parlar) |\\p{L}*(?:[aei]r(?:e|gli|le|lo|la|li|ci|vi|ti|mi|si|ne|glielo|gliela)|rre)(?!\\p{L})).*";
const DEED_IT = new RegExp(
  `^(?:devi|puoi|potresti|dovresti|fai (?:bene|male) ad?|hai fatto (?:bene|male) ad?|ti conviene|conviene|è (?:meglio|il caso di)|meglio|si può|si deve) (?:io |tu )?((?:non )?${INFINITIVE})$`,
  "iu",
);

function romanToItalian(
  voice: Voice,
  { kind, text: asked }: RephrasedQuestion,
  lean: string,
  own: boolean,
): string | null {
  const text = asked.replace(/, vero$/i, "").replace(/^sei (\p{L}+) tu /iu, "sei $1 ");
  const too =
    /^(sono|è) (tropp[oiae]) ((?!da |di |per |se |che |tardi|presto)(?!\p{L}+(?:are|ere|ire)(?!\p{L})).+)$/iu.exec(
      text,
    );
  if (too) {
    if (own) return `${upperFirst(too[3]!)}: ${lean}`;
    const what = upperFirst(`${too[3]} ${too[1]!.toLowerCase()} ${too[2]}`);
    return appendRest(voice.choose(begin.TOO, "too", { What: what, is: too[1]!.toLowerCase() }), lean);
  }
  const deed = DEED_IT.exec(text);
  if (deed) {
    const two = / o (?!quasi|più|meno|qualcosa)/i.test(deed[1]!);
    return `${upperFirst(deed[1]!)}: ${two && !own ? voice.choose(begin.EITHER, "either") : lean}`;
  }
  const of = /^(è|sarebbe|era) (.+)$/iu.exec(text);
  if (of) {
    if (BAD.test(of[2]!) && isPlain(lean)) return appendRest(`No, non ${of[1]!.toLowerCase()} ${of[2]}.`, lean);
    return GOOD.test(of[2]!) && isPlain(lean) ? appendRest(`Sì, ${of[1]!.toLowerCase()} ${of[2]}.`, lean) : null;
  }
  const are = /^(sei(?: stat[oa])?) (.+)$/iu.exec(text);
  if (are && NEGATIVE.test(lean)) return appendRest(`No, non ${are[1]!.toLowerCase()} ${are[2]}.`, lean);
  return kind === "whether" && text !== asked ? answerWithLeaning(voice, { kind, text }, lean, own) : null;
}

const SAYING_EN =
  /^(?:not |just )?(?:tell|say|ask|bring|raise|explain|mention|talk|speak|approach|apologi[sz]e|thank|invite|refuse|decline|turn|break|let .* (?:know|down)|write|reply|answer|confront|start (?:a|the|that)|open|word|put it|phrase|suggest|propose|admit|confess|warn|address)(?![\p{L}])/iu;
const SAYING_IT =
  /^(?:non )?(?:d(?:ir|ar)(?:e|gli|le|lo|la|glielo|mi)?|chieder|spiegar|parlar|proporr|rispond|scriver|rifiutar|invitar|ringrazi|scusar|far(?:gli|le|glielo) (?:capire|presente|notare|sapere)|far presente|affront|confess|ammett|raccont|annunci|comunic|avvis|avvert|tirar fuori|introdurr|accenn)/iu;

/** The beginning of an answer to how, what, when or why; null if the question doesn't fit the templates. */
export function beginAnswer(voice: Voice, asked: RephrasedQuestion): string | null {
  const { kind, text } = asked;
  const it = voice.language === "it";
  const values = { asked: text, Asked: upperFirst(text) };
  const wish = it
    ? /^come ((?!fare(?: |$))\p{L}*(?:[aeio]r|rr)(?:e|gli|le|lo|la|li|mi|ti|si|ci|ne|glielo|gliela)(?!\p{L}).*)$/iu.exec(
        text,
      )?.[1]
    : undefined;
  if (kind === "wish" || wish !== undefined) {
    const what = wish ?? text;
    if (it && !/^(?:non )?\p{L}*(?:[aeio]r|rr)\p{L}{0,6}(?!\p{L})/iu.test(what)) return null;
    if (!it && /^\p{L}+ing(?!\p{L})/iu.test(what) && !/^(?:bring|sing|ring|swing|cling|fling)(?!\p{L})/iu.test(what))
      return null;
    if (/^(?:fare|do|be|go|help)(?: |$)/i.test(what) && what.split(" ").length < 3) return null;
    const says = (it ? SAYING_IT : SAYING_EN).test(what);
    return voice.choose(says ? begin.TO_SAY : begin.TO_DO, "to-do", { asked: what, Asked: upperFirst(what) });
  }
  if (kind !== "wonder") return null;
  const frames = WONDERS.find(([match]) => match.test(text))?.[1];
  return frames ? voice.choose(frames, "wonder", values) : null;
}

const WONDERS: readonly (readonly [RegExp, typeof begin.TO_SAY])[] = [
  [
    /^(?:what to (?:say|tell|write|answer|reply)|che cosa (?:dire|scrivere|rispondere))(?![\p{L}])/iu,
    begin.WHAT_TO_SAY,
  ],
  [
    /^(?:what to (?:do|give|get|talk)|che cosa (?:fare|regalar\p{L}*)|come (?:si|ci si|comportar\p{L}*|fare))(?![\p{L}])/iu,
    begin.WHAT_TO_DO,
  ],
  [/^(?:when to|quando)(?![\p{L}])/iu, begin.WHEN_TO],
  [/^(?:how (?:long|often|much|soon|many)|ogni quanto|quanto)(?![\p{L}])/iu, begin.HOW_MUCH],
  [/^(?:why|perché)(?![\p{L}])/iu, begin.WHY_OTHERS],
  [/^(?:what .* means?(?![\p{L}])|che cosa (?:vuol dire|intende|significa))/iu, begin.WHAT_MEANT],
];
