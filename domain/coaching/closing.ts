import { flatten } from "./intent.ts";

/** Separators between the clauses of a goodbye. */
const SEPARATORS =
  /[.,;:!]+\s*|\s+(?:and|e|poi|then)\s+(?=(?:thank|thx|many|so|bye|good|see|i'?ll|i will|let|grazie|ciao|ti|ci|come va|a (?:presto|dopo))\b)|\s+(?=(?:bye|ciao)\b)/;

const ACK =
  /^(?:k+|kk|ok(?:ay|ey|i)?|cool|sick|lol|haha\w*|aha\w*|legend|brilliant|lovely|yep|yup|will do|that will do(?: nicely)?|that'?ll do|u(?:r|'re)? (?:a )?(?:legend|star|lifesaver|the best)|you(?:'re)? (?:a )?(?:legend|star|lifesaver|the best)|(?:that was |very |really )?(?:helpful|useful)|(?:molto |davvero )?(?:utile|gentile)|ottima idea|good (?:idea|one|shout)|great idea|dai|daje|forte|sei (?:un (?:mito|grande)|una forza)|yes|yeah|sure|right|good|great|perfect|fine|nice|alright|all right|wonderful|that (?:helps|helped|makes sense)(?: a lot)?|i see|understood|si|va bene|(?:molto )?bene|benissimo|perfetto|ottimo|certo|d'accordo|capito|ho capito|giusto|bello|mi (?:e )?(?:servito|aiuta)(?: molto| tanto)?)(?: then| allora)?$/;
const LEAD =
  /^(?:(?:k+|cool|alright|haha\w*|ok(?:ay)?|yes|sure|right|great|good|perfect|fine|well|then|so|allora|si|va bene|bene|perfetto|ottimo|e|and|ecco)\s+)+(?=\S)/;

const THANKS =
  /^(?:(?:many |a thousand )?thanks?|thank you|thank u|thankyou|thx|thnx|tnx|ty|tysm|tyvm|cheers|ta|much appreciated|appreciate it|grz|grazie mille|(?:la|vi) ringrazio|i(?:'m| am) grateful|grazie|ti ringrazio|mille grazie|tante grazie)(?: (?:so|very|a) (?:much|lot|million)| (?:again|then|for (?:this|that|the|your) ?\w*|you|mille|tante|infinite|ancora|davvero|di (?:tutto|cuore)|del (?:consiglio|tempo)|per (?:l'|il |i |la |tutto ?|ora|adesso)\w*|dell'\w+|dei consigli|coach))*$/;
const GOODBYE =
  /^(?:(?:bye|goodbye(?: for now)?|bye bye|good ?night|night|nite|nighty night|gn|g2g|gtg|gotta (?:go|run|dash)|(?:i )?(?:have|need|must|got) to (?:go|run|dash|sleep)|off to (?:bed|work|sleep)|i'?m off(?: to bed)?|ttyl|cya|laters|god bless(?: you)?|have a (?:good|nice|lovely) (?:day|evening|night|one)|brb(?: \w+)?|wish me luck|fingers crossed|notte(?: notte)?|ci vediamo|ti saluto|vado (?:a (?:letto|dormire|nanna)|ora)|devo (?:andare|scappare)|stammi bene|cari saluti|un saluto|dio (?:ti|la) benedica|incrocia le dita|fammi gli auguri|see you|talk (?:to you )?(?:later|soon)|until (?:tomorrow|next time|then)|take care|ciao|a presto|a dopo|a domani|alla prossima|arrivederci|buona ?notte|buona (?:giornata|serata)|ci sentiamo)(?: (?:bye|later|soon|then|tomorrow|ciao|dopo|presto|domani))*)$/;
/** Says they will do it: “I will try after the meeting”, “ci provo stasera”. */
const TRYING =
  /^(?:i(?:'ll| will|'m going to| am going to) (?:try|give it a (?:try|go)|do (?:that|it|so|this)|think (?:about|on|it over)|sleep on it|see how it goes|let you know|start (?:there|with that)|leave it (?:there|at that))|(?:i )?(?:need|want|have) to sleep on it|let me (?:try|think about)|let'?s see|(?:i'?ll|i will) tell you (?:how|what)|i'?ll (?:report|keep you posted)|ti (?:dico|faro sapere|tengo)|vi (?:dico|aggiorno)|come va va|ci (?:provo|provero|penso|pensero|dormo su|ragiono)|(?:lo |la )?(?:provo|provero|faro|faccio) (?:cosi|questo|domani|stasera|subito|dopo)|proviamo|provero|ti (?:faccio sapere|diro|racconto|aggiorno)|vediamo come va)\b/;
/** Says the next step; closes only together with thanks or a goodbye. */
const NEXT_STEP =
  /^(?:i (?:send|call|text|tell|ask) (?:it|him|her|them)\b|i(?:'?ll| will|'?m going to| am going to) |will (?:send|do|try|tell|call|text|ask) |(?:just )?(?:sent|done|posted)(?: it)?$|i(?:'ve)? (?:just )?sent it$|(?:l'ho |ho )?(?:mandat[oa]|inviat[oa]|spedit[oa]|fatto)$|(?:(?:domani|stasera|dopo|poi|sabato|domenica) )?(?:le|gli|la|lo|li|ci|mi)? ?(?:parlo|parlero|scrivo|scrivero|chiamo|chiamero|chiedo|chiedero|dico|diro|vedo|vedro|sento|sentiro|mando|mandero|provo)\b)/;
/** Such words after “I will try” keep the conversation open. */
const OPEN =
  /\?|\b(?:but|however|though|although|only that|because|ma|pero|tuttavia|solo che|perche|anche se|se non|purtroppo|unless)\b/;

/** “Ok, I’ll call her”: accepted, with the next step. */
const ACCEPTED =
  /^(?:ok(?:ay|ey|i)?|k|alright|all right|fine|good|great|perfect|right|va bene|vabbe|bene|perfetto|d'accordo)\b/;

const MAX_WORDS = 24;
const MAX_STEP_WORDS = 9;

/** Whether the user says goodbye, thanks, or that they will try, with nothing left to answer. */
export function isClosing(message: string): boolean {
  return closing(message) === "leave";
}

/** Whether the user only announces the next step: “ok, I’ll call her”. */
export function saysNextStep(message: string): boolean {
  return closing(message) === "step";
}

function closing(message: string): "leave" | "step" | null {
  const text = flatten(message);
  if (OPEN.test(text) || text.split(" ").length > MAX_WORDS) return null;
  const clauses = text.split(SEPARATORS).map((clause) => clause.replace(LEAD, "").trim());
  let closes = false;
  let next = false;
  for (const clause of clauses.filter(Boolean)) {
    if (THANKS.test(clause) || GOODBYE.test(clause) || TRYING.test(clause)) closes = true;
    else if (NEXT_STEP.test(clause)) next = true;
    else if (!ACK.test(clause)) return null;
  }
  // “Ciao” alone is hello as often as goodbye.
  if (/^(?:ciao|grazie|thanks)?$/.test(text)) return text !== "ciao" && text !== "" ? "leave" : null;
  if (next && !closes) return ACCEPTED.test(text) && text.split(" ").length <= MAX_STEP_WORDS ? "step" : null;
  return closes ? "leave" : null;
}
