import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** What to try after an answer about safety and trust, by its score. Never shown after a frightening answer. */
export const SAFETY_TIPS = {
  q1: {
    1: [
      b(
        "[Pick|Choose] one small matter {week} and ask {name} about it [openly|directly] before you check anywhere else: “How did it go?” Then tell something of your own [just as plainly|in the same plain way].",
        "[Scegli|Prendi] {week} una questione piccola e chiedine a {name} [con franchezza|in modo diretto], prima di cercare conferme altrove: «Com’è andata?». Poi racconta [con la stessa chiarezza|altrettanto chiaramente] una cosa tua.",
      ),
      b(
        "Next time two accounts don’t match, say only [what you noticed|what you saw]: “I’d understood it differently.” Pass no verdict, and [leave room for|wait for] an explanation you hadn’t thought of.",
        "La prossima volta che due versioni non combaciano, di’ solo [che cosa hai notato|che cosa hai visto]: «Avevo capito altro». Niente sentenze, e [lascia spazio a|aspetta] una spiegazione a cui magari non pensavi.",
      ),
      b(
        "Say which things you’d rather [hear first-hand|be told directly], even awkward ones, and ask {week} what would make telling you easier. It may be [how you first react|your first reaction].",
        "Di’ a {name} quali cose preferisci [sapere in prima persona|sentirti dire subito], anche scomode, e chiedi {week} che cosa renderebbe più facile dirtele. Forse c’entra [come reagisci all’inizio|la tua prima reazione].",
      ),
    ],
    2: [
      b(
        "Small gaps are often [haste|forgetfulness] and nothing more. Tell {name} {week} which detail you’d have [liked to know|been glad to hear], and say thank you for the next one that comes unasked.",
        "Le piccole omissioni sono spesso [fretta|dimenticanza] e niente di più. Di’ {week} a {name} quale dettaglio avresti [voluto sapere|sentito volentieri], e ringrazia per il prossimo che arriva senza chiedere.",
      ),
      b(
        "Try a [two-minute update|short round-up] {week}: each of you tells one thing the other couldn’t have [seen|known]. It fills the gaps, and nobody has to [ask|dig].",
        "Prova {week} un [aggiornamento di due minuti|breve giro di notizie]: a turno raccontate una cosa che l’altra persona non poteva [vedere|sapere]. I vuoti si riempiono senza che nessuno debba [chiedere|indagare].",
      ),
      b(
        "Lead the way: mention something {week} that you’d normally leave out because it seems [trivial|too small]. What one of you offers freely, the other [finds easier to offer|offers more easily].",
        "Apri tu la strada: racconta {week} qualcosa che di solito salti perché ti sembra [banale|di poco conto]. Quello che una persona offre senza pressioni, all’altra [viene più facile|costa meno].",
      ),
    ],
  },
  q2: {
    1: [
      b(
        "Before the next confidence, say what you need [in one line|in a single sentence]: “Please keep this between us.” Begin {week} with something [light|small], and see how it’s kept.",
        "Prima della prossima confidenza, di’ [in una riga|con una frase sola] di che cosa hai bisogno: «Questo resti tra noi». Comincia {week} da una cosa [leggera|piccola] e guarda come viene custodita.",
      ),
      b(
        "Talk to {name} {week} about one occasion only: what [came back to you|you heard again], and how it felt. Often people don’t know that a thing was [private|confidential] until somebody says so.",
        "Parla {week} a {name} di un solo episodio: che cosa [ti è tornato indietro|hai risentito in giro] e che effetto ti ha fatto. Spesso non si sa che una cosa era [riservata|privata] finché qualcuno non lo dice.",
      ),
      b(
        "Decide {week} what you’d rather share with [another person|someone else] for now. It’s no punishment: it takes [weight|pressure] off you both while you talk about how confidences are kept.",
        "Decidi {week} che cosa, per ora, preferisci affidare [a un’altra persona|a orecchie diverse]. Non è una punizione: toglie [peso|pressione] a te e a {name} mentre parlate di come si custodisce una confidenza.",
      ),
    ],
    2: [
      b(
        "Settle {week} on a simple sign for what’s private, a word or “[just for you|between us]”. Details mostly slip out where nobody knew that they were [meant to stay|private].",
        "Concordate {week} un segnale semplice per ciò che è privato, una parola o «[solo per te|tra noi]». I dettagli scappano soprattutto quando nessuno sapeva che [dovevano restare lì|erano riservati].",
      ),
      b(
        "When a detail slips out, say so [the same day|soon], lightly: “That one was for you.” [Said early|While it’s small], it needs no argument, and it helps next time.",
        "Quando scappa un dettaglio, dillo [il giorno stesso|presto], con leggerezza: «Questa era solo per te». [Detto subito|Finché è una cosa piccola], non serve discutere, e la volta dopo aiuta.",
      ),
      b(
        "Turn it round too: [think of|recall] something {name} told you, and ask {week} whether others may know. Asking shows the [care|tact] you’d like to receive.",
        "Guarda anche dall’altro lato: pensa a qualcosa che {name} ti ha raccontato e chiedi {week} se [puoi parlarne|altri possono saperlo]. Chiedere mostra [la cura|il tatto] che vorresti ricevere.",
      ),
    ],
  },
  q3: {
    1: [
      b(
        "Pick something small that you’d [usually swallow|normally keep in], and say it {week} with what you need: “No solution, [just two minutes|only an ear].” That makes it easier to meet you.",
        "Scegli una cosa piccola che di solito [mandi giù|tieni dentro] e dilla {week} insieme a ciò che ti serve: «Non cerco soluzioni, [mi bastano due minuti|solo ascolto]». Così è più facile venirti incontro.",
      ),
      b(
        "If a joke [closes the subject|ends the matter], come back to it once, calmly: “[I meant that|It matters to me].” It gives {name} a second chance to listen, and you a clear answer.",
        "Se una battuta [chiude l’argomento|taglia corto], torna sul punto una volta, con calma: «[Dicevo sul serio|Per me è importante]». Offre a {name} una seconda occasione di ascoltare, e a te una risposta chiara.",
      ),
      b(
        "Note down {week} one thing you [held back|didn’t say] and the answer you expected. Then decide whether to [try it with|say it to] {name}, or to take it to someone who listens well.",
        "Annota {week} una cosa che [hai trattenuto|non hai detto] e la risposta che ti aspettavi. Poi decidi se [provare a dirla|dirla] a {name}, o se portarla a chi sa ascoltare.",
      ),
    ],
    2: [
      b(
        "Your care with words works. Try {week} to say something [minor|harmless] with less preparation, and see whether it’s [received|taken] just as well. It may save you much rehearsing.",
        "La cura che metti nelle parole funziona. Prova {week} a dire con meno preparazione una cosa [da poco|leggera], e guarda se viene [accolta|presa] altrettanto bene. Potresti risparmiarti molte prove.",
      ),
      b(
        "Ask {name} {week} when a difficult subject is [easiest to take|least unwelcome], and say when it is for you. Once the good moments are known, [nobody has to guess|there’s less to guess].",
        "Chiedi {week} a {name} quando un argomento difficile [si accoglie meglio|pesa di meno], e di’ quando vale per te. Se i momenti buoni sono noti, [nessuno deve indovinare|c’è meno da indovinare].",
      ),
      b(
        "When something is received well, [say so|don’t let it pass]: “It did me good to tell you.” Look {week} for one such moment. What gets noticed tends to [return|happen again].",
        "Quando una cosa viene accolta bene, [dillo|fallo notare]: «Parlarne con te mi ha fatto bene». Cerca {week} un momento così. Ciò che viene notato tende a [tornare|ripetersi].",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
