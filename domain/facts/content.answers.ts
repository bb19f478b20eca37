import { b } from "#domain/coaching/text.ts";

/** How a fact is quoted; `{day}` begins the sentence. */
export const FRAMES = {
  note: b("{day} you wrote: “{quote}”", "{day} hai scritto: «{quote}»."),
  outcome: b("{day} you wrote how it went: “{quote}”", "{day} hai scritto com’è andata: «{quote}»."),
  plan: b(
    "In a plan you made {day_low} you wrote: “{quote}”",
    "Nel piano che hai fatto {day_low} hai scritto: «{quote}».",
  ),
  message: b("In this conversation you said: “{quote}”", "In questa conversazione hai detto: «{quote}»."),
};

/** Before a note that a newer one corrects; `{told}` begins in lower case. */
export const EARLIER = b("Before that it was different: {told}", "Prima era diverso: {told}");

/** For a note that tells of danger, which is linked and not quoted. */
export const UNQUOTED = b(
  "It stands in what you wrote {day_low}, which you can open.",
  "Sta in quello che hai scritto {day_low}: puoi riaprirlo.",
);

export const ABSENT_NONE = b(
  "There are no notes yet, so nothing tells me that.",
  "Non ci sono ancora note, quindi questo non risulta da nessuna parte.",
);
export const ABSENT_ONE = b("Your one note does not say {what}.", "La tua unica nota non dice {what}.");
export const ABSENT_MANY = b("None of your {count} notes says {what}.", "Nessuna delle tue {count} note dice {what}.");
export const ABSENT_TAIL = b("Once you write it down, I can tell you.", "Quando lo annoterai, potrò dirtelo.");

export const WHAT = {
  this: b("that", "questo"),
  about: b("that about {topic}", "questo riguardo a {topic}"),
  when: b("when that is ({topic})", "quando ({topic})"),
  where: b("where that is ({topic})", "dove ({topic})"),
  who: b("who that is ({topic})", "chi ({topic})"),
  much: b("how much that is ({topic})", "quanto ({topic})"),
  last: b("when that last happened ({topic})", "quando è successo l’ultima volta ({topic})"),
  name: b("that name ({topic})", "questo nome ({topic})"),
};

export const LAST = {
  one: b("{day}.", "{day}."),
  outcome: b(
    "{day}: that is the day of the last conversation you recorded as done.",
    "{day}: è il giorno dell’ultimo colloquio che hai segnato come fatto.",
  ),
};

export const TIMES = {
  once: b("Once: {days}.", "Una volta: {days}."),
  many: b("{count} times: {days}.", "{count} volte: {days}."),
  more: b("{count} times in your notes; the last ones {days}.", "{count} volte nelle tue note; le ultime {days}."),
};

export const NEXT = {
  plan: b("{day}: “{quote}”", "{day}: «{quote}»"),
  undated: b("No day yet: “{quote}”", "Ancora senza data: «{quote}»"),
  none: b("Nothing you wrote is still to come.", "Di quello che hai scritto non c’è niente in arrivo."),
  lead: b("This is still to come.", "Ecco che cosa è in arrivo."),
};

export const MONEY = {
  owes: b("{sum}. {parts}.", "{sum}. {parts}."),
  even: b("Nothing any more. {parts}.", "Più niente. {parts}."),
  lent: b("you lent {name} {sum} ({day})", "hai prestato {sum} {a_name} ({day})"),
  back: b("{name} paid back {sum} ({day})", "{name} ti ha restituito {sum} ({day})"),
  borrowed: b("{name} lent you {sum} ({day})", "{name} ti ha prestato {sum} ({day})"),
  repaid: b("you paid back {sum} ({day})", "hai restituito {sum} ({day})"),
  owed: b("{name} owed you {sum} ({day})", "{name} ti doveva {sum} ({day})"),
  owing: b("you owed {name} {sum} ({day})", "dovevi {sum} {a_name} ({day})"),
};

export const CURRENCIES = {
  "€": { one: b("euro", "euro"), many: b("euros", "euro") },
  "£": { one: b("pound", "sterlina"), many: b("pounds", "sterline") },
  $: { one: b("dollar", "dollaro"), many: b("dollars", "dollari") },
};

export const SOURCES = {
  none: b(
    "My last answer rested on none of your notes.",
    "La mia ultima risposta non si basava su nessuna delle tue note.",
  ),
  lead: b("My last answer rested on this.", "La mia ultima risposta si basava su questo."),
  profile: b("It also rested on the profile.", "Si basava anche sul profilo."),
};

export const NOTE_COUNT = {
  all: b("{count}.", "{count}."),
  about: b("{count} of your {all} notes speak of it.", "{count} delle tue {all} note ne parlano."),
};

/** A computed sum; the sentences that it was computed from follow. */
export const COMPUTED = b("{sum}, reckoned from what you wrote", "{sum}, a conti fatti");

/** Before quotes from the notes about something. */
export const NOTES_ABOUT = {
  one: b("One note: {days}.", "Una nota: {days}."),
  many: b("{count} notes: {days}.", "{count} note: {days}."),
};

export const SUM = b("{sum} in all.", "{sum} in tutto.");

/** Before the closest match of a question that nothing answers. */
export const NEAREST = b("What comes nearest:", "Quello che ci va più vicino:");

/** Before a probable answer. */
export const PERHAPS = b(
  "I’m not certain that this is what you are after; no other note comes nearer.",
  "Non è detto che sia quello che cerchi; nessun’altra nota ci va più vicino.",
);
