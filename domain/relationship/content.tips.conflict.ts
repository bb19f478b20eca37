import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** Tips by the score of an answer about conflict and repair. Never shown after a frightening answer. */
export const CONFLICT_TIPS = {
  q7: {
    1: [
      b(
        "Begin the next difficult talk with one sentence about you and one wish: “[Yesterday hurt|Yesterday weighed on me]; next time I’d like…” Leave [old matters|the past] for another day.",
        "Comincia il prossimo discorso difficile con una frase su di te e un desiderio: «[Ieri mi è dispiaciuto|Ieri mi ha pesato]; la prossima volta vorrei…». Lascia [le vecchie questioni|il passato] a un altro giorno.",
      ),
      b(
        "[Agree {week}|{week_start}, agree], in a [quiet|good] moment, on a word that means “[slower|lower]” and that either of you may use. When it’s said, both [take a breath|count to ten] before going on.",
        "{week_start} concordate, in un momento tranquillo, una parola che significa «[più piano|abbassiamo i toni]» e che potete usare in due. Quando arriva, si [respira|conta fino a dieci] prima di continuare.",
      ),
      b(
        "Before you speak with {name} {week}, [write down|note] the one point you [want|mean] to settle. If something old comes up, say “[another day|that one later]”, and go back to your point.",
        "Prima di parlare con {name} {week}, [scrivi|annota] l’unico punto che vuoi [chiarire|discutere]. Se torna fuori qualcosa di vecchio, di’ «[un altro giorno|questo dopo]» e torna al tuo punto.",
      ),
      b(
        "Lower your voice on purpose {week} when the [tone|heat] rises, and sit down if you’re [standing|on your feet]. The other voice often follows.",
        "{week_start} abbassa apposta la voce quando [sale il tono|la cosa si scalda], e siediti se [sei in piedi|stai in piedi]. Spesso l’altra voce segue.",
      ),
      b(
        "Ask {name} {week}, outside any quarrel, which of your [words|phrases] makes things worse [at once|straight away], and [do without|leave out] that one.",
        "{week_start} chiedi a {name}, lontano dai litigi, quale tua [parola|frase] peggiora subito le cose, e [fanne a meno|lasciala fuori].",
      ),
      b(
        "Give the old matters a place: offer {week} half an hour for [one of them|the oldest], [so that|so] they needn’t [come up|join in] every time.",
        "Da’ un posto alle vecchie questioni: {week} offri mezz’ora per [una di esse|la più vecchia], così non devono [saltar fuori|intromettersi] ogni volta.",
      ),
    ],
    2: [
      b(
        "Swap the first reproach for a [request|wish]: [instead of|rather than] “you never…”, “could you, on Thursday…?” [Try it {week}|{week_start}, try it] on something small, where [little is at stake|it costs little].",
        "Cambia il primo rimprovero in [una richiesta|un desiderio]: [invece di|anziché] «tu non… mai», «potresti, giovedì…?». {week_start} prova su una cosa piccola, dove [c’è poco in gioco|costa poco].",
      ),
      b(
        "Announce a [touchy|sore] subject first: “There’s something I’d like to [sort out|talk over]; when suits you?” Many reproaches [come only from|are only about] being caught off guard. Try it {week}.",
        "Annuncia prima un argomento [delicato|spinoso]: «C’è una cosa che vorrei [chiarire|discutere]; quando ti va bene?». Molti rimproveri [nascono solo|vengono solo] dalla sorpresa. Prova {week}.",
      ),
      b(
        "Once it has cooled down, ask {name} {week}: “What did you [hear|understand] me say?” Often the reproach was louder than the [point|wish] behind it. [Then|After that,] say that part again, alone.",
        "Quando la cosa si è raffreddata, {week} chiedi a {name}: «Che cosa hai [sentito|capito] di [quello che|ciò che] dicevo?». Spesso il rimprovero copre [il punto|la richiesta]. [Poi|Dopo] ripeti solo quella parte.",
      ),
      b(
        "Start your next objection {week} with what you [understand|share] in {name}’s view, in one [honest|real] sentence, and only then say “and yet”.",
        "{week_start} comincia la prossima obiezione da [ciò che|quello che] [capisci|condividi] nell’idea di {name}, con una frase [sincera|vera], e solo dopo di’ «eppure».",
      ),
      b(
        "Count {week} how often a [complaint|reproach] of yours could be a question: “Was it too [much|late] for you?” Try it on one.",
        "{week_start} conta quante volte un tuo [rimprovero|lamento] potrebbe essere una domanda: «Per te era troppo [tardi|tanto]?». Prova con uno.",
      ),
      b(
        "Tell {name} {week} which way of [starting|bringing things up] is easiest for you to take, and [ask|then ask] [likewise|the same]: hint, note, straight out?",
        "{week_start} di’ a {name} quale modo di [cominciare|sollevare le cose] accetti meglio, e [chiedi|poi chiedi] [altrettanto|lo stesso]: un accenno, un biglietto, dritto al punto?",
      ),
    ],
    avoids: [
      b(
        "Choose {week} one small thing on which you [differ|disagree], a film or a route, and say so to {name} in one sentence. It shows you both that a different view [does no harm|can be borne].",
        "{week_start} scegli una cosa piccola su cui [non siete d’accordo|la pensate diversamente], un film o una strada, e dillo a {name} in una frase. Così si vede che un’idea diversa [non fa danni|si sopporta].",
      ),
      b(
        "Take the thing that was [dropped|let go] last, and write it down {week} in two lines: what you’d have wanted to say. Then decide [calmly|at leisure] if it still [matters|needs saying].",
        "Prendi l’ultima cosa che è stata [lasciata cadere|messa da parte] e scrivila {week} in due righe: che cosa avresti voluto dire. Poi decidi [con calma|senza fretta] se [conta ancora|va ancora detta].",
      ),
      b(
        "Say to {name} {week}: “I’d like us to be able to [disagree|see things differently] about small things.” Then [let|leave] the other [begin|choose the first one].",
        "{week_start} di’ a {name}: «Mi piacerebbe che sulle piccole cose potessimo anche non essere d’accordo». Poi lascia che sia l’altra persona a [cominciare|scegliere la prima].",
      ),
      b(
        "When you notice {week} that a subject is being [dropped|dodged], say that: “Shall we come back to this [on Sunday|tomorrow]?” A date keeps it from being [lost|swallowed].",
        "Quando {week} ti accorgi che un argomento viene [lasciato cadere|schivato], dillo: «Ne riparliamo [domenica|domani]?». Con una data non va [perso|ingoiato].",
      ),
      b(
        "Ask {name} {week} what makes it hard to disagree with you, and [listen to the end|only listen]. You may be [easier|harder] to contradict than you think.",
        "{week_start} chiedi a {name} che cosa rende difficile non essere d’accordo con te, e [ascolta fino in fondo|limitati ad ascoltare]. Forse contraddirti è più [facile|difficile] di quanto credi.",
      ),
    ],
  },
  q8: {
    1: [
      b(
        "[Agree {week}|{week_start}, agree], while [all is calm|nothing is burning], on a break with a return: [half an hour|twenty minutes] apart, then [ten minutes together|one more try]. Whoever presses gets [a time|an hour to count on], whoever leaves gets air.",
        "{week_start} concordate, [a mente fredda|in un momento buono], una pausa con ritorno: [mezz’ora|venti minuti] a distanza, poi [dieci minuti insieme|un altro tentativo]. Chi insiste ha [un orario|un’ora certa], chi si ritira ha respiro.",
      ),
      b(
        "Notice which part is yours. If you press, [stop after one question|ask once and wait]; if you go quiet, say “I need [an hour|a while], then I’m back.” One changed step changes the dance.",
        "Guarda qual è la tua parte. Se insisti, [fermati dopo una domanda|chiedi una volta e aspetta]; se taci, di’ «mi serve [un’ora|un po’ di tempo], poi torno». Basta un passo diverso perché cambi tutto il giro.",
      ),
      b(
        "[Tell {name} {week}|{week_start}, tell {name}] what goes on in you when it [gets stuck|goes round], the wish to be [heard|understood] or the wish for [quiet|air], and [ask|then ask] the same. Neither [wish is|of them is] wrong.",
        "{week_start} racconta a {name} [che cosa|cosa] ti succede quando [ci si blocca|si gira in tondo], la voglia di farti sentire o quella di [silenzio|respiro], e fai la stessa domanda. Nessuna delle due è [sbagliata|un torto].",
      ),
      b(
        "Change the setting {week}: speak of the difficult point [while walking|side by side], where [a silence isn’t a wall|silence is no wall] and nobody’s [cornered|stared at].",
        "Cambiate scena {week}: parlate del punto difficile [camminando|fianco a fianco], dove un silenzio [non è un muro|pesa meno] e [nessuno sta all’angolo|non ci si fissa].",
      ),
      b(
        "Write to {name} {week} what you’d [say|ask] if there were no hurry, in [five lines|a few lines], and leave [a day|time] for the answer.",
        "{week_start} scrivi a {name} [che cosa|cosa] [diresti|chiederesti] se non ci fosse fretta, in [cinque righe|poche righe], e lascia [un giorno|tempo] per la risposta.",
      ),
      b(
        "Ask {week} what silence [means|says] for {name}, thinking, anger or protection, and [tell|explain] what your insisting is meant to protect.",
        "{week_start} chiedi a {name} [che cosa|cosa] [significa|dice] il silenzio, riflessione, rabbia o difesa, e [racconta|spiega] [che cosa|cosa] vuole difendere la tua insistenza.",
      ),
    ],
    2: [
      b(
        "Keep the break, and add an hour: “I’ll come back to it [tomorrow at six|tomorrow at noon].” The subject stays, and whoever waits [knows how long|can let go of it]. Try it {week}.",
        "Tenete la pausa e aggiungete un’ora: «Ne riparliamo [domani alle sei|domani a mezzogiorno]». L’argomento resta, e chi aspetta [sa quanto|può smettere di pensarci]. Provate {week}.",
      ),
      b(
        "[Pick {week}|{week_start}, pick] one subject that [got lost|was left lying], the smallest, and finish it with {name} in [ten minutes|a quarter of an hour]. Coming back then [feels|looks] less like starting again.",
        "{week_start} scegli un argomento [rimasto in sospeso|che si è perso], il più piccolo, e chiudilo con {name} in [dieci minuti|un quarto d’ora]. Tornare sulle cose sembrerà meno un ricominciare.",
      ),
      b(
        "Let whoever [asked for time|wanted the break] be the one who [takes up|reopens] the subject. Suggest this rule {week}: it makes waiting [fairer|easier], and a break less like an end.",
        "A riaprire l’argomento sia chi [ha chiesto tempo|voleva una pausa]. {week_start} proponi questa regola: rende l’attesa [più giusta|più leggera], e una pausa assomiglia meno a una fine.",
      ),
      b(
        "Give the subject a [name|title] before the break, and [note|write] it where you both see it; agree {week} to try this next time.",
        "Date un [nome|titolo] all’argomento prima della pausa, e [segnatelo|scrivetelo] dove si vede; {week} accordatevi per provarci la prossima volta.",
      ),
      b(
        "Tell {name} {week} that the time you’re given [helps|does you good], or that you [give it gladly|don’t mind giving it]; it’s half of a good argument.",
        "{week_start} di’ a {name} che il tempo che ricevi ti [aiuta|fa bene], o che lo dai [volentieri|senza fatica]: è metà di una buona discussione.",
      ),
      b(
        "End the next break with a question, not a [position|speech]: “What’s [most important|left] for you in this?” Mention the idea to {name} {week}.",
        "Chiudete la prossima pausa con una domanda, non con [una posizione|un discorso]: «Per te [che cosa|cosa] [conta di più|resta aperto]?». {week_start} parlane a {name}.",
      ),
    ],
  },
  q9: {
    1: [
      b(
        "When a step comes from {name}, answer it the same day, even [in few words|awkwardly]: “Thanks, I need until tomorrow.” And ask {week} which kind of step [reaches|suits] each of you.",
        "Quando un passo arriva da {name}, rispondi in giornata, anche [con poche parole|con un po’ di impaccio]: «Grazie, mi serve fino a domani». E {week} chiedi quale tipo di passo [arriva|va bene] a ciascuna parte.",
      ),
      b(
        "Ask {name} in a quiet hour {week}: “After we fall out, what [helps you|tells you that it’s over]?” Words, a gesture, some time? We often offer what [would help ourselves|we’d like to get].",
        "{week_start} chiedi a {name}, in un momento tranquillo: «Dopo uno scontro, [che cosa|cosa] [ti aiuta|ti dice che è passata]?». Parole, un gesto, tempo? Spesso offriamo [quello che|ciò che] [aiuterebbe noi|vorremmo ricevere].",
      ),
      b(
        "Make your step small and plain {week}: “I’m sorry about [my tone|that sentence].” No “but”, and no need for [an answer at once|the same in return]. [Then|After that,] leave it a day or two.",
        "{week_start} fai un passo piccolo e chiaro: «Mi dispiace per [il tono|quella frase]». Senza «però», e senza aspettarti [una risposta subito|lo stesso in cambio]. [Poi|Dopo] lascia passare un giorno o due.",
      ),
      b(
        "Take up a step that has been [waiting|lying there], even if it’s late: tell {name} {week} “I [saw|noticed] it, and I couldn’t yet.”",
        "Raccogli un passo rimasto [in attesa|lì], anche se è tardi: {week} di’ a {name} «L’ho [visto|notato], ma non ce la facevo ancora».",
      ),
      b(
        "Agree with {name} {week} on a [sign|gesture] that means “I’m not finished, but I’m [well disposed|on your side]”, for the cold days.",
        "{week_start} concorda con {name} un [segno|gesto] che voglia dire «non ho finito, ma [non ce l’ho con te|sono dalla tua parte]», per i giorni freddi.",
      ),
      b(
        "Shorten the cold by one day: do something [ordinary|friendly] for {name} {week}, [a greeting, a coffee|a coffee, a hello], before everything is [settled|cleared up].",
        "Accorcia il gelo di un giorno: {week} fai qualcosa di [normale|gentile] per {name}, [un saluto, un caffè|un caffè, un ciao], prima che tutto sia [risolto|chiarito].",
      ),
    ],
    2: [
      b(
        "The day after the next falling-out, take five minutes: what do I regret, what would I [try next time|do differently]? Each [speaks of their own part|keeps to their own part] only.",
        "Il giorno dopo il prossimo scontro, prendetevi cinque minuti: [che cosa|cosa] mi dispiace, [che cosa|cosa] [proverei la prossima volta|farei in altro modo]? A turno, [ciascuna persona parla|si parla] solo della propria parte.",
      ),
      b(
        "[Go back {week}|{week_start}, go back] to a small quarrel that has long [cooled|passed], and tell {name} what you [see differently now|understood since]. With no fight on, it’s [easier to hear|better received].",
        "{week_start} torna su un piccolo litigio ormai [freddo|passato] e [di’|poi di’] a {name} [che cosa|cosa] [vedi diversamente adesso|hai capito dopo]. Senza uno scontro in corso è [più facile|più semplice] ascoltare.",
      ),
      b(
        "Recall a time when making up [was easy|went well], and tell {name} {week} what [did it|helped]. You’ll both know [what to reach for|where to look] on the day it’s harder.",
        "Ripensa a una volta in cui fare pace [è stato facile|è andato bene], e {week} di’ a {name} [che cosa|cosa] [è servito|ha aiutato]. Saprete a [che cosa|cosa] ricorrere il giorno in cui sarà più difficile.",
      ),
      b(
        "Ask {name} {week} [whether|if] anything from [the last time|last time] is still [there|sore], and be content with a no.",
        "{week_start} chiedi a {name} se [dell’ultima volta|da quella volta] è rimasto [qualcosa|un punto dolente], e accontentati anche di un no.",
      ),
      b(
        "Add one sentence to the return to normal: “I’m glad we’re [good|fine] again; [tomorrow|some time] I’d like to say what I took from it.” Try it {week}.",
        "Aggiungi una frase al ritorno alla normalità: «Mi fa piacere che [sia passata|vada di nuovo bene]; [domani|più avanti] vorrei dirti [che cosa|cosa] ne ho ricavato». Prova {week}.",
      ),
      b(
        "Write down {week} what the last quarrel was [really|at bottom] about, in one line, and [ask|then ask] {name} for [the same|a line]; compare kindly.",
        "{week_start} scrivi in una riga di [che cosa|cosa] parlava [davvero|in fondo] l’ultimo litigio, chiedi [lo stesso|una riga] a {name}, e confrontatele con gentilezza.",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
