import { b } from "../text.ts";
import type { HardMessage } from "./hard-message.ts";

/** Goodbyes, refusals and limits. */
export const PARTING: readonly HardMessage[] = [
  {
    kind: "breakup",
    match:
      /\b(?:break(?:ing)? up|split(?:ting)? up with|(?:end|finish) (?:it|things|our relationship|the relationship|my marriage)|leav(?:e|ing) (?:him|her)\b|want(?:s)? (?:a )?(?:divorce|to separate)|it'?s over\b|can'?t be friends|(?:end|ending) (?:the|our|this) friendship|chiudere l'amicizia|(?:voglio|vorrei|devo|intendo|penso di|ho deciso di) (?:lasciarl[oa]|separarmi|chiudere|divorziare|rompere)|lasciarl[oa]\b|lascio\b|(?:che e finita|e finita (?:fra|tra) noi)|chiudere (?:con|la storia|la relazione)|non (?:lo|la) amo piu)\b/,
    unless:
      /\b(?:(?:daughter|son|kids|children)\b.*\bsplit\w*|leave (?:him|her) (?:alone|out|a )|lasciarl[oa] (?:in pace|stare|da sol|dormire|fuori)|lascio (?:il lavoro|stare|perdere)|(?:her|his) (?:boyfriend|girlfriend|husband|wife))\b/,
    gist: b("tell {name} that it’s over for you", "dire {a_name} che per te la storia è finita"),
    when: b(
      "in person and in private, where {name} can stay and you can go; not before a working day, a birthday or a journey.",
      "di persona e in privato, in un posto da cui tu possa andare via e {name} possa restare; non alla vigilia di un esame, di un compleanno o di un viaggio.",
    ),
    first: b(
      "the decision, in the first minute. Then one honest reason about yourself, and time to listen.",
      "la decisione, nel primo minuto. Poi un motivo sincero che riguarda te, e il tempo di ascoltare.",
    ),
    without: b(
      "a list of faults, “maybe one day”, and “let’s stay friends” on the same evening. A hope that isn’t meant hurts longer than the truth.",
      "l’elenco dei difetti, «magari un domani» e «restiamo amici» la sera stessa. Una speranza finta fa male più a lungo della verità.",
    ),
    example: b(
      "This is hard to say, and I don’t want to put it off: I’ve noticed that I no longer feel what I’d need to feel to go on, and I’ve decided to end it. What we had was real to me.",
      "È difficile da dire e non voglio rimandare: ho capito che non provo più quello che servirebbe per andare avanti, e ho deciso di chiudere. Quello che c’è stato, per me è stato vero.",
    ),
    ask: b(
      "What is your reason, the one you’d still give in a year?",
      "Qual è il tuo motivo, quello che daresti anche fra un anno?",
    ),
  },
  {
    kind: "not_interested",
    match:
      /\b(?:(?:not|don'?t) (?:really )?(?:interested|attracted|into (?:him|her|them)|feel(?:ing)? (?:it|the same|that way))|(?:don'?t|do not) (?:like|see|love) (?:him|her) (?:like that|that way)|just (?:want to be )?friends|let (?:him|her|them) down (?:gently|easy)|non (?:(?:lui|lei) )?mi interessa\b|non (?:provo|sento) (?:lo stesso|le stesse cose|niente per)|solo (?:un')?amic\w+|lo vedo (?:solo )?come|la vedo (?:solo )?come|non sono innamorat[ao])\b/,
    gist: b("tell {name} that it won’t become more", "dire {a_name} che non diventerà qualcosa di più"),
    when: b(
      "soon, and without an audience; by phone if you hardly know each other, in person if you’re close.",
      "presto e senza spettatori; al telefono se vi conoscete poco, di persona se siete amici.",
    ),
    first: b(
      "what you do like, if it’s true, and in the next breath that it’s not love for you. No door left ajar.",
      "che cosa di questo rapporto ti piace, se è vero, e subito dopo che per te non è amore. Senza lasciare porte socchiuse.",
    ),
    without: b(
      "“not right now”, “you’ll find somebody better”, and advice.",
      "«in questo periodo», «troverai di meglio», e i consigli.",
    ),
    example: b(
      "I like spending time with you, and I’ve noticed it may mean something else to you. I don’t feel that way, and I’d rather tell you honestly than leave you guessing.",
      "Con te sto bene, e ho l’impressione che per te possa essere qualcosa di più. Per me non lo è, e preferisco dirtelo con sincerità che lasciarti nel dubbio.",
    ),
    ask: b(
      "Would you like to stay friends, or would you rather have some distance?",
      "Vorresti restare in amicizia, o ti serve un po’ di distanza?",
    ),
  },
  {
    kind: "resign",
    match:
      /\b(?:hand(?:ing)? in my notice|give (?:in )?(?:my )?notice|resign\w*|quit(?:ting)? (?:my|the) job|leav(?:e|ing) (?:the|my) (?:job|company|firm|team)|(?:got|have|accepted|taken) (?:a |an |another |the )*(?:new )?(?:job|offer) (?:elsewhere|somewhere)|licenziarmi|mi licenzio|dimission\w*|(?:me ne vado|vado) a lavorare|cambio lavoro|lascio (?:il lavoro|l'azienda|lo studio|la ditta)|concorrenza|altra azienda)\b/,
    gist: b("tell {name} that you’re leaving the job", "dire {a_name} che lasci il lavoro"),
    when: b(
      "before anyone else at work knows, behind a closed door, early in the week. The letter comes after the talk.",
      "prima che lo sappia chiunque altro al lavoro, a porta chiusa, meglio a inizio settimana. La lettera viene dopo il colloquio.",
    ),
    first: b(
      "the decision with its date. Then one thing you learned there, named exactly; that shows gratitude better than five thank-yous.",
      "la decisione, con la data. Poi una cosa precisa che lì hai imparato: dice la gratitudine meglio di cinque grazie.",
    ),
    without: b(
      "apologies, complaints, and details of the new place. It isn’t a betrayal to change jobs.",
      "le scuse, le lamentele e i particolari sul posto nuovo. Cambiare lavoro non è un tradimento.",
    ),
    example: b(
      "I wanted you to hear it from me first: I’ve accepted another post and will leave at the end of next month. What you taught me I’m taking with me, and I’d like to hand everything over properly.",
      "Volevo che lo sapesse da me, prima di tutti: ho accettato un altro posto e resto fino alla fine del mese prossimo. Quello che mi ha insegnato me lo porto dietro, e vorrei lasciare tutto in ordine.",
    ),
    ask: b(
      "When is your last day, and what will you hand over?",
      "Quando è il tuo ultimo giorno, e che cosa devi lasciare in ordine?",
    ),
  },
  {
    kind: "moving_away",
    match:
      /\b(?:mov(?:e|ing) (?:away|abroad|out|in with|to [a-z]+)|emigrat\w+|going to live|relocat\w+|sell(?:ing)? (?:the|our|his|her|their) (?:house|home|flat)|mi trasferisco|ci trasferiamo|trasferir\w+|vado a (?:vivere|stare)|andiamo a (?:vivere|stare)|vado via (?:di casa|da)|esco di casa|vend(?:o|iamo|ere) (?:la )?casa|lavora(?:re|ndo|va)? all'estero)\b/,
    unless:
      /\b(?:time (?:for (?:him|her|them) )?to move out|should move out|find (?:his|her|their) own place|un posto suo)\b/,
    gist: b("tell {name} about the move", "dire {a_name} del trasferimento"),
    when: b(
      "as soon as it is certain and before others know, sitting down, with nothing planned afterwards.",
      "appena è sicuro e prima che lo sappiano altri, con calma, senza altri impegni subito dopo.",
    ),
    first: b(
      "the news itself, with the date. Then be quiet; the first reaction is not yet the answer.",
      "la notizia, con la data. Poi silenzio: la prima reazione non è ancora la risposta.",
    ),
    without: b(
      "all the advantages on the first evening, and “it’s not that far”. Sadness isn’t an objection.",
      "tutti i vantaggi la prima sera, e «non è mica lontano». Il dispiacere non è un’obiezione.",
    ),
    example: b(
      "I have news, and it’s not easy for me to say, because I know what it means to you: I’ve decided to go. I’d like us to settle now how we’ll see each other, so that it stays ours.",
      "Ho una notizia, e mi costa dirtela perché so che cosa significa per te: è deciso, cambio casa. Vorrei che stabilissimo già adesso quando ci vediamo, così resta una cosa nostra.",
    ),
    ask: b(
      "What will stay the same between you? A visit, a call, a fixed day?",
      "Che cosa resterà uguale fra voi? Una visita, una telefonata, un giorno fisso?",
    ),
  },
  {
    kind: "move_out",
    match:
      /\b(?:(?:time|ready) (?:for (?:him|her|them) )?to (?:move out|leave home|find)|(?:should|to|has to|needs to) (?:move out|find (?:his|her|their) own place|leave home)|trovarsi (?:un posto|una casa|casa)|posto suo|casa sua|andare a vivere da sol[ao]|uscire di casa|se ne vada di casa)\b/,
    gist: b("tell {name} that it’s time for a home of their own", "dire {a_name} che è ora di avere una casa propria"),
    when: b(
      "on a free day and by appointment, not after a quarrel about the washing-up.",
      "in un giorno libero, dopo avere avvisato che vuoi parlarne, e non dopo una lite sui piatti.",
    ),
    first: b(
      "that your door stays open, then the wish with a date far enough away, and what you’ll help with.",
      "che la porta resta aperta, poi il desiderio con una data abbastanza lontana, e in che cosa darai una mano.",
    ),
    without: b(
      "“at your age I”, the costs of the last years, and a deadline you’ll give up at the first tears.",
      "«alla tua età io», i conti degli ultimi anni, e una scadenza che ti rimangi alle prime lacrime.",
    ),
    example: b(
      "I’m glad of you, and I’d like you to have a place of your own. I’m thinking of next summer. I’d like to look at it with you: what you need for it, and what I can do.",
      "Con te sto bene, e mi piacerebbe vederti in un posto tuo. Penso alla prossima estate. Vorrei che ci guardassimo insieme: che cosa ti serve, e che cosa posso fare io.",
    ),
    ask: b(
      "By when would you like it, and what could you help with?",
      "Entro quando lo vorresti, e in che cosa potresti aiutare?",
    ),
  },
  {
    kind: "space",
    match:
      /\b(?:need (?:some |a bit of |more )?(?:space|time (?:alone|to myself|for myself|apart))|need (?:a )?break|want (?:some )?(?:space|distance)|ho bisogno di (?:un po' di )?(?:spazio|tempo|stare (?:da )?sol[ao]|distanza|respiro|una pausa)|(?:i )?miei spazi|prendermi (?:una pausa|del tempo))\b/,
    gist: b("tell {name} that you need some space", "dire {a_name} che ti serve un po’ di spazio"),
    when: b(
      "at a good moment between you, not as the end of a quarrel, where it would sound like a punishment.",
      "in un momento buono fra voi, non alla fine di una lite, dove sembrerebbe una punizione.",
    ),
    first: b(
      "what it is for (rest, thinking, your own things) and how much of it: an evening, two weeks. “Space” without a measure frightens.",
      "a che cosa ti serve (riposare, pensare, le tue cose) e quanto: una sera, due settimane. «Spazio» senza una misura fa paura.",
    ),
    without: b(
      "“you’re suffocating me”, and disappearing instead of saying it.",
      "«mi soffochi», e lo sparire al posto di dirlo.",
    ),
    example: b(
      "I like being with you, and when we’re together every day I run dry. I’d like two evenings a week to myself. It’s about rest, not about you.",
      "Con te sto bene, e quando siamo insieme tutti i giorni arrivo senza energie. Vorrei due sere a settimana per me. Mi serve per riposare, non per allontanarmi.",
    ),
    ask: b(
      "How much would be enough: an evening, a weekend, a few weeks?",
      "Quanto ti basterebbe: una sera, un fine settimana, qualche settimana?",
    ),
  },
  {
    kind: "not_coming",
    match:
      /\b(?:(?:won'?t|can'?t|cannot|not|don'?t want to|do not want to) (?:be )?(?:com(?:e|ing)|mak(?:e|ing) it|attend\w*|be there|spend(?:ing)?)\b|spending (?:christmas|easter|the holidays)|(?:not|can'?t|won'?t|don'?t want to) invit\w+|uninvit\w+|non (?:ci )?(?:vengo|veniamo|verro|verremo|saro|saremo|andiamo|vado)\b|non (?:lo|la|li|le|l')? ?invit\w+|non e invitat\w|(?:natale|pasqua|ferragosto) (?:dai|con|da|a casa|stiamo|restiamo|siamo)\b)/,
    unless: /\b(?:coming (?:on to|back to|round to)|non vado (?:bene|d'accordo)|not coming out)\b/,
    gist: b(
      "tell {name} that you won’t be there together that day",
      "dire {a_name} che quel giorno non sarete insieme",
    ),
    when: b(
      "weeks before rather than days, by voice, and before the plans are made round you.",
      "settimane prima, non giorni, a voce, e prima che si facciano i piani contando su di te.",
    ),
    first: b(
      "the decision, as made; then that you know what the day means to {name}, and at once another day, with a date.",
      "la decisione, come già presa; poi che sai quanto {name} tiene a quel giorno, e subito un altro giorno, con una data.",
    ),
    without: b(
      "“we’ll see”, reasons that blame somebody, and sums of who was where last year.",
      "«vediamo», i motivi che danno la colpa a qualcuno, e il conto di dove si è stati l’anno scorso.",
    ),
    example: b(
      "I’m telling you early because I know what that day means to you: this time I’ve decided otherwise, and it isn’t because of you. I’d like us to have a day of our own soon after. How about the second Sunday?",
      "Te lo dico per tempo perché so quanto ci tieni: questa volta abbiamo deciso in un altro modo, e non è per te. Mi piacerebbe che ci prendessimo un giorno tutto nostro subito dopo. Facciamo la seconda domenica?",
    ),
    ask: b("Which other day could you offer?", "Quale altro giorno potresti proporre?"),
  },
  {
    kind: "no",
    match:
      /\b(?:say(?:ing)? no|tell (?:him|her|them|my \w+) no\b|turn(?:ing)? (?:him|her|them|it|this|that) down|declin\w+|refus\w+|get out of|pull(?:ing)? out|(?:can'?t|cannot|won'?t|don'?t want to) be (?:her|his|their|a|an|the|your)\b|non (?:posso|voglio) far(?:le|gli) (?:da|la|il)\b|back(?:ing)? out|(?:don'?t|do not|doesn'?t) want (?:to (?:go|come|be|do|lend|host|spend|have|help|look after)|(?:him|her|them) (?:to (?:come|stay)|at|there))|(?:won'?t|can'?t|cannot|not going to|not) (?:be )?(?:com(?:e|ing)|go(?:ing)?|lend\w*|pay(?:ing)?|host\w*|mak(?:e|ing) it|help\w*|spend\w*|look\w* after|babysit\w*|do(?:ing)? it)|(?:not|can'?t|won'?t|don'?t want to) invit\w+|spending (?:christmas|easter|the holidays)|uninvit\w+|dir\w* (?:di )?no|dico (?:di )?no|rifiut\w+|declin\w+|tirarmi indietro|tirarmi fuori|non (?:voglio|posso|me la sento|ho voglia|vogliamo|possiamo|vengo|veniamo|vado|presto|pago|faccio|riesco)\b|non ci (?:saro|saremo|sono|siamo)\b|non (?:lo|la|li|le|l')? ?invit\w+|non e invitat\w|(?:natale|pasqua) (?:dai|con|da|a casa)\b|non (?:gli|le) (?:presto|pago|do|tengo))\b/,
    unless:
      /\b(?:non posso piu|don'?t want to (?:hurt|upset|offend|lose|sound|seem|fight|argue|embarrass)|non voglio (?:ferir\w*|offender\w*|litigar\w*|perder\w*|passare|sembrar\w*|far\w*)|non posso (?:andare avanti|vivere))\b/,
    gist: b("say no to {name}", "dire di no {a_name}"),
    when: b(
      "early, so that {name} can plan otherwise, and by voice if it matters to them.",
      "presto, così {name} si può organizzare, e a voce se è una cosa a cui tiene.",
    ),
    first: b(
      "the no, in the first sentence. One reason is enough, and after it what you can offer, if there is something.",
      "il no, nella prima frase. Un motivo basta, e poi quello che puoi offrire tu, se c’è.",
    ),
    without: b(
      "three reasons, “I’ll see”, and an excuse that can be solved for you.",
      "tre motivi, «poi vediamo», e una scusa che si possa risolvere al posto tuo.",
    ),
    example: b(
      "I’ve thought it over, and the answer is no: I know I couldn’t do it gladly. I’m telling you now so that you can plan. What I’d like to do is something smaller, if that helps.",
      "Ci ho pensato bene, e la risposta è no: so che non lo farei volentieri. Te lo dico adesso così ti organizzi. Se ti aiuta, una cosa più piccola la faccio con piacere.",
    ),
    ask: b("Is there something smaller you’d gladly do?", "C’è una cosa più piccola che faresti volentieri?"),
  },
  {
    kind: "drop_it",
    match:
      /\b(?:(?:his|her|my \w+'?s?) (?:new )?(?:girlfriend|boyfriend|fiance|partner)\b.*\b(?:rude|awful|horrible|bad for|don'?t like|can'?t stand|attacking)|(?:don'?t|can'?t) (?:like|stand|trust) (?:his|her) (?:new )?(?:girlfriend|boyfriend|fiance|partner)|(?:la sua|il suo) (?:nuov[ao] )?(?:ragazz[ao]|fidanzat[ao]|compagn[ao])\b.*\b(?:maleducat\w|antipatic\w|non (?:mi|ci) piace|non (?:la|lo) sopport\w+|tratta)|non (?:mi|ci) piace (?:la sua|il suo) (?:nuov[ao] )?(?:ragazz[ao]|fidanzat[ao]|compagn[ao]))/,
    gist: b(
      "tell {name} how their partner’s manner strikes you",
      "dire {a_name} che effetto ti fa la persona che frequenta",
    ),
    when: b(
      "alone with {name}, once, and not after an evening with all of you.",
      "a tu per tu, una volta sola, e non alla fine di una serata tutti insieme.",
    ),
    first: b(
      "that you’re glad {name} has somebody; then one scene you saw yourself, and how you felt in it. A scene can be talked about, a verdict has to be fought off.",
      "che ti fa piacere che {name} abbia qualcuno; poi una scena che hai visto tu e che effetto ti ha fatto. Di una scena si parla, da un giudizio ci si difende.",
    ),
    without: b(
      "“everybody thinks so”, and what kind of person it is. {name} will take the other’s side, and that’s as it should be.",
      "«lo pensano tutti», e che tipo di persona è. {name} difenderà chi ama, ed è giusto così.",
    ),
    example: b(
      "I’m happy for you. On Saturday, when the waiter was spoken to like that, I felt uncomfortable. I’m telling you once, because I’d want to hear it from a friend.",
      "Mi fa piacere vederti così. Sabato, quando al cameriere è stato risposto in quel modo, ho provato disagio. Te lo dico una volta sola, perché al posto tuo vorrei saperlo.",
    ),
    ask: b(
      "What did you see yourself, on which evening?",
      "Che cosa hai visto con i tuoi occhi, e in quale occasione?",
    ),
  },
];
