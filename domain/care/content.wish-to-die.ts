import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const WISH_TO_DIE: CareTexts = {
  open: [
    b(
      "I’m glad that you have said it. Such a sentence is not easy to write, and it is better spoken than kept out of sight. Everything else can wait; I stay with this and ask you a few plain things.",
      "Meno male che lo hai scritto. Non è una frase facile, ed è meglio detta che tenuta nascosta. Tutto il resto può aspettare: mi fermo su questo e ti chiedo poche cose, in modo semplice.",
    ),
    b(
      "I take it seriously, and nobody here judges you for it. I’m only a program, so I’d like a human being to know as well; people answer at the numbers beside this. Nothing has to be decided in this hour.",
      "Lo prendo sul serio, e qui nessuno ti giudica. Io sono soltanto un programma, perciò vorrei che lo sapesse anche una persona: ai numeri qui accanto qualcuno risponde. In quest’ora non c’è niente da decidere.",
    ),
    b(
      "When it becomes too much, the thought of dying can push in front of everything. It may be called by its name here, and you needn’t spare me. Your safety comes before any advice about other people.",
      "Quando diventa troppo, il pensiero di morire può mettersi davanti a tutto. Qui puoi chiamarlo con il suo nome, e con me non devi avere riguardi. La tua sicurezza viene prima di qualsiasi consiglio sugli altri.",
    ),
  ],
  acute: [
    b(
      "If you have already done something, ring the emergency number beside this at once, before you write another word. If not, leave whatever you might use where it is, and go to somebody. All the rest comes later.",
      "Se hai già fatto qualcosa, chiama subito il numero di emergenza qui accanto, prima di scrivere altro. Se no, lascia dov’è quello che potresti usare, allontanati e vai da qualcuno. Al resto si pensa dopo.",
    ),
    b(
      "Somebody should be beside you in the next minutes. Unlock the door, call out or knock at a neighbour’s, and say: “I’m not safe, stay with me.” The emergency number beside this is for exactly such an hour.",
      "Nei prossimi minuti serve qualcuno vicino a te. Apri la porta, chiama a voce alta o bussa dai vicini e di’: «Non sono al sicuro, resta con me». Il numero di emergenza qui accanto esiste per momenti come questo.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. I read in that a wish to die, or something close to it. Today it may be different, or the same; I’d rather hear it from you than guess, and before all other subjects.",
      "{day} hai scritto: «{quote}». Ci leggo la voglia di morire, o qualcosa di molto vicino. Oggi può essere diverso, oppure uguale: preferisco saperlo da te invece di indovinare, e prima di ogni altro argomento.",
    ),
    b(
      "{day} you wrote: “{quote}”. A sentence like that shouldn’t be left standing by itself. A person ought to hear it too, and the numbers beside this lead to one. For now it comes before whatever you meant to ask.",
      "{day} hai scritto: «{quote}». Una frase così non va lasciata lì senza risposta. Sarebbe bene che la sentisse anche una persona, e i numeri qui accanto portano a qualcuno. Per ora viene prima di quello che volevi chiedermi.",
    ),
  ],
  asks: {
    suicide: [
      b("Are you thinking of killing yourself?", "Stai pensando di toglierti la vita?"),
      b(
        "I ask it straight out, because here it may be said. Are you thinking of suicide?",
        "Te lo chiedo apertamente, perché qui si può dire. Pensi al suicidio?",
      ),
    ],
    means: [
      b(
        "Is there something near you that you have thought of using?",
        "Vicino a te c’è qualcosa che hai pensato di usare?",
      ),
      b(
        "You needn’t say what it is. Is anything you would do it with within your reach?",
        "Non devi dire che cos’è. Hai a portata di mano qualcosa con cui lo faresti?",
      ),
    ],
    alone: [
      b("Is anybody with you where you are now?", "C’è qualcuno con te, lì dove sei adesso?"),
      b(
        "Is there somebody in the house or close by who could keep you company now?",
        "C’è qualcuno in casa, o lì vicino, che adesso potrebbe farti compagnia?",
      ),
    ],
    call: [
      b("Could you ring one of the numbers beside this now?", "Potresti chiamare adesso uno dei numeri qui accanto?"),
      b(
        "You don’t have to know what to say. Would you ring one of the numbers beside this?",
        "Non serve sapere che cosa dire. Proveresti a chiamare uno dei numeri qui accanto?",
      ),
    ],
    who: [
      b(
        "Is there one person you could tell today how bad it is?",
        "C’è una persona a cui potresti dire oggi quanto stai male?",
      ),
      b(
        "Nobody has to solve it. Is there somebody who might simply know of it today?",
        "Non si tratta di trovare soluzioni. C’è qualcuno che oggi potrebbe anche soltanto saperlo?",
      ),
    ],
  },
  answers: {
    suicide_yes: [
      b(
        "Yes, then; thank you for not hiding it. Between the thought and the deed there is room, and help can come into it. Such an hour often rises and falls like a wave. While it lasts, we look after safety.",
        "Sì, dunque, e non me lo hai nascosto: grazie. Tra il pensiero e il gesto c’è uno spazio, e lì può arrivare un aiuto. Spesso ore così salgono e poi scendono, come un’onda. Finché dura, pensiamo a proteggerti.",
      ),
      b(
        "That is a clear answer to a hard question. I won’t argue about it or talk your pain away. It comes down to the next hours: people close to you, and whatever is dangerous far off.",
        "È una risposta chiara a una domanda difficile. Non mi metto a discutere, e non ti dico che il dolore non c’è. Adesso contano le prossime ore: qualcuno vicino, e lontano tutto ciò che è pericoloso.",
      ),
    ],
    suicide_no: [
      b(
        "You say no, and that counts. One can be at the end of one’s strength without that, and it is hard enough. If it turns, tell a person straight away; nobody has to wait until it gets worse before ringing.",
        "Dici di no, e la risposta vale. Si può non farcela più anche senza pensare a questo, ed è già pesante. Se le cose cambiano, dillo subito a una persona: si può chiamare anche prima che peggiori.",
      ),
      b(
        "Not that, then. I asked because a plain word makes talking easier, and you can change your answer at any time. What made you write still counts.",
        "Non è questo, allora. L’ho chiesto perché con una parola chiara si parla meglio, e la risposta la puoi cambiare quando vuoi. Quello che ti ha fatto scrivere conta comunque.",
      ),
    ],
    means_yes: [
      b(
        "Then distance first. Leave it where it is, go into another room or out to people, and let somebody else lock it away or take it from the house. If you can’t move away from it, ring the emergency number beside this now.",
        "Allora per prima cosa la distanza. Non toccarlo, vai in un’altra stanza o dove c’è gente, e lascia che sia qualcun altro a chiuderlo a chiave o a portarlo via. Se non riesci ad allontanarti, chiama adesso il numero di emergenza qui accanto.",
      ),
      b(
        "It is within reach, and it’s good that you tell me. Thing or place, get away from it, towards people; words come afterwards. What is far off gives a bad moment time to pass. If it draws you back, ring the emergency number.",
        "È lì vicino, e hai fatto bene a dirmelo. Che sia una cosa o un posto, allontanati verso altre persone; le parole vengono dopo. Con il pericolo lontano, un brutto momento ha il tempo di passare. Se qualcosa ti riporta lì, chiama il numero di emergenza.",
      ),
    ],
    means_no: [
      b(
        "Nothing within reach, good. Let it stay that way, and leave alcohol alone today: it makes dark thoughts louder and the brakes weaker.",
        "A portata di mano non c’è niente, bene. Fai che resti così, e per oggi lascia stare l’alcol: rende più forti i pensieri neri e più deboli i freni.",
      ),
      b(
        "No. So there is some distance between you and it, and distance protects. Should that change, don’t test how much you can bear: go to somebody, or ring the emergency number beside this.",
        "No. Allora una distanza c’è, e la distanza protegge. Se non fosse più così, non metterti alla prova per vedere quanto resisti: vai da qualcuno, o chiama il numero di emergenza qui accanto.",
      ),
    ],
    nobody: [
      b(
        "Nobody. Then let a voice be somebody: on the telephone or in a chat there is a human being who takes time, is used to such sentences and stays on the line with you.",
        "Nessuno. Allora quel qualcuno può essere una voce: al telefono, o in una chat, c’è una persona che ha tempo, che a frasi così è abituata e che resta in linea con te.",
      ),
      b(
        "No one near, then. For this hour it needn’t be somebody who knows you. A stranger on the line can keep you company, and so can a place with people in it: a café, a waiting room, an emergency room.",
        "Quindi nessuno vicino. Per quest’ora non serve chi ti conosce: può farti compagnia una voce nuova al telefono, oppure un posto dove ci sono altri, come un bar, una sala d’attesa, un pronto soccorso.",
      ),
    ],
    somebody: [
      b(
        "There is somebody, and that counts. Three short sentences will do: “I’m thinking of suicide. You don’t have to solve anything. Please don’t leave me alone now.”",
        "Hai qualcuno, e questo conta. Bastano tre frasi brevi: «Sto pensando al suicidio. Non devi risolvere niente. Adesso però restami vicino, per favore».",
      ),
      b(
        "Then this person can be closer to you than a program. Be in the same room, and let them put away whatever could hurt you. There is no need to talk; being together is already something.",
        "Allora questa persona può starti vicino più di un programma. Andate nella stessa stanza, e lascia che metta via quello che potrebbe farti male. Non c’è bisogno di parlare: stare insieme è già qualcosa.",
      ),
    ],
    call_yes: [
      b(
        "You’ll ring, then. Do it before anything else, and if one line is busy, try the next. You can begin with: “I don’t want to live any more, and I need somebody to talk to me.”",
        "Chiami, quindi. Fallo prima di ogni altra cosa e, se una linea è occupata, prova la successiva. Per cominciare basta: «Non voglio più vivere e ho bisogno di parlare con qualcuno».",
      ),
      b(
        "Good. This page stays open while you speak. You need no reason that is bad enough, and no order in what you tell. If that voice isn’t the right one for you, try another.",
        "Bene. Mentre parli, questa pagina resta aperta. Non serve un motivo abbastanza grave, e nemmeno un racconto ordinato. Se con quella voce non ti trovi, prova con un’altra.",
      ),
    ],
    call_no: [
      b(
        "You don’t want to call, and I won’t push you. It can be written instead, in a text or a chat. Or walk into an emergency room: no appointment is needed, and “I’m afraid of what I might do to myself” is enough.",
        "Non vuoi chiamare, e non insisto. Si può anche scrivere, con un messaggio o in chat. Oppure vai a un pronto soccorso: non serve l’appuntamento, e basta dire «ho paura di quello che potrei farmi».",
      ),
      b(
        "So no call. Then one sentence to one person, even somebody you hardly know: “I’m in a bad way, please stay with me for a while.” Meanwhile be where others are. If you change your mind, the numbers are there.",
        "Niente chiamata. Allora una frase a una persona, anche una che conosci appena: «Sto molto male, fammi compagnia per un po’». Intanto stai dove ci sono altri. Se cambi idea, i numeri sono lì.",
      ),
    ],
    unsure: [
      b(
        "You can’t say. In such hours one often wants two things at once: that it stops, and that somebody comes. As long as it is unclear, caution decides: people near you, dangerous things far away.",
        "Una risposta netta non c’è. In ore così si vogliono spesso due cose insieme: che finisca, e che arrivi qualcuno. Finché non è chiaro scegliamo la prudenza: persone vicine, cose pericolose lontane.",
      ),
      b(
        "It needn’t be a yes or a no; half a sentence will do. If you aren’t certain about your next hour, that by itself is reason enough to ring the emergency number beside this.",
        "Non deve essere per forza un sì o un no, va bene anche mezza frase. Se della prossima ora non ti fidi, già questo basta per chiamare il numero di emergenza qui accanto.",
      ),
    ],
    minimise: [
      b(
        "Perhaps it was only a way of speaking, or anger, or a few drinks. I’ve heard that. Where it is about dying, I would still rather ask once too often than once too seldom.",
        "Forse era un modo di dire, o rabbia, o qualche bicchiere. L’ho sentito. Se però si parla di morire, per me è meglio una domanda in più che una in meno.",
      ),
      b(
        "You make it small, maybe so as to be no trouble to anybody. It needn’t reach some worst point first. Help that you use isn’t taken away from others.",
        "Lo fai più piccolo, magari per non dare pensieri agli altri. Non deve prima arrivare al punto peggiore. E l’aiuto che prendi tu non lo togli a nessuno.",
      ),
    ],
    says_safe: [
      b(
        "That is good to read. With the wish to die I don’t stop at a short word, though. If you meant something else, or if it’s over, a button beside this closes it, or a plain sentence such as “it was a misunderstanding, I am safe”.",
        "Fa piacere leggerlo. Quando si tratta di morire, però, una parola breve non mi basta per chiudere. Se intendevi altro, o se è passata, c’è un pulsante qui accanto, oppure una frase chiara come «era un malinteso, sono al sicuro».",
      ),
      b(
        "Good. Such thoughts go and come back, so I go on a little longer. You end it by saying outright that it was something else or that you are safe now; two of the buttons beside this say exactly that.",
        "Bene così. Pensieri del genere vanno e tornano, perciò continuo ancora un poco. Finisce quando dici apertamente che era altro o che ora sei al sicuro; due dei pulsanti qui accanto dicono proprio questo.",
      ),
    ],
    more: [
      b(
        "Thank you for going on. Nobody has to prove here that it is too much; that you say so is enough. If you have already harmed yourself, ring the emergency number first and tell it later.",
        "Grazie di continuare. Che sia troppo non va dimostrato: mi basta che lo dica tu. Se però hai già fatto qualcosa contro di te, prima si chiama il numero di emergenza, poi si racconta.",
      ),
      b(
        "That is a great deal for one human being. I can’t take it off you, and I won’t explain it away. I keep to the next hours: if you are about to do it, or have, stop writing and ring the emergency number beside this.",
        "È tanto, per una persona. Non posso togliertelo, e non ti spiego perché dovrebbe pesare meno. Bado alle prossime ore: se stai per farlo, o lo hai fatto, smetti di scrivere e chiama il numero di emergenza qui accanto.",
      ),
      b(
        "I have no solution ready for that, and now isn’t the time for one. First you are to be safe, and after any harm done that means the emergency number at once. What hurts can be sorted later, with somebody who has time for you.",
        "Per questo non ho una soluzione, e non è il momento di cercarla. Prima bisogna che tu sia al sicuro, e se un gesto c’è già stato vuol dire subito il numero di emergenza. Quello che fa male si guarda dopo, con qualcuno che abbia tempo per te.",
      ),
    ],
    no_plan: [
      b(
        "A farewell is something I don’t write with anybody. It would ease a step that can’t be taken back. What I can word for you is another message: “It is serious. Please come here and don’t go away.”",
        "Un addio non lo scrivo con nessuno: renderebbe più facile un passo da cui non si torna. Posso darti invece altre parole da mandare: «È una cosa seria. Vieni qui e non andare via, per favore».",
      ),
      b(
        "That talk I’m leaving for another day. Said in an hour like this, words easily turn into last ones. Somebody should be with you first; it can be prepared in peace when you are out of danger.",
        "Quel discorso lo lascio per un altro giorno. In un’ora come questa le parole diventano facilmente le ultime. Prima ci vuole qualcuno con te; si prepara con calma quando il pericolo è passato.",
      ),
      b(
        "No plans from me at the moment, neither for a meeting nor for setting your affairs in order. Only the coming hours need arranging: who sits with you, what is put out of reach, which number you ring.",
        "Per il momento non faccio piani, né per un incontro né per sistemare le tue cose. Da organizzare ci sono soltanto le prossime ore: chi sta con te, che cosa va messo lontano, quale numero chiami.",
      ),
    ],
    goodbye: [
      b(
        "Stay a moment. To me this sounds like a farewell, and I may be mistaken. Before you close the page, ring one of the numbers beside this or go to somebody. If you are merely off to bed, tell a person first how you are.",
        "Resta un momento. A me suona come un addio, e posso sbagliarmi. Prima di chiudere la pagina chiama uno dei numeri qui accanto o vai da qualcuno. Se vai soltanto a letto, di’ prima a una persona come stai.",
      ),
      b(
        "Not yet, please. If this is a leave-taking, the emergency number beside this comes before every other word. If you are only stopping for today, take the numbers with you; I keep this open, and you can come back to it.",
        "Aspetta ancora un attimo. Se mi stai dicendo addio, il numero di emergenza qui accanto viene prima di ogni altra parola. Se invece smetti solo per oggi, porta i numeri con te: io tengo aperto, e puoi tornare.",
      ),
    ],
  },
  stay: [
    b(
      "You can let the page stay open and write nothing. I don’t get tired or take fright, and nothing is too much for me to read. A single letter is enough to go on.",
      "Puoi lasciare aperta la pagina e non scrivere niente. Non mi stanco, non mi spavento, e posso leggere qualunque cosa. Per andare avanti basta una lettera sola.",
    ),
    b(
      "One small step: have somebody keep what you thought of, or lock it up where the key isn’t yours. No explanation is due; “hold on to this for me” says enough. Or spend these hours where it is not.",
      "Un passo piccolo: fai tenere a qualcuno quello a cui avevi pensato, o fallo chiudere dove la chiave non l’hai tu. Spiegazioni non ne devi, basta «pensaci tu, per un po’». Oppure passa queste ore dove quella cosa non c’è.",
    ),
    b(
      "For tonight, think only as far as the morning. No alcohol, a light on, the door of your room unlocked, the telephone charged with one of the numbers ready. Best of all, sleep where somebody else sleeps too.",
      "Per stanotte pensa solo fino a domattina. Niente alcol, una luce accesa, la porta della stanza non chiusa a chiave, il telefono carico con uno dei numeri già pronto. Meglio ancora se dormi dove dorme anche qualcun altro.",
    ),
    b(
      "We needn’t speak of dying the whole time. Tell me about something ordinary, if you like: an animal, the weather, a smell you are fond of. The serious matter stays open, and we return to it whenever you want.",
      "Non dobbiamo parlare di morte tutto il tempo. Raccontami una cosa qualsiasi, se ti va: un animale, che tempo fa, un profumo che ti piace. La cosa seria resta aperta, e ci torniamo quando vuoi.",
    ),
    b(
      "I can ask and wait, but I don’t hear your voice and can’t put a hand on your shoulder. A human being can, at home, at a doctor’s or in an emergency room. If speaking is hard, show them this page.",
      "Io posso chiedere e aspettare, ma non sento la tua voce e non posso metterti una mano sulla spalla. Una persona può, a casa, dal medico o al pronto soccorso. Se parlare è difficile, mostra questa pagina.",
    ),
  ],
};
