import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** How a statement is received: joyful, tender, trouble, or neutral. */
export type Mood = "good" | "tender" | "hard" | "plain";

export interface Appraisal {
  mood: Mood;
  /** For flattened text. */
  match: RegExp;
  /** Excludes texts with these words. */
  unless?: RegExp;
  /** Too unspecific for a reaction: no lead is used. */
  quiet?: true;
  /** A lead before a colon and the statement, or a sentence of its own. */
  lead: readonly Bilingual[];
  ask: readonly Bilingual[];
}

/** Kinds of things people tell, most specific first. */
export const APPRAISALS: readonly Appraisal[] = [
  {
    mood: "good",
    match:
      /\b(?:good news|great news|(?:i|we|my \w+) (?:just |finally )?got (?:the|a|my|his|her) (?:job|place|promotion|raise|offer|flat|house|chip|results?)|(?:i|we|my \w+) (?:just |finally )?got (?:in|into|promoted|engaged|accepted)|passed (?:the|my|his|her)|said yes|made up(?! (?:his|her|my|a|an|the|stories|lies))|we (?:hugged|laughed|danced)|so (?:happy|proud|glad)|over the moon|best (?:day|night|evening|weekend)|went (?:so |really |very )?(?:well|great)|amazing|lovely|wonderful|brilliant|(?:turned|is|was) (?:\d+|ninety|eighty|seventy|fifty)(?: yesterday| today)|first (?:steps|word)|shook hands|made peace|si sono (?:stretti la mano|abbracciati)|talked till|kissed me|(?:he|she|\w+) proposed(?! (?:that|we|a|an|the|to (?!me)|mov\w+|\w+ing))(?=$|[.,;!?]| (?:to me|last|on|yesterday|at|in|and))|hired|buona notizia|bella notizia|bellissim[oae]|meraviglios[oae]|che bello|una cosa bella|che gioia|felicissim[oa]|(?:sono|cosi|molto|tanto) fier[oa]|content[oa]|ha detto (?:di )?si|abbiamo fatto pace|mi ha abbracciat[oa]|ci siamo abbracciat[ie]|promoss[oa]|assunt[oa]|aumento!|e andata (?:benissimo|bene|alla grande)|va molto meglio|finalmente (?:hai|ho|abbiamo)|ha passato (?:l'esame|il)|laureat[oa]|anni di matrimonio|ha cucinato lui)\b/,
    unless:
      /n't\b|\b(?:but|not|never|didn'?t|stopped|funeral|looks? so happy|always says?|jealous|envy|without me|by (?:text|whatsapp|email)|last to know|only i|worse|lost|instead of|i (?:can'?t|hate)|ma|pero|non|invidi\w*|peggio|senza di me|purtroppo)\b/,
    lead: [
      b("How lovely", "Che bello"),
      b("That is good news", "Questa è una bella notizia"),
      b("I’m glad for you", "Mi fa piacere per te"),
    ],
    ask: [
      b("Which moment of it would you like to keep?", "Quale momento ti vorresti tenere?"),
      b("Who have you told so far?", "A chi l’hai già raccontato?"),
      b("What made it possible, do you think?", "Che cosa l’ha reso possibile, secondo te?"),
    ],
  },
  {
    mood: "tender",
    quiet: true,
    match:
      /\b(?:brought me|made me (?:tea|coffee|soup|breakfast|dinner|a cake|laugh)|(?:left|gave|knitted|baked|bought|sent) me (?:a|an|some|the|her|his)|drove \d+ hours|held my hand|surprise (?:for me|party)|called me mum|asked me to be (?:the one|godmother|godfather|best man|bridesmaid|witness)|waits? for me|put a heart|never forgets|takes care of me|mi ha (?:portato|regalato|lasciato|preparato|cucinato|fatto|cucito) (?:un|una|uno|il|la|i|le|na)|m'ha (?:portato|lasciato|fatto|regalato|mandato) (?:un|una|na|il|la|i|le)|mi aspetta|mi tiene la mano|una sorpresa|mi ha chiesto di (?:fargli|farle) da (?:testimone|madrina|padrino)|si e offert[oa] di|s'e offert[oa] di)\b/,
    unless:
      /\b(?:but|never|alone|without|messag\w* (?:that|saying)|voicemail|letter|bill|ma|pero|senza (?:me|dir\w+|chieder\w+)|da sol[oa]|casino|paura|figuraccia|torto|dispetto|scenata|piazzata|battuta)\b/,
    lead: [
      b("That is a kind thing", "È un gesto gentile"),
      b("Small things like that count", "Le cose così contano"),
      b("Somebody was thinking of you there", "Lì c’era qualcuno che pensava a te"),
    ],
    ask: [
      b("What was it like for you?", "Che effetto ti ha fatto?"),
      b("What did you say, or what would you like to say?", "Che cosa hai risposto, o che cosa vorresti dire?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:(?:lent|borrowed|lends?) (?:\w+ ){0,3}(?:my|the|our|a)|brought (?:it|them) back|never gave (?:it|them) back|ho prestato|mi ha ridato|gli ho prestato|le ho prestato|mi ha chiesto in prestito|doveva tenerl\w)\b/,
    unless: /\d ?(?:euros?|quid|pounds|dollars|k\b|€|£)|(?:\$|£|€) ?\d|soldi|money/,
    lead: [
      b("It was lent in good faith", "L’hai prestato fidandoti"),
      b("It’s less the thing than how it’s treated", "Più della cosa in sé conta come viene trattata"),
    ],
    ask: [
      b("Has it been mentioned between you since?", "Da allora ne avete parlato?"),
      b("What would make it all right again?", "Che cosa la rimetterebbe a posto?"),
    ],
  },
  {
    mood: "hard",
    match:
      /\b(?:lost (?:his|her|their|my|our) (?:job|flat|home|licence)|(?:got|been|was) (?:fired|sacked|laid off|dumped|rejected|turned down|robbed)|failed (?:his|her|the|my|their)|didn'?t get (?:the|in)|went bankrupt|ha perso il (?:lavoro|posto)|licenziat[oa]|bocciat[oa]|e stat[oa] (?:respint|scartat|lasciat|mollat)[oa]|non l'hanno pres[oa])\b/,
    lead: [
      b("That is a blow", "È una bella botta"),
      b("That takes the ground from under somebody", "Una cosa così toglie la terra sotto i piedi"),
    ],
    ask: [
      b("How have you seen {name} since?", "Da allora come vedi {name}?"),
      b(
        "What would be of use to {name} this week: company, or something practical?",
        "Che cosa servirebbe a {name} questa settimana: compagnia, o una cosa pratica?",
      ),
    ],
  },
  {
    mood: "hard",
    match:
      /\b(?:in front of (?:everyone|everybody|the|my|all|our|people|like|customers|clients|her|his)|infront of|laughed at me|mocked|made fun|took the mick|over the microphone|davanti a (?:tutti|tutta|clienti|fornitori|colleghi|amici|parenti)|davanti (?:al (?:capo|direttore|prete|cliente)|alla (?:classe|famiglia|squadra)|ai (?:miei|suoi|figli|colleghi|clienti|bambini|parenti|suoceri)|alle (?:amiche|colleghe)|agli (?:amici|altri|ospiti|invitati))|mi ha preso in giro|mi prende in giro|mi ha sfottut\w+|hanno riso|ridono di me)\b/,
    lead: [
      b("With others watching, that stings twice", "Davanti ad altri brucia il doppio"),
      b(
        "It’s hard to keep your face when people are looking on",
        "Con gli altri che guardano è difficile far finta di niente",
      ),
    ],
    ask: [
      b(
        "Who else was there, and what did you do in that moment?",
        "Chi altro c’era, e tu in quel momento che cosa hai fatto?",
      ),
      b("Does {name} know how it came across?", "{name} sa che effetto ha fatto?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:lied|lies|lying|liar|behind my back|found out|turns out|discovered (?:that|he|she|they)|hid (?:it|that|from)|hiding|without telling|didn'?t tell me|never told me|i knew nothing|reads? my (?:diary|messages|mail)|ment(?:e|ito)|bugi[ae]|alle (?:mie )?spalle|di nascosto|(?:ho|l'ho|hai) scoperto|senza dir(?:mi|melo|ci)|non me l'ha detto|me l'ha nascosto|tutti tranne me|l'ho saputo da|legge i miei)\b/,
    lead: [
      b("Finding out like that hurts on top of the thing itself", "Scoprirlo così fa male quasi più della cosa in sé"),
      b("Now you wonder what else you don’t know", "Adesso ti chiedi che altro non sai"),
    ],
    ask: [
      b("Does {name} know that you know?", "{name} sa che lo sai?"),
      b(
        "What would you want to hear first: why, or that it has stopped?",
        "Che cosa vorresti sentire per primo: il perché, o che è finita?",
      ),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:(?:hasn'?t|haven'?t|doesn'?t|didn'?t|never|won'?t|not) (?:\w+ )?(?:answer\w*|repl\w+|text\w*|call\w*|wr\w+|spoken|speak\w*|talk\w*|say(?:s|ing)? (?:hello|hi|good morning))|ignor\w+|ghost\w+|left (?:me )?on read|left me on|read (?:my|it|your) (?:message|text)?|silence|hardly (?:says?|talks?|speaks?)|(?:one|1) word|unfollowed|blocked me|avoids? me|cold (?:to|with) me|dead silence|not (?:talking|speaking)|non (?:mi |ci |le |gli |vi )?(?:risponde|rispond\w*|parla\w*|scrive|chiama|saluta|cerca|guarda|rivolge)|nn (?:mi |m )?risp\w*|visualizza\w*|ignora\w*|sparit[oa]|silenzio|monosillab\w+|mi evita|mi ha bloccat[oa]|bloccato ovunque|non si fa (?:sentire|viv[oa])|fredd[oa] con me|mi ha mess[oa] un pollice)\b/,
    lead: [
      b("Silence leaves all the guessing to you", "Il silenzio lascia a te tutte le supposizioni"),
      b("Getting nothing back is harder than a clear no", "Non ricevere niente pesa più di un no chiaro"),
      b("That kind of quiet is loud", "È un silenzio che si sente"),
    ],
    ask: [
      b(
        "When was the last time it was normal between you?",
        "Quando è stata l’ultima volta che fra voi era tutto normale?",
      ),
      b("What was the last thing you two said to each other?", "Qual è l’ultima cosa che vi siete detti?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:promised|broke (?:his|her|their) (?:word|promise)|cancell?ed|cancels|didn'?t (?:show|come|turn up)|stood me up|forgot|forgets|always late|late again|\d+ ?min(?:ute)?s? late|last minute|let me down|again and again|aveva promesso|ha promesso|disdett[oa]|mi ha dato buca|bidone|non si e presentat[oa]|dimenticat[oa]|si dimentica|in ritardo|all'ultimo|un'altra volta)\b/,
    unless: /\b(?:i (?:promised|forgot|cancell?ed|was late)|ho (?:dimenticato|promesso)|mi sono dimenticat[oa])\b/,
    lead: [
      b("You had counted on it", "Tu ci contavi"),
      b("It’s less the thing than being left standing", "Più della cosa pesa essere lasciati lì"),
    ],
    ask: [
      b("What has {name} said about it since?", "Da allora {name} che cosa ha detto?"),
      b("Is it the first time, or does it come round again?", "È la prima volta o ricapita?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:i do (?:everything|it all|all the|the whole)|never helps?|doesn'?t (?:help|lift|do)|does (?:nothing|zero|nada)|it'?s always me|all on me|i'?m the one who|carry it alone|mental load|leaves? (?:the|her|his) (?:dishes|plates|mess)|(?:i )?cover for|faccio tutto io|tutto (?:a me|sulle mie spalle)|non (?:mi )?aiuta|non fa (?:niente|nulla|un tubo)|tocca sempre a me|sempre io|piatti sporchi|carico mentale|mi molla sempre)\b/,
    lead: [
      b("So most of it lands on you", "Quindi il grosso ricade su di te"),
      b("That is a lot for one pair of hands", "È tanto, per una persona sola"),
    ],
    ask: [
      b("Which single piece of it would you hand over first?", "Quale pezzo passeresti per primo a qualcun altro?"),
      b("Does {name} know how much it is, counted up?", "{name} sa quant’è, a contarlo tutto?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:comments? on|without (?:asking|knocking|ringing)|tells? me (?:how|what) to|interfer\w+|bosses me|my (?:kitchen|house|plants|hedge|mug|keys|cupboards|hols|life)|invited (?:himself|herself)|opens my|touch\w* my|moved my|reorganis\w+|uses my|keeps (?:buying|giving|slipping|asking)|commenta|si intromette|s'intromette|ficca|senza (?:chiedere|suonare|bussare|avvisare)|con le chiavi|decide (?:lei|lui)|mi dice come|in casa mia|ha risistemato|le mie cose|mi copia|si presenta)\b/,
    lead: [
      b("That is yours to decide, and somebody else decides it", "È una cosa tua, e la decide qualcun altro"),
      b("That crosses into what is yours", "Lì qualcuno si prende uno spazio che è tuo"),
    ],
    ask: [
      b("Which one thing should stop first?", "Quale cosa, fra tutte, dovrebbe finire per prima?"),
      b("Have you ever said so to {name}, even in passing?", "L’hai mai detto {a_name}, anche solo di sfuggita?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:called me (?:a|an|selfish|lazy|useless|the|stupid|fat|crazy|names)|(?:said|says|tells me|told me) i'?m (?:too|a|an|so|selfish|lazy|useless|stupid|cold|fat|crazy|not)|(?:shout|yell|scream)(?:s|ed|ing)? (?:at|back)|swore at|insulted me|rude to me|horrible to me|mi ha dett?o che sono|mi chiama '|mi urla\w*|urla\w*|mi ha insultat\w*|mi tratta (?:male|come)|offes[oa]|mi ha risposto male|mi ha dat[oa] (?:dell|della))\b/,
    unless: /\b(?:i (?:shouted|yelled|screamed|snapped)|ho (?:urlato|offeso|risposto male))\b/,
    lead: [
      b("Words like that stay", "Parole così restano"),
      b("That is hard to hear from somebody you’re close to", "Sentirselo dire così ferisce"),
    ],
    ask: [
      b("What came just before it?", "Che cosa era successo appena prima?"),
      b("What would you have liked to answer?", "Che cosa avresti voluto rispondere?"),
    ],
  },
  {
    mood: "hard",
    match:
      /\b(?:had (?:a |an )?(?:\w+ )?(?:fight|row|argument)|argued|fell out|falling out|quarrel\w*|fighting|fight about|abbiamo (?:\w+ )?(?:litigato|discusso)|ho litigato|litighiamo|litigato|lite|discussione)\b/,
    unless: /\b(?:not (?:arguing|fighting)|n't (?:argue|fight)|non (?:abbiamo|ho) litigato)\b/,
    lead: [
      b("A row like that rings on for a while", "Una lite così rimbomba per un po’"),
      b("Nobody sleeps well after that", "Dopo una cosa così si dorme male"),
    ],
    ask: [
      b("How did you two leave it?", "Come vi siete lasciati, alla fine?"),
      b("Which sentence of it do you keep hearing?", "Quale frase continua a tornarti in mente?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:took (?:the )?credit|my (?:idea|slides|report|work) (?:as|was|were)|instead of me|over me|passed over|moved me down|everyone (?:but|except) me|not invited|wasn'?t invited|without me|left me out|the others have|didn'?t ask me|kept me on the bench|ha preso il merito|tranne me|senza di me|non mi hanno (?:invitat|chiamat)\w*|non m'ha (?:invitat|taggat|chiamat)\w*|mi hanno fatt[oa] fuori|esclus[oa]|in panca|al posto mio|preferisce|chiede a lei|solo fotocopie|non mi ha taggat[oa])\b/,
    lead: [
      b("To be passed over like that is hard to swallow", "Essere scavalcati così non piace a nessuno"),
      b("You were left standing outside", "Ti hanno lasciato fuori dalla porta"),
    ],
    ask: [
      b("What would put it right, in your eyes?", "Che cosa la rimetterebbe a posto, secondo te?"),
      b(
        "Did it happen by design or by carelessness, as far as you can tell?",
        "È stata una scelta o una distrazione, per quanto puoi dire?",
      ),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:(?:owes? (?:me|us|him|her)|loan|credit cards?|the rent|bills|deposit|mortgage)\b|(?:\$|£|€) ?\d|\d+ ?(?:euros?|quid|pounds|dollars|k\b|€|£)|mi deve \d|bollette|l'affitto|mutuo|caparra|finanziamento|soldi)\b/,
    unless: /\b(?:not about (?:the )?money|non (?:e|si tratta) (?:per|di|dei) soldi|dei soldi (?:nn|non) m)/,
    lead: [
      b(
        "With money, nobody likes to be the one who raises it",
        "Quando ci sono di mezzo i soldi, tocca sempre a uno tirarli fuori",
      ),
      b("The sum is one thing, having to bring it up another", "Una cosa è la cifra, un’altra doverne parlare"),
    ],
    ask: [
      b("How much is it, and what exactly was agreed?", "Quanto è, e che cosa vi eravate detti di preciso?"),
      b("By when do you need it settled?", "Entro quando deve essere sistemata?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:parkinson'?s|cancer|(?:is|was|been|got|very|so) (?:ill|sick)|in hospital|diagnos\w+|dementia|doesn'?t eat|stopped eating|drinks? (?:again|too|more)|started drinking|not (?:himself|herself)|losing weight|cr(?:ied|ies|ying) (?:in|all|every)|panic|malat[oa]|ospedale|tumore|alzheimer|demenza|non mangia|beve|diagnosi|femore|piange|non esce (?:piu|mai)|esami del sangue|non vuole (?:farsi|il medico|saperne))\b/,
    lead: [
      b(
        "You’re watching it from close by, and that is worry enough",
        "Lo vedi da vicino, e basta a non star tranquilli",
      ),
      b("That is a lot to look at and not be able to mend", "È dura stare a guardare senza poterlo aggiustare"),
    ],
    ask: [
      b("What have you noticed most in the last few days?", "Che cosa hai notato di più negli ultimi giorni?"),
      b("Who else knows how it is?", "Chi altro sa come stanno le cose?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:i (?:snapped|shouted|yelled|lied|said (?:some|something|things)|forgot|regret|ruined|broke|let (?:him|her|them) down|told (?:him|her|them) (?:a|something)|promised|never (?:called|thanked|asked))|my fault|ho (?:urlato|offeso|sbagliato|spifferato|detto una cosa|dimenticato|mentito|rovinato|risposto male)|colpa mia|mi sono dimenticat[oa]|gli ho detto che e|le ho detto che e|ho fatto una cazzata)\b/,
    lead: [
      b(
        "You see your own part in it, and that makes it easier to mend",
        "La tua parte la vedi, e così è più facile rimediare",
      ),
      b("That keeps nagging at you", "È una cosa che continua a rodere"),
    ],
    ask: [
      b("Does {name} know how you see it by now?", "{name} sa come la vedi adesso?"),
      b("Which word of it would you take back?", "Quale parola ti riprenderesti?"),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:her ex|his ex|another (?:woman|man|girl|guy)|flirt\w*|cheat\w*|jealous|with that (?:girl|guy)|likes? (?:her|his) (?:posts|photos)|gelos[oa]|la su[ao] ex|il suo ex|con quell[ao]|un'altra|un altro|tradit[oa]|tradiment\w+|esce con)\b/,
    lead: [
      b("The head fills every gap with pictures there", "Lì la testa riempie i vuoti con le immagini"),
      b("That gnaws, even when nothing is proved", "Rode anche quando non c’è niente di certo"),
    ],
    ask: [b("What have you seen, and what do you fill in yourself?", "Che cosa hai visto, e che cosa ci metti tu?")],
  },
  {
    mood: "hard",
    match:
      /\b(?:is leaving(?! early)|leaving (?:us|end of|at the end|next|the (?:team|company|country|band))|is moving (?:to|away|out)|moves? away|retires?|retiring|going abroad|last day|is off to|va via|se ne va|parte (?:per|domani|lunedi|a)|si trasferisce|andare a vivere|va in pensione|andarsene|partita per|partito per)\b/,
    unless: /\b(?:i'?m (?:leaving|moving)|party|parte (?:di|del|da)|da una parte|d'altra parte|la mia parte)\b/,
    lead: [
      b("Something ends there that you were used to", "Lì finisce qualcosa che faceva parte delle tue giornate"),
      b("It leaves a gap before it has even happened", "Manca già prima che succeda"),
    ],
    ask: [
      b(
        "When is it, and what do you want to have said before then?",
        "Quando succede, e che cosa vuoi avere detto prima?",
      ),
    ],
  },
  {
    mood: "hard",
    match:
      /\b(?:grown apart|drift\w*|not like before|used to (?:walk|talk|do|be|call|meet)|only ever talk|thinned out|less and less|never see|next to each other|non e piu come (?:prima|una volta)|ci siamo (?:allontanat|pers)\w*|non ci (?:vediamo|sentiamo) (?:piu|mai)|sempre meno|solo di (?:figli|lavoro)|non la si vede)\b/,
    lead: [b("Nothing broke, and still something is missing", "Non si è rotto niente, eppure manca qualcosa")],
    ask: [b("When was it last the way you’d like it?", "Quando è stata l’ultima volta come piacerebbe a te?")],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:wants? me to|expects? me|ultimatum|either .* or|has to be decided|an answer by|pressur\w*|insists?|vuole che (?:io|mi|la|lo|gli|le)|pretende|si aspetta|o me o|entro (?:il|la|fine|domani)|insiste|vuole (?:il|la|vendere|comprare))\b/,
    lead: [
      b("So an answer is expected of you", "Quindi da te si aspettano una risposta"),
      b("That puts you in between", "Così ti ritrovi nel mezzo"),
    ],
    ask: [
      b(
        "By when, and what would you say if nobody minded?",
        "Entro quando, e che cosa diresti se nessuno se la prendesse?",
      ),
    ],
  },
  {
    mood: "hard",
    quiet: true,
    match:
      /\b(?:noise|nois[ey]|loud|barks?|hoover\w*|parking|parks?|hedge|smell\w*|rumor\w+|musica alta|abbaia|parcheggia|puzza)\b/,
    lead: [
      b("At home you want to be able to switch off", "A casa uno vorrebbe poter staccare"),
      b("You can’t walk away from it, you live there", "Non puoi andartene, ci abiti"),
    ],
    ask: [
      b(
        "When is it at its worst, and what has been said about it?",
        "Quando è peggio, e che cosa vi siete detti finora?",
      ),
    ],
  },
];

/** A feeling the user states, before a colon and its cause, or alone. */
export const FEELING_LEADS: Record<
  "anger" | "sad" | "worry" | "guilt" | "ashamed" | "tired" | "lonely" | "jealous" | "lost",
  { match: RegExp; lead: readonly Bilingual[]; alone: readonly Bilingual[]; ask: readonly Bilingual[] }
> = {
  lost: {
    match:
      /\b(?:don'?t know (?:if|whether) i'?m|i(?:'m| am) (?:\w+ )?confused|all over the place|mixed feelings|don'?t know what i (?:feel|want)|i feel (?:stupid|useless|like (?:a|an))|non so (?:cosa|che cosa) (?:provo|voglio)|(?:sono|mi sento) (?:\w+ )?confus[oa]|non so se (?:sono|e) |mi sento (?:una |un )?(?:stupid|cretin|scem|idiota|inutil|vecchi)\w*)/,
    lead: [b("It need not be clear yet", "Non deve per forza essere già chiaro")],
    alone: [b("You needn’t know yet what it is.", "Non devi sapere adesso che cos’è.")],
    ask: [b("What was there first, as far as you can tell?", "Che cosa c’è stato prima, per quanto puoi dire?")],
  },
  guilt: {
    match:
      /\b(?:(?:feel|feeling|felt) (?:so |really |a bit )?(?:guilty|horrible|awful|terrible|bad)(?! for (?:him|her|them))|bad conscience|(?:mi sento|mi sono sentit[oa]) (?:\w+ )?(?:in colpa|un verme|una merda|uno schifo)|in colpa|rimors\w*|me ne pento|mi pento)/,
    lead: [
      b("The guilt sits right there", "Il senso di colpa sta proprio lì"),
      b("That weighs on your conscience", "È questo che ti pesa sulla coscienza"),
    ],
    alone: [
      b(
        "Feeling guilty says that {name} is not all the same to you.",
        "Il senso di colpa dice che di {name} ti importa.",
      ),
      b("That is a hard feeling to carry around.", "È una sensazione pesante da portarsi dietro."),
    ],
    ask: [
      b("What exactly do you hold against yourself?", "Che cosa ti rimproveri, di preciso?"),
      b(
        "What would you say to a friend who felt like that?",
        "Che cosa diresti a chi, al posto tuo, si sentisse così?",
      ),
    ],
  },
  ashamed: {
    match:
      /\b(?:i(?:'m| am| was| felt| feel)(?: so| really| very| quite)? (?:ashamed|embarrassed|mortified|humiliated)|(?:so|was) (?:embarrassing|mortifying|humiliating)|i(?:'d| went| go)? (?:go |gone )?red\b|i cringe\w*|mi (?:sono )?vergogn\w+|che (?:vergogna|figuraccia|imbarazzo)|mi sento umiliat\w+|volevo sprofondare|sono diventat[oa] ross[oa]|divento ross[oa])/,
    lead: [
      b("Anybody would want the floor to open", "C’è da voler sprofondare"),
      b("That was an awkward moment to be in", "Dev’essere stato un momento imbarazzante"),
    ],
    alone: [
      b(
        "Shame makes a moment bigger than others saw it.",
        "La vergogna ingrandisce quello che gli altri hanno visto appena.",
      ),
    ],
    ask: [b("Whose eyes is it that you mind most?", "Quale sguardo ti pesa di più?")],
  },
  anger: {
    match:
      /\b(?:i'?m (?:\w+ )?(?:angry|furious|mad|annoyed|fuming|raging|livid|seething)|i (?:am|was|feel|felt) (?:\w+ )?(?:angry|furious|mad|annoyed)|^(?:so|really|pretty) (?:angry|pissed)|i'?m pissed off|fuming|makes me (?:angry|mad|furious)|(?:sono|ero|mi sento) (?:\w+ )?(?:arrabbiat|furios|incazzat|incavolat|ner[oa]\b)\w*|mi (?:fa|ha fatto) (?:\w+ )?(?:arrabbiare|rabbia|incazzare|infuriare|incavolare)|in collera|che rabbia|mi (?:arrabbio|incazzo|incavolo)|mi (?:rode|girano)|ce l'ho (?:su )?con tutti|voglia di (?:sbattere|spaccare|urlare)|(?:sono|so) stuf[oa]\b|non ne posso piu)/,
    lead: [
      b("No wonder you’re angry", "È normale che tu ce l’abbia"),
      b("Of course that makes you angry", "Certo che fa rabbia"),
    ],
    alone: [
      b("You’re angry, and that may stand here as it is.", "C’è rabbia, e qui può starci così com’è."),
      b("That anger has its reasons.", "Questa rabbia i suoi motivi ce li ha."),
    ],
    ask: [
      b(
        "What should {name} know about it, if it came out without a shout?",
        "Che cosa dovrebbe saperne {name}, se uscisse senza urlare?",
      ),
      b("Do you want to do something with it, or say it for once?", "Vuoi farci qualcosa, o per ora dirla e basta?"),
    ],
  },
  sad: {
    match:
      /\b(?:hurts? me|it hurts|i(?:'m| am| feel| was)(?: so| really| very| just)? (?:hurt|sad|disappointed|gutted|heartbroken|devastated|crushed|upset)|made me cry|i (?:cried|cry)|i(?:'m| was| am) crying|feel sick|gutted|heartbroken|(?:sono|ero|mi sento|mi sono sentit\w|ci sono rimast\w|ci sn rimast\w|sto) (?:\w+ )?(?:ferit\w|trist\w|delus\w|male|malissimo|a pezzi|giu)|mi (?:fa|ha fatto) (?:\w+ )?(?:male|piangere|soffrire)|ho pianto|piango|mi manca|i miss (?:him|her|them|it|my))/,
    lead: [b("That hurts", "Fa male"), b("It’s no wonder that goes deep", "Si capisce che ti tocca nel profondo")],
    alone: [
      b("It hurts, and you need not play that down here.", "Fa male, e qui non serve minimizzarlo."),
      b("That goes deep.", "Tocca nel profondo."),
    ],
    ask: [
      b("When does it come over you most?", "Quando ti prende di più?"),
      b("What do you miss most just now?", "Che cosa ti manca di più, in questo momento?"),
    ],
  },
  worry: {
    match:
      /\b(?:i(?:'m| am| feel)(?: so| really| very| a bit| just| kind of| sort of)? (?:nervous|worried|anxious|afraid|scared|stressed|terrified)|i (?:worry|fear|dread)|shaking|shitting|ho (?:\w+ )?(?:paura|ansia|timore)|(?:sono|mi sento) (?:\w+ )?(?:nervos|preoccupat|agitat|in ansia|tes)\w*|mi (?:preoccup|agit)\w*|temo|tremo|tremavo)/,
    lead: [
      b("It’s that which makes you uneasy", "È questo che ti agita"),
      b("I hear that it frightens you a little", "Sento che un po’ ti spaventa"),
    ],
    alone: [
      b("Being nervous shows how much hangs on it for you.", "L’agitazione dice quanto ci tieni."),
      b("That is an uneasy place to be.", "È un’attesa che non lascia tranquilli."),
    ],
    ask: [
      b(
        "What is the thing you fear most: what {name} says, or how you’ll feel?",
        "Che cosa temi di più: quello che dirà {name}, o come ti sentirai tu?",
      ),
      b(
        "What would help you to be a little calmer by then?",
        "Che cosa ti aiuterebbe ad arrivarci con un po’ più di calma?",
      ),
    ],
  },
  lonely: {
    match:
      /\b(?:lonely|so alone|all alone|nobody (?:to talk to|asks how i|cares)|on my own (?:all|every)|invisible|mi sento (?:\w+ )?(?:sol[oa]|invisibile|di troppo|esclus\w)|nessuno (?:mi|con cui))/,
    lead: [
      b("That is a lonely place to be", "Lì ci si sente soli"),
      b("You can be among people and still feel that", "Succede anche in mezzo agli altri"),
    ],
    alone: [b("Being alone with it makes it heavier.", "A starci da soli pesa di più.")],
    ask: [b("With whom was it last different?", "Con chi, l’ultima volta, è stato diverso?")],
  },
  jealous: {
    match:
      /\b(?:i(?:'m| am| was| get| feel)(?: so| really| a bit)? (?:jealous|envious)|i envy|(?:sono|ero|mi sento) (?:\w+ )?(?:gelos|invidios)[oa]|(?:ho|provo|sento|che) (?:un'|\w+ )?(?:gelosia|invidia)|rosico)/,
    lead: [b("That stings, and one hardly likes to admit it", "Punge, e non è facile ammetterlo")],
    alone: [
      b(
        "Jealousy mostly points at something you’d like to have.",
        "Di solito la gelosia indica qualcosa che vorresti anche tu.",
      ),
    ],
    ask: [b("What is it that you’d want for yourself?", "Che cosa vorresti per te?")],
  },
  tired: {
    match:
      /\b(?:i(?:'m| am| feel)(?: so| really| very| just)? (?:tired|exhausted|worn out|drained|knackered|shattered|done)|can'?t (?:think straight|sleep)|haven'?t slept|barely sleep\w*|(?:sono|mi sento) (?:\w+ )?(?:stanc|esaust|sfinit|a pezzi|svuotat|cott)\w*|non ce la faccio|n?n ci ho dormito|non (?:ho )?dorm\w+|non connetto)/,
    lead: [
      b("That takes it out of you", "È una cosa che consuma"),
      b("You’re running on empty by now", "Ormai sei allo stremo"),
    ],
    alone: [
      b(
        "You’re worn out, and nothing has to be decided tonight.",
        "Le forze sono finite, e stasera non c’è niente da decidere.",
      ),
    ],
    ask: [b("What would give you a few hours’ rest from it?", "Che cosa ti darebbe qualche ora di tregua?")],
  },
};
