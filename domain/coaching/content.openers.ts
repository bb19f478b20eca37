import type { Bilingual } from "#domain/language.ts";
import type { Trait } from "#domain/traits.ts";
import type { Lean } from "./marked.ts";
import { b } from "./text.ts";

/** Questions for people who hardly know each other, some especially for a trait. */
export interface Opener {
  ask: Bilingual;
  fits?: { trait: Trait; band: Lean };
}

const fits = (trait: Trait, band: Lean, en: string, it: string): Opener => ({ ask: b(en, it), fits: { trait, band } });

export const OPENERS: readonly Opener[] = [
  { ask: b("What was the best part of your week?", "Qual è stata la parte più bella della tua settimana?") },
  { ask: b("What did you love doing when you were ten?", "Che cosa ti piaceva fare a dieci anni?") },
  { ask: b("What have you changed your mind about lately?", "Su che cosa hai cambiato idea, ultimamente?") },
  { ask: b("What is a good Sunday for you?", "Com’è fatta, per te, una bella domenica?") },
  fits(
    "O",
    "high",
    "If you had a free month and owed nobody anything, what would you do with it?",
    "Se avessi un mese libero e nessun impegno, che cosa ne faresti?",
  ),
  fits(
    "O",
    "low",
    "Which place around here do you like going back to?",
    "In quale posto, qui intorno, torni sempre volentieri?",
  ),
  fits(
    "C",
    "high",
    "What are you working on that you enjoy talking about?",
    "C’è qualcosa a cui lavori e di cui parli volentieri?",
  ),
  fits(
    "C",
    "low",
    "What is the last thing you put off with pleasure?",
    "Qual è l’ultima cosa che hai rimandato con gusto?",
  ),
  fits("E", "high", "Who makes you laugh most?", "Chi ti fa ridere di più?"),
  fits(
    "E",
    "low",
    "What do you like to do when you have an evening to yourself?",
    "Che cosa ti piace fare quando hai una sera tutta per te?",
  ),
  fits("A", "high", "Who has done you good lately?", "Chi ti ha fatto bene, ultimamente?"),
  fits(
    "A",
    "low",
    "What could you argue about for hours, and enjoy it?",
    "Su che cosa discuteresti per ore, divertendoti?",
  ),
  fits("N", "high", "Is there something you have always wanted to try?", "C’è una cosa che hai sempre voluto provare?"),
  fits("N", "low", "How do you like to end a long day?", "Come ti piace chiudere una giornata lunga?"),
];

export const OPENERS_LEAD: readonly Bilingual[] = [
  b("Three openers that leave {name} room:", "Tre modi di cominciare che lasciano spazio {a_name}:"),
  b("You could begin with one of these:", "Potresti cominciare da una di queste:"),
];
export const OPENERS_USE: readonly Bilingual[] = [
  b(
    "Take the one whose answer you really want, and let your second question come from what {name} says.",
    "Prendi quella di cui vuoi davvero sapere la risposta, e fai nascere la seconda domanda da quello che dice {name}.",
  ),
  b(
    "One is enough. Have an answer of your own ready too, so that it does not turn into an interview.",
    "Ne basta una. Tieni pronta anche la tua risposta, così non diventa un’intervista.",
  ),
];
export const OPENERS_ASK: readonly Bilingual[] = [
  b("Which of them would you like to be asked yourself?", "Quale vorresti che facessero a te?"),
  b("Is there something you would rather not be asked about?", "C’è qualcosa su cui preferisci non ricevere domande?"),
];
