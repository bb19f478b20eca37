import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const CONTROL: CareTexts = {
  open: [
    b(
      "What you describe is control, and that is more than jealousy or worry. It counts even if nobody has ever raised a hand. I’ll leave tips for the relationship aside and stay with this.",
      "Quello che racconti è controllo: va oltre la gelosia e oltre la premura. Conta anche se nessuno ha mai alzato le mani. Lascio da parte i consigli sul rapporto e mi fermo qui.",
    ),
    b(
      "Thank you for writing it here. When somebody else decides whom you see, what you spend or where you are, something is being taken from you. You didn’t bring that on yourself.",
      "Grazie di averlo scritto qui. Quando qualcun altro decide chi vedi, quanto spendi o dove vai, ti toglie qualcosa che è tuo. Non è successo per colpa tua.",
    ),
    b(
      "I believe what you write. Fear without bruises is hard to show to others, and it is real all the same. You needn’t decide anything now. If somebody reads your phone, another device is safer for this.",
      "Credo a quello che scrivi. La paura che non lascia lividi è difficile da far vedere agli altri, eppure c’è. Adesso non devi decidere niente. Se qualcuno ti legge il telefono, per queste cose è meglio usarne un altro.",
    ),
  ],
  acute: [
    b(
      "Just the next minutes, then. Stay near a door and say as little as you can. If you are locked in, threatened or afraid of what comes next, ring the emergency number beside this or call out to the neighbours.",
      "Pensiamo ai prossimi minuti. Resta vicino a una porta e parla il meno possibile. Se non ti fanno uscire, se ti minacciano o se temi quello che può succedere, chiama il numero di emergenza qui accanto o fatti sentire dai vicini.",
    ),
    b(
      "You don’t have to justify anything at this moment, neither where you were nor whom you wrote to. If you can go where other people are, go without announcing it. Being kept from leaving is an emergency too, and the number for it is beside this.",
      "In questo momento non devi rendere conto di niente, né di dove eri né di chi ti ha scritto. Se puoi, vai dove ci sono altre persone, senza annunciarlo. Anche quando ti impediscono di uscire è un’emergenza, e il numero è qui accanto.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. That goes beyond jealousy. I’d rather look at it with you than advise you how to fit in even better.",
      "{day} hai scritto: «{quote}». Questa non è soltanto gelosia. Preferisco fermarmi qui con te, invece di consigliarti come adattarti ancora di più.",
    ),
    b(
      "{day} you wrote: “{quote}”. On its own it may sound small; in a life it can take up all the room. That sentence comes before anything else for me.",
      "{day} hai scritto: «{quote}». Presa da sola può sembrare poca cosa; in una vita può occupare tutto lo spazio. Per me questa frase viene prima del resto.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is this person with you now, or able to see your screen?",
        "Questa persona è lì con te, o può vedere il tuo schermo?",
      ),
      b(
        "Could anyone be watching you or reading along at this moment?",
        "In questo momento qualcuno ti osserva o potrebbe leggere quello che scrivi?",
      ),
    ],
    history: [
      b(
        "When you say no, does something follow that frightens you?",
        "Quando dici di no, dopo succede qualcosa che ti fa paura?",
      ),
      b(
        "Think of the last time you said no. Did threats, a punishment or days of silence follow?",
        "Pensa all’ultima volta che hai detto di no. Sono arrivate minacce, punizioni o giorni di silenzio?",
      ),
    ],
    who: [
      b(
        "Is there somebody outside all this who could hear of it today?",
        "C’è qualcuno, fuori da tutto questo, che oggi potrebbe saperlo?",
      ),
      b(
        "It needs only one person. Is there anybody you would dare to tell?",
        "Basta una persona. Ce n’è una a cui avresti il coraggio di dirlo?",
      ),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this from a phone that nobody checks?",
        "Potresti chiamare uno dei numeri qui accanto da un telefono che nessuno controlla?",
      ),
      b(
        "At the numbers beside this they know control without blows, too. Would you talk to one of them?",
        "Chi risponde ai numeri qui accanto conosce anche il controllo senza botte. Proveresti a parlarci?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Then be careful. Nothing here needs an answer straight away; close the page whenever you like and come back from another device. In the meantime, do everything as usual.",
        "Allora prudenza. Qui niente ha bisogno di una risposta immediata: chiudi quando vuoi e torna da un altro dispositivo. Nel frattempo comportati come al solito.",
      ),
      b(
        "Watched, or nearly. Then short is better, and aloud is perhaps too much for this hour. A shop, a workplace or a waiting room are places where one can speak without this person hearing.",
        "Hai addosso gli occhi di qualcuno, o quasi. Allora meglio poche parole, e forse niente a voce alta. Un negozio, il lavoro, una sala d’attesa sono posti dove si può parlare senza che questa persona senta.",
      ),
    ],
    now_no: [
      b(
        "Good, so you have a moment to yourself. Bear in mind that a phone can tell where you are and what you read; a borrowed one tells nothing.",
        "Bene, hai un momento tutto tuo. Ricorda che un telefono può dire dove sei e che cosa leggi; uno preso in prestito non dice niente.",
      ),
      b(
        "Nobody there. The quiet is yours: to breathe, to write, or to put copies of your papers and a little money where no one counts it.",
        "Lì non c’è nessuno che guarda. Questo tempo è tuo: per respirare, per scrivere, o per mettere copie dei documenti e qualche soldo dove nessuno fa i conti.",
      ),
    ],
    history_yes: [
      b(
        "So a no has a price with this person. That is no longer worry, and not just a bad temper. You give in so as to stay safe, and there is nothing weak about it.",
        "Quindi con questa persona un no si paga. Non è più premura e non è un carattere difficile. Se cedi è per proteggerti, e non è debolezza.",
      ),
      b(
        "Yes, and you have learned to steer round it. If threats grow, if you are followed or if there is a weapon, you need not wait for a blow: the emergency number is for that already.",
        "Sì, e hai imparato a girarci intorno. Se le minacce aumentano, se qualcuno ti segue o se c’è un’arma, non aspettare un colpo: il numero di emergenza serve già per questo.",
      ),
    ],
    history_no: [
      b(
        "So a no passes without punishment; that is worth knowing. What you told before still counts. Being checked and kept short wears one down, too.",
        "Dunque un tuo no passa senza castighi, ed è bene saperlo. Quello che hai raccontato conta lo stesso: anche sentirsi sempre addosso un controllo logora.",
      ),
      b(
        "Nothing follows, you say. Keep an eye on it, above all when your no is about something that matters to you: a friend, an evening, money, a password.",
        "Non succede niente, mi dici. Tienilo d’occhio, soprattutto quando il no riguarda qualcosa a cui tieni: un’amicizia, una serata, i soldi, una password.",
      ),
    ],
    nobody: [
      b(
        "Nobody you could tell. That is how control often works: one contact after another falls away. A voice on the telephone, or a chat from a computer in a library, can be the first new one.",
        "Nessuno a cui dirlo. Spesso il controllo fa proprio questo: i contatti cadono uno dopo l’altro. Una voce al telefono, o una chat dal computer di una biblioteca, può essere il primo che si riapre.",
      ),
      b(
        "There is nobody left. You did not lose them through carelessness. A counsellor is a human being as well, knows such stories, and asks for nothing in return.",
        "Non è rimasto nessuno. Se gli altri si sono allontanati, non è perché li hai trascurati. Anche chi lavora in un centro di ascolto è una persona: conosce storie così e non chiede niente in cambio.",
      ),
    ],
    somebody: [
      b(
        "Somebody, good. Meet, or use a phone that isn’t checked, and say what you need: that you are believed, that this person hears nothing of it, that a copy of your papers is kept.",
        "Qualcuno c’è, bene. Vedetevi di persona, o usa un telefono non controllato, e di’ di che cosa hai bisogno: che ti credano, che questa persona non sappia niente, che ti tengano una copia dei documenti.",
      ),
      b(
        "That is a thread to the outside. Tell one example from this week; with an example, people see it faster than with the word “control”.",
        "È un filo verso l’esterno. Racconta un esempio di questa settimana: da un esempio si capisce prima che dalla parola «controllo».",
      ),
    ],
    call_yes: [
      b(
        "You will ring, good. Take a phone that isn’t yours, at work, at a friend’s, at the doctor’s. You can begin with: “Nobody hits me, but I am afraid to say no.”",
        "Chiami, bene. Usa un telefono che non sia il tuo: al lavoro, da amici, dal medico. Puoi cominciare con: «Non mi picchia nessuno, ma ho paura a dire di no».",
      ),
      b(
        "Then one thing for that call: ask how to find out whether your phone or your car is followed. Change nothing on your devices before that, for a sudden change can be noticed.",
        "Allora una cosa da chiedere in quella telefonata: come si scopre se il telefono o la macchina sono seguiti. Prima di saperlo non cambiare impostazioni: una novità improvvisa si nota.",
      ),
    ],
    call_no: [
      b(
        "You would rather not call. It may be too risky, or seem like a betrayal. A chat from another device, a counselling centre on the way to work, one sentence at the doctor’s are other doors.",
        "Preferisci non chiamare. Può essere rischioso, o sembrare un tradimento. Ci sono altre porte: una chat da un altro dispositivo, un centro di ascolto sulla strada del lavoro, una frase al medico.",
      ),
      b(
        "All right, no telephone. The numbers will still be there. You could note, somewhere outside the house, what is forbidden and what is checked; read in a row, it says a lot.",
        "Va bene, niente telefono. I numeri restano lì. Potresti annotare, fuori casa, che cosa ti viene vietato e che cosa viene controllato: in fila, quelle righe dicono molto.",
      ),
    ],
    unsure: [
      b(
        "Not sure is an honest answer. With control the measure gets lost, because each rule sounds reasonable. There is a simple one: where you are free, a no costs you nothing.",
        "Non saperlo è una risposta onesta. Con il controllo si perde la misura, perché ogni regola, da sola, pare ragionevole. Una misura semplice c’è: un no libero è un no che non si paga.",
      ),
      b(
        "You can’t say, and nobody hurries you. As for the phone and the computer, assume that they are read, and write about this only from a device you trust.",
        "Non sai dirlo, e nessuno ti fa fretta. Per telefono e computer, fai conto che qualcuno li legga, e di queste cose scrivi solo da un dispositivo di cui ti fidi.",
      ),
    ],
    minimise: [
      b(
        "Perhaps it is meant as love, or as a joke, or was said after a few glasses. Love asks, and can take a no. What you describe checks and forbids.",
        "Forse voleva essere affetto, o uno scherzo, o c’era di mezzo qualche bicchiere. L’affetto chiede, e un no lo accetta. Quello che descrivi controlla e vieta.",
      ),
      b(
        "You are fair to this person, even here. Be as fair to yourself: you have become careful about things that others do without thinking, and that came from somewhere.",
        "Anche qui cerchi di non fare torto a questa persona. Non farne nemmeno a te: pesi ogni gesto che altri fanno senza pensarci, e questa cautela non è nata dal nulla.",
      ),
    ],
    says_safe: [
      b(
        "Good to read. Control has its calm days, so I don’t close this by myself. If it was something else or lies behind you, press a button beside this, or write for instance: “it was a misunderstanding, I am safe”.",
        "Lo leggo volentieri. Il controllo ha anche giorni tranquilli, perciò non chiudo per conto mio. Se parlavi d’altro o se ormai è finita, usa un pulsante qui accanto, o scrivi per esempio: «era un malinteso, sono al sicuro».",
      ),
      b(
        "Fine, I’m glad. The matter stays open until you say in so many words that it was different or is past. The buttons beside the numbers do the same.",
        "Bene, buono a sapersi. La questione resta aperta finché non mi dici a chiare lettere che era altro o che è finita. I pulsanti vicino ai numeri fanno lo stesso.",
      ),
    ],
    more: [
      b(
        "That fits in with the rest, and I take it as you say it. Single rules look harmless; together they make a fence. You are allowed to see the fence.",
        "Si aggiunge al resto, e lo prendo così come lo dici. Una regola alla volta sembra innocua; tutte insieme fanno un recinto. Hai il diritto di vederlo.",
      ),
      b(
        "I have read this as well, and I need no proof. If you collect messages or dates all the same, keep them with somebody else, not on your phone.",
        "Ho letto anche questo, e non mi servono prove. Se vuoi comunque conservare messaggi o date, affidali a qualcuno, non al tuo telefono.",
      ),
      b(
        "It becomes clearer how much of your day goes into avoiding trouble. That tires anyone, and it is no flaw in you. People who know such stories can sort it out with you.",
        "Si vede meglio quanta parte della giornata se ne va per evitare guai. Stancherebbe chiunque, e non è un tuo difetto. C’è chi conosce storie simili e può fare ordine con te.",
      ),
    ],
    no_plan: [
      b(
        "I’m not going to rehearse a talk about this with you now. Where a no has a price, a good argument raises it. First comes somebody on your side who knows the safe way.",
        "Adesso non provo con te un discorso su questo. Dove un no si paga, un buon argomento fa salire il prezzo. Prima ci vuole qualcuno dalla tua parte che sappia come farlo senza rischi.",
      ),
      b(
        "I won’t word that message. Whatever is in it can be turned round, saved and held against you. If it has to get out of your head, put it on paper somewhere else and show it to a counsellor.",
        "Quel messaggio non lo scrivo. Ogni parola si può rigirare, conservare e usare contro di te. Se hai bisogno di buttarla fuori, mettila su un foglio, lontano da casa, e portala a chi ascolta per mestiere.",
      ),
      b(
        "For now I arrange nothing with this person, no meeting and no new rules. An announced step out of control can make it worse. Planned quietly, with a helpline, it is safer.",
        "Per ora con questa persona non organizzo niente, né incontri né nuovi patti. Annunciare che ci si sottrae al controllo può peggiorare le cose. Con una linea di aiuto, e in silenzio, si rischia meno.",
      ),
    ],
    goodbye: [
      b(
        "Until another time. Take this page out of the browser’s history, only this one: an empty list raises questions too. You owe me no last word.",
        "A un’altra volta. Cancella dalla cronologia questa pagina, solo questa: anche un elenco vuoto si fa notare. A me non devi un’ultima parola.",
      ),
      b(
        "Yes, go. The button for leaving takes you somewhere else at once. Next time, a phone or computer that nobody checks is the better place to write.",
        "Sì, vai. Il pulsante per lasciare la pagina ti porta subito altrove. La prossima volta è meglio scrivere da un telefono o da un computer che nessuno controlla.",
      ),
    ],
  },
  stay: [
    b(
      "I’m still here, and I ask for no report. You account to nobody for what you write here, how long, or why. One word is enough to go on, today or another day.",
      "Sono ancora qui e non chiedo resoconti. Di quello che scrivi, di quanto e del perché non devi rispondere a nessuno. Per riprendere basta una parola, oggi o un altro giorno.",
    ),
    b(
      "A small thing that stays yours: one e-mail address with a password only you know, set up on a device outside your home. Everything else can look as it did.",
      "Una piccola cosa che resti tua: un indirizzo e-mail con una password che conosci solo tu, creato su un dispositivo fuori casa. Tutto il resto può sembrare come prima.",
    ),
    b(
      "For tonight, leave every discussion where it lies. Say little, keep your keys and your phone by you, sleep if sleep comes. By day and away from home it is easier to think.",
      "Per stanotte lascia cadere ogni discussione. Poche parole, chiavi e telefono vicino, e dormi se il sonno arriva. Di giorno, fuori casa, si ragiona meglio.",
    ),
    b(
      "We can also speak of something that nobody decides for you: a song, a walk, a thing you used to enjoy. The other matter stays open next to it.",
      "Possiamo parlare anche di qualcosa che nessuno decide al posto tuo: una canzone, una passeggiata, una cosa che ti piaceva fare. L’altra questione resta aperta lì a fianco.",
    ),
    b(
      "I can list signs, but I can’t come with you anywhere. A counsellor can, to an office or to a lawyer. At the numbers beside this they know where the nearest one is.",
      "Io so elencare dei segnali, ma non posso accompagnarti da nessuna parte. Chi lavora in un centro di ascolto sì, in un ufficio o da un avvocato. Ai numeri qui accanto sanno dov’è il più vicino.",
    ),
  ],
};
