import type { Bilingual } from "#domain/language.ts";
import type { AdviceTopic } from "./content.topics.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Beginnings of lines drafted by the coach, which mark them as guesses. */
export const DRAFT_OPENINGS = ["Perhaps", "Forse", "Che magari"] as const;

export const FEAR_AGAIN: readonly Bilingual[] = [
  b("Perhaps that it ends as it did last time (“{quote}”)", "Che magari finisca come l’ultima volta («{quote}»)"),
];

export const FEAR_FROM_NOTE: readonly Bilingual[] = [
  b(
    "Perhaps that what I noted {day} happens again (“{quote}”)",
    "Che magari succeda di nuovo quello che ho annotato {day} («{quote}»)",
  ),
];

export const FEAR_FROM_TRAIT: ByLean<Bilingual> = {
  O: {
    low: b(
      "Perhaps that the idea comes as a surprise and {name} turns it down because it is new",
      "Che magari l’idea arrivi all’improvviso e che {name} dica di no perché è una novità",
    ),
    high: b(
      "Perhaps that we talk about everything and {name} and I decide nothing",
      "Che magari si parli di tutto e che con {name} non si decida niente",
    ),
  },
  C: {
    low: b(
      "Perhaps that {name} agrees and then it slips away",
      "Che magari {name} dica di sì e che poi la cosa si perda per strada",
    ),
    high: b(
      "Perhaps that {name} has a lot to do and brushes it aside",
      "Che magari {name} abbia troppo da fare e liquidi la cosa in fretta",
    ),
  },
  E: {
    low: b(
      "Perhaps that {name} says little, and I fill the silence with too many words",
      "Che magari {name} parli poco e che io riempia il silenzio di parole",
    ),
    high: b(
      "Perhaps that {name} talks a lot and I do not get to what matters to me",
      "Che magari {name} parli molto e che io non arrivi a quello che mi sta a cuore",
    ),
  },
  A: {
    low: b(
      "Perhaps that {name} answers sharply and we end up arguing over who is right",
      "Che magari {name} risponda in modo brusco e si finisca a discutere su chi ha ragione",
    ),
    high: b(
      "Perhaps that {name} says yes to be kind and means something else",
      "Che magari {name} dica di sì per gentilezza e intenda altro",
    ),
  },
  N: {
    low: b(
      "Perhaps that {name} feels attacked and the tension rises",
      "Che magari {name} si senta sotto accusa e che la tensione salga",
    ),
    high: b(
      "Perhaps that {name} stays so calm that I do not see what it means to them",
      "Che magari {name} mantenga modi così tranquilli che io non capisca quanto conta",
    ),
  },
};

export const FEAR_OPEN: readonly Bilingual[] = [
  b(
    "Perhaps that it is a bad moment and {name} is not really listening",
    "Che magari sia il momento sbagliato e che {name} non ascolti davvero",
  ),
  b(
    "Perhaps that I say it badly and {name} understands something else",
    "Che magari io lo dica male, e che {name} capisca un’altra cosa",
  ),
];

export const GOAL_AGAIN: readonly Bilingual[] = [
  b("Perhaps that it goes as well as last time (“{quote}”)", "Che magari vada bene come l’ultima volta («{quote}»)"),
];

export const GOALS: Record<AdviceTopic, Bilingual> = {
  talk: b(
    "Perhaps that {name} and I both say what matters to us, and know what comes next",
    "Che magari {name} e io riusciamo a dire quello che ci sta a cuore, e sappiamo che cosa viene dopo",
  ),
  conflict: b(
    "Perhaps that we agree on one thing to do differently, and the rest can wait",
    "Forse trovare una cosa sola da fare in un altro modo, e lasciare che il resto aspetti",
  ),
  distance: b(
    "Perhaps to understand how {name} is, and agree on when we meet again",
    "Forse capire come sta {name}, e decidere quando ci vediamo di nuovo",
  ),
  apology: b(
    "Perhaps that {name} hears that I am sorry, whether or not there is an answer at once",
    "Che magari a {name} arrivi che mi dispiace, anche se la risposta non viene subito",
  ),
  ask: b(
    "Perhaps a clear answer, yes or no, given without pressure",
    "Forse una risposta chiara, sì o no, data senza pressione",
  ),
  boundary: b(
    "Perhaps that {name} knows where my limit is, and that we are on good terms",
    "Che magari {name} sappia dov’è il mio limite, e che tra noi resti il bene",
  ),
  feedback: b(
    "Perhaps that {name} can do something with it, and tells me how they see it",
    "Che magari a {name} serva davvero, e che mi dica come la vede",
  ),
  support: b(
    "Perhaps that {name} feels less alone with it, and says what would help",
    "Che magari {name} senta meno la solitudine, e dica che cosa aiuterebbe",
  ),
  gratitude: b(
    "Perhaps that {name} knows what exactly did me good",
    "Che magari {name} sappia che cosa, di preciso, mi ha fatto bene",
  ),
  reconnect: b(
    "Perhaps a first easy exchange with {name}, and a reason for a second",
    "Forse un primo scambio leggero con {name}, e un motivo per il secondo",
  ),
  first_meeting: b(
    "Perhaps to know one thing about {name} that I did not know, and to be curious about more",
    "Forse scoprire una cosa di {name} che non sapevo, e avere voglia di saperne altre",
  ),
  decide: b(
    "Perhaps a decision that {name} and I can both live with",
    "Forse una decisione che vada bene tanto a {name} quanto a me",
  ),
  trust: b(
    "Perhaps to hear how {name} sees it, and to say what I need in order to trust",
    "Forse sentire come la vede {name}, e dire di che cosa ho bisogno per fidarmi",
  ),
};

export const ACTION_FROM_NOTE: readonly Bilingual[] = [
  b(
    "Perhaps talk with {name} about what I noted {day} (“{quote}”)",
    "Forse parlare con {name} di quello che ho annotato {day} («{quote}»)",
  ),
];
export const ACTION_OPEN: readonly Bilingual[] = [
  b(
    "Perhaps ask {name} for a quarter of an hour, and begin with how things are going",
    "Forse chiedere a {name} un quarto d’ora, e cominciare da come va",
  ),
];
