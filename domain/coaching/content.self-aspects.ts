import type { Bilingual } from "#domain/language.ts";
import type { Aspect } from "./aspects.ts";
import type { Lean } from "./marked.ts";
import { b } from "./text.ts";

/**
 * A single answer of the extended form, as the rest of “you …” (Italian: a whole clause), for aspects that the clauses
 * of the short form don't cover.
 */
export const SELF_ASPECTS: Readonly<Partial<Record<Aspect, Readonly<Record<Lean, readonly Bilingual[]>>>>> = {
  imagination: {
    high: [
      b(
        "let your imagination run where others see what is there",
        "lasci correre la fantasia dove altri vedono ciò che c’è",
      ),
      b("have a picture in your head before there is a plan", "hai in testa un’immagine prima ancora di un programma"),
    ],
    low: [
      b(
        "stay with what is there rather than picture what might be",
        "resti su ciò che c’è più che immaginare ciò che potrebbe esserci",
      ),
      b("leave the daydreaming to others", "i voli di fantasia li lasci ad altri"),
    ],
  },
  reflecting: {
    high: [
      b("take the time to think a thing over", "ti prendi il tempo di pensare bene le cose"),
      b("like to turn a question over before you answer it", "prima di rispondere ti piace rigirare la domanda"),
    ],
    low: [
      b("do not ponder things for long", "non ti fermi a lungo a riflettere"),
      b("would rather get on than think it all through", "preferisci andare avanti piuttosto che pensarci a fondo"),
    ],
  },
  new_things: {
    high: [
      b("like to begin something you have not done before", "ti piace cominciare cose che non hai mai fatto"),
      b("are soon ready for something new", "ti butti volentieri in qualcosa di nuovo"),
    ],
    low: [
      b(
        "would rather carry on than begin something new",
        "preferisci continuare piuttosto che cominciare qualcosa di nuovo",
      ),
      b("do not go looking for new things to start", "non vai in cerca di cose nuove da cominciare"),
    ],
  },
  tidiness: {
    high: [
      b("keep your things where they belong", "tieni le tue cose al loro posto"),
      b("tidy up what you have used", "rimetti a posto quello che hai usato"),
    ],
    low: [
      b("leave your things where they happen to lie", "lasci le tue cose dove capita"),
      b("do not give much time to tidying", "non passi molto tempo a riordinare"),
    ],
  },
  effort: {
    high: [
      b("put real effort into what you do", "metti impegno vero in quello che fai"),
      b("work hard once a thing is yours", "quando una cosa è tua ci lavori sodo"),
    ],
    low: [
      b("do not put more effort into things than they need", "non metti nelle cose più fatica del necessario"),
      b("take work lightly", "prendi il lavoro con leggerezza"),
    ],
  },
  order: {
    high: [
      b("like to have order around you", "ti piace avere ordine intorno"),
      b("feel better where things have their place", "stai meglio dove le cose hanno un posto"),
    ],
    low: [
      b("live quite well with some disorder", "convivi bene con un po’ di disordine"),
      b("do not need everything in its place", "non hai bisogno che tutto sia al suo posto"),
    ],
  },
  social_ease: {
    high: [
      b("move easily among people", "tra la gente ti muovi con naturalezza"),
      b("soon find your feet in a room of people", "in una stanza piena ti orienti presto"),
    ],
    low: [
      b("need some time to find your feet among people", "tra la gente ti serve un po’ di tempo per ambientarti"),
      b("do not find every gathering easy", "non ogni compagnia ti viene facile"),
    ],
  },
  expression: {
    high: [
      b("find the words for what you mean", "trovi le parole per quello che vuoi dire"),
      b("can say what is in you without much trouble", "dici quello che hai dentro senza troppa fatica"),
    ],
    low: [
      b("need time to find the words", "ti serve tempo per trovare le parole"),
      b(
        "leave some things unsaid because they are hard to put",
        "lasci non detta qualche cosa perché è difficile da dire",
      ),
    ],
  },
  caring: {
    high: [
      b("have other people’s well-being at heart", "hai a cuore che gli altri stiano bene"),
      b("think of what would do others good", "pensi a che cosa farebbe bene agli altri"),
    ],
    low: [
      b("leave it to others to look after themselves", "lasci che ognuno badi alle proprie cose"),
      b("look first to what concerns you", "guardi prima a quello che ti riguarda"),
    ],
  },
  trusting: {
    high: [
      b("start from the thought that people mean well", "parti dall’idea che le persone abbiano buone intenzioni"),
      b("give others credit before they have earned it", "dai fiducia prima che sia guadagnata"),
    ],
    low: [
      b(
        "want to see how people act before you trust them",
        "prima di fidarti vuoi vedere come si comportano le persone",
      ),
      b("do not take good intentions for granted", "non dai per scontate le buone intenzioni"),
    ],
  },
  temper: {
    high: [
      b("are seldom irritated", "ti irriti di rado"),
      b("let small annoyances pass", "lasci passare i piccoli fastidi"),
    ],
    low: [
      b("are irritated more easily than you would like", "ti irriti più facilmente di quanto vorresti"),
      b("feel small annoyances at once", "i piccoli fastidi li senti subito"),
    ],
  },
  self_ease: {
    high: [
      b("feel all right with who you are", "stai bene con la persona che sei"),
      b("do not have to prove much to yourself", "non hai molto da dimostrare a te"),
    ],
    low: [
      b("are often strict with yourself", "spesso su di te hai il giudizio più severo"),
      b("do not always feel at home with yourself", "non sempre ti senti a casa nei tuoi panni"),
    ],
  },
  emotions: {
    high: [
      b("are seldom swept away by your feelings", "di rado le emozioni ti travolgono"),
      b("keep your footing when feelings run high", "resti in equilibrio quando le emozioni sono forti"),
    ],
    low: [
      b("are at times swept along by your feelings", "a volte le emozioni ti travolgono"),
      b("feel things with a force that can carry you off", "senti le cose con una forza che può portarti via"),
    ],
  },
};

/** The basis of a lean, if there is little else to say: the statement and the answer. */
export const BASIS: readonly Bilingual[] = [
  b(
    "It rests, above all, on [one answer|your answer] to “{one}”: “{one_answer}”.",
    "Poggia soprattutto [su una risposta|sulla tua risposta] a «{one}»: «{one_answer}».",
  ),
  b(
    "What speaks for it [most|first] is your “{one_answer}” to “{one}”.",
    "A parlarne [di più|per prima] è il tuo «{one_answer}» a «{one}».",
  ),
];

/** How to read differing answers within one subject. */
export const DIFFERING: readonly Bilingual[] = [
  b(
    "Where answers to one subject differ, the [day|company|occasion] often decides: [for a week, note|try noting for a few days] when the one holds and when the other.",
    "Su uno stesso tema hai dato risposte diverse: spesso dipende [dalla giornata|dalla compagnia|dall’occasione]. [Per una settimana annota|Prova ad annotare] quando vale l’una e quando l’altra.",
  ),
  b(
    "A mean hides such differences, so [take the line with a pinch of salt|do not read too much into the line]: the single answers know more than [their average|the sum of them].",
    "Una media nasconde differenze così, quindi [prendi la riga con le pinze|non leggere troppo nella riga]: le singole risposte ne sanno più [della loro media|della somma].",
  ),
];

/** Contrasting answers within a trait, both quoted. */
export const CONTRAST: readonly Bilingual[] = [
  b(
    "[Within one subject your answers part ways|Two of your answers point different ways]: to “{one}” you said “{one_answer}”, to “{other}” “{other_answer}”. [Both belong to the picture|One does not cancel the other].",
    "[Dentro uno stesso tema le tue risposte si dividono|Due tue risposte vanno in direzioni diverse]: a «{one}» hai detto «{one_answer}», a «{other}» «{other_answer}». [Fanno parte del quadro tutte e due|L’una non cancella l’altra].",
  ),
  b(
    "You said “{one_answer}” to “{one}” and “{other_answer}” to “{other}”: [a trait has more than one side|such differences say more than a mean].",
    "Hai detto «{one_answer}» a «{one}» e «{other_answer}» a «{other}»: [un tratto ha più di un lato|differenze così dicono più di una media].",
  ),
  b(
    "Not everything [fits together neatly|points one way]: “{one}” got your “{one_answer}”, “{other}” your “{other_answer}”.",
    "Non tutto [va nella stessa direzione|torna alla perfezione]: a «{one}» è andato il tuo «{one_answer}», a «{other}» il tuo «{other_answer}».",
  ),
];
