import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/* Tips on future events: `{day}` is “on Saturday”, `{day_first}` the same capitalized, `{quote}` the user's words. */

/** An event from a note. */
export const COMING_TIP: readonly Bilingual[] = [
  b(
    "{day_first}: “{quote}”. [Send {name} a line the evening before|Let {name} have a line that morning]: that you are thinking of it, with nothing to answer.",
    "{day_first}: «{quote}». [La sera prima manda {a_name} una riga|Quella mattina manda {a_name} una riga]: che ci pensi, e che non serve rispondere.",
  ),
  b(
    "“{quote}”: that is {day}. Ask {name} beforehand what would do good then, [company, quiet or a lift|a call afterwards or none at all], and keep to the answer.",
    "«{quote}»: è {day}. Chiedi prima {a_name} che cosa farà bene in quel momento, [compagnia, pace o un passaggio|una telefonata dopo, o niente], e attieniti alla risposta.",
  ),
  b(
    "[Put it in your calendar|Make a note of it]: {day}, “{quote}”. The day after, ask {name} how it went, and leave your own news for later.",
    "[Mettilo in calendario|Segnatelo]: {day}, «{quote}». Il giorno dopo chiedi {a_name} com’è andata, e le tue notizie lasciale per dopo.",
  ),
  b(
    "You noted “{quote}”, and it is {day}. [One question about it now|Asking once before] shows {name} that you keep such things in mind; wishing well on the day takes one line more.",
    "Avevi annotato «{quote}», ed è {day}. [Una domanda adesso|Chiederne una volta prima] mostra {a_name} che certe cose le tieni a mente; per un augurio, quel giorno, basta una riga.",
  ),
];

/** A serious event from a note: a funeral, an operation, a verdict. */
export const COMING_GRAVE_TIP: readonly Bilingual[] = [
  b(
    "{day_first}: “{quote}”. Offer {name} one named thing for that day, [a lift, a meal, a hand with the calls|to sit there, without talking], and take a no for a no.",
    "{day_first}: «{quote}». Offri {a_name} una cosa precisa per quel giorno, [un passaggio, un pasto, una mano con le telefonate|stare lì, senza parlare], e un no prendilo come un no.",
  ),
  b(
    "“{quote}”: that is {day}. A line to {name} the day before and one the week after, [neither asking for anything|both without a question], weigh more than the right words.",
    "«{quote}»: è {day}. Una riga {a_name} il giorno prima e una la settimana dopo, [che non chiedano niente|senza nessuna domanda], pesano più delle parole giuste.",
  ),
];

/** A planned interaction. */
export const COMING_PLAN_TIP: readonly Bilingual[] = [
  b(
    "{day_first} you have in mind with {name}: “{quote}”. [Write down the first sentence today|Choose the first sentence now] and say it aloud once; the rest need not be learned.",
    "{day_first} con {name} hai in mente: «{quote}». [Scrivi oggi la prima frase|Scegli adesso la prima frase] e dilla una volta ad alta voce: il resto non va imparato.",
  ),
  b(
    "{day_first} there is “{quote}”. Tell {name} beforehand [what it is about and how long it takes|that you would like a quarter of an hour], so that nobody is caught on the doorstep.",
    "{day_first} c’è «{quote}». Di’ prima {a_name} [di che cosa si tratta e quanto dura|che vorresti un quarto d’ora], così nessuno viene colto sulla porta.",
  ),
];

/** Before a tip based on a single answer about the person. */
export const FROM_ANSWER: readonly Bilingual[] = [
  b("This starts from your “{answer}” to “{item}”.", "Questo parte dal tuo «{answer}» a «{item}»."),
  b(
    "For “{item}” you chose “{answer}”; [something to go with it|an idea to go with that].",
    "Per «{item}» hai scelto «{answer}»: [una cosa che ci sta insieme|un’idea che ci sta insieme].",
  ),
  b(
    "Your answer to “{item}” was “{answer}”. [With that in mind|Bearing that in mind], something to try.",
    "La tua risposta a «{item}» era «{answer}». [Tenendone conto|Pensando a questo], una cosa da provare.",
  ),
];

/** After grave news in a note. */
export const NOTE_SAYS_GRAVE: readonly Bilingual[] = [
  b(
    "After such news [the rest of this page matters less|these lines can wait]; what somebody is like shows otherwise in weeks like these.",
    "Dopo una notizia così [il resto di questa pagina conta meno|queste righe possono aspettare]: in settimane come queste una persona si vede in un altro modo.",
  ),
  b(
    "News like that [changes what one sees of a person|lies over everything] for a while, and nobody should be measured by it.",
    "Una notizia così per un po’ [cambia quello che si vede di una persona|si posa su tutto], e nessuno andrebbe misurato su questo.",
  ),
];
