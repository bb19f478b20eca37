import { flatten } from "./intent.ts";

/** A birth, a wedding, an exam passed and the like. For flattened text. */
const GOOD =
  /\b(?:(?:we're|we are|i'm|i am) (?:having a baby|expecting|getting married|engaged)|(?<!teen |teenage |teenager |daughter |ex |ex's )is pregnant$|(?<!teen |teenage |daughter )is pregnant(?=[.!])|i (?:just )?(?:won|passed|graduated)\b(?! (?:out|on|by|up|over))|(?:ho|abbiamo) (?:vinto|superato|passato) (?:il concorso|l'esame|la selezione|il test|la gara)|(?:mi sposo|ci sposiamo|aspettiamo un (?:bambino|figlio|bimbo))(?=$|[.!])|(?:had|having) (?:her|their|his|the|a) baby|gave birth|is born|was born|passed (?:his|her|the|my|their|a) (?:\w+ )?(?:test|exam|exams|finals|interview)|(?:told me )?(?:he|she) passed$|got (?:the|a|that|his|her) (?:\w+ )?(?:job|place|offer|promotion)|got (?:into|in to|accepted)|(?:are|got|is) (?:engaged|married|getting married)|graduat\w+|cancer free|came back clear|all clear|in remission|ha partorito|e nat[oa]|(?:ha|hanno) avuto (?:un |una |il |la )?(?:bambin[oa]|figli[oa]|femmina|maschio|maschietto|femminuccia|posto)|ha passato (?:l'esame|il|la)|ha (?:superato|vinto) (?:l'esame|il concorso|la)|si sposan?[oa]|si e sposat[oa]|si sono (?:sposat|fidanzat)[ie]|si e laureat[oa]|laureat[oa]|promoss[oa]|e stat[oa] (?:pres[oa]|assunt[oa])|ha preso la patente|sta meglio|e guarit[oa])\b/;
const NOT_GOOD =
  /\b(?:but|without|never|not|n't|ex|jealous|behind|except|ma|pero|senza|mai|non|invidi\w*|purtroppo|gelos\w*|instagram|facebook|whatsapp|when|asks?|each|everyone|everybody|again|by text|\d{3,}|quando|chied\w+|ognuno|tutti|gruppo|costa)\b|n't\b/;
/** An illness, a death, a failed attempt and the like. */
const BAD =
  /\b(?:(?:is|it's) in (?:the|her|his) (?:liver|bones|lungs?|brain)|spread to (?:the|her|his) (?:liver|bones?|lungs?|brain|spine)|metastas\w+|cancer|tumou?r|lump|parkinson'?s?|alzheimer'?s?|dementia|leuk\w+|stroke|heart attack|chemo\w*|diagnosed|in (?:the )?hospital|intensive care|miscarr\w+|lost (?:the baby|(?:his|her|their) (?:husband|wife|partner|mum|mom|mother|dad|father|son|daughter|brother|sister))|\w+'s (?:mum|mom|dad|father|mother|husband|wife|brother|sister|son|daughter) (?:has )?(?:died|passed away)|nodulo|tumore|alzheimer|demenza|leucemia|ictus|infarto|chemio\w*|ricoverat[oa]|in ospedale|terapia intensiva|diagnosticat[oa]|ha perso il bambino|aborto spontaneo|terzo tentativo, negativo|esito (?:\w+ )*negativo)\b/;

/** Whether a text is by itself good or bad news; null if neither, or if it says more. */
export function newsIn(told: string): "good" | "bad" | null {
  const flat = flatten(told);
  if (BAD.test(flat) && !/cancer free|came back clear|in remission|guarit/.test(flat)) return "bad";
  return GOOD.test(flat) && !NOT_GOOD.test(flat) ? "good" : null;
}
