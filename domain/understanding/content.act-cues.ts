import type { Language } from "#domain/language.ts";

/** Wordings that are strong evidence for an act. They are weighed with all other features, never used alone. */
export const ACT_CUES: Readonly<Record<Language, readonly (readonly [name: string, cue: RegExp])[]>> = {
  en: [
    [
      "should i",
      /\b(?:should|shall|ought|must|shd|shld) (?:i|we)\b|\bdo i (?:have|need|even|really|just)\b|\bdo i (?:tell|call|text|go|say|ask|invite|let|block|reply|answer|apologi[sz]e)\b(?!.*\bhow\b)/i,
    ],
    [
      "is it",
      /\b(?:is|was|isn'?t|wasn'?t) (?:it|that|this) (?:ok|okay|fair|wrong|right|normal|weird|rude|mean|selfish|bad|too|unreasonable|silly|stupid|petty|my)\b|\b(?:am|was|were|are) (?:i|we) (?:being |too |wrong|right|over|the |a |selfish|unfair|mad|crazy|silly|stupid|mean|allowed|paranoid)/i,
    ],
    [
      "worth it",
      /\b(?:is it|would it be|wd it be) (?:worth|better|a good|a bad|a mistake|smart|wise)\b|\b(?:good|bad) idea\b|\bcan i (?:just|ask|tell|say|invite|refuse)\b|\bwould you\b/i,
    ],
    [
      "will they",
      /\b(?:will|would|wont|won'?t|does|doesn'?t|doesnt|do|is|are|isn'?t|has|gonna|going to|might|could) (?:he|she|they|it|my \w+|[A-Z]\w+) (?:ever|still|even|really|be|come|leave|forgive|change|get|love|like|care|want|miss|think|regret|hate|feel|mean|say|find|react|take|call|text|stay|notice|know|cheat|lying|going|gonna|mad|angry|interested|into|over|trying|avoiding|testing|using|jealous|expecting|hiding|seeing)\b/i,
    ],
    [
      "what do they think",
      /\bwhat(?:'?s| is| does| do| would| will| did)? (?:he|she|they|my \w+|[A-Z]\w+)(?:'?s)? (?:thinking|think|feel|feeling|want|mean|up to|really|going|say|expect|make of)\b|\bwhy (?:does|do|did|is|are|has|would|won'?t|doesn'?t|didn'?t) (?:he|she|they|my \w+|[A-Z]\w+)\b|\bdo (?:u|you) (?:think|reckon)\b|\bwill (?:this|that|we|things|it)\b|\bchances?\b/i,
    ],
    [
      "how do i",
      /\bhow (?:do|can|should|shall|would|could|to|might|on earth|the hell|tf)\b(?! (?:he|she|they|you|u)\b)|\bhow d'?you|\bbest way\b|\bany (?:tips|advice|ideas|suggestions)\b|\badvice\b|\bhelp me\b(?! (?:write|draft|word|phrase))|\bneed help\b/i,
    ],
    [
      "what do i do",
      /\bwhat (?:do|should|can|shall|would|could|am) (?:i|we|u|you)\b|\bwhat now\b|\bwhat next\b|\bwhat(?:'?s| is) the (?:best|right|kindest|nicest)\b|\bidk (?:what|how)\b|\b(?:don'?t|dont|do not|no idea|not sure|unsure|dunno) (?:know )?(?:what|how|where|whether|if) (?:to|i should)\b/i,
    ],
    [
      "i want to",
      /^(?:i|we|id|i'?d|i'?ve|ive) (?:want|need|wanna|like|would|have|gotta|got|must|really|just|should)\b.{0,12}\b(?:to|get|my|back|tell|ask|cut|break)\b|\bi (?:want|need|wanna) (?:to|my)\b/i,
    ],
    [
      "write",
      /\b(?:write|draft|compose|word|phrase|rewrite|reword|rephrase|redo|tweak|edit|polish|proofread|type)\b(?! (?:off|down in))|\bhelp me (?:write|say|word|reply|answer|phrase|draft)\b|\b(?:give|send|find) me (?:a|the|some|two|three|something|words|wording)\b/i,
    ],
    [
      "message",
      /\b(?:a|the|me|nice|short|quick|polite) (?:msg|message|text|email|mail|letter|note|card|caption|toast|speech|reply|invite|invitation|whatsapp|dm)\b/i,
    ],
    [
      "tell them that",
      /^(?:pls |please |can you |could you |just )?(?:tell|ask|text|message|reply|let|invite|thank|answer|remind|congratulate|say)\b/i,
    ],
    [
      "style",
      /^(?:(?:a bit|bit|much|way|too|more|less|make it|make that|can (?:you|u) make|pls|please|now|ok|but|and|even|no)[ ,]*)*(?:shorter|longer|warmer|softer|kinder|nicer|friendlier|funnier|firmer|formal|informal|casual|polite|serious|direct|simpler|sweeter|lighter|cheesy|stiff|cold|harsh|emoji|emojis)\b|\b(?:make (?:it|that)|too (?:long|formal|stiff|cold|harsh|cheesy|short|soft|polite)|more (?:formal|casual|like|friendly|direct|warm)|less (?:formal|stiff|cheesy)|add that|leave out|take out|drop the|without the|in (?:italian|english|spanish|french)|sound (?:less|more))\b/i,
    ],
    [
      "fact when",
      /^(?:and |so |hey |ok |remind me,? |btw )*(?:when (?:did|was|is|do|does|are|were|exactly)|what (?:day|date|time|year)|how (?:long|often|many|much|old)|where (?:did|does|is|was|do)|which|who (?:is|was|did|told|gave|paid)|what(?:'?s| is| was| are| were) (?:his|her|their|the name|my \w+'?s|\w+'s))\b/i,
    ],
    [
      "fact notes",
      /\b(?:remind me|did i (?:write|note|say|tell|mention|ever)|have i (?:written|noted|told|said|mentioned|ever)|my notes?|in (?:my|the) notes|wrote down|what did (?:i|we|he|she|they) (?:say|write|agree|promise|decide|tell|give|want|call|order)|do (?:you|u) (?:know|remember|have)|still owe|owes? me|last (?:time )?(?:i|we) (?:saw|met|talk|spoke|call)|did (?:i|we) last)\b/i,
    ],
    ["no", /^(?:no+|nope|nah|wait|sorry|oops|wrong|not )[,. !]/i],
    [
      "actually",
      /^(?:\w+[, ]+)?(?:actually|correction|i mean|i meant|i wrote|i misspoke|mistake|typo|sorry)\b|\b(?:i meant|not my \w+|that'?s (?:wrong|not right|not what|incorrect)|i never said|i didn'?t say|you (?:got|mixed|misread|confused)|misunderst\w+|isn'?t my|not \w+,? (?:but|it was|he'?s|she'?s|it'?s))\b/i,
    ],
    [
      "changed",
      /\b(?:changed my mind|change of (?:plan|heart)|on second thoughts?|after all|never ?mind|nvm|forget (?:it|the|that|about|what)|scratch that|scrap (?:it|that|the)|rather not|i'?d rather|id rather|instead|not going to (?:\w+ ){0,4}anymore|let'?s not|drop it|leave it|won'?t (?:\w+ ){0,3}after all|cancel that|skip)\b/i,
    ],
    [
      "complains",
      /\b(?:you(?:'?re| are)?|u|ur|this|that'?s|thats|your)\b.{0,25}\b(?:useless|bot|robot|machine|ai|chatbot|program|algorithm|repeating|repeat|generic|rubbish|crap|nonsense|no help|not help(?:ing|ful)|listening|read what|parrot|canned|copy|shallow|dumb|stupid|pointless|already said|said that|same (?:thing|answer)|don'?t (?:get|understand|listen)|dont (?:get|understand|listen)|didn'?t (?:answer|read|understand|get))\b|\b(?:useless|real (?:person|human)|a human|actual (?:person|human)|waste of time|talk to (?:a|some)(?:one| person| human)|human being)\b/i,
    ],
    [
      "thanks",
      /\b(?:thanks?|thank (?:you|u)|thx|thnx|ty|tysm|cheers|ta|much appreciated|appreciate (?:it|that|this|you)|grateful|helped|that helps|bye|good ?night|see you|take care|lifesaver)\b/i,
    ],
    [
      "greets",
      /^(?:hi+|hey+|hello+|hiya|heya|yo|good (?:morning|evening|afternoon)|morning|evening|sup|howdy|hullo)\b/i,
    ],
    [
      "mourns",
      /\b(?:died|dead|death|passed(?: away)?|funeral|buried|ashes|grave|lost (?:my|our|him|her|the baby|mum|dad)|miscarr\w+|stillb\w+|widow\w*|bereave\w*|griev\w+|grief|mourning|late (?:husband|wife|mother|father|dad|mum)|put (?:him|her|my \w+) (?:down|to sleep)|hospice|anniversary of (?:his|her)|without (?:him|her) )\b/i,
    ],
    [
      "off topic",
      /\b(?:recipe|code|python|javascript|weather|capital of|translate|homework|maths?|football|score|stock|bitcoin|crypto|wifi|printer|excel|iphone|laptop|tax|visa|car|engine|pasta|cook|bake|film|movie|book|song|president|election|history|planet|poem about|joke|lottery|train|flight|hotel|restaurant|diet|gym|workout|headache|dose|vitamin)\b/i,
    ],
    [
      "vague",
      /^(?:help|idk|i (?:don'?t|dont) know|dunno|hm+|hmm+|uh+|um+|well|it'?s complicated|its complicated|complicated|everything|nothing|stuff|whatever|so|ok+|meh|ugh+|not sure|bad day|i need help|things|long story|same|i feel (?:off|weird|bad)|\.+|\?+)[.!… ]*$/i,
    ],
    [
      "answers",
      /^(?:yes|yeah|yep|yup|ya|no|nope|nah|maybe|probably|sometimes|often|never|always|not really|kind of|kinda|sort of|since|about|around|for|because|cos|bc|mostly|both|neither|once|twice|last|the (?:first|second|other|latter)|a (?:few|couple|year|month|week)|two|three|four|my|his|her|i think|i guess|none|nobody|nothing|idk|in (?:person|march|may|june|summer|spring))\b/i,
    ],
  ],
  it: [
    [
      "should i",
      /\b(?:dovrei|devo|dobbiamo|dovremmo|mi conviene|conviene|faccio (?:bene|male|meglio|in tempo)|farei (?:bene|meglio|male)|ho (?:fatto bene|fatto male|sbagliato|esagerato|torto|ragione)|ha senso|vale la pena|[eè] (?:giusto|sbagliato|normale|il caso|meglio|presto|tardi|troppo|brutto|maleducat\w+|strano|grave)|posso|e se (?:lo|la|gli|le)|sarebbe (?:meglio|il caso|giusto|sbagliato|troppo|un errore)|sono (?:io|stat[oa] (?:io |troppo)|troppo|esagerat\w+|egoista|cattiv\w+|paranoic\w+|pazz\w+)|sto (?:esagerando|sbagliando)|secondo (?:te|voi) (?:devo|dovrei|faccio|posso|[eè]|sono|ho|sto))\b/i,
    ],
    [
      "will they",
      /\b(?:torner[aà]|mi lascer[aà]|lascer[aà]|cambier[aà]|perdoner[aà]|chiamer[aà]|scriver[aà]|verr[aà]|dir[aà]|far[aà]|sar[aà]|avr[aà]|capir[aà]|accetter[aà]|rester[aà]|reagir[aà]|prender[aà]|vorr[aà]|potr[aà]|riuscir[aà]|arriver[aà]|passer[aà]|succeder[aà]|finir[aà]|star[aà]|si (?:accorger|arrabbier|offender|pentir|far|sposer|innamorer)\w*|continuer[aà]|ce la fa(?:r[oò]|remo)?)(?![a-z])/i,
    ],
    [
      "what do they think",
      /\b(?:(?:che )?cosa|che|chiss[aà] (?:che|cosa|se)|cos) (?:ne )?(?:pensa|pens(?:er[aà]|ano)|prova|vuole|vorr[aà]|avr[aà]|gli|le|si aspetta|passa per|ha in (?:testa|mente)|intende|sente|crede)\b|\b(?:mi|ci) (?:ama|vuole (?:ancora|bene)|pensa|tradisce|odia|sta (?:mentendo|usando|evitando|tradendo|lasciando))\b|\bperch[eé] (?:mi|non|fa|si|lui|lei|mio|mia|[A-Z])\b|\b(?:secondo te|che dici|pensi che|credi che)\b|\b(?:gli|le) (?:piaccio|manco|interesso|importa)\b|\b(?:[eè]|sar[aà]) (?:ancora )?(?:innamorat|interessat|arrabbiat|gelos|pentit)/i,
    ],
    [
      "how do i",
      /\bcome (?:faccio|fare|posso|potrei|dovrei|devo|glie\w*|gli\b|le\b|lo\b|la\b|mi (?:comporto|devo|muovo|regolo|metto)|si (?:fa|dice)|affront\w+|parl\w+|dir\w+|reag\w+|gest\w+|ris\w+|chied\w+|spieg\w+|ne esco|la prendo|faccia|convinc\w+|aiut\w+|smett\w+|ricuc\w+|inizi\w+|cominci\w+)\b|\b(?:consigli\w*|suggeriment\w+|qualche idea|un'?idea|aiutami a|mi aiuti a|mi serve (?:un )?aiuto|dammi una mano|da dove (?:comincio|inizio|parto))\b/i,
    ],
    [
      "what do i do",
      /\b(?:che|cosa|che cosa|ke|cs|ke cs|e ora|e adesso|e mo) (?:faccio|fare|posso|dovrei|devo|gli|le|rispondo|dico|mi (?:invento|consigli|suggerisci)|facciamo|potrei|si fa|ci faccio|regalo|scrivo)\b|\b(?:e ora|e adesso|ora che|adesso che)\?|\bnon so (?:come|cosa|che|se|pi[uù]|da dove|dove|proprio)\b|\bnn so\b/i,
    ],
    [
      "i want to",
      /^(?:io )?(?:voglio|vorrei|devo|dovrei|ho bisogno|mi serve|mi servono|mi piacerebbe|rivoglio|ho deciso di|sto pensando di)\b/i,
    ],
    [
      "write",
      /\b(?:scriv(?:i|imi|igli|ile|ere|iamo|ilo|ila|esti|imelo|ine|imene)|mand(?:agli|ale|ami|a|iamo|are)|butta(?:mi)? gi[uù]|prepara(?:mi)?|riscriv\w+|riformul\w+|rifallo|rifalla|rifammi|rifai|fammi (?:un|una|il|la|due|vedere)|trovami|dammi (?:le parole|una frase|due righe|un testo)|componi|formul\w+|correggi\w*|sistem(?:a|ami|alo|ala)|metti\w*|aggiungi\w*|togli\w*|leva\w*|cambia\w*|accorcia\w*|allunga\w*|traduci\w*)\b/i,
    ],
    [
      "message",
      /\b(?:messaggi(?:o|no)|msg|sms|mail|email|letter(?:a|ina)|bigliett(?:o|ino)|whatsapp|vocale|testo|discorso|due righe|una frase|parole giuste|risposta|invito|auguri)\b/i,
    ],
    [
      "tell them that",
      /^(?:per favore |ok |allora |adesso |ora |e )?(?:di(?:gli|lle|mmi|')|chiedi(?:gli|le)?|rispondi(?:gli|le)?|invita(?:lo|la)?|ringrazia(?:lo|la)?|avvisa(?:lo|la)?|ricorda(?:gli|le)|spiega(?:gli|le)|proponi(?:gli|le)?|fagli|falle)\b/i,
    ],
    [
      "style",
      /^(?:(?:un po'?|un pochino|molto|troppo|ma|no|ok|e|pi[uù]|meno|fallo|falla|rendilo|rendila|ancora|adesso|ora|pls)[ ,]*)*(?:cort\w+|breve|lung\w+|cald\w+|affettuos\w+|formal\w+|informal\w+|divertent\w+|simpatic\w+|gentil\w+|dolc\w+|decis\w+|secc\w+|sciolt\w+|dirett\w+|semplic\w+|fredd\w+|dur\w+|legger\w+|amichevol\w+|ironic\w+|ser[io]\w*|emoji|spiritos\w+|morbid\w+)\b|\b(?:pi[uù] (?:cort|brev|lung|cald|formal|divertent|gentil|dolc|decis|sciolt|dirett|semplic|leggero|ironic|affettuos|informal)\w*|troppo (?:lung|formal|fredd|dur|secc|smielat|cort|gentil|dolc|pes)\w*|meno (?:formal|smielat|dur|fredd|pes)\w*|in (?:inglese|italiano|spagnolo|francese)|senza (?:il|la|lo|le|emoji)|dagli del (?:tu|lei)|dalle del (?:tu|lei)|col (?:tu|lei))/i,
    ],
    [
      "fact when",
      /^(?:e |ma |allora |oh |senti |scusa |ricordami )*(?:quand(?:o|'?[eè]|e)|qnd|quant[oaie]|che (?:giorno|data|ora|lavoro|nome|classe|taglia|mese|anno)|da quanto|dove|dov'?[eè]|chi (?:[eè]|era|mi|ha|gli|le|viene)|come si chiama\w*|a che (?:ora|punto)|ogni quanto|quale|quali|qual)\b/i,
    ],
    [
      "fact notes",
      /\b(?:ricordami|ti ricordi|mi ricordi|ho (?:scritto|segnato|annotato|detto|raccontato|appuntato)|avevo (?:scritto|segnato|detto|annotato|raccontato)|(?:nelle|mie|delle|quali|le) not[ea]|appunti|segnat\w+|cosa (?:mi )?(?:aveva|avevamo|abbiamo|avevo|ha) (?:detto|promesso|deciso|concordato|scritto|regalato|chiesto)|mi deve (?:ancora)?|devo ancora|l'?ultima volta|ultimamente ci siamo|abbiamo (?:deciso|detto|concordato)|eravamo (?:d'accordo|rimast\w+)|siamo rimast\w+|sai (?:quando|quanto|dove|come si|chi|se)|risulta|c'?[eè] scritto)\b/i,
    ],
    ["no", /^(?:no+|nono|aspetta|scusa|ops|sbagliato|non )[,. !]/i],
    [
      "actually",
      /^(?:\w+[, ]+)?(?:anzi|in realt[aà]|veramente|correzione|volevo dire|intendevo|errore|scusa|mi sono (?:sbagliat|spiegat|confus)\w+|ho (?:scritto male|sbagliato a))\b|\b(?:volevo dire|intendevo|non [eè] (?:mi[oa]|mia|vero|cos[iì]|quell\w+)|non (?:ho detto|l'ho detto|era|dicevo)|hai (?:capito male|frainteso|confuso|sbagliato)|mi hai frainteso|ho (?:capito|scritto) male|non \w+,? ma)\b/i,
    ],
    [
      "changed",
      /\b(?:ci ho ripensato|ho cambiato idea|cambio idea|ripensandoci|ci ripenso|lascia (?:stare|perdere)|lasciamo (?:stare|perdere)|come non detto|niente|non (?:lo|la|le|gli|ci|vado|chiamo|scrivo|voglio) \w* ?pi[uù]|anzi|piuttosto|invece|alla fine (?:non|no|preferisco)|meglio (?:di no|se|che non)|preferisco (?:non|che|scriver\w*|aspett\w*|parl\w*)|facciamo (?:che|cos[iì])|dimentica|annulla|non se ne fa)\b/i,
    ],
    [
      "complains",
      /\b(?:inutile|inutili|bot|robot|macchina|chatbot|intelligenza artificiale|non (?:mi )?(?:servi|aiuti|capisci|ascolti|serve|sei)|(?:l')?hai gi[aà] detto|gi[aà] detto|ripeti|ripetendo|sempre (?:le stesse|la stessa)|stess(?:a|e) (?:cos[ae]|rispost[ae]|fras[ei])|frasi fatte|banal\w+|generic\w+|non (?:hai )?(?:risposto|letto|capito)|una persona vera|un essere umano|un umano|persona in carne|che risposta|risposte|presa in giro|mi prendi in giro|perdita di tempo|copia ?e ?incolla)\b/i,
    ],
    [
      "thanks",
      /\b(?:grazie|graz|grz|ti ringrazio|grazie mille|mi hai aiutat\w+|mi (?:[eè] |sei )?(?:stat[oa] )?(?:d'aiuto|util\w+)|utilissim\w+|gentilissim\w+|ciao ciao|buonanotte|a presto|a domani|alla prossima|arrivederci|sei un tesoro|mi hai chiarito)\b/i,
    ],
    [
      "greets",
      /^(?:ciao+|salve|buongiorno|buon ?giorno|buonasera|buona ?sera|ehi+|ehil[aà]|hey|we+|weil[aà]|buon pomeriggio|hola|eccomi|ci sei)\b/i,
    ],
    [
      "mourns",
      /\b(?:mort[oae]|morti|morte|morire|mancat[oa]|scompars[oa]|venut[oa] a mancare|se n'?[eè] andat[oa] (?:per sempre|in un|dopo|a \d|ieri|il|la|nel|stanotte)|ci ha lasciat[oi]|funeral[ei]|lutto|seppellit\w+|sepolt\w+|cimitero|tomba|ceneri|pers[oa] (?:mio|mia|il|la|un)|perso (?:il bambino|mia|mio)|aborto|vedov[oa]|lapide|bara|anniversario della)\b/i,
    ],
    [
      "off topic",
      /\b(?:ricett\w+|codice|python|javascript|meteo|che tempo fa|capitale|traduc\w+|compiti|matematica|calcio|partita|serie a|juve|inter|milan|borsa|bitcoin|cripto|wifi|stampante|excel|iphone|computer|pc|tasse|730|imu|bollo|motore|gomme|carbonara|tiramis[uù]|forno|cucin\w+|film|libro|canzone|presidente|elezioni|storia|pianet\w+|barzelletta|lotto|treno|volo|hotel|albergo|ristorante|dieta|palestra|mal di testa|vitamin\w+|fotosintesi)\b/i,
    ],
    [
      "vague",
      /^(?:aiuto|boh+|mah+|bo|non so|nn so|non lo so|nn lo so|[eè] complicato|complicato|un casino|tutto|niente|nulla|uff+|mmm+|eh+|beh|allora|insomma|cos[iì] cos[iì]|dipende|non saprei|ho bisogno di aiuto|cose|storia lunga|male|sto male|giornata no|ok+|vabb?[eè]|\.+|\?+)[.!… ]*$/i,
    ],
    [
      "answers",
      /^(?:s[iì]+|sisi|no+|nono|forse|probabilmente|a volte|spesso|mai|sempre|non (?:proprio|tanto|molto|ancora|sempre)|pi[uù] o meno|abbastanza|da|circa|quasi|per|perch[eé]|xch[eé]|entrambi|nessun\w*|una volta|due|tre|quattro|l'?ultima|l'?altr[oa]|il (?:primo|secondo)|la (?:prima|seconda)|mio|mia|suo|sua|credo|penso|direi|un (?:anno|mese|po)|qualche|ieri|oggi|domani|a (?:voce|natale|casa)|di persona|sul lavoro)\b/i,
    ],
  ],
};
