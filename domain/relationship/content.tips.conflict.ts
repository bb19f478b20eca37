import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** What to try after an answer about conflict and repair, by its score. Never shown after a frightening answer. */
export const CONFLICT_TIPS = {
  q7: {
    1: [
      b(
        "Begin the next difficult talk with one sentence about you and one wish: “[Yesterday hurt|Yesterday weighed on me]; next time I’d like…” Leave [old matters|the past] for another day.",
        "Comincia il prossimo discorso difficile con una frase su di te e un desiderio: «[Ieri mi è dispiaciuto|Ieri mi ha pesato]; la prossima volta vorrei…». Lascia [le vecchie questioni|il passato] a un altro giorno.",
      ),
      b(
        "Agree {week}, in a quiet moment, on a word that means “[slower|lower]” and that either of you may use. When it’s said, both [take a breath|count to ten] before going on.",
        "Concordate {week}, in un momento tranquillo, una parola che significa «[più piano|abbassiamo i toni]» e che potete usare in due. Quando arriva, si [respira|conta fino a dieci] prima di continuare.",
      ),
      b(
        "Before you speak with {name} {week}, [write down|note] the one point you want to settle. If something old comes up, say “[another day|that one later]”, and go back to your point.",
        "Prima di parlare con {name} {week}, [scrivi|annota] l’unico punto che vuoi chiarire. Se torna fuori qualcosa di vecchio, di’ «[un altro giorno|questo dopo]» e torna al tuo punto.",
      ),
    ],
    2: [
      b(
        "Swap the first reproach for a [request|wish]: instead of “you never…”, “could you, on Thursday…?” Try it {week} on something small, where [little is at stake|it costs little].",
        "Cambia il primo rimprovero in [una richiesta|un desiderio]: invece di «tu non… mai», «potresti, giovedì…?». Prova {week} su una cosa piccola, dove [c’è poco in gioco|costa poco].",
      ),
      b(
        "Announce a [touchy|sore] subject first: “There’s something I’d like to [sort out|talk over]; when suits you?” Many reproaches come only from being caught off guard. Try it {week}.",
        "Annuncia prima un argomento [delicato|spinoso]: «C’è una cosa che vorrei [chiarire|discutere]; quando ti va bene?». Molti rimproveri nascono solo dalla sorpresa. Prova {week}.",
      ),
      b(
        "Once it has cooled down, ask {name} {week}: “What did you [hear|understand] me say?” Often the reproach was louder than the [point|wish] behind it. Then say that part again, alone.",
        "Quando la cosa si è raffreddata, chiedi {week} a {name}: «Che cosa hai [sentito|capito] di quello che dicevo?». Spesso il rimprovero copre [il punto|la richiesta]. Poi ripeti solo quella parte.",
      ),
    ],
  },
  q8: {
    1: [
      b(
        "Agree {week}, while all is calm, on a break with a return: half an hour apart, then [ten minutes together|one more try]. Whoever presses gets [a time|an hour to count on], whoever leaves gets air.",
        "Concordate {week}, a mente fredda, una pausa con ritorno: mezz’ora a distanza, poi [dieci minuti insieme|un altro tentativo]. Chi insiste ha [un orario|un’ora certa], chi si ritira ha respiro.",
      ),
      b(
        "Notice which part is yours. If you press, [stop after one question|ask once and wait]; if you go quiet, say “I need [an hour|a while], then I’m back.” One changed step changes the round.",
        "Guarda qual è la tua parte. Se insisti, [fermati dopo una domanda|chiedi una volta e aspetta]; se taci, di’ «mi serve [un’ora|un po’ di tempo], poi torno». Basta un passo diverso per cambiare il giro.",
      ),
      b(
        "Tell {name} {week} what goes on in you when it [gets stuck|goes round], the wish to be heard or the wish for [quiet|air], and ask the same. Neither wish is wrong.",
        "Racconta {week} a {name} che cosa ti succede quando [ci si blocca|si gira in tondo], la voglia di farti sentire o quella di [silenzio|respiro], e fai la stessa domanda. Nessuna delle due è sbagliata.",
      ),
    ],
    2: [
      b(
        "Keep the break, and add an hour: “I’ll come back to it [tomorrow at six|tomorrow at noon].” The subject stays, and whoever waits [knows how long|can let go of it]. Try it {week}.",
        "Tenete la pausa e aggiungete un’ora: «Ne riparliamo [domani alle sei|domani a mezzogiorno]». L’argomento resta, e chi aspetta [sa quanto|può smettere di pensarci]. Provate {week}.",
      ),
      b(
        "Pick {week} one subject that [got lost|was left lying], the smallest, and finish it with {name} in [ten minutes|a quarter of an hour]. Coming back then feels less like starting again.",
        "Scegli {week} un argomento [rimasto in sospeso|che si è perso], il più piccolo, e chiudilo con {name} in [dieci minuti|un quarto d’ora]. Tornare sulle cose sembrerà meno un ricominciare.",
      ),
      b(
        "Let whoever asked for time be the one who [takes up|reopens] the subject. Suggest this rule {week}: it makes waiting [fairer|easier], and a break less like an end.",
        "A riaprire l’argomento sia chi [ha chiesto tempo|voleva una pausa]. Proponi {week} questa regola: rende l’attesa [più giusta|più leggera], e una pausa assomiglia meno a una fine.",
      ),
    ],
  },
  q9: {
    1: [
      b(
        "When a step comes from {name}, answer it the same day, even [in few words|awkwardly]: “Thanks, I need until tomorrow.” And ask {week} which kind of step [reaches|suits] each of you.",
        "Quando un passo arriva da {name}, rispondi in giornata, anche [con poche parole|con un po’ di impaccio]: «Grazie, mi serve fino a domani». E chiedi {week} quale tipo di passo [arriva|va bene] a ciascuna parte.",
      ),
      b(
        "Ask {name} in a quiet hour {week}: “After we fall out, what [helps you|tells you that it’s over]?” Words, a gesture, some time? We often offer what [would help ourselves|we’d like to get].",
        "Chiedi {week} a {name}, in un momento tranquillo: «Dopo uno scontro, che cosa [ti aiuta|ti dice che è passata]?». Parole, un gesto, tempo? Spesso offriamo quello che [aiuterebbe noi|vorremmo ricevere].",
      ),
      b(
        "Make your step small and plain {week}: “I’m sorry about [my tone|that sentence].” No “but”, and no need for [an answer at once|the same in return]. Then leave it a day or two.",
        "Fai {week} un passo piccolo e chiaro: «Mi dispiace per [il tono|quella frase]». Senza «però», e senza aspettarti [una risposta subito|lo stesso in cambio]. Poi lascia passare un giorno o due.",
      ),
    ],
    2: [
      b(
        "The day after the next falling-out, take five minutes: what do I regret, what would I [try next time|do differently]? Each [speaks of their own part|keeps to their own part] only.",
        "Il giorno dopo il prossimo scontro, prendetevi cinque minuti: che cosa mi dispiace, che cosa [proverei la prossima volta|farei in altro modo]? A turno, [ciascuna persona parla|si parla] solo della propria parte.",
      ),
      b(
        "Go back {week} to a small quarrel that has long [cooled|passed], and tell {name} what you [see differently now|understood since]. With no fight on, it’s easier to hear.",
        "Torna {week} su un piccolo litigio ormai [freddo|passato] e di’ a {name} che cosa [vedi diversamente adesso|hai capito dopo]. Senza uno scontro in corso è più facile ascoltare.",
      ),
      b(
        "Recall a time when making up [was easy|went well], and tell {name} {week} what [did it|helped]. You’ll both know what to reach for on the day it’s harder.",
        "Ripensa a una volta in cui fare pace [è stato facile|è andato bene], e di’ {week} a {name} che cosa [è servito|ha aiutato]. Saprete a che cosa ricorrere il giorno in cui sarà più difficile.",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
