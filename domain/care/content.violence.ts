import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const VIOLENCE: CareTexts = {
  open: [
    b(
      "I believe you. What you describe is violence, and it is not your fault, whatever came before it. I’ll put the advice about getting along aside. First of all, nobody should hurt you.",
      "Ti credo. Quella che racconti è violenza e non è colpa tua, nemmeno se prima c’è stato un litigio. I consigli sul vostro rapporto li metto da parte: adesso conta che nessuno ti faccia del male.",
    ),
    b(
      "Thank you for telling me. Nobody may hit, push or threaten you, for any reason. You don’t have to decide today whether to stay or to go. Your safety comes first, one small thing at a time.",
      "Grazie di avermelo detto. Nessuno ha il diritto di metterti le mani addosso o di minacciarti, qualunque sia il motivo. Oggi non devi decidere se restare o andare: prima viene la tua sicurezza, una piccola cosa alla volta.",
    ),
    b(
      "I take every word of this seriously. The one who hurts or threatens answers for it, not you. I’m only a program, and the people at the numbers beside this can do more; meanwhile I’m staying with you.",
      "Prendo sul serio ogni parola. Di un colpo o di una minaccia risponde chi fa del male, mai chi lo subisce. Sono solo un programma: ai numeri qui accanto rispondono persone che possono fare di più. Intanto rimango con te.",
    ),
  ],
  acute: [
    b(
      "Only the next minutes count now. Move towards a door that leads outside, away from the kitchen and from anything that could be a weapon. Ring the emergency number beside this as soon as you can, or go where there are people.",
      "Adesso contano solo i prossimi minuti. Spostati verso una porta che dà all’esterno, lontano dalla cucina e da tutto quello che può diventare un’arma. Appena puoi chiama il numero di emergenza qui accanto, oppure vai dove c’è gente.",
    ),
    b(
      "Don’t explain, don’t contradict; nothing has to be settled now. If the way out is free, go: to a neighbour, a shop, into the street. Then the emergency number beside this, and a doctor at once if there were hands on your throat.",
      "Non discutere e non dare spiegazioni: ora non c’è niente da chiarire. Se la via è libera esci, da un vicino, in un negozio, per strada. Poi il numero di emergenza qui accanto, e subito un medico se ti hanno stretto il collo.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. I don’t want to pass over that. It is violence, and nothing you did has earned it. Before anything else, your safety matters to me.",
      "{day} hai scritto: «{quote}». Non voglio passarci sopra. È violenza, e niente di quello che hai fatto la giustifica. Prima di parlare di altro mi preme che tu non corra pericoli.",
    ),
    b(
      "{day} you wrote: “{quote}”. Whether it is over or still going on, I can’t see from here. I believe those words, and they weigh more than any advice about the two of you.",
      "{day} hai scritto: «{quote}». Da qui non vedo se è finita o se continua. A quelle parole credo, e pesano più di qualsiasi consiglio sul vostro rapporto.",
    ),
  ],
  asks: {
    now: [
      b("Is this person near you at this moment?", "Questa persona è vicino a te in questo momento?"),
      b(
        "Is whoever frightens you in the same place as you now?",
        "Chi ti fa paura è adesso nello stesso posto in cui sei tu?",
      ),
    ],
    hurt: [
      b("Are you hurt, even if it looks slight?", "Hai ferite o dolori, anche se sembra poca cosa?"),
      b("Is anything painful, or hard to move or swallow?", "Hai male, o fai fatica a muoverti o a deglutire?"),
    ],
    history: [
      b(
        "Has it happened before, or were there ever death threats, a weapon, hands on your throat?",
        "È già successo altre volte, o ci sono state minacce di morte, un’arma, mani intorno al collo?",
      ),
      b(
        "Some signs mean greater danger. Is it getting worse, with threats, weapons or hands on your throat?",
        "Ci sono segni che il pericolo cresce. Succede più spesso o con più forza, con minacce, con armi, con le mani alla gola?",
      ),
    ],
    children: [
      b("Are there children where this happens?", "Ci sono bambini dove succede tutto questo?"),
      b("Do children live with you or with this person?", "Con te o con questa persona vivono dei bambini?"),
    ],
    who: [
      b("Is there somebody you trust who could know today?", "C’è qualcuno di cui ti fidi che potrebbe saperlo oggi?"),
      b("Is there somebody who could hear one sentence of it?", "C’è una persona a cui potresti dirne una frase?"),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this, from a place where nobody overhears you?",
        "Potresti chiamare uno dei numeri qui accanto, da un posto dove nessuno ti sente?",
      ),
      b(
        "The people at the numbers beside this press nobody to leave. Could you speak with one of them today?",
        "Chi risponde ai numeri qui accanto non spinge nessuno ad andarsene. Te la sentiresti di parlarci oggi?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Near you, then. Keep what you write short, and close this page as soon as anyone looks. Stay where there is a way out; if the mood turns, the emergency number comes before everything else.",
        "È lì vicino, allora. Scrivi poco e chiudi la pagina appena qualcuno guarda. Resta dove c’è una via d’uscita; se l’aria cambia, il numero di emergenza viene prima di tutto.",
      ),
      b(
        "So this person is there. You don’t have to do anything that could be noticed. Keep your shoes on and the phone in your pocket, and know which door you would take.",
        "Quindi questa persona è lì. Non serve fare niente che si noti. Tieni le scarpe ai piedi e il telefono in tasca, e scegli già la porta da cui usciresti.",
      ),
    ],
    now_no: [
      b(
        "Not there at the moment. Then this can be an hour for small things: papers, some money, a key and a charger in one bag, kept with somebody else or where only you look.",
        "In questo momento non c’è. Può essere l’ora delle piccole cose: documenti, un po’ di soldi, una chiave e un caricabatterie in una borsa, da lasciare a qualcuno o dove guardi soltanto tu.",
      ),
      b(
        "Good, you have a little room. Nobody knows for how long, so leave this page if you hear a step. What protects you comes first; the rest of the day can wait.",
        "Bene, hai un po’ di respiro. Non si sa per quanto: se senti dei passi, lascia questa pagina. Usa il tempo prima di tutto per quello che ti protegge.",
      ),
    ],
    hurt_yes: [
      b(
        "Then a doctor should see you today. Go at once if your throat was pressed, your head was hit or you are pregnant, even if you feel fine. How much you tell about it there is up to you.",
        "Allora oggi serve un medico. Vai subito se ti hanno stretto il collo, se hai preso colpi alla testa o se c’è una gravidanza, anche se ti sembra di stare bene. Quanto raccontare lo decidi tu.",
      ),
      b(
        "You are hurt, and that needs human hands, not a program. If it bleeds a lot, if breathing is hard or things went black, ring the emergency number beside this. Otherwise an emergency room or a doctor, today.",
        "Per una ferita servono mani vere, non un programma. Se perdi molto sangue, se respiri a fatica o ti si è annebbiata la vista, chiama il numero di emergenza qui accanto. Altrimenti, in giornata, il pronto soccorso o il medico.",
      ),
    ],
    hurt_no: [
      b(
        "No injury, good. If there were hands on your throat or a blow to the head, have it looked at all the same: the harm can show hours later.",
        "Nessuna ferita, meno male. Se però c’è stata una stretta al collo o un colpo alla testa, fatti vedere comunque: i danni a volte arrivano dopo ore.",
      ),
      b(
        "Nothing that shows. Fear without a bruise counts just as much here. Should you find marks or pain tomorrow, a doctor can look at them and write them down.",
        "Niente che si veda. Qui la paura conta anche senza lividi. Se domani trovi un segno o senti dolore, un medico può visitarti e metterlo per iscritto.",
      ),
    ],
    history_yes: [
      b(
        "That tells me that the danger is great. After threats to kill, a weapon or hands on the throat, or during a pregnancy, people who know this should look at it with you before you change anything.",
        "Questo mi dice che il pericolo è grande. Dopo minacce di morte, un’arma o mani al collo, o durante una gravidanza, conviene parlarne con chi se ne intende prima di cambiare qualsiasi cosa.",
      ),
      b(
        "Yes, then, and none of it is your doing. If your throat was pressed lately, see a doctor even if nothing hurts. Keep keys and papers where you can take them in passing.",
        "Sì, e tu non ne hai colpa. Se di recente ti hanno stretto la gola, fatti vedere da un medico anche se non senti niente. Tieni chiavi e documenti dove puoi prenderli al volo.",
      ),
    ],
    history_no: [
      b(
        "None of that so far. Once is enough to ask for help; nobody has to wait for a second time before telling someone.",
        "Finora niente di simile. Per chiedere aiuto basta una volta sola: nessuno deve aspettare la seconda per parlarne.",
      ),
      b(
        "No such signs; that is good to know. Remember them, though: threats, a weapon, a hand at the throat, or more force than before mean that help should come sooner.",
        "Questi segni non ci sono, ed è importante saperlo. Tienili a mente, però: minacce, un’arma, una mano alla gola o più forza di prima vogliono dire che l’aiuto serve subito.",
      ),
    ],
    children_yes: [
      b(
        "There are children. They notice more than it seems, and they should never step in between. A neighbour’s door and the emergency number are things they can learn like a game.",
        "Ci sono bambini. Si accorgono di più di quanto sembri, e non devono mai mettersi in mezzo. La porta di un vicino e il numero di emergenza si possono imparare come un gioco.",
      ),
      b(
        "Then they belong in every plan. Protecting yourself takes nothing away from them. If a child is hurt or threatened, the emergency number comes first; for the rest, ask about them and about yourself in the same call.",
        "Allora in ogni piano ci sono anche loro. Se proteggi te, a loro non togli niente. Se un bambino è in pericolo viene prima il numero di emergenza; per il resto, in una telefonata si può chiedere per tutti.",
      ),
    ],
    children_no: [
      b(
        "No children there. A bag can be ready even if you stay: papers, medicine, a little money, something dear to you, at a friend’s or at work.",
        "Bambini non ce ne sono. Una borsa può stare pronta anche se resti: documenti, medicine, qualche soldo, una cosa a cui tieni, in casa di amici o al lavoro.",
      ),
      b(
        "No. Then it is about you, and you are reason enough. Asking for help needs no one smaller who has to be protected.",
        "No. Allora si tratta di te, e questo basta. Per chiedere aiuto non serve che ci sia anche qualcun altro da proteggere.",
      ),
    ],
    nobody: [
      b(
        "Nobody. Then the first may be a voice that doesn’t know you, by telephone or in a chat. It hears such things every day, and you don’t even have to give your name.",
        "Nessuno. Allora la prima può essere una voce che non ti conosce, al telefono o in una chat. Sente storie così ogni giorno, e non devi neanche dire come ti chiami.",
      ),
      b(
        "No one, then. Whoever hurts often sees to it that others drop away, and that says nothing about you. It can begin again with one person whose work it is to listen.",
        "Non c’è nessuno. Chi fa del male spesso fa il vuoto intorno, e questo non dice niente di te. Si può ricominciare da una persona che ascolta per mestiere, a voce o per iscritto.",
      ),
    ],
    somebody: [
      b(
        "Good, there is somebody. One sentence is enough: “I am being hurt, and I may need you.” Agree on a word that means: call for help, without asking.",
        "Bene, qualcuno c’è. Basta una frase: «Mi fanno del male e forse avrò bisogno di te». Mettetevi d’accordo su una parola che voglia dire: chiama aiuto, senza fare domande.",
      ),
      b(
        "That is somebody who can do real things: keep a bag for you, leave a door unlocked at night, expect a sign at a fixed hour. Ask them to confront nobody, for that could come back on you.",
        "Chi hai in mente può fare cose concrete: tenerti una borsa, aprirti la porta anche di notte, aspettare un tuo segno a un’ora fissa. Chiedi però di non affrontare nessuno: potrebbe ricadere su di te.",
      ),
    ],
    call_yes: [
      b(
        "Good. You can begin like this: “Somebody is hurting me, and I want to know what I can do.” They ask the rest. Afterwards, take the number out of your list of calls.",
        "Bene. Puoi cominciare così: «Qualcuno mi fa del male e vorrei sapere che cosa posso fare». Al resto pensa chi risponde. Dopo, togli il numero dall’elenco delle chiamate.",
      ),
      b(
        "A human being can help you better than I can. Ask there for a plan for your safety, whether you stay or go. You may hang up at any time and ring again later.",
        "Una persona vera può aiutarti meglio di me. Chiedi di pensare insieme a come proteggerti, sia che tu resti sia che tu vada. Puoi riattaccare quando vuoi e richiamare più tardi.",
      ),
    ],
    call_no: [
      b(
        "No call, then; you decide that. Some lines also answer in writing, and in an emergency room, at a pharmacy or at your doctor’s one quiet sentence is enough.",
        "Niente telefonata: lo decidi tu. A volte si può anche scrivere in chat. E al pronto soccorso, in farmacia o dal medico basta una frase detta sottovoce.",
      ),
      b(
        "Not now. You could learn one of the numbers beside this by heart; nobody finds it there. A written message is a way as well, and so is a word to whoever treats you for something else.",
        "Non adesso. Puoi imparare a memoria uno dei numeri qui accanto: lì non lo trova nessuno. Anche un messaggio scritto è una strada, o una parola a chi ti visita per tutt’altro.",
      ),
    ],
    unsure: [
      b(
        "You don’t know; that is an answer as well. Where it is unclear, act as if there were danger: near a way out, the phone on you, not in the kitchen or the bathroom.",
        "Non lo sai, e anche questa è una risposta. Nel dubbio comportati come se il pericolo ci fosse: vicino a un’uscita, con il telefono addosso, lontano dalla cucina e dal bagno.",
      ),
      b(
        "It doesn’t have to be clear. Fear scatters one’s thoughts. If something in you says “careful”, believe it: you know this person’s moods better than anybody else.",
        "Non deve esserti tutto chiaro: la paura confonde. Se dentro di te qualcosa dice «attenzione», dagli retta: gli umori di questa persona li conosci meglio di chiunque.",
      ),
    ],
    minimise: [
      b(
        "You give a reason for it, and I have read it. Drink, stress, a joke or a quarrel may explain an evening. To hurt or to threaten is still a choice, and the choice was not yours.",
        "Un motivo me lo hai scritto, e l’ho letto. Il bere, lo stress, uno scherzo, un litigio possono spiegare una serata. Fare del male o minacciare resta una scelta, e non l’hai fatta tu.",
      ),
      b(
        "Perhaps it looks smaller from close by. If somebody dear to you told the same thing, it would hardly seem small to you. I’d rather not close it here.",
        "Può darsi che da vicino sembri meno grave. Se te lo raccontasse una persona a cui vuoi bene, però, non ti sembrerebbe una cosa da niente. Preferisco non chiuderla qui.",
      ),
    ],
    says_safe: [
      b(
        "I’m glad to hear it. If it was something else, or is over, the buttons beside this close it, or a plain sentence such as “it was a misunderstanding, I am safe”. Until then I keep it open.",
        "Mi fa piacere. Se era un’altra cosa, o se è finita, bastano i pulsanti qui accanto o una frase semplice come «era un malinteso, sono al sicuro». Fino ad allora la tengo aperta.",
      ),
      b(
        "Good that it is quiet where you are. Quiet can be short, so I go on for now. You end this whenever it is true, with a button beside this or in one clear sentence.",
        "Meno male che lì è tranquillo. La calma a volte dura poco, quindi per ora continuo. A chiudere sei tu, quando è davvero finita: con un pulsante qui accanto o con una frase chiara.",
      ),
    ],
    more: [
      b(
        "I have read it, and I believe it. You don’t have to prove anything here, or tell it in the right order.",
        "L’ho letto, e ci credo. Qui non devi dimostrare niente, e nemmeno raccontare in ordine.",
      ),
      b(
        "So that belongs to it too. If it is safe, note the day and what happened in a place this person never looks. It can be of use later, with a doctor or a lawyer.",
        "Dunque c’è anche questo. Se puoi farlo senza rischi, annota il giorno e i fatti dove questa persona non guarda mai. Un domani può servire, da un medico o da un avvocato.",
      ),
      b(
        "Each thing you add makes the picture plainer, and in none of them do I find anything to blame you for. I’ll ask only what matters for your safety.",
        "Con ogni cosa che aggiungi il quadro si fa più chiaro, e non ci trovo niente da rimproverarti. Chiedo solo quello che serve a proteggerti.",
      ),
    ],
    no_plan: [
      b(
        "I won’t prepare that talk with you now. With somebody who hurts, honest words can be the spark. What can be prepared is your way out of the room, and with whom you speak instead.",
        "Quel discorso adesso non lo preparo con te. Con chi fa del male, una parola sincera può essere la scintilla. Si può preparare invece come uscire dalla stanza, e con chi parlare prima.",
      ),
      b(
        "No message to this person from me today, not even a kind one. It can provoke, or give away what you have in mind. Better one to somebody on your side: “Please be reachable tonight.”",
        "Oggi a questa persona non scrivo niente, nemmeno parole gentili. Un messaggio può provocare, o far capire che cosa hai in mente. Meglio scriverne uno a chi sta dalla tua parte: «Stasera tieni il telefono acceso, per favore».",
      ),
      b(
        "I’m not drawing up a plan or a meeting with this person. The time around a separation can be the most dangerous one. It is prepared step by step, with people who know how.",
        "Un piano o un incontro con questa persona io non lo organizzo. Il momento in cui ci si separa può essere il più pericoloso. Si prepara un passo per volta, con chi sa come si fa.",
      ),
    ],
    goodbye: [
      b(
        "Take care. Remove this page from the list of pages you have visited, then leave it with the button. You needn’t finish anything here.",
        "Abbi cura di te. Togli questa pagina dalla cronologia, poi lasciala con il pulsante. Non c’è niente che tu debba finire prima.",
      ),
      b(
        "Go, if somebody is coming; no goodbye is needed. The button to leave works at once. The browser still shows where you were, so clear that entry when nobody sees you.",
        "Se arriva qualcuno vai, non serve salutare. Il pulsante per uscire funziona subito. Nel browser però resta una traccia: cancellala quando nessuno ti vede.",
      ),
    ],
  },
  stay: [
    b(
      "I’m staying with this. You may write half sentences, the same thing twice, or nothing for a while. You can leave at any moment and come back.",
      "Rimango su questo. Puoi scrivere frasi a metà, la stessa cosa due volte, o niente per un po’. Puoi andare via in qualsiasi momento e tornare.",
    ),
    b(
      "One small step, only in your head: which door, which key, which street, which house with a light on. Nothing has to happen today. It is good to know the way.",
      "Un piccolo passo, solo con il pensiero: quale porta, quale chiave, quale strada, quale casa con la luce accesa. Oggi non deve succedere niente. È utile sapere da che parte andare.",
    ),
    b(
      "For this night: a room with a way out, the phone charged and within reach, and every difficult subject put off. You may rest. It need not be solved before morning.",
      "Per questa notte: una stanza da cui si possa uscire, il telefono carico a portata di mano, e ogni argomento difficile rimandato. Puoi riposare. Non c’è da risolvere tutto prima di domattina.",
    ),
    b(
      "If your head needs something else, tell me about that: work, a film, what is for supper. It doesn’t make this smaller, and I keep it open.",
      "Se la testa ha bisogno di altro, parlami di quello: il lavoro, un film, che cosa c’è per cena. Non rende tutto questo meno serio, e io lo tengo aperto.",
    ),
    b(
      "A program can’t knock on a door; a human being can. Whenever you are ready, even at three in the morning, one of the numbers beside this is a beginning.",
      "Un programma non può bussare a una porta, una persona sì. Quando te la senti, anche alle tre di notte, uno dei numeri qui accanto è un inizio.",
    ),
  ],
};
