import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const MINOR: CareTexts = {
  open: [
    b(
      "You did right to say it. It isn’t your fault, whatever came before. This app is made for grown-ups, but I’m not sending you away. I stay here, and we look for people who can help you.",
      "Hai fatto bene a dirlo. Non è colpa tua, qualunque cosa sia successa prima. Questa app è fatta per i grandi, ma io non ti mando via: resto qui, e cerchiamo insieme chi può aiutarti.",
    ),
    b(
      "I believe you. Nobody is allowed to hurt you, to scare you, or to touch you when you don’t want it: no parent, no friend, nobody you love. If it happens, the blame is on the one who does it.",
      "Io ti credo. Nessuno ha il diritto di farti del male, farti paura o toccarti quando non vuoi: né in casa, né tra amici, né in una storia d’amore. Se succede, la colpa è di chi lo fa.",
    ),
    b(
      "Thank you for telling me. That is a lot to keep inside at your age, and it isn’t your job to put it right. There are grown-ups who help with exactly such things. You can stay here, even though the app is for adults.",
      "Grazie di avermelo raccontato. È tanto da tenersi dentro alla tua età, e non tocca a te sistemarlo. Ci sono adulti che aiutano proprio in cose così. Qui puoi restare, anche se l’app è per adulti.",
    ),
  ],
  acute: [
    b(
      "First, only the next minutes. If you can get out safely, go where people are: a neighbour, a shop, a bus. If you can’t, ring the emergency number beside this. Say where you are and how old you are; whispering is fine.",
      "Adesso contano solo i prossimi minuti. Se puoi uscire senza rischi, vai dove c’è gente: dai vicini, in un negozio, su un autobus. Se non puoi, chiama il numero di emergenza qui accanto. Di’ dove sei e quanti anni hai; va bene anche sottovoce.",
    ),
    b(
      "This is an emergency, and the number for it is for children and teenagers, too. Don’t argue, don’t explain, just get away from there if you can. If somebody squeezed your throat, hit your head or injured you, see a doctor today, even if it feels fine now.",
      "È un’emergenza, e quel numero è anche per bambini e ragazzi. Non rispondere e non spiegare: se puoi, allontanati e basta. Se qualcuno ti ha stretto il collo, colpito la testa o fatto una ferita, oggi ti deve vedere un medico, anche se sembra passato.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. Words like these shouldn’t stay without an answer. You can tell me how it is now, in any way you like, even in half a sentence.",
      "{day} hai scritto: «{quote}». Parole così non devono restare senza risposta. Puoi dirmi com’è adesso, come ti viene, anche con mezza frase.",
    ),
    b(
      "{day} you wrote: “{quote}”. At your age nobody should have to carry that around. It was right to put it into words, and there are grown-ups who will take them seriously.",
      "{day} hai scritto: «{quote}». Alla tua età nessuno dovrebbe portarsi addosso una cosa simile. È stato giusto scriverla, e ci sono adulti che la prendono sul serio.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is the person who hurts or scares you near you at this moment?",
        "La persona che ti fa male o ti fa paura è vicino a te in questo momento?",
      ),
      b(
        "A yes or a no is enough. Is this person in the same place as you right now?",
        "Basta un sì o un no. Adesso questa persona è nello stesso posto dove sei tu?",
      ),
    ],
    who: [
      b(
        "Is there a grown-up you trust and could tell today?",
        "C’è un adulto di cui ti fidi e a cui potresti dirlo oggi?",
      ),
      b(
        "A teacher, a doctor, an aunt, a friend’s parents: is there one you could talk to?",
        "Un’insegnante, un medico, una zia, i genitori di un amico: c’è qualcuno con cui potresti parlare?",
      ),
    ],
    call: [
      b(
        "The line for children and teenagers beside this is free. Could you call it, or write to it?",
        "La linea per bambini e ragazzi qui accanto è gratuita. Potresti chiamare, o scrivere?",
      ),
      b(
        "On the free line they listen to small worries and to big ones. Would you try it today?",
        "Alla linea gratuita ascoltano le cose piccole e quelle grandi. Oggi ci proveresti?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Near you, so be careful. Nothing here has to be answered at once. Turn the screen away or close the page, and come back when nobody can see it. If there is danger, go to people or ring the emergency number.",
        "È lì, quindi attenzione. Qui non devi rispondere subito. Gira lo schermo o chiudi la pagina, e torna quando non ti vede nessuno. Se c’è pericolo, vai tra la gente o chiama il numero di emergenza.",
      ),
      b(
        "So this person is there now. Act the way you always do, and don’t say that you told someone. Keeping still to stay safe doesn’t mean that you agree. As soon as you can, go where others are.",
        "Allora adesso questa persona è con te. Comportati come sempre e non dire che ne hai parlato. Se stai in silenzio per proteggerti non vuol dire che ti va bene. Appena puoi, vai dove ci sono altri.",
      ),
    ],
    now_no: [
      b(
        "Good, not near you now. That gives you a bit of quiet. Breathe out, drink some water, and use the time to tell a grown-up before you see this person again.",
        "Bene, adesso non è lì. Hai un po’ di calma. Respira, bevi un po’ d’acqua, e usa questo tempo per dirlo a un adulto prima di rivedere questa persona.",
      ),
      b(
        "Not there; I’m glad of that. If you can choose, don’t be alone with this person today. Your reason needn’t be true: homework, a stomach ache, a friend who is waiting.",
        "Non c’è, meno male. Se puoi scegliere, oggi non restare a tu per tu con questa persona. La scusa può anche essere inventata: i compiti, il mal di pancia, qualcuno che ti aspetta.",
      ),
    ],
    nobody: [
      b(
        "Nobody right now. One call can change that: on the free line a grown-up listens to you and takes you seriously. You don’t have to say your name, and you can hang up whenever you want.",
        "Adesso nessuno. Una chiamata può cambiare le cose: alla linea gratuita c’è un adulto che ti ascolta sul serio. Non devi dire il tuo nome, e puoi riattaccare quando vuoi.",
      ),
      b(
        "No one you know, then. That doesn’t mean that you don’t matter. Some grown-ups you only meet when you knock at their door: the counsellor at school, a doctor, somebody in a chat for young people.",
        "Nessuno che conosci, allora. Non vuol dire che non conti niente. Certi adulti li incontri solo se bussi: lo psicologo della scuola, una dottoressa, chi risponde in una chat per ragazzi.",
      ),
    ],
    somebody: [
      b(
        "There is someone, good. One sentence is enough: “Something bad is happening to me and I need help.” If it’s too hard to say, write it on paper and hand it over.",
        "Qualcuno c’è, ed è importante. Per cominciare puoi dire: «Mi sta succedendo una cosa brutta e ho bisogno di aiuto». Se a voce è difficile, scrivilo su un foglio e consegnalo.",
      ),
      b(
        "So there is a grown-up for this. Today is better than later, and far from whoever hurts you. If the first one doesn’t listen or doesn’t believe you, that isn’t because of you: tell the next one.",
        "Allora un adulto c’è. Oggi è meglio che più avanti, e lontano da chi ti fa del male. Se il primo non ascolta o non ci crede, non dipende da te: dillo a un altro.",
      ),
    ],
    call_yes: [
      b(
        "Good that you want to try. As a rule nobody there tells your parents without asking you first; in serious danger, of life above all, that can be different. You may ask about it before you say your name.",
        "Bene, ci provi. Di solito lì nessuno avvisa i tuoi genitori senza prima chiederlo a te; in un pericolo grave, soprattutto di vita, può essere diverso. Puoi domandarlo subito, prima di dire come ti chiami.",
      ),
      b(
        "You’ll do it, then. Look for a quiet place: a park, the school yard, the room of somebody you trust. You needn’t prepare anything. If you cry or no words come, they wait for you.",
        "Allora lo fai. Cerca un posto tranquillo: un parco, il cortile della scuola, la camera di qualcuno di cui ti fidi. Non serve preparare niente. Se ti viene da piangere o le parole non escono, ti aspettano.",
      ),
    ],
    call_no: [
      b(
        "You don’t want to call, and that’s okay. Many lines for young people have a chat, where no one hears you. Or show a teacher or a doctor this sentence: “Please help me, I’m not safe.”",
        "Non vuoi telefonare, e va bene. Molte linee per ragazzi hanno una chat, dove nessuno ti sente. Oppure fai leggere a un insegnante o a un medico questa frase: «Per favore mi aiuti, non sono al sicuro».",
      ),
      b(
        "No call, then. If you’re afraid that they’ll find out at home: mostly you are asked first who may know, except in serious danger. If things get bad, run to people or use the emergency number.",
        "Niente chiamata, allora. Se hai paura che a casa lo scoprano: quasi sempre chiedono prima a te chi può saperlo, tranne se il pericolo è grave. Se si mette male, corri dove c’è gente o usa il numero di emergenza.",
      ),
    ],
    unsure: [
      b(
        "You don’t know, and that’s a real answer. It may be all mixed up: you like this person and you’re afraid. Both can be true. A grown-up who helps young people can look at it with you, bit by bit.",
        "Non lo sai, e anche questa è una risposta. Può essere tutto mescolato: vuoi bene a questa persona e ne hai paura. Possono essere vere tutte e due le cose. Un adulto che aiuta i ragazzi può guardarci con te, un pezzetto alla volta.",
      ),
      b(
        "It’s fine not to be sure. You need no proof and no right word for it. If it gives you a stomach ache or makes you want to hide, that is reason enough to tell somebody.",
        "Va bene anche non sapere. Non ti servono prove, e nemmeno la parola giusta. Se ti fa venire il mal di pancia o la voglia di nasconderti, è già un buon motivo per dirlo a qualcuno.",
      ),
    ],
    minimise: [
      b(
        "Maybe it was meant as fun, or there was alcohol. But it’s only a game when everyone is laughing. If it hurt you or scared you, it counts, and you may say so.",
        "Magari voleva essere un gioco, o c’era di mezzo l’alcol. Però un gioco è un gioco solo se ridono tutti. Se ti ha fatto male o paura, conta, e lo puoi dire.",
      ),
      b(
        "You may think that you started it. Lots of people your age think so. Even if you broke a rule, talked back or first said yes, nobody gets the right to hurt you because of that.",
        "Forse pensi che sia partito da te. Alla tua età lo pensano in tanti. Anche se hai rotto una regola, risposto male o prima detto di sì, niente di questo autorizza qualcuno a farti del male.",
      ),
    ],
    says_safe: [
      b(
        "That’s good to hear. I keep this open until I’m sure that I understood you. If it was something else, or if it’s over, press a button beside this or write: “it was a misunderstanding, everybody is safe”.",
        "Mi fa piacere saperlo. Tengo aperto finché non è chiaro che ti ho capito. Se era un’altra cosa, o se è passata, premi un pulsante qui accanto o scrivi: «era un malinteso, sono tutti al sicuro».",
      ),
      b(
        "Okay, and I’m glad. I only go on to other things when you tell me clearly that it was different or that it has stopped, in words or with a button. If it changes, you can write to me again.",
        "Ok, ne sono felice. Passo ad altro solo quando mi dici chiaramente che era diverso o che è finita, a parole o con un pulsante. Se poi le cose cambiano, puoi scrivermi di nuovo.",
      ),
    ],
    more: [
      b(
        "Thank you, I’ve read it all. You decide how much you tell; it is already enough to ask for help. If your body was hurt, or touched against your will, a doctor can help, best in the first three days and later, too.",
        "Grazie, ho letto tutto. Quanto raccontare lo decidi tu: per chiedere aiuto è già abbastanza. Se qualcuno ti ha fatto male o toccato contro la tua volontà, un medico può aiutarti, meglio entro tre giorni ma anche dopo.",
      ),
      b(
        "That is hard, and it’s good that it’s out. If somebody told you to keep it secret: a secret that hurts or scares you may be told. You aren’t betraying anyone.",
        "È dura, ed è un bene tirarla fuori. Se qualcuno ti ha detto di tenere il segreto: un segreto che fa male o fa paura si può raccontare. Non tradisci nessuno.",
      ),
      b(
        "I believe this part as well. If there are messages or pictures, don’t delete them and don’t send them on; look at them with a grown-up who helps you. Whatever you sent, nobody may threaten you with it.",
        "Credo anche a questo. Se ci sono messaggi o foto, non cancellarli e non girarli ad altri: guardali con un adulto che ti aiuta. Qualunque cosa tu abbia mandato, nessuno può usarla per minacciarti.",
      ),
    ],
    no_plan: [
      b(
        "I won’t plan a talk with this person with you now. If someone hurts you, talking to them by yourself can be dangerous. That is a job for grown-ups, not for you.",
        "Adesso non preparo con te un discorso a questa persona. Se qualcuno ti fa del male, andarci a parlare può essere pericoloso. È un compito da adulti, non tuo.",
      ),
      b(
        "I’m not writing that message for you. It could make this person angry, or be used against you. Here is a sentence for a grown-up instead: “I have to tell you something, please don’t be cross.”",
        "Quel messaggio non te lo scrivo: questa persona potrebbe arrabbiarsi, o usarlo contro di te. Ecco invece una frase per un adulto: «Devo dirti una cosa, per favore non arrabbiarti».",
      ),
      b(
        "I won’t plan a meeting, and no secret running away either: out there, with nobody, it can get worse. The line for children can help to find a safe place, also for a night. If you must get out now, ring the emergency number.",
        "Non preparo un incontro, e nemmeno una fuga di nascosto: fuori, senza nessuno, può andare peggio. La linea per bambini e ragazzi può aiutarti a trovare un posto sicuro, anche per una notte. Se devi uscire subito, chiama il numero di emergenza.",
      ),
    ],
    goodbye: [
      b(
        "Bye for now, and take care. If somebody looks at your phone, delete this page from the history. There’s a button to leave at once, and you don’t need any last words.",
        "Ciao, e fai attenzione. Se qualcuno ti guarda il telefono, togli questa pagina dalla cronologia. Per uscire subito c’è un pulsante: premilo senza salutare.",
      ),
      b(
        "Okay, go. If someone comes in, just close this; I don’t mind. Clear the traces of this page later, when nobody is looking. You can write again, even after a long time.",
        "Va bene, vai. Se entra qualcuno chiudi e basta, io non me la prendo. Le tracce di questa pagina le togli dopo, quando nessuno guarda. Puoi tornare a scrivere anche tra molto tempo.",
      ),
    ],
  },
  stay: [
    b(
      "I’m staying. You can write one word or a hundred, or none at all for a while. You’re not getting on my nerves.",
      "Io non vado via. Puoi scrivere una parola, cento, o per un po’ nessuna. Non mi dai fastidio.",
    ),
    b(
      "A small step: agree on a secret word with a grown-up you trust, a word that means “come and get me”. You can send it any time, and nobody else understands it.",
      "Un passo piccolo: scegli con un adulto di cui ti fidi una parola segreta che vuol dire «vieni a prendermi». La puoi mandare in ogni momento, e nessun altro la capisce.",
    ),
    b(
      "For tonight: charge your phone and keep it by you, and think of one door or one neighbour you could go to. If you can, sleep near someone who makes you feel safe. The emergency number answers in the middle of the night, too.",
      "Per questa notte: tieni il telefono carico e a portata di mano, e pensa a una porta a cui potresti bussare. Se si può, dormi accanto a chi ti fa stare al sicuro. Il numero di emergenza risponde anche a notte fonda.",
    ),
    b(
      "We can talk about other things as well: a game, a song, an animal, whatever makes you laugh. That’s allowed, even on a bad day. What you told me stays open here.",
      "Possiamo parlare anche d’altro: un gioco, una canzone, un animale, quello che ti fa ridere. Si può, anche in una giornata brutta. Quello che mi hai detto qui resta aperto.",
    ),
    b(
      "I’m only a program. I can’t sit next to you or ring at a door; a real person can. On the free line there are grown-ups for children and teenagers, even for those who don’t know how to begin.",
      "Io sono solo un programma: non posso sedermi accanto a te né suonare a una porta; una persona vera sì. Alla linea gratuita ci sono adulti per bambini e ragazzi, anche per chi non sa come cominciare.",
    ),
  ],
};
