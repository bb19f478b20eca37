import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Instead of a third question in a row: that the user may simply talk, something known, a small step. */
export const LISTENING: readonly Bilingual[] = [
  b(
    "It does not have to be clear yet. Tell it as it comes, in any order; I’m listening.",
    "Non deve essere già tutto chiaro. Raccontalo come viene, in qualunque ordine: ti ascolto.",
  ),
  b(
    "No more questions from me for now. Things with {name} are on your mind, and it is all right that they have no name yet.",
    "Per ora niente altre domande. Quello che succede con {name} ti occupa i pensieri, e va bene anche se non ha ancora un nome.",
  ),
  b(
    "Then let us leave it open for a moment. Not everything has to become a problem with a solution.",
    "Allora lasciamolo aperto un momento. Non tutto deve diventare un problema con una soluzione.",
  ),
];
export const NOTED: readonly Bilingual[] = [
  b(
    "Of that moment something stayed with you, or you would not have written it down.",
    "Di quel momento qualcosa è rimasto, altrimenti non l’avresti scritto.",
  ),
  b("It may be a place to begin, or it may not.", "Può essere un punto da cui partire, oppure no."),
];
export const LITTLE_KNOWN: readonly Bilingual[] = [
  b(
    "What holds even when little is known: the next ordinary moment between you counts for more than one big talk.",
    "Una cosa vale anche quando si sa poco: fra voi conta di più il prossimo momento normale che un grande discorso.",
  ),
  b(
    "When one cannot say what is wrong, it often helps to ask when it was last a little easier.",
    "Quando non si sa dire che cosa non va, spesso aiuta chiedersi quando è stato, l’ultima volta, un po’ più facile.",
  ),
];
export const STEPS: readonly Bilingual[] = [
  b(
    "**One small step**: next time you see {name}, ask one thing to which you do not know the answer, and only listen.",
    "**Un piccolo passo**: la prossima volta che vedi {name}, chiedi una cosa di cui non sai la risposta, e ascolta soltanto.",
  ),
  b(
    "**One small step**: tonight, write one sentence that begins with “I would like…”. Nobody has to read it.",
    "**Un piccolo passo**: stasera scrivi una frase che cominci con «vorrei…». Non deve leggerla nessuno.",
  ),
  b(
    "**One small step**: do something ordinary with {name}, or send one line that asks for nothing.",
    "**Un piccolo passo**: fai qualcosa di normale con {name}, o manda una riga che non chiede niente.",
  ),
];
