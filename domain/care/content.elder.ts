import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const ELDER: CareTexts = {
  open: [
    b(
      "It’s good that you wrote this. Old age, or needing help, takes nothing away from the right to be treated with respect. Tips for getting along can wait; safety and dignity come first.",
      "Hai fatto bene a scriverlo. Gli anni, o il bisogno di aiuto, non tolgono a nessuno il diritto al rispetto. I consigli per la convivenza aspettano: qui si tratta di sicurezza e di dignità.",
    ),
    b(
      "I have no reason to doubt you. Rough hands, shouting, a locked door, missed meals, money that disappears: all of it counts, even from somebody who helps at other times. Needing care is no fault.",
      "Non ho motivo di dubitare di quello che racconti. Le maniere brusche, le urla, una porta chiusa a chiave, i pasti saltati, i soldi che spariscono: tutto conta, anche da parte di chi a volte aiuta. Avere bisogno di cure non è una colpa.",
    ),
    b(
      "Those who depend on others often keep silent, for fear of ending up with no help at all. So let us go slowly: nothing large has to be decided now, and nobody has to be confronted.",
      "Chi dipende dagli altri spesso tace, per paura di restare senza alcun aiuto. Perciò si va per gradi: adesso non c’è niente di grande da decidere, e nessuno da affrontare.",
    ),
  ],
  acute: [
    b(
      "The body first. For a fall, a wound, trouble breathing or sudden confusion, or where food, water or medicine is lacking, ring the emergency number beside this at once. Say what can be seen; the reasons come later.",
      "Prima di tutto la salute. Per una caduta, una ferita, il respiro corto, una confusione improvvisa, o se mancano cibo, acqua o medicine, chiama subito il numero di emergenza qui accanto. Di’ quello che si vede; per i motivi c’è tempo.",
    ),
    b(
      "If there are blows or threats just now, ring the emergency number beside this. No arguing; more distance instead, another room, the neighbours. Whoever can’t get up may shout, or knock on the wall.",
      "Se proprio ora ci sono botte o minacce, chiama il numero di emergenza qui accanto. Niente discussioni: più distanza, un’altra stanza, i vicini. Chi non può alzarsi può gridare o battere contro il muro.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. Where somebody depends on help, a sentence like that weighs more than it seems to. I put the rest aside and begin here.",
      "{day} hai scritto: «{quote}». Quando c’è di mezzo chi ha bisogno di aiuto, una frase così pesa più di quanto sembri. Lascio il resto e parto da qui.",
    ),
    b(
      "{day} you wrote: “{quote}”. I don’t pass over it. Whether it is about you or somebody else, nobody should have to fear the hands they depend on.",
      "{day} hai scritto: «{quote}». Non ci passo sopra. Che si tratti di te o di qualcun altro, nessuno dovrebbe temere le mani da cui riceve aiuto.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is whoever does this close to you, or to the person concerned, at this moment?",
        "Chi fa così è vicino a te, o alla persona di cui parli, in questo momento?",
      ),
      b(
        "Right now, is whoever does this in the same home or on the same ward?",
        "Adesso chi fa così si trova nella stessa casa, o nello stesso reparto?",
      ),
    ],
    hurt: [
      b(
        "Is there an injury, pain, or a lack of food, drink or medicine?",
        "Ci sono ferite o dolori, oppure mancano cibo, acqua o medicine?",
      ),
      b("Do you think that a doctor ought to have a look today?", "Secondo te oggi servirebbe la visita di un medico?"),
    ],
    who: [
      b(
        "Is there somebody, other than whoever does this, who could look in today?",
        "C’è qualcuno, che non sia chi fa così, che oggi potrebbe passare a vedere come va?",
      ),
      b(
        "A neighbour, a niece, the nurse: is there one person who could be told today?",
        "Un vicino, una nipote, chi viene per le medicazioni: c’è una persona a cui si possa dirlo oggi?",
      ),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this and ask what can be done?",
        "Potresti chiamare uno dei numeri qui accanto e chiedere che cosa si può fare?",
      ),
      b(
        "The numbers beside this are also for people who are old, ill or looked after. Would you try one?",
        "Ai numeri qui accanto c’è ascolto anche per chi è in là con gli anni o ha bisogno di assistenza. Proveresti a farne uno?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Close by, then. Leave it unspoken for now and be as on any other day; a quarrel falls on the one who can’t walk away. What is urgent goes to the emergency number, from another room if possible.",
        "È lì vicino, allora. Per ora non parlarne e comportati come ogni giorno: una lite ricadrebbe su chi non può andarsene. Se c’è urgenza, il numero di emergenza, se possibile da un’altra stanza.",
      ),
      b(
        "So whoever does this is there. Company protects: a visit, a delivery, a neighbour ringing the bell. You can break off here at any time and come back when it is quiet.",
        "Quindi chi fa così è presente. La compagnia protegge: una visita, una consegna, qualcuno del palazzo che suona alla porta. Qui puoi interrompere quando vuoi e tornare in un momento tranquillo.",
      ),
    ],
    now_no: [
      b(
        "Not there at the moment. That leaves time for simple things: something to eat and drink, the medicines in order, clean sheets, a little peace.",
        "Adesso non c’è. Resta il tempo per le cose semplici: qualcosa da mangiare e da bere, le medicine in ordine, le lenzuola pulite, un po’ di pace.",
      ),
      b(
        "Then one can speak freely for a while. If it’s about somebody else, sit down with that person and let them say what they would like. If it’s about you, it’s your wish that counts.",
        "Allora per un po’ si può parlare senza timore. Se si tratta di qualcun altro, siediti lì accanto e fatti dire che cosa desidera. Se si tratta di te, conta quello che vuoi tu.",
      ),
    ],
    hurt_yes: [
      b(
        "Then a doctor, today, before everything else. For heavy bleeding, a blow to the head, hands on the throat or a leg that won’t bear weight, the emergency number at once, even if it seems to pass.",
        "Allora prima di tutto un medico, oggi stesso. Per molto sangue, un colpo alla testa, mani alla gola o una gamba che non regge, subito il numero di emergenza, anche se sembra passare.",
      ),
      b(
        "Yes, and that shouldn’t be put off. In an old or weakened body a small wound, or a day without drinking, can turn serious. Whoever examines it may be told, in private, how it came about.",
        "Sì, e non va rimandato. In un corpo anziano o debole una piccola ferita, o un giorno senza bere, può diventare grave. A chi visita si può dire, in privato, com’è andata.",
      ),
    ],
    hurt_no: [
      b(
        "No injury; that is a relief. Shouting, a shut room or an ever empty purse leave no mark, and still one can speak of them with a doctor.",
        "Niente ferite, meno male. Le urla, una stanza chiusa, il portafoglio sempre vuoto non lasciano segni, eppure se ne può parlare con un medico.",
      ),
      b(
        "Nothing to be treated today, then. It’s worth keeping an eye on a few things: weight, bruises, clean clothes, the mood when certain steps are heard.",
        "Per oggi niente da curare, dunque. Qualche cosa conviene tenerla d’occhio: il peso, i lividi, i vestiti puliti, l’umore quando si sentono certi passi.",
      ),
    ],
    nobody: [
      b(
        "Nobody who could come. Then the first one may be a voice on the telephone; after that the family doctor, or the town’s social services, who can be asked for a visit.",
        "Nessuno che possa passare. Allora la prima persona può essere una voce al telefono; dopo, il medico di famiglia o i servizi sociali del comune, a cui si può chiedere una visita.",
      ),
      b(
        "So nobody outside knows. Small encounters count as well: at the pharmacy, with whoever brings the meals, at the bank. One sentence spoken there, or in a chat, reaches a human being.",
        "Fuori, dunque, non lo sa nessuno. Contano anche gli incontri piccoli: in farmacia, con chi porta i pasti, in banca. Una frase detta lì, o in una chat, arriva a una persona vera.",
      ),
    ],
    somebody: [
      b(
        "There is one person, good. Ask for a quite ordinary visit, without speeches: a cake, a lift, half an hour. And soon for a second one, so that changes are noticed.",
        "Una persona c’è, bene. Chiedi una visita qualunque, senza discorsi: una torta, un passaggio, mezz’ora. E presto un’altra, così se cambia qualcosa si vede.",
      ),
      b(
        "Then the watching and the telephoning can be shared. Tell what was seen and when, without verdicts, and agree that nobody takes it up with whoever does this.",
        "Allora si può fare in due, chi osserva e chi telefona. Di’ che cosa è stato visto e quando, senza giudizi, e accordatevi perché nessuno ne parli con chi fa così.",
      ),
    ],
    call_yes: [
      b(
        "Good. First put a few facts on a slip of paper: age, illnesses, medicines, who comes into the home, what has happened. So nothing is forgotten while you speak. Keep the slip on you.",
        "Bene. Prima metti qualche dato su un foglietto: età, malattie, medicine, chi entra in casa, che cosa è successo. Così mentre parli non dimentichi niente. Il foglietto tienilo addosso.",
      ),
      b(
        "Then ring, and take your time; tired voices and long stories are nothing new there. If money is missing, mention that too. A bank can be asked to block a card or check an authority.",
        "Chiama, e prenditela comoda: lì hanno pazienza con le voci stanche e le storie lunghe. Se mancano soldi, di’ anche quello. Alla banca si può chiedere di bloccare una carta o di controllare una delega.",
      ),
    ],
    call_no: [
      b(
        "No telephone. It can be said on the spot, too: at the next doctor’s appointment, at the pharmacy, at the social services’ counter. One sentence is enough: “Something is wrong with the care.”",
        "Niente telefono. Si può dirlo anche di persona: alla prossima visita dal medico, in farmacia, allo sportello dei servizi sociali. Basta una frase: «C’è qualcosa che non va nell’assistenza».",
      ),
      b(
        "You’d rather leave the phone for now; some lines can be written to as well. Whoever has a clear mind has a say in who gets to know. Only with a life in danger does one ring all the same.",
        "Per adesso preferisci di no; ad alcune linee si può anche scrivere. Chi ha la mente lucida ha voce in capitolo su chi deve sapere. Solo davanti a un pericolo di vita si chiama comunque.",
      ),
    ],
    unsure: [
      b(
        "Hard to say, and no wonder: illness, age and bad treatment can look alike. Telling them apart is a doctor’s work; it’s enough if you say what you notice.",
        "Difficile dirlo, e si capisce: malattia, età e maltrattamenti a volte si somigliano. Distinguerli è compito di un medico; a te basta dire che cosa noti.",
      ),
      b(
        "You don’t know yet, and it needn’t be settled in one go. Many people tell only a piece at first, or become aware of it late. A short list with dates can help.",
        "Ancora non lo sai, e non va chiarito tutto in una volta. Molte persone all’inizio ne raccontano solo un pezzo, o se ne accorgono tardi. Può aiutare un breve elenco con le date.",
      ),
    ],
    minimise: [
      b(
        "Tiredness, a glass too many, a coarse way of joking: caring is hard work, and all that may be so. Whoever gives care may need relief. Whoever receives it needs this not to happen again.",
        "La stanchezza, un bicchiere di troppo, un modo rude di scherzare: assistere è faticoso, e può essere tutto vero. A chi assiste può servire sollievo. A chi riceve le cure serve che non si ripeta.",
      ),
      b(
        "You try to see the other side, perhaps also because that help is needed tomorrow. I take note of it. Slowness, forgetting things, a difficult temper are no grounds for hurting anybody, and nobody brings it on by being “a burden”.",
        "Cerchi di capire, forse anche perché domani di quell’aiuto ci sarà bisogno. Ne tengo conto. La lentezza, le dimenticanze, un carattere difficile non sono un motivo per fare del male, e nessuno se lo tira addosso perché «è un peso».",
      ),
    ],
    says_safe: [
      b(
        "That is a relief to read. To show me that it’s settled, and not only a good afternoon, press a button beside this or write one sentence, such as “it was a misunderstanding, I am safe”.",
        "È un sollievo leggerlo. Per farmi capire che è risolto, e non soltanto un pomeriggio buono, premi un pulsante qui accanto o scrivi una frase come «era un malinteso, sono al sicuro».",
      ),
      b(
        "You are well, then; that matters most. This page stays as it is until you say plainly that it’s over or that you meant something else. The buttons near the telephone numbers serve for that, too.",
        "Stai bene, dunque: è la cosa più importante. Questa pagina resta com’è finché non scrivi con chiarezza che è finita o che intendevi altro. Servono a questo anche i pulsanti vicino ai numeri di telefono.",
      ),
    ],
    more: [
      b(
        "I take that in as well. Told in the same way to a doctor or the social services, it will let them see where help is needed.",
        "Aggiungo anche questo. Raccontato così a un medico o ai servizi sociali, farà capire dove serve aiuto.",
      ),
      b(
        "You describe it precisely, without making it bigger. Where papers, cards or signatures come into it, tell the bank early; one may ask there before being certain.",
        "Lo descrivi con precisione, senza gonfiarlo. Se c’entrano documenti, carte o firme, conviene avvisare presto la banca: si può chiedere anche prima di avere la certezza.",
      ),
      b(
        "What you add is no trifle. A person who needs a hand with washing or eating still decides about their own life, and whoever helps from here on should begin by asking them.",
        "Quello che mi dici in più non è una sciocchezza. Anche chi ha bisogno di una mano per lavarsi o mangiare decide della propria vita, e chi aiuterà da qui in avanti dovrebbe cominciare chiedendo.",
      ),
    ],
    no_plan: [
      b(
        "That conversation I’m not preparing. Once the door is shut, whoever needs care is left alone with the anger. A doctor or the social services can bring it up with less danger.",
        "Quella conversazione non la preparo. A porta chiusa, chi ha bisogno di cure resterebbe in balia della rabbia. Un medico o i servizi sociali possono parlarne con meno rischi.",
      ),
      b(
        "No letter and no message in this matter, at least not from me. They would be a warning, and money or papers might vanish. Better to secure those first, with the bank and with good advice.",
        "In questa faccenda niente lettere né messaggi, almeno non da me. Metterebbero in guardia chi fa così, e potrebbero sparire soldi o documenti. Meglio metterli prima al riparo, con la banca e con un buon consiglio.",
      ),
      b(
        "I won’t help to bring everybody round one table now. In front of whoever frightens them, hardly anyone says what they need. First a talk without that person, with somebody from outside who knows such cases.",
        "Adesso non aiuto a mettere tutti intorno a un tavolo. Davanti a chi fa paura quasi nessuno dice di che cosa ha bisogno. Prima un colloquio senza quella persona, con qualcuno di fuori che conosca casi simili.",
      ),
    ],
    goodbye: [
      b(
        "Until later, and take care. If whoever does this uses the same device, remove this page from the list of those visited. The button for leaving makes it vanish immediately.",
        "A più tardi, e riguardati. Se chi fa così usa lo stesso apparecchio, togli questa pagina dall’elenco di quelle visitate. Il pulsante per uscire la fa sparire all’istante.",
      ),
      b(
        "You can go. Should somebody come in, close this without hesitating and clear its traces afterwards. Leave no slip with these numbers lying about; one of them can be learned by heart.",
        "Puoi andare. Se entra qualcuno, chiudi senza esitare e cancella le tracce dopo. Non lasciare in giro foglietti con questi numeri: uno si può anche imparare a memoria.",
      ),
    ],
  },
  stay: [
    b(
      "I’m here by day and by night, and in no hurry. Write large things or small ones, with mistakes or in half sentences; I read it all.",
      "Ci sono di giorno e di notte, e non ho fretta. Scrivi cose grandi o piccole, con errori o a metà: leggo tutto.",
    ),
    b(
      "Something that can be done straight away: a charged telephone within reach of the bed, with one trusted number on the first key, and papers and bank card where only trusted people find them.",
      "Una cosa che si può fare subito: il telefono carico accanto al letto, con un numero fidato sul primo tasto, e i documenti e la carta della banca dove li trova solo chi merita fiducia.",
    ),
    b(
      "For tonight: a light left on, water by the bed, no discussions. What has to be decided about care or money is better left for a morning when the offices are open.",
      "Per stanotte: una luce accesa, l’acqua sul comodino, nessuna discussione. Quello che c’è da decidere su cure e soldi è meglio rimandarlo a una mattina, con gli uffici aperti.",
    ),
    b(
      "If you’d like, tell me an old story, a recipe, how the garden is coming on. There is room for it here, and the other thing can be taken up again whenever you want.",
      "Se ti va, raccontami una vecchia storia, una ricetta, come va l’orto. Qui c’è posto anche per questo, e il resto si riprende quando vorrai.",
    ),
    b(
      "I’m a program; I can’t ring a doorbell or hold a hand. Somebody from the doctor’s or from the social services can, and at the numbers beside this they explain how to ask for it.",
      "Sono un programma: non so suonare un campanello né tenere una mano. Chi lavora con il medico o nei servizi sociali sì, e ai numeri qui accanto spiegano come chiederlo.",
    ),
  ],
};
