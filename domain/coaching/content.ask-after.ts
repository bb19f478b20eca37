import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** What kind of statement somebody has made, by who does what in it. */
export type Statement = "says" | "mine" | "want" | "not" | "going" | "theirs" | "state";

/** One question that fits a statement of each kind, whatever it is about. */
export const ASK_AFTER: Record<Statement, readonly Bilingual[]> = {
  says: [
    b("What did you answer?", "Tu che cosa hai risposto?"),
    b("And what would you have liked to answer?", "E che cosa avresti voluto rispondere?"),
    b("Was it said in passing, or was it meant?", "Era detto di sfuggita o sul serio?"),
    b("How did it sound when you heard it?", "Che effetto ti ha fatto sentirlo?"),
  ],
  mine: [
    b("And how did {name} take it?", "E {name} come l’ha presa?"),
    b("What came back?", "Che cosa ti è tornato indietro?"),
    b("Would you do it the same way again?", "Lo rifaresti nello stesso modo?"),
    b("What had you hoped for?", "Che cosa speravi?"),
  ],
  want: [
    b("Does {name} know that?", "{name} lo sa?"),
    b("What would be the first small piece of it?", "Quale sarebbe il primo pezzetto?"),
    b("What makes it hard to ask for?", "Che cosa rende difficile chiederlo?"),
  ],
  not: [
    b("When did it last go differently?", "Quando è stata l’ultima volta che è andata in un altro modo?"),
    b("What do you think keeps {name} from it?", "Che cosa trattiene {name}, secondo te?"),
    b("Has it always been like that?", "È sempre stato così?"),
  ],
  going: [
    b("What would you like to have settled before then?", "Che cosa vorresti aver sistemato prima?"),
    b("What part of it can you still shape?", "Su quale parte puoi ancora dire la tua?"),
    b("What are you counting on, and what do you dread?", "Su che cosa conti, e che cosa temi?"),
  ],
  theirs: [
    b("What did you do then?", "E tu che cosa hai fatto?"),
    b("Has it happened before?", "Era già successo?"),
    b("What would you have liked {name} to do instead?", "Che cosa avresti voluto che facesse, invece, {name}?"),
    b("Does {name} know how that is for you?", "{name} sa come la vivi?"),
  ],
  state: [
    b("What does that mean for you from day to day?", "Che cosa vuol dire per te, giorno per giorno?"),
    b("What weighs most in it?", "Che cosa pesa di più, lì dentro?"),
    b("Who else knows how it is?", "Chi altro lo sa?"),
    b(
      "What would have to be different for you to breathe more easily?",
      "Che cosa dovrebbe cambiare per farti respirare un po’?",
    ),
  ],
};
