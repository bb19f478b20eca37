import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Frames for quoting a free answer, by stored key. */
export const SELF_QUOTES: Readonly<Record<string, readonly Bilingual[]>> = {
  relationship_memory_1: [
    b(
      "You like to think back to this: {quote}. What made it good may [give you a hint of|tell you] what to look for again.",
      "Ripensi volentieri a questo: {quote}. Quello che lo ha reso bello [può essere un indizio|può dirti] di che cosa cercare ancora.",
    ),
    b(
      "Among your good moments you named {quote}; [whoever was there may like to hear it too|it is worth telling whoever was there].",
      "Tra i momenti belli hai scritto {quote}: [forse fa piacere saperlo anche a chi c’era|vale la pena dirlo a chi c’era].",
    ),
    b(
      "A good moment you wrote down: {quote}. It [counts|weighs] more than any of these lines.",
      "Un momento bello che hai scritto: {quote}. [Conta|Pesa] più di tutte queste righe.",
    ),
  ],
  relationship_memory_2: [
    b(
      "Of your childhood home you wrote {quote}; [some of it may still speak when you are close to someone, or angry|it may still be there in how you show affection or anger], and it need not be the rule.",
      "Della casa della tua infanzia hai scritto {quote}: [qualcosa può parlare ancora quando vuoi bene o hai rabbia|può restarne qualcosa nel modo in cui mostri affetto o rabbia], e non deve essere la regola.",
    ),
    b(
      "You described how affection and anger were shown at home: {quote}. [What you keep of that is yours to choose|You may keep one part and leave the other].",
      "Hai descritto come si mostravano a casa l’affetto e la rabbia: {quote}. [Che cosa tenerne lo scegli tu|Puoi tenerne una parte e lasciare l’altra].",
    ),
  ],
  relationship_memory_3: [
    b(
      "From a relationship that ended or changed you took this with you: {quote}. [It has cost something to learn, so use it|That is experience, not theory].",
      "Da un rapporto finito o cambiato hai portato via questo: {quote}. [Impararlo è costato, quindi usalo|È esperienza, non teoria].",
    ),
    b(
      "You wrote what an earlier relationship taught you: {quote}. [It belongs in this picture|It says more about you than a score].",
      "Hai scritto che cosa ti ha insegnato un rapporto di prima: {quote}. [Fa parte di questo quadro|Dice di te più di un punteggio].",
    ),
  ],
  personal_growth_3: [
    b(
      "If things went better with your people, you would notice it by this: {quote}. [That is a good place to look|It is something one can see, and so one can begin there].",
      "Se con le tue persone andasse meglio, te ne accorgeresti da questo: {quote}. [È un buon punto in cui guardare|Si può vedere, quindi da lì si può cominciare].",
    ),
    b(
      "What would you notice first if things went better? You wrote {quote}; [a small piece of that may be possible this week|perhaps a little of it is there already].",
      "Che cosa noteresti per prima, se andasse meglio? Hai scritto {quote}: [un pezzetto è forse possibile già questa settimana|forse un po’ c’è già].",
    ),
  ],
};

/** Introduces the advice if a free answer mentions violence, fear or a wish to die. */
export const SELF_CARE: readonly Bilingual[] = [
  b(
    "One thing first, because of what you wrote: if something frightens or hurts you, now or from long ago, you need not carry it alone. Tell a person you trust, or a doctor; in danger, call the emergency number.",
    "Una cosa prima di tutto, per quello che hai scritto: se qualcosa ti fa paura o ti fa male, adesso o da molto tempo, non devi portarlo senza aiuto. Parlane con una persona di cui ti fidi o con chi ti cura; in caso di pericolo chiama il numero di emergenza.",
  ),
  b(
    "Some of what you wrote sounds heavy, so this comes before any suggestion: you deserve to be safe and to be listened to. Talk today to somebody you trust, or to a doctor; if there is danger, call the emergency number.",
    "Una parte di quello che hai scritto sembra pesante, e viene prima di ogni suggerimento: meriti di stare al sicuro e di trovare ascolto. Parlane oggi con una persona di cui ti fidi o con chi ti cura; se c’è pericolo, chiama il numero di emergenza.",
  ),
];

/** The tips in that case: nothing to resolve with anybody. */
export const SELF_CARE_TIPS: readonly Bilingual[] = [
  b(
    "Choose the person with whom you feel safest and tell them, in one sentence, how you are. They need not [solve anything|do anything]; it is enough that [one more person knows|somebody knows].",
    "Scegli la persona con cui senti più sicurezza e dille, in una frase, come stai. Non deve [risolvere niente|fare niente]: basta che [lo sappia qualcun altro|qualcuno lo sappia].",
  ),
  b(
    "Put the number of somebody you could ring at night [where you can see it|on a slip of paper], so that you need not [look for it|think] when it is hard.",
    "Metti il numero di qualcuno che potresti chiamare di notte [dove lo vedi|su un foglietto], così non devi [cercarlo|pensarci] quando è dura.",
  ),
  b(
    "Give yourself twenty minutes a day of something that usually does you good: [a walk, water, music|a warm meal, the open air]. It is no answer to what happened, but it [helps to carry it|gives a little strength].",
    "Concediti venti minuti al giorno di qualcosa che di solito ti fa bene: [una passeggiata, l’acqua, la musica|un pasto caldo, l’aria aperta]. Non risponde a quello che è successo, ma [aiuta a portarlo|dà un po’ di forza].",
  ),
  b(
    "No talk has to be had and nothing has to be settled this week. Whatever you [decide later|want to say] can wait until you feel [steadier|safe], with somebody at your side.",
    "Questa settimana non c’è nessuna conversazione da fare e niente da risolvere. Quello che [deciderai|vorrai dire] può aspettare che tu stia [più in forze|al sicuro], con qualcuno accanto.",
  ),
];
