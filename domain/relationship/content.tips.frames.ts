import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { AssessmentQuestion } from "./indices.ts";

/** A time within the next days, for the middle or end of a sentence. */
export const WEEK: readonly Bilingual[] = [
  b("this week", "questa settimana"),
  b("in the next few days", "nei prossimi giorni"),
  b("in the coming days", "in questi giorni"),
  b("some time this week", "entro la settimana"),
  b("one day this week", "uno di questi giorni"),
  b("at the next chance", "alla prima occasione"),
];

/** The subject of a question, to follow “About …” and “A proposito di …”. */
export const TOPICS: Readonly<Record<AssessmentQuestion, Bilingual>> = {
  q1: b("time spent apart", "quando non siete insieme"),
  q2: b("confidences", "confidenze"),
  q3: b("hard moments", "momenti difficili"),
  q4: b("taking the initiative", "iniziativa"),
  q5: b("a helping hand", "aiuto reciproco"),
  q6: b("agreements", "accordi"),
  q7: b("how disagreements start", "come comincia un disaccordo"),
  q8: b("the middle of a disagreement", "che cosa fate in un disaccordo"),
  q9: b("making up", "come va a finire uno scontro"),
  q10: b("being heard", "ascolto"),
  q11: b("ways of talking", "modi di parlare"),
  q12: b("expectations", "aspettative"),
};

/** Introduces the tip about the focus area: `{area}` is its name, `{quote}` the option chosen. */
export const FOCUS_FRAMES: readonly Bilingual[] = [
  b(
    "[A place to begin|One place to start] is {area}. You answered: {quote}",
    "[Un punto da cui partire|Si può partire da qui]: {area}. Hai risposto: {quote}",
  ),
  b(
    "{area_start} [asks for attention first|comes first]. You answered: {quote}",
    "[Chiede attenzione per prima|Viene per prima] quest’area: {area}. Hai risposto: {quote}",
  ),
  b(
    "About {topic} you answered: {quote} [Begin here|Start with this].",
    "A proposito di {topic} hai risposto: {quote} [Comincia da qui|Parti da questo].",
  ),
  b(
    "[First|To begin with], {topic}. You answered: {quote}",
    "[Prima di tutto|Per cominciare], a proposito di {topic}. Hai risposto: {quote}",
  ),
  b(
    "There’s [most to gain|most room] in {area}. You answered: {quote}",
    "[C’è più da guadagnare|C’è più spazio] qui: {area}. Hai risposto: {quote}",
  ),
  b(
    "You answered: {quote} That’s part of {area}, the [lowest|last] of your six areas.",
    "Hai risposto: {quote} Riguarda l’area [più bassa|che sta più in basso]: {area}.",
  ),
];

/** The same if all areas score about the same. */
export const EVEN_FRAMES: readonly Bilingual[] = [
  b(
    "Your areas are about even; [begin where you like|any start will do]. About {topic} you answered: {quote}",
    "Le tue aree sono più o meno alla pari: [comincia dove vuoi|un inizio vale l’altro]. A proposito di {topic} hai risposto: {quote}",
  ),
  b(
    "[No area stands out|None of the areas stands out]: they’re about even. You answered, for one: {quote}",
    "[Nessuna area spicca|Non c’è un’area che spicca]: sono più o meno alla pari. Per esempio, hai risposto: {quote}",
  ),
  b(
    "The six areas are about even. You answered: {quote} [As good a start as any|Why not start here].",
    "Le sei aree sono più o meno alla pari. Hai risposto: {quote} [È un buon inizio|Si può partire da qui].",
  ),
  b(
    "About even, [all six areas|across the board]. About {topic} you answered: {quote}",
    "Più o meno alla pari, [tutte e sei le aree|da un’area all’altra]. A proposito di {topic} hai risposto: {quote}",
  ),
];

/** Introduces the tip about the strongest area. */
export const STRENGTH_FRAMES: readonly Bilingual[] = [
  b(
    "[What works|Something that works], about {topic}: {quote}",
    "[Quello che funziona|Qualcosa che funziona], a proposito di {topic}: {quote}",
  ),
  b(
    "On the [strong|good] side: {area}. You answered: {quote}",
    "Tra [i punti forti|le cose buone] c’è quest’area: {area}. Hai risposto: {quote}",
  ),
  b(
    "About {topic} you answered: {quote} That’s [a strength|something to keep].",
    "A proposito di {topic} hai risposto: {quote} È [un punto di forza|qualcosa da tenere stretto].",
  ),
  b(
    "{area_start} is [what you can build on|your firmest ground]. You answered: {quote}",
    "[C’è una base su cui costruire|La base più salda è questa]: {area}. Hai risposto: {quote}",
  ),
  b(
    "[Something to keep|Worth keeping], this answer of yours: {quote}",
    "[Qualcosa da conservare|Da tenere stretta], questa tua risposta: {quote}",
  ),
  b("You answered: {quote} [Good to have|No small thing].", "Hai risposto: {quote} [È una bella risorsa|Non è poco]."),
];

/** Introduces the tip about a single answer. */
export const SINGLE_FRAMES: readonly Bilingual[] = [
  b(
    "[One more answer is worth a look|Another answer is worth a look]: {quote}",
    "[Un’altra risposta merita uno sguardo|C’è un’altra risposta da guardare]: {quote}",
  ),
  b(
    "About {topic} you [also answered|answered]: {quote}",
    "A proposito di {topic} hai [anche risposto|risposto]: {quote}",
  ),
  b(
    "Another answer [says something|is telling], about {topic}: {quote}",
    "Un’altra risposta [dice qualcosa|è significativa], a proposito di {topic}: {quote}",
  ),
  b(
    "And [then there’s|there’s also] {topic}. You answered: {quote}",
    "[E poi|Inoltre], a proposito di {topic}, hai risposto: {quote}",
  ),
  b("[Elsewhere|To another question] you answered: {quote}", "[Altrove|A un’altra domanda] hai risposto: {quote}"),
  b(
    "[One more answer|Another thing], on {topic}: {quote}",
    "[Ancora una risposta|Un’altra cosa], a proposito di {topic}: {quote}",
  ),
];

/** Introduces the tips if every answer has the top score. */
export const ALL_TOP_FRAMES: readonly Bilingual[] = [
  b(
    "All at the top, so all even: [nothing to mend|enjoy it], something to look after. You answered: {quote}",
    "Tutto in cima, quindi tutto alla pari: [niente da aggiustare|goditelo], qualcosa di cui avere cura. Hai risposto: {quote}",
  ),
  b(
    "Each answer is at the top and the areas are even: [something to keep|look after it]. You answered: {quote}",
    "Ogni risposta è in cima e le aree sono alla pari: [qualcosa da conservare|abbine cura]. Hai risposto: {quote}",
  ),
];
