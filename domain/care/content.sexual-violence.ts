import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const SEXUAL_VIOLENCE: CareTexts = {
  open: [
    b(
      "I believe you, and what happens without your wanting it is not your fault: not with a partner, not after a yes that became a no, not if you froze, not if it was long ago. You decide how much you say.",
      "Ti credo, e non è colpa tua. Non lo è dentro una coppia, non lo è se un sì è diventato un no, se il corpo si è bloccato, se è passato tanto tempo. Quanto dire lo scegli tu.",
    ),
    b(
      "Thank you for trusting this page with it. No details are needed, and nothing has to be decided quickly. I’m only a program; still, from here on we go at your pace, and the rest can wait.",
      "Grazie della fiducia. Non servono dettagli e non c’è niente da decidere in fretta. Sono un programma e niente di più, ma da qui in avanti si va al tuo passo e il resto può aspettare.",
    ),
    b(
      "Nobody has a right to your body, not for an hour and not by marriage. What you wore, drank, said or left unsaid changes nothing about whose fault it is. I’m leaving everything else aside for this.",
      "Nessuno ha diritti sul tuo corpo, nemmeno per un’ora, nemmeno in un matrimonio. Vestiti, alcol, parole dette o non dette non spostano la colpa: rimane di chi lo ha fatto. Tutto il resto, per ora, lo lascio stare.",
    ),
  ],
  acute: [
    b(
      "First get to where this person is not: outside, among people, behind a door that locks. Then the emergency number beside this. You don’t have to explain; “I need help, now” is enough.",
      "Prima di tutto vai dove questa persona non c’è: fuori, tra la gente, dietro una porta che si chiude a chiave. Poi il numero di emergenza qui accanto. Basta dire: «Ho bisogno di aiuto, adesso».",
    ),
    b(
      "Now only your safety counts. Go to somebody, or let somebody come to you. A doctor can look after you without a report to the police, best before washing and within 72 hours; clothes can go into a paper bag.",
      "Adesso conta solo la tua sicurezza. Vai da qualcuno, o fai venire qualcuno da te. Un medico può curarti anche senza denuncia, meglio prima di lavarti e entro 72 ore; i vestiti si possono mettere in un sacchetto di carta.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. I have stopped at that sentence. You need not go back into it or explain it. It was read, and it is believed.",
      "{day} hai scritto: «{quote}». Davanti a questa frase mi fermo. Non devi tornarci dentro né spiegarla: è stata letta, ed è creduta.",
    ),
    b(
      "{day} you wrote: “{quote}”. If you didn’t want it, it was not all right, whoever it was and however long you have known each other. The other subjects can wait.",
      "{day} hai scritto: «{quote}». Se non lo volevi, non andava bene, chiunque fosse e da quanto che vi conosciate. Gli altri argomenti li riprendiamo un’altra volta.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is the person who did this near you at this moment?",
        "Chi ti ha fatto questo è vicino a te in questo momento?",
      ),
      b(
        "Could it happen again where you are right now?",
        "Nel posto in cui ti trovi adesso potrebbe succedere di nuovo?",
      ),
    ],
    hurt: [
      b(
        "A yes or a no is enough. Are you in pain, or hurt anywhere?",
        "Basta un sì o un no. Hai dolore, o qualche ferita?",
      ),
      b(
        "Is there anything about your body that worries you, or that a doctor ought to see?",
        "C’è qualcosa nel tuo corpo che ti preoccupa, o che un medico dovrebbe vedere?",
      ),
    ],
    who: [
      b("Is there somebody you would like to know of it today?", "C’è qualcuno a cui vorresti farlo sapere oggi?"),
      b(
        "It can be anyone who doesn’t press you. Is there somebody you could tell one sentence?",
        "Va bene chiunque non ti metta fretta. C’è una persona a cui potresti dire una frase sola?",
      ),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this, at an hour that suits you?",
        "Potresti chiamare uno dei numeri qui accanto, all’ora che ti va bene?",
      ),
      b(
        "You wouldn’t have to tell what happened. Would you speak with someone at the numbers beside this?",
        "Non dovresti raccontare che cosa è successo. Parleresti con chi risponde ai numeri qui accanto?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Near you. Then distance comes first: a room with people in it, the street, a neighbour. Any excuse will do, or none. In danger, the emergency number beside this is the first thing.",
        "È vicino a te. Allora la prima cosa è la distanza: una stanza dove c’è gente, la strada, un vicino. Va bene qualsiasi scusa, o nessuna. Se c’è pericolo, subito il numero di emergenza qui accanto.",
      ),
      b(
        "So it is not over where you are. Stay where others can see or hear you, if that is possible, and write here only as long as nobody reads along.",
        "Quindi lì non è finita. Se puoi, resta dove altri ti vedono o ti sentono, e scrivi qui solo finché nessuno legge con te.",
      ),
    ],
    now_no: [
      b(
        "You have distance, good. Nothing needs to go fast, with one exception: after something recent, a doctor within 72 hours keeps more choices open, even if you report nothing.",
        "Tra voi c’è distanza, bene. Non c’è fretta di niente, tranne che di una cosa: se è successo da poco, un medico entro 72 ore ti lascia più possibilità, anche se non denunci niente.",
      ),
      b(
        "This person isn’t with you. Then make it as comfortable as it can be: a locked door, a blanket, something warm, a light left on if you like.",
        "Questa persona non è con te. Allora cerca un po’ di comodità: la porta chiusa a chiave, una coperta, qualcosa di caldo, una luce accesa se ti va.",
      ),
    ],
    hurt_yes: [
      b(
        "Then let a doctor see you today, and at once if you bleed heavily, feel faint or had hands on your throat. You may bring somebody, and say no to any part of the examination.",
        "Allora fatti visitare oggi, e subito se perdi molto sangue, se ti senti svenire o se ti hanno stretto il collo. Puoi portare qualcuno con te e dire di no a qualsiasi parte della visita.",
      ),
      b(
        "Your body needs somebody to look after it. Within 72 hours there is medicine to prevent infections or a pregnancy, and traces can be kept for later. Care doesn’t depend on a report.",
        "Il tuo corpo ha bisogno di cure. Entro 72 ore ci sono farmaci per prevenire infezioni o una gravidanza, e le tracce si possono conservare. Per farsi curare non serve una denuncia.",
      ),
    ],
    hurt_no: [
      b(
        "No pain, good. In the first three days an examination can still make sense, because not everything is felt. You decide whether, and where.",
        "Nessun dolore, bene. Nei primi tre giorni una visita può avere senso lo stesso, perché non tutto si sente. Se farla, e dove, lo decidi tu.",
      ),
      b(
        "Nothing, then, that needs a doctor at once. Bad sleep, no appetite or sudden fright may come later, even after years. That is no weakness, and there is help for it too.",
        "Niente di urgente per un medico, allora. Sonno agitato, poco appetito o paure improvvise possono arrivare dopo, anche a distanza di anni. Non è debolezza, e anche per questo c’è chi può aiutare.",
      ),
    ],
    nobody: [
      b(
        "Nobody so far. Then the first to hear it may be someone you will never meet: a counsellor by telephone or in a chat, who listens without asking for details.",
        "Nessuno, finora. Allora a saperlo per primo può essere qualcuno che non incontrerai mai, al telefono o in chat, che ascolta senza chiedere particolari.",
      ),
      b(
        "There is no one for this, you say. It needn’t be a friend. Some people have chosen it as their work, and they can be found by voice or in writing, without a name.",
        "Per questo non c’è nessuno, mi scrivi. Non deve essere per forza un amico o un’amica. C’è chi lo ha scelto come lavoro, e lo trovi a voce o per iscritto, anche senza dire il tuo nome.",
      ),
    ],
    somebody: [
      b(
        "There is someone, good. Perhaps they can sit with you, take you to a doctor, or simply know. You choose how much you tell; “something happened to me, please stay” says enough.",
        "Una persona c’è, bene. Può restarti vicino, accompagnarti da un medico, o solo saperlo. Quanto dire lo vedi tu: «mi è successa una cosa, resta con me» dice già abbastanza.",
      ),
      b(
        "So somebody else can carry a corner of it. Tell them as well what you don’t want: no questions, nothing behind your back, no revenge.",
        "Allora un pezzo di questo peso lo può portare qualcun altro. Di’ anche che cosa non vuoi: niente domande, niente alle tue spalle, nessuna vendetta.",
      ),
    ],
    call_yes: [
      b(
        "A call, then. There is no right way to begin. You may be silent, cry, or read out what you wrote here, and you need not say who did it.",
        "Allora telefoni. Non c’è un modo giusto di cominciare. Puoi stare in silenzio, piangere, leggere quello che hai scritto qui, e non devi dire chi è stato.",
      ),
      b(
        "Then let that call be for you alone. You can ask about a doctor, about traces that can be kept without a report, about counselling; or ask one single thing and hang up.",
        "Allora quella telefonata sia soltanto per te. Puoi chiedere di un medico, di come si conservano le tracce senza denunciare, di un sostegno; oppure una cosa sola, e riattaccare.",
      ),
    ],
    call_no: [
      b(
        "Not by telephone; saying it aloud is a great deal. There are chats, and there is the emergency room, where “something was done to me against my will” is enough, and where you needn’t go alone.",
        "Non al telefono: dirlo a voce è molto. Ci sono le chat, e c’è il pronto soccorso, dove basta «mi hanno fatto qualcosa contro la mia volontà» e dove si può andare in due.",
      ),
      b(
        "That is your no, and it holds here. If it was in the last three days, a doctor is more urgent than a call. If it is longer ago, any day is a good one to begin.",
        "È un no, e qui vale. Se è successo negli ultimi tre giorni, un medico è più urgente di una telefonata. Se è passato più tempo, per cominciare va bene qualsiasi giorno.",
      ),
    ],
    unsure: [
      b(
        "You don’t know, and you needn’t. After such a thing memory has gaps and the body goes its own way. That is common, and it makes nothing you tell less true.",
        "Non lo sai, e non importa. Dopo una cosa così la memoria ha dei vuoti e il corpo va per conto suo. Succede spesso, e non rende meno vero quello che racconti.",
      ),
      b(
        "It may stay unclear. Nobody needs the right word for it before getting help; “I’m not certain what it was, but I didn’t want it” is enough for a doctor or a counsellor.",
        "Può restare poco chiaro. Per avere aiuto non serve la parola esatta: a un medico o in un centro di ascolto basta «non so bene che cosa sia stato, ma io non volevo».",
      ),
    ],
    minimise: [
      b(
        "I have read how you explain it. Alcohol, a joke, a marriage, a misunderstanding: none of these turns a missing yes into a yes. You don’t have to give it a big word, either.",
        "Ho letto come te lo spieghi. L’alcol, uno scherzo, un matrimonio, un malinteso: niente di tutto questo fa nascere un sì che non c’era. E non devi nemmeno usare una parola grande.",
      ),
      b(
        "Afterwards one easily looks for one’s own mistake. Freezing, giving way or staying friendly are ways of getting through. Going on was somebody else’s decision.",
        "Dopo, viene facile cercare il proprio errore. Bloccarsi, cedere, restare gentili sono modi per uscirne. Andare avanti lo ha deciso un’altra persona.",
      ),
    ],
    says_safe: [
      b(
        "It’s good that you are safe where you are. I don’t close this for you. If it was about something else, use the buttons beside this, or say “it was a misunderstanding, I am safe” straight out.",
        "È un bene che lì tu sia al sicuro. Non chiudo io al posto tuo. Se si trattava di altro, ci sono i pulsanti qui accanto, oppure scrivi chiaro «era un malinteso, sono al sicuro».",
      ),
      b(
        "I’m glad that you are safe. Being safe and being done with it are two things, and there is no hurry. When you want to end this, a button beside the numbers or one clear sentence does it.",
        "Meglio così. Essere al sicuro e averla superata sono due cose diverse, e non c’è fretta. Quando vuoi chiudere, basta un pulsante vicino ai numeri o una frase netta.",
      ),
    ],
    more: [
      b(
        "I have taken it in. You may stop in mid-sentence, and you are not obliged to go further. What you have told is enough for me to believe you.",
        "L’ho letto con attenzione. Puoi fermarti a metà di una frase, e non devi andare oltre. Quello che hai raccontato mi basta per crederti.",
      ),
      b(
        "That, too. Thank you for the trust. If remembering grows too strong, feel your feet on the floor and look for five things in the room. The rest can be left for later.",
        "Anche questo. Grazie di averlo affidato a queste righe. Se il ricordo diventa troppo forte, senti i piedi sul pavimento e cerca con gli occhi cinque cose nella stanza. Il resto più tardi.",
      ),
      b(
        "Nothing you add here speaks against you. Somebody trained for this can hold it with you longer and better than a program, in the order that you choose.",
        "Niente di quello che aggiungi parla contro di te. Chi ha studiato per questo può stare con te su queste cose più a lungo e meglio di un programma, nell’ordine che vuoi.",
      ),
    ],
    no_plan: [
      b(
        "That conversation is one I’m not preparing with you now. You owe this person no explanation, and being in one room can hurt again. Somebody beside you comes first.",
        "Quella conversazione per ora non la prepariamo. A questa persona non devi spiegazioni, e trovarvi nella stessa stanza può fare male di nuovo. Prima viene qualcuno accanto a te.",
      ),
      b(
        "A message to this person won’t be written here today. It brings an answer, and perhaps pressure. If the words must get out, put them in a letter that stays with you, or say them to a counsellor.",
        "Oggi un messaggio per questa persona non lo scriviamo. Porta con sé una risposta, e forse pressioni. Se le parole devono uscire, mettile in una lettera che resta a te, o dille in un centro di ascolto.",
      ),
      b(
        "No plan for a meeting from me, and none for forgiving or for being close again. Whether and when you talk is worked out better with a counselling centre. It may also be never.",
        "Da me niente piani per vedervi, per perdonare o per tornare vicini. Se e quando parlare si capisce meglio con chi è del mestiere. Può anche non succedere mai.",
      ),
    ],
    goodbye: [
      b(
        "Take good care of yourself. If somebody else uses this device, wipe the page from the history before you go. Nothing you said becomes less true by leaving.",
        "Prenditi cura di te. Se il dispositivo lo usa anche qualcun altro, prima di uscire cancella questa pagina dalla cronologia. Quello che hai detto resta vero anche se vai via.",
      ),
      b(
        "Go whenever you have to, even in the middle. If steps are coming, the button that leaves the page is quicker than any explanation. The browser’s history can be cleared later.",
        "Vai quando devi, anche a metà. Se arriva qualcuno, il pulsante che fa uscire dalla pagina è più svelto di ogni spiegazione. La cronologia si può cancellare dopo.",
      ),
    ],
  },
  stay: [
    b(
      "I stay here without asking further. Silence is all right, and so is the same sentence ten times. You say when we go on.",
      "Resto qui e non chiedo altro. Va bene il silenzio, e va bene la stessa frase dieci volte. Quando riprendere lo dici tu.",
    ),
    b(
      "A small step, if you like: some water, the door locked, something soft to wear. If it was recent, what you had on can go unwashed into a paper bag. It obliges you to nothing.",
      "Un piccolo passo, se ti va: un po’ d’acqua, la porta chiusa, qualcosa di morbido addosso. Se è successo da poco, i vestiti di allora possono stare in un sacchetto di carta senza lavarli. Non ti impegna a niente.",
    ),
    b(
      "Nights can be long. Leave a lamp on, keep the telephone near the bed, and choose now what you will do if you wake: a voice on the radio, tea, a number that answers at night.",
      "Le notti possono essere lunghe. Lascia una luce accesa, il telefono vicino al letto, e scegli già ora che cosa fare se ti svegli: una voce alla radio, una tisana, un numero che risponde di notte.",
    ),
    b(
      "There is more to you than this. You may talk of something else for a while: a dish, a series, a place you like. It stays open without your having to speak of it.",
      "Tu non sei soltanto questo. Puoi parlarmi d’altro per un po’: un piatto, una serie, un posto che ti piace. La cosa resta aperta anche se non ne parli.",
    ),
    b(
      "What I can’t do is sit next to you. A doctor or a counsellor can, today or when you choose. Somebody with a voice does more good than a page.",
      "Sedermi vicino a te non posso. Un medico, o chi ascolta in un centro, sì, oggi o quando vuoi. Una voce vera fa più bene di una pagina.",
    ),
  ],
};
