import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const WORRY_VIOLENCE: CareTexts = {
  open: [
    b(
      "You have seen that somebody is being hurt, and you haven’t looked away. I believe you. Advice about getting on better has no place here; what matters is that this person doesn’t stay alone with it.",
      "Hai capito che a qualcuno viene fatto del male, e non hai fatto finta di niente. Ti credo. I consigli per andare d’accordo qui non c’entrano: conta che questa persona non resti senza nessuno accanto.",
    ),
    b(
      "Thank you for telling me. The one who is hurt is not to blame, and neither are you for noticing late or not knowing what to do. You needn’t rescue anybody; being somebody one can turn to is a great deal.",
      "Grazie di avermelo detto. La colpa non è di chi subisce, e nemmeno tua se l’hai capito tardi o non sai che cosa fare. Non tocca a te salvare qualcuno: esserci, senza giudicare, è già tanto.",
    ),
    b(
      "A worry like this is heavy, above all when nobody speaks of it. Two things hold from the start: don’t confront whoever does it, for somebody else would pay for that, and don’t press the one who is hurt to leave.",
      "Un pensiero così pesa, soprattutto se nessuno ne parla. Due cose valgono da subito: non affrontare chi fa del male, perché a pagare sarebbe l’altra persona, e non spingerla ad andarsene in fretta.",
    ),
  ],
  acute: [
    b(
      "If it is happening as we write, ring the emergency number beside this before anything else. Give the address, what you hear, and whether there are weapons or children. Stay where you are safe; don’t step in between.",
      "Se sta succedendo adesso, prima di tutto chiama il numero di emergenza qui accanto. Di’ l’indirizzo, che cosa senti, se ci sono armi o bambini. Resta al sicuro anche tu, e non metterti in mezzo.",
    ),
    b(
      "Hands on the throat, a weapon, a threat to kill, blows during a pregnancy: these are signs of the greatest danger, and the emergency number beside this is meant for them. After choking, medical help is needed even if the person feels fine.",
      "Mani alla gola, un’arma, minacce di morte, botte in gravidanza: sono i segnali più gravi, e il numero di emergenza qui accanto è fatto per questo. Dopo una stretta alla gola serve subito un medico, anche se sembra tutto a posto.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. That line is about somebody who may be in danger, so it comes first for me. Whatever else you came with isn’t lost.",
      "{day} hai scritto: «{quote}». Qui c’è qualcuno che forse è in pericolo, e lo metto davanti a tutto. Le altre cose di cui volevi parlare non vanno perse.",
    ),
    b(
      "{day} you wrote: “{quote}”. In a full life it’s easy to read past such a sentence. I’d rather stop there: what the other person goes through counts, and so does the weight of knowing it.",
      "{day} hai scritto: «{quote}». In mezzo a tante cose, una frase così può passare inosservata. Io mi fermo: conta quello che vive l’altra persona, e conta il peso che porti tu.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is the person you worry about with whoever hurts them at this moment?",
        "In questo momento la persona per cui hai paura è insieme a chi le fa del male?",
      ),
      b(
        "As far as you know, are those two under one roof right now?",
        "Per quello che sai, queste due persone adesso sono sotto lo stesso tetto?",
      ),
    ],
    talked: [
      b(
        "Has anybody spoken about it, in private, with the person who is hurt?",
        "Qualcuno ne ha già parlato a quattr’occhi con chi subisce?",
      ),
      b(
        "A few words will do: “I’m worried about you.” Have you or anyone else been able to say them to the person who is hurt?",
        "Bastano poche parole: «Sto in pensiero per te». Tu o qualcun altro avete già potuto dirle a chi subisce, in privato?",
      ),
    ],
    who: [
      b(
        "Is there somebody who can keep it quiet and could know of it today?",
        "C’è qualcuno che sa tenerlo per sé e a cui potresti dirlo oggi?",
      ),
      b(
        "This isn’t a weight for one alone. Is there anyone whom you or this person would trust with it?",
        "Non è un peso da portare senza aiuto. C’è qualcuno di cui tu o questa persona vi fidate?",
      ),
    ],
    call: [
      b(
        "At the numbers beside this they also advise friends, relatives and neighbours. Could you ring one of them?",
        "Chi risponde ai numeri qui accanto parla anche con amici, parenti e vicini. Potresti chiamare?",
      ),
      b(
        "Would you ask at one of the numbers beside this what helps here and what might do harm?",
        "Te la senti di chiedere, a uno dei numeri qui accanto, che cosa aiuta e che cosa può fare danno?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Together now, then. Send nothing that could be read over a shoulder, and don’t turn up there to settle it. If you hear or fear violence, ring the emergency number and say exactly what you know.",
        "Sono insieme, allora. Non mandare messaggi che possano finire sotto gli occhi sbagliati, e non andare lì a mettere le cose a posto. Se senti o temi violenza, chiama il numero di emergenza e di’ con precisione quello che sai.",
      ),
      b(
        "So both are in the same place. If you want a sign of life, write something ordinary: the weather, a recipe. If the answer sounds wrong, or you fear for a life, call the emergency number.",
        "Quindi nello stesso posto. Se vuoi un segno, scrivi una cosa qualunque: il tempo, una ricetta. Se la risposta suona strana, o se temi per una vita, chiama il numero di emergenza.",
      ),
    ],
    now_no: [
      b(
        "Apart at this moment; that gives some room. If you get in touch, better face to face or by voice, since a written message stays on the phone.",
        "Adesso non sono insieme, e questo lascia un po’ di spazio. Se vi parlate, meglio di persona o a voce: un messaggio scritto resta nel telefono.",
      ),
      b(
        "Not just now, good. In such an hour a few things can be agreed, if the person would like it: a word that means “get help”, a bag and papers kept at your place.",
        "In questo momento no, bene. È l’ora buona per accordarsi su poche cose, se questa persona lo desidera: una parola che voglia dire «chiama aiuto», una borsa e i documenti da tenere a casa tua.",
      ),
    ],
    talked_yes: [
      b(
        "It has been spoken of, so a door is open. The details aren’t needed; “I believe you, and I’ll be here on Thursday as well” does more than most advice.",
        "Se n’è parlato, e adesso una porta è aperta. Non servono i particolari: «ti credo, e giovedì ci sono ancora» vale più di tanti consigli.",
      ),
      b(
        "Good, somebody has said it. Perhaps the reply was “it’s nothing”; fear and shame often speak like that, and the talk may be taken up later. Until then it counts that you stay within reach.",
        "Bene, qualcuno l’ha detto. Può darsi che la risposta sia stata «ma no, va tutto bene»: per paura o per vergogna succede spesso, e più avanti il discorso può riaprirsi. Intanto conta che tu ci sia.",
      ),
    ],
    talked_no: [
      b(
        "Not yet. It can be done simply, in an unhurried moment with nobody around: “You seem afraid to me, and it isn’t your fault.” Then listen, and leave every decision to the one who is hurt.",
        "Non ancora. Si può fare con semplicità, con calma e senza altri intorno: «Mi sembra che tu abbia paura, e non è colpa tua». Poi ascolta, e lascia a chi subisce ogni decisione.",
      ),
      b(
        "So it hasn’t come up; maybe you fear saying something wrong. How to begin is a thing one can ask a helpline first. Only never within earshot of whoever does the harm, and never in writing.",
        "Il discorso, dunque, non è venuto fuori; forse temi di sbagliare. Come cominciare puoi chiederlo prima a una linea di aiuto. Mai però quando chi fa del male può sentire, e mai per iscritto.",
      ),
    ],
    nobody: [
      b(
        "Nobody, then. You are carrying a secret that isn’t even yours. A voice on a telephone, or a chat, from outside your circle can take part of the weight.",
        "Nessuno, dunque. Porti un segreto che non è neppure tuo. Una voce al telefono, o una chat, fuori dalla vostra cerchia, può prenderne una parte.",
      ),
      b(
        "There is nobody to tell; in such a matter one grows careful. A doctor or a counselling centre is somebody, too, and knows what a person can do who wants to help.",
        "Non c’è nessuno a cui dirlo; su una cosa del genere si diventa prudenti. Anche un medico o un centro antiviolenza è qualcuno, e sa che cosa può fare chi vuole dare una mano.",
      ),
    ],
    somebody: [
      b(
        "There is someone; that helps. Agree on two things: what stays between you, and who calls if it turns bad. Nothing of it should reach whoever does the harm, nor anyone on that side.",
        "Qualcuno c’è, e questo aiuta. Mettetevi d’accordo su due cose: che cosa resta tra voi e chi chiama se la situazione precipita. A chi fa del male, e a chi sta da quella parte, non deve arrivare niente.",
      ),
      b(
        "Then there are two of you who know. You can share it out: one keeps in touch with the person who is hurt, the other finds out where help is to be had.",
        "Allora a saperlo siete in due. Potete dividervi i compiti: una persona resta in contatto con chi subisce, l’altra si informa su dove si trova aiuto.",
      ),
    ],
    call_yes: [
      b(
        "So you’ll call. For a first sentence, perhaps: “It isn’t about me. Somebody I know is being hurt, and I don’t want to make things worse.”",
        "Allora chiami. Come prima frase può andare: «Non si tratta di me. Una persona che conosco subisce violenza, e non vorrei peggiorare le cose».",
      ),
      b(
        "Good, a human being knows more about this than I do. Ask what to do if help is refused, and how to be reachable without causing risk. You needn’t begin with names.",
        "Bene, una persona ne sa più di me. Chiedi che cosa fare se l’aiuto viene rifiutato, e come farti trovare senza creare rischi. I nomi, all’inizio, non servono.",
      ),
    ],
    call_no: [
      b(
        "The telephone isn’t for you now; maybe it feels like acting behind somebody’s back. Asking for advice isn’t a complaint to the police and decides nothing. It can be done in a chat or in writing, too.",
        "Non vuoi chiamare, forse perché ti sembra di agire alle spalle di qualcuno. Chiedere un consiglio non è una denuncia e non decide niente. Si può fare anche in chat o per iscritto.",
      ),
      b(
        "No call, all right. You could keep one number in your head and pass it on by word of mouth when the moment comes. For a bad night there is still the emergency number.",
        "Niente telefonata, va bene. Puoi tenere a mente un numero e passarlo a voce, quando sarà il momento. Per una notte brutta rimane quello di emergenza.",
      ),
    ],
    unsure: [
      b(
        "Seen from outside it is seldom clear, and you say so. It takes no certainty to say that you worry, and a helpline will look at a doubt with you as well.",
        "Non riesci a dirlo: da fuori capita quasi sempre. Per dire che stai in pensiero non serve la certezza, e una linea di aiuto ragiona anche su un dubbio.",
      ),
      b(
        "Perhaps, perhaps not. Go by what you have seen or heard yourself: bruises, fear, a person who meets nobody any more. Note it with the date, in a place that only you can open.",
        "Forse sì, forse no. Parti da quello che hai visto o sentito tu: lividi, paura, una persona che non frequenta più nessuno. Segnalo con la data, dove puoi leggerlo soltanto tu.",
      ),
    ],
    minimise: [
      b(
        "Drink, a joke, a bad week: an explanation is nearly always to hand. It may explain an evening. Whoever was hurt was still hurt, and is still not to blame.",
        "L’alcol, uno scherzo, una settimana storta: una spiegazione si trova quasi sempre. Può spiegare una serata. Chi ha subito, però, il male l’ha sentito davvero, e non se l’è cercato.",
      ),
      b(
        "Perhaps you think that I take it too seriously, or that you had a part in it yourself. I don’t let it drop all the same: you wrote because something would not leave you in peace.",
        "Forse ti sembra che io prenda la cosa troppo sul serio, o pensi di averci messo del tuo. Non la lascio cadere lo stesso: se ne hai scritto, qualcosa non ti lasciava in pace.",
      ),
    ],
    says_safe: [
      b(
        "I’m glad that things are all right with you. If they are for the other person too, because you meant something else or it has ended, use a button beside this or say it plainly: “it was a misunderstanding, I am safe”.",
        "Mi fa piacere che da te vada tutto bene. Se è così anche per l’altra persona, perché parlavi d’altro o perché è finita, usa un pulsante qui accanto o dillo chiaramente: «era un malinteso, sono al sicuro».",
      ),
      b(
        "Good news, and I take it as such. From here I can’t see how the person you fear for is. To close this, the buttons near the numbers will do, or one clear sentence: that it’s past, or was another matter.",
        "È una buona notizia, e la prendo per tale. Da qui non vedo come sta la persona per cui temi. Per chiudere bastano i pulsanti accanto ai numeri, o una frase chiara: che è passata, o che si trattava d’altro.",
      ),
    ],
    more: [
      b(
        "This belongs to it as well, and I don’t doubt it. For somebody who lives through such a thing, what is missing first is often a person who takes it seriously. You do.",
        "Anche questo ne fa parte, e non ne dubito. A chi vive una cosa simile manca spesso, prima di tutto, qualcuno che la prenda sul serio. Tu lo fai.",
      ),
      b(
        "So there is more to it. Don’t go looking for proof in somebody’s home or telephone; what you know already is enough to ask for advice.",
        "Quindi c’è dell’altro. Non metterti a cercare prove in casa o nel telefono altrui: quello che sai già basta per chiedere un consiglio.",
      ),
      b(
        "You add a piece, and it gets heavier, for that person and for you. Where choking, weapons or threats to kill are part of it, the emergency number comes before all words.",
        "Aggiungi un pezzo, e il quadro pesa di più, per quella persona e per te. Se dentro ci sono mani alla gola, armi o minacce di morte, il numero di emergenza viene prima di ogni parola.",
      ),
    ],
    no_plan: [
      b(
        "A talk with whoever does the harm is nothing I’ll prepare, not even a calm one. Afterwards the door closes, and another person pays for your words. Better to get advice and stay close to the one who is hurt.",
        "Un discorso con chi fa del male non lo preparo, nemmeno pacato. Poi la porta si chiude, e le tue parole le paga qualcun altro. Meglio chiedere consiglio e restare accanto a chi subisce.",
      ),
      b(
        "I write no messages in this. On the wrong screen they do damage, and they can’t be taken back. Instead, a few words spoken aloud, at a time when the person you fear for is undisturbed.",
        "Per questo non scrivo messaggi: sullo schermo sbagliato fanno danno, e non si possono ritirare. Al loro posto, poche parole dette a voce, quando la persona per cui temi è lontana da occhi e orecchie altrui.",
      ),
      b(
        "A meeting, or getting somebody out overnight, isn’t something I arrange. The time of leaving can be the most dangerous, and helplines know how it is made ready. You can offer a bed, a key, a lift.",
        "Un incontro, o portare via qualcuno da un giorno all’altro, non lo organizzo. Il momento in cui si va via può essere il più pericoloso, e le linee di aiuto sanno come si prepara. Tu puoi offrire un letto, una chiave, un passaggio.",
      ),
    ],
    goodbye: [
      b(
        "All right, for now. If you share a home or a phone with either of them, delete this page from the history. It can be left in an instant, with the button beside this.",
        "D’accordo, per ora. Se con una di queste persone dividi la casa o il telefono, cancella la pagina dalla cronologia. Con il pulsante qui accanto esci in un istante.",
      ),
      b(
        "Go, then, and look after yourself as well. Somebody who comes through the door needn’t see this: close it straight away, and remove the traces later, undisturbed.",
        "Vai pure, e abbi cura anche di te. Chi dovesse arrivare non deve vedere niente: chiudi subito, e togli le tracce della pagina più tardi, con calma.",
      ),
    ],
  },
  stay: [
    b(
      "I’m not going anywhere. Write when there is news, or when there is none and the waiting is hard. It takes no introduction and no fine words.",
      "Io non mi muovo. Scrivi quando c’è qualcosa di nuovo, o quando non c’è niente e aspettare è duro. Non servono premesse né belle parole.",
    ),
    b(
      "A small step: leave your phone on loud at night, and say to this person, not in writing, that they may ring at any hour. Have ready what the emergency number would need: address, floor, name on the bell.",
      "Un piccolo passo: la notte tieni alta la suoneria, e di’ a voce a questa persona che può chiamarti a ogni ora. Tieni pronto quello che serve al numero di emergenza: indirizzo, piano, nome sul campanello.",
    ),
    b(
      "Nobody can keep watch all night. Decide now what would make you ring the emergency number: cries, a threat, silence where a sign was agreed. Then eat something and lie down.",
      "Nessuno può fare la guardia tutta la notte. Decidi adesso che cosa ti farebbe chiamare il numero di emergenza: grida, una minaccia, un silenzio dove c’era un accordo. Poi mangia qualcosa e mettiti a letto.",
    ),
    b(
      "You may put it down for a while and tell me of other things: what you cooked, what made you laugh. Nobody is let down by that, and this stays open.",
      "Puoi posare questo peso per un po’ e raccontarmi altro: che cosa hai cucinato, che cosa ti ha fatto ridere. Non fai torto a nessuno, e il discorso rimane aperto.",
    ),
    b(
      "I’m only a program and can’t knock at a door. At the numbers beside this somebody can think it through with you, more than once if need be, for these things take long.",
      "Sono solo un programma e non posso bussare a nessuna porta. Ai numeri qui accanto qualcuno può ragionarci con te, anche più volte, perché storie così durano.",
    ),
  ],
};
