import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** If every statement about another person got the same answer. */
export const PERSONA_ALIKE = {
  what: [
    b(
      "To every statement about {name} you gave the same answer, “{answer}”: [answers that are all alike tell little|that leaves little to tell apart].",
      "A ogni affermazione su {name} hai dato la stessa risposta, «{answer}»: [risposte tutte uguali dicono poco|così resta poco da distinguere].",
    ),
    b(
      "“{answer}”, [from the first statement to the last|every time]: from answers about {name} that do not differ, hardly anything can be read.",
      "«{answer}», [dalla prima affermazione all’ultima|ogni volta]: da risposte su {name} che non cambiano si ricava ben poco.",
    ),
    b(
      "A picture lives on differences, and in your answers about {name} there are none: all of them are “{answer}”. [So little is said here|It tells little].",
      "Un quadro vive di differenze, e nelle tue risposte su {name} non ce ne sono: sono tutte «{answer}». [Quindi qui si dice poco|Dice poco].",
    ),
  ],
  meaning: [
    b(
      "The statements ask about quite different things, and some [pull in opposite directions|hardly go together]; nobody is all of it to the same degree.",
      "Le affermazioni chiedono cose molto diverse, e alcune [vanno in direzioni opposte|stanno male insieme]: nessuno è tutto nella stessa misura.",
    ),
    b(
      "Perhaps there was little time, or one [strong feeling|particular day] coloured every line alike. That can be mended.",
      "Forse c’era poco tempo, o [un sentimento forte|una giornata particolare] ha colorato ogni riga allo stesso modo. Si può rimediare.",
    ),
    b(
      "It may be that you [do not know {name} well enough yet|were thinking of the whole person and of no scene]: that is a good reason to look again.",
      "Può darsi che tu [non conosca ancora abbastanza {name}|abbia pensato alla persona intera e a nessuna scena]: è un buon motivo per guardare ancora.",
    ),
  ],
  look: [
    b(
      "A second look is worth it: think of the last [two or three|few] meetings with {name}, and for each statement of one scene that speaks for it and one that speaks against. Where only one comes to mind, the answer will move.",
      "Vale la pena dare una seconda occhiata: pensa agli ultimi [due o tre incontri|incontri] con {name}, e per ogni affermazione a una scena a favore e a una contro. Dove te ne viene in mente una sola, la risposta si sposterà.",
    ),
    b(
      "Look again in pairs: which two statements fit {name} best, which two least? Give these four [different answers|answers as far apart as they deserve], and the rest will follow.",
      "Riguarda le affermazioni a coppie: quali due calzano meglio a {name}, quali due di meno? Dai a queste quattro [risposte diverse|risposte lontane quanto meritano], e il resto verrà.",
    ),
    b(
      "You can answer anew whenever you like. Until then [your notes|the notes you keep] about {name} tell more than these lines: what was said, who began, how it ended.",
      "Puoi rispondere di nuovo quando vuoi. Fino ad allora [le tue note|le cose annotate] su {name} dicono più di queste righe: che cosa si è detto, chi ha cominciato, com’è finita.",
    ),
    b(
      "Keep one question in mind for the next days: when is {name} not like that [at all|in the least]? A note on one such moment is worth [more than a number|a second set of answers].",
      "Nei prossimi giorni tieni a mente una domanda: quando {name} non è [affatto|per niente] così? Una nota su un momento del genere vale [più di un numero|un secondo giro di risposte].",
    ),
  ],
} satisfies Record<string, readonly Bilingual[]>;
