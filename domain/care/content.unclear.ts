import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const UNCLEAR: CareTexts = {
  open: [
    b(
      "What you wrote sounds as if somebody might not be safe. I can’t tell who, and I won’t guess. The advice about getting on with people can wait; this comes first.",
      "Da quello che scrivi sembra che qualcuno possa non essere al sicuro. Non so chi, e non tiro a indovinare. I consigli sui rapporti possono aspettare: prima viene questo.",
    ),
    b(
      "Thank you for putting this into words. It sounds serious, and I haven’t understood yet whom it concerns: you, a child, an older person, somebody else. You can say it in any order; a few words are enough.",
      "Grazie di averne parlato qui. Sembra una cosa seria, e non ho ancora capito chi riguarda: te, un bambino, una persona anziana, qualcun altro. Puoi dirlo come viene; bastano poche parole.",
    ),
    b(
      "I’m only a program, and from a few lines I may take something the wrong way. Still, these seem too grave to read past. If a life could be at risk, the emergency number beside this comes before me.",
      "Sono solo un programma, e da poche righe posso capire male. Queste però mi sembrano troppo serie per passare oltre. Se una vita può essere a rischio, il numero di emergenza qui accanto viene prima di me.",
    ),
    b(
      "I’d like to pause at what you wrote, without an opinion about anyone in it. There may be danger behind it, or another meaning. You needn’t explain it well; we can find out together, one thing at a time.",
      "Su quello che hai scritto mi fermo, senza farmi un’opinione su nessuno. Dietro può esserci un pericolo, o tutt’altro. Non devi spiegarlo bene: lo capiamo insieme, una cosa alla volta.",
    ),
  ],
  acute: [
    b(
      "It sounds as if minutes could count. If anybody may be in danger, you included, ring the emergency number beside this now and say where. You don’t have to know what exactly is going on; they will ask.",
      "Potrebbero contare i minuti. Se qualcuno può essere in pericolo, e vale anche per te, chiama adesso il numero di emergenza qui accanto e di’ dove. Non devi sapere di preciso che cosa succede: le domande le fanno loro.",
    ),
    b(
      "For these minutes, distance helps: between people, or between a person and anything that could do harm. Another room, a neighbour’s, a place with others around. A small child needs a calm adult close by. For help at once, there is the emergency number beside this.",
      "In questi minuti aiuta la distanza: tra le persone, o tra una persona e ciò che può fare male. Un’altra stanza, la casa dei vicini, un posto con altra gente. Un bambino piccolo ha bisogno di un adulto calmo accanto. Per un aiuto immediato c’è il numero di emergenza.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. It reads as though somebody may not be all right. I don’t know who, so before going on with any advice I’d rather ask.",
      "{day} hai scritto: «{quote}». Leggendo, viene da pensare che qualcuno sia in difficoltà serie. Non so chi, e prima di andare avanti con i consigli preferisco chiedere.",
    ),
    b(
      "{day} you wrote: “{quote}”. Perhaps I take it more gravely than it was meant. If not, it matters more than any conversation we could prepare, whoever it is about.",
      "{day} hai scritto: «{quote}». Forse prendo questa frase più sul serio di quanto volevi. Altrimenti, chiunque riguardi, conta più di qualsiasi conversazione da preparare.",
    ),
    b(
      "{day} you wrote: “{quote}”. These words are still open for me. They may be about you or about another person; in both cases I won’t act as if they weren’t there.",
      "{day} hai scritto: «{quote}». Queste parole, per me, restano in sospeso. Possono parlare di te o di un’altra persona; in ogni caso non faccio finta che non ci siano.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is there danger at this moment, for you or for anybody else?",
        "C’è un pericolo in questo momento, per te o per qualcun altro?",
      ),
      b(
        "One thing first. As you write, is there a risk for anyone, you included?",
        "Una cosa prima delle altre. Mentre scrivi, c’è un rischio per qualcuno, o anche per te?",
      ),
    ],
    hurt: [
      b(
        "Are there injuries or pain, yours or another person’s, even if they look slight?",
        "Ci sono ferite o dolori, tuoi o di un’altra persona, anche se sembrano lievi?",
      ),
      b(
        "A body can hide things for hours. Might a doctor be needed, for you or for another person?",
        "Il corpo a volte mostra le cose in ritardo. Potrebbe servire un medico, per te o per un’altra persona?",
      ),
    ],
    who: [
      b(
        "Is there a person you trust, with no part in this, whom you could tell today?",
        "C’è una persona di cui ti fidi, estranea a questa storia, a cui potresti dirlo oggi?",
      ),
      b(
        "Two people see more than one. Does anybody know of it already, or could somebody?",
        "In due si vede meglio. C’è già qualcuno che lo sa, o che potresti mettere al corrente?",
      ),
    ],
    call: [
      b(
        "You don’t need to have it sorted out first. Could you ring one of the numbers beside this?",
        "Non serve avere già le idee chiare. Chiameresti uno dei numeri qui accanto, anche così?",
      ),
      b(
        "Would you tell a person at one of the numbers beside this what you told me?",
        "Racconteresti a una persona, a uno dei numeri qui accanto, quello che hai scritto a me?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Then the next minutes go first. Ring the emergency number beside this, or ask somebody you trust to do it; where and who is enough to begin with. If it is between people, a closed door between them helps.",
        "Allora prima di tutto i prossimi minuti. Chiama il numero di emergenza qui accanto, o chiedi di farlo a una persona di cui ti fidi: per cominciare bastano il dove e il chi. Se riguarda più persone, aiuta una porta chiusa tra loro.",
      ),
      b(
        "Now, you say; so nothing else is as urgent. I can’t send anyone. The emergency number beside this can, also if it is about you, and also if you fear what you might do. Whoever is at risk should have somebody trusted near.",
        "Adesso, mi dici: allora niente è più urgente. Io non posso mandare nessuno. Il numero di emergenza qui accanto sì, anche se si tratta di te, e anche se temi quello che potresti fare. Chi rischia dovrebbe avere vicino una persona fidata.",
      ),
    ],
    now_no: [
      b(
        "Not at this moment; good to know. Then there is time to look at it calmly. Should that change, even by a feeling, the emergency number beside this is there for it.",
        "Non in questo momento: meglio così. Allora possiamo guardarci dentro con calma. Se qualcosa cambia, fosse anche solo una sensazione, c’è il numero di emergenza qui accanto.",
      ),
      b(
        "No danger just now, as far as you can see. Use the quiet to make the next hours simpler: tell one person you trust where you are, and leave hard subjects for another day.",
        "Nessun pericolo adesso, per quello che vedi. Approfitta della calma per semplificare le prossime ore: di’ a una persona fidata dove sei e lascia gli argomenti difficili per un altro giorno.",
      ),
    ],
    hurt_yes: [
      b(
        "Then a doctor comes first, today, even if it looks small. For much blood, short breath, odd sleepiness or confusion, the emergency number beside this, now. The same if a throat was pressed, a head was struck or a baby was shaken.",
        "Allora prima un medico, oggi stesso, anche se sembra poco. Con molto sangue, fiato corto, sonno strano o confusione, subito il numero di emergenza qui accanto. Lo stesso se c’è stata una stretta alla gola, un colpo alla testa o un neonato scosso.",
      ),
      b(
        "An injury, or pain, goes before everything else; how it came about can wait. Ring the emergency number, or let it be seen in an emergency room. Whether it is bad enough isn’t yours to decide; ask them.",
        "Una ferita, o un dolore, viene prima di ogni altra cosa; come sia successo può aspettare. C’è il numero di emergenza, o il pronto soccorso. Se sia abbastanza grave non devi deciderlo tu: chiedilo a loro.",
      ),
    ],
    hurt_no: [
      b(
        "No injuries, then. Some show only later: if there was pressure on a neck, a knock on the head or a baby that was shaken, a doctor is needed at once, however well all seems.",
        "Niente ferite, dunque. Alcune si vedono solo più tardi: se c’è stata una pressione sul collo, una botta in testa o un neonato scosso, serve subito un medico, anche se all’apparenza va tutto bene.",
      ),
      b(
        "Nobody is hurt, as far as you know. That is one hurry less, though not everything is settled. Fear and exhaustion count too, whosever they are, and there are people who listen to those as well.",
        "Per quello che sai, nessuno si è fatto male. È una fretta in meno, anche se non tutto è risolto. Contano pure la paura e lo sfinimento, di chiunque siano, e c’è chi ascolta anche quelli.",
      ),
    ],
    nobody: [
      b(
        "Nobody; I take that as you say it. If you mean that there is nobody to tell, a voice on the telephone or a chat can be the first. They needn’t know you, and the story needn’t be tidy.",
        "Nessuno: lo prendo come lo dici. Se vuoi dire che non hai a chi parlarne, la prima può essere una voce al telefono, o una chat. Non serve che ti conoscano, né che la storia sia in ordine.",
      ),
      b(
        "No one, then. Should this rest with you alone so far, it needn’t remain so: a doctor, social services, or whoever answers at the numbers beside this hears half-clear things every day and knows where to begin.",
        "Dunque nessuno. Se finora lo sai soltanto tu, non deve restare così: un medico, i servizi sociali o chi risponde ai numeri qui accanto sentono ogni giorno cose ancora confuse e sanno da dove cominciare.",
      ),
    ],
    somebody: [
      b(
        "So there is a person. If they can help, one honest sentence does it: “Something is wrong, and I don’t want to be the only one who knows.” If it is rather the person at risk, the numbers beside this are for that, too.",
        "Quindi una persona c’è. Se può dare una mano, basta una frase sincera: «C’è qualcosa che non va, e non voglio saperlo soltanto io». Se invece è la persona a rischio, i numeri qui accanto servono anche a questo.",
      ),
      b(
        "You have somebody in mind. For help, choose one who keeps calm, takes it seriously and doesn’t pass it on to those involved. By voice or face to face is better than in writing.",
        "Hai in mente qualcuno. Per farti aiutare va bene chi mantiene la calma, ti prende sul serio e non ne parla con le persone coinvolte. Meglio a voce o di persona che per iscritto.",
      ),
    ],
    call_yes: [
      b(
        "You’ll ring, then. A first sentence, if it helps: “I don’t know how serious it is, and I need to talk it through.” Not everything has to come in the first call. A place where no one listens in is best.",
        "Allora chiami. Se serve, la prima frase può essere: «Non so quanto sia grave, e ho bisogno di parlarne con qualcuno». Non devi dire tutto alla prima telefonata. Meglio un posto dove nessun altro ti sente.",
      ),
      b(
        "Good. Have four things in your head: where, who is there, since when, what you fear. If the line breaks, or your voice does, one can ring again.",
        "Bene. Tieni a mente quattro cose: dove, chi c’è, da quando, che cosa temi. Se cade la linea, o ti manca la voce, si può richiamare.",
      ),
    ],
    call_no: [
      b(
        "No telephone, then; the choice is yours. There are quieter ways: a chat, two lines to a friend, a word to a doctor or at a pharmacy, a waiting room with people in it. The numbers don’t go away either.",
        "Niente telefono, allora: la scelta è tua. Ci sono vie più silenziose: una chat, due righe a un amico o a un’amica, una parola al medico o in farmacia, una sala d’attesa con altra gente. E i numeri non spariscono.",
      ),
      b(
        "You’d rather not, and you needn’t give a reason. Keep one exception in mind: if a life seems at risk, the emergency number, even in doubt. Otherwise, one sentence to one person can be enough, or the door of an emergency room.",
        "Preferisci di no, e non devi spiegare perché. Tieni presente una sola eccezione: se una vita ti sembra a rischio, il numero di emergenza, anche nel dubbio. Altrimenti può bastare una frase a una persona, o la porta di un pronto soccorso.",
      ),
    ],
    unsure: [
      b(
        "You don’t know, and that’s an answer too. Until it is clearer, a little care does no harm: the phone charged, somebody who knows where you are, dangerous things out of reach.",
        "Non lo sai, e lo prendo come una risposta. Finché non è più chiaro, un po’ di prudenza non guasta: il telefono carico, una persona che sappia dove sei, le cose pericolose fuori portata.",
      ),
      b(
        "Hard to say from where you are; then we leave it open. Unclear isn’t the same as harmless, nor the same as certain. A doubt, too, can be taken to somebody who knows such situations.",
        "Difficile dirlo, dal punto in cui sei; allora lo lasciamo aperto. Poco chiaro non vuol dire innocuo, e nemmeno certo. Anche un dubbio si può portare a chi conosce situazioni così.",
      ),
    ],
    minimise: [
      b(
        "Perhaps it is smaller than it sounded, and I leave room for that. What I read doesn’t vanish with it. For now I keep both: your explanation, and the chance that somebody needs help.",
        "Forse è meno di quanto sembrava, e lascio posto a questa possibilità. Quello che ho letto però non sparisce: per ora tengo insieme la tua spiegazione e l’idea che a qualcuno serva aiuto.",
      ),
      b(
        "I hear the reason you give, and I don’t argue with it. It may explain why. Whether everybody is safe is a separate matter, and the one I stay with.",
        "Prendo il motivo che mi dai, e non lo discuto. Può spiegare il perché. Se poi tutti siano al sicuro è un’altra questione, ed è quella su cui mi fermo.",
      ),
    ],
    says_safe: [
      b(
        "It is a relief to hear that from you. I couldn’t tell whom it concerned, so you are the one to close it. If it is over, there is a button beside this; if I misread you, write: “it was a misunderstanding, everybody is safe”.",
        "Leggerlo è un sollievo. Non avevo capito chi riguardasse, quindi a chiudere puoi essere solo tu. Se è finita, c’è un pulsante qui accanto; se ho frainteso, scrivi: «era un malinteso, siamo tutti al sicuro».",
      ),
      b(
        "Good, and thank you for saying so. A short answer can mean several things, so one clear sentence helps me, for instance “it was a misunderstanding, everybody is safe”. If it was real and is past, the buttons near the numbers say that without words.",
        "Bene, e grazie di dirlo. Una risposta breve può voler dire più cose; mi aiuta una frase netta, per esempio «era un malinteso, siamo tutti al sicuro». Se invece era vero ed è passato, i pulsanti vicino ai numeri lo dicono senza parole.",
      ),
    ],
    more: [
      b(
        "I’ve read this too and put it beside the rest. The picture isn’t complete, and it needn’t be before somebody helps. Plain facts, even without an explanation, are the most useful.",
        "Ho letto anche questo e lo metto accanto al resto. Il quadro non è completo, e per farsi aiutare non serve che lo sia. I fatti semplici, anche senza spiegazioni, sono i più utili.",
      ),
      b(
        "Thank you for writing on. I draw no conclusions about anybody from it; I only see one more reason to be careful. How much you tell is up to you.",
        "Grazie di andare avanti. Non ne ricavo giudizi su nessuno; vedo solo un motivo in più per usare prudenza. Quanto dire, e quando fermarti, lo scegli tu.",
      ),
      b(
        "This makes it a little clearer, though I may still not see who needs help first. A person who asks by voice finds that out sooner than a program, and without hurrying you.",
        "Così è un po’ più chiaro, anche se forse non vedo ancora a chi serve aiuto per primo. Una persona, a voce, lo capisce prima di un programma, e senza metterti fretta.",
      ),
    ],
    no_plan: [
      b(
        "I won’t prepare that talk at this point. As long as it isn’t clear who might be in danger, a word to the wrong person can make things worse. Somebody from outside, at the numbers beside this, can think it over with you first.",
        "A questo punto quel discorso non lo preparo. Finché non si sa chi può essere in pericolo, una parola alla persona sbagliata può peggiorare le cose. Prima puoi ragionarci con qualcuno di esterno, ai numeri qui accanto.",
      ),
      b(
        "No message from me for now, of whatever kind. Once sent, it can’t be taken back, and I don’t know what it would set off. Leave it unsent until tomorrow at least, and tell a person you trust what you wanted to write.",
        "Per ora da me nessun messaggio, di nessun tipo. Una volta inviato non si riprende, e non so che cosa metterebbe in moto. Lascialo nel cassetto almeno fino a domani, e di’ a una persona fidata che cosa volevi scrivere.",
      ),
      b(
        "A meeting or a plan has to wait. It could bring people together who had better stay apart today. Less is enough for now: a quiet place, and asking a counsellor which step would be safe.",
        "Un incontro o un piano deve aspettare. Potrebbe far trovare vicine persone che oggi è meglio stiano lontane. Per ora basta meno: un posto tranquillo, e chiedere a un centro di ascolto quale passo è sicuro.",
      ),
    ],
    goodbye: [
      b(
        "All right; with the button you can leave this page in an instant. If others use this device, remove it from the history later. And if this goodbye is heavier than it sounds, please speak with a human being first.",
        "Va bene: con il pulsante qui accanto lasci la pagina in un istante. Se altri usano questo dispositivo, più tardi toglila dalla cronologia. E se il tuo saluto pesa più di quanto sembra, prima parlane con una persona.",
      ),
      b(
        "Take care, of yourself and of whoever may need it. Take one of the numbers along in your head, for a bad hour. Should someone come in, close at once; the traces of this page can be deleted later.",
        "Abbi cura di te, e di chi può averne bisogno. Portati in testa uno dei numeri, per un’ora brutta. Se entra qualcuno, chiudi subito; le tracce della pagina si possono togliere anche dopo.",
      ),
    ],
  },
  stay: [
    b(
      "I’m here, and it needn’t be clear for you to go on writing. Half a sentence will do, or the same one again. If you’d rather pause, that is fine as well.",
      "Sono qui, e per continuare a scrivere non serve che sia tutto chiaro. Va bene mezza frase, o la stessa di prima. E se preferisci una pausa, va bene anche quella.",
    ),
    b(
      "One small thing for now: agree on a harmless word with somebody you trust that means “come, or call at once”. It is useful whether the need turns out to be yours or another’s.",
      "Una piccola cosa, già adesso: con una persona di cui ti fidi scegli una parola innocua che voglia dire «vieni, o chiama subito». Serve comunque, che il bisogno sia poi tuo o di altri.",
    ),
    b(
      "For tonight: no alcohol, no hard conversations, the phone on loud. If it seems better that somebody isn’t alone until morning, and that may be you, ask a person you trust to stay.",
      "Per stanotte: niente alcol, niente discussioni difficili, la suoneria alta. Se è meglio che qualcuno non resti senza compagnia fino a domattina, e potresti essere tu, chiedi a una persona fidata di fermarsi.",
    ),
    b(
      "If you’d like a rest from this, tell me something ordinary: the weather at your window, a dish, a film. It cancels nothing; the serious matter keeps its place until you close it.",
      "Se vuoi prendere fiato, raccontami una cosa di tutti i giorni: che tempo fa alla tua finestra, un piatto, un film. Non cancella niente: la cosa seria resta aperta finché non la chiudi tu.",
    ),
    b(
      "As a program I see words, not faces, and words can mislead me. A human being also hears a pause. Your doctor, somebody close or whoever answers at the numbers beside this will understand more of it than I do.",
      "Da programma vedo parole, non volti, e le parole possono ingannarmi. Una persona sente anche una pausa. Il tuo medico, qualcuno che ti vuole bene o chi risponde ai numeri qui accanto ne capirà più di me.",
    ),
  ],
};
