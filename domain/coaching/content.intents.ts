import type { Topic } from "./intent.ts";

interface IntentPattern {
  topic: Topic;
  /** Higher wins; 7 and above is specific enough to change the subject. */
  weight: number;
  match: RegExp;
  /** Applies to messages with fewer words. */
  shorterThan?: number;
}

/** Word stems for each topic, English and Italian together, for flattened text. */
export const PATTERNS: readonly IntentPattern[] = [
  // out of scope, or sensitive
  {
    topic: "manipulation",
    weight: 10,
    match:
      /\b(?:manipulat|make (?:him|her|them|\w+) (?:feel guilty|jealous|regret|obey|suffer|pay for)|trick (?:him|her|them|\w+) into|control (?:him|her|them)\b|guilt[- ]trip|manipol|far(?:la|lo|gli|le)? (?:ingelosire|sentire in colpa|soffrire|pentire)|ingelosir|convincer(?:la|lo) con l'inganno)/,
  },
  {
    topic: "revenge",
    weight: 10,
    match:
      /\b(?:get (?:revenge|back at|even)|revenge|let (?:him|her|them) (?:feel|see|know) (?:what|how) it|teach (?:him|her|them) a lesson|pay (?:him|her|them) back|make (?:him|her|them) pay|vendic|vendetta|cosi (?:vede|sente|impara|capisce) (?:che )?cosa (?:si prova|vuol dire)|(?:dar|dare|dargli|darle) una lezione|far(?:gliela|la) pagare|rend(?:o|ere|ergli|erle) pan per focaccia)/,
  },
  {
    topic: "label",
    weight: 10,
    match:
      /\b(?:narcis|bipolar|borderline|psychopath|sociopath|autis|adhd|toxic person|gaslight|persona tossica|psicopat|sociopat|bipolare|(?:self.?|amateur )diagnos|diagnose (?:him|her|them)|diagnos(?:ticare|ticargli|ticarle)|disturbo di personalit|attaccamento evitante|avoidant|love bomb)/,
  },
  {
    topic: "about_coach",
    weight: 9,
    match:
      /\b(?:are you (?:an? )?(?:ai|bot|robot|human|real|person|therapist|chatgpt)|who are you|what are you|what can you do|how do you work|sei (?:un |una )?(?:ai|ia|bot|robot|uman|persona vera|intelligenza|psicolog|terapeut|chatgpt)|chi sei|cosa sei|cosa sai fare|come funzioni)/,
  },
  {
    topic: "know",
    weight: 9,
    match:
      /\b(?:what do you (?:know|have|remember)|what have i (?:told|written|said)|do you remember|summari[sz]e|sum up|che cosa sai|cosa sai|che sai|cosa ti ho (?:detto|raccontato|scritto)|ti ricordi|ricordi che|riassum|fammi un riassunto|cosa ricordi)/,
  },
  {
    topic: "suggest",
    weight: 9,
    match:
      /\b(?:suggest (?:a |me a |something)|(?:a|any|another) topic|what (?:could|should|can) we (?:talk|discuss|look)|suggeriscimi|suggerisci|proponi(?:mi)?|di (?:che )?cosa (?:possiamo|potremmo) parlare|un (?:altro )?(?:argomento|tema)\b)/,
  },
  {
    topic: "out_of_scope",
    weight: 8,
    match:
      /\b(?:recipe|cook (?:a|the)|carbonara|javascript|python|typescript|code (?:for|that)|write (?:a |me )?(?:code|program|script|essay|sql)|weather|stock|bitcoin|crypto|translate|capital of|football score|who won|(?:do|solve|help (?:me )?with) my homework|tax return|ricetta|cucin(?:o|are) (?:la|il|le|i)|codice|programm(?:a|are) in|che tempo fa|meteo|borsa|criptovalut|traduci|capitale (?:del|della|di)|chi ha vinto|compiti di|dichiarazione dei redditi|calcola|calculate|solve)/,
  },
  {
    topic: "draft",
    weight: 9.5,
    match:
      /\b(?:(?:can|could|will|would) you (?:please )?(?:write|draft|word|compose|phrase)|(?:write|draft|compose) (?:it|one|something|(?:me |him |her |them )?(?:the|a|this|that) (?:short |first |little )?(?:message|text|mail|e-?mail|letter|note|line))|help me (?:to )?(?:write|word|phrase)|(?:puoi|potresti|riesci a|vuoi) (?:\w+ )?(?:scriver|preparar|butt)\w*|(?:scrivi|prepara|fai|butta giu)(?:mi|melo|lo|gli|le)? (?:tu |giu )?(?:il|un|una|la|questo) (?:\w+ )?(?:messaggio|mail|lettera|bozza|biglietto|testo)|scrivi(?:me|glie)lo|una bozza|aiutami a scriver)/,
  },
  // reports and reactions
  {
    topic: "what_if",
    weight: 8,
    match:
      /\b(?:what if|and if|but if|suppose (?:he|she|they|\w+) |(?:he|she|they)(?:'ll| will|'d| would)(?: just| only| probably| surely| certainly)? (?:cry|shout|yell|explode|refuse|deny|laugh|say (?:no|nothing|that)|be (?:angry|furious|offended|hurt)|get (?:angry|upset|mad))|si mettera a|si metterebbe a|(?:si |mi )(?:arrabbiera|offendera|chiudera)|piangera|urlera|mi dira (?:di no|che)|what (?:do|should) i (?:do|say) if|e se|ma se|cosa (?:faccio|dico|rispondo) se|che (?:faccio|dico) se|nel caso in cui|metti che)/,
  },
  {
    topic: "went_well",
    weight: 8,
    match:
      /\b(?:(?:it|that|talk|conversation|everything) (?:really )?(?:went|worked) (?:really |very |quite |so )?(?:well|great|fine|good|out)|it worked|we made up|e andat[ao] (?:molto |davvero |proprio )?(?:ben|meglio|alla grande)|ha funzionato|abbiamo fatto pace|ci siamo chiarit)/,
  },
  {
    topic: "went_badly",
    weight: 8,
    match:
      /\b(?:(?:it|that|talk|conversation) (?:went|was) (?:really |very |quite |so |all )?(?:bad|badly|wrong|terribl|awful|a disaster)|didn'?t (?:work|go well)|e andat[ao] (?:molto |davvero |proprio )?(?:mal|peggio|storta|uno schifo)|non ha funzionato|non e andata bene|un disastro)/,
  },
  // subjects
  {
    topic: "apology",
    weight: 7.5,
    match:
      /\b(?:apolog|say sorry|saying sorry|make (?:it )?up to|make amends|my fault|i was wrong|i hurt (?:him|her|them)|forgive me|regret|i should(?:n'?t| not) have|i overreacted|i went too far|i took it too far|mi pento|pentit[ao]|non avrei dovuto|ho esagerato|mi e scappat|ho passato il segno|chieder(?:e|gli|le|ti)? (?:\w+ )?(?:scusa|perdono)|chiedo scusa|scusarmi|mi scuso|scuse|e colpa mia|ho sbagliato|farmi perdonare|rimediare|fare ammenda)/,
  },
  {
    topic: "trust",
    weight: 7.4,
    match:
      /\b(?:jealous|cheat|betray|trust (?:him|her|them|again|is|was|issue)|broke my trust|lied to me|lying to me|lies to me|secretly|behind my back|gelos|tradi(?:t|sc|ment)|fidarmi|mi fido|fiducia|mi ha mentito|mi mente|bugie|di nascosto|alle mie spalle)/,
  },
  {
    topic: "boundary",
    weight: 7.3,
    match:
      /\b(?:say(?:ing)? no\b|boundar|set (?:a )?limit|too many favou?rs|takes advantage|taking advantage|keeps asking|interfer|meddl|comments? on everything|without (?:asking|knocking|ringing)|crosses the line|invad|can'?t say no|stop (?:him|her|them) from|dire (?:di )?no\b|dirgli (?:di )?no|dirle (?:di )?no|confin|porre un limite|mettere (?:un limite|dei limiti|limiti)|si approfitta|approfitta|invade|invadente|si intromette|intromett|si impiccia|impicci|ficca il naso|mette becco|commenta (?:ogni|tutto)|senza (?:chiedere|bussare|suonare|avvisare)|non riesco a dire|rifiutare)/,
  },
  {
    topic: "feedback",
    weight: 7.2,
    match:
      /\b(?:feedback|criti(?:c|que|ci)|point out|tell (?:him|her|them|\w+) that (?:his|her|their)|his work|her work|performance|mistakes? (?:he|she|they)|riscontro|critic|far(?:gli|le) notare|fare un appunto|dire che (?:sbaglia|il suo|la sua)|il suo lavoro)/,
  },
  {
    topic: "gratitude",
    weight: 7.2,
    match:
      /\b(?:(?:how (?:do|can|should) i|want to|like to|would like to) (?:say )?thank|thank (?:him|her|them|[a-z]+ for)|grateful|gratitude|appreciat|ringrazi|gratitudine|grat[oa] (?:a|per)|riconoscen|dire grazie|dirle grazie|dirgli grazie)/,
  },
  {
    topic: "reconnect",
    weight: 7.2,
    match:
      /\b(?:reconnect|get back in touch|back in touch|lost touch|(?:haven'?t|have not|hasn'?t|has not) (?:spoken|talked|seen|heard)|hear from (?:him|her|them) again|after (?:years|months|so long|a long)|riallacciare|riavvicin|ricontatt|riprendere (?:i )?contatt|non (?:ci )?(?:sentiamo|vediamo|parliamo) da|perso di vista|persi di vista|risentir|dopo (?:anni|mesi|tanto tempo))/,
  },
  {
    topic: "first_meeting",
    weight: 7.2,
    match:
      /\b(?:first (?:meeting|date|time (?:i|we) meet|dinner|impression)|meet (?:him|her|them|\w+) for the first|get to know|make (?:him|her|them|\w+) like me|impress (?:him|her|them)|primo (?:incontro|appuntamento)|prima (?:uscita|volta che (?:ci|la|lo)|cena)|conoscer(?:la|lo|ci) (?:meglio)?|(?:faccio|fare|faro) a piacer|far(?:e|gli|le) colpo|fare (?:una )?buona impressione)/,
  },
  {
    topic: "distance",
    weight: 7.1,
    match:
      /\b(?:cold\b|distant|silen[tc]|ignor|withdraw|pull(?:s|ed|ing)? away|ghost|(?:doesn'?t|didn'?t|does not|did not|never|won'?t|hasn'?t|not) (?:reply|repl|answer|respond|write|writ|call|talk)|monosyllab|one[- ]word answers?|(?:hardly|barely) (?:says?|talks?|speaks?|answers?|looks?|greets?|writes?)|keeps (?:his|her|their) distance|leaves? me on read|stopped (?:talking|writing|replying|answering)|monosillab|a malapena|(?:quasi|appena) (?:non )?(?:mi )?(?:parla|saluta|risponde|guarda)|non mi dice quasi|visualizza e non|fredd[ao]|distant[ei]|distanza|silenzi|ignora|si allontana|allontanat|non (?:mi )?(?:risponde|parla|scrive|chiama|cerca|guarda|saluta)|non risponde|mi evita|sparit[ao]|chius[ao] in se)/,
  },
  {
    topic: "support",
    weight: 7,
    match:
      /\b(?:hard time|difficult time|struggling|going through|depress|grie(?:f|v)|passed away|died\b|funeral|lost (?:his|her|their) (?:job|father|mother|dad|mum|mom|dog|cat|wife|husband)|(?:does not|doesn'?t|won'?t|never) leaves? (?:the house|home|his room|her room|bed)|is (?:ill|sick|sad|in hospital)|cancer|burn(?:ed|t)? ?out|support (?:him|her|them|\w+)|be there for|comfort|cheer (?:him|her|them) up|momento difficile|brutto periodo|periodo (?:difficile|duro|nero)|sta male|e trist|sta soffrendo|soffre|lutto|e mort[ao]|non esce (?:piu )?(?:di casa|dal letto|dalla stanza)|ha perso (?:il|la|suo|sua)|malat|ospedale|tumore|depress|stare vicin|consolar|sostener|aiutar(?:la|lo) (?:a|in)|tirar(?:la|lo|le|gli) su)/,
  },
  {
    // A quarrel takes precedence over the silence after it, unless that has lasted for months.
    topic: "conflict",
    weight: 7.3,
    match:
      /^(?!.*\b(?:for|in|after|da|dopo) (?:\w+ )?(?:years|months|mesi|anni)\b).*\b(?:(?:had|have|having|after|since|big|bad|another|our|the|last) (?:\w+ )?(?:fight|row|quarrel|argument|falling[- ]out)|(?:we|he|she|they|i) (?:\w+ )?(?:fought|quarrel\w*|argued|fell out)|abbiamo (?:\w+ )?(?:litigato|discusso|bisticciato)|(?:ho|ha|hanno) (?:\w+ )?litigato|litighiamo|litigat[ao]|(?:una|la|nostra) (?:\w+ )?lite|(?:un|il|nostro) (?:\w+ )?litigio)\b/,
  },
  {
    topic: "conflict",
    weight: 6.9,
    match:
      /\b(?:quarrel|argu(?:e|ed|ing|ment)|fight|fought|row with|conflict|angry (?:with|at)|shout|yell|scream|snap(?:s|ped|ping)? at|rais(?:e|ed|es|ing) (?:my|his|her|their) voice|(?:says?|said|thinks|tells me|told me|calls?|called) (?:that )?(?:i'?m|i am|me) (?:\w+ )?(?:selfish|lazy|cold|ungrateful|useless|egoist|stubborn|unfair|difficult|mean)|accus(?:es|ed) me|blames? me|disagree|clash|tension|litig|discuss(?:ione|o) (?:con|acces)|abbiamo discusso|arrabbiat[ao] con|scontr|urlat|alza(?:to|re)? la voce|(?:io|volta|poi|e|subito) scatto\b|scatto (?:subito|sempre|ogni|per)|rispondo male|dice che (?:\w+ )?(?:penso solo a me|sono (?:\w+ )?(?:egoist|pigr|ingrat|fredd|ostinat|cattiv|ingiust))|mi accusa|mi rinfaccia|da(?:' | )la colpa a me|da dell'egoista|conflitt|tensione|discut(?:iamo|ere) sempre|baruffa|fare pace|far pace)/,
  },
  {
    topic: "decide",
    weight: 6.8,
    match:
      /\b(?:decid|decision|agree on|choose (?:together|between)|compromise|plan (?:a|our|the|together|with)|holiday|vacation|moving (?:in|house)|wants? to (?:sell|buy|move|keep|rent|split)|inherit|(?:split|share|divide) (?:the|our|it)|moving out|fairly|decider|decision|scegliere|scelta|metterci d'accordo|compromesso|organizzare|pianificare|vacanz|trasferirci|andare a vivere|(?:vuole|vorrebbe|vogliamo) (?:vendere|comprare|tenere|affittare|dividere|trasferirsi)|eredit)/,
  },
  {
    topic: "ask",
    weight: 6.7,
    match:
      /\b(?:ask (?:\w+ ){1,3}(?:for|to|if|whether|out)\b|ask for (?:help|a|more|some)|request|favou?r|need (?:his|her|their|help)|pay rise|raise\b|borrow|chieder(?:e|le|gli)? (?:\w+ )?(?:aiuto|un favore|una mano|un aumento|di |se |a )|chieder(?:le|gli)\b|favore|aumento|richiesta|ho bisogno (?:di|che))/,
  },
  // habits and longings, if no other word names the subject
  {
    topic: "feedback",
    weight: 6.4,
    match:
      /\b(?:never (?:helps?|washes|cleans|tidies|listens?|thanks|asks)|(?:doesn'?t|does not|won'?t|will not) (?:help|listen|clean|tidy|do (?:his|her|their|any))|(?:always|is|are|arrives?|comes?) late|always (?:interrupt|complain|forget|talks over)\w*|interrupts? me|takes? (?:the )?credit|comments on my|too (?:loud|noisy)|makes? (?:a lot of )?noise|loud music|non (?:\w+ ){0,2}(?:lava|pulisce|aiuta|ascolta|ringrazia|mette in ordine|fa) mai|non fa i compiti|non (?:mi )?(?:ascolta|aiuta)|(?:sempre|arriva|e) in ritardo|si dimentica sempre|mi interromp|(?:prende|preso|prendersi) il merito|commenta (?:il|la|i) mi|fa (?:\w+ )?rumore|musica alta|si lamenta sempre)/,
  },
  {
    topic: "distance",
    weight: 6.3,
    match:
      /\b(?:feel (?:so |very )?(?:lonely|alone|left out|invisible)|works? too much|no time for (?:me|us)|grown apart|drifting apart|mi sento (?:\w+ )?(?:invisibile|in solitudine|di troppo|trascurat)|lavora troppo|non ha (?:mai )?tempo per|lontani)/,
  },
  {
    topic: "decide",
    weight: 6.2,
    match:
      /\b(?:want different things|(?:he|she|they) wants? (?:\w+ ){1,4}and i (?:do not|don'?t|want)|vogliamo cose diverse|(?:lui|lei) vuole .{1,40} e io)/,
  },
  {
    topic: "talk",
    weight: 6,
    match:
      /\b(?:how (?:do|can|should|could|would) i (?:talk|speak|tell|say|bring|start|begin|approach|explain|deal|handle|behave|act)|how to (?:talk|speak|tell|say|approach|start|bring|deal|handle|behave)|(?:need|want|have|like|going) to (?:tell|talk|speak|say)\b|(?:devo|vorrei|voglio|dovrei) (?:dire|dirle|dirgli|dirti|parlar)|talk (?:to|with)\b|speak (?:to|with)\b|what (?:do|should|can|could) i (?:say|tell|write)|conversation|meeting with|come (?:(?:le|gli|ne|posso|dovrei|potrei|faccio|devo|mi|ci|lo|la|glielo) )*(?:parl|dic|dir|affront|comport|spieg|inizi|cominci|comunic|approcci|gest|prend)|parlar(?:e|le|gli|ci|ne)?\b|parlo\b|che cosa (?:le|gli) dico|cosa (?:posso |dovrei |devo )?(?:le |gli )?(?:dico|dire|dirle|dirgli|scriv)|conversazione|colloquio)/,
  },
  // small talk
  {
    topic: "greeting",
    weight: 6.5,
    shorterThan: 6,
    match: /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|ciao|salve|buongiorno|buonasera|ehi|buon giorno)\b/,
  },
  // answers to a question, if nothing else is said
  {
    topic: "answer_yes",
    weight: 5,
    shorterThan: 5,
    match:
      /^(?:yes|yeah|yep|sure|ok(?:ay)?|of course|right|exactly|good|fine|si|certo|va bene|d'accordo|esatto|giusto|perfetto|volentieri|ok)\b/,
  },
  {
    topic: "answer_no",
    weight: 5,
    shorterThan: 6,
    match:
      /^(?:no|nope|not really|rather not|no grazie|non proprio|per niente|meglio di no|non credo|i don'?t think so)\b/,
  },
  {
    topic: "answer_unsure",
    weight: 5.5,
    shorterThan: 8,
    match:
      /\b(?:i (?:don'?t|do not) know|dunno|not sure|no idea|maybe|perhaps|non (?:lo )?so|boh|non saprei|forse|non ne ho idea|chissa|non sono sicur)/,
  },
];

/** Love and flirting: no advice if the other person is a minor. */
export const ROMANCE =
  /\b(?:kiss|flirt|date\b|dating|ask (?:him|her|them) out|in love|love (?:him|her|them)|crush|seduc|sex|sleep with|attract(?:ed|ion)|romantic|girlfriend|boyfriend|baci(?:o|ar|o)|flirt|corteggi|innamor|amo\b|cotta|sedur|sess(?:o|ual)|andarci a letto|attrazione|mi attrae|mi piace (?:molto |tanto |davvero )?(?:lei|lui|\w+ e)|fidanzat|appuntamento|mettermi (?:con|insieme)|conquistar|provarci)/;
