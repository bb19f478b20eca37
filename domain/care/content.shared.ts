import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";

/** Texts used on every path. */

/** Reply to thanks. */
export const THANKS: readonly Bilingual[] = [
  b(
    "I’m glad you wrote it here. I’ll stay for as long as you want to write, and the numbers beside this stay too, for any hour when you’d rather hear a voice.",
    "Mi fa piacere che tu l’abbia scritto qui. Rimango finché hai voglia di scrivere; e i numeri qui accanto restano a disposizione per quando vorrai sentire una voce.",
  ),
  b(
    "You’re welcome, truly. I’m not going away, and with me you need neither hurry nor good manners. Whoever answers at the numbers beside this is there to listen as well.",
    "Non c’è di che, davvero. Io non me ne vado, e con me non servono né la fretta né le buone maniere. Anche chi risponde ai numeri qui accanto è lì per ascoltare.",
  ),
  b(
    "That is kind, and good to read. We can go on slowly. Should I not be enough, which may well be, the numbers beside this lead to people.",
    "È bello leggerlo. Possiamo andare avanti con calma. E se io non basto, cosa possibile, ai numeri qui accanto trovi persone in carne e ossa.",
  ),
];

/** Reply to “you’re a bot”, “stop asking”, “useless”. It may contain a question, which need not be answered. */
export const ANGRY: readonly Bilingual[] = [
  b(
    "Yes, I’m a program, and I can’t feel what you feel. My questions may go unanswered; write whatever you want instead. At the numbers beside this there is a human being.",
    "Sì, sono un programma, e quello che provi non lo posso provare. Alle mie domande puoi non rispondere: scrivi pure quello che vuoi. Ai numeri qui accanto c’è una persona.",
  ),
  b(
    "Being angry with me is all right. Questions from a machine get tiresome, so skip those that bother you and just write, or leave it. The numbers beside this take you to somebody who isn’t a machine.",
    "Puoi arrabbiarti con me, va bene. Le domande di una macchina stancano: salta quelle che ti danno fastidio e scrivi e basta, se vuoi. Con i numeri qui accanto arrivi a qualcuno che macchina non è.",
  ),
  b(
    "You’re right, it isn’t much. A program reads and answers, and there it ends. If you only want to put words somewhere, do that here; for the rest, the person who picks up at the numbers beside this is worth more.",
    "Hai ragione, è poco. Un programma legge e risponde, e lì si ferma. Se vuoi solo mettere giù delle parole, fallo qui; per il resto vale di più la persona che risponde ai numeri qui accanto.",
  ),
  b(
    "I hear that this doesn’t help. I’ll ask little, and nothing here has to be answered. You can simply write on, about anything, or speak with a person at one of the numbers beside this.",
    "Ho capito: così non ti serve. Chiederò poco, e qui niente esige una risposta. Puoi continuare a scrivere, di qualsiasi cosa, o parlare con una persona a uno dei numeri qui accanto.",
  ),
];

/** Reply to practical questions: what happens, who will know, what it is called. */
export const PRACTICAL: readonly Bilingual[] = [
  b(
    "In general it goes like this: somebody picks up and listens. You may stay without a name, tell as much as you choose and hang up when you want. A life in danger is another matter: then the emergency number sends help.",
    "Di solito funziona così: qualcuno risponde e ascolta. Puoi non dire il tuo nome, scegli che cosa raccontare e riattacchi quando vuoi. Se una vita è in pericolo è un’altra cosa: il numero di emergenza manda soccorsi.",
  ),
  b(
    "Usually it stays between you and whoever listens, and you can ask about that first, before giving a name. A life or a child in danger can be an exception; the emergency number is there for that. What you tell, and when you stop, is up to you.",
    "Di regola resta tra te e chi ascolta, e puoi chiederlo subito, ancora prima di dire come ti chiami. Può fare eccezione una vita o un bambino in pericolo: per questo c’è il numero di emergenza. Che cosa dire e quando chiudere lo scegli tu.",
  ),
  b(
    "You needn’t know what it is called before you ask; that becomes clearer with somebody who listens. No name is required, you decide, and you can break off. With a life in danger the emergency number comes first, and there they act.",
    "Per chiedere non serve sapere che nome dargli: lo si capisce insieme, con chi ascolta. Non occorre presentarsi, decidi tu, e puoi interrompere. Con una vita in pericolo viene prima il numero di emergenza, e lì intervengono.",
  ),
];

/** Reply to another subject. */
export const OTHER_SUBJECT: readonly Bilingual[] = [
  b(
    "Of course, other things may have their place. If it concerns somebody else, that person has a page and a conversation of their own. What you told here stays open until you close it with a button beside this.",
    "Certo, c’è posto anche per altro. Se riguarda un’altra persona, ci sono la sua pagina e la sua conversazione. Quello che hai raccontato qui resta aperto, e lo chiudi soltanto tu, con i pulsanti qui accanto.",
  ),
  b(
    "Life goes on beside this, and you may speak of it. For another person, use the conversation that belongs to them. It doesn’t put away what you told me; you alone can do that, with the buttons.",
    "La vita intanto va avanti, e puoi parlarne. Per un’altra persona c’è la conversazione che la riguarda. Quello che mi hai detto, però, non finisce da parte: a chiuderlo puoi essere solo tu, con i pulsanti.",
  ),
  b(
    "So there is something else on your mind, too. Somebody else’s story is better told on that person’s page, where I can answer it. This one I leave open; the buttons beside the numbers are yours, for when you want to close it.",
    "Vedo che hai in mente anche altro. Se è la storia di qualcun altro, raccontala nella sua pagina: lì posso rispondere. Questa la lascio aperta; i pulsanti vicino ai numeri sono tuoi, per quando vorrai chiuderla.",
  ),
  b(
    "That matters as well, and it needn’t be lost. If there is another person in it, put it into the conversation about them, and come back when you like. This here remains open; nobody but you ends it, with a button.",
    "Conta anche quello, e non deve andare perso. Se c’entra un’altra persona, scrivilo nella conversazione che le appartiene e torna quando vuoi. Questo discorso rimane aperto: lo chiude un pulsante, e a premerlo sei tu.",
  ),
];

/** Asks back if a message may be an all-clear but is not plain; a “yes” ends the danger. */
export const CONFIRM: readonly Bilingual[] = [
  b(
    "I’d like to read you rightly. A plain sentence closes this, or a button beside the numbers. Is it so that nothing of the kind happened, or that it is over and nobody is in danger now, you included?",
    "Vorrei capirti bene. Per chiudere basta una frase chiara, o un pulsante vicino ai numeri. È così: non è successo niente del genere, oppure è finita e adesso nessuno è in pericolo, nemmeno tu?",
  ),
  b(
    "It sounds as if this could be closed, but I don’t want to guess. One clear sentence does it, or a button. Can you say yes to one of these: it never happened, or it is past and you are all safe?",
    "Sembra che si possa chiudere, ma non voglio tirare a indovinare. Basta una frase netta, o un pulsante qui accanto. Puoi dirmi di sì a una di queste due cose: non è mai accaduto, oppure è passata e siete tutti al sicuro?",
  ),
  b(
    "Before I turn to other things, one question and no more. A simple yes ends this, just as a button beside it or a plain sentence would. Is one of the two true: there was nothing of that sort, or it is over and you and all concerned are safe?",
    "Prima di passare ad altro, una domanda e nient’altro. Per chiudere va bene un semplice sì, come un pulsante o una frase precisa. È vera una delle due cose: non c’è stato niente di simile, oppure è finita e tu e gli altri siete al sicuro?",
  ),
];

/** After “it was a misunderstanding”, and after a “yes” to `CONFIRM`, which may also mean that it is over. */
export const CLEARED_MISTAKE: readonly Bilingual[] = [
  b(
    "Thank you for clearing that up; I take it just as you say it. Sorry for the alarm. Back to what you came for: what would you like to talk about?",
    "Grazie di averlo chiarito: lo prendo così come me lo dici. Mi dispiace per l’allarme. Torniamo a quello che ti interessava: di che cosa vorresti parlare?",
  ),
  b(
    "All right, then that is closed. Sorry if I asked too much; where certain words come up, I’d rather put one question too many. Where shall we pick up again?",
    "Va bene, allora è chiuso. Scusa se ho chiesto troppo: davanti a certe parole preferisco una domanda in più. Da dove riprendiamo?",
  ),
  b(
    "Understood, for me the matter ends here. Now it is the turn of what you really wanted to say. Begin wherever you like.",
    "Chiaro, per me la questione finisce qui. Ora tocca di nuovo a quello che volevi dirmi. Comincia pure da dove preferisci.",
  ),
  b(
    "That is plain enough, and you needn’t explain any further. Perhaps I startled you, and I’m sorry if so. Now to the rest: what was on your mind?",
    "Sono parole chiare, e non serve spiegare altro. Forse ti ho fatto preoccupare; in quel caso mi dispiace. Veniamo al resto: che cosa avevi in mente?",
  ),
];

/** After “it is over, and I am safe”. */
export const CLEARED_SAFE: readonly Bilingual[] = [
  b(
    "I’m glad that it’s over and that you are safe. What was lived through stays real, even now, and help stays there too, should you want it one day. What would you like to turn to?",
    "Che sia finita, e che tu sia al sicuro, è una bella notizia. Quello che è stato resta vero anche adesso, e l’aiuto rimane lì, se un giorno lo vorrai. Di che cosa ti va di parlare?",
  ),
  b(
    "That is good to hear, all of it. Being past doesn’t make it small. If it comes back, in a dream or in the middle of a street, there is help for afterwards, too. And now, what shall we talk about?",
    "Leggerlo fa bene. Che sia passata non la rende piccola. Se torna, in un sogno o in mezzo alla strada, l’aiuto c’è anche per il dopo. E ora, di che cosa parliamo?",
  ),
  b(
    "Then I close it, and gladly. You know what it was, and nobody can talk that away. Should anything change, write it here; whoever can help is still there. Go on with what you had in mind.",
    "Allora chiudo, e volentieri. Che cosa è stato lo sai tu, e nessuno può cancellarlo a parole. Se qualcosa cambia scrivilo qui: chi può aiutare c’è ancora. Riprendi pure da quello che avevi in mente.",
  ),
  b(
    "How good that there is calm now. A thing like that leaves its mark, and for the mark, too, one may ask for help, even after a long time. For the moment, everyday life may come back: where shall we begin?",
    "È un sollievo leggere che ora c’è pace. Una cosa così lascia il segno, e anche per quel segno si può chiedere aiuto, pure dopo molto tempo. Adesso può tornare la vita di tutti i giorni: da dove cominciamo?",
  ),
];

/** One danger has ended while another is open: one sentence, followed by the opening for the other. */
export const CLEARED_NEXT: readonly Bilingual[] = [
  b(
    "That is settled, then, but you wrote one more thing that I can’t pass over.",
    "Questo è a posto, ma hai scritto anche un’altra cosa su cui non posso sorvolare.",
  ),
  b(
    "I count that as closed; there remains something else you wrote that I can’t leave lying there.",
    "Quella la considero chiusa; ne rimane però una, tra le cose che hai scritto, che non posso lasciare lì.",
  ),
  b(
    "Good, that is cleared up, and still there is one thing in your words that we need to speak of.",
    "Bene, su questo ci siamo capiti, eppure di una cosa che hai scritto dobbiamo ancora parlare.",
  ),
];

/** The first reply if answers of the relationship assessment tell of danger; without a question, as one follows. */
export const FROM_ANSWERS: readonly Bilingual[] = [
  b(
    "In your answers about this relationship there is fear, or threat, or control. I won’t act as if I hadn’t seen it. Advice for the two of you can wait; how you are, and whether you are safe, comes first.",
    "Nelle tue risposte su questa relazione ci sono paura, minacce o controllo. Non faccio finta di niente. I consigli per voi due aspettano: prima viene come stai e se sei al sicuro.",
  ),
  b(
    "Some of what you chose in the questionnaire is not about how two people differ. Fear, threats and control wear one down, and no tip for getting along is an answer to them. So I put those tips away.",
    "Alcune risposte che hai dato al questionario non parlano di differenze tra due persone. La paura, le minacce, il controllo consumano, e nessun consiglio per andare d’accordo ne viene a capo. Per questo quei consigli li metto via.",
  ),
  b(
    "The questionnaire asked about your relationship, and you answered honestly, also where that is hard. Those answers tell of what ought not to be there between two people: fear, threats or control. I take them at their word.",
    "Il questionario chiedeva del vostro rapporto e hai risposto con sincerità, anche dove costa. Da quelle risposte escono cose che tra due persone non dovrebbero esserci: paura, minacce o controllo. Io ci credo.",
  ),
];

/** The first reply if something grave was written earlier that may not be quoted; without a question. */
export const FROM_LEFT_OUT: readonly Bilingual[] = [
  b(
    "There is something you wrote earlier that I can’t read past. I won’t repeat it here; perhaps you know already which words I mean. They come before today’s subject.",
    "C’è una cosa che hai scritto prima d’ora e su cui non posso passare oltre. Non la ripeto qui; forse sai già di quali parole parlo. Vengono prima dell’argomento di oggi.",
  ),
  b(
    "Before we go on: among the things you have written, one is grave. I leave it where it stands and quote nothing, but it wouldn’t be honest to carry on as though I hadn’t read it.",
    "Prima di continuare: tra le cose che hai già scritto ce n’è una grave. La lascio dov’è e non la cito, ma non sarebbe onesto andare avanti come se non l’avessi letta.",
  ),
];
