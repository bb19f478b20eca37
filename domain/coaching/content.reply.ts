import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** What the other person's trait, as the user sees it, means for this conversation. */
export const TRAIT_HINTS: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "You see imagination in {name}, so a question that opens something (“how could it look?”) will probably find more of an echo than a list.",
        "In {name} vedi fantasia: una domanda che apre («come potrebbe essere?») troverà probabilmente più eco di un elenco.",
      ),
      b(
        "With {name}’s imagination, gaps get filled quickly; say also what you do not mean.",
        "Con la fantasia che vedi in {name}, i vuoti si riempiono presto: di’ anche che cosa non intendi.",
      ),
      b(
        "Since you see a vivid imagination in {name}, try a picture or a comparison instead of a third argument.",
        "Visto che in {name} vedi una fantasia viva, prova un’immagine o un paragone al posto del terzo argomento.",
      ),
    ],
    low: [
      b(
        "You see {name} as rather concrete, so stay with one scene: what happened, when, who said what.",
        "A quanto vedi, {name} sta sul concreto: resta su una scena, con che cosa è successo, quando e chi ha detto che cosa.",
      ),
      b(
        "As you see it, {name} likes solid ground: an example helps more than a principle.",
        "A quanto vedi, {name} preferisce le cose concrete: un esempio aiuta più di un principio.",
      ),
      b(
        "For somebody as down-to-earth as {name} seems to you, end with something that can be done.",
        "Con il senso pratico che vedi in {name}, chiudi con qualcosa che si possa fare.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "You see how hard {name} works: respect the time, come with one point, and acknowledge the effort where it is true.",
        "Vedi quanto impegno ci mette {name}: rispetta il suo tempo, porta un punto solo e riconosci la fatica, dove è vero.",
      ),
      b(
        "Where you see as much effort as in {name}, criticism of the result is soon heard as criticism of the work; name both separately.",
        "Dove vedi tanto impegno come in {name}, la critica al risultato suona presto come critica alla fatica: tieni separate le due cose.",
      ),
      b(
        "As you see it, {name} puts a lot into things; an agreed time will be better than a surprise between two tasks.",
        "A quanto vedi, {name} si impegna molto: un’ora concordata è meglio di una sorpresa tra due lavori.",
      ),
    ],
    low: [
      b(
        "You see {name} taking effort lightly, so agree on something small with a date rather than on good intentions.",
        "A quanto vedi, {name} prende la fatica alla leggera: meglio una piccola cosa concordata, con una data, che tante buone intenzioni.",
      ),
      b(
        "Since effort is not, as you see it, what {name} goes for first, say plainly what hangs on it for you.",
        "Se l’impegno, a quanto vedi, non è la prima scelta di {name}, di’ con semplicità che cosa ne dipende per te.",
      ),
      b(
        "With {name}, as you see things, ask for a single step; the second can wait until the first is done.",
        "Con {name}, per come descrivi le cose, chiedi un passo solo: il secondo può aspettare che il primo sia fatto.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "You see {name} at ease with people: a spoken word will get you further than a long message, as long as it is just the two of you.",
        "A quanto vedi, {name} sta bene tra la gente: a voce arriverai più lontano che con un lungo messaggio, purché siate solo voi due.",
      ),
      b(
        "As {name} seems so at home in company, ask for a moment apart; with an audience the point gets lost in the talk.",
        "Visto che {name} in compagnia sembra a proprio agio, chiedi un momento in disparte: davanti agli altri il punto si perde nelle chiacchiere.",
      ),
      b(
        "Talk seems to come easily to {name}; say your sentence early, and do not mistake the first answer for the last.",
        "Parlare, per {name}, sembra facile: di’ presto la tua frase, e non scambiare la prima risposta per l’ultima.",
      ),
    ],
    low: [
      b(
        "You see reserve in {name}, so announce the subject beforehand and choose a place for two; a pause there is thinking, not refusal.",
        "In {name} vedi riserbo: annuncia prima l’argomento e scegli un posto per due; lì una pausa può essere pensiero, non rifiuto.",
      ),
      b(
        "Since {name} seems to you easier to reach in a small circle, nothing important should be said in front of others.",
        "Se, a quanto vedi, {name} si apre di più in pochi, niente di importante va detto davanti ad altri.",
      ),
      b(
        "With {name}’s reserve, give time: ask, and let the answer come tomorrow if need be.",
        "Con il riserbo che vedi in {name}, lascia tempo: chiedi, e se serve la risposta arriverà domani.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "You see that {name} likes to help: say what would help you, and it becomes something to do rather than a reproach.",
        "Vedi che {a_name} piace aiutare: di’ che cosa ti aiuterebbe, così un rimprovero diventa qualcosa da fare.",
      ),
      b(
        "Because {name} helps gladly, as you see it, a yes may come too soon; ask whether it really suits.",
        "Visto che {name} aiuta volentieri, un sì può arrivare troppo presto: chiedi se va bene davvero.",
      ),
      b(
        "As glad to help as {name} seems to you, your openness will probably be met; begin with what you need.",
        "Con la disponibilità che vedi in {name}, la tua franchezza sarà probabilmente accolta: comincia da ciò che ti serve.",
      ),
    ],
    low: [
      b(
        "You do not see {name} as somebody who offers help of their own accord, so a plain request is fairer than waiting for it to be guessed.",
        "Non vedi in {name} una persona che offre aiuto da sé: una richiesta chiara è più leale che aspettare che si indovini.",
      ),
      b(
        "As you see it, {name} keeps some distance from what others need; show what is in it for you both.",
        "A quanto vedi, {name} tiene una certa distanza dai bisogni altrui: mostra che cosa ci guadagnate tutte e due le parti.",
      ),
      b(
        "With {name} do not count on sympathy to begin with; facts and a clear wish carry further.",
        "Con {name} non contare subito sulla comprensione: fatti e un desiderio chiaro portano più lontano.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "You see {name} as hard to upset: you can be direct, and should ask how it is on that side, because calm shows little.",
        "A quanto vedi, non è facile scuotere {name}: puoi andare diritto al punto, e poi chiedere {a_name} come la vive, perché la calma lascia vedere poco.",
      ),
      b(
        "Since {name} keeps calm, as you see it, you need no long preparation; one honest sentence can be enough.",
        "Visto che {name} mantiene la calma, a quanto vedi, non servono lunghe premesse: può bastare una frase sincera.",
      ),
      b(
        "Do not take {name}’s evenness for indifference: say that it matters to you, and ask for an answer.",
        "Non prendere per indifferenza la calma che vedi in {name}: di’ che per te conta, e chiedi una risposta.",
      ),
    ],
    low: [
      b(
        "You see that {name} gets upset easily: begin with what is not at stake, speak slowly, and do not answer the first wave.",
        "Vedi che {name} si agita facilmente: comincia da ciò che non è in gioco, parla piano e non rispondere alla prima ondata.",
      ),
      b(
        "As quickly shaken as {name} seems to you, the hour counts: not in front of others, not shortly before something else.",
        "Se, come vedi, basta poco a scuotere {name}, l’ora conta: non davanti ad altri, non poco prima di un altro impegno.",
      ),
      b(
        "Because tension gets to {name} fast, as you see it, offer a pause in advance: “we can stop whenever you like”.",
        "Visto che la tensione raggiunge {name} in fretta, offri prima una pausa: «possiamo fermarci quando vuoi».",
      ),
    ],
  },
};

/** From the user's own profile: what to watch in oneself. */
export const OWN_HINTS: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "You like new ideas; on {noun}, bring only one.",
        "Le idee nuove ti piacciono: su {noun_name} portane una sola.",
      ),
      b(
        "You’ll think of five ways to go about {noun}. Take the plainest.",
        "Per {noun} ti verranno in mente cinque strade: prendi la più semplice.",
      ),
    ],
    low: [
      b(
        "You trust what has proved itself; with {noun}, ask one question before you object.",
        "Ti fidi di ciò che è collaudato: su {noun_name} fai una domanda prima di obiettare.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "You start quickly; let {noun} rest for an hour first.",
        "Tu parti in fretta: prima lascia riposare un’ora {noun}.",
      ),
    ],
    low: [
      b(
        "You take your time to begin, so fix the hour for {noun} today.",
        "Per cominciare ti prendi tempo: l’ora per {noun} fissala oggi.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "Talking comes easily to you; ask about {noun}, and then leave a pause.",
        "Parlare ti viene facile: chiedi di {noun_name}, e poi lascia una pausa.",
      ),
    ],
    low: [
      b(
        "A talk about {noun} will cost you some energy; plan a quiet hour after it.",
        "Parlare di {noun_name} ti costerà energia: dopo lasciati un’ora tranquilla.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "You notice fast what {name} needs. This time begin with what you’d like about {noun}.",
        "Ti viene facile pensare a come la prende {name}. Stavolta comincia da quello che vorresti tu su {noun_name}.",
      ),
      b(
        "It would be like you to give way on {noun} before you’ve been asked; say your wish first.",
        "Su {noun_name} rischi di cedere prima ancora che te lo chiedano: di’ prima che cosa vorresti.",
      ),
      b(
        "Being kind comes naturally to you; about {noun} it’s fine to be plain as well.",
        "La gentilezza ti viene da sé: su {noun_name} puoi anche parlare chiaro.",
      ),
    ],
    low: [
      b(
        "You go straight for the facts; on {noun}, begin with one sentence about how it was for you.",
        "Tu vai dritto ai fatti: su {noun_name} comincia con una frase su com’è stato per te.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "You keep calm, and that can look like indifference: say in words that {noun} matters to you.",
        "Tu mantieni la calma, e può sembrare indifferenza: di’ a parole che per te {noun} conta.",
      ),
    ],
    low: [
      b(
        "Pressure reaches you fast; write down your first sentence about {noun}.",
        "La pressione la senti presto: la prima frase su {noun_name} scrivitela.",
      ),
    ],
  },
};

/** A comment on a quoted note, by its tone. */
export const NOTE_LINKS: Record<"hard" | "good" | "plain" | "loose", readonly Bilingual[]> = {
  hard: [
    b(
      "That is your starting point: the scene, not {name}’s character.",
      "È da lì che puoi partire: dalla scena, non dal carattere di {name}.",
    ),
    b(
      "Name exactly this, and leave everything else for another day.",
      "Di’ proprio questo, e il resto lascialo per un altro giorno.",
    ),
    b("Stay with that scene; what it means can wait.", "Resta su quella scena: che cosa significa può aspettare."),
  ],
  good: [
    b("That is good ground to begin from, so mention it.", "È un buon punto da cui cominciare, quindi dillo."),
    b(
      "Something worked there: which part of it could you repeat?",
      "Lì qualcosa ha funzionato: quale parte potresti rifare?",
    ),
    b(
      "Keep that in view; it belongs to the picture too.",
      "Tienilo davanti agli occhi: fa parte del quadro anche questo.",
    ),
  ],
  loose: [
    b(
      "If that has to do with it, begin there; if not, tell me what happened instead.",
      "Se c’entra, parti da lì; se no, raccontami che cosa è successo.",
    ),
    b("You’ll know whether the two belong together.", "Se le due cose c’entrano fra loro, lo sai tu."),
  ],
  plain: [
    b(
      "I would begin there, because it is something you saw yourself.",
      "Comincerei da lì, perché è una cosa che hai visto tu.",
    ),
    b("It is a concrete thing to hold on to.", "È una cosa concreta a cui tenersi."),
    b("That may have more to do with it than it seems.", "Può c’entrare più di quanto sembri."),
  ],
};

export const QUOTE_FRAMES: readonly Bilingual[] = [
  b("{day} you wrote: “{quote}”", "{day} hai scritto: «{quote}»."),
  b("{day} you noted: “{quote}”", "{day} hai annotato: «{quote}»."),
  b("In your notes, {day_low}: “{quote}”", "Tra le tue note, {day_low}: «{quote}»."),
];

export const INTERACTION_FRAMES: Record<"planned" | "completed", readonly Bilingual[]> = {
  planned: [b("You already have a plan open: “{quote}”", "Hai già un piano aperto: «{quote}».")],
  completed: [
    b(
      "After your last prepared talk you wrote: “{quote}”",
      "Dopo l’ultima conversazione preparata hai scritto: «{quote}».",
    ),
  ],
};
