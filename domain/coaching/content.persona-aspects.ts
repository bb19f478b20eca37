import type { Bilingual } from "#domain/language.ts";
import type { Aspect } from "./aspects.ts";
import type { Lean } from "./marked.ts";
import { b } from "./text.ts";

/** A single answer about another person, as a noun phrase. */
export const PERSONA_ASPECTS: Readonly<Record<Exclude<Aspect, "pressure">, Readonly<Record<Lean, Bilingual>>>> = {
  imagination: {
    high: b("a vivid imagination", "una fantasia viva"),
    low: b("a matter-of-fact eye", "uno sguardo concreto"),
  },
  new_ways: {
    high: b("a liking for new ways of doing things", "il gusto di fare le cose in modi nuovi"),
    low: b("a preference for proven ways", "la preferenza per i modi collaudati"),
  },
  reflecting: {
    high: b("time taken to think things over", "il tempo preso per riflettere"),
    low: b("decisions made without much pondering", "decisioni prese senza rifletterci a lungo"),
  },
  new_things: {
    high: b("pleasure in starting something new", "il piacere di cominciare cose nuove"),
    low: b("little wish to start new things", "poca voglia di cominciare cose nuove"),
  },
  tidiness: {
    high: b("things that are kept tidy", "cose tenute in ordine"),
    low: b("things left where they lie", "cose lasciate dove capita"),
  },
  starting: {
    high: b("a prompt start on what is to be done", "l’abitudine di cominciare subito"),
    low: b("a start that likes to wait", "l’abitudine di rimandare l’inizio"),
  },
  effort: {
    high: b("hard work", "molto impegno"),
    low: b("an easy way with effort", "poca voglia di affaticarsi"),
  },
  order: {
    high: b("a liking for order", "il gusto dell’ordine"),
    low: b("ease with some disorder", "una certa tranquillità nel disordine"),
  },
  company: {
    high: b("free time spent with others", "tempo libero passato con altre persone"),
    low: b("free time kept apart", "tempo libero passato in disparte"),
  },
  social_ease: {
    high: b("ease with people", "disinvoltura con la gente"),
    low: b("reserve in company", "riserbo in compagnia"),
  },
  expression: {
    high: b("words that come easily", "facilità a esprimersi"),
    low: b("words that take their time", "parole che chiedono tempo"),
  },
  caring: {
    high: b("care for others", "attenzione per gli altri"),
    low: b("some distance from others’ needs", "una certa distanza dai bisogni altrui"),
  },
  feeling: {
    high: b("feeling with those who have a hard time", "partecipazione a chi sta passando un brutto momento"),
    low: b("distance from other people’s troubles", "un certo distacco dai guai altrui"),
  },
  trusting: {
    high: b("trust in people’s good intentions", "fiducia nelle buone intenzioni delle persone"),
    low: b("caution about people’s intentions", "cautela verso le intenzioni delle persone"),
  },
  temper: {
    high: b("irritation that seldom comes", "un’irritazione che arriva di rado"),
    low: b("irritation that comes quickly", "un’irritazione che arriva presto"),
  },
  self_ease: {
    high: b("feeling at home with oneself", "lo stare bene nei propri panni"),
    low: b("some unrest in one’s own skin", "una certa inquietudine nei propri panni"),
  },
  emotions: {
    high: b("feelings that do not sweep everything away", "emozioni che non travolgono"),
    low: b("feelings that can sweep a day along", "emozioni che possono travolgere una giornata"),
  },
};

/** The lead if the usual text would contradict an answer. */
export const ASPECT_LEAD: readonly Bilingual[] = [
  b("What stands out in your answers about {name} is {what}.", "Nelle tue risposte su {name} spicca questo: {what}."),
  b("In {name} you see, above all, {what}.", "In {name} vedi soprattutto {what}."),
  b("Most [marked|clear] in how you see {name}: {what}.", "La cosa più [marcata|netta], per come vedi {name}: {what}."),
];

export const ASPECT_SECOND: readonly Bilingual[] = [
  b("Beside that stands {what}.", "Accanto a questo c’è {what}."),
  b("A second line, by your answers: {what}.", "Una seconda linea, secondo le tue risposte: {what}."),
  b("[And you see|You also see] {what} in {name}.", "In {name} vedi [anche|poi] {what}."),
];
