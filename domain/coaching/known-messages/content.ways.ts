import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** Answers “how do I …?”: a way for each kind of goal, with words for it. */
export const WAYS: readonly KnownMessage[] = [
  {
    kind: "device",
    match:
      /\b(?:python|excel|font|wi-?fi|printer|stampante|password|app store|text size|caratter[ei] (?:piu )?(?:grand\w|piccol\w)|(?:write|debug) (?:some )?code|(?:impostazioni|settings) (?:del|of))\b/,
    unless: /\b(?:changed (?:the|his|her) password|ha cambiato (?:la )?password|my password|la mia password)\b/,
    plain: true,
    say: [
      b(
        "There I’m no help: I’m made for what goes on between people, and on this I’d only be guessing. Somebody who uses the same thing shows you in a minute, and it’s a good reason to ring.",
        "Qui non ti so aiutare: questo posto è fatto per quello che succede fra le persone, e su questo tirerei a indovinare. Chi usa la stessa cosa te la fa vedere in un minuto, ed è anche una buona scusa per una telefonata.",
      ),
    ],
  },
  {
    kind: "joining_in_prayer",
    match:
      /\b(?:pray\w*|prega|pregare|preghiera|preghiere|religio\w*)\b(?=.*\b(?:join|asks? us|asked me|unir\w+|partecip\w+|invita)\b)/,
    plain: true,
    say: [
      b(
        "You can decline the joining in without a word against the praying: “I respect how much this matters to you. I don’t pray myself, so I’ll step aside for that moment and be back right after.” Said once, alone and kindly, it needs no repeating. Whether it belongs there at all is for whoever runs the place, not for the two of you.",
        "Puoi dire di no al partecipare senza una parola contro il pregare: «Rispetto quanto conta per te. Io non prego, quindi per quel momento mi faccio da parte e torno subito dopo.» Detto una volta, a quattr’occhi e con gentilezza, non va ripetuto. Se lì ci stia o no riguarda chi dirige, non voi due.",
      ),
    ],
  },
  {
    kind: "first_love",
    match: /\b(?:first (?:boyfriend|girlfriend)|prim[oa] (?:ragazz[oa]|fidanzat[oa]|moros[oa]))\b/,
    of: ["family"],
    plain: true,
    say: [
      b(
        "Say nothing against the new love and speak up for the friends: offer what brings them back, a lift, pizza at yours, the cinema for four. To {name} one sentence, and then quiet: “I like seeing you happy. I’d be sad if your friends only heard from you when it’s over.” What would worry me is permission being asked before every outing; that would be the thing to ask about.",
        "Niente contro il nuovo amore, tutto a favore degli amici: offri quello che li riporta, un passaggio, la pizza da voi, il cinema in quattro. A {name} una frase sola, e poi silenzio: «Mi piace vederti felice. Mi dispiacerebbe se i tuoi amici ti sentissero solo quando è finita.» A preoccuparmi sarebbe il dover chiedere il permesso prima di ogni uscita: su quello sì, farei domande.",
      ),
    ],
  },
  {
    kind: "ending_lessons",
    match:
      /^(?=.*\b(?:want\w* to (?:stop|quit|give up|leave)|stop(?:ping)? (?:piano|lessons|the)|vuole smettere|smettere|lasciare (?:il corso|le lezioni))\b)(?=.*\b(?:teacher|lessons?|piano (?:class|teacher|lessons?)|coach|dance class|maestr[ao]|lezion\w|(?:il|al|un) corso|allenator\w|(?:di|suonare il) piano)\b)/,
    unless: /\b(?:driv\w+|guid(?:are|a)|patente|rotonda|work|lavoro|smok\w+|fumare|drink\w*|bere)\b/,
    plain: true,
    say: [
      b(
        "Tell it as something decided, and begin with the thanks, so that it isn’t open to debate: “We’ve learned a great deal with you, and we’re grateful. We’re stopping at the end of term; that is settled.” If there are tears, let them be and repeat only the last part. A last lesson to play whatever was liked best makes a good end of it.",
        "Dillo come una cosa decisa e comincia dal ringraziamento, così non diventa una trattativa: «Con lei abbiamo imparato molto, e le siamo grati. A fine corso smettiamo: è deciso.» Se ci sono lacrime, lasciale stare e ripeti solo l’ultima parte. Un’ultima lezione con le cose che piacevano di più è un bel modo di finire.",
      ),
    ],
  },
  {
    kind: "favour_after_silence",
    match:
      /^(?=.*\b(?:haven'?t (?:contacted|spoken|written|talked|been in touch|seen)|not been in touch|lost touch|(?:non|nn) (?:lo|la|ci|l') ?(?:sento|vedo|sentiamo|ho (?:piu )?sentit\w)|(?:da|in) (?:\w+ )?anni)\b)(?=.*\b(?:need (?:a|her|his|their|to ask)|reference|a favou?r|recommendation|mi serve|ho bisogno|referenz\w|un favore|raccomandazione)\b)/,
    plain: true,
    say: [
      b(
        "Don’t hide it. Put it in the first three lines: that you’ve been silent, that you’re sorry about it, and that a need made you write. Then one thing from that time that you still use, and the request so that a no is easy: “If it doesn’t suit, I’d still like to hear how you are.” People who are asked openly seldom mind.",
        "Non nasconderlo. Nelle prime tre righe: che sei in silenzio da tanto, che ti dispiace, e che a farti scrivere è un bisogno. Poi una cosa di quel periodo che usi ancora, e la richiesta fatta in modo che si possa dire di no: «Se non è il momento, mi fa piacere lo stesso sapere come va.» A chi chiede apertamente è raro che se la prendano.",
      ),
    ],
  },
  {
    kind: "ally_asked",
    match:
      /\b(?:wants? (?:me|us) to (?:join|back|side with|help) (?:her|him|them)|(?:wants?|asked) (?:me|us) to (?:confront|take (?:her|his) side|gang up)|vuole che (?:vada|parli|mi schieri|la appoggi|lo appoggi|andiamo|affrontiamo))\b/,
    plain: true,
    say: [
      b(
        "Say no to the plan without saying no to {name}: “I understand why you want it said. I don’t want to be there for it, for me it changes nothing any more. I won’t stand in your way, and ring me afterwards if you like.” So {name} has no companion for that talk, but still has you.",
        "Di’ di no al piano senza dire di no a {name}: «Capisco perché vuoi che si dica. Io non me la sento di esserci, per me ormai non cambia niente. Non ti metto i bastoni fra le ruote, e dopo chiamami, se vuoi.» Così {name} fa quel discorso senza di te, ma non ti perde.",
      ),
    ],
  },
  {
    kind: "difficult_guest",
    match:
      /\b(?:wants? to come|is coming|coming (?:again|for|to)|invited (?:her|him)self|vuole venire|viene (?:di nuovo|ancora|anche)|si e invitat[oa])\b(?=.*\b(?:christmas|easter|holidays?|weekend|stay|dinner|natale|pasqua|vacanz\w|pranzo|cena)\b)/,
    plain: true,
    say: [
      b(
        "Settle it at home first: yes, no, or yes with limits; only then speak to {name}. A middle way is a visit with a beginning and an end instead of the day itself: “Come for lunch between the holidays, we’d like to see you.” And agree who steps in at the first remark, so that nobody sits there alone with it.",
        "Prima decidete in casa: sì, no, o sì con dei limiti; solo dopo parla con {name}. Una via di mezzo è una visita con un inizio e una fine, invece del giorno di festa: «Vieni a pranzo un giorno fra le feste, ci fa piacere.» E mettetevi d’accordo su chi interviene alla prima battuta, così nessuno resta da solo a incassarla.",
      ),
    ],
  },
  {
    kind: "etiquette",
    match: /\b(?:etiquette|bon ton|what'?s the polite)\b/,
    plain: true,
    say: [
      b(
        "Etiquette allows one friendly answer that ends it: agree and close the subject. “He is, and we’re working on it.” Said with a smile once, and next time only the smile. Somebody who is agreed with has nothing left to tell people.",
        "Il galateo concede una risposta cordiale che chiude: dai ragione e passi oltre. «È vero, ci stiamo lavorando.» Una volta con un sorriso, la volta dopo solo il sorriso. A chi si dà ragione non resta niente da raccontare in giro.",
      ),
    ],
  },
  {
    kind: "childs_coach",
    match:
      /^(?=.*\b(?:my|our|mi[oa]) (?:son|daughter|kid|child|boy|girl|figli[oa]|bimb[oa])\b)(?=.*\b(?:coach|bench|allenator\w|panchina)\b)/,
    plain: true,
    say: [
      b(
        "Not at the sideline and not after a game: ask for five minutes on another day. Begin with a question, and leave the other children’s minutes out: “You said that everyone plays, and mine would love to. What would help to get on the pitch?” A coach can answer that, and it puts you on the same side.",
        "Non a bordo campo e non dopo una partita: chiedi cinque minuti in un altro giorno. Comincia con una domanda, e lascia fuori i minuti degli altri: «Aveva detto che giocano tutti, e da noi se ne parla molto. Che cosa serve per entrare in campo?» A questo un allenatore può rispondere, e vi mette dalla stessa parte.",
      ),
    ],
  },
  {
    kind: "recording_stories",
    match: /\b(?:record (?:him|her|them|his|her|it)|registrar(?:lo|la|li|e)|filmar(?:lo|la))\b/,
    unless: /\b(?:court|proof|evidence|prove|tribunale|prova)\b/,
    of: ["family", "friend", "acquaintance", "mentor"],
    plain: true,
    say: [
      b(
        "Give it a reason that points at you and not at the years: “I never remember the details, and I want to tell it right. May I record it?” Ask for one chapter, half an hour, with an old photo on the table. Whoever likes telling hears the wish to listen, not the farewell.",
        "Dagli un motivo che riguarda te e non gli anni: «I particolari me li dimentico sempre, e voglio raccontarla giusta. La posso registrare?» Chiedi un capitolo solo, mezz’ora, con una foto vecchia sul tavolo. Chi ama raccontare sente la voglia di ascoltare, non il saluto.",
      ),
    ],
  },
  {
    kind: "inviting_somebody_alone",
    match:
      /^(?=.*\b(?:invit\w+)\b)(?=.*\b(?:alone|lonely|on (?:his|her) own|by (?:him|her)self|sempre sol[oa]|da sol[oa]|vive sol[oa]|sta sol[oa])\b)/,
    of: ["acquaintance", "other", "colleague"],
    plain: true,
    say: [
      b(
        "Make it easy to accept and easy to decline: a day, a dish, and a reason that isn’t pity. “I always cook too much on Sundays. Come for lunch if you like, there’s nothing to bring.” On a note under the door it can be answered in peace.",
        "Fai in modo che sia facile dire di sì e facile dire di no: un giorno, un piatto, e un motivo che non sia la pena. «La domenica cucino sempre troppo: se ti va vieni a pranzo, non serve portare niente.» Con un biglietto sotto la porta si può rispondere con calma.",
      ),
    ],
  },
  {
    kind: "no_to_a_guarantee",
    match: /\b(?:guarantor|co-?sign\w*|stand surety|garante|fideiussione|firm\w+ per (?:il|un) mutuo)\b/,
    plain: true,
    say: [
      b(
        "A no to a guarantee is a no to a risk, not to the family. Say it at once and without figures, because figures get bargained over: “I don’t stand surety for anybody, it’s a rule of mine. If help with the papers is of use, I’m there.” A month of sulking passes; a loan runs for thirty years.",
        "Il no a una garanzia è un no a un rischio, non alla famiglia. Dillo subito e senza cifre, perché sulle cifre si tratta: «Non faccio da garante a nessuno, è una regola mia. Se serve una mano con le carte, ci sono.» Un mese di muso passa; un mutuo dura trent’anni.",
      ),
    ],
  },
  {
    kind: "money_back",
    match:
      /\b(?:owes? me|mi (?:deve|devono)|(?:ridar|restituir)\w*|pay\w* me back|my money back|indietro i (?:miei )?soldi)\b/,
    unless: /\b(?:apolog\w*|explanation|scus\w*|spiegazion\w*)\b/,
    say: [
      b(
        "Begin with your need and not with the debt: “I have something to pay for and need the money back. Can you manage all of it by the end of next month, or half now and half later?” Both answers are a yes, with a date in each. The longer it was never mentioned, the more it’s the first sentence that is hard; after that it’s sums.",
        "Comincia dal tuo bisogno e non dal debito: «Ho una spesa da affrontare e quei soldi mi servono. Riesci a darmeli entro la fine del mese prossimo, o metà adesso e metà più avanti?» Tutte e due le risposte sono un sì, con una data dentro. Più a lungo non se n’è parlato, più è la prima frase quella difficile; dopo sono conti.",
      ),
    ],
  },
  {
    kind: "smell",
    match: /\b(?:smells?|stinks?|smok(?:e|es|ing)|barbecue|fritt\w+|frigge|puzz\w+|impuzz\w+|odor\w+|fumo)\b/,
    of: ["acquaintance", "other"],
    plain: true,
    say: [
      b(
        "Ask for a warning rather than for an end to it: “When you’re about to start, could you give me a ring? Then I’ll bring the washing in.” It costs nothing, and it can only be answered with yes. If that works, the next thing can be asked too, a window or a time of day.",
        "Chiedi un avviso, non che smetta: «Quando sta per cominciare mi dà una voce? Così ritiro i panni.» Non costa niente, e a una cosa così si risponde di sì. Se funziona, dopo si può chiedere anche il resto: la finestra chiusa, un orario.",
      ),
    ],
  },
  {
    kind: "noise",
    match: /\b(?:loud|noise|noisy|music|full volume|bark\w*|musica|volume|rumor\w+|casino|abbaia\w*|stereo)\b/,
    of: ["acquaintance", "other", "friend"],
    unless: /\b(?:band|concert|gig|concerto|lessons|lezioni)\b/,
    plain: true,
    say: [
      b(
        "Go when it’s quiet, at the door, with the smallest possible wish: an hour. “On Sundays, could it start after ten? The rest of the week is fine with me.” And begin with what is good between you, if there is something: a neighbour one owes a favour is asked, not told off.",
        "Vai quando c’è silenzio, sulla porta, e con la richiesta più piccola possibile: un’ora. «La domenica si potrebbe cominciare dopo le dieci? Per il resto non c’è problema.» E comincia da quello che fra voi va bene, se c’è: a chi ti fa dei favori si chiede, non si protesta.",
      ),
    ],
  },
  {
    kind: "friend_with_a_baby",
    match:
      /\b(?:(?:became|become|is now|now that (?:he|she) is) (?:a )?(?:dad|father|mum|mom|mother|parent)|had (?:a|the|her|his|their) (?:first )?baby|new (?:dad|mum|mom)|diventat[oa] (?:papa|mamma|padre|madre|genitor\w)|ha avuto (?:un|una) (?:figli[oa]|bimb[oa]|bambin[oa])|nat[oa] (?:il|la) (?:bimb[oa]|bambin[oa]|piccol[oa]))\b/,
    of: ["friend", "colleague", "acquaintance"],
    plain: true,
    say: [
      b(
        "In the first year a friendship lives on small change: go there instead of asking to go out, bring supper, stay half an hour and leave again. Messages that need no answer help too. Having no children of your own is no hindrance; with you {name} can be something else than a parent for twenty minutes.",
        "Il primo anno un’amicizia vive di spiccioli: vai tu, invece di proporre di uscire, porta la cena, resta mezz’ora e torna a casa. Aiutano anche i messaggi che non vogliono risposta. Non avere figli non è un ostacolo: con te {name} può essere qualcos’altro per venti minuti.",
      ),
    ],
  },
  {
    kind: "news_from_work",
    match:
      /^(?=.*\b(?:offered|offer|post (?:in|at)|transfer\w*|promotion|job (?:in|abroad)|relocat\w*|offert[oa]|trasferi\w+|promozione)\b)(?=.*\b(?:(?:haven'?t|have not|not yet|didn'?t|never) (?:yet )?(?:told|said|mentioned)|not told|non (?:gliel[oa]|le|gli|l) ?(?:ho|l'ho)? ?(?:ancora )?(?:ho )?(?:ancora )?dett[oa]|come (?:glielo|lo|le|gli) dico)\b)/,
    of: ["partner", "romantic", "family"],
    plain: true,
    say: [
      b(
        "Today or tomorrow, and begin with the delay, because later that is what hurts: “I’ve known something for some days and didn’t know how to say it. I’m telling you before I’ve decided anything.” Then put the offer on the table, without one argument for it; the first evening is for {name}’s surprise. What each of you would gain and lose is for the second.",
        "Oggi o domani, e comincia dal ritardo, perché dopo è quello che fa male: «So una cosa da qualche giorno e non sapevo come dirtela. Te la dico prima di avere deciso qualsiasi cosa.» Poi metti la proposta sul tavolo, senza un solo argomento a favore: la prima sera è per la sorpresa di {name}. Che cosa ci guadagna e ci perde ognuno è per la seconda.",
      ),
    ],
  },
  {
    kind: "fear_of_a_speech",
    match:
      /^(?=.*\b(?:speech|toast|best man|maid of honou?r|eulogy|discorso|brindisi|testimone)\b)(?=.*\b(?:stammer\w*|stutter\w*|nervous|scared|terrified|shy|panic|balbett\w*|ansia|paura|timid[oa]|mi blocco|panico)\b)/,
    plain: true,
    say: [
      b(
        "There is more than yes or no here. Say yes to standing there, and choose the speech yourself: two minutes from a sheet; one recorded at home and played on the day; a letter that somebody reads while you stand beside; or a toast of a single sentence. Tell {name} early: “I’d do anything for you, and this part I’d like to do my way.” It’s you who was wanted, not a smooth voice.",
        "Non c’è solo il sì o il no. Di’ di sì al ruolo e scegli tu il discorso: due minuti da un foglio; uno registrato a casa e fatto sentire quel giorno; una lettera letta da qualcun altro con te accanto; oppure un brindisi di una frase sola. Dillo presto {a_name}: «Per te farei qualsiasi cosa, e questa parte vorrei farla a modo mio.» Si voleva te, non una voce perfetta.",
      ),
    ],
  },
  {
    kind: "private_messages",
    match:
      /^(?=.*\b(?:messages|texts|photos|messaggi|foto|chat)\b)(?=.*\b(?:out loud|aloud|private|privacy|shows? (?:them|it) to|ad alta voce|privat\w|fa vedere a)\b)/,
    of: ["family", "friend"],
    plain: true,
    say: [
      b(
        "For {name} your messages are news to be glad of, and “private” sounds like a secret. So explain it with an example and not with the word: “What I write to you is for you. When it’s for everybody, I’ll write ‘tell the others’.” And the really personal things go by voice for a while, when nobody else is there.",
        "Per {name} i tuoi messaggi sono belle notizie, e «privato» suona come un segreto. Spiegalo con un esempio e non con la parola: «Quello che scrivo a te è per te. Quando è per tutti, ci metto “dillo anche alle altre”.» E le cose davvero personali, per un po’, a voce, quando non c’è nessun altro.",
      ),
    ],
  },
  {
    kind: "saying_no",
    match:
      /\b(?:(?:how (?:do|can|should) i|how to|help me) (?:say no|refuse|decline|turn (?:him|her|them|it) down|get out of|wriggle out of|tell (?:him|her|them|\w+) no)|dir(?:gli|le|e) (?:di )?no|dico (?:di |de )?no|rifiutar\w*|tirarmi indietro)\b/,
    say: [
      b(
        "Let the no come first and in the first sentence, then one reason, since every further one invites bargaining. “I can’t do that. I’m telling you now so that you can plan.” If you have something smaller to offer, offer it in the same breath; if not, leave it at that.",
        "Il no viene per primo, nella prima frase, poi un motivo solo, perché ogni altro invita a trattare. «Questo non lo posso fare. Te lo dico adesso, così ti organizzi.» Se hai qualcosa di più piccolo da offrire, offrilo subito; se no, fermati lì.",
      ),
    ],
  },
  {
    kind: "asking_out",
    match:
      /\b(?:(?:ask|invite) (?:him|her|them|\w+) (?:out|for (?:a )?(?:coffee|drink))|(?:have|get|grab|go for) (?:a )?(?:coffee|drink) with (?:him|her|them)|prender\w* un caff\w+|prendere qualcosa da bere|chieder\w+ di uscire|invitar\w+ (?:a|per) (?:uscire|un caff\w+|bere))\b/,
    unless: /\b(?:ex|boss|capo|collega|divorc\w+|apolog\w+|scus\w+)\b/,
    of: ["romantic"],
    plain: true,
    say: [
      b(
        "One light question, where you meet anyway, with an easy no in it: “I’m going for a coffee after this. Want to come along?” Once. If it’s a no and no other day is offered, be as friendly as before and leave it at that; nobody feels pressed by a question that is asked once.",
        "Una domanda leggera, lì dove vi incontrate comunque, con un no facile: «Dopo vado a prendere un caffè. Ti va di venire?» Una volta sola. Se è un no e non arriva un altro giorno, resta cordiale come prima e basta così: una domanda fatta una volta non mette in difficoltà nessuno.",
      ),
    ],
  },
  {
    kind: "without_offence",
    match:
      /\b(?:without (?:it )?(?:embarrass\w+|hurting|offend\w+|insult\w+|upsetting|(?:making|letting) (?:him|her|them) feel)|(?:not (?:trying|wanting)|don'?t want) to (?:embarrass|hurt|offend|upset)|senza (?:che (?:si offenda|ci resti male)|offender\w*|ferir\w*|mortificar\w*|umiliar\w*)|non vorrei (?:offender\w*|ferir\w*)|s'offende|si offende)\b/,
    unless: /\b(?:say no|turn \w+ down|drink\w*|drunk|sick on|beve|bere|hours|le ore|licenzi\w+|no to|dir\w* di no)\b/,
    say: [
      b(
        "Alone with {name}, and in three steps: one thing that is good and true, then the matter itself in a single plain sentence, then what you’d like instead. Stop there. What hurts is mostly the hint, the audience, or the third explanation; a plain wish seldom does.",
        "A quattr’occhi con {name}, e in tre passi: una cosa buona e vera, poi la questione in una frase sola e chiara, poi che cosa vorresti al suo posto. E fermati lì. A ferire di solito sono i giri di parole, il pubblico o la terza spiegazione; un desiderio detto chiaro, di rado.",
      ),
    ],
  },
  {
    kind: "remarks",
    match:
      /^(?=.*\b(?:comments? on|remarks? about|always says|critici[sz]\w+|fa (?:battute|commenti) su|commenta|mi dice sempre)\b)(?=.*\b(?:reply|answer|respond|say to|next time|rispond\w+|dire|la prossima volta)\b)/,
    say: [
      b(
        "Have one sentence ready and use it each time, in the same calm voice: “That’s not a subject for the table.” No explanation, no joke along with it, and then a question about something else. At the third time it gets dull for {name}; explanations would have kept it going.",
        "Tieni pronta una frase sola e usala ogni volta, con la stessa voce tranquilla: «Di questo non si parla a tavola.» Niente spiegazioni, niente battute, e poi una domanda su altro. Alla terza volta {name} si annoia; le spiegazioni l’avrebbero tenuta in piedi.",
      ),
    ],
  },
];
