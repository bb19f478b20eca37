/** What kind of answer a question asks for. */
export type Kind =
  | "sources"
  | "last"
  | "owed"
  | "when"
  | "age"
  | "times"
  | "how-many"
  | "how-much"
  | "who"
  | "name"
  | "where"
  | "next"
  | "agreed"
  | "newest-note"
  | "notes-about"
  | "note-count"
  | "yes-no"
  | "what";

const KINDS: readonly [Kind, RegExp][] = [
  [
    "sources",
    /\b(?:which|what) (?:of |one of )?(?:my |the |your |these |those )?(?:notes?|sources?|entries|entry)\b.*\b(?:use|used|using|from|base|based|rely|relied|took|take|got|get|come|came|look|looked|quote|quoted)\b|\bwhere (?:did|do) you (?:get|find|read|take|see|have)\b|\bhow (?:do|did|would|can) you know\b|\b(?:what|which notes?) (?:is|are|was|were|did you)\b.*\bbase[d]?\b|\bwhere (?:does|did) (?:that|this|it) come from\b|\bwhere (?:is|are) (?:that|this|it) from\b|\bwhat makes you (?:say|think) (?:that|so)\b|\b(?:your|the) sources?\b|\b(?:qual[ei]|che|quante|di quali)(?: delle| di| tra le| sono le)?(?: mie| miei| queste)? (?:not[ae]|appunti|font[ei]|annotazion[ei])\b.*\b(?:usat\w*|pres\w*|basat\w*|basi|lett\w*|guardat\w*|consultat\w*|viene|vengono|trovat\w*|usi|citat\w*|attint\w*|ricavat\w*)\b|\b(?:da|in) (?:dove|quale nota|quali note|che nota|che note|quale appunto)\b.*\b(?:pres\w*|risulta|sai|lett\w*|trovat\w*|tirat\w*|ricav\w*|salta|esce|(?:viene|vengono)(?= (?:quest\w|quell\w|l'informazione|la notizia|il dato)|\W*$))\b|\bcome (?:fai a saperl[oa]|lo sai|l'hai saputo|fai a dirlo)\b|\bsu (?:cosa|che cosa|che|quali|quale) (?:note? |appunti )?(?:ti|si) (?:bas\w+|sei basat\w*)|\bdove (?:l'|lo |la |le )?hai (?:lett\w*|trovat\w*|pres\w*)\b/,
  ],
  [
    "notes-about",
    /\b(?:which|what|whichever) (?:of (?:my|the) |of all my )?(?:notes?|entries|entry)\b.*\b(?:mention\w*|talk\w*|speak\w*|about|say\w*|contain\w*|refer\w*|write|wrote|written|come up|comes up|appear\w*|deal\w*|named?)\b|\b(?:notes|entries) (?:where|in which|that|about|on|mentioning)\b|\b(?:quali|quale|che|in quante)(?: delle| di| tra le)?(?: mie| miei)? (?:not[ae]|appunt[oi]|annotazion[ei])\b.*\b(?:parl\w*|compar\w*|scritt\w*|scriv\w*|nomin\w*|cit[oa]|cita\w*|dic\w*|menzion\w*|c'e|accenn\w*|tratt\w*|appar\w*|riguard\w*)\b|\b(?:note|appunti) (?:in cui|dove|che parlano|su|sul|sulla|sui)\b/,
  ],
  ["note-count", /\b(?:how many (?:notes|entries)|quant[ei] (?:note|appunti|annotazioni))\b/],
  [
    "newest-note",
    /\b(?:my|the) (?:last|latest|most recent|newest) (?:note|entry)\b|\bwhat did i (?:last )?(?:write|note)(?: down)?(?: about (?:him|her|them)| last(?: time)?)?\s*\??$|\bl'?ultima (?:nota|annotazione)\b|\bultimo appunto\b|\bcosa ho scritto(?: l'ultima volta| di (?:lui|lei))?\s*\??$/,
  ],
  [
    "next",
    /^(?!.*\bnext (?:week|month|year|door|to|summer|winter|spring|autumn|\w+day)\b)(?:(?:and|so|ok|hey) )*(?:what|which|whats)\b.*\bnext\b|\b(?:coming up|upcoming|what is next|what comes next|(?:my|our|the|his|her) next (?:appointment|meeting|plan|date|step|talk|conversation|event|call|dinner|visit|chat|catch)|next time (?:i|we)|(?:in|on) (?:the|my|our) (?:diary|calendar|agenda)|(?:do|have) (?:we|i) (?:have |got )?(?:any |anything |something )?(?:plans?|planned|booked|arranged)|what (?:plans|have we planned|have i planned|did i plan|did we plan|do (?:we|i) have planned|is planned)|when\b.*\b(?:i|we|us)\b.*\bnext(?! (?:week|month|year|\w+day))|when (?:do|will|am|are|shall) (?:i|we) (?:next |going to )?(?:see|meet|meeting|seeing|talk|speak|catch|have (?:dinner|lunch)))\b|^prossim[oaie]\b|\bprossim[oaie] (?:appuntament\w*|incontr\w*|volta|impegn\w*|programm\w*|passo|cos[ae]|telefonata|cena|event\w*|vist[ae]|scadenz\w*|colloqui\w*)|\bin (?:programma|agenda|calendario|ballo|vista)\b|\bcosa (?:c'e|abbiamo|ho) (?:di )?(?:programmato|previsto|organizzato|fissato)\b|\bcosa c'e (?:di )?previsto\b|\bquando (?:lo |la |li |ci )?(?:vedo|vediamo|rivedo|rivediamo|incontr[oi]\w*|vedremo|rivedro|vedro|rivedremo|sentiamo|sento|risentiamo)\b|\b(?:quali )?impegni\b|\b(?:cosa|che) (?:faccio|facciamo)\b.*\b(?:prossim\w|domani|weekend|fine settimana|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi)\b|\bwhat (?:am i|are we) (?:doing|up to)\b/,
  ],
  [
    "times",
    /\b(?:how many times|how often|how frequently|in how many notes|quante volte|ogni quanto|con che frequenza|quanto spesso)\b/,
  ],
  [
    "last",
    /\b(?:last|latest|most recent) (?:time|saw|see|met|meet|spoke|speak|talk\w*|call\w*|phone\w*|argu\w*|fight|fought|row|quarrel\w*|visit\w*|dinner|lunch|coffee|conversation|chat|message\w*|text\w*|email\w*|meeting|date|hear|heard|hang|hung|wrote|write|contact)\b|\bwhen\b.*\b(?:last|lately|most recently)(?! (?:week|month|year|night|summer|winter|spring|autumn|christmas|easter|name|\w+day)\b)|\bhow long\b.*\bsince\b|\bhow long ago\b|\bsince when (?:have|has)\b.*\b(?:not|n't)\b|\bultim[ao] (?:volta|vota|vlta|lite|litigat\w*|litigio|discussione|telefonat\w*|chiamat\w*|incontro|visita|cena|pranzo|messaggi\w*|caffe|chiacchierata|conversazione|uscita|sentit\w*|vist\w*|appuntamento|scontro|mail)\b|\bda quant[oe]\b.*\bnon\b|\bda quando non\b|\bquanto (?:tempo )?e (?:passato|che non)\b|\bquanto tempo (?:fa|e che)\b|\bper ultim[oa]\b|\bultimamente\b/,
  ],
  [
    "owed",
    /\b(?:owe|owes|owed|owing|debts?|lent|lend|loan\w*|borrow\w*|repaid|repay|paid (?:me |him |her |them |us )?back|pay (?:me |him |her |them |us )?back|gave (?:me |him |her )?back|given (?:me |him |her )?back)\b|\b(?:prest(?:at\w*|ito|iti|o)|imprest\w*|restituit\w*|restituire|ridat[oiae]|ridare|debit[oi]|saldat\w*|reso|rendere)\b|\b(?:quanto|quanti|soldi|euro)\b.*\b(?:deve|devo|dobbiamo|devono|dovevo|doveva)\b(?! \w+(?:are|ere|ire|rsi|rlo|rla|rgli|rle)\b)|\b(?:mi|gli|le|ci) dev[eo]\b(?! \w+(?:are|ere|ire|rsi)\b)|\bin (?:pari|debito|credito)\b/,
  ],
  [
    "age",
    /\b(?:how old|what age|whats? (?:is )?(?:his|her|their|\w+'s) age|(?<!da )quant[io]? anni(?! fa)|che eta|di che eta|qual e l'eta|eta ha)\b/,
  ],
  [
    "agreed",
    /\b(?:what|which|did|have|had|has|do|any)\b.*\b(?:agree|agreed|agreement|promise|promised|promises|deal with|our deal|arrangement|decide|decided|settle|settled|commit|swear|swore)\b|\b(?:accord[oi]|accordat[io]|concordat\w*|promess\w*|promett\w*|pattuit\w*|stabilit\w*|decis[oi]|patti?|rimasti|giurat\w*|impegnat[oa] a)\b/,
  ],
  [
    "when",
    /\b(?:when|what (?:day|date|time|month|year)|which (?:day|date|month|year)|on what|how soon|quando|quand|che giorno|che data|quale giorno|in che data|che ora|che mese|che anno|quale data|qual e la data|data d[ie])\b/,
  ],
  [
    "name",
    /\b(?:what|which|how)\b.*\b(?:names?|called|surname|nickname)\b|^(?:the )?(?:names?|surname) of\b|\bcome\b.*\bchiam\w+|\b(?:nom[ei]|cognome|soprannome)\b/,
  ],
  ["who", /\b(?:who|whom|whose|chi)\b/],
  [
    "where",
    /\b(?:where|what (?:city|town|country|address|street|village)|which (?:city|town|country|school|university|hospital|hotel|restaurant)|dove|dov|in (?:che|quale) (?:citta|paese|via|ospedale|albergo|posto|zona|quartiere)|che indirizzo|qual e l'indirizzo|indirizzo)\b/,
  ],
  ["how-many", /\b(?:how many|quanti|quante)\b/],
  [
    "how-much",
    /\b(?:how (?:much|tall|big|heavy|long|far|high|large|expensive)|quanto|quanta|(?:what|which|che|quale|qual e la|qual e il|qual e) (?:(?:is |are )?(?:his |her |their |my |the |sua |suo )?(?:\w+ )?(?:size|taglia|misura|numero|number|price|prezzo|height|weight|salary|stipendio|rent|affitto)))\b/,
  ],
  [
    "what",
    /\b(?:what|which|how|why|what|com|cosa|che|quale|quali|qual|come|perche|tell me|remind me|dimmi|ricordami)\b/,
  ],
];

const LATER_WHEN =
  /^(?:what(?! (?:day|date|time|month|year))|who|where|which(?! (?:day|date|month|year))|how|cosa|che(?! (?:giorno|data|ora|mese|anno))|chi|dove|come|quanto) .*\b(?:when|quando)\b/;

/** `folded` is the question in lower case without accents; `plain` also has its spelling corrected. */
export function kindOf(folded: string, plain = folded): Kind {
  for (const [kind, match] of KINDS) {
    if (!match.test(folded) && !match.test(plain)) continue;
    if (kind === "last" && /\b(?:how much|quanto|quanti)\b.*\b(?:owe|devo|deve)\b/.test(folded)) continue;
    if (
      kind === "owed" &&
      /^(?:what|cosa|che)\b.*\b(?:agree\w*|decid\w*|settle\w*|promis\w*|concordat\w|decis\w|promess\w|stabilit\w|accord\w)\b/.test(
        folded,
      )
    )
      continue;
    // “What did he want to be when he was young”.
    if (kind === "when" && LATER_WHEN.test(folded)) continue;
    return kind;
  }
  return "yes-no";
}
