import type { Language } from "#domain/language.ts";

export const COUNT: Record<Language, string> = {
  en: "(?:an?|one|1|some|two|three|a few|a couple of|another|my|the|this) ",
  it: "(?:un|una|uno|due|tre|qualche|delle|dei|quattro|il|le|un paio di|na) ",
};
export const NOUN: Record<Language, string> = {
  en: "(?:messages?|texts?|notes?|lines?|e-?mails?|mails?|cards?|letters?|words|repl(?:y|ies)|answers?|msgs?|txts?|whatsapps?|voice (?:note|message)s?|posts?|dms?|something|post-?its?)",
  it: "(?:messaggi(?:o|no)?|mess|msg|sms|righe|riga|frasi|mail|e-?mail|bigliett(?:o|ino|i)|lettera|letterina|parole|parola|risposta|whatsapp|vocale|post|testo|qualcosa|cosa|cosina|post-?it)",
};

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

/** Rewrites requests into forms that the readers know. */
export const RULES: Record<Language, readonly Rule[]> = {
  en: [
    // “ask if he minds”
    [
      /(?<=^|[.,!?] )(?:and |please )?ask (?=(?:if|whether) (he|she|they)(?!\p{L}))/giu,
      (_: string, who: string) => `ask ${/^he/i.test(who) ? "him" : /^she/i.test(who) ? "her" : "them"} `,
    ],
    [
      /\bi(?: (?:should|would)|'d) be (?:(?:most|very|so|much|really) )*(?:obliged|grateful|glad|thankful|pleased|happy)(?: to you)? (?:for|to have|if you (?:could|would|can|might)(?: please| kindly)?(?: (?:write|draft|prepare|compose|send|do|give|put together))?(?: me)?) /giu,
      "write ",
    ],
    [
      new RegExp(
        `(?:^|(?<=[.!?] ))(?:(?:please|pls|can you|could you|would you|kindly|ok|hi|hey) )*(?:get|fetch|find|do|knock|rustle|whip|sort|hand|give|make|throw|bash|whack|prepare|jot|scribble|dash) (?:me |us )?(?:up |out |together |off |down )?(?=${COUNT.en}(?:[\\p{L}-]+,? ){0,3}?${NOUN.en} (?:to|for) (?!hand |leave |put |read |stick |pin |hang |attach |go |say |send |give |text ))`,
        "giu",
      ),
      "write ",
    ],
    [
      /\bi (?:want|need|would like|have|wanna|'d like)(?: to)? (?:send|leave|record) (.{2,30}?) a voice (?:note|message|memo)[,.]? (?:so |and |please |pls )*(?:write|put|type)(?: it)?(?: down)? (?:how|as|like|the way) (?:i'd|i would|i) (?:speak|say|talk|tell)(?: it)?[,:.]* */giu,
      "write to $1: ",
    ],
    [
      /^(?:please |pls |can you |could you )*(?:drop|send|write|do|pop) (?:a|an|one|some|two|a few) (?:quick |short |little )?(?:line|lines|note|text|message|email|mail|msg) (?:to|for) ([^,.:]{2,30}?)(?:,| and| -|\.) (?:and |please )*(tell|ask|thank|remind) (?:him|her|them) /giu,
      (_: string, whom: string, verb: string) => `${verb.toLowerCase()} ${whom} `,
    ],
    [
      /^(?:good (?:morning|afternoon|evening)|hello|hi|dear coach)[.,!]+ (?=(?:please|kindly|can|could|would|write|i |draft|prepare|help)\b)/iu,
      "",
    ],
    [
      /(?<=^|[.,!?] )(?:i )?(?:really )?(?:do not|don'?t|dont) want to (?:be|sound|seem|come across)(?! (?:late|there|with|at))[^.,:]*?,? but (?=(?:i|we|my|the|it)\b)/giu,
      "",
    ],
    [
      new RegExp(
        `(?<=[.!?] )(?:(?:an? )?(?:[\\p{L}-]+,? (?:and |but )?){0,4}?)${NOUN.en} (?:asking|to ask) (him|her|them) `,
        "giu",
      ),
      "ask $1 ",
    ],
    [
      /^(\p{L}+) (?:keeps|is always|won't stop) (?:asking|nagging|begging)(?: me)? to (lend|give|buy|drive|babysit|join|come|go|do|help) ([^.,]+?),? (?:and|but|so) i (?:want|need|have|'d like) to (?:say|tell (?:him|her)) no\b/giu,
      (_: string, whom: string, verb: string, what: string) =>
        `tell ${whom} that I'm sorry but I can't ${verb} ${what}`,
    ],
    [/(?<= )n (?=(?:won'?t|can'?t|i'?m?|we|the|is|has|will|my)\b)/giu, "and "],
    [
      /\b2(day|nite|night|moro|morrow|mrw)\b/giu,
      (_: string, day: string) => (/^day/i.test(day) ? "today" : /^n/i.test(day) ? "tonight" : "tomorrow"),
    ],
    [/\b(he|she)'s (?=(?:invited|asked|offered|sent|given|written|told|lent|bought) (?:me|us)\b)/giu, "$1 has "],
    [/\bget[- ]well (?:line|lines|text|words|something|one)(?!\p{L})/giu, "get well message"],
    [
      /\basking to (?=(?:work|leave|take|have|borrow|come|swap|move|join|see|meet|change|switch|postpone|reschedule|book|use|stay|speak|talk|start|finish|go|bring)\b)/giu,
      "asking if I can ",
    ],
    [
      /(?<=[.,;!?]) (?:and |please )?(?:offer|suggest) (?=(?:next |this |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d|tomorrow)/giu,
      " propose ",
    ],
    [
      /(?:^|(?<=[.,!?] ))(?:and |so )?the answer(?:'s| is) (no|yes)(?=[,.!]|$)/giu,
      (_: string, what: string) => (/no/i.test(what) ? "I'm afraid it's a no" : "it's a yes"),
    ],
  ],
  it: [
    [
      /(?:le|ti|vi) sarei (?:molto |davvero )?(?:grat[oa]|obbligat[oa]|riconoscente) (?:di|per|se (?:mi )?(?:scrivess\p{L}+|preparass\p{L}+|facess\p{L}+|potess\p{L}+ (?:scriver|preparar|far)\p{L}+)) /giu,
      "scrivi ",
    ],
    [
      /(?<!\p{L})(?:voglio|vorrei|devo|volevo) (?:mandare|lasciare|registrare|fare) un (?:vocale|messaggio vocale|audio) a(?:d|l|lla)? ([^,.:]{2,25}),? (?:quindi |e )?(?:scriv\p{L}+|mett\p{L}+) (?:come|nel modo in cui) (?:lo |la )?(?:direi|parlo|parlerei|dico)[,:.]* */giu,
      "scrivi a $1: ",
    ],
    [
      /(?:^|(?<=[.,!?] ))(?:e |ma )?la risposta (?:è|sarebbe) (no|sì|si)(?=[,.!]|$)/giu,
      (_: string, what: string) => (/no/i.test(what) ? "purtroppo no" : "la risposta è sì"),
    ],
    [
      /(?<!\p{L})(?:scriv|mand|prepar|fa)\p{L}*?(gli|le) (?:due righe|un messaggio|un biglietto|due parole|qualcosa) di pronta guarigione(?!\p{L})/giu,
      "augura$1 una pronta guarigione",
    ],
    [
      /(?<!\p{L})(per chiedere|chiedendo) (?:di )?(?:poter )?(?=(?:lavorare da casa|uscire prima|entrare (?:dopo|più tardi)|prendere (?:un giorno|le ferie|ferie)|avere il|cambiare turno|assentarmi|spostare (?:il mio|l'appuntamento)|partire prima)(?!\p{L}))/giu,
      "$1 se posso ",
    ],
    [
      /^(?:buongiorno|buonasera|salve|ciao|(?:gentile|car[oa]) coach)[.,!]+ (?=(?:per favore|scriv|prepar|mi |vorrei|potreb|può|puoi|devo|aiut)\p{L}*)/iu,
      "",
    ],
    [
      /(?<=^|[.,!?] )(?:io )?non voglio (?:fare|sembrare|passare per|essere|risultare)[^.,:]*?,? ma (?=(?:mi|ci|ho|il|la|lo|i|le|devo|non|ne|è|quei|quelle)(?!\p{L}))/giu,
      "",
    ],
    [
      new RegExp(
        `(?<=[.!?] )(?:un |una |due )?${NOUN.it}(?: [\\p{L}]+,?){0,5}? per chieder(gli|le) (?=di |se )`,
        "giu",
      ),
      "chiedi$1 ",
    ],
    [
      /(?<!\p{L})(chied\p{L}*|di(?:gli|lle)|scriv\p{L}*|spiega\p{L}*|ricorda\p{L}*|rispond\p{L}*|avvisa\p{L}*) (?:con (?:gentilezza|garbo|tatto|calma|cortesia|educazione|delicatezza|dolcezza|fermezza|affetto)|gentilmente|educatamente|cortesemente|garbatamente) (?=(?:di|che|se|a|al|alla|ad)(?!\p{L}))/giu,
      "$1 ",
    ],
    [
      /(?<!\p{L})scriv[ai](?: (?:per me|a nome mio|da parte mia))? (?=(?:a|ad|al|alla|allo|ai|agli|alle)(?!\p{L}))/giu,
      "scrivi ",
    ],
    [/^(?:un |tanti |mille )?grazie (?:a|ad) (?=(?:zi[oa] |nonn[oa] )?\p{Lu}\p{L}+ per )/iu, "ringrazia "],
    // “la va a prendere suo fratello”, told to her
    [
      /(?<=(?<!\p{L})che .*)(?<!\p{L})(?:la|lo) (va|viene|passa) a (prendere|trovare|salutare) (su[oa]) (fratello|sorella|padre|madre|papà|mamma|nonn[oa]|zi[oa]|marito|moglie|cugin[oa])(?!\p{L})/giu,
      (_: string, goes: string, what: string, own: string, kin: string) =>
        `${/^va/i.test(goes) ? "viene" : goes} a ${what.slice(0, -1)}ti ${own.toLowerCase() === "suo" ? "tuo" : "tua"} ${kin}`,
    ],
    // “gli ultimi 100 li pago il primo”
    [
      /(?<=(?<!\p{L})che )((?:gli|i) (?:(?:ultimi|primi|altri|restanti) )?\d+(?: euro)?) li (pago|do|porto|mando|rendo|restituisco|verso)(?!\p{L})/giu,
      (_: string, what: string, verb: string) => `${verb} ${what}`,
    ],
  ],
};

/** Asks the coach to find the words, without giving any content. */
export const TO_COACH: Record<Language, RegExp> = {
  en: /^(?:(?:and|but|so|please|pls|just|you) )*(?:(?:find|choose|pick|help me find) (?:me )?(?:the |some )?(?:right )?words|(?:word|put|phrase|say) it (?:well|nicely|better|properly|for me|however you like|how you think)|you (?:know|decide) (?:how|best)|use your (?:judgement|judgment|imagination)|you(?:'re| are) better at (?:this|it|words).*|i(?:'m| am) (?:no good|not good|bad|rubbish|hopeless|useless) (?:at|with) (?:this|it|words|writing).*|(?:can|could) you (?:word|phrase|write) (?:it|this)(?: (?:for me|nicely))?|write it(?: (?:for me|up|nicely|down))?|over to you)$/iu,
  it: /^(?:(?:e|ma|però|allora|quindi|dai|per favore) )*(?:trova(?:le|mi)? (?:tu )?(?:le |delle )?parole(?: (?:giuste|adatte|tu))*|(?:le parole )?(?:trovale|mettile|scegli(?:le)?)(?: tu)?(?: le parole)?|pensaci tu|fai tu|vedi tu(?: come)?|scrivil[oa] tu(?: (?:bene|meglio|come ti pare))?|me l[oa] (?:scrivi|butti giù|prepari|metti giù)(?: tu)?(?: bene)?|dill[oa] tu(?: (?:bene|meglio))?|tu che sei brav[oa].*|io (?:non sono|non so) .*(?:parole|scrivere)|mi aiuti(?: tu)?(?: (?:con|a) (?:le parole|due righe|un messaggio|scriver\p{L}+|dir\p{L}+|ricordar\p{L}+|spiegar\p{L}+|chieder\p{L}+).*)?|non so (?:come|cosa) (?:dir|scriver|metter)\p{L}*)$/iu,
};

/** A part that only asks for a message. */
export const ASKED: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?!.*\\b(?:get[- ]well|birthday|thank|sorry|apolog|condol|sympathy|congrat|invit|good luck|farewell|goodbye|remind))(?:(?:so|and|ok|please|pls|now|just|can you|could you|would you|will you) )*(?:(?:i (?:just )?(?:need|want|would like|could do with)|i'd like|help me with|help with|need|write(?: (?:me|him|her|them))?|give me|do(?: me)?|draft(?: me)?|send|looking for|after) )(?:to send )?(?:(?!my |the |this |another )${COUNT.en}(?:(?:short|quick|little|[\\p{L}-]+|but|and|not)[ ,]+){0,5}?${NOUN.en}|something|sth|smth)(?: (?:that|which)(?:'s| is| are| sounds?| isn't| doesn't| won't)(?: .*)?)?(?: (?:please|pls|for (?:him|her|them|that|this)|to (?:him|her|them)|to (?:remind|tell|say|ask|thank) (?:him|her|them|so|that|it)))*$`,
    "iu",
  ),
  it: new RegExp(
    `^(?!.*(?:guarigione|augur|scus|condoglianz|ringrazi|complean|invit|grazie|congratul|promemoria))(?:(?:e|allora|quindi|per favore|ok|dai|mi|me la|me lo|puoi|potresti) )*(?:serv(?:e|irebbe|ono)|scriv(?:i|imi|ere|ermi)|prepar(?:a|ami|i|armi)|fa(?:i|mmi)|butt(?:a|i) giù|da(?:i|mmi)|trova(?:mi)?|aiut(?:i|ami) con|vorrei|voglio|ho bisogno di|mand(?:a|o)|mett(?:i|imi) giù) (?:tu )?(?!il |le )${COUNT.it}(?:\\p{L}+ ){0,2}?${NOUN.it}(?:[ ,]+(?!per|a|ad|al|alla|da|che)(?:\\p{L}+)){0,4}(?: (?:pls|per favore|per (?:lui|lei|loro|dirgli?\\p{L}*|dirle|ricordar\\p{L}*|ringraziar\\p{L}*|spiegar\\p{L}*)))*$`,
    "iu",
  ),
};

/** An apposition that says who somebody is. */
export const ROLE: Record<Language, string> = {
  en: "(?:teacher|tutor|coach|boss|manager|neighbou?r|landlord|landlady|colleague|friend|mate|cousin|aunt|uncle|doctor|gp|dentist|nurse|midwife|secretary|receptionist|sister|brother|son|daughter|mum|mom|mother|dad|father|nan|gran|grandma|grandad|niece|nephew|wife|husband|partner|girlfriend|boyfriend|ex|flatmate|housemate|roommate|tenant|carer|cleaner|babysitter|childminder|builder|plumber|electrician|gardener|vet|priest|vicar|headmaster|headteacher|head|supervisor|mentor|trainer|instructor|client|customer|guy|lady|man|woman|lad|girl|boy|person|one|starter|hire|in-law|stepson|stepdaughter|godmother|godfather|accountant|lawyer|solicitor|agent|caretaker|driver|hairdresser|physio|therapist|librarian|organi[sz]er|chair|treasurer)",
  it: "(?:maestr[ao]|insegnante|prof|professor\\p{L}*|tutor|allenator\\p{L}*|mister|cap[oa]|responsabile|direttor\\p{L}*|vicin[oa]|padron[ea] di casa|proprietari[oa]|collega|amic[oa]|cugin[oa]|zi[oa]|medico|dottor\\p{L}*|dentista|pediatra|infermier[ae]|ostetrica|segretari[oa]|sorella|fratello|figli[oa]|mamma|madre|papà|padre|nonn[oa]|nipote|moglie|marito|compagn[oa]|fidanzat[oa]|ex|coinquilin[oa]|inquilin[oa]|badante|babysitter|tata|muratore|idraulico|elettricista|giardiniere|veterinari[oa]|parroco|preside|istruttor\\p{L}*|cliente|signor[ae]?|ragazz[oa]|tizi[oa]|suocer[oa]|cognat[oa]|nuora|genero|avvocat[oa]|commercialista|custode|portinai[oa]|parrucchier[ae]|fisioterapista|psicolog[oa]|catechista|titolare|datore di lavoro|barista)",
};
