import type { Language } from "#domain/language.ts";
import type { Wish } from "./wish.ts";

/** Approval and thanks for a draft. */
export const KEPT: Record<Language, RegExp> = {
  en: /^(?:(?:haha\w*|aw+|oh|ok|okay|yes|yeah|ah|wow|omg|right|so|well)[,!. ]+)*(?:thanks?|thank you|thx|ty|ta|cheers|cute|perfect|lovely|love (?:it|that|this)|brilliant|great|nice(?: one)?|good(?: one)?|amazing|beautiful|sweet|sick|spot on|exactly|much better|better|that(?:'s| is|s) (?:it|lovely|perfect|great|good|better|nice|sweet|beautiful|decent|brilliant|exactly)|it(?:'s| is|s) (?:lovely|perfect|great|good|beautiful)|i (?:actually |really |just )?(?:cried|teared up|like (?:it|that|this)|love (?:it|that|this))|made me (?:cry|smile|laugh)|(?:he|she|they)(?:'ll| will)? (?:love|like|hate)(?:s)? (?:it|that|this)|sent(?: it)?|sending (?:it|that)|i(?:'ll| will| am going to|'m going to)? ?send (?:it|that|this))\b/i,
  it: /^(?:(?:haha\p{L}*|ahah\p{L}*|oh|ok|okay|sì|si|ah|wow|va bene|allora|aw+)[,!. ]+)*(?:grazie|ti ringrazio|la ringrazio|perfett[oa]|bell[oaie]|bellissim[oa]|che (?:bello|bella|carino|carina)|carin[oa]|ottimo|bene(?: così)?|benissimo|meglio|molto meglio|splendid[oa]|stupend[oa]|mi piace|mi è piaciut[oa]|mi è venuto da piangere|mi (?:hai|ha) (?:commoss[oa]|fatto (?:piangere|ridere|sorridere))|così (?:è|va) (?:bello|bene|perfetto)|(?:l'ho |l' ?ho )?(?:mandat[oa]|inviat[oa])|inviatoo*|l[oa] (?:mando|invio|copio|uso|imbuco)|gli piacer[àa]|le piacer[àa]|sei (?:un tesoro|grande|fantastic[oa]))(?!\p{L})/iu,
};

/** After approval, introduces a wish after all. */
export const YET: Record<Language, RegExp> = {
  en: /\b(?:but|just|only|maybe|except|could you|can you|without|add|instead|change|tho|though|shorter|less|more|take|drop|remove|leave)\b/i,
  it: /(?<!\p{L})(?:ma|però|solo|magari|tranne|puoi|potresti|senza|aggiung\p{L}+|invece|cambia|più|piu|meno|togli|leva|metti\p{L}*)(?!\p{L})/iu,
};

/** Asks for the previous draft again. */
export const UNDO: Record<Language, RegExp> = {
  en: /^(?:(?:no|actually|ok|hmm|wait|oh|sorry)[,. ]+)*(?:put (?:it|that) back(?: in)?|(?:go|take it) back to (?:the )?(?:first|previous|last|old|other|one before)|undo(?: that| it)?|(?:i (?:prefer|liked|preferred) )?the (?:first|previous|old|earlier|last) (?:one|version)(?: was better| please)?|as it was(?: before)?|leave it as it was)\b/i,
  it: /^(?:(?:no|anzi|ok|mh+|aspetta|scusa)[,. ]+)*(?:anzi no,? )?(?:rimettil[oa]|rimettic(?:elo|ela)|lascial[oa] com'era|com'era prima|come prima|torna (?:alla|a quella) (?:di prima|precedente|prima)(?: versione)?|(?:era )?meglio (?:prima|quella di prima|la prima)|annulla(?: la modifica)?|(?:preferivo|preferisco) (?:la prima|quella di prima))(?!\p{L})/iu,
};

const EASE = "(?:(?:little|a (?:bit|little|tad|touch|lot)|bit|way|much|even|slightly|somewhat|kinda|far) )*";

/** Style wishes, at the start of a clause. */
export const TONE: Record<Language, readonly (readonly [RegExp, Wish["kind"]])[]> = {
  en: [
    [
      new RegExp(
        `^${EASE}(?:softer|gentler|tone (?:it|that|this) down|calm it down|sounds? like an? (?:order|accusation|threat|ultimatum|lecture|telling off)|less (?:harsh|direct|aggressive|pushy|blunt|bossy|angry|rude|passive[- ]aggressive)|(?:too|so|very|a bit) (?:harsh|aggressive|pushy|blunt|bossy|angry|rude|direct|passive[- ]aggressive))\\b`,
        "i",
      ),
      "softer",
    ],
    [
      new RegExp(
        `^${EASE}(?:less (?:polite|posh|proper|nice|kind|stuck[- ]up|smooth|sugary)|ruder|blunter|cheekier|(?:too|so|very) (?:polite|posh|proper|nice|smooth))\\b`,
        "i",
      ),
      "less-polite",
    ],
    [
      new RegExp(
        `^${EASE}(?:less (?:humble|apologetic|needy|grovelling|grovelly|pleading|timid|weak|meek|wordy and humble|begging|submissive|desperate)|(?:too|so|very) (?:humble|apologetic|needy|grovelling|timid|weak|meek|soft|desperate|submissive)|firmer|more (?:confident|direct|assertive|firm|clear|self-assured)|stronger|tougher)\\b`,
        "i",
      ),
      "direct",
    ],
    [
      new RegExp(
        `^${EASE}(?:less (?:formal|stiff|official|businesslike|robotic|corporate|soppy|cheesy|poetic|dramatic|fancy|flowery|cringe|gushy|sappy|over the top|emotional)|(?:too|so|very|way too) (?:formal|stiff|official|robotic|corporate|soppy|cheesy|poetic|dramatic|fancy|flowery|cringe|gushy|sappy|emotional|much like (?:a|an) .{2,30})|more (?:normal|casual|relaxed|chilled?|natural|like me)|chiller|plainer|simpler|looser|normal|casual|sounds? like (?:a|an|the|my) (?!me).{2,40}|make it sound like me|(?:it )?doesn'?t sound like me)\\b`,
        "i",
      ),
      "informal",
    ],
    [
      new RegExp(
        `^${EASE}(?:shorter|briefer|less (?:long|wordy)|more (?:concise|to the point)|(?:too|so|way too|very) (?:long|wordy|much text)|cut (?:it )?(?:down|short)|half (?:as long|the length|of (?:it|that)))\\b`,
        "i",
      ),
      "shorter",
    ],
    [new RegExp(`^${EASE}(?:longer|more detail(?:ed)?|(?:too|so) short)\\b`, "i"), "longer"],
    [
      new RegExp(
        `^${EASE}(?:warmer|kinder|nicer|friendlier|sweeter|softer and warmer|more (?:friendly|loving|affectionate|personal|heartfelt|caring|warm|kind|human)|less cold|(?:too|so|very|bit|a bit) (?:cold|dry|curt|harsh and cold|impersonal))\\b`,
        "i",
      ),
      "warmer",
    ],
    [
      new RegExp(
        `^${EASE}(?:more (?:formal|professional|polite|official|respectful)|politer|less (?:casual|informal|chatty)|(?:too|so) (?:casual|informal|chatty)|formal)\\b`,
        "i",
      ),
      "formal",
    ],
    [
      new RegExp(
        `^${EASE}(?:funnier|lighter|more (?:fun|playful|humorous)|less (?:serious|heavy)|(?:too|so) (?:serious|heavy))\\b`,
        "i",
      ),
      "lighter",
    ],
  ],
  it: [
    [
      /^(?:un po' |molto )?(?:(?:abbassa|smorza) (?:i |il )?ton[oi]|(?:sembra|suona|pare)(?: quasi)? un(?:'|o |a | )(?:ordine|rimprovero|accusa|minaccia|ultimatum|predica|ramanzina)|più (?:morbid[oa]|delicat[oa]|soft)|meno (?:dur[oa]|dirett[oa]|aggressiv[oa]|secc[oa]|arrabbiat[oa]|brusc[oa]|pesante)|(?:troppo|così|un po') (?:dur[oa]|aggressiv[oa]|secc[oa]|brusc[oa]|arrabbiat[oa]|pesante|dirett[oa]))(?!\p{L})/iu,
      "softer",
    ],
    [
      /^(?:un po' |molto |decisamente )?(?:meno (?:gentile|educat[oa]|cortese|cerimonios[oa])|(?:troppo|così) (?:gentile|educat[oa]|cortese|cerimonios[oa]))(?!\p{L})/iu,
      "less-polite",
    ],
    [
      /^(?:un po' |molto )?(?:meno (?:umile|supplichevole|dimess[oa]|debole|disperat[oa]|lamentos[oa])|troppo (?:umile|supplichevole|dimess[oa]|debole|disperat[oa]|lamentos[oa]|molle)|più (?:decis[oa]|dirett[oa]|ferm[oa]|sicur[oa]|chiar[oa]|fort[oe]))(?!\p{L})/iu,
      "direct",
    ],
    [
      /^(?:un po' |molto )?(?:meno (?:formale|rigid[oa]|poet\p{L}+|sdolcinat[oa]|melens[oa]|drammatic[oa]|teatrale|pompos[oa]|ufficiale|impostat[oa]|romantic[oa])|(?:troppo|così) (?:formale|rigid[oa]|poetic[oa]|sdolcinat[oa]|melens[oa]|drammatic[oa]|pompos[oa]|ufficiale|impostat[oa]|romantic[oa]|fint[oa])|più (?:normale|naturale|semplice|sciolt[oa]|amichevole|informale|colloquiale|spontane[oa]|alla buona)|(?:mi )?(?:sembra|suona|pare) (?:una? |na |il |la |lo |fint|uno ).{2,50}|(?:non|nn) (?:deve )?sembr(?:a|are|i) (?:una? |na |di essere |uno ).{2,40}|(?:non|nn) (?:è|sembra|suona) (?:roba )?(?:mia|mio|da me)|parlo più semplice)(?!\p{L})/iu,
      "informal",
    ],
    [
      /^(?:un po' |molto |ancora )?(?:più (?:cort[oa]|breve|sintetic[oa]|concis[oa])|meno (?:lung[oa]|prolis[oa]|parole)|(?:troppo|così) (?:lung[oa]|prolis[oa])|accorcia\p{L}*|stringi\p{L}*|taglia\p{L}*(?= un po'|$|[,.])|(?:la )?metà)(?!\p{L})/iu,
      "shorter",
    ],
    [
      /^(?:un po' |molto )?(?:più (?:lung[oa]|dettagliat[oa])|troppo (?:cort[oa]|breve)|allunga\p{L}*)(?!\p{L})/iu,
      "longer",
    ],
    [
      /^(?:un po' |molto |decisamente )?(?:più (?:cald[oa]|affettuos[oa]|dolce|caloros[oa]|carin[oa]|gentile|uman[oa]|personale|tener[oa])|meno (?:fredd[oa]|secc[oa] e fredd[oa]|distaccat[oa]|impersonale)|(?:troppo|così|un po') (?:fredd[oa]|distaccat[oa]|impersonale|asciutt[oa]))(?!\p{L})/iu,
      "warmer",
    ],
    [
      /^(?:un po' |molto )?(?:più (?:formale|professionale|educat[oa]|rispettos[oa]|ufficiale|cortese)|(?:troppo|così) (?:informale|confidenziale))(?!\p{L})/iu,
      "formal",
    ],
    [
      /^(?:(?:(?:gli|le) )?(?:dia|dagli|dalle|dandogli|dandole|dai|diamogli|diamole|usi|usa)(?: (?:del|il))? lei|(?:col|con il|in|del|al) lei)(?!\p{L})/iu,
      "lei",
    ],
    [/^(?:(?:gli|le) )?(?:dia|dagli|dalle|diamogli|diamole|usi|usa)(?: (?:del|il))? tu(?!\p{L})/iu, "informal"],
    [
      /^(?:un po' |molto )?(?:più (?:divertente|legger[oa]|spiritos[oa]|scherzos[oa]|simpatic[oa])|meno (?:seri[oa]|pesante)|troppo (?:seri[oa]|pesante))(?!\p{L})/iu,
      "lighter",
    ],
  ],
};

/** What may precede a wish in a clause. */
export const BEFORE: Record<Language, RegExp> = {
  en: /^(?:(?:ok(?:ay)?|no|nah|nope|hmm+|and|but|so|then|maybe|perhaps|please|pls|plz|actually|also|just|haha\w*|lol|wait|sorry|yes|yeah|good|great|nice|cool|cute|fine|can (?:you|u|we|it|that)|could (?:you|u|we|it|that)|would (?:you|it)|will you|should(?: it)?|make (?:it|this|that)|makes? it|keep it|write it|do it|say it|put it|try|i(?:'d| would) (?:like|prefer|rather have) (?:it )?|i want (?:it )?|it(?:'s| is|s| should| could| has to| needs to)|that(?:'s| is|s)|this is|be|bit|now|still|only|one thing|something|a version that(?:'s| is)|it sounds|sounds|it reads|reads|feels|it feels|a)[,.!:]* +)+/i,
  it: /^(?:(?:ok(?:ay)?|no|nn|e|ed|ma|però|poi|anzi|allora|magari|forse|per favore|pls|dai|ahah\p{L}*|haha\p{L}*|aspetta|scusa|scusi|sì|si|bello|bella|bene|carino|perfetto|va bene|grazie|puoi|può|potresti|potrebbe|riesci a|fall[oa]|fammel[oa]|me l[oa] (?:rifai|riscrivi|fai|rifaresti)|rifammel[oa]|rif(?:alla|allo)|riscrivil[oa]|rendil[oa]|farl[oa]|scrivil[oa]|mettil[oa]|tienil[oa]|l[oa] (?:vorrei|voglio|preferirei|preferisco)|vorrei|voglio|è|era|mi (?:sembra|pare|suona)|sembra|suona|solo|una cosa|ancora|così|il messaggio|deve essere|dev'essere|sia)[,.!:]* +)+/iu,
};

/** “without the exclamation marks”, “togli la parte di sabato” */
export const DROP: Record<Language, RegExp> = {
  en: /^(?:without|w\/o|minus|leave out|leaving out|leave off|drop|dropping|remove|removing|delete|deleting|skip|skipping|take out|taking out|take off|cut out|cut|cutting|lose|losing|scrap|scrapping|get rid of|omit|not the|no more) +/i,
  it: /^(?:senza|togli(?:amo|ci|e|endo|eresti|erei|mi)?|togliere|leva(?:re|ce|ci|mo|ndo|mi)?|elimina(?:re|ndo|mi)?|cancella(?:re|ndo|mi)?|via|lascia (?:fuori|stare|perdere)|lasciare (?:fuori|stare)|tralascia|ometti|niente|basta (?:con )?) +/iu,
};

/** “don’t say that …”, even if the draft does not. */
export const FORBID: Record<Language, RegExp> = {
  en: /^(?:do not|don'?t|dont|please don'?t|never) (?:say|mention|write|tell (?:him|her|them)|put|bring up|talk about)(?: (?:that|anything about|about|the (?:thing|bit|part) (?:about|with)))? */i,
  it: /^(?:(?:non|nn) (?:dire|dirgli|dirle|scrivere|nominare|parlare|metterci|mettere|citare|accennare)(?: (?:che|di|del|della|dei|a|al|alla|niente (?:di|del|della|su|sul|sulla)))?) */iu,
};

export const ADD: Record<Language, RegExp> = {
  en: /^(?:add|adding|include|mention|put in|also (?:say|add|mention|tell (?:him|her|them))|say too|throw in|work in|and say)(?: (?:also|too|in|there|something (?:about|that)|a line (?:about|that|saying)|the fact))?(?: that)? +/i,
  it: /^(?:aggiung(?:i|a|ere|iamo|ici|imi)|mett(?:ici|iamoci|i|erci|imi|a|endo|endoci)|aggiungendo(?:ci)?|inserisci|inserire|scrivi anche|di'? anche|dì anche|digli anche|dille anche|ci (?:metti|aggiungi|metta|aggiunga))(?: (?:anche|pure|dentro|in più))*(?: che)? +/iu,
};

/** Introduces the reason for a wish, which is not for the message. */
export const REASON: Record<Language, RegExp> = {
  en: /(?:,? (?:because|cause|cos|coz|bc|since|as|so that|so (?:it|he|she|they)|or (?:he|she|they)(?:'ll)?)|,? (?:i'm|im|i am) not (?:sure|ready)|,? (?:i (?:don't|dont|do not|didn't|never|hate|have|can't|want)|(?:he|she|they|we|it|this|that)(?:'s|'re|s|'ll)? (?:is|are|doesn't|doesnt|don't|dont|hates?|never|only|not|would|will|won't|looks?|sounds?|seems?|isn't|isnt|\d|all|both)|that(?:'s| is) (?:too|not|a bit)|(?:we're|we are|were|im|i'm|i am) \d)) ?\b.*$/i,
  it: /(?:,? (?:perché|perche|xke|xké|xche|poiché|visto che|siccome|sennò|se no|così (?:è|sembra|si|non|nn|lo|la)|tanto|che (?:sennò|se no)|altrimenti)(?!\p{L})|, (?:(?:lui|lei|loro|io|(?:non|nn) (?:voglio|sono|vorrei|deve|credo|ci)|è|sono|sembra|ho|lo|la|gli|le|si|mi|legge|odia)(?!\p{L}))).*$/iu,
};
