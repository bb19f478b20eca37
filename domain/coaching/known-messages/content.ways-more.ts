import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** More common how-to questions; checked after the plainer ones. */
export const MORE_WAYS: readonly KnownMessage[] = [
  {
    kind: "embarrassing_truth",
    match: /\b(?:smells?|stinks?|body odou?r|bad breath|b\.?o\.?|puzza|puzzano|alito|cattivo odore)\b/,
    of: ["colleague", "friend", "partner", "family", "romantic"],
    plain: true,
    say: [
      b(
        "Alone, at the end of a day, and in three sentences: “This is awkward, and I’d want to be told myself. I’ve noticed a strong smell lately. I’m saying it once, and nobody hears it from me.” No “everyone says”: that is what would hurt. Then change the subject and be quite ordinary the next morning.",
        "A quattr’occhi, a fine giornata, e in tre frasi: «È imbarazzante, e al tuo posto vorrei saperlo. Ultimamente ho sentito un odore forte. Te lo dico una volta sola, e da me non lo sa nessuno.» Niente «lo dicono tutti»: è quello che farebbe male. Poi cambia discorso, e la mattina dopo come sempre.",
      ),
    ],
  },
  {
    kind: "doubts_a_plan",
    match:
      /\b(?:(?:isn'?t|not|never) going to work(?: out)?|big mistake|(?:about to|wants to) quit (?:his|her|their) job|non funzionera|sta facendo (?:una cazzata|un errore|una sciocchezza)|vuole (?:mollare|lasciare) (?:tutto|il lavoro))\b/,
    unless: /\b(?:i'?m about to|my plan|il mio progetto)\b/,
    of: ["friend", "family", "colleague"],
    say: [
      b(
        "As a verdict it would make {name} defend the plan. Ask for the sums instead: “How many would you have to sell a month to live on it? What is the point at which you’d stop?” Offer to go through the figures together for an hour. If they hold, you were wrong; if not, {name} saw it without being told.",
        "Detto come un verdetto, {name} difenderebbe il progetto. Chiedi dei conti: «Quanto devi guadagnare al mese per viverci? Qual è il punto in cui ti fermeresti?» Offri un’ora per guardare i numeri insieme. Se tornano, avevi torto tu; se non tornano, {name} l’ha visto senza che glielo dicesse nessuno.",
      ),
    ],
  },
  {
    kind: "screen_time",
    match:
      /\b(?:screen ?time|(?:on|off) (?:the|his|her) (?:tablet|ipad|xbox|playstation|switch)|videogioc\w*|tablet|playstation|davanti allo schermo)\b/,
    of: ["family"],
    say: [
      b(
        "It’s the stopping that hurts, not the rule. So end it at a natural place instead of a minute: after the level, after the episode, with a warning before it, and with something that begins right then, supper, a walk, a game with you. Hold that for two weeks without new agreements; the tears get shorter before they stop.",
        "A far male è lo smettere, non la regola. Allora fai finire in un punto naturale e non al minuto: dopo il livello, dopo l’episodio, con un avviso prima, e con qualcosa che comincia subito dopo, la cena, due passi, un gioco con te. Due settimane così, senza nuovi patti; i pianti prima si accorciano, poi smettono.",
      ),
    ],
  },
  {
    kind: "more_contact",
    match:
      /\b(?:(?:to |would )?(?:call|ring|text|visit|write) (?:me )?more(?: often| than)?|(?:mi )?(?:chiami|chiamasse|telefoni|telefonasse|venga|venisse|scrivesse) (?:di )?piu|farsi sentire (?:di )?piu|si faccia sentire)\b/,
    of: ["family", "friend"],
    say: [
      b(
        "“You never call” makes the next call a duty. Give it a fixed small place instead: ten minutes on Sunday while {name} is cooking, and you ring off first. In between a photo or a line that wants no answer. People call more where the call is short and nothing is held against them in it.",
        "«Non chiami mai» fa della prossima telefonata un dovere. Dalle un posto fisso e piccolo: dieci minuti la domenica, mentre {name} cucina, e a salutare sei tu. In mezzo una foto o una riga che non vuole risposta. Si chiama più volentieri dove si fa in fretta e non si viene rimproverati.",
      ),
    ],
  },
  {
    kind: "talks_down",
    match:
      /\b(?:(?:speaks?|talks?) to (?:her|him|me|us|my \w+) (?:like|as if|as to) (?:to )?(?:a|an|we were|i was|she was|he was)? ?(?:child|kid|baby|idiot|stupid)|patroni[sz]\w+|(?:mi|le|gli|la|lo) (?:parla|tratta) come (?:se fossi |se fosse )?(?:un|una)? ?(?:bambin\w|scem\w|cretin\w|stupid\w))\b/,
    say: [
      b(
        "Praise the work first, since {name} most likely thinks of it as kindness: “You’re good with your hands, and it helps. One thing: it goes down better spoken to plainly, as to any adult.” Said to {name} alone and about the tone only, it can be changed the same day.",
        "Comincia da quello che funziona, perché è probabile che {name} la consideri gentilezza: «Si vede che ci metti cura, e serve. Una cosa sola: con un tono normale, da adulti, va molto meglio.» Detto a quattr’occhi e solo sul tono, si può cambiare il giorno stesso.",
      ),
    ],
  },
  {
    kind: "making_up",
    match:
      /\b(?:make (?:it )?up (?:with|to)|put (?:that|this|it) right|how do i apologi[sz]e|say sorry|i forgot (?:to|her|his|our)|fare pace|farmi perdonare|chieder\w* scusa|rimedi(?:o|are|arci)|scusarmi)\b/,
    unless:
      /\b(?:he|she|they) (?:never|won'?t|should|has to) (?:apologi\w+|say sorry)|dovrebbe (?:chieder|scusar)\w*\b/,
    say: [
      b(
        "Name the one thing and what it meant for {name}, and stop before the explanation: “I left you standing there. You relied on me, and I wasn’t there.” Then what you’ll do so that it doesn’t happen again, in one sentence, and no request to be forgiven. If others heard the first thing, let them hear this one too.",
        "Nomina quella cosa sola e che cosa ha voluto dire per {name}, e fermati prima della spiegazione: «Contavi su di me, e non c’ero.» Poi, in una frase, che cosa farai perché non succeda più, senza chiedere il perdono. Se la prima cosa l’hanno sentita altri, che sentano anche questa.",
      ),
    ],
  },
  {
    kind: "letting_down",
    match:
      /\b(?:let (?:him|her|them|\w+) down (?:gently|easy|nicely)|(?:i'?m|i am) (?:just )?not (?:interested|into (?:him|her|them))|not (?:really )?(?:into (?:him|her)|feeling it)|(?<!che )non (?:(?:lui |lei )?mi interessa|e scattat\w|mi piace abbastanza)|dir\w+ che non mi interessa)\b/,
    of: ["romantic", "acquaintance", "friend"],
    plain: true,
    say: [
      b(
        "By message, soon, and without a door left ajar: “I’ve enjoyed meeting you, and I don’t see it becoming more. I’d rather say so now than go quiet. All the best to you.” No “just now”, no “let’s stay friends” unless you’d ring on Tuesday. Kind is what is clear.",
        "Per messaggio, presto, e senza lasciare porte socchiuse: «Mi ha fatto piacere conoscerti, ma non credo che diventi altro. Preferisco dirtelo adesso che sparire. Ti auguro ogni bene.» Niente «per ora», niente «restiamo amici» se martedì non telefoneresti. Gentile è quello che è chiaro.",
      ),
    ],
  },
  {
    kind: "bringing_together",
    match:
      /\b(?:(?:haven'?t|havent|don'?t|not) (?:spoken?|talk(?:ed|ing)?|speak(?:ing)?) (?:since|to each other)|can'?t stand each other|hate each other|non si (?:parlano|sopportano|rivolgono)|si odiano)\b/,
    say: [
      b(
        "You can’t make peace for two others, but you can make it easy not to fight: each hears from you alone what you’d like on that day, and that nothing has to be cleared up. “I’d like you both there for me. You needn’t talk, sit where you want, and leave when you want.” And keep a free corner for yourself; you’re a guest too, not the referee.",
        "La pace fra altri due non la puoi fare tu, ma puoi rendere facile non litigare: ognuno sente da te, a parte, che cosa vorresti quel giorno, e che non c’è niente da chiarire. «Mi farebbe piacere avervi tutti e due. Non dovete parlarvi, sedetevi dove volete e andate via quando volete.» E tieni un angolo per te: non tocca a te fare da arbitro.",
      ),
    ],
  },
  {
    kind: "stopping_a_habit",
    match:
      /\b(?:(?:get|make|ask|tell) (?:him|her|them|\w+) to (?:stop|quit)|(?:keeps?|won'?t stop) (?:\w+ing|on \w+ing)|how do (?:i|we) say stop|smett\w+ di|far(?:lo|la|gli|le) smettere|continua a)\b/,
    unless:
      /\b(?:hit\w*|drink\w*|smok\w*|shout\w*|picchi\w*|bere|fumare|drog\w*|urlar\w*|message me|messag\w*|crying|pianger\w*)\b/,
    say: [
      b(
        "Habits stop sooner with something to do instead than with a ban. Say what it does, lightly and with a reason nobody can be blamed for, and offer the other thing in the same breath: “leave that one to me, and if you’d like to help, this is what I could do with.” If it happens again, the same words, without an edge.",
        "Un’abitudine smette prima con qualcosa da fare al suo posto che con un divieto. Di’ che effetto fa, in modo leggero e con un motivo di cui nessuno ha colpa, e offri subito l’alternativa: «questo lascialo a me, e se ti va di aiutare mi servirebbe quest’altra cosa». Se ricapita, le stesse parole, senza spigoli.",
      ),
    ],
  },
  {
    kind: "seeing_a_doctor",
    match:
      /\b(?:go(?:es)? to (?:the|a) (?:doctor|gp|dentist)|see (?:a|the) (?:doctor|gp|therapist|specialist)|get (?:it|that) checked|hearing (?:loss|aids?)|andare dal (?:medico|dottore|dentista)|farsi (?:vedere|controllare|visitare)|apparecchi\w* acustic\w)\b/,
    unless: /\b(?:i (?:have to|need to|should|must|will) (?:go|see)|devo andare)\b/,
    say: [
      b(
        "Leave out the fear and the statistics; say what it does to you, and make it small: “I think about it at night. Would you go once, for my sake? I’ll make the appointment and come along.” Have two dates ready. A yes to a day is easier than a yes to being ill.",
        "Lascia fuori la paura e le statistiche; di’ che effetto fa a te, e rendila piccola: «Io di notte ci penso. Ci vai una volta, per me? L’appuntamento lo prendo io e vengo anch’io.» Tieni pronte due date. Dire di sì a un giorno è più facile che dire di sì a una malattia.",
      ),
    ],
  },
  {
    kind: "friend_who_drinks",
    match:
      /\b(?:drink(?:s|ing)? (?:too much|more than|a lot|every)|(?:started|back to) drinking|drinks alone|beve (?:troppo|ogni|tanto|da sol\w)|ha ricominciato a bere|ha iniziato a bere)\b/,
    of: ["friend", "family", "colleague", "acquaintance"],
    say: [
      b(
        "On a sober afternoon, not on the evening itself, and with what you saw instead of a name for it: “The other evening I was worried about you. I miss how it was. What’s going on?” Then leave it, and suggest things to do that have no bar in them. {name} has to want it; knowing that somebody noticed kindly is often where it starts.",
        "In un pomeriggio lucido, non la sera stessa, e con quello che hai visto invece di una definizione: «L’altra sera mi hai fatto preoccupare. Mi manca com’era prima. Che cosa succede?» Poi basta, e proponi cose da fare dove non si beve. Deve volerlo {name}; ma spesso comincia dal sapere che qualcuno se n’è accorto con affetto.",
      ),
    ],
  },
  {
    kind: "cheering_up",
    match:
      /\b(?:cheer (?:him|her|them|\w+) up|(?:has |'s |is )?(?:just )?been dumped|heartbroken|tirar(?:lo|la|gli|le)? su(?: di morale| il morale)?|consolar(?:lo|la|e)|(?:e stat[oa]|l'ha|l'hanno) (?:appena )?(?:lasciat|mollat)[oa])\b/,
    unless: /\b(?:i'?ve (?:just )?been|mi ha (?:lasciat|mollat))\b/,
    of: ["friend", "family", "colleague", "acquaintance"],
    say: [
      b(
        "Don’t cheer: come by. No “plenty more fish”, no word against the other one, they may be back in a fortnight. Bring food, stay for a film, and say once “it’s rotten, and you don’t have to be good company”. Then something with a date, small, in ten days, when everybody else has stopped asking.",
        "Non tirare su: passa a trovare {name}. Niente «ne troverai altri», niente contro chi non c’è più, fra due settimane potrebbe tornare. Porta da mangiare, resta per un film, e di’ una volta «è una schifezza, e non serve che tu sia di compagnia». Poi qualcosa di piccolo con una data, fra dieci giorni, quando gli altri hanno smesso di chiedere.",
      ),
    ],
  },
  {
    kind: "only_logistics",
    match:
      /\b(?:only (?:ever )?talk about (?:the )?(?:kids|bins|work|bills|money)|like flatmates|nothing to (?:say|talk about)|parliamo solo (?:di|dei|della)|come (?:coinquilini|due coinquilini)|non abbiamo piu niente da dir\w+)\b/,
    of: ["partner", "romantic"],
    plain: true,
    say: [
      b(
        "A talk about not talking makes it worse. Take something you do anyway and make it free of errands: twenty minutes’ walk after supper where the children and the bins are off limits. Begin with a question you don’t know the answer to: “What would you do with a free Tuesday?” The first two times are stiff; the third isn’t.",
        "Un discorso sul non parlarsi peggiora le cose. Prendi qualcosa che fate comunque e toglici le incombenze: venti minuti a piedi dopo cena in cui figli, spesa e bollette sono vietati. Comincia con una domanda di cui non sai la risposta: «Che cosa faresti con un martedì libero?» Le prime due volte è rigido; la terza no.",
      ),
    ],
  },
  {
    kind: "coming_clean",
    match:
      /\b(?:come clean|own up|confess|(?:tell|admit) (?:him|her|them) (?:the truth|i lied)|i (?:told|'ve told) .{0,20}(?:a|white) lie|i lied|gli ho mentito|le ho mentito|ho detto una bugia|confessar\w*|dir(?:gli|le) la verita)\b/,
    say: [
      b(
        "All of it at once; the second half that comes out later does more damage than the whole. Begin with the fact or the figure, not with the reasons: “What I told you wasn’t true. This is how it was.” Then what you’ll do, with a day. Let {name} be angry without explaining; the reasons can come when they’re asked for.",
        "Tutto in una volta: la metà che salta fuori dopo fa più danni dell’intero. Comincia dal fatto o dalla cifra, non dai motivi: «Ti ho detto una cosa e non era vera. È andata così.» Poi che cosa farai, con un giorno. Lascia che {name} si arrabbi senza spiegare; i motivi vengono quando te li chiede.",
      ),
    ],
  },
  {
    kind: "too_many_presents",
    match:
      /\b(?:keeps? (?:buying|giving|bringing)|(?:compra|regala|porta) (?:sempre|continuamente)|continua a (?:comprare|regalare|portare))\b(?=.*\b(?:kids|children|baby|grandkids|plastic|toys|sweets|junk|biscuits|bambin\w|figli\w|giocattol\w|dolci|caramelle)\b)/,
    of: ["family"],
    plain: true,
    say: [
      b(
        "Give the giving a direction: what you’d be glad of, by name, and why it would be {name}’s alone. “They’ve more toys than shelf. What they talk about for days is going somewhere with you: could that be your present from now on?” A wish list once a year does the rest.",
        "Dai una direzione al regalare: di’ che cosa ti farebbe piacere, per nome, e perché sarebbe solo di {name}. «Di giocattoli non sanno più dove metterli. Per giorni parlano di quando vanno da qualche parte con te: il tuo regalo può essere quello?» Al resto ci pensa una lista una volta all’anno.",
      ),
    ],
  },
  {
    kind: "taking_it_back",
    match:
      /\b(?:uninvite|un-invite|invited (?:him|her|them)self|step(?:ping)? down|(?:don'?t|dont) want to be (?:the )?(?:treasurer|secretary|chair\w*|organi[sz]er|captain)|(?:annullar\w*|ritirar\w*) (?:l'invito|la parola)|si e (?:auto)?invitat[oa]|dimettermi|lasciare (?:l'incarico|il direttivo))\b/,
    plain: true,
    say: [
      b(
        "Early, in person or by phone, and as a decision with a date: “I need to say this before it’s booked: that won’t work for us. I should have said it straight away.” One reason and no more. Then something that does work, smaller and with a day; without it the no is all that’s remembered.",
        "Presto, a voce o al telefono, e come una decisione con una data: «Te lo dico prima che sia tutto organizzato: così per me non va. Avrei dovuto dirlo subito.» Un motivo e basta. Poi qualcosa che invece va, più piccolo e con un giorno; senza, di quello che dici resta solo il no.",
      ),
    ],
  },
  {
    kind: "told_on",
    match:
      /\b(?:(?:sold|grassed|ratted|dobbed|snitched) (?:me|us)? ?(?:out|up|in|on)?|told (?:the|my|our) (?:boss|manager) (?:on me|about me|that i)|threw me under the bus|ha fatto la spia|(?:l'ha|e andat[oa] a) (?:detto|dir\w+|riferir\w+) al (?:capo|direttore|responsabile))\b/,
    of: ["colleague"],
    plain: true,
    say: [
      b(
        "First the boss: say your side yourself, short, before it settles. Then {name}, once and without witnesses: “I know it came from you. If something about me bothers you, tell me first.” After that, polite and brief at the desk; you needn’t be friends, and what you don’t tell can’t be passed on.",
        "Prima chi dirige: di’ tu la tua versione, breve, prima che si fissi l’altra. Poi {name}, una volta e senza testimoni: «So che è partito da te. Se qualcosa di me ti dà fastidio, dillo prima a me.» Dopo, gentilezza e poche parole; non serve essere amici, e quello che non racconti non può girare.",
      ),
    ],
  },
  {
    kind: "entrusted_secret",
    match:
      /\b(?:told me (?:\w+ )?in confidence|made me (?:promise|swear)|(?:ought|needs?|has a right) to know|(?:me l'ha|mi ha) (?:detto|confidat\w) in (?:segreto|confidenza)|mi ha fatto (?:promettere|giurare)|dovrebbe saperlo|ha il diritto di sapere)\b/,
    unless: /\b(?:told everyone|spread|ha detto in giro|l'ha detto a tutti)\b/,
    plain: true,
    say: [
      b(
        "Go back to {name} before you go to anybody else: “What you told me doesn’t let me sleep. I think it ought to be known, and I’d rather you said it. Shall I be there?” Leave a day for it. Over the head of the one who trusted you only where somebody comes to harm by not knowing; and then say beforehand that you will.",
        "Prima torna da {name}, e solo dopo da altri: «Quello che mi hai confidato non mi fa dormire. Credo che si debba sapere, e preferirei che lo dicessi tu. Vuoi che ci sia anch’io?» Lascia un giorno di tempo. Scavalcare chi si è fidato di te, solo se qualcuno ci rimette a non sapere; e in quel caso avvisando prima.",
      ),
    ],
  },
  {
    kind: "landlord",
    match:
      /\b(?:landlord|landlady|letting agent|padron[ea] di casa|proprietari[oa] (?:di casa|dell'appartamento)|affittuari\w)\b/,
    say: [
      b(
        "In writing, with date and photo, and with a day: what doesn’t work, since when, what you’ve already written, and by when you expect somebody. Friendly and without threats; the paper works by itself later. What you’re entitled to if nothing happens, a tenants’ advice centre tells you in one call: that’s law, and I’d be guessing.",
        "Per iscritto, con data e foto, e con un giorno: che cosa non va, da quando, che cosa hai già scritto, ed entro quando aspetti qualcuno. Cortese e senza minacce; la carta lavora da sola, dopo. Che cosa ti spetta se non succede niente te lo dice un sindacato degli inquilini con una telefonata: è una questione di legge, e io tirerei a indovinare.",
      ),
    ],
  },
  {
    kind: "everything_i_say_is_wrong",
    match:
      /\b(?:everything i (?:say|do) is wrong|whatever i (?:say|do)|can'?t (?:say|do) anything right|qualsiasi cosa (?:dica|faccia|dico|faccio)|(?:sbaglio|dico) sempre la cosa sbagliata|tutto quello che (?:dico|faccio) e sbagliato)\b/,
    plain: true,
    say: [
      b(
        "Then say less and do more. One question that needs no cleverness: “Do you want me to listen, to help, or to leave you in peace?” And take the answer literally, even if it changes by the evening. Fear turns on whoever is nearest; it’s no verdict on you.",
        "Allora di’ meno e fai di più. Una domanda che non chiede bravura: «Vuoi che ti ascolti, che ti aiuti, o che ti lasci in pace?» E prendi la risposta alla lettera, anche se la sera cambia. La paura se la prende con chi è più vicino; non è un giudizio su di te.",
      ),
    ],
  },
  {
    kind: "wants_to_move_in",
    match:
      /\b(?:wants? to (?:move|come and live) (?:back )?in with (?:us|me)|(?:vuole|vorrebbe) (?:venire a vivere|trasferirsi|stare) (?:con|da) (?:noi|me))\b/,
    plain: true,
    say: [
      b(
        "Before any answer to {name}, one evening the two of you at home: what would be possible, for how long, and what not at any price. Then one voice to {name}: “Not for good. Six weeks, while we look for a place near us together.” A bed for a time with an end in it is help; without one it’s a new household nobody chose.",
        "Prima di rispondere a {name}, una sera fra voi di casa: che cosa sarebbe possibile, per quanto, e che cosa a nessun costo. Poi una voce sola: «Per sempre no. Sei settimane, mentre cerchiamo insieme un posto qui vicino.» Un letto per un tempo che ha una fine è un aiuto; senza, è una famiglia nuova che non ha scelto nessuno.",
      ),
    ],
  },
  {
    kind: "big_favour",
    match:
      /\b(?:(?:how (?:do|can) i|what do i) (?:thank|repay|give (?:\w+ )?back)|(?:lent|gave) us (?:her|his|their) (?:whole )?(?:house|flat|car)|come (?:posso )?(?:ringraziar|sdebitar|ricambiar)\w*|cosa (?:le|gli) (?:regalo|porto) per ringraziar\w*)\b/,
    say: [
      b(
        "Nothing that matches the size of it; that would look like paying. A meal at your table, something made or found for {name} alone, and a note with one scene from what was made possible. If something got broken or stained, say it first and by yourself, with what you’ve done about it; then the thanks stands free.",
        "Niente che pareggi: sembrerebbe un pagamento. Una cena da te, una cosa fatta o trovata apposta per {name}, e un biglietto con una scena di quello che ha reso possibile. Se qualcosa si è rotto o macchiato, dillo per primo e da te, con quello che hai già fatto per rimediare; così il grazie resta pulito.",
      ),
    ],
  },
  {
    kind: "says_its_fine",
    match:
      /\b(?:says? (?:he|she|they)(?:'?s|'?re| is| are)? (?:all right|ok|okay|fine)|get (?:him|her|them|\w+) to (?:talk|open up)|won'?t open up|dice che (?:va tutto bene|sta bene|non e niente)|(?:farlo|farla|farl\w) (?:parlare|aprire)|non si apre)\b/,
    of: ["friend", "family", "partner", "romantic", "colleague"],
    say: [
      b(
        "Asking “what’s wrong?” brings another “fine”. Say what you notice and take the answer out of it: “You’ve been quiet since the summer. You don’t have to talk. I’m doing the shed on Saturday, come and hold the other end.” People who say they’re fine talk with something in their hands, and later than one would like.",
        "Alla domanda «che cos’hai?» torna un altro «niente». Di’ quello che noti e togli l’obbligo di rispondere: «Ti vedo in silenzio da un po’. Non serve che ne parli. Sabato sistemo una cosa, vieni a darmi una mano.» Chi dice «tutto bene» parla con qualcosa fra le mani, e più tardi di quanto si vorrebbe.",
      ),
    ],
  },
  {
    kind: "help_at_home",
    match:
      /\b(?:more help (?:round|around|in|at) (?:the house|home)|help (?:me )?(?:more )?(?:round|around) the house|do (?:his|her|their) share|aiut\w+ (?:di piu )?in casa|faccia la sua parte|mi dia una mano in casa)\b/,
    of: ["partner", "romantic", "family"],
    say: [
      b(
        "Don’t ask for help, hand over whole things: not “help with supper” but “Mondays and Thursdays are yours, from the shopping to the pans”. Let {name} choose two from a list of ten, and then don’t look over any shoulder. Bring it up on a morning when nothing is lying about; in front of the full sink it’s a quarrel already.",
        "Non chiedere aiuto, passa cose intere: non «mi aiuti con la cena», ma «il lunedì e il giovedì sono tuoi, dalla spesa alle pentole». Fai scegliere {a_name} due cose da un elenco di dieci, e poi non controllare. Parlane una mattina in cui è tutto a posto; davanti al lavello pieno è già una lite.",
      ),
    ],
  },
  {
    kind: "explaining_to_a_child",
    match:
      /\b(?:(?:explain|tell|say) (?:it |this )?to (?:a |my |our |the )?(?:\d+|little|young|small|kids?|child\w*|son|daughter|boys?|girls?)|(?:spieg|dic|dir)\w* (?:a|al|alla|ai) (?:mi[oa]i? |un |una |nostr[oaie] )?(?:bambin|bimb|figli|piccol|nipot)\w*)\b/,
    say: [
      b(
        "Short, true, and no more than was asked. Three sentences do for a start: what is so, that nobody did anything to cause it, and what stays the same tomorrow. “That won’t change: who takes you to school, and that we both love you.” Then wait; the real questions come in the bath or in the car, one at a time.",
        "In breve, senza bugie, e non più di quello che viene chiesto. Per cominciare bastano tre frasi: com’è, che non è colpa di nessun bambino, e che cosa domani resta uguale. «Questo non cambia: chi ti porta a scuola, e che ti vogliamo bene.» Poi aspetta: le domande vere arrivano in bagno o in macchina, una alla volta.",
      ),
    ],
  },
  {
    kind: "promoted_over_friends",
    match:
      /\b(?:(?:i'?m|i am|i was|i got|been) (?:made |promoted|team ?lead|the boss|their boss|now (?:the|their) (?:boss|lead))|promoted (?:me|over)|mi hanno promoss[oa]|sono (?:diventat[oa] |adesso |ora )*(?:la |il |l )?(?:lor[oa] )?(?:cap[oa]|responsabile|coordinat\w+))\b/,
    of: ["colleague", "friend"],
    plain: true,
    say: [
      b(
        "Say it aloud once before it’s said behind you, to {name} alone: “This is odd for both of us. I’d like to keep what we have, and at work I’ll have to decide things you may not like. If I do it badly, tell me first.” Then one clear task with a time, as you’d give to anybody. Remarks die down when the work is fair, and not when the boss is nice.",
        "Dillo una volta prima che lo dicano alle tue spalle, a {name} e a quattr’occhi: «È strano per tutt’e due le parti. Vorrei tenermi quello che c’è fra noi, e sul lavoro dovrò decidere cose che magari non ti piacciono. Se lo faccio male, dillo prima a me.» Poi un compito chiaro con un orario, come a chiunque. Le battute finiscono quando il lavoro è giusto, non quando chi comanda è simpatico.",
      ),
    ],
  },
  {
    kind: "meeting_the_parents",
    match:
      /\b(?:meet(?:ing)? (?:his|her|their|the) (?:parents|family|folks|mum|mother)|(?:present\w+|conoscere) (?:ai|i|ai suoi|ai miei|gli)? ?(?:suoi|genitori|suoceri|consuoceri))\b/,
    unless: /\b(?:too (?:soon|early)|not ready|say no|troppo presto|non (?:me la sento|sono pront[oa]))\b/,
    of: ["partner", "romantic", "family"],
    say: [
      b(
        "Bring something small that has to do with you, and one real question about each of them that {name} tells you beforehand. People are taken with whoever is curious about them, not with whoever makes an impression. About your own work say what you like about it, in two sentences; pride in it is catching. And agree on a time at which you both leave.",
        "Porta una cosa piccola che c’entra con te, e una domanda vera per ognuno, che ti fai suggerire prima da {name}. Piace chi è curioso degli altri, non chi fa bella figura. Del tuo lavoro di’ in due frasi che cosa ti piace: quando uno ci tiene si sente. E mettetevi d’accordo su un’ora per andare via.",
      ),
    ],
  },
  {
    kind: "ending_it_kindly",
    match:
      /\b(?:(?:want to|going to|have to|need to) (?:leave|break up with|end (?:it|things) with) (?:him|her|them|\w+)|(?:lo|la|l') ?vo(?:glio|rrei) lasciare|voglio lasciar(?:lo|la)|devo lasciar(?:lo|la)|mi sa che (?:lo|la) (?:voglio lasciare|lascio))\b/,
    of: ["partner", "romantic"],
    plain: true,
    say: [
      b(
        "In person, at home, not before a working day, and with the sentence first: “I’ve decided to end it. It isn’t about something you could still do.” Don’t soften it into a maybe; that is the one cruelty in it. That evening is for the shock only; the house, the money, the animals get a date of their own. And know beforehand where each of you sleeps.",
        "Di persona, a casa, non prima di una giornata di lavoro, e con la frase subito: «Ho deciso di chiudere. Non è per qualcosa che potresti ancora fare.» Non ammorbidirla in un forse: sarebbe l’unica crudeltà. Quella sera è solo per il colpo; casa, soldi, animali hanno un giorno loro. E decidi prima dove dorme ognuno.",
      ),
    ],
  },
  {
    kind: "surprise_or_farewell",
    match:
      /\b(?:(?:nice |big |lovely )?surprise (?:for|party)|(?:bella )?sorpresa (?:a|per|al|alla)|leaving (?:do|present|gift)|(?:salutar(?:lo|la|li)|saluto) (?:bene|come si deve)|not (?:just )?(?:another|the usual) (?:flowers|voucher|card)|soliti fiori|che (?:gli|le) (?:regalo|invento)|che mi invento)\b/,
    say: [
      b(
        "Small and exact beats big: something that only the two of you can understand. Three ways: a place from the early days, at the same hour; a sheet on which everybody writes one thing {name} did for them, by name; an afternoon of which {name} has to organise nothing. Choose the one in which nobody has to make a speech.",
        "Piccolo e preciso vale più di grande: qualcosa che capite solo voi. Tre strade: un posto dei primi tempi, alla stessa ora; un foglio su cui ognuno scrive una cosa che {name} ha fatto per lui, per nome; un pomeriggio in cui {name} non deve organizzare niente. Scegli quella in cui nessuno deve fare un discorso.",
      ),
    ],
  },
  {
    kind: "why_silent",
    match:
      /\bwhy (?:a person|does|did|do|would|has|is) .{0,60}\b(?:cancel\w*|stop\w*|silen\w*|quiet|ignor\w*|distant|pull\w* away|not (?:call|answer|reply)\w*)|perche .{0,60}\b(?:disdett\w*|annull\w*|non (?:mi )?(?:cerca|risponde|parla|chiama|scrive)|sparit\w|si (?:e )?allontan\w*|fredd\w)\b/,
    say: [
      b(
        "From outside there are three usual reasons: something in {name}’s own life that has nothing to do with you; shame over something left undone; or a hurt you don’t know of. What tells them apart is short: “I missed you, and I’ve wondered why. Is something the matter, or is it something I did?” After so much time together that may be asked.",
        "Da fuori i motivi di solito sono tre: qualcosa nella vita di {name} che con te non c’entra; la vergogna per una cosa lasciata lì; o una ferita di cui non sai niente. A distinguerli basta poco: «Ho sentito la tua mancanza e mi chiedo perché. È successo qualcosa, o è per qualcosa che ho fatto io?» Dopo tanto tempo insieme si può chiedere.",
      ),
    ],
  },
];
