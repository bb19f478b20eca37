import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** What a trait means without a conflict: support, thanks, a first meeting, getting back in touch. */
export const WARM_HINTS: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "You see imagination in {name}: an unusual idea or a picture may well be welcome.",
        "In {name} vedi fantasia: un’idea insolita o un’immagine possono essere benvenute.",
      ),
      b(
        "With the imagination you see in {name}, leave some things open and ask “what would you like?”.",
        "Con la fantasia che vedi in {name}, lascia qualcosa di aperto e chiedi «che cosa ti piacerebbe?».",
      ),
    ],
    low: [
      b(
        "You see {name} as rather concrete: something practical says more than large words.",
        "A quanto vedi, {name} sta sul concreto: una cosa pratica dice più di grandi parole.",
      ),
      b(
        "As you see it, {name} likes solid ground: name a place, a day and something to do.",
        "A quanto vedi, {name} preferisce le cose concrete: di’ un posto, un giorno e che cosa fare.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "You see how hard {name} works: respect the time, and say what you have noticed of the effort.",
        "Vedi quanto impegno ci mette {name}: rispetta il suo tempo, e di’ che cosa hai notato della sua fatica.",
      ),
      b(
        "As busy as {name} seems to you, a short, fixed moment is kinder than a long “some time”.",
        "Visto quanto {name} si dà da fare, un momento breve e fissato è più gentile di un lungo «prima o poi».",
      ),
    ],
    low: [
      b(
        "You see {name} taking effort lightly: make the first step small, and take it yourself.",
        "A quanto vedi, {name} prende la fatica alla leggera: fa’ che il primo passo sia piccolo, e fallo tu.",
      ),
      b(
        "As you see it, {name} does not strain: suggest something easy, with no preparation.",
        "A quanto vedi, {name} non si affanna: proponi qualcosa di semplice, senza preparativi.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "As you see it, {name} is at ease with people: a voice or a visit will do more than a text.",
        "A quanto vedi, {name} sta bene tra la gente: una voce o una visita fanno più di un messaggio.",
      ),
      b(
        "{name} seems at home in company: talk will probably flow, and one real question may take it further.",
        "{name} in compagnia sembra a proprio agio: parlare verrà probabilmente facile, e una domanda vera può portare più a fondo.",
      ),
    ],
    low: [
      b(
        "You see reserve in {name}: a few lines, a walk for two, and no need to answer at once.",
        "In {name} vedi riserbo: poche righe, una passeggiata in due e nessun obbligo di rispondere subito.",
      ),
      b(
        "As many people seem to make {name} uneasy, keep it private and quiet; a pause is not a no.",
        "Se la gente, a quanto vedi, mette {name} a disagio, meglio in privato e con calma: una pausa non è un no.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "You see that {name} likes to help, and such people seldom ask; offer before it is needed.",
        "Vedi che {a_name} piace aiutare, e chi aiuta chiede di rado: offri prima che serva.",
      ),
      b(
        "As gladly as {name} helps others, it may be unfamiliar to be the one who receives; go gently.",
        "Visto che {name} aiuta volentieri, ricevere può essere un po’ strano: vai con delicatezza.",
      ),
    ],
    low: [
      b(
        "As you see it, {name} keeps some distance from what others need: be warm without expecting much back.",
        "A quanto vedi, {name} tiene una certa distanza dai bisogni altrui: sii gentile senza aspettarti molto in cambio.",
      ),
      b(
        "Do not measure it by {name}’s reaction; as you see it, warmth is not shown quickly there.",
        "Non misurare la cosa dalla reazione di {name}: a quanto vedi, lì il calore non si mostra in fretta.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "You see calm in {name}, and calm can hide a good deal: ask once more than seems necessary.",
        "In {name} vedi calma, e la calma può nascondere parecchio: chiedi una volta in più del necessario.",
      ),
      b(
        "Since {name} keeps calm, as you see it, you can be open and simple.",
        "Visto che {name} mantiene la calma, a quanto vedi, puoi parlare con apertura e semplicità.",
      ),
    ],
    low: [
      b(
        "You see that {name} gets upset easily: keep it light, stay a while, and leave the big questions for later.",
        "Vedi che {name} si agita facilmente: tieni un tono leggero, resta un po’ e lascia a dopo le grandi domande.",
      ),
      b(
        "Because tension gets to {name} fast, as you see it, say in advance how long you have and what you will do.",
        "Visto che la tensione raggiunge {name} in fretta, di’ prima quanto tempo hai e che cosa farai.",
      ),
    ],
  },
};
