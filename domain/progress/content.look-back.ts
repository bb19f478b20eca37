import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";

export interface LookBackQuestion {
  key: string;
  /** What the look back must speak of: an outcome, somebody who is due, or a note. `{name}` is the person. */
  about: "any" | "told" | "due" | "note";
  /** Also for a week with grave news. */
  gentle?: boolean;
  text: Bilingual;
}

/** Never reuse a key for another question: stored look backs name theirs. */
export const LOOK_BACK_QUESTIONS: readonly LookBackQuestion[] = [
  {
    key: "unhurried",
    about: "any",
    gentle: true,
    text: b(
      "Who could you talk to this week without hurrying?",
      "Con chi, in questi giorni, hai parlato senza fretta?",
    ),
  },
  {
    key: "kindness",
    about: "any",
    gentle: true,
    text: b(
      "Which small kindness of these days would you like to remember?",
      "Quale piccola gentilezza di questi giorni vorresti ricordare?",
    ),
  },
  {
    key: "thanks",
    about: "any",
    text: b(
      "Is there a thank-you you’ve been carrying around?",
      "C’è un grazie che hai in mente e che non hai ancora detto?",
    ),
  },
  {
    key: "came_easily",
    about: "any",
    text: b(
      "Which moment with somebody came easily this week?",
      "Quale momento insieme a qualcuno, questa settimana, è venuto da sé?",
    ),
  },
  {
    key: "surprise",
    about: "any",
    text: b(
      "Did somebody surprise you, even in something small?",
      "C’è stata una sorpresa, anche piccola, da parte di qualcuno?",
    ),
  },
  {
    key: "laughed",
    about: "any",
    text: b(
      "What did you last laugh about with somebody?",
      "Per che cosa hai riso, l’ultima volta, insieme a qualcuno?",
    ),
  },
  {
    key: "asked_of_you",
    about: "any",
    gentle: true,
    text: b("Which question would you like to be asked?", "Quale domanda ti piacerebbe sentirti fare?"),
  },
  {
    key: "half_an_hour",
    about: "any",
    text: b(
      "With whom would you like half an hour with nothing to do?",
      "Con chi vorresti passare mezz’ora senza niente da fare?",
    ),
  },
  {
    key: "noticed",
    about: "any",
    text: b(
      "What have you noticed about somebody that you hadn’t seen before?",
      "Che cosa hai notato di qualcuno, che prima non vedevi?",
    ),
  },
  {
    key: "where_you_talk",
    about: "any",
    text: b(
      "Where do you talk best: on a walk, at table, on the phone?",
      "Dove ti viene meglio parlare: camminando, a tavola, al telefono?",
    ),
  },
  {
    key: "lighter",
    about: "any",
    gentle: true,
    text: b(
      "What would make the coming week a little lighter for you?",
      "Che cosa renderebbe un po’ più leggera la settimana che viene?",
    ),
  },
  {
    key: "short_hello",
    about: "any",
    text: b("Who would be glad of a short hello from you?", "A chi farebbe piacere un tuo saluto, anche breve?"),
  },
  {
    key: "as_you_meant",
    about: "any",
    text: b(
      "What did you say this week that came out just as you meant it?",
      "Che cosa hai detto, questa settimana, proprio come volevi dirlo?",
    ),
  },
  {
    key: "quiet_together",
    about: "any",
    gentle: true,
    text: b("With whom is it easy to be quiet?", "Con chi è facile stare in silenzio?"),
  },
  {
    key: "keep_doing",
    about: "any",
    text: b(
      "What from this week would you like to keep doing?",
      "Che cosa di questa settimana vorresti continuare a fare?",
    ),
  },
  {
    key: "changed_mind",
    about: "any",
    text: b(
      "Have you changed your mind about somebody lately, even a little?",
      "Ultimamente hai cambiato idea su qualcuno, anche solo un po’?",
    ),
  },
  {
    key: "good_as_it_was",
    about: "any",
    gentle: true,
    text: b("What, this week, was good just as it was?", "Che cosa, questa settimana, andava bene così com’era?"),
  },
  {
    key: "mattered_most",
    about: "told",
    text: b(
      "Looking back now, what mattered most to you in what you had planned with {name}?",
      "A ripensarci adesso, che cosa contava di più per te in quello che avevi in programma con {name}?",
    ),
  },
  {
    key: "about_yourself",
    about: "told",
    text: b(
      "What has it told you about yourself, how things went with {name}?",
      "Com’è andata con {name} ti ha fatto capire qualcosa di te?",
    ),
  },
  {
    key: "from_their_side",
    about: "told",
    text: b("How may it have been for {name}?", "Come può essere stato per {name}?"),
  },
  {
    key: "same_again",
    about: "told",
    text: b(
      "Of what you did with {name}, what would you do the same way again?",
      "Di quello che hai fatto con {name}, che cosa rifaresti allo stesso modo?",
    ),
  },
  {
    key: "last_talk",
    about: "due",
    text: b("What did you and {name} last talk about?", "Di che cosa avete parlato, l’ultima volta, tu e {name}?"),
  },
  {
    key: "like_to_know",
    about: "due",
    text: b(
      "What would you like to know about how {name} is these days?",
      "Che cosa vorresti sapere di come sta {name} in questo periodo?",
    ),
  },
  {
    key: "tell_first",
    about: "due",
    text: b(
      "If you ran into {name} tomorrow, what would you tell first?",
      "Se domani incontrassi {name}, che cosa racconteresti per prima cosa?",
    ),
  },
  {
    key: "since_then",
    about: "note",
    text: b("Reading that note now, what has changed since?", "Rileggendo quella nota, che cosa è cambiato da allora?"),
  },
  {
    key: "add_today",
    about: "note",
    text: b("What would you add to that note today?", "Che cosa aggiungeresti oggi a quella nota?"),
  },
  {
    key: "still_true",
    about: "note",
    text: b("What in that note still holds?", "Che cosa, in quella nota, vale ancora?"),
  },
];

/** Openings; `{n}` plans, of which `{k}` are told, both in words. */
export const OPENINGS = {
  one_told: b(
    "You had [planned one thing|one thing planned], and you’ve written down how it went.",
    "Avevi in programma una cosa, e hai scritto com’è andata.",
  ),
  all_told: b(
    "You had {n} things planned, and you’ve written down how each of them went.",
    "Avevi in programma {n} cose, e per ognuna hai scritto com’è andata.",
  ),
  some_told: b(
    "You had {n} things planned, and you’ve written down how {k} of them went. [The rest can wait|There’s no hurry with the rest].",
    "Avevi in programma {n} cose, e per {k} hai scritto com’è andata. [Per il resto non c’è fretta|Il resto può aspettare].",
  ),
  one_open: b(
    "You had one thing planned. [How it went is yours to tell, whenever you like|If you feel like it, you can write down how it went].",
    "Avevi in programma una cosa. [Com’è andata puoi raccontarlo quando vuoi|Se ti va, puoi scrivere com’è andata].",
  ),
  all_open: b(
    "You had {n} things planned. [How they went is yours to tell, whenever you like|If you feel like it, you can write down how they went].",
    "Avevi in programma {n} cose. [Come sono andate puoi raccontarlo quando vuoi|Se ti va, puoi scrivere come sono andate].",
  ),
  note_year: b(
    "[Nothing was in the diary this week|There was nothing in the diary this week]. Here is something you wrote a year ago.",
    "[Questa settimana non c’era niente in programma|In programma non c’era niente, questa settimana]. Ecco una cosa che scrivevi un anno fa.",
  ),
  note_month: b(
    "[Nothing was in the diary this week|There was nothing in the diary this week]. Here is something you wrote a month ago.",
    "[Questa settimana non c’era niente in programma|In programma non c’era niente, questa settimana]. Ecco una cosa che scrivevi un mese fa.",
  ),
  one_due: b(
    "[Nothing was in the diary this week|There was nothing in the diary this week]. It may be a good moment to think of somebody.",
    "[Questa settimana non c’era niente in programma|In programma non c’era niente, questa settimana]. Può essere un buon momento per pensare a una persona.",
  ),
  several_due: b(
    "[Nothing was in the diary this week|There was nothing in the diary this week]. It may be a good moment to think of a few people.",
    "[Questa settimana non c’era niente in programma|In programma non c’era niente, questa settimana]. Può essere un buon momento per pensare a qualcuno.",
  ),
} as const;

/** “two” to “eight”. */
export const NUMBERS: Bilingual<readonly string[]> = {
  en: ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"],
  it: ["nessuna", "una", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
};

/** How long ago, for inside a sentence. */
export const SPANS = {
  one_day: b("one day", "un giorno"),
  days: b("{count} days", "{count} giorni"),
  weeks: b("{count} weeks", "{count} settimane"),
  months: b("{count} months", "{count} mesi"),
} as const;

export const SINCE = {
  contact: b("{span} since the last time", "{span} dall’ultima volta"),
  /** There has been no contact yet. */
  added: b("In your circle for {span}", "Nella tua cerchia da {span}"),
} as const;
