import { kindOf } from "./kinds.ts";
import { correctSpelling, fold, tokenize, expandAbbreviations } from "./words.ts";

/** Asks for advice, not for a fact. */
const ADVICE =
  /\b(?:should (?:i|we)|shall (?:i|we)|ought (?:i|we)|i (?:should|ought)|could (?:i|we)|can (?:i|we)\b(?! (?:eat|drink))|may i|might i|would (?:you|it|i|he|she|they)|best way|best time|good time|right time|advice|advise|suggest|how (?:do|can|could|to|might|should) (?:i|we)\b(?! (?:know (?:him|her|them|each)|say his|say her))|what (?:can|could|if|about) (?:i|we|you)\b|what if|what to|when to|where to|who to|how to|whether to|help me|tips?\b|ideas?\b|is it (?:ok|okay|normal|right|fair|wrong|better|time|too)|do you think|what (?:would|will) (?:he|she|they|i|you)|how (?:would|will) (?:he|she|they|i|you)|do i (?:have to (?:tell|say|ask|apolog\w+|forgive)|need to|tell|say|ask|give|let|keep|stay|leave|even)|how do you|(?:what|when|where|how) (?:do|does) (?:i|we|one) (?:say|tell|talk|bring|ask|do|give|get|buy|write|reply|answer|react|handle|explain|break|text|start|end|make|stop|apolog\w+|confront|approach)\b|dovrei|dovremmo|potrei|potremmo|posso|possiamo|conviene|consigli\w*|suggeri\w*|come (?:faccio|posso|potrei|dovrei|mi comporto|reagisco|glielo|gliel|gli dico|le dico|gli parlo|le parlo|gestisco|affronto|si fa|rispondo|chiedo|mi devo|devo)|(?:cosa|che|che cosa|quando|dove|come|perche|quanto|se) (?:gli|le|glielo|gliela|glieli|gliene|mi|ci|lo|la)? ?(?:faccio|dico|rispondo|scrivo|regalo|compro|prendo|porto|chiedo|racconto|parlo|propongo|spiego|chiamo|invito|presento|mando|do|lascio|perdono)\b|(?:cosa|che|che cosa) (?:posso|dovrei|potrei|mi conviene|faresti|mi consigli|ne pensi|ne dici|pensi)|che fare|che dire|cosa fare|cosa dire|regalar(?:gli|le) (?:per|a)\b(?!.*\bvolevo)|secondo te|e (?:giusto|normale|meglio|il caso|sbagliato|presto|tardi)|e se\b|devo (?:dirgli|dirle|dirglielo|parlargli|parlarle|chiamarl[oa]|scrivergli|scriverle|scusarmi|perdonar\w+|lasciar\w+|far\w+|chieder\w+|preoccupar\w+|aspettare|dire|regalar\w+)|aiutami|faresti|meglio (?:se|dire|fare)|vale la pena|quand'e meglio|quando e meglio|ha senso)\b/;
const PLAN = /\b(?:make|write|draft|prepare|plan (?:a|the|my|our) (?!\w+ed)|prepara|scrivi|scrivimi|fammi)\b/;
/** Asks about the past, even if feelings are mentioned. */
const RECALL =
  /\b(?:did (?:i|we) |have (?:i|we) (?:ever )?(?:written|noted|mentioned|told|said|seen|met)|remind me|do you (?:remember|know|recall|have)|do i know|what do you know|last time|in my notes|my notes|i (?:wrote|noted|told you|mentioned|said)|according to|ho (?:scritto|annotato|detto|raccontato|segnato)|ti (?:ho|avevo) (?:detto|scritto|raccontato)|nelle (?:mie )?note|negli appunti|ricordi|ricordami|sai (?:quando|dove|come|chi|quanto|cosa|se)|ultima volta)\b/;
/** Topics that make a question without a question word one for a fact. */
const FACTUAL =
  /\b(?:birthday|compleann|anniversar|born\b|nat[oa]\b|allerg|intoller|vegetarian|vegan|called|name|chiama|nome|surname|cognome|live[s]?|abit|vive|work|lavor|job|old\b|anni\b|size|taglia|numero|number|favou?rite|preferit|like[s]?|love[s]?|hate[s]?|piac|odia|eat|mangia|drink|beve|bere|smoke|fuma|owe|deve|devo|paid|pay|pagat|wedding|matrimonio|sposa|exam|esame|test\b|pass|operation|operat|intervento|moving|move|trasferi|child|kids|figli|baby|bambin|married|sposat|engaged|fidanzat|brother|sister|fratell|sorell|mother|father|madre|padre|mamma|papa|wife|husband|moglie|marito|son\b|daughter|nonn|zi[oa]\b|dog|cat\b|cane|gatt|pet\b|address|indirizz|phone|telefon|cost|gave|give|regal|present|gift|study|studi|university|degree|laure|parte|leave|arriv|return|back|torna|ridat|restitui|riport|start|inizi|begin|due|appointment|appuntament|visita|interview|colloquio|funeral|trip|viaggio|holiday|vacanz|flight|volo|plans?\b|team|squadra|speak|parla|lingu|drive|guida|patente|licen[cs]e|car\b|macchina|afraid|paura|religio|sport|play|gioca|suona|read|legge|book|libro|film|music|song|happened|successo|met\b|conosciut|agree|accept|accett|accord|promis|promess|decid|decis|told|said|detto|raccontat|chiamat|call|answer|rispond|visit|height|alto\b|alta\b|hobby|school|scuola|boss|capo|colleg|friend|amic|code|codice|plate|targa|company|azienda|doctor|dottor|medic|pregnan|incinta|shoe|scarp|glass|ring\b|forg[oe]t|dimentic|apolog|scusat|promo|assunt|licenzi|fired|quit|retire|pension|ill\b|sick|malat|surgery|hospital|ospedale|meet|vist[oaie]\b|sentit|find|found|trovat|won|vint|lost|pers[oa]\b|sold|vendut|bought|comprat)/;
/** Words of feelings, wishes and pleas. */
const FEELING =
  /^(?:i (?:feel|am|want|need|hate|love|think|wish|don't|do not|can't|saw|met|told|called|gave)|(?:non )?(?:so|riesco|sopporto|voglio|vorrei|sono|mi sento)|ho )\b/;
const JUDGED =
  /\b(?:why (?:is|does|do|are|am|won't|can't|doesn't|isn't|don't|can not|will not|does not|do not|is not)|why (?:did|would|was|has|have) (?:he|she|they|\w+) (?:do|say|have to|always|never|even|ever|lie|treat|ignore|ghost)\b|perche (?:non|fa|e cosi|mi|si|ce|ogni|deve|sempre|sono|continua|e sempre)|how (?:does|do|is|are) (?:he|she|they|it|things?|i|we) (?:feel|think|doing|going|look)|(?:who|what) (?:does|do) (?:he|she|they) think|who (?:cares|am i|is he to|is she to|needs|would)|what (?:is|are|was) (?:he|she|they) (?:thinking|playing|up to|on about)|what the (?:hell|heck)|does (?:he|she|\w+) (?:still |really |even )?(?:love|like|hate|care|respect|miss|want|trust|need|listen|understand)(?: about| to)? (?:me|us)\b|how much (?:do|does) (?:he|she|i) (?:love|care|like|trust|miss|hate)|is (?:he|she) (?:angry|mad|upset|right|wrong|lying|jealous|ok|okay|fine|cheating|serious|avoiding|ignoring|using)|(?:mi|ci) (?:ama|vuole (?:bene|ancora)|odia|rispetta|manca|tradisce|ascolta|capisce|sopporta|considera|mente)|e (?:arrabbiat|gelos|offes|seri)|what is wrong with (?:him|her|them|me|us)\b|what does (?:he|she) (?:want (?:from|of)|think|mean|feel|see|expect)|what (?:do|does) (?:it|that|this) mean|cosa (?:pensa|prova|intende|vuole da|significa|gli passa|le passa|c'e che non)|che (?:vuole da|ha contro|problema ha|gli prende|le prende)|chi si crede|chi (?:me lo fa|se ne)|cosa (?:gli|le) (?:prende|passa)|ma (?:chi|cosa|che) (?:crede|si)|what is (?:his|her) problem)\b/;
const ASKED =
  /^(?:(?:and|so|ok|okay|hey|hi|ciao|e|ma|scusa|senti|allora|please|but|wait|aspetta|by the way|sorry|um|boh|oddio|help) )*(?:when|what|who|whose|whom|where|which|how|is|are|was|were|do|does|did|has|have|had|can|can you (?:tell|remind)|could you (?:tell|remind)|tell me|remind me|quando|cosa|cos|che|chi|dove|dov|come|com|quanto|quanta|quanti|quante|quale|quali|qual|quand|da|di|in|per|a|su|con|entro|ogni|ha|hanno|e|era|dimmi|ricordami|mi (?:ricordi|dici|sai dire)|sai|ti ricordi|l'ultima|ultima|gli|le|mi|ho|abbiamo|puo|risponde|mangia|beve|fuma|lavora|abita|vive|parla|guida|suona|gioca|studia|any|on|at|to|from|for)\b|\b(?:when|what|who|where|how much|how many|how old|quando|dove|chi|quanto|quanti|quale|cosa|come)\b/;
const YES_NO =
  /^(?:(?:and|so|ok|hey|e|ma|scusa|senti) )*(?:is|are|was|were|do|does|did|has|have|had|can|ha|hanno|e|era|puo|sta|risponde|mangia|beve|fuma|lavora|abita|vive|parla|guida|suona|gioca|studia|gli|le|mi|si|ho|abbiamo|sa|porta|c|ce|[a-z]+ (?:ha|puo|mangia|beve|fuma|e|lavora|abita|parla|guida|suona|gioca))\b/;
/** Kinds that always ask for a fact. */
const PLAIN = new Set(["when", "where", "who", "name", "how-many", "how-much", "age", "times", "last", "next"]);
/** “What” about somebody: “what did she order”, “cosa suona sua figlia”. */
const WHAT =
  /\b(?:what|which|whats|cos|cosa|che|quale|quali|qual)\b.*\b(?:did|does|do|was|were|is|are|has|have|had|he|she|they|his|her|their|my|our|we|[a-z]+(?:a|e|i|o|ano|ono|to|ta|ti|te))\b/;
/** “What” about the coach, or about the world. */
const OTHERWISE =
  /\b(?:what (?:do|are|can|is) (?:you|i)\b(?! (?:know|owe|have planned|want to give))|what is (?:love|trust|friendship|the point|going on|this|that\b|it\b|best|better|healthy)|your (?:name|opinion|advice)|who are you|chi sei|cosa sei|come stai|come va\b|how are you|che tempo|cosa ne|cosa fai|che fai|che ore)\b/;
const WHY = /\b(?:why|how come|perche|come mai|per quale motivo)\b/;
const WHY_FACT =
  /\b(?:why (?:was|were|did|has|had)|how come (?:he|she|they|we) (?:\w+ed|was|were|left|went|moved)|perche (?:ha|hanno|abbiamo|aveva|avevamo|era|e|ci|si e|mi ha|ci e|abbiam)|come mai (?:ha|e|si e|abbiamo)|per quale motivo)\b/;

/** Whether a message clearly asks for something written earlier, not for advice. */
export function asksFact(question: string): boolean {
  const text = expandAbbreviations(question.slice(0, 600));
  const folded = fold(text).replace(/\s+/g, " ").trim();
  const words = folded.split(" ").length;
  const plain = tokenize(text)
    .map(({ word }) => correctSpelling(word))
    .join(" ");
  const kind = kindOf(folded, plain);
  if (words > 40 || (words < 2 && !(folded.endsWith("?") && FACTUAL.test(plain)))) return false;
  if (kind === "sources" || kind === "notes-about") return true;
  if (FEELING.test(folded) && !folded.includes("?") && !RECALL.test(folded)) return false;
  const isAsked = ASKED.test(plain) || ASKED.test(folded) || folded.includes("?");
  if (!isAsked) return false;
  if (kind === "newest-note" || kind === "note-count") return true;
  if (ADVICE.test(plain) || ADVICE.test(folded) || OTHERWISE.test(plain)) return false;
  if (PLAN.test(plain) && !/\b(?:did|does|has)\b/.test(plain)) return false;
  if (kind === "last" || kind === "times" || kind === "age" || kind === "next") return true;
  if (JUDGED.test(folded) && !/\b(?:remind me|my notes|i (?:wrote|noted)|ho scritto|ultima volta)\b/.test(folded))
    return false;
  if (WHY.test(plain)) return WHY_FACT.test(plain) || WHY_FACT.test(folded);
  if (kind === "owed")
    return /\b(?:how much|quanto|quanti|owe\w*|deve|devo|did|has|have|what|when|still|ancora|ha|ho|quando)\b/.test(
      plain,
    );
  if (RECALL.test(folded) || RECALL.test(plain)) return true;
  if (kind === "agreed")
    return /\b(?:did|have|had|was|were|has|abbiamo|avevamo|ha|ho|aveva|eravamo|siamo|our|nostr\w)\b/.test(plain);
  if (kind === "yes-no") return YES_NO.test(plain) && FACTUAL.test(plain);
  if (/\b(?:you|your|tu|tuo|tua)\b/.test(plain.replace(/\b(?:do you know|can you tell|tell me|could you tell)\b/, "")))
    return false;
  if (PLAIN.has(kind)) return true;
  return WHAT.test(plain) || FACTUAL.test(plain);
}
