import { flatten } from "#domain/coaching/intent.ts";
import { sentencesIn } from "#domain/coaching/text.ts";
import { Classifier, eachTextFeature } from "#domain/safety/classifier.ts";
import { classify } from "#domain/safety/matcher.ts";
import { tokenize } from "#domain/safety/tokens.ts";
import { readSection } from "#weights/load.ts";
import type { CareAsked } from "./danger.ts";

/** What a reply to a question about danger may be. */
export const ANSWER_LABELS = [
  "clear_mistake",
  "clear_safe",
  "minimise",
  "yes",
  "no",
  "nobody",
  "somebody",
  "means",
  "no_call",
  "unsure",
  "goodbye",
  "thanks",
  "more",
  "other_subject",
  "plan",
  "angry",
  "question",
] as const;
export type AnswerLabel = (typeof ANSWER_LABELS)[number];

export interface Answer {
  label: AnswerLabel;
  /**
   * How likely (0 to 1) it says that it was a misunderstanding or is over; 0 if it does not say so or takes it back.
   */
  clear: number;
  /** The same for its likeliest sentence: enough to ask back, not to end a danger. */
  hint: number;
  as: "mistake" | "safe";
  /** Who is said to be safe now, as a plain fact: only the user, or others too. */
  safe?: "user" | "others";
  /** Long enough to give a reason. */
  explains: boolean;
}

const MODEL = new Classifier<AnswerLabel>(readSection("care/answers"));

/** Short answers that need no classifier. For flattened text. */
const PLAIN: readonly (readonly [AnswerLabel, RegExp])[] = [
  [
    "nobody",
    /^(?:no[,. ]+)?(?:(?:there(?:'s| is) |i(?:'ve| have)(?: got)? )?(?:no ?one|nobody)(?: (?:is|here|near|at all|really|around|else))*|(?:i(?:'m| am) )?(?:all )?(?:alone|by myself|on my own)|just me|only me|(?:non (?:c'e|ho) )?(?:nessuno|nisciuno)(?: (?:qui|vicino|davvero|accanto))*|(?:sono |sto )?(?:da )?(?:sol[oa])(?: in casa| a casa| qui)?|(?:ci sono )?solo io)[.! ]*$/,
  ],
  [
    "yes",
    /^(?:yes|yeah|yep|yup|ye|ya|y|yh|yea|aye|i am|i do|i have|it is|he is|she is|they are|i think so|sadly yes|si|s|sii+|sisi|eh si|purtroppo si|gia|certo|esatto|credo di si|penso di si|lo e|c'e|sono qui)(?:[.,! ]+(?:yes|yeah|si|now|adesso|ora|i am|i do|he is|she is|it is))*[.! ]*$/,
  ],
  [
    "no",
    /^(?:no|nope|nah|na|n|no no|nono|not really|not now|i don'?t|i do not|i'm not|i am not|he isn'?t|no[,.]? (?:he|she|it|i) (?:is|does|do|did|am)(?:n'?t| not)|no per niente|affatto|non direi|per ora no|adesso no|ora no|no no no|non ancora|not yet|never|mai)(?:[.,! ]+(?:no|not now|non ora))*[.! ]*$/,
  ],
  [
    "unsure",
    /^(?:\.+|\?+|…|ok|okay|k|kk|idk|dunno|i don'?t know|not sure|maybe|perhaps|hm+|mm+|boh|mah|non (?:lo )?so|forse|non saprei|vabbe|va be|non sono sicur[oa])[.!? ]*$/,
  ],
  [
    "minimise",
    /^(?:(?:ma|but|and|e|well|be'?|eh|it was nothing|non e niente)[, ]+)*(?:(?:he|she|it|that) (?:was|is|were|only was) (?:just |only |really |so |a bit |very )*(?:drunk|a joke|joking|stressed|tired|upset|angry|nothing|an accident)|(?:he|she) (?:didn'?t|did not) mean (?:it|to|any harm)|(?:he|she)(?:'s| is| has) (?:said sorry|apologi[sz]ed|promised)\w*|(?:he|she) (?:said|says) (?:sorry|it was a joke)|it'?s (?:not|nothing) (?:so |that )?(?:bad|serious)|(?:lui |lei )?(?:era|e|stava) (?:solo |soltanto |molto |un po' |solo un po' )*(?:ubriac[oa]|bevut[oa]|stanc[oa]|nervos[oa]|stressat[oa]|arrabbiat[oa]|fuori di se|uno scherzo|scherzando)|aveva bevuto|scherzava|non (?:lo |l'ha |l'aveva )?(?:voleva|fatto apposta|fa apposta|faceva apposta)(?: farlo| farmi male| farmi del male)?|(?:si e|mi ha) (?:scusat[oa]|chiesto scusa|promesso)\w*|non e (?:cosi |tanto )?(?:grave|niente))(?:[,.; ]+(?:and |e |but |ma )?(?:(?:he|she) (?:didn'?t|did not) mean (?:it|to|any harm)|(?:he|she) was (?:just |only )?(?:drunk|joking|stressed|tired)|non (?:lo |l'ha )?(?:voleva|fatto apposta)(?: farlo)?|era ubriac[oa]|scherzava))*[.! ]*$/,
  ],
  [
    "thanks",
    /^(?:ok[,. ]+)?(?:thanks?|thank you|thx|ty|cheers|ta|grazie)(?: (?:so much|you|mille|a lot|tanto|davvero|ancora))*[.! ]*$/,
  ],
];

/**
 * Matches a whole message that plainly ends a danger, such as the wordings that the coach offers. For flattened text.
 */
const ENDS: readonly (readonly [as: Answer["as"], RegExp])[] = [
  [
    "mistake",
    /^(?:(?:no|yes|si|sorry|oh|ah|scusa|ma)[,.! ]+)*(?:(?:it|that|this) (?:was|is) (?:all |just |only )?a (?:big )?(?:misunderstanding|mistake)|you(?:'ve| have)? misunderstood(?: me)?|(?:i )?meant something (?:else|different)|(?:era|e|e stato|si tratta di|si trattava di) (?:solo |soltanto |tutto )?(?:un )?(?:grande |grosso )?(?:malinteso|equivoco|fraintendimento)|(?:hai|mi hai) (?:capito male|frainteso)|(?:intendevo|parlavo di|volevo dire) (?:tutt')?(?:altro|un'altra cosa))(?:[,.;: ]+(?:and |e )?(?:(?:i(?:'m| am)|we(?:'re| are)|everybody(?:'s| is)|everyone(?:'s| is)|sono|siamo|sto|stiamo|stanno) (?:all |tutt[ie] )?(?:perfectly |completely |totally |quite )?(?:safe|fine|ok|okay|well|al sicuro|bene)|nobody is in (?:any )?danger|nessuno e in pericolo))*[.! ]*$/,
  ],
  [
    "safe",
    /^(?:(?:yes|si|ok)[,.! ]+)*(?:(?:it|that)(?:'s| is) over(?: now)?|e (?:finita|passata|tutto finito))[,.;: ]+(?:and |e )?(?:(?:i(?:'m| am)|we(?:'re| are)|everybody(?:'s| is)|everyone(?:'s| is)|sono|siamo|sto|stiamo) (?:all |tutt[ie] )?(?:safe|al sicuro|in salvo|bene))(?: now| adesso| ora)?[.! ]*$/,
  ],
];

/** Any of these makes a message no all-clear: hedges, excuses, promises, pressure, danger that is still there. */
const HEDGED =
  /\b(?:i think|i guess|i suppose|probably|maybe|for now|at the moment he|most of the time|mostly|as long as|unless|only when|only if|kind of|sort of|sure he|he(?:'s| is| was) (?:just|only)? ?(?:drunk|stressed|tired|upset|ill|jealous)|she(?:'s| is| was) (?:just|only)? ?(?:drunk|stressed|tired|upset|jealous)|drunk|promis\w+|apologi[sz]\w+|(?:said|says) (?:he|she|sorry|it)|won'?t happen again|not that bad|overreact\w*|exaggerat\w*|my fault|deserve\w*|he loves|she loves|didn'?t mean (?:it|to)|used to it|forget (?:it|i)|never mind|nevermind|drop it|don'?t want to talk|leave it|told me to|he(?:'s| is) (?:here|reading|coming)|don'?t know if|not sure|i know i said|ho? paura|scared|afraid|(?:nobody is|no one is|not|isn't|aren't) safe|unsafe|(?<!nobody is |no one is |not )in danger|(?:nessuno e|non sono|non siamo|non e) al sicuro|(?<!nessuno e |non sono |non siamo )in pericolo|forse|credo|penso|direi|per ora|di solito|quasi sempre|finche|a meno che|solo quando|solo se|ubriac\w*|bevuto|stressat\w*|nervos\w*|promess\w*|(?:chie\w+) scusa|scusat\w+|ha detto che|non lo fara|non succedera|non e (?:cosi )?grave|esager\w*|colpa mia|me lo merit\w*|mi ama|non (?:l'ha|lo ha|l'ho|lo) fa(?:tto|ceva)? apposta|non voleva|ci sono abituat\w*|lascia (?:stare|perdere)|lasciamo (?:stare|perdere)|non (?:voglio|mi va di) parlarne|non so se|non sono sicur\w*|non hai capito)\b/;
/** “It was a joke” about a plainly told deed does not undo the deed. */
const JOKE = /\b(?:jok\w+|kidding|messing|scherz\w+|per ridere|per gioco)\b/;
const PLAINLY_PLAY =
  /\b(?:film|movie|series|song|lyric\w*|game|book|novel|play|theatre|match|sport|judo|boxing|class|cat|dog|canzone|film|serie|gioco|giochi|libro|romanzo|teatro|partita|videogioco|gatto|cane|gatta|idiom|figure of speech|expression|saying|modo di dire|espressione)\b/;

/**
 * A message without any of these does not say that it was a misunderstanding or is over: where somebody lives or works
 * now, or that the police came, is no all-clear. For flattened text.
 */
const SAYS_SO =
  /\b(?:misunder\w+|mistake\w*|misread\w*|wrong (?:end|idea|word|way)|meant|talking about|(?:came|come|said|put) (?:it |that |out |at )*(?:wrong|badly|backwards)|phrased|sounded|autocorrect\w*|typo|typed|jok\w+|kidding|figure of speech|expression|idiom|fiction\w*|made up|accident\w*|nothing (?:like that|is wrong|'s wrong|of the (?:kind|sort)|happened)|not (?:like|what) (?:that|you think|it)|(?:nobody|no one|none of us|naebody)(?: (?:is|was|has|did|ever|here))* (?:in danger|hurt|hit|harmed|pushed|touched|threat\w+|dying|died)|never (?:hit|hurt|touched|laid|threat\w+|rais\w+)|safe\w*|all (?:right|good|fine|well)|(?:i'?m|i am|we're|we are|they're|everyone(?:'s| is)|everybody(?:'s| is)) (?:all |both |really |perfectly |absolutely |honestly )?(?:fine|ok|okay|well|good)|over now|it(?:'s| is) over|years ago|long ago|no danger|out of danger|malintes\w*|equivoc\w*|frainte\w*|capit\w+ male|intendev\w*|intendo|volevo dire|parlavo|parlo (?:di|del|dell[ao']|dei) |spiegat\w+ male|espress\w+ male|(?:detto|scritto|messa) (?:cosi )?male|correttore|t9|scherz\w+|battut\w+|modo di dire|espressione|inventat\w*|incidente|niente (?:del genere|di (?:cio|tutto questo|grave|male|quello|simile))|nulla (?:del genere|di (?:cio|tutto questo|grave|male|simile))|macche|ma no|nessuno (?:e in|mi|ci|ha|si|li|le|gli|rischia|corre)|mai (?:picchiat\w+|toccat\w+|minacciat\w+|alzat\w+)|al sicuro|in salvo|sicur\w+|tutt[oiae] (?:bene|a posto|ok|tranquill\w+)|(?:sto|stiamo|stanno|sta) (?:tutt[ie] )?(?:bene|benissimo)|e (?:finita|passata|finito|passato)|anni fa|nessun pericolo)\b/;

/** Says as a fact, without condition, doubt or question, that somebody is safe now. For flattened text. */
const SAFE_SAID =
  /(?<!\b(?:if|until|when|once|till|think|hope|wish|say|said|says|know|whether|not|never|se|quando|finche|che|non|spero|vorrei) )\b(?:(?:i|we|they|he|she|everyone|everybody|all of us)(?: am| are| is|'m|'re|'s)|(?:im|were|both|all)|(?:my|the) \w+(?: is| are|'s)|(?:adesso |ora |oggi |ormai |qui |qua )*(?:io |noi |lei |lui |tutti |tutte )*(?:sono|siamo|sto|stiamo|sta|stanno|e)) (?:all |both |now |really |truly |perfectly |completely |totally |honestly |absolutely |quite |finally |tutti |tutte |davvero |veramente |adesso |ora |ormai |finalmente |completamente )*(?:safe|out of danger|al sicuro|in salvo|fuori pericolo)\b(?! (?:enough|when|if|until|as long|unless|from him if|quando|se|finche|abbastanza|solo))/;
const USER_ALONE = /^(?:(?:i(?: am|'m)|im)\b|(?:(?:adesso|ora|oggi|ormai|qui|qua|io) )*(?:sono|sto) (?!tutt[ie]))/;
const TAKEN_BACK =
  /\b(?:but|though|although|except|however|yet|unless|worried|worry|preoccup\w+|ma|pero|anche se|tranne|a meno|finche|tomorrow he|he'?ll|she'?ll|just talk|solo parole)\b|\?/;
/** In words; longer messages say more than “I am safe” or “it was a film”. */
const LONGEST_SAFE = 60;

/** The user says that they meant something that did not happen to them. For flattened text. */
const MEANT =
  /\b(?:(?:i|we) (?:was|were|am|are)(?: only| just)? (?:talking|speaking|writing|quoting|reading|rehearsing|describing|on about)|i'?m (?:writing|quoting|rehearsing)|i (?:meant|misspoke|mixed)|(?:put|said|worded) (?:it|that) badly|parlav(?:o|amo)|scriv(?:o|evo)|citavo|leggevo|recitavo|provavo|intendevo|mi riferivo|ho fatto confusione|mi sono (?:spiegat|espress)[oa] male|niente del genere|nothing like that)\b/;
const PLAINLY_MEANT = 0.95;

/** In words; a longer message says more than an all-clear. */
const LONGEST_CLEAR = 90;
/** A message of at least this many words needs none of the words in `SAYS_SO` if the classifier is this sure. */
const EXPLAINS = 20;
const READS_CLEAR = 0.8;

/** Whether the whole message plainly says that it was a misunderstanding or is over. */
export function isPlainEnd(message: string): boolean {
  const flat = flatten(message);
  return ENDS.some(([, pattern]) => pattern.test(flat));
}

/** A message that begins with a yes, not followed by “but” or the like. For flattened text. */
const YES_FIRST =
  /^(?:yes|yeah|yep|yup|si|sisi|esatto|esattamente|giusto|certo|exactly|correct|right|that's right|that is right|proprio cosi)\b(?!,? (?:but|though|although|except|ma|pero|anche se|solo che)\b)/;

/** Whether a message begins with a yes and takes none of it back. */
export function beginsWithYes(message: string): boolean {
  const flat = flatten(message);
  return YES_FIRST.test(flat) && !HEDGED.test(flat);
}

/** A denied wish to die or to hurt oneself. */
const DENIED =
  /\b(?:i (?:really |honestly |actually )?(?:do not|don['’]?t|never|would never|wouldn['’]?t|am not going to) (?:actually |really |ever |even )?(?:(?:want|wanted|plan|intend|think of|going) to |wanna )?(?:die|dying|kill(?:ing)? myself|hurt(?:ing)? myself|end (?:it|my life)|suicide)|i['’]?m (?:really |honestly )?not (?:going to |gonna |about to |thinking of )(?:kill(?:ing)? myself|hurt(?:ing)? myself|end(?:ing)? (?:it|my life)|die)|(?:i['’]?m |i am )?(?:really |definitely )?not suicidal|non (?:voglio|vorrei|volevo|ho (?:nessuna )?intenzione di|penso (?:certo )?(?:di|a)|sto pensando di|mi (?:voglio|voglio certo)) (?:davvero |certo |mica )?(?:morire|uccider(?:mi|e)|ammazzar(?:mi|e)|farmi (?:del )?male|farla finita)|non sono (?:affatto |mica |una? )?suicid\w+|non mi (?:uccido|ammazzo|uccido mica))(?: at all| affatto| davvero)?/giu;

/** The message without its denials of a wish to die, which answer a question and are no alarm. */
export function withoutDenials(message: string): string {
  return message.replace(DENIED, " ");
}

/** What a message answers to the last question; `certain` if the danger it would end was told plainly. */
export function readAnswer(message: string, asked: CareAsked | null, certain: boolean): Answer {
  const flat = flatten(message);
  const plain = PLAIN.find(([, pattern]) => pattern.test(flat));
  if (plain) return { label: plain[0], clear: 0, hint: 0, as: "mistake", explains: false };
  const ending = ENDS.find(([, pattern]) => pattern.test(flat));
  if (ending)
    return {
      label: ending[0] === "safe" ? "clear_safe" : "clear_mistake",
      clear: 1,
      hint: 1,
      as: ending[0],
      explains: false,
    };
  const read = clearIn(message, asked, certain);
  const whole = asked === "suicide" && withoutDenials(message) !== message ? { ...read, label: "no" as const } : read;
  const safe = safeIn(flat);
  if (meansPlay(flat)) return { ...whole, label: "clear_mistake", clear: PLAINLY_MEANT, hint: 1, as: "mistake" };
  if (safe) return { ...whole, label: "clear_safe", hint: 1, as: "safe", safe };
  const hints = sentencesIn(message).map((sentence) => clearIn(sentence, asked, certain).clear);
  return { ...whole, hint: Math.max(whole.clear, ...hints) };
}

/** Whether it says that a song, a film, a game or the like was meant. */
function meansPlay(flat: string): boolean {
  const plain = flat.split(" ").length <= LONGEST_SAFE && !HEDGED.test(flat) && !TAKEN_BACK.test(flat);
  return plain && MEANT.test(flat) && PLAINLY_PLAY.test(flat);
}

function safeIn(flat: string): Answer["safe"] | null {
  if (flat.split(" ").length > LONGEST_SAFE || HEDGED.test(flat) || TAKEN_BACK.test(flat)) return null;
  const said = SAFE_SAID.exec(flat)?.[0];
  if (!said) return null;
  return USER_ALONE.test(said) ? "user" : "others";
}

function clearIn(text: string, asked: CareAsked | null, certain: boolean): Omit<Answer, "hint"> {
  const flat = flatten(text);
  const tokens = classify(tokenize(text));
  const ranked = MODEL.classify((take) => eachTextFeature(tokens, MODEL.buckets, asked ?? "right", take));
  const of = (label: AnswerLabel) => ranked.find((one) => one.label === label)?.probability ?? 0;
  const mistake = of("clear_mistake");
  const safe = of("clear_safe");
  const jokes = JOKE.test(flat) && certain && !PLAINLY_PLAY.test(flat);
  const words = flat.split(" ").length;
  const clear = mistake + safe;
  const explains = words >= EXPLAINS;
  const says =
    (SAYS_SO.test(flat) || PLAINLY_PLAY.test(flat) || (explains && clear >= READS_CLEAR)) &&
    !HEDGED.test(flat) &&
    !jokes;
  return {
    label: ranked[0]?.label ?? "more",
    clear: says && words <= LONGEST_CLEAR ? clear : 0,
    as: safe > mistake ? "safe" : "mistake",
    explains,
  };
}
