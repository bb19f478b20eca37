import type { Language } from "#domain/language.ts";

const STYLE_EN =
  "(?:short|shorter|brief|quick|chill|casual|formal|informal|polite|nice|kind|friendly|warm|neutral|firm|light|funny|simple|calm|sweet|cute|honest|gentle|serious|soppy|cheesy|keen|pushy|long|heavy|posh|stiff|professional|normal)";
const STYLE_IT =
  "(?:cort[oaie]|brev[ei]|semplic[ei]|carin[oaie]|gentil[ei]|formal[ei]|informal[ei]|affettuos[oaie]|simpatic[oaie]|legger[oaie]|dolc[ei]|cald[oaie]|ferm[oaie]|decis[oaie]|sdolcinat[oaie]|normal[ei]|bell[oaie]|educat[oaie]|cordial[ei]|tranquill[oaie]|seri[oaie]|lung[oaie]|pesant[ei])";

/** Whole sentences for the coach: style wishes, requests to write, thoughts about writing. */
export const TO_COACH: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:(?:and|but|ok|please|just|pls) )*(?:(?:make|keep) (?:it|this) |(?:nothing|not) (?:too |sounding )*)?(?:really |very |too |a bit |quite |super )*${STYLE_EN}(?:(?:,| and| but| or)+ (?:not |too |really |a bit )*${STYLE_EN})*(?: (?:please|pls|though|tho|tone|words))?[.!…]*$`,
      "i",
    ),
    /^(?:(?:and|but) )*(?:not|nothing) (?:too|like|all) .*(?:sounding|sound(?:s)? like|keen|formal|soppy|emoji|poem|robot|like i'?m\b|im \d).*$/i,
    /^(?:(?:and|but) )*(?:no|without|skip the) (?:emojis?|smileys?|exclamation marks?|cheesy stuff|soppy stuff|kisses|waffle)[^.:]*$/i,
    /^(?:(?:so|ok|well|and|but) )*(?:what|how) (?:do|should|can|could|would|does) (?:i|you|one|we|u)\b[^:,]*(?:, (?:write|word|put|do) it (?:for me|down|nicely))?[?.!]*$/i,
    /^(?:(?:so|ok|well|and) )*(?:what|which) (?:would|could|might) be (?:a|the) (?:good|nice|best|right|kind|first)\b[^:]*[?.!]*$/i,
    /^(?:any|some) (?:ideas?|tips|suggestions)[?.!]*$/i,
    /^(?:(?:please|pls|can you|could you|would you|will you) )*(?:(?:help|write|word|put|draft|phrase|do) (?:me|it|this|that)(?: (?:for me|nicely|up|down|into words|with (?:this|that|it)|to (?:her|him|them)))*|help)(?: (?:please|pls|ok|thanks))?[?.!]*$/i,
    /^(?:(?:please|pls|can you|could you|can u|would you|ok|so|just) )*(?:write|draft|make|give|do|prepare|word) (?:(?:me|it|us) )?(?:up )?(?:something|smth|sth|sm?th|\d sentences?|(?:one|two|three|a few|a couple of) (?:short )?(?:sentences?|lines?|words)|a (?:card|note|text|message|list|post-?it))(?: (?:short|nice|chill|quick|simple))*(?: (?:that |which )?(?:i|we) (?:can|could|might)\b[^.:,]*)?[.!?]*$/i,
    /^(?:u|you) (?:keep|always|only) [^.]*$/i,
    /^(?:this|that|it) (?:is|was|sounds?|looks?|feels?) (?:too|so|very|like|a bit|way too|kinda|rather)\b[^.]*$/i,
    /^(?:(?:haha\w*|lol|lmao|ok|okay|thanks?|thank you|ta|cheers|pls|please|cute|nice|hmm+|nah|yeah|yep)(?:[,.! ]+|$))+$/i,
    /^(?:i(?:'m| am)|im) (?:not (?:good|great) (?:at|with)|rubbish at|bad at|no good at|terrible (?:at|with)|useless (?:at|with)) [^.]*(?:words|writing|this|texts?|messages?)[.!]*$/i,
  ],
  it: [
    new RegExp(
      `^(?:(?:e|ma|però|per favore|pls|insomma|anzi) )*(?:(?:fall[oa]|tienil[oa]|scrivil[oa]|che sia|con|parole|con parole|frasi|niente di|non troppo|una cosa|na cosa|roba|qualcosa di) )*(?:troppo |molto |un po' |abbastanza |più )*${STYLE_IT}(?:(?:,| e| ma)+ (?:non |troppo |molto )*${STYLE_IT})*(?: (?:per favore|dai|pls|grazie|però|mi raccomando))?(?: (?:però )?(?:che|perché|xke) .*)?[.!…]*$`,
      "iu",
    ),
    /^(?:(?:e|ma) )*(?:no|niente|senza) (?:cose |roba |frasi |tutte (?:ste |queste )?|troppe )?(?:sdolcinat\p{L}+|emoji|faccine|smancerie|cuoricini|scuse|giri di parole|paroloni|punti esclamativi)[^.:]*$/iu,
    /^(?:(?:e|ma|però|allora|quindi) )*(?:come|che cosa|cosa|che) (?:cosa )?(?:(?:gli|le|ci|glielo|gliela|lo|la|je|jelo|posso|potrei|dovrei|devo|faccio|si) ?)+(?:dico|scrivo|rispondo|dire|scrivere|metto|spiego|chiedo|propongo|fare|fa|dirglielo|dirgli|dirle|faccio)?(?:,? (?:adesso|ora|bene))?[o?.!]*$/iu,
    /^(?:qualche |hai )?(?:idee|idea|consigli|suggerimenti)[?.!]*$/iu,
    /^(?:(?:e|ma|ok|dai|allora|per favore|insomma|poi) )*(?:(?:me l[oa]|mel[oa]) (?:scrivi|prepari|metti giù)(?: tu)?(?: bene| meglio)?|scriv(?:imel[oa]|il[oa])(?: tu)?(?: bene| va| dai)?|mi (?:aiuti|dai una mano)(?: a (?:scriverl[oa]|dirl[oa]|dirglielo))?|aiutami(?: tu)?|(?:puoi|potresti|riesci a) (?:scriverl[oa]|aiutarmi|prepararl[oa])(?: tu)?|fai tu|pensaci tu|mi prepari (?:il|un) \p{L}+)[?.!]*$/iu,
    /^(?:(?:ok|allora|senti|dai|e|per favore) )*(?:(?:mi )?(?:scrivi|scrivimi|fammi|fai|fa|prepara|preparami|dammi|butta giù)(?: tu)?) (?:un |una |na |due |tre |dei |delle |qualche )?(?:cosa|cose|qualcosa|righe|frasi|parole|messaggio|mess|messaggino|msg|bigliettino|biglietto|lista|testo)(?: \p{L}+)?(?: (?:da|che (?:posso|potrei)) [^.:,]*)?[.!?]*$/iu,
    /^(?:(?:e |ma |però )?(?:del|al|con il|col|in) (?:lei|tu|voi)|(?:le|gli|ci) (?:do|diamo|dia|dai) (?:del )?(?:lei|tu|voi)|(?:dalle|dagli|dia) del (?:lei|tu|voi))(?: (?:ovviamente|naturalmente|per favore|mi raccomando|chiaramente|eh))?[.!]*$/iu,
    /^(?:(?:e|ma|però) )*(?:in|scritto in) (?:italiano|romanesco|dialetto|napoletano)(?: però)?(?:,? (?:bell[oa]|bene|semplice))?[.!]*$/iu,
    /^(?:ahah\p{L}*|haha\p{L}*|boh|ok|okay|grazie(?: mille)?|dai|per favore|ciao|bello|carino|uffa|mah|vabb[eè])[.!]*$/iu,
    /^(?:con (?:gentilezza|garbo|tatto|calma|dolcezza|educazione|rispetto)|dando(?:le|gli) del (?:lei|tu))(?:,? e (?:con |dando)[^.,:]*)*[.!]*$/iu,
    /^(?:(?:io )?non sono (?:brav[oa]|capace|portat[oa])|con le parole non|scrivo coi piedi)[^.:]*$/iu,
    /^(?:me l[oa] metti (?:giù|in un messaggio)|puoi (?:metterl[oa]|dirl[oa]) (?:giù|in un messaggio|meglio)(?: tu)?)[?.!]*$/iu,
    /^(?:mejo|meglio) (?:un|il) (?:messaggio|mess|vocale|biglietto)[.!]*$/iu,
  ],
};

/** How many of these, from the first, are style wishes, which never occur in a message. */
export const STYLE_ONLY: Record<Language, number> = { en: 3, it: 2 };

/** A question or style wish for the coach after the content. */
export const TAIL: Record<Language, RegExp> = {
  en: /(?:[,;–-]|(?<=\w))? ?(?:\b(?:so|and|but|ok) )*(?:\bhow (?:do|can|should|would|could) (?:i|you|we) (?:do|say|put|tell|word|phrase|go about|write|ask) (?:that|this|it|him|her|them)(?: (?:to|without) [^.?!,]*)?|\b(?:can|could|would|will) (?:you|u) (?:please )?(?:word|phrase|write|put|draft) (?:it|that|this)(?: (?:for me|nicely|better|in a nice way|into words))*|\b(?:what|how) do i (?:say|reply|write|send)|\bwrite (?:it|this|that) for me|\bany ideas|\bnothing (?:too )?(?:rude|fancy|heavy|long|formal|soppy|dramatic)(?: (?:pls|please|though|tho))?|\bhelp me (?:say|write|word) (?:it|that|this)|\b(?:lol|lmao|haha+|x+|pls|plz|please help))[?.!]*$/i,
  it: /(?:[,;–-])? ?(?:(?<!\p{L})(?:e|ma|ok|dai) )*(?:(?<!\p{L})come (?:facci?o+|glielo (?:dico|scrivo|spiego|metto)|gliel[oa] (?:dico|metto giù)|(?:lo|la) (?:dico|scrivo|metto)|si fa)|(?<!\p{L})(?:qualche )?idee?|(?<!\p{L})(?:me l[oa]|mi) (?:scrivi|prepari|butti giù)(?: tu)?(?: bene)?(?: (?:il|un) \p{L}+)?|(?<!\p{L})scriv(?:imel|il)[oa](?: tu)?(?: va| bene| dai)?|(?<!\p{L})mi aiuti(?: a (?:scriver|dir)\p{L}+)?|(?<!\p{L})(?:del lei|dandole del lei|dandogli del lei) ?(?:ovviamente|naturalmente|per favore)?|(?<!\p{L})(?:le|gli) do del lei|(?<!\p{L})niente di (?:maleducato|pesante|formale|lungo|drammatico|offensivo)(?: (?:pls|per favore|mi raccomando))?|(?<!\p{L})(?:pls|haha\p{L}*|ahah\p{L}*))[o?.!]*$/iu,
};

/** A style wish at the end of the content: “without falling out”, “senza che succeda un quarantotto”. */
export const MANNER: Record<Language, RegExp> = {
  en: /,? (?:(?:but |and )?without (?:it )?(?:sounding|seeming|being|hurting|offending|insulting|upsetting|making|coming across|falling out|turning|starting|losing|a row|drama)\b[^.?!:,]*|so (?:that )?(?:he|she|they|it|i) (?:doesn't|don't|won't) (?:think|feel|get|take|sound|look|seem|hate|blame|mind|freak|be (?:offended|hurt|angry|upset|mad))\b[^.?!:,]*|in a (?:nice|kind|polite|gentle|friendly|firm|good) way)(?=[.?!]*$)/i,
  it: /,? (?:(?:ma |e )?senza (?:che (?:succed|si offend|se la prend|pensi|ci rimang|sembr|si arrabb|litig|nasc)\p{L}*|sembrar|fare la figura|fare (?:una |la |il |un )?(?:scenat|drammi|dramm|pesant)|passare per|risultar|offender|ferir|perder(?:l[oaie]|ti)|litigar|rovinar|essere (?:troppo )?(?:pesant|aggressiv|scortes|maleducat|dur))[^.?!:,]*|(?:in modo|in maniera) (?:gentile|carin[oa]|educat[oa])|con (?:tatto|garbo|gentilezza))(?=[.?!]*$)/iu,
};

/** Words for the coach at the start of a sentence. */
export const LEAD: Record<Language, RegExp> = {
  en: /^(?:(?:ok|okay|so|well|hmm+|hm|nah|no|yeah|yes|right|hey|hi|listen|actually|anyway|maybe|then|and|look|haha\w*|lol|alright|fine)(?:[,.!…-]+ ?| (?=(?:so|ok|can|could|would|please|pls|write|text|tell|say|just|what|how|i'd|i want|i would|a text|help|put|then)\b)))+/i,
  it: /^(?:(?:ok|okay|allora|senti|ascolta|dai|ehi|ciao|boh|mah|si|sì|no|e|ma|va b[eè]n?e?|vabb[eè]|aiuto|insomma|anzi|haha\p{L}*|ahah\p{L}*|oh|aò)(?:[,.!…-]+ ?| (?=(?:allora|ok|puoi|potresti|scriv|mi |me |dille|digli|come|vorrei|voglio|aiut|fammi|un mess|manda)\p{L}*)))+|^torniamo a [^:,.]{2,30}[:,.] ?|^cambio (?:discorso|argomento)[^:,.]{0,20}[:,.] ?/iu,
};
