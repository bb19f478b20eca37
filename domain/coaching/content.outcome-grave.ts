import type { Bilingual } from "#domain/language.ts";
import type { GraveKind } from "./outcome-words.ts";
import { b } from "./text.ts";

/*
 * Texts after grave news: a death, a serious illness, or the loss of a livelihood. `{plan}`, `{outcome}` and
 * `{expected}` include their quotation marks.
 */

export const GRAVE_OPENINGS: readonly Bilingual[] = [
  b(
    "You write {outcome}. [That is heavy news|News like that changes the day], whoever it struck; what you had planned with {name}, {plan}, can wait.",
    "Scrivi {outcome}. [È una notizia pesante|Una notizia così cambia la giornata], chiunque ne sia colpito; quello che avevi in mente con {name}, {plan}, può aspettare.",
  ),
  b(
    "{outcome}: [I am sorry|that is a great deal at once]. The plan, {plan}, was for another day; for you and {name} something else comes first now.",
    "{outcome}: [mi dispiace|è tanto, tutto insieme]. Il piano, {plan}, era per un altro giorno; per te e {name} adesso viene prima altro.",
  ),
];

export const GRAVE_OPENINGS_TOLD: readonly Bilingual[] = [
  b(
    "Of the moment with {name} you write {outcome}. [That is heavy news|News like that changes the day], whoever it struck, and no talk has caused it or failed because of it.",
    "Del momento con {name} scrivi {outcome}. [È una notizia pesante|Una notizia così cambia la giornata], chiunque ne sia colpito, e nessuna conversazione l’ha causata o è fallita per questo.",
  ),
];

export const GRAVE_OPENINGS_BARE: readonly Bilingual[] = [
  b(
    "What you write about the moment with {name} is [heavy news|grave]. Whatever had been planned can wait; nothing about that hour has to be judged or improved now.",
    "Quello che scrivi del momento con {name} è [una notizia pesante|grave]. Qualunque cosa fosse in programma può aspettare: di quell’ora adesso non c’è niente da giudicare o da migliorare.",
  ),
];

export const GRAVE_EXPECTED: readonly Bilingual[] = [
  b(
    "Beforehand you had noted {expected}; [nobody could plan for this|beside such news that counts for little today].",
    "Prima avevi annotato {expected}: [una cosa così non si poteva prevedere|accanto a una notizia del genere oggi conta poco].",
  ),
];

export const GRAVE_NEXT: Readonly<Record<Exclude<GraveKind, "ward">, readonly Bilingual[]>> = {
  death: [
    b(
      "Within a day, send {name} two lines that ask for nothing: that you heard, and one thing you remember or can take off their hands. [Write again in ten days|In ten days, when it has gone quiet, write again].",
      "Entro un giorno manda {a_name} due righe che non chiedano niente: che lo sai, e una cosa che ricordi o che puoi fare tu. [Riscrivi tra dieci giorni|Tra dieci giorni, quando tutto tace, riscrivi].",
    ),
    b(
      "If the loss is yours, tell {name} one thing that would help this week, [a meal, a drive, an evening in company|somebody to ring in your place]; if it is theirs, offer just one such thing.",
      "Se la perdita è tua, di’ {a_name} una cosa che ti aiuterebbe questa settimana, [un pasto, un passaggio, una sera in compagnia|qualcuno che telefoni al posto tuo]; se è di {name}, offri una cosa sola così.",
    ),
  ],
  ill: [
    b(
      "Offer {name} one named thing instead of “anything you need”: [a lift on Thursday|soup on the doorstep], a call to somebody, an hour of sitting there. A yes or no costs little strength.",
      "Offri {a_name} una cosa precisa invece di «qualunque cosa ti serva»: [un passaggio giovedì|una minestra sulla porta], una telefonata da fare, un’ora lì accanto. Un sì o un no costa poche forze.",
    ),
    b(
      "Ask {name} what is wanted today, talk or anything but talk, [and keep to the answer|and believe the answer]. Tomorrow it may be another one; a line that needs no reply is never wrong.",
      "Chiedi {a_name} che cosa va bene oggi, parlarne o parlare di tutt’altro, [e attieniti alla risposta|e credi alla risposta]. Domani può essere diversa; una riga che non chiede risposta non è mai sbagliata.",
    ),
  ],
  job: [
    b(
      "Say it to {name} once, plainly, that you know how hard this is, and after that talk of other things as before; [agree on one evening a week for the practical side|leave the practical side for a fixed evening].",
      "Di’ {a_name} una volta, con semplicità, che sai quanto pesa, e poi parlate d’altro come prima; [per le cose pratiche basta una sera fissa a settimana|le cose pratiche lasciatele a una sera fissa].",
    ),
    b(
      "Settle with {name} who looks at which letter or form this week, [one each|two at most], and do one thing together that costs nothing, so that not every hour is about it.",
      "Decidi con {name} chi guarda quale lettera o modulo questa settimana, [uno a testa|due al massimo], e fate insieme una cosa che non costi niente, così non ogni ora parla di questo.",
    ),
  ],
};

/** Added if the rest is short or empty. */
export const GRAVE_STAY: readonly Bilingual[] = [
  b(
    "[Staying reachable is enough for now|For now it is enough to stay near]. If it weighs on you too, tell one person you trust; a doctor or a helpline is there for you as well.",
    "[Per ora basta farsi trovare|Per ora basta restare vicino]. Se pesa anche su di te, dillo a una persona di cui ti fidi; il medico o una linea d’ascolto ci sono anche per te.",
  ),
  b(
    "[Nothing has to be said well|The right words are not needed]: somebody who rings, sits down and does not hurry on is remembered longer than any sentence.",
    "[Niente va detto bene|Le parole giuste non servono]: chi telefona, si siede e non ha fretta si ricorda più a lungo di qualsiasi frase.",
  ),
];
