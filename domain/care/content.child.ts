import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const CHILD: CareTexts = {
  open: [
    b(
      "Thank you for telling this. Where a child may be in danger, the child comes first, and every tip about getting along is put away. You don’t need proof to ask for help; a worry like yours is enough.",
      "Grazie di averlo detto. Se un bambino può essere in pericolo, viene prima di tutto, e i consigli sui rapporti li metto via. Per chiedere aiuto non servono prove: basta una preoccupazione come la tua.",
    ),
    b(
      "I take this seriously, every word. What somebody bigger does to a child is never the child’s fault, and speaking of it is no betrayal. Protection often begins like this, with one person who says something.",
      "Prendo sul serio ogni parola. Di quello che subisce da qualcuno più grande un bambino non ha mai colpa, e parlarne non è un tradimento. Spesso la protezione comincia così, da una persona che dice qualcosa.",
    ),
    b(
      "If a child told you this, believing it is already a great deal. Two short sentences are enough for now: “You did right to tell me” and “None of this is your fault.” Leave the questions to people who are trained to ask them.",
      "Se è stato un bambino a raccontartelo, credergli è già molto. Per ora bastano due frasi brevi: «Hai fatto bene a dirmelo» e «Tu non hai nessuna colpa». Le domande lasciale a chi ha imparato a farle.",
    ),
  ],
  acute: [
    b(
      "This doesn’t wait for advice. If a child is being hurt or threatened now, or isn’t breathing or waking as usual, ring the emergency number beside this first and write afterwards. Give the address, and say how old the child is.",
      "Qui non c’è tempo per i consigli. Se adesso un bambino subisce violenza o minacce, se respira male o non si sveglia come sempre, chiama prima il numero di emergenza qui accanto; a me scrivi dopo. Di’ l’indirizzo e l’età.",
    ),
    b(
      "If the child is with you and the way is free, leave together, without a quarrel, for a place with people. If not, the emergency number is quickest. A shaken baby or a blow to the head needs a doctor at once, even if all seems well.",
      "Se il bambino è con te e la via è libera, uscite insieme, senza litigare, e andate dove c’è gente. Altrimenti la strada più rapida è il numero di emergenza. Per un neonato scosso o un colpo alla testa serve subito un medico, anche se sembra tutto a posto.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. A child may need protection there, so I’d rather stop at these words than pass on to anything else.",
      "{day} hai scritto: «{quote}». Può esserci un bambino da proteggere, e davanti a parole così preferisco fermarmi invece di passare ad altro.",
    ),
    b(
      "{day} you wrote: “{quote}”. What has happened since, I don’t know. Whether it was one moment or goes on, it is worth telling somebody who works with children, and it isn’t too late for that.",
      "{day} hai scritto: «{quote}». Che cosa sia successo da allora non lo so. Un momento solo o qualcosa che continua, vale la pena di parlarne con chi lavora con i bambini, e non è tardi per farlo.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is the child with that person at this moment?",
        "In questo momento il bambino, o la bambina, è con questa persona?",
      ),
      b(
        "Let’s think only of now. Is that person near the child, or about to be?",
        "Pensiamo soltanto ad adesso. Questa persona è vicina al bambino, o lo sarà tra poco?",
      ),
    ],
    hurt: [
      b(
        "Is the child injured, in pain or strangely sleepy, or could a baby have been shaken?",
        "Ci sono ferite, dolori o una sonnolenza strana, oppure qualcuno può avere scosso un neonato?",
      ),
      b(
        "You needn’t look for marks or ask about them. From what you know, should a doctor see the child?",
        "Non serve cercare segni né chiedere. Per quello che sai, il bambino ha bisogno di un medico?",
      ),
    ],
    who: [
      b(
        "Is there somebody who could know of this today, such as a relative, the child’s doctor, a teacher?",
        "C’è qualcuno che potrebbe saperlo oggi stesso, per esempio un parente, il pediatra, una maestra?",
      ),
      b(
        "Watching over a child is too much for one pair of shoulders. Is anybody carrying this with you?",
        "Vegliare su un bambino è troppo per una persona sola. C’è qualcuno che porta questo peso insieme a te?",
      ),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this and say that it’s about a child?",
        "Potresti chiamare uno dei numeri qui accanto e dire che si tratta di un bambino?",
      ),
      b(
        "At the numbers beside this they also listen to people who only suspect something. Would you try one today?",
        "Ai numeri qui accanto ascoltano anche chi ha soltanto un sospetto. Oggi ne proveresti uno?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "With that person now, then. If you fear that something will happen today, the emergency number beside this is right. If, without danger to yourself, an everyday reason lets you fetch the child or stay close, use it and give nothing away.",
        "Dunque adesso sono insieme. Se temi che oggi succeda qualcosa, è il caso di chiamare il numero di emergenza qui accanto. Se, senza rischi per te, una scusa qualunque ti permette di andare a prendere il bambino o di restare vicino, usala e non far capire niente.",
      ),
      b(
        "So they are together. Don’t warn that person, and ask nothing through the door or over the phone; the child might pay for it. People at the emergency number can send somebody to look, even on a suspicion.",
        "Allora il bambino è lì, con questa persona. Non metterla in guardia e non fare domande dalla porta o al telefono: potrebbe pagarla il bambino. Dal numero di emergenza possono mandare qualcuno a vedere, anche per un sospetto.",
      ),
    ],
    now_no: [
      b(
        "Good, not together at the moment. As far as it’s in your hands, leave it so: no time alone with that person, no night under one roof. If a visit is already fixed, speak about it first with one of the numbers beside this.",
        "Bene, in questo momento non sono insieme. Per quanto dipende da te lascia le cose così: niente ore a tu per tu tra loro, niente notti sotto lo stesso tetto. Se una visita è già fissata, parlane prima con uno dei numeri qui accanto.",
      ),
      b(
        "Apart for now, and that leaves a little time. If the child is with you, do something ordinary together, a snack, a game, a blanket on the sofa, and no interview. If words come by themselves, listen and say thank you.",
        "Per ora c’è distanza, e quindi un po’ di tempo. Se il bambino è con te, fate una cosa normale: la merenda, un gioco, una coperta sul divano; niente interrogatori. Se le parole vengono da sé, ascolta e ringrazia.",
      ),
    ],
    hurt_yes: [
      b(
        "Hurt, then, so a doctor comes first, today, and the emergency number if it is serious. A baby who was shaken, a hit on the head, hands on the throat: at once, even if the child is laughing again. Say there what you fear has happened.",
        "Dunque qualcosa c’è: prima viene il medico, oggi stesso, o il numero di emergenza se è grave. Un neonato scosso, una botta in testa, mani strette al collo: subito, anche se il bambino è tornato a ridere. Lì puoi dire che cosa temi sia successo.",
      ),
      b(
        "Yes, so this belongs in a doctor’s hands, without that person in the room. If it may have been sexual, go as soon as you can: the first three days matter most, and clothes are best left unwashed. Later a visit still helps.",
        "Sì, quindi serve un medico, e senza questa persona nella stanza. Se può esserci stato qualcosa di sessuale, vai appena puoi: i primi tre giorni contano di più, e i vestiti è meglio non lavarli. Anche dopo, una visita aiuta.",
      ),
    ],
    hurt_no: [
      b(
        "No injury that you know of; good. Not all harm can be seen, and not all of it is done to the body. The child’s doctor can take a look without much being said, and knows what to watch for.",
        "Nessuna ferita che tu sappia, bene. Non tutto il male si vede, e non sempre tocca il corpo. Il pediatra può dare un’occhiata senza tante parole, e sa a che cosa fare attenzione.",
      ),
      b(
        "Then there’s no rush to a doctor this minute. Odd sleepiness, vomiting, crying that won’t stop or an arm that isn’t moved would change that; ring the emergency number even if you can’t say where it comes from.",
        "Allora dal medico non c’è da correre in questo istante. Se però noti un sonno strano, vomito, un pianto che non passa o un braccio che resta fermo, chiama il numero di emergenza, anche senza sapere da che cosa viene.",
      ),
    ],
    nobody: [
      b(
        "Nobody yet. Then the first to know can be a stranger with experience: at the numbers beside this there are people who also listen to grown-ups worried about a child. You can think aloud there before giving any name.",
        "Ancora nessuno. A saperlo per primo può essere chi non ti conosce: ai numeri qui accanto c’è chi ascolta anche i grandi in pensiero per un bambino. Lì puoi ragionare a voce alta prima di fare qualsiasi nome.",
      ),
      b(
        "No one, and so all of it rests on you. That can change: doctors, schools and youth services are there to take over a part, and a story like this doesn’t shock them into silence.",
        "Nessuno, e allora pesa tutto su di te. Può cambiare: il pediatra, la scuola e i servizi sociali ci sono anche per prenderne una parte, e davanti a una storia così non restano senza parole.",
      ),
    ],
    somebody: [
      b(
        "There is somebody; good. Tell it today in plain words, out of the children’s hearing, provided that nothing can get back to the one who does harm. Then two of you are watching over the child.",
        "Una persona c’è, bene. Raccontalo oggi, con parole semplici e lontano dalle orecchie dei bambini, purché niente arrivi a chi fa del male. Così a vegliare sarete in due.",
      ),
      b(
        "So it isn’t on you alone. You can share it out: one keeps the child company, the other makes the call. Neither of you needs to question the child again, or to speak to that person about it.",
        "Allora non è tutto sulle tue spalle. Potete dividervi i compiti: chi fa compagnia al bambino e chi telefona. A nessuno dei due tocca rifare domande al bambino, né parlarne con questa persona.",
      ),
    ],
    call_yes: [
      b(
        "Good. You can begin like this: “I’m worried about a child and I don’t know what is right.” Have ready how old the child is, where the child is now, and when that person will be near again.",
        "Bene. Puoi cominciare così: «Sono in pensiero per un bambino e non so che cosa sia giusto fare». Tieni a mente quanti anni ha, dove si trova adesso e quando rivedrà questa persona.",
      ),
      b(
        "You’ll call; then from a spot where neither the child nor that person hears you. If the child has said something, note those very words beforehand, with the day, on a sheet that only you can find.",
        "Telefoni, allora. Fallo da un posto dove non ti sentano né il bambino né questa persona. Se il bambino ha detto qualcosa, prima segnati le sue parole, proprio quelle, con il giorno, su un foglio che trovi solo tu.",
      ),
    ],
    call_no: [
      b(
        "Not by telephone, all right. Some lines have a chat; there are also the child’s doctor, the school, the youth services of your town. One sentence opens the door there: “I’m afraid for this child.”",
        "Niente telefonata, d’accordo. Alcune linee hanno una chat; poi ci sono il pediatra, la scuola, i servizi sociali del comune. Lì per cominciare è sufficiente una frase: «Ho paura per questo bambino».",
      ),
      b(
        "You’d rather not. A call can feel like setting off something that nobody can stop. Before you name anyone, you can ask, in writing too, what would follow. In immediate danger, though, only the emergency number is quick enough.",
        "Preferisci di no. Chiamare può sembrare mettere in moto qualcosa che poi nessuno ferma. Prima di fare nomi puoi chiedere, anche per iscritto, che cosa succederebbe. Se il pericolo è immediato, però, solo il numero di emergenza è abbastanza rapido.",
      ),
    ],
    unsure: [
      b(
        "You don’t know, and you don’t have to find out. Making sure is the work of others; noticing was your part, and you have done it. A doubt, told to the right person, can be looked into with care.",
        "Non lo sai, e non tocca a te scoprirlo. Verificare è il lavoro di altri; la tua parte era accorgerti, e l’hai fatta. Di un dubbio, detto alla persona giusta, ci si può occupare con delicatezza.",
      ),
      b(
        "Unsure is where most people start who end up protecting a child. Until it’s clearer, act as though it might be true: no time alone with that person, no accusations, open eyes.",
        "Chi protegge un bambino quasi sempre parte da un dubbio. Finché non è più chiaro, comportati come se potesse essere vero: mai quei due senza un altro grande presente, nessuna accusa, occhi aperti.",
      ),
    ],
    minimise: [
      b(
        "It may have been the drink, a bad day, an upbringing of another age. I hear that, and it explains something. To a child the fear and the pain are the same, so it goes on mattering.",
        "Può essere stato il vino, una giornata storta, un’educazione d’altri tempi. Lo ascolto, e qualcosa spiega. Per un bambino la paura e il dolore sono gli stessi, e perciò continua a contare.",
      ),
      b(
        "You look for a harmless explanation, as nearly everyone does with people they are fond of. Whether there is one isn’t for me to say. Somebody who knows about children can tell, and until then caution costs little.",
        "Cerchi una spiegazione innocua, come fanno quasi tutti con le persone a cui vogliono bene. Se ci sia, non sta a me dirlo. Può capirlo chi conosce i bambini; fino ad allora la prudenza costa poco.",
      ),
    ],
    says_safe: [
      b(
        "I’m glad to read that. I leave it open, because the child can’t write to me. If it was something else or is over, a button beside this closes it, or one plain sentence: “it was a misunderstanding, everybody is safe”.",
        "Mi fa piacere leggerlo. Lascio aperto, perché il bambino non può scrivermi. Se era altro, o se ormai è passata, chiude un pulsante qui accanto, oppure una frase chiara: «era un malinteso, sono tutti al sicuro».",
      ),
      b(
        "All right, that is good news. So as not to close this by mistake, I wait for your clear word: that it was different, or that it’s over and the child is safe. With the buttons near the numbers it takes one tap.",
        "Va bene, è una buona notizia. Per non chiudere per sbaglio aspetto parole chiare da te: che era un’altra cosa, o che è finita e il bambino è al sicuro. Con i pulsanti vicino ai numeri basta un tocco.",
      ),
    ],
    more: [
      b(
        "I have read this, too, and put it with the rest. It needn’t be complete or in order. If it comes from the child, leave the wording as it was; if you saw it yourself, what you saw and when.",
        "Anche questo l’ho letto, e lo metto con il resto. Non occorre che sia completo né in ordine. Se viene dal bambino, lascia le parole com’erano; se l’hai visto tu, che cosa hai visto e quando.",
      ),
      b(
        "That is heavy, and you carry it for somebody smaller. Anger and fright are allowed; only don’t let the child think that telling you caused them. Another grown-up can bear to hear about your anger.",
        "È una cosa che pesa, e la porti per qualcuno di più piccolo. La rabbia e lo spavento ci possono stare; basta che il bambino non pensi di averli causati parlando. La tua rabbia può ascoltarla un altro grande.",
      ),
      b(
        "Thank you for adding that. With each piece it’s plainer that this shouldn’t stay between you and a program. I can keep the thread; to act for a child it takes people who can knock on a door.",
        "Grazie di averlo aggiunto. A ogni pezzo si vede meglio che questa storia non può restare tra te e un programma. Io tengo il filo; per agire ci vogliono persone che possano bussare a una porta.",
      ),
    ],
    no_plan: [
      b(
        "A talk with that person is something I won’t prepare now. Whoever is warned can silence the child, or make the next days harder. Ask a helpline or the youth services first who should speak, and when.",
        "Un confronto con questa persona adesso non lo preparo. Chi viene messo in guardia può far tacere il bambino, o rendere più duri i giorni dopo. Chi debba parlare, e quando, chiedilo prima a una linea di aiuto o ai servizi sociali.",
      ),
      b(
        "That message I’m not going to write. In black and white it turns into a warning, and later it can get in the way of those who protect the child. Put down what you know instead, for a doctor or a counsellor to read.",
        "Per quel messaggio non ti do le parole. Nero su bianco diventa un preavviso, e più tardi può intralciare chi protegge il bambino. Scrivi piuttosto quello che sai, per farlo leggere al pediatra o a chi si occupa di bambini.",
      ),
      b(
        "For now I plan no meeting, no family gathering and no talk with the child about it either. You wouldn’t do it badly; one conversation too many can simply do harm. Your calm and your company are enough for the child today.",
        "Per ora non preparo incontri, né riunioni di famiglia, né un discorso al bambino. Non perché lo faresti male: una conversazione di troppo può fare danni. Oggi al bambino bastano la tua calma e la tua compagnia.",
      ),
    ],
    goodbye: [
      b(
        "Take care of yourself and of the child. If others use this device, delete this page from its history before you put it down; the button for leaving works at once. What you began here can be taken up again.",
        "Abbi cura di te e del bambino. Se questo dispositivo lo usano anche altri, togli la pagina dalla cronologia prima di posarlo; il pulsante per uscire funziona all’istante. Quello che hai cominciato qui si può riprendere.",
      ),
      b(
        "Go, and quickly if somebody is coming; the traces of this page can be deleted later. With the child, be as you are every day. If something happens tonight, don’t write here first: the emergency number is faster than I am.",
        "Vai pure, e in fretta se arriva qualcuno; le tracce di questa pagina si cancellano anche dopo. Con il bambino comportati come ogni giorno. Se stanotte succede qualcosa, non passare prima da qui: il numero di emergenza è più veloce di me.",
      ),
    ],
  },
  stay: [
    b(
      "I’m here at any hour, and you needn’t have news to write. Keeping watch over a child makes one tired; a line about that is welcome as well.",
      "Sono qui a qualunque ora, e per scrivere non servono novità. Tenere gli occhi su un bambino stanca: vanno bene anche due parole su questo.",
    ),
    b(
      "One small step: go through the coming week and mark each hour in which the child would be with that person. For each one, look for another place or another grown-up. An invented appointment is allowed.",
      "Un piccolo passo: scorri la prossima settimana e segna le ore in cui il bambino sarebbe con questa persona. Per ognuna cerca un altro posto o un altro grande. Un impegno inventato è permesso.",
    ),
    b(
      "For tonight, if it’s in your hands, it’s enough that the child sleeps near a grown-up you trust and that your phone is charged. Finding out what happened can wait until morning; danger can’t, and the emergency number answers at night too.",
      "Per stanotte, se dipende da te, basta che il bambino dorma vicino a un adulto di cui ti fidi e che il telefono sia carico. Capire che cosa è successo può aspettare domattina; un pericolo no, e il numero di emergenza risponde anche di notte.",
    ),
    b(
      "We can also talk of what this child loves: a dinosaur, a song with the wrong words, shoes on the wrong feet. Or of something quite different. The rest stays open beside it.",
      "Possiamo parlare anche di quello che questo bambino ama: un dinosauro, una canzone con le parole sbagliate, le scarpe al contrario. O di tutt’altro. Il resto rimane aperto lì vicino.",
    ),
    b(
      "I’m a program: I can’t look at a child, and I can’t sit in a waiting room with you. A paediatrician, a teacher, somebody at the numbers beside this can understand more in five minutes than I can here.",
      "Sono un programma: un bambino non lo posso vedere, e in sala d’attesa con te non posso stare. Un pediatra, una maestra, chi risponde ai numeri qui accanto capisce in cinque minuti più di quanto possa io da qui.",
    ),
  ],
};
