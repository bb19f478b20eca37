import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** What somebody complains of. */
export type Complaint = "bot" | "human" | "repeats" | "misunderstood" | "long" | "useless";

/** To a complaint: it is taken, and named. What is done differently follows. */
export const COMPLAINTS: Record<Complaint, readonly Bilingual[]> = {
  bot: [
    b(
      "True, I’m a program: I work from what you write and have no life of my own to compare it with.",
      "Vero, sono un programma: lavoro su quello che scrivi e non ho una vita mia con cui confrontarlo.",
    ),
    b(
      "Yes, a machine is answering you here, and it knows only what stands in this conversation and your notes.",
      "Sì, a rispondere è una macchina: conosce questa conversazione e le tue note, e basta.",
    ),
    b(
      "That’s right, no person is writing this. What I can do is sort things and find words.",
      "Esatto, qui non scrive una persona. Quello che so fare è mettere ordine e trovare parole.",
    ),
  ],
  human: [
    b(
      "Wanting a person for this makes sense. For a talk in confidence there are your doctor, a counselling or family advice centre, or somebody you trust who knows neither side too well.",
      "Volere una persona per questo ha senso. Per parlarne in confidenza ci sono il medico di base, il consultorio familiare, uno psicologo, o qualcuno di cui ti fidi e che non sta da nessuna delle due parti.",
    ),
    b(
      "I’m not one, and I can’t call one in. A counselling centre, your doctor or a level-headed friend can hear your voice, which I can’t.",
      "Io sono un programma. Un consultorio, il medico di base o un’amicizia con la testa sulle spalle ti ascoltano a voce, e fa differenza.",
    ),
  ],
  repeats: [
    b("You’re right, I was going in circles.", "Hai ragione, stavo girando in tondo."),
    b("Fair, that was the same thing again.", "È vero, era di nuovo la stessa cosa."),
    b("Yes, you had heard that already. I’ll leave it.", "Sì, l’avevi già sentito. Lo lascio stare."),
  ],
  misunderstood: [
    b("Then I took it the wrong way.", "Allora ho capito male."),
    b("I answered something you didn’t ask.", "Ho risposto a una cosa che non avevi chiesto."),
    b("That went past you; my mistake.", "Non era quello che volevi dire: errore mio."),
  ],
  long: [
    b("Too many words. Shorter, then.", "Troppe parole. Allora più corto."),
    b("Right, in brief.", "D’accordo, in breve."),
  ],
  useless: [
    b("So that was no use to you.", "Quindi non ti è servito."),
    b("That didn’t help; let me drop it and do something else.", "Non ti ha aiutato: lo lascio e faccio altro."),
    b("Understood: not what you needed.", "Ricevuto: non era quello che ti serviva."),
    b("It missed the mark, then.", "Allora non ci ho preso."),
  ],
};

/** After a complaint: the words themselves, a single step, or a choice. */
export const INSTEAD_WORDS: readonly Bilingual[] = [
  b("Only the words, then, for you to change:", "Allora solo le parole, da cambiare come vuoi:"),
  b("Something you can use as it is:", "Qualcosa che puoi usare così com’è:"),
];
export const INSTEAD_STEP: readonly Bilingual[] = [
  b("One single thing:", "Una cosa sola:"),
  b("Just this, then:", "Allora soltanto questo:"),
];
export const INSTEAD_CHOICE: readonly Bilingual[] = [
  b(
    "Which would be of use: words to send {name}, one step for today, or a look at it from the other side?",
    "Che cosa ti servirebbe: parole da mandare a {name}, un passo per oggi, o provare a vederla dall’altra parte?",
  ),
  b(
    "Tell me in one line what a good answer would give you: words, a decision, or somebody to listen.",
    "Scrivimi in una riga che cosa dovrebbe darti una buona risposta: parole, una decisione, o qualcuno che ascolta.",
  ),
  b(
    "What was the most important thing in what you wrote? I’ll answer that and nothing else.",
    "Qual era la cosa più importante in quello che hai scritto? Rispondo a quella e basta.",
  ),
];

/** To a correction; `{quote}` is what was said. */
export const CORRECTED: readonly Bilingual[] = [
  b("Thanks for putting that right: “{quote}”.", "Grazie della correzione: «{quote}»."),
  b(
    "“{quote}”: that changes it, and what I said before no longer holds.",
    "«{quote}»: così cambia, e quello che ho detto prima non vale più.",
  ),
  b(
    "I had that wrong, then. “{quote}”: I go by that now.",
    "Allora avevo capito male. «{quote}»: adesso parto da qui.",
  ),
];

/** To a changed mind. */
export const CHANGED: readonly Bilingual[] = [
  b(
    "All right, we leave the other idea. “{quote}”: let’s look at that.",
    "Va bene, lasciamo l’altra idea. «{quote}»: guardiamo questa.",
  ),
  b("You’re allowed to turn round. “{quote}” it is.", "Si può sempre cambiare strada. Allora: «{quote}»."),
  b(
    "So no longer that. “{quote}”: what made you change your mind?",
    "Dunque non più quello. «{quote}»: che cosa ti ha fatto cambiare idea?",
  ),
];

/** Earlier words against the newest ones. */
export const CONTRADICTS: readonly Bilingual[] = [
  b(
    "Earlier you wrote “{before}”, now “{quote}”. Which of them holds?",
    "Prima hai scritto «{before}», adesso «{quote}». Quale delle due vale?",
  ),
];

/** Goes on with what is told later on; `{quote}` is the newest. */
export const TAKES_UP: Record<"agreed" | "reaction" | "tried" | "time" | "other", readonly Bilingual[]> = {
  agreed: [
    b(
      "“{quote}”: that is movement. Thank {name} for it, and don’t ask for more on the same day.",
      "«{quote}»: qualcosa si è mosso. Ringrazia {name}, e per oggi non chiedere altro.",
    ),
    b(
      "Good: “{quote}”. Write it down with its day, so that neither of you has to remember it.",
      "Bene: «{quote}». Segnatelo con il giorno, così nessuno dei due deve tenerlo a mente.",
    ),
    b(
      "“{quote}”: then the hardest part is behind you. What remains is to see it happen.",
      "«{quote}»: allora il più è fatto. Adesso si tratta di vedere se succede davvero.",
    ),
  ],
  reaction: [
    b(
      "“{quote}”: so that is how {name} sees it, or wants it seen.",
      "«{quote}»: ecco come la vede {name}, o come vuole che si veda.",
    ),
    b("That was the answer, then: “{quote}”.", "La risposta è stata questa, dunque: «{quote}»."),
    b("{name}’s side of it is “{quote}”, as you tell it.", "Dalla parte di {name}, per come lo racconti: «{quote}»."),
  ],
  tried: [
    b(
      "You have tried that already (“{quote}”), so I won’t suggest it again.",
      "Questo l’hai già provato («{quote}»), quindi non te lo ripropongo.",
    ),
    b(
      "“{quote}”: that has been done, and it shows what doesn’t work.",
      "«{quote}»: questo è già stato fatto, e fa vedere che cosa non funziona.",
    ),
  ],
  time: [
    b(
      "“{quote}”: that is long enough to be more than a bad week.",
      "«{quote}»: è un tempo troppo lungo per essere solo una brutta settimana.",
    ),
    b(
      "The “{quote}” matters: what lasts asks for another step than what has just happened.",
      "Quel «{quote}» conta: quello che dura chiede un passo diverso da quello appena successo.",
    ),
  ],
  other: [
    b("“{quote}”: that belongs to it.", "«{quote}»: questo c’entra."),
    b("I add that to the rest: “{quote}”.", "Questo lo aggiungo al resto: «{quote}»."),
    b("“{quote}”. That makes it clearer.", "«{quote}». Così è più chiaro."),
    b("With “{quote}” it looks a little different.", "Con «{quote}» la cosa cambia un po’ aspetto."),
    b("Good that you mention it: “{quote}”.", "Bene che tu lo dica: «{quote}»."),
    b("“{quote}”, then.", "«{quote}», dunque."),
  ],
};

/** Where the situation was not recognised: what was understood, and one question with the user’s own words. */
export const HEARD_TELLS: readonly Bilingual[] = [
  b("What I take from it is “{quote}”.", "Quello che ne prendo è: «{quote}»."),
  b("“{quote}”: that is the part I would begin with.", "«{quote}»: comincerei da qui."),
  b("I stay with this sentence of yours: “{quote}”.", "Mi fermo su questa tua frase: «{quote}»."),
  b("The weight seems to lie on “{quote}”.", "Mi pare che il peso stia in «{quote}»."),
];
export const HEARD_ASKS: readonly Bilingual[] = [
  b(
    "You are asking about “{quote}”, and I’d rather know a little more than guess.",
    "La domanda è su «{quote}», e preferisco sapere qualcosa in più che tirare a indovinare.",
  ),
  b(
    "“{quote}”: I can think along once I know what stands in the way.",
    "«{quote}»: posso ragionarci con te quando so che cosa lo rende difficile.",
  ),
  b(
    "On “{quote}” I have no ready answer, so let’s build one.",
    "Su «{quote}» non ho una risposta pronta: costruiamola.",
  ),
];
/** The same where advice can be given at once. */
export const HEARD_ASKS_ON: readonly Bilingual[] = [
  b("“{quote}”: there is a way to go about that.", "«{quote}»: un modo c’è."),
  b("“{quote}”: I’d do that in a few steps.", "«{quote}»: lo farei in pochi passi."),
  b("On “{quote}” I can suggest an order.", "Per «{quote}» posso proporti un ordine."),
];
export const HEARD_YES_NO: readonly Bilingual[] = [
  b(
    "“{quote}”: with the little I know, I can only lean one way.",
    "«{quote}»: con il poco che so, posso solo dirti da che parte penderei.",
  ),
  b(
    "You want a yes or a no to “{quote}”, so here is where I’d stand.",
    "Su «{quote}» vuoi un sì o un no, quindi ti dico come la vedrei io.",
  ),
  b(
    "“{quote}”: that is yours to decide, and this is what I’d weigh.",
    "«{quote}»: decidi tu, e questo è quello che metterei sulla bilancia.",
  ),
];
export const HEARD_FUTURE: readonly Bilingual[] = [
  b(
    "“{quote}”: of all the questions this is the one that keeps you awake.",
    "«{quote}»: è la domanda che gira in testa più di tutte.",
  ),
  b("You ask “{quote}”, and it’s fair to ask.", "Chiedi «{quote}», ed è giusto chiederselo."),
  b("“{quote}”: I take that as it stands.", "«{quote}»: la prendo così com’è."),
];
export const HEARD_QUESTION: readonly Bilingual[] = [
  b(
    "What would you like to be different about it next week?",
    "Che cosa vorresti che fosse diverso, la settimana prossima?",
  ),
  b(
    "What has {name} said or done about it so far, as far as you know?",
    "Che cosa ha detto o fatto {name} finora, per quel che ne sai?",
  ),
  b("What have you tried already?", "Che cosa hai già provato?"),
  b(
    "What is the worst about it for you: the thing itself, or how it came about?",
    "Che cosa ti pesa di più: la cosa in sé, o come ci si è arrivati?",
  ),
  b("If you did nothing, what would happen?", "Se non facessi niente, che cosa succederebbe?"),
];

/** “Should I …?” where the situation was not recognised. */
export const LEAN_OPEN: readonly Bilingual[] = [
  b(
    "My leaning: do it if you could live with a no, and wait if only a yes would do. What would change that is knowing that {name} has no head for it this week.",
    "Io tenderei così: fallo se sapresti accettare un no, aspetta se ti andrebbe bene solo un sì. Cambierei idea se sapessi che {name} questa settimana ha altro per la testa.",
  ),
  b(
    "I lean towards the version you can take back: a question before a decision, and {name} before anybody else. Knowing more of the other side could change that.",
    "Io penderei per la versione che si può ritirare: una domanda prima di una decisione, e {name} prima di chiunque altro. Saperne di più di quella parte potrebbe farmi cambiare idea.",
  ),
  b(
    "I’d wait a day and then go ahead if it still looks right. With a deadline that others have set, I’d decide sooner.",
    "Aspetterei un giorno, e se l’idea ti convince ancora andrei avanti. Se c’è una scadenza, deciderei prima.",
  ),
];

/** The same where a judgement is asked for: “is it a sign?”, “did I go too far?”. */
export const LEAN_JUDGE: readonly Bilingual[] = [
  b(
    "From one side I can’t say yes or no to that. What would settle it is one plain question to {name}, in a calm hour.",
    "Da una parte sola non posso dirti né sì né no. A toglierti il dubbio è una domanda semplice a {name}, in un momento tranquillo.",
  ),
  b(
    "I’d keep both answers open. If it comes again in the same way it’s a habit, once is a moment.",
    "Terrei aperte tutte e due le risposte: se ricapita uguale è un’abitudine, una volta sola è un momento.",
  ),
  b(
    "Half a yes, I’d guess: you wouldn’t ask if it were nothing. What {name} does next tells more than that one time.",
    "Direi mezzo sì: se non fosse niente non te lo chiederesti. Quello che {name} fa adesso dice più di quella volta.",
  ),
];

/** “Will …?” where the situation was not recognised. */
export const FUTURE_OPEN: readonly Bilingual[] = [
  b(
    "Nobody can know that from one side, and I won’t pretend to. Watch what {name} does in the coming days rather than what is said: who makes the first step, who keeps to what was agreed.",
    "Da una parte sola non lo può sapere nessuno, e non faccio finta. Nei prossimi giorni guarda quello che {name} fa più di quello che dice: chi fa il primo passo, chi mantiene gli accordi.",
  ),
  b(
    "I can’t see into {name}, and neither can anybody who hears only your half. What tells most is whether {name} comes back to it without being asked.",
    "Dentro {name} non ci vedo, e non ci vede nessuno che senta solo la tua metà. Il segnale che dice di più è se {name} ci torna su senza che tu lo chieda.",
  ),
];

/** A further question on the same subject. */
export const ASKED_ON: readonly Bilingual[] = [
  b("Then I’d go on like this.", "Allora andrei avanti così."),
  b("For that I’d add this much.", "Su questo aggiungerei solo questo."),
  b("There is another way into it.", "C’è anche un’altra strada."),
  b("The next piece of it, then.", "Vediamo allora il pezzo successivo."),
  b("One more thing you can do about it.", "C’è un’altra cosa che puoi fare."),
];

/** After a short answer to the coach’s question. */
export const ANSWERED: readonly Bilingual[] = [
  b(
    "“{quote}”: good to know, that decides which step comes first.",
    "«{quote}»: bene saperlo, da questo dipende quale passo viene prima.",
  ),
  b("“{quote}”. Then I’d go about it like this.", "«{quote}». Allora farei così."),
  b("Since you say “{quote}”, this fits best:", "Visto che dici «{quote}», la cosa più adatta è questa:"),
];

/** When all has been said on a situation. */
export const ALL_SAID: readonly Bilingual[] = [
  b(
    "On this I have said what I know; the rest only {name} can answer. Write how it went, and we go on from there.",
    "Su questo ho detto quello che so; il resto può dirlo solo {name}. Scrivimi com’è andata e ripartiamo da lì.",
  ),
  b(
    "More advice would only be more words. Which part of it could you do before the week is out?",
    "Altri consigli sarebbero solo altre parole. Quale pezzo potresti fare entro questa settimana?",
  ),
  b(
    "I have nothing new to add to it. What is still missing for you to begin?",
    "Non ho altro di nuovo da aggiungere. Che cosa ti manca ancora per cominciare?",
  ),
  b(
    "Now it is your turn with {name}, and afterwards mine again, if you tell me what came of it.",
    "Adesso tocca a te con {name}, e poi di nuovo a me, se mi racconti che cosa ne è venuto.",
  ),
];

export const SAY_IT: readonly Bilingual[] = [
  b("You could say", "Potresti dire"),
  b("In words", "A parole"),
  b("For instance", "Per esempio"),
  b("Said aloud", "Detto a voce"),
];
export const BETTER_NOT: readonly Bilingual[] = [
  b("Better not", "Meglio di no"),
  b("What I’d leave out", "Quello che eviterei"),
];

/** Instead of a question, when nothing has been written yet. */
export const NO_NOTE: readonly Bilingual[] = [
  b(
    "I have no note about {name} yet; what happened last between you would make this more precise.",
    "Su {name} non ho ancora nessuna nota: sapere che cosa è successo l’ultima volta fra voi renderebbe tutto più preciso.",
  ),
  b(
    "As nothing is noted about {name} so far, I can only speak in general; tell me one scene and it gets better.",
    "Di {name} non c’è ancora niente di annotato, quindi posso parlare solo in generale: raccontami una scena e andrà meglio.",
  ),
  b(
    "I am missing a scene: what did you last see or hear with {name}?",
    "Mi manca una scena: che cosa hai visto o sentito l’ultima volta con {name}?",
  ),
];
