import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const HARM_BY_USER: CareTexts = {
  open: [
    b(
      "Thank you for saying it straight out; that isn’t easy. I don’t make it smaller, and I don’t look down on you. First of all, space between you and the others: go into another room, or out of the house.",
      "Grazie di averlo detto con franchezza: non è facile. Non lo faccio più piccolo di com’è, e non ti guardo dall’alto in basso. Prima di tutto, spazio tra te e gli altri: vai in un’altra stanza, o esci di casa.",
    ),
    b(
      "You write of hurting somebody, or of being afraid that you will. I take it as it stands, without an excuse and without a verdict on you. If anyone is hurt, medical help is needed now; everything else comes later.",
      "Mi scrivi di aver fatto del male a qualcuno, o di temere di farne. Lo prendo per quello che è: non lo scuso, e non emetto sentenze su di te. Se qualcuno è ferito servono cure adesso; tutto il resto viene dopo.",
    ),
    b(
      "It is good that you don’t keep this to yourself. I’m only a program, and I give no relationship advice now. That nobody is hurt, or hurt again, comes first, and you can do something for it this very minute.",
      "È un bene che tu non lo tenga per te. Sono soltanto un programma, e adesso non do consigli sul rapporto. Che nessuno venga ferito, o ferito di nuovo, è la prima cosa, e puoi fare qualcosa già in questo minuto.",
    ),
  ],
  acute: [
    b(
      "Stop, and move away now: another room, a shut door, outside. Nothing in your hands, no more to drink, and the way free for anyone who wants to go. If somebody is hurt, the emergency number beside this, at once.",
      "Fermati e allontanati adesso: un’altra stanza, una porta chiusa, fuori. Niente in mano, niente più alcol, e via libera per chi vuole andarsene. Se qualcuno è ferito, subito il numero di emergenza qui accanto.",
    ),
    b(
      "You can still do a lot in these minutes. A small child: lay it in its cot and leave the room. An adult: leave the house. After hands on a throat or a shaken baby, ring the emergency number now, even if all seems well.",
      "In questi minuti puoi ancora fare molto. Se è un bambino piccolo, mettilo nel lettino ed esci dalla stanza; se è una persona adulta, esci di casa. Dopo una stretta al collo o un neonato scosso, chiama subito il numero di emergenza, anche se tutto sembra a posto.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. It was honest to put that down. It tells of harm to somebody, done or feared, and that comes before any talk we might plan.",
      "{day} hai scritto: «{quote}». Metterlo nero su bianco è stato onesto. Parla di un male fatto, o temuto, e questo viene prima di qualsiasi discorso da preparare.",
    ),
    b(
      "{day} you wrote: “{quote}”. I offer neither a verdict on that nor an excuse. What matters is that it stops, or never begins, and there are people whose work is to help with exactly this.",
      "{day} hai scritto: «{quote}». Non ho da offrire né una condanna né una scusa. Importa che non succeda più, o che non cominci, e c’è chi di mestiere aiuta proprio in questo.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is the person you hurt, or fear to hurt, near you at this moment?",
        "La persona a cui hai fatto del male, o temi di farne, è vicino a te in questo momento?",
      ),
      b(
        "Are you now under one roof with the person this is about?",
        "Adesso sei sotto lo stesso tetto con la persona di cui parli?",
      ),
    ],
    hurt: [
      b("Is anybody hurt or in pain, even slightly?", "C’è qualcuno che ha ferite o dolori, anche leggeri?"),
      b(
        "Please be as exact as you can. Is anyone bleeding, or was a throat squeezed, a head struck, a baby shaken?",
        "Rispondi con precisione, se puoi. Qualcuno perde sangue, o c’è stata una stretta alla gola, un colpo alla testa, un bambino scosso?",
      ),
    ],
    alone: [
      b(
        "Is anybody with you who can help, other than the person concerned?",
        "C’è con te qualcuno che può aiutarti e che non sia la persona coinvolta?",
      ),
      b(
        "It is easier to bear with a second adult. Is there one with you, or on the way?",
        "Con un altro adulto si regge meglio. Ce n’è uno lì con te, o sta arrivando?",
      ),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this, out of earshot of the others?",
        "Potresti chiamare uno dei numeri qui accanto, dove gli altri non ti sentono?",
      ),
      b(
        "At the numbers beside this one may also say that one has hurt somebody, or might. Would you ring today?",
        "Ai numeri qui accanto si può dire anche questo: ho fatto del male, o temo di farne. Chiameresti oggi?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Near you, so put a door between you, without a last word: another room, the stairs, a walk round the block. If they want to leave, let them, with phone and keys.",
        "È vicino, allora metti una porta tra voi, senza un’ultima parola: un’altra stanza, le scale, un giro dell’isolato. Se vuole andarsene, lascia che vada, con telefono e chiavi.",
      ),
      b(
        "So there is no distance yet. If it is a baby or small child: on its back in the cot, and you in the next room until another adult comes. If it is a grown-up, out of the house, now.",
        "Quindi non c’è ancora distanza. Se è un neonato o un bambino piccolo: supino nel lettino, e tu nella stanza accanto finché arriva un altro adulto. Se è una persona adulta, fuori di casa, adesso.",
      ),
    ],
    now_no: [
      b(
        "Not near you. Leave it like that for today: no visit, no call, no waiting at a door. Distance protects the two of you as long as it lasts.",
        "Non è vicino a te. Per oggi lascia le cose così: niente visite, niente chiamate, niente attese sotto casa. La distanza protegge tutti e due, finché dura.",
      ),
      b(
        "Good, there is room between you. Use it to bring the body down first: walk, cold water on the face, no alcohol, and not one message until tomorrow.",
        "Bene, tra voi c’è spazio. Usalo per calmare prima di tutto il corpo: una camminata, acqua fredda sul viso, niente alcol, e fino a domani nemmeno un messaggio.",
      ),
    ],
    hurt_yes: [
      b(
        "Then that goes before everything: the emergency number beside this, now. Say truthfully what happened, so that they know where to look. With a throat, a head or a shaken baby, every minute counts.",
        "Allora questo passa davanti a tutto: il numero di emergenza qui accanto, adesso. Di’ con esattezza che cosa è successo, così sanno dove guardare. Se c’entrano la gola, la testa o un bambino scosso, conta ogni minuto.",
      ),
      b(
        "If somebody is hurt, it isn’t for you to judge how badly; let a doctor do that, at once. If your being there frightens them, call help and wait outside. If the injury is yours, the same holds.",
        "Se qualcuno è ferito, non sta a te giudicare quanto: lo dica un medico, subito. Se la tua presenza fa paura, chiama i soccorsi e aspetta fuori. Se la ferita è tua, vale lo stesso.",
      ),
    ],
    hurt_no: [
      b(
        "No injury, as far as one can see. Anyone who had hands on the throat, and any baby that was shaken, needs a doctor at once all the same, even when they seem quite well.",
        "Nessuna ferita, a quanto si vede. Chi ha subito una stretta al collo, o un neonato che è stato scosso, ha comunque bisogno subito di un medico, anche se sembra stare bene.",
      ),
      b(
        "Nobody is hurt, and it can stay like that. Whatever could wound, a weapon above all, belongs with somebody else or where you can’t get at it. And nothing to drink in the next hours.",
        "Nessuno ha ferite, e così può restare. Ciò che può ferire, e un’arma più di tutto, va affidato a qualcun altro o chiuso dove non arrivi. E nelle prossime ore non bere.",
      ),
    ],
    nobody: [
      b(
        "Nobody with you. Then let it be a voice: on the telephone or in a chat there are people who listen to this, too, and who neither shout nor look away.",
        "Con te non c’è nessuno. Allora può esserci una voce: al telefono o in chat c’è chi ascolta anche questo, senza gridare e senza voltarsi dall’altra parte.",
      ),
      b(
        "No one there. Go where people are: a café, a station, a bench in a busy street. Among strangers the hours pass with less risk, and a counsellor can keep you company by telephone. A small child is not left alone for it.",
        "Lì non c’è nessuno. Vai dove c’è gente: un bar, una stazione, una panchina in una via affollata. Tra estranei le ore passano con meno rischi, e al telefono una persona può farti compagnia. Un bambino piccolo, però, non va lasciato in casa senza nessuno.",
      ),
    ],
    somebody: [
      b(
        "Good. Say it to them without detours: “I hurt somebody, or I could. Please stay with me and keep the keys.” That is no task for a child, nor for the person concerned.",
        "Bene. Dillo senza giri di parole: «Ho fatto del male a qualcuno, o potrei farne. Resta con me e tieni tu le chiavi». Non è un compito per un bambino, né per la persona coinvolta.",
      ),
      b(
        "There is somebody, and they can take something off you: put you up tonight, look after the children, keep what must not be within reach. They need neither judge you nor defend you.",
        "Qualcuno c’è, e può darti una mano davvero: ospitarti stanotte, occuparsi dei bambini, portare via quello che non deve starti vicino. Non deve giudicarti, e neppure difenderti.",
      ),
    ],
    call_yes: [
      b(
        "So you mean to ring; that is a beginning. The first sentence can be: “I hurt somebody, and it must not happen again.” Go outside for it, so that nobody at home has to listen.",
        "Chiami, ed è un inizio. La prima frase può essere: «Ho fatto del male a una persona e non deve succedere più». Esci per telefonare, così in casa nessuno è costretto a sentire.",
      ),
      b(
        "Then ring while you feel able to. “I’m afraid of what I might do” is enough. Don’t skip the worst part; with the whole story they can help better. Ask, too, where people who hurt others learn to stop.",
        "Allora chiama adesso, finché te la senti. Come inizio basta: «Ho paura di quello che potrei fare». Non saltare la parte peggiore: con la storia intera ti aiutano meglio. Chiedi anche dei percorsi per chi fa del male.",
      ),
    ],
    call_no: [
      b(
        "Not by telephone, you say. Some places answer in writing as well, and to a doctor one can say across the desk: “I use violence, and I want to stop.” Doctors hear that more often than one thinks.",
        "La telefonata no. In certi posti rispondono anche per iscritto, e a un medico si può dire di persona: «Uso la violenza e voglio smettere». Lo sentono più spesso di quanto si creda.",
      ),
      b(
        "Ringing is too much; perhaps out of shame, or for fear of what follows. Then one sentence to one person you respect. And if it rises again, the emergency number is there before anything happens, too.",
        "Chiamare non vuoi; forse c’entra la vergogna, o la paura delle conseguenze. Allora una frase sola, a una persona che stimi. E se la rabbia sale di nuovo, il numero di emergenza vale anche prima che accada qualcosa.",
      ),
    ],
    unsure: [
      b(
        "You don’t know which it is. As long as that is so, behave as if it could happen: away from each other, nothing to drink, no weapon in reach, no talk about what divides you.",
        "Non hai una risposta. Finché è così, fai come se potesse succedere: a distanza, niente alcol, nessuna arma a portata, nessun discorso su quello che vi divide.",
      ),
      b(
        "It is unclear, then. Through anger or shame one sees badly. A doctor or a counsellor, from outside, sees more; until somebody has looked at it with you, better a little too much distance.",
        "Non è chiaro, dunque. Con la rabbia o la vergogna di mezzo si vede male. Da fuori, un medico o chi ascolta per mestiere vede di più; fino ad allora, meglio un po’ di distanza in più.",
      ),
    ],
    minimise: [
      b(
        "I have heard the reason. Drink, tiredness or an insult can explain how it got so far; they don’t move the hand. It is yours, and that also means that you can stop it.",
        "La ragione l’ho sentita. L’alcol, la stanchezza, un’offesa possono spiegare come ci si è arrivati; la mano però non la muovono loro. È la tua, e vuol dire anche che puoi fermarla tu.",
      ),
      b(
        "Perhaps it seemed little, or was said in jest, or both of you shouted. From the other side it may look quite different. I won’t argue about it, and I won’t close it for that either.",
        "Magari è sembrata poca cosa, o detta per ridere, o gridavate in due. Vista dall’altra parte può essere molto diversa. Non mi metto a discutere, ma nemmeno la chiudo per questo.",
      ),
    ],
    says_safe: [
      b(
        "If it is calm, good. It has to be calm for the others as well, so I keep this open. If it was something else or is over, a button beside this closes it, or: “I meant something else, nobody is in danger.”",
        "Se c’è calma, bene. Deve esserci anche per gli altri, perciò lascio aperto. Se era altro o se è finita, chiude un pulsante qui accanto, oppure: «Parlavo di un’altra cosa, nessuno è in pericolo».",
      ),
      b(
        "You are all right, and I’m glad of that. How the other person is, I can’t see from here. When it is true, one clear sentence ends this, such as “it was a misunderstanding, everyone is safe”; so do the buttons.",
        "Tu stai bene, e mi fa piacere. Come stia l’altra persona, da qui non lo vedo. Quando è vero, basta una frase chiara, come «era un malinteso, sono tutti al sicuro»; oppure i pulsanti.",
      ),
    ],
    more: [
      b(
        "I have read it to the last word. Honesty undoes nothing, but without it nothing would change. The people at home needn’t be the ones who hear it.",
        "L’ho letto fino all’ultima parola. La sincerità non cancella niente, ma senza non cambierebbe nulla. Non devono essere le persone di casa ad ascoltarlo.",
      ),
      b(
        "I take it in, and add one thing: if it comes more often, harder, nearer to a throat or to a weapon, the danger grows too. Then help is for today and not for some time or other.",
        "Ne tengo conto, e aggiungo una cosa: se succede più spesso, più forte, più vicino alla gola o a un’arma, cresce anche il pericolo. Allora l’aiuto serve oggi, non un giorno o l’altro.",
      ),
      b(
        "Whatever came before, I’m not looking for who was right. I look at who could be hurt next, and at what you can do in the coming hour so that nobody is.",
        "Qualunque cosa ci fosse prima, non cerco chi aveva ragione. Guardo a chi potrebbe andarci di mezzo, e a che cosa puoi fare tu, nella prossima ora, perché non accada.",
      ),
    ],
    no_plan: [
      b(
        "I’m not preparing a talk with this person, nor an apology. However well it is meant, it can press them to forgive or to keep silent. First come distance, and somebody who works with people who hurt others.",
        "Un discorso con questa persona non lo preparo, e nemmeno delle scuse. Anche dette con le migliori intenzioni, possono spingere a perdonare o a tacere. Prima servono la distanza e un colloquio con chi aiuta le persone che fanno del male.",
      ),
      b(
        "Nothing will be sent from here for now. Somebody who has been frightened can’t answer freely. Put on paper what you would say, keep it, and take it along to a doctor or a counsellor.",
        "Per ora da qui non parte nessun messaggio. Chi ha avuto paura non può rispondere liberamente. Scrivi su un foglio quello che diresti, tienilo, e portalo da un medico o in un centro di ascolto.",
      ),
      b(
        "No meeting and no plan that touches this person, as long as somebody could come to harm. What can be planned is your part: where you sleep, who keeps what is dangerous, whom you ring when the anger rises.",
        "Finché qualcuno è in pericolo, da me non vengono incontri né piani che riguardino questa persona. Si può invece decidere la tua parte: dove dormi, a chi affidi ciò che è pericoloso, chi chiami quando ti monta la rabbia.",
      ),
    ],
    goodbye: [
      b(
        "You’re going. Then go the way that leads away from that person, even if it is late or cold. This page can be left at once, and opened again somewhere else.",
        "Vai, allora, ma dalla parte opposta a quella persona, anche se è tardi o fa freddo. Questa pagina si lascia in un attimo e si riapre altrove.",
      ),
      b(
        "If you say goodbye because you can’t bear yourself just now, don’t stay alone with it: the emergency number beside this is for you as well. If you only have to leave, take care, and keep away from that person.",
        "Se saluti perché adesso non sopporti più niente di te, cerca subito qualcuno: il numero di emergenza qui accanto vale anche per te. Se invece devi soltanto andare, abbi cura di te, e non tornare da quella persona.",
      ),
    ],
  },
  stay: [
    b(
      "I stay, whatever you write, and I’ll say neither “it’s nothing” nor “it’s too late”. Write, be silent, walk up and down. I don’t count the minutes.",
      "Resto, qualunque cosa tu scriva, e non dirò né «non è niente» né «ormai è tardi». Scrivi, taci, cammina avanti e indietro. I minuti non li conto.",
    ),
    b(
      "One small step, a few minutes long: empty the bottle into the sink, and ask somebody to take away whatever could wound. With empty hands anger passes sooner.",
      "Un piccolo passo, di pochi minuti: svuota la bottiglia nel lavandino e chiedi a qualcuno di portare via quello che può ferire. A mani vuote la rabbia passa prima.",
    ),
    b(
      "Tonight, sleep elsewhere if you can: with friends, with family, in a rented room. If there is a child to look after, let somebody come to you instead. What has to be settled waits for daylight and for help.",
      "Stanotte dormi altrove, se puoi: da amici, da parenti, in una camera in affitto. Se c’è un bambino a cui badare, fai venire qualcuno da te. Quello che c’è da chiarire aspetta il giorno, e un aiuto.",
    ),
    b(
      "You may speak of something else: cooking, a match, something you make with your hands. It takes the heat out of the hour. The other thing remains open, and isn’t made good by that.",
      "Puoi anche parlare d’altro: di cucina, di una partita, di un lavoro fatto con le mani. La tensione scende un po’. Il resto però rimane aperto, e non si ripara così.",
    ),
    b(
      "One thing I can’t do: sit across from you, week after week, until something changes. There are counsellors who do, and with them one practises stopping. At the numbers beside this you can ask where to begin.",
      "Una cosa non la so fare: sedermi di fronte a te, settimana dopo settimana, finché qualcosa cambia. C’è chi lo fa per mestiere, e insieme ci si esercita a fermarsi. Ai numeri qui accanto puoi chiedere da dove si comincia.",
    ),
  ],
};
