import { flatten } from "./intent.ts";

/** What joins the clauses of somebody who takes their leave. */
const JOINS =
  /[.,;:!]+\s*|\s+(?:and|e|poi|then)\s+(?=(?:thank|thx|many|so|bye|good|see|i'?ll|i will|let|grazie|ciao|ti|ci|a (?:presto|dopo))\b)|\s+(?=(?:bye|ciao)\b)/;

const ACK =
  /^(?:ok(?:ay)?|yes|yeah|sure|right|good|great|perfect|fine|nice|alright|all right|wonderful|that (?:helps|helped|makes sense)(?: a lot)?|i see|understood|si|va bene|bene|benissimo|perfetto|ottimo|certo|d'accordo|capito|ho capito|giusto|bello|mi (?:e )?(?:servito|aiuta)(?: molto| tanto)?)(?: then| allora)?$/;
const LEAD =
  /^(?:(?:ok(?:ay)?|yes|sure|right|great|good|perfect|fine|well|then|so|allora|si|va bene|bene|perfetto|ottimo|e|and|ecco)\s+)+(?=\S)/;

const THANKS =
  /^(?:(?:many |a thousand )?thanks?|thank you|thx|cheers|i(?:'m| am) grateful|grazie|ti ringrazio|mille grazie|tante grazie)(?: (?:so|very|a) (?:much|lot|million)| (?:again|then|for (?:this|that|the|your) ?\w*|you|mille|tante|infinite|ancora|davvero|di (?:tutto|cuore)|del (?:consiglio|tempo)|per (?:l'|il |i |la |tutto ?|ora|adesso)\w*|dell'\w+|dei consigli|coach))*$/;
const GOODBYE =
  /^(?:(?:bye|goodbye|good ?night|see you|talk (?:to you )?(?:later|soon)|until (?:tomorrow|next time|then)|take care|ciao|a presto|a dopo|a domani|alla prossima|arrivederci|buona ?notte|buona (?:giornata|serata)|ci sentiamo)(?: (?:bye|later|soon|then|tomorrow|ciao|dopo|presto|domani))*)$/;
/** Going to do it: “I will try after the meeting”, “ci provo stasera”. */
const TRYING =
  /^(?:i(?:'ll| will|'m going to| am going to) (?:try|give it a (?:try|go)|do (?:that|it|so|this)|think (?:about|on|it over)|sleep on it|see how it goes|let you know|start (?:there|with that)|leave it (?:there|at that))|let me (?:try|think about)|ci (?:provo|provero|penso|pensero|dormo su|ragiono)|(?:lo |la )?(?:provo|provero|faro|faccio) (?:cosi|questo|domani|stasera|subito|dopo)|proviamo|provero|ti (?:faccio sapere|diro|racconto|aggiorno)|vediamo come va)\b/;
/** Saying what comes next, which closes only beside thanks or a goodbye. */
const NEXT_STEP =
  /^(?:i(?:'ll| will|'m going to| am going to) |(?:le|gli|la|lo|li|ci|mi)? ?(?:parlo|parlero|scrivo|scrivero|chiamo|chiamero|chiedo|chiedero|dico|diro|vedo|vedro|sento|sentiro)\b)/;
/** A wish that comes after “I will try” keeps the conversation open. */
const OPEN =
  /\?|\b(?:but|however|though|although|only that|because|ma|pero|tuttavia|solo che|perche|anche se|se non|purtroppo|unless)\b/;

const LONGEST = 24;

/** Whether somebody takes their leave: thanks, a goodbye, or that they will try, and nothing that waits for an answer. */
export function isClosing(message: string): boolean {
  const text = flatten(message);
  if (OPEN.test(text) || text.split(" ").length > LONGEST) return false;
  const clauses = text.split(JOINS).map((clause) => clause.replace(LEAD, "").trim());
  let closes = false;
  let next = false;
  for (const clause of clauses.filter(Boolean)) {
    if (THANKS.test(clause) || GOODBYE.test(clause) || TRYING.test(clause)) closes = true;
    else if (NEXT_STEP.test(clause)) next = true;
    else if (!ACK.test(clause)) return false;
  }
  // “Ciao” alone opens a conversation as often as it ends one.
  if (/^(?:ciao|grazie|thanks)?$/.test(text)) return text !== "ciao" && text !== "";
  return closes && (!next || clauses.some((clause) => THANKS.test(clause) || GOODBYE.test(clause)));
}
