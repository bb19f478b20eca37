import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** What a trait of the other person, as the user sees it, means for this conversation. */
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

/** From the user's own profile: what to mind on one's own side. */
export const OWN_HINTS: ByLean<Bilingual> = {
  O: {
    high: b(
      "As for you: you enjoy new ideas, so bring only one.",
      "Quanto a te: le idee nuove ti piacciono, quindi portane una sola.",
    ),
    low: b(
      "As for you: you like what has proved itself, so ask one question before you object.",
      "Quanto a te: ti piace ciò che è collaudato, quindi fai una domanda prima di obiettare.",
    ),
  },
  C: {
    high: b(
      "As for you: you start quickly, so let this rest for an hour first.",
      "Quanto a te: parti in fretta, quindi prima lascia riposare la cosa un’ora.",
    ),
    low: b(
      "As for you: you take time to begin, so fix the hour today.",
      "Quanto a te: ti prendi tempo per cominciare, quindi fissa l’ora oggi.",
    ),
  },
  E: {
    high: b(
      "As for you: talking comes naturally, so leave a pause after your question.",
      "Quanto a te: parlare ti viene naturale, quindi lascia una pausa dopo la domanda.",
    ),
    low: b(
      "As for you: you need quiet, so plan a break afterwards.",
      "Quanto a te: ti serve un po’ di quiete, quindi dopo lasciati una pausa.",
    ),
  },
  A: {
    high: b(
      "As for you: you are quick to sense what others need, so say your own wish first.",
      "Quanto a te: cogli in fretta quello che serve agli altri, quindi di’ prima che cosa vorresti tu.",
    ),
    low: b(
      "As for you: you go for the facts, so begin with one sentence about how it was.",
      "Quanto a te: vai ai fatti, quindi comincia con una frase su com’è stato.",
    ),
  },
  N: {
    high: b(
      "As for you: you keep calm, so say in words that it matters.",
      "Quanto a te: mantieni la calma, quindi di’ a parole che per te conta.",
    ),
    low: b(
      "As for you: pressure reaches you fast, so write your first sentence down.",
      "Quanto a te: senti presto la pressione, quindi scriviti la prima frase.",
    ),
  },
};

/** What to make of a quoted note, by its tone. */
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
    b("I can’t tell whether that belongs here; you can.", "Non so se c’entri: tu puoi dirlo."),
    b(
      "It may have nothing to do with today’s question, and still be part of the picture.",
      "Può non c’entrare con la domanda di oggi, e fare comunque parte del quadro.",
    ),
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

export const FEELINGS: Record<"anger" | "worry" | "hurt" | "guilt" | "tired", readonly Bilingual[]> = {
  anger: [
    b(
      "Anger mostly shows that something matters to you; find out what, before you speak.",
      "La rabbia di solito mostra che qualcosa ti sta a cuore: scopri che cosa, prima di parlare.",
    ),
    b(
      "You are allowed to be angry; it just should not choose the words.",
      "La rabbia ci può stare; basta che non scelga lei le parole.",
    ),
  ],
  worry: [
    b("Being nervous about it is normal, and you may even say so.", "È normale che ti agiti, e puoi perfino dirlo."),
    b(
      "The worry tells you that it is important, not that it will go wrong.",
      "La preoccupazione dice che è importante, non che andrà male.",
    ),
  ],
  hurt: [
    b("That this hurts makes sense.", "Che faccia male si capisce."),
    b("It hurts, and you need not play that down here.", "Fa male, e qui non serve minimizzarlo."),
  ],
  guilt: [
    b(
      "A bad conscience is useful for as long as it leads to one good step.",
      "Il senso di colpa serve finché porta a un passo buono.",
    ),
    b(
      "That you are asking yourself this is already part of mending it.",
      "Che tu te lo chieda è già una parte del rimedio.",
    ),
  ],
  tired: [
    b(
      "If you are worn out, the smallest step counts as one.",
      "Quando le forze sono poche, anche il passo più piccolo conta.",
    ),
    b(
      "Exhaustion makes everything final; decide nothing big tonight.",
      "La stanchezza rende tutto definitivo: stasera non decidere niente di grande.",
    ),
  ],
};
