/**
 * What is often asked about somebody, in both languages: patterns of the folded question and of the folded sentence that
 * answers it. Such a sentence gets the key, and such a question searches for the key alone.
 */
interface Property {
  key: string;
  asked?: RegExp;
  told: RegExp;
  /** Words of the question that the key replaces. */
  spoken?: RegExp;
}

const WORKED =
  "works? (?:as|at|for|in|with|from|on|nights|part|full|shifts)|worked (?:as|at|for|in)|working (?:as|at|for|in|part|full)|work at|lavora(?:no|va|vano)? (?:come|in|a|al|all|alla|allo|per|da|dal|dalla|nel|nella|nello|presso|su|part|come|con|i|di)|lavorato (?:come|in|a|per|da|al|alla)|lavora";
const TRADE =
  "[a-z]{3,}(?:ista|iere|iera|aio|aia|tore|trice|logo|loga|grafo|grafa|essa)|infermier[aei]|cuoc[oa]|facchin[oa]|veterinari[oa]|impiegat[oa]|oper[ao]i[oa]|barbiere|segretari[oa]|avvocat[oa]|commess[oa]|medic[oa]|bidell[oa]|sart[oa]|fabbro|idraulico|meccanico|architett[oa]|ingegnere|notaio|pilota|guida|maestr[oa]|professor\\w*|falegname|fornai[oa]|giudice|vigile|postin[oa]|pompiere|giardiniere|portinai[oa]|badante|ostetric[oa]|farmacista|libero professionista|rappresentante|insegnante|cantante|agente|camionista|magazziniere|ragioniere|geometra|perito|ricercat\\w+|pasticcer[ea]|macellai[oa]|tassista|elettricista|bagnin[oa]|steward|hostess|manager|chef|web designer|designer|contadin[oa]|parrucchier[ae]|estetista";
const TRADE_EN =
  "(?!russian|italian|brazilian|indian|iranian|asian|austrian|australian|canadian|norwegian|romanian|ukrainian|hungarian|bulgarian|croatian|christian|sebastian|julian|adrian|brian|ian\\b|lesbian|vegetarian|persian|egyptian|belgian|latvian|lithuanian|estonian|slovenian|serbian|tunisian|colombian|peruvian|dalmatian|career|peer|deer|beer|buyer|layer|player|prayer|list|exist|insist|twist|wrist|mist|fist|assist|resist|persist|pedestrian)[a-z]{3,}(?:ist|ian|eer|yer|smith|tician|ologist)|nurse|vet|cook|chef|teacher|driver|plumber|baker|butcher|builder|painter|carpenter|welder|waiter|waitress|barber|hairdresser|gardener|farmer|cleaner|lawyer|solicitor|doctor|surgeon|gp|pilot|porter|handler|clerk|secretary|accountant|architect|designer|developer|programmer|writer|translator|photographer|reporter|editor|producer|manager|consultant|officer|midwife|paramedic|firefighter|policeman|policewoman|cop|judge|joiner|tailor|carer|nanny|lecturer|professor|researcher|trainer|instructor|postman|postwoman|social worker|estate agent|bookkeeper|roofer|sailor|soldier|tutor|model|actor|actress|singer|cellist|guide|librarian|courier|fisherman|foreman|shop assistant|salesman|saleswoman|civil servant|warden|bricklayer|analyst|apprentice|coach|planner";

export const PROPERTIES: readonly Property[] = [
  {
    key: "pworkplace",
    asked:
      /\b(?:where|dove|dov|which company|what company|in che (?:azienda|ditta|ufficio)|per quale (?:azienda|ditta))\b.*\b(?:work\w*|job|lavor\w*|impiegat\w*)\b|\b(?:who|whom)\b.*\bwork(?:s|ed|ing)?\b.* for\b|\bper chi lavora\w*/,
    told: new RegExp(
      `\\b(?:work\\w*|job|employed|lavor\\w*|assunt[oa]|impiegat[oa]|start(?:s|ed|ing)?|begins?|cominci\\w*|inizi\\w*|turni|shifts)(?: \\w+){0,2}?(?: (?:il |on )?\\d{1,2} \\w+)? (?:at|for|in|from|with|near|presso|a|al|alla|all'|in|nel|nella|nello|per|da|dal|dalla|dallo|su)\\b|\\b(?:(?:is|was|e|era|as|fa|come)(?: (?:a|an|the|il|la|lo|l|un|una))? ?'?(?:${TRADE}|${TRADE_EN})|apprentic\\w+|apprendist\\w+|intern\\w*|stage)\\b.*\\b(?:at|in|for|a|al|alla|all'|nel|nella|allo|presso|dell'|dello|del|della)\\b|\\b(?:teaches|insegna|manages|gestisce|cooks|cucina|directs|dirige)\\b.*\\b(?:at|in|a|al|alla|allo|presso)\\b|\\b(?:posto|place|job|lavoro) (?:at|with|da|dai|dal|dalla|al|alla|in|nei|presso)\\b|\\b(?:at|in) \\w+,? (?:he|she) works|\\b(?:runs?|owns?|gestisce|ha) (?:a|an|un|una|the|il|la|his|her|own) (?:\\w+ )?(?:shop|bakery|cafe|restaurant|salon|studio|negozio|bar|ristorante|panificio|officina)|\\b(?:came|come|comes|viene|arriva) (?:over )?(?:from|dalla|dal) (?:the |an? )?(?:\\w+ )?(?:branch|office|school|hospital|firm|bank|company|sede|filiale|ufficio|scuola|banca|ditta|ospedale)|\\b(?:office|ufficio)\\b(?=.*\\b(?:moved|is in|e in|spostat)\\b)`,
    ),
    spoken: /^(?:work\w*|job|lavor\w*|company|azienda|ditta|impiegat\w*|for)$/,
  },
  {
    key: "pjob",
    asked:
      /\bwhat(?: kind of (?:work|job))? (?:do|does)\b(?! (?:i|we)\b)(?: \w+){1,5} do(?: (?:for (?:a )?(?:living|work|job)|job|as a job|at work|now|nowadays|these days))?\s*\??$|\bfor (?:a )?living\b|\b(?:what|which|whats)\b.*\b(?:job|profession|occupation|trade|career)\b|\bwork as\b|\bche (?:lavoro|mestiere|professione)\b|\b(?:cosa|che) fa(?: (?:\w+ ){0,4}?(?:nella vita|di lavoro|di mestiere|per lavoro|per vivere))?\s*\??$|\b(?:cosa|che) fa (?!il |la |a |al |di |in |per |con |lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|ogni|quando|dopo)(?:(?:la|il|lo|l'|sua|suo|di|del|della|mio|mia|i|suoi) ?)*\w+(?: (?:di|del|della|dello) \w+)?(?: (?:nella vita|di lavoro|di mestiere|per vivere|adesso|ora))?\s*\??$|\bqual e (?:il|la) (?:suo |sua )?(?:lavoro|mestiere|professione)\b|\bdo work\b/,
    told: new RegExp(
      `\\b(?:${WORKED})\\b|\\b(?:is|was|am|'s|as|becom\\w+|became|qualified as|e|era|fare|diventat[oa]|diventare|come)(?: (?:a|an|the|now|also|still|un|una|il|la|lo|ancora|anche|head|senior|junior|trainee|retired)|,)* (?:[a-z]+[ -]){0,3}?(?:${TRADE_EN})s?\\b|\\b(?:fa|faceva|fare|fanno) (?:il |la |lo |l'|i |le |l )?(?:${TRADE})\\b|\\b(?:fa|faceva) (?:il |la |lo |l')(?!spesa|doccia|brav|colazione|fila|festa|bagno|corso|turno|cena|pranzo|pace|scem|tesi|cont|furb|giro|tifo|regalo|compit|possibile|prim|second|terz|primo|su[oa]|mio|mia|solit|letto|lavatrice|pane|torta|pizza|pasta|babysitter di|fidanzat|offes|gnorri|part)\\w+|\\b(?:e|era|come|diventat[oa]|diventare|da|assunt[oa] come) (?:un |una |un')?(?:${TRADE})\\b|\\b(?:teaches|insegna(?:va)?|manages|repairs|directs|conducts|heads the|leads the|sells|vende|runs (?:a|an|the|his|her)|owns|gestisce|gestiscono|paints|builds|repairs|ripara|disegna|scrive per|writes for|drives (?:a )?(?:taxi|bus|lorry|truck|tram|trains?|ambulance)|guida (?:i |il |gli |un )?(?:taxi|autobus|camion|tram|treni)|apprentic\\w+|apprendist\\w+|self-employed|freelance|retired|in pensione|pensionat[oa]|unemployed|disoccupat[oa]|out of work|senza lavoro|job as|got a job|un lavoro (?:come|in|da)|ha trovato lavoro|ha aperto (?!bocca)|opened (?:a|his|her) (?:own )?\\w+|new job|nuovo lavoro)\\b|\\b(?:${TRADE_EN}) (?:at|in|for) |, (?:a|an|the) (?:[a-z]+[ -]){0,2}?(?:${TRADE_EN})\\b`,
    ),
    spoken:
      /^(?:do|does|did|job|jobs|work|working|doing|living|profession|occupation|trade|career|lavoro|mestiere|professione|fa|vita|kind|vivere|career)$/,
  },
  {
    key: "plive",
    asked:
      /\b(?:where|dove|dov|dov'e|what (?:city|town|country|street|village|area)|which (?:city|town|country)|in (?:che|quale) (?:citta|paese|via|zona|quartiere))\b.*\b(?:live[sd]?|living|abit\w*|viv(?:e|ono|eva|evano|ere)|stay(?:s|ing)?|sta di casa|stanno di casa|home)\b|\bwhere (?:is|s) (?:his|her|their|\w+) (?:house|flat|home|place|apartment)\b|\bdov'? ?e (?:casa|la casa)\b/,
    told: /\b(?:live[sd]?|living|abit(?:a|ano|ava|avano|ato|are|iamo)|viv(?:e|ono|eva|evano|ere)|vissut[oaie]|resid\w+|settled (?:in|down in)|moved? (?:to|into|in with|back to|out to|in)(?! \d| the \d| next| tomorrow| (?:mon|tues|wednes|thurs|fri|satur|sun)day)|mov(?:es|ed|ing) back in with|back (?:in|home) with|moving to|(?:trasferit|trasferir|trasferisc|trasloc)\w*|(?:rents?|renting|bought|got|has|found|ha|hanno|trovato|comprat[oa]|affittat[oa]|pres[oa]) (?:[\w-]+ ){0,3}(?:place|flat|house|room|cottage|apartment|studio|casa|appartamento|stanza|monolocale|bilocale|villetta|camera)|(?:flat|house|apartment|cottage|(?<!\ba )casa|appartamento) (?:in|on|near|at|a|ad|vicino|sopra|di fronte)(?! (?:treno|macchina|bici|taxi|autobus|aereo|ordine|vendita))|(?:stanno|sta|e|sono) in affitto|based in|sta di casa|sta a casa d)/,
    spoken:
      /^(?:live[sd]?|living|abit\w*|viv\w+|stay\w*|sta|stanno|home|house|flat|place|apartment|casa|city|town|country|citta|paese|zona|quartiere|street|via|area|village)$/,
  },
  {
    key: "pborn",
    asked: /\bwhere\b.*\bborn\b|\bdove\b.*\bnat[oaie]\b|\b(?:what|which) (?:city|town|country) \w+ \w+ born\b/,
    told: /\bborn (?:and raised |and bred )?(?:in|at|near)(?! (?:19|20)\d\d| (?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|\bnat[oaie] (?:e cresciut[oaie] )?(?:a|ad|in|vicino|nel)(?! (?:19|20)\d\d| (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b)|\bnat[oa] (?:il )?\d+ \w+(?: (?:19|20)\d\d)? (?:a|ad|in)\b/,
    spoken: /^(?:born|nat[oaie]|city|town|country)$/,
  },
  {
    key: "pill",
    asked:
      /\bwhat (?:is|was|s) (?:wrong|the matter|up) with\b|\bwhat (?:illness|disease|condition|sickness)\b|\bwhat (?:did|does|has|had) (?:he|she|\w+) (?:have|suffer from|got|come down with)\s*\??$|\bcos'?a? ?ha(?: avuto)?(?: (?!\w+(?:t|s)[oaie]\b)\w+){0,2}\s*\??$|\b(?:cosa|che) (?:ha|aveva) avuto\b|\bche (?:malattia|problema di salute|malanno)\b|\bdi cosa soffre\b/,
    told: /\b(?:ill|sick|unwell|poorly|fever|flu|cold|cough\w*|virus|infection|infected|covid|diagnos\w+|cancer|tumou?r|diabet\w*|asthma\w*|migraines?|headaches?|backache|\w+itis|\w{4,}osis|an(?:a)?emi[ac]\w*|pneumonia|measles|chickenpox|shingles|vertigo|depression|burn-?out|insomnia|hernia|slipped disc|fractur\w+|broke (?:his|her|a|an)|broken (?:wrist|arm|leg|nose|rib|hip|foot|ankle|finger|toe|bone|collarbone|hand)|sprain\w*|twisted|hurt (?:his|her)|operation|operated|surgery|stroke|heart (?:attack|scare|problem)|blood pressure|cholesterol|stitches|food poisoning|fainted|collapsed|concussion|epilep\w+|coeliac|malat[oaie]|malattia|febbre|influenza|raffredd\w+|tosse|infezione|tumore|asma|emicrani\w*|mal di \w+|(?:bronch|polmon|tonsill|appendic|gastr|ot|sinus|congiuntiv|artr|tendin|epat|cist|col|mening|dermat|faring|laring|rin|pancreat|nefr)ite|(?:psic|tubercol|artr|scler|osteopor|cirr)osi|anemi\w+|polmonite|morbillo|varicella|fuoco di sant'antonio|labirintite|vertigini|depression\w*|esaurimento|ernia|frattur\w+|rott[oa] (?:il|la|un|una)|polso rotto|slogat\w+|distors\w+|operat[oaie]|intervento|ictus|infarto|pressione alta|colesterolo|svenut[oaie]|celiac\w+|epiless\w+|sciatica|cervicale|ulcera|polipi|calcoli)\b/,
    spoken:
      /^(?:wrong|matter|up|illness|disease|condition|sickness|suffer|malattia|problema|salute|soffre|cos|avuto|come|down)$/,
  },
  {
    key: "ppropose",
    asked: /\bpropos(?:e|ed|al)\b|\b(?:ask\w*|chies\w+|chied\w+)\b.*\b(?:marry|sposar\w+)\b|\bproposta di matrimonio\b/,
    told: /\bpropos(?:e|ed|al)\b|\b(?:ask|asked|chiest\w|chied\w+)\b.*\b(?:marry|sposar\w+)\b|\bengaged\b|\bproposta di matrimonio\b|\basked (?:her|him) (?:on|at|in|during|by)\b/,
    spoken: /^(?:propos\w+|ask\w*|chies\w+|marry|sposar\w+|matrimonio)$/,
  },
  {
    key: "pspouse",
    asked:
      /\bwho\b.*\b(?:marry\w*|marri\w+|engaged|getting married)\b|\b(?:con )?chi\b.*\bspos\w+|\bwho (?:did|does|is) \w+ (?:to be )?(?:marry\w*|dating|seeing|going out with|together with)\b/,
    told: /\b(?:asked|ask) (?:her|him) (?:on|at|in|to marry)\b|\b(?:marr(?:y|ies|ied|ying)|engaged|fiance\w*|bride|groom|wife|husband|spos\w+|moglie|marito|propos(?:e|ed|al)|fidanzat[oa])\b/,
    spoken: /^(?:marry\w*|marri\w+|engaged|getting|spos\w+|dating|seeing|out|con|si)$/,
  },
  {
    key: "pcontact",
    asked:
      /\bhow\b.*\b(?:contact\w*|reach(?:ed)?|be called|get (?:hold|in touch)|communicat\w+)\b|\b(?:come)\b.*\b(?:contattat[oa]|contattar\w+|raggiunger\w+|sentirl[oa]|preferisce essere)\b|\b(?:does|do|will|ever) (?:\w+ ){0,2}(?:answer|pick up|reply)\b|\b(?:risponde|rispondono)\b.*\b(?:telefon\w*|chiamat\w*|messagg\w*|whatsapp|mail)\b/,
    told: /\b(?:by|via|only|just|per|via|solo|tramite|prefers?|preferisce|hates?|odia)(?: \w+){0,3} (?:e-?mails?|phone|text|texts|texting|message|messages|letter|whatsapp|mail|telefono|messaggi[o]?|telefonat[ae]|chiamat[ae]|vocali|voice notes?|voice messages?|calls?|calling)\b|\b(?:answers?|picks? up|repl(?:y|ies)|risponde|rispondono)\b|\b(?:read|reads|legge) (?:her|his|my|i|the) (?:messages?|messaggi|texts)\b/,
    spoken:
      /^(?:contact\w*|reach\w*|call\w*|hold|touch|communicat\w+|want|wants|like|prefer\w*|vuole|preferisce|contattat\w|contattar\w+|raggiunger\w+|sentirl\w|essere|answer|reply|pick|phone|text\w*|message\w*|risponde|telefono|chiamate|messaggi|get|in)$/,
  },
  {
    key: "ppass",
    asked:
      /\b(?:pass|passed|fail|failed)\b.*\b(?:test|exam\w*|resit|driving|licence)\b|\b(?:passat|superat|bocciat|promoss)[oaie]\b.*\b(?:esame|esami|test|prova|patente|concorso)\b|\b(?:exam\w*|test|esame|concorso) (?:go|gone|went|andat[oa])\b|\bcom(?:e|') (?:e )?(?:andat[oa]|finit[oa]) (?:l'|il |la |lo )?(?:esame|test|prova|concorso)\b/,
    told: /\b(?:pass(?:ed|es)?|fail(?:ed|s)?|promoss[oaie]|bocciat[oaie]|superat[oaie]|resit|flunked|aced|rimandat[oaie]|trentata|full marks)\b/,
    spoken: /^(?:pass\w*|fail\w*|test|exam\w*|resit|superat\w|bocciat\w|promoss\w|esam\w|prova|go|went|andat\w)$/,
  },
  {
    key: "page",
    told: /\bne (?:fa|compie|ha compiuti|ha fatti) \d{1,3}\b|\b[a-z]+ \(\d{1,2}(?: anni)?\)|\b\d{1,2} ?(?:yrs?|yo|y\/o)\b|\b(?:is|he's|she's|who's|turn(?:s|ed|ing)?|aged?|ha|compi\w+|(?<!un[oa] )di|(?<!one )of) (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-[a-z]{3,5}|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|vent\w*|trent\w*|quarant\w*|cinquant\w*|sessant\w*|settant\w*|ottant\w*|novant\w*)(?: (?:anni|years?|months?|mesi|now|today|this|next|on|in|and|already|adesso|ora|oggi|già|venerdi|sabato)\b|-year|\s*(?:[.,!;)]|$))|\b\d+[ -](?:years?|months?)[ -]olds?\b|\b(?:anni|year-old|yo)\b|, \d{1,2}(?:,| anni|\)|;)|\b\d{1,2},? (?:today|oggi)\b|\bbirthday(?: \w+)?, \d{1,2}\b/,
  },
  {
    key: "preturn",
    asked:
      /\b(?:give|gave|given|bring|brought|take|took|taken|got|get|return|returned|hand|handed)\b (?!me\b)(?:\w+ ){0,5}back\b|\b(?:give|gave|given|bring|brought|take|took) back\b|\breturn(?:ed)? (?:her|his|the|my|it|them)\b|\b(?:restituit|riportat|ridat|res)[oaie]\b (?!(?:\w+ ){0,3}(?:soldi|euro))/,
    told: /\b(?:brought|gave|took|given|handed|dropped|sent|put|got|left)\b.*\bback\b|\breturned (?:the|his|her|my|it|them)\b|\b(?:restituit|riportat|ridat|res)[oaie]\b/,
    spoken:
      /^(?:give|gave|given|bring|brought|take|took|taken|got|get|return|returned|hand|handed|back|restituit\w|riportat\w|ridat\w|res\w)$/,
  },
  {
    key: "pduty",
    asked: /\b(?:deve|devono|doveva|dovrebbe) fare\b|\b(?:have|has|had|supposed|agreed?|promised?|offered?) to do\b/,
    told: /\b(?:agree\w*|promis\w+|offered|has to|have to|must|supposed to|will|takes? care|decis\w+|deciso|d'accordo|promess\w|deve|devono|si occupa|tocca a|ci pensa)\b/,
    spoken: /^(?:deve|devono|doveva|dovrebbe|fare|have|has|had|supposed|agreed?|promised?|offered?|do)$/,
  },
  {
    key: "pmaynot",
    asked:
      /\b(?:can't|can not|cannot|shouldn't|mustn't|not|isn't|non)\b(?: \w+){0,3} (?:eat|drink|have|mangiare|bere|mangia|eating)\b|\b(?:eat|mangiare|mangia)\b.*\b(?:allowed|allergic)\b/,
    told: /\b(?:allerg\w+|intoller\w+|coeliac|celiac\w*|vegetarian\w*|vegan\w*|(?:can't|cannot|can not|doesn't|don't|isn't allowed to|not) (?:have|eat|drink|stand|bear|abide|touch)|non (?:puo|deve|mangia|beve|tollera|sopporta|puo vedere) ?(?:mangiare|bere)?|swears? off)\b/,
    spoken: /^(?:can|not|eat|drink|have|mangiare|bere|mangia|eating|allowed|allergic|like|likes|piace)$/,
  },
  {
    key: "pphone",
    asked:
      /\b(?:phone|mobile|cell|telephone) (?:number|no)\b|\bnumero (?:di |del )?(?:telefono|cellulare|casa)\b|\b(?:his|her) number\b|\bil suo numero\b|^(?:and |e )?(?:what is|qual e|quale e|do i have) (?:\w+'s |(?:the |il )?)(?:numero|number)(?: (?:del signor|della signora|di lui|di lei|della dottoressa|del dottor)(?: \w+)?)?\W*$/,
    told: /\d{6,}|\d{3,}[ /-]\d{3,}/,
    spoken: /^(?:phone|mobile|cell|telephone|number|no|numero|telefono|cellulare|casa)$/,
  },
  {
    key: "pmet",
    asked:
      /\bfirst (?:meet|met)\b|\b(?:meet|met) (?:for the first time|first)\b|\bget to know\b|\bci siamo conosciut[ie]\b|\b(?:l'ho|ho) conosciut[oa]\b/,
    told: /\b(?:first met|we met (?:at|in|on|through|when)|first date|first (?:week|day|meeting|time) (?:\w+ ){0,4}with (?!the\b|a\b|an\b)|got to know (?:him|her)|met (?:him|her) (?:at|in|through)|^met [a-z]+ (?:at|in|on|through|via)|ci siamo conosciut[ie]|l'ho conosciut[oa]|prim[oa] (?:appuntamento|giorno|settimana)(?! (?:dal|dalla|del|della|con l')))\b/,
    spoken: /^(?:first|meet|met|time|know|conosciut\w|get)$/,
  },
  {
    key: "pcar",
    asked: /\b(?:what|which|che|quale) (?:kind of |sort of |make of |tipo di |marca di )?(?:car|macchina|auto)\b/,
    told: /(?<!\b(?:at|in|alla|per|for|presso) )\b(?:volvo|fiat|panda|punto|mini|audi|bmw|toyota|ford|fiesta|clio|peugeot|renault|citroen|skoda|tesla|honda|hyundai|kia|mazda|nissan|opel|dacia|jeep|lancia|alfa|mercedes|suzuki|volkswagen|vw|astra|passat|yaris|civic|micra|golf|polo|camper|van)\b|\b(?:drives|guida) (?:an?|un|una|the|il|la) \w+|\b(?:at|a|an|his|her|opel|vauxhall) (?:red |blue |white |black |new |used |old )?corsa\b/,
    spoken: /^(?:car|macchina|auto|drive|drives|guida|have|has|ha|kind|sort|make|tipo|marca)$/,
  },
  {
    key: "plearn",
    asked:
      /\btraining (?:to be|as|to become)\b|\b(?:studying|studies|studia|studiando) (?:to be(?:come)?|per diventare|da)\b|\bche apprendistato\b/,
    told: /\b(?:apprentic\w+|apprendist\w+|training (?:to be|as|to become)|(?:studying|studies|studia|studiando) (?:to be(?:come)?|per diventare)|trainee|tirocini\w+|wants to (?:be|become) (?:a|an)|vuole (?:fare|diventare))\b/,
    spoken: /^(?:training|become|studying|studies|studia|studiando|diventare|apprendistato|to|be|as)$/,
  },
];

/** Meanings of several words together. */
export const PHRASES: readonly (readonly [string, RegExp])[] = [
  [
    "agree",
    /\b(?:so (?:we|i|he|she|they) (?:don't|do not|won't|will|always|only|never)|quindi (?:niente|non|da|ci)|from now on|new rule|our rule|house rule|we shook on it|we settled|settled (?:it|on)|the deal is|whoever|we(?:'ll| will) (?:take turns|split|each|alternate)|take turns|d'ora in (?:poi|avanti)|da (?:oggi|ora|adesso) (?:in poi |in avanti )?|abbiamo (?:fatto un patto|deciso|stabilito)|la regola|facciamo a turno|a turno|chi ha bisogno|restiamo che|rimaniamo che|siamo rimasti)\b/,
  ],
  [
    "operation",
    /\b(?:tonsils|appendix|wisdom tooth|wisdom teeth|tooth|gall bladder) (?:out|removed|taken out)\b|\btolt[oaie] (?:le tonsille|l'appendice|la cistifellea|un dente|il dente)\b|\bgoing under the knife\b/,
  ],
  [
    "birthday",
    /\b(?:fa|fara|ha fatto|compie|compira) (?:gli |i )?(?:\d+|vent\w+|trent\w+|quarant\w+|cinquant\w+|sessant\w+|settant\w+|ottant\w+|novant\w+) anni\b|\bturn(?:s|ed|ing) \d+\b/,
  ],
  [
    "die",
    /\b(?:put (?:down|to sleep)|passed away|no longer with us|soppress\w*|sopprim\w*|se n'e andat[oa]|ci ha lasciat[oi]|venut[oa] a mancare|addormentat[oa] per sempre)\b/,
  ],
  [
    "language",
    /\b(?:speaks?|parla(?:no)?|learn(?:s|ing)?|studi\w+|fluent in|impar\w+) (?:\w+ ){0,3}?(?:portuguese|dutch|polish|greek|turkish|arabic|hindi|gujarati|urdu|korean|chinese|mandarin|russian|romanian|swedish|norwegian|danish|finnish|czech|hungarian|ukrainian|welsh|catalan|portoghese|olandese|polacco|greco|turco|arabo|coreano|cinese|russo|rumeno|svedese|norvegese|danese|finlandese|ceco|ungherese|ucraino|albanese|catalano|giapponese|spagnolo|francese|tedesco|inglese|french|german|spanish|italian|english|japanese)\b/,
  ],
  ["return", /\b(?:back|riportat[oaie]|riporto|restituit[oaie])\b/],
  [
    "repay",
    /\b(?:riportat[oaie]|brought (?:\w+ ){0,4}back|gave (?:\w+ ){0,4}back|took (?:\w+ ){0,4}back|given (?:\w+ ){0,4}back|paid (?:\w+ ){0,4}back|pay (?:\w+ ){0,4}back|give (?:\w+ ){0,4}back|got (?:\w+ ){0,4}back)\b/,
  ],
  [
    "hate",
    /\b(?:can'?t (?:stand|bear|abide|see|take)|cannot (?:stand|bear|abide)|not (?:stand|bear|abide|like)|n't (?:like|eat|drink|stand|bear)|not a fan|allergic to|non (?:puo vedere|sopporta\w*|le piac\w+|gli piac\w+|ama|mangia|beve|regge|tollera)|non puo soffrire|fa schifo|fanno schifo|detesta)\b/,
  ],
  [
    "study",
    /\b(?:start\w*|begin\w*|inizi\w*|cominci\w*) (?:at )?(?:medical school|law school|uni\w*|college|medicina|legge|giurisprudenza|ingegneria|lettere|economia|architettura|biologia|l'universita|il liceo|le medie)\b/,
  ],
  [
    "like",
    /\b(?:mad about|crazy about|nuts about|into|addicted to|hooked on|big fan|obsessed with|va (?:matt[oa]|pazz[oa]) per|matt[oa] per|pazz[oa] per|fissat[oa] con|stravede per|golos[oa] di|ghiott[oa] di|appassionat[oa] di|can't resist|her weakness|his weakness|favourite|il suo debole)\b/,
  ],
  [
    "afraid",
    /\b(?:(?:won't|doesn't|never) (?:go|goes|come) near|stays? away from|sta alla larga|si tiene lontan[oa]|terrified|terror[ei]|panic\w*|panico|ha paura|scares? (?:him|her)|gli fanno paura|le fanno paura)\b/,
  ],
  [
    "pregnant",
    /\b\d{1,2} weeks(?: pregnant| gone)?,? due\b|\b(?:due on|due date|termine il|termine previsto)\b|\bdi \d{1,2} settimane\b/,
  ],
  ["rent", /\b(?:to be let|is let|let out|being let|letting)\b/],
  ["hate", /\bcan't (?:look at|face|bear|abide)\b|\bnon (?:l[oaie] |riesce a )(?:puo |a )?(?:vedere|sopporta\w*)\b/],
  ["eat", /\bhad the [a-z]+\b/],
  ["birthday", /\bne (?:fa|compie|ha compiuti|ha fatti) \d{1,3}\b/],
  ["shoe", /\b(?:porta|porto|portava|calza) il \d{2}\b/],
  ["size", /\b(?:porta|porto|portava|calza) il \d{2}\b/],
  ["birthday", /^\d{2} anni d[ie] |\bper i (?:suoi )?\d{2} anni\b/],
  ["born", /\b(?:is|are) here\b ?[:!]|\bgave birth\b|\bbaby (?:girl|boy)? ?(?:is |has )?(?:here|arrived)\b/],
  ["come", /\b(?:turn(?:ed|s)?|show(?:ed|s)?) up\b|\bsi (?:e|sono) vist\w\b|\bpresentat[oaie]\b/],
  ["smoke", /\b(?:fags?|cigs?|ciggies|paglie|sigarette)\b/],
  ["end", /\b(?:packed in|given up|gave up|giving up|off (?:the )?(?:booze|fags|sweets|meat))\b/],
  [
    "care",
    /\b(?:look(?:s|ed|ing)? after|mind(?:s|ing)|(?:is|are|stays?) with (?:his|her|their|the)|(?:has|have|will have|takes?) (?:him|her|them|the (?:twins|kids|children|boys|girls|baby|dog|cat))|childminder|sta con|(?:li|lo|la|le) (?:tiene|tengono|guarda|bada)|bada a|si occupa di|tiene (?:i|il|la|le))\b/,
  ],
  [
    "allergy",
    /\b(?:can't (?:have|take|touch) \w+|throat (?:closes|swells|itches)|comes out in|fann?o venire|le bolle|brings? (?:him|her) out in)\b/,
  ],
  [
    "study",
    /\b(?:switched|changed) (?:over )?to [a-z]*(?:graphy|logy|istry|ics|ine|ture|law|history|art|ing|maths)\b|\bpassat[oa] (?:a|all'|al) ?(?:geograf|ingegner|medicin|econom|lettere|legge|biolog|chimic|fisic|matemat|stori|architett|psicolog|lingue)\w*/,
  ],
  ["work", /\b(?:part|full)-?time\b/],
  ["babysit", /\b(?:sat|sits?|sitting) for (?:us|me|our|the|\w+)\b/],
  [
    "operation",
    /\b(?:hip|knee|lens|valve|anca|ginocchio|valvola|protesi)\b.{0,20}\b(?:replaced|done|fatta|sostitu\w+)\b|\b(?:tonsils|appendix|gallbladder|wisdom tooth|wisdom teeth|denti del giudizio|cataract|left eye|right eye|eye|cataratta|tonsille|appendice)\b.{0,30}\b(?:out|removed|done|tolt\w|tolg\w+|operat\w)\b/,
  ],
  [
    "birthday",
    /\b(?:his|her|their|my|\w{2,}'s?|aunt \w+'s|sua|suoi|i suoi) (?:\d{1,2}(?:st|nd|rd|th)|fortieth|fiftieth|thirtieth|sixtieth|seventieth|eightieth|ninetieth)\b(?! (?:of|floor|grade|year|time|street|century|anniversary|visit|session|date))|\b(?:\w{2,}|'s) (?:[2-9]\d|1\d) (?:today|yesterday)\b/,
  ],
  ["allergy", /\b(?:makes? (?:him|her|me) sneeze|reacted to|hives|gonfi\w+|swell\w*|swollen|orticaria|prurito)\b/],
  ["piano", /\b(?:plays?|playing|played|the|suon\w+ (?:il |al )?) ?piano\b/],
  ["instrument", /\b(?:plays?|playing|played|the|suon\w+ (?:il |al )?) ?piano\b/],
  [
    "start",
    /\b(?:from|starting|as of|da|dal|a partire da) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b/,
  ],
  ["like", /\b(?:as always|come sempre|best|soprattutto|can't get enough)\b/],
  ["tea", /\b(?:il|un|del|solo|beve|bevuto|una tazza di) te\b/],
  [
    "accept",
    /\b(?:said (?:yes|no)|say(?:s)? (?:yes|no)|turned (?:him|her|it|them) down|detto di (?:si|no)|rifiutat\w|declined)\b/,
  ],
  ["meetfirst", /\b(?:first met|we met (?:at|in|on|through)|got to know|ci siamo conosciut[ie])\b/],
  ["retire", /\b(?:in pensione|stopped working|last day at work|ultimo giorno di lavoro)\b/],
  [
    "hire",
    /\b(?:got the job|new job|starts? (?:work|a new job|at)|preso (?:il lavoro|a lavorare)|ha trovato lavoro)\b/,
  ],
  [
    "quit",
    /\b(?:got fired|was fired|let (?:him|her|them) go|lost (?:his|her) job|l'hanno licenziat[oa]|perso il (?:lavoro|posto))\b/,
  ],
  [
    "pregnant",
    /\b(?:baby is due|expecting|aspetta(?:no)? un (?:bambino|figlio)|in dolce attesa|nasce(?:ra)? (?:a|ad|in|il)|due in)\b/,
  ],
  ["drive", /\b(?:non ha la patente|passed (?:his|her) driving)\b/],
  [
    "gift",
    /\b(?:gave (?:me|him|her|them|us|\w+) (?:a|an|the|some|my|two|three|\w+ )|bought (?:me|him|her|them|us|\w+) (?:a|an|the|some|two)|got (?:me|him|her|them) (?:a|an|the|some)|(?:gli|le|mi|ci) (?:ha|ho|hanno|abbiamo) (?:regalat|pres|comprat|portat)\w)\b/,
  ],
];

/** English words that are also Italian words of another meaning. */
export const ENGLISH_ONLY: ReadonlySet<string> = new Set(["come", "due", "piano"]);
