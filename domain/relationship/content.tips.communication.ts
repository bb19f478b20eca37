import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** Tips by the score of an answer about communication and expectations. */
export const COMMUNICATION_TIPS = {
  q10: {
    1: [
      b(
        "Say beforehand what [you’d like|you want]: “I need [five minutes|someone to listen], no solution yet.” [Try it {week}|{week_start}, try it] with something [middling|neither small nor huge], not with [the heaviest thing|what weighs most].",
        "Di’ prima [che cosa|cosa] ti serve: «Ho bisogno di [cinque minuti|ascolto], per ora senza soluzioni». {week_start} prova con una cosa [di media importanza|né piccola né grande], non con [la più pesante|quella che ti pesa di più].",
      ),
      b(
        "[Ask {week}|{week_start}, ask]: “What did you [take from that|hear]?” It’s no test if you [do likewise|do the same], and repeat what {name} said before you [answer|reply]. Misunderstandings show early that way.",
        "{week_start} chiedi: «Che cosa ti è [arrivato|rimasto]?». Non è un esame se [lo fai anche tu|vale anche per te], ripetendo [quello che|ciò che] ha detto {name} prima di [rispondere|dire la tua]. Così gli equivoci si vedono [subito|all’istante].",
      ),
      b(
        "Choose the moment: a [walk|break], no screens. [Tell {name} one thing {week}|{week_start}, tell {name} one thing] that matters to you, in [a minute|three sentences], and then ask for [one in return|something back].",
        "Scegli il momento: [una passeggiata|una pausa], niente schermi. {week_start} racconta a {name} una cosa che ti sta a cuore, in [un minuto|tre frasi], e poi chiedine una in cambio.",
      ),
      b(
        "Ask {week} for the time first: “Have you got a moment, [now or later|today or tomorrow]?” A listener who has [chosen|agreed] listens differently.",
        "{week_start} chiedi prima di tutto il tempo: «Hai [un momento|un attimo]: [ora o dopo|oggi o domani]?». Chi ha [scelto|accettato] di ascoltare ascolta in altro modo.",
      ),
      b(
        "If the talk [moves on|turns], bring it back once {week}: “I wasn’t [done|finished], may I?” in a friendly tone; most people [simply didn’t notice|didn’t mean it].",
        "Se il discorso [scivola via|cambia], riportalo indietro una volta {week}: «Non avevo [finito|concluso], posso?», con tono amichevole; [di solito|in genere] l’altra persona non se n’è accorta.",
      ),
      b(
        "Try {week} to tell it through something [you can show|concrete], [a photo, a message|a message, a photo], an example: what’s seen is [harder to pass over|more quickly grasped].",
        "{week_start} prova a raccontarlo con qualcosa [da mostrare|di concreto], [una foto, un messaggio|un messaggio, una foto], un esempio: [ciò che|quello che] si vede [si salta meno facilmente|si afferra prima].",
      ),
    ],
    2: [
      b(
        "Start with the [main thing|headline]: “What matters to me here is…” Then the story. Try it {week}; the second attempt may [turn out unnecessary|no longer be needed].",
        "Parti [dall’essenziale|dal titolo]: «Quello che mi importa qui è…». [Poi|Dopo] il racconto. {week_start} prova: il secondo tentativo potrebbe [non servire|diventare superfluo].",
      ),
      b(
        "When the first try [misses|doesn’t land], say what was right in the answer before you [correct|add] anything: “Yes, and above all…” It keeps {name} listening. Try it {week}.",
        "Quando il primo tentativo [non arriva|va a vuoto], di’ [che cosa|cosa] c’era di giusto nella risposta prima di [correggere|aggiungere] altro: «Sì, e soprattutto…». Così {name} continua ad ascoltare. Prova {week}.",
      ),
      b(
        "Be the one who asks twice {week}: after {name}’s [news|story], one more question before [your own view|you give yours]. Feeling understood makes [anyone|people] listen better.",
        "{week_start} fai tu la seconda domanda: dopo [il racconto|le notizie] di {name}, ancora una [curiosità|domanda] prima del tuo parere. Chi sente attenzione [ascolta più volentieri|ne restituisce di più].",
      ),
      b(
        "Ask {name} {week} what makes you [hard|easy] to follow: too many [details|turns], [too fast, too late in the day|too late, too fast]? Change [that one thing|only that].",
        "{week_start} chiedi a {name} [che cosa|cosa] rende [difficile|facile] seguirti: troppi [dettagli|giri], [troppa fretta, troppo tardi|troppo tardi, troppa fretta] la sera? Cambia quella cosa sola.",
      ),
      b(
        "Say {week} when you’ve felt [well understood|really heard] by {name}, and what [did it|made it so]: a question, a silence, a look.",
        "{week_start} di’ a {name} quando hai sentito [che ti seguiva|vero ascolto], e grazie a [che cosa|cosa]: una domanda, un silenzio, uno sguardo.",
      ),
      b(
        "Leave a pause {week} after the [important|main] sentence and count to three; what comes next shows [whether|if] it [landed|arrived].",
        "{week_start} lascia una pausa dopo la frase [importante|principale] e conta fino a tre: [quello che|ciò che] segue mostra se è [arrivata|passata].",
      ),
    ],
  },
  q11: {
    0: [
      b(
        "Add one sentence {week} that nothing depends on: a thank-you, a [good wish|question about the weekend]. It’s small enough to [cost nothing|go unanswered], and it warms the practical ones.",
        "{week_start} aggiungi una frase che non serve a niente: un grazie, [un augurio|una domanda sul fine settimana]. È così piccola che [non costa nulla|può restare senza risposta], e scalda quelle pratiche.",
      ),
      b(
        "[Ask {name} {week}|{week_start}, ask {name}] which way of talking is [least tiring|easiest]: a message, a call, ten minutes [face to face|in person]. A few words in the right form are better than none.",
        "{week_start} chiedi a {name} quale modo di parlarsi [stanca meno|è più facile]: un messaggio, una telefonata, dieci minuti [di persona|faccia a faccia]. Poche parole nella forma giusta sono meglio di nessuna.",
      ),
      b(
        "Find one subject that’s [easy|light] for you both, [food, a film|a film, food], a shared memory, and bring it up [briefly|once] {week}. It’s about the tone, not the topic.",
        "Trova un argomento [facile|leggero] per te e per {name}, [il cibo, un film|un film, il cibo], un ricordo, e tiralo fuori {week} [per due minuti|una volta]. Conta il tono, non il tema.",
      ),
      b(
        "When something has to be settled, begin {week} with a greeting and [end with a thank-you|a word about the day]; a minute’s worth, no [more|longer].",
        "Quando c’è qualcosa da decidere, {week} comincia con un saluto e [chiudi con un grazie|due parole sulla giornata]: un minuto, non [di più|oltre].",
      ),
      b(
        "Think {week} back to when talking was [easier|lighter], and bring back one [habit|detail] from then, without announcing it.",
        "{week_start} ripensa a quando parlarsi era più [facile|leggero], e riporta un’[abitudine|usanza] di allora, senza annunciarlo.",
      ),
      b(
        "Say to {name} {week} that [you’d like|you want] [a little|a bit] more, and how much: “Five minutes [on Fridays|a week] would [please me|be nice].”",
        "{week_start} di’ a {name} che vorresti un po’ di più, e quanto: «Cinque minuti [il venerdì|a settimana] mi [farebbero piacere|basterebbero]».",
      ),
    ],
    1: [
      b(
        "Before you answer a message that [stings|annoys you], ask: “How did you mean that?” [Do it {week}|{week_start}, do it], [just once|a single time], and by voice [if you can|if possible]. Tone gets lost in writing.",
        "Prima di rispondere a un messaggio che [punge|ti infastidisce], chiedi: «In che senso lo dicevi?». {week_start} fallo, [una volta sola|anche una sola volta], e a voce [se puoi|se si può]. Per iscritto il tono si perde.",
      ),
      b(
        "[Agree {week}|{week_start}, agree] what goes [in writing|by message] and what needs a voice. A [rule of thumb|simple rule] for both: facts in a message, [feelings|anything delicate] in a call or face to face.",
        "{week_start} concordate [che cosa|cosa] va [per iscritto|nei messaggi] e [che cosa|cosa] a voce. Una regola [per tutte e due le parti|semplice]: i fatti in un messaggio, [le emozioni|le cose delicate] al telefono o di persona.",
      ),
      b(
        "[Tell {name} {week}|{week_start}, tell {name}] about one [phrase|tone] that reaches you differently from how it’s [probably|surely] meant, and [ask|then ask] for one of yours. One each is [plenty|enough].",
        "{week_start} racconta a {name} [una frase che|un tono che] ti arriva diversamente da come [probabilmente|di sicuro] è inteso, e fatti dire un esempio tuo. Uno per parte [basta|è già tanto].",
      ),
      b(
        "Read your own message once more {week} before you send it, as if you were {name} [on a bad day|in a hurry], and add the [warm|missing] word.",
        "{week_start} rileggi un tuo messaggio prima di mandarlo, come se fossi {name} [in una giornata storta|di fretta], e aggiungi la parola [gentile|che manca].",
      ),
      b(
        "Repeat {week} what you understood before you [react|answer]: “So you’d [rather not|prefer later]?” Half the misunderstandings end there.",
        "{week_start} ripeti [quello che|ciò che] hai capito prima di [reagire|rispondere]: «Quindi [preferiresti di no|preferisci dopo]?». Metà dei malintesi finisce lì.",
      ),
      b(
        "Ask {name} {week} for patience with one habit of yours, [short replies, irony|irony, short replies], long pauses, and offer the same for [one of {name}’s|a habit of {name}’s].",
        "{week_start} chiedi a {name} pazienza per una tua abitudine, [risposte brevi, ironia|ironia, risposte brevi], pause lunghe, e offrine [altrettanta|la stessa misura] per una delle sue.",
      ),
    ],
    2: [
      b(
        "Swap for once: let the one who [usually adapts|normally gives way] choose the [channel|setting] and the pace of your next talk. [Suggest it {week}|{week_start}, suggest it], and notice [how it is|what it’s like] for you.",
        "Per una volta scambiatevi: chi [di solito si adatta|in genere cede] sceglie il [canale|posto] e il ritmo del prossimo discorso. {week_start} proponilo, e [nota|guarda] che effetto ti fa.",
      ),
      b(
        "[Ask {week}|{week_start}, ask]: “When is talking with me [tiring|hard work]?” Take [one thing|a single thing] from the answer and do it: [shorter messages|a slower pace], say, or a word of warning before a call.",
        "{week_start} chiedi: «Quando è [faticoso|pesante] parlare con me?». Prendi una cosa dalla risposta e falla: [messaggi più brevi|un ritmo più lento], per esempio, o due parole prima di telefonare.",
      ),
      b(
        "[Say {week}|{week_start}, say] which part of {name}’s way you [like|enjoy], and which [you’d like|you want] met halfway: [pace|speed], tone or length. A wish beside a liking is easy to take.",
        "{week_start} di’ [che cosa|cosa] [ti piace|apprezzi] del modo di {name}, e su [che cosa|cosa] vorresti venirvi incontro: [ritmo|velocità], tono o lunghezza. Un desiderio accanto a un apprezzamento si accoglie volentieri.",
      ),
      b(
        "Find out {week} who adapts in what: perhaps one in [pace|hours], the other in [tone|subjects]. Say what you see, and [ask|then ask] {name} what’s missing.",
        "{week_start} scopri chi si adatta in [che cosa|cosa]: [forse|magari] una persona nel [ritmo|modo], l’altra nel [tono|tema]. Di’ [che cosa|cosa] vedi, e [chiedi|poi chiedi] a {name} [che cosa|cosa] manca.",
      ),
      b(
        "Make {week} one place for each style: the call for [one|whoever likes talking], the message for [the other|whoever likes writing], by turns.",
        "{week_start} fate posto a entrambi gli stili: la telefonata per [uno|chi ama parlare], il messaggio per [l’altro|chi ama scrivere], a turno.",
      ),
      b(
        "Thank whoever adapts: you, by [resting|pausing] from it once {week}, or {name}, by saying that you’ve [noticed|seen] it.",
        "Ringrazia chi si adatta: tu, {week} prendendoti una [pausa|vacanza], o {name}, dicendo che lo hai [notato|visto].",
      ),
    ],
  },
  q12: {
    0: [
      b(
        "Put one question {week}: “What’s [important to you|worth keeping] between us?” Give your own answer too, [in a sentence|briefly]. Nothing needs settling; for now, [knowing is enough|it’s enough to know].",
        "{week_start} fai una domanda: «Che cosa [conta per te|vale la pena tenere] tra noi?». Di’ anche la tua risposta, [in una frase|in breve]. Non c’è niente da [decidere|sistemare]: per ora basta sapere.",
      ),
      b(
        "Write three lines {week}: what I [hope for|would like], what I [can do without|don’t need], what I guess {name} [hopes for|would like]. [Then|After that,] ask [whether|if] the guess is right.",
        "{week_start} scrivi tre righe: [che cosa|cosa] [spero|vorrei], di [che cosa|cosa] posso fare a meno, [che cosa|cosa] immagino che [speri|vorrebbe] {name}. [Poi|Dopo] chiedi se hai immaginato bene.",
      ),
      b(
        "Begin with something practical, how often you’re [in touch|in contact] or who [sees to|handles] what, and [ask|then ask] {name} {week} what would be right. [Larger expectations|The larger ones] follow more easily.",
        "Parti da qualcosa di pratico, ogni quanto [sentirvi|parlarvi] o chi [si occupa di|segue] [che cosa|cosa], e {week} chiedi a {name} [che cosa|cosa] sarebbe giusto. [Le aspettative più grandi|Quelle più grandi] verranno più facilmente.",
      ),
      b(
        "Guess {week} [one thing|a single thing] {name} [might want|may expect] of you, and ask straight out: “Is that [so|right]?” Even a wrong guess opens the talk.",
        "{week_start} immagina una cosa che {name} [potrebbe volere|forse si aspetta] da te, e chiedi: «[È così|Ho indovinato]?». Anche un’ipotesi sbagliata [apre|avvia] il discorso.",
      ),
      b(
        "Tell {name} {week} one expectation of your own that’s [easy to meet|modest], such as a [reply|word] within two days, and say why.",
        "{week_start} di’ a {name} una tua aspettativa [facile da soddisfare|modesta], per esempio [una risposta|un cenno] entro due giorni, e spiega perché.",
      ),
      b(
        "Ask {week} about the near future only: “What would you like us to do [this month|by the new year]?” It’s [easier|lighter] than asking about everything.",
        "{week_start} chiedi solo del futuro vicino: «Che cosa vorresti che facessimo [questo mese|da qui a un mese]?». È più [facile|leggero] che chiedere di tutto.",
      ),
    ],
    1: [
      b(
        "Take the difference that [returns most often|comes up most] and [ask|then ask] behind it {week}: “What would that give you?” Behind [opposite wishes|two opposites] there’s [often|mostly] something [both can have|with room for both].",
        "Prendi la differenza che [torna più spesso|si ripresenta di più] e {week} chiedi [che cosa|cosa] c’è dietro: «Che cosa ti darebbe?». Dietro [desideri opposti|due opposti] c’è spesso qualcosa [che va bene a entrambe le parti|in cui c’è posto per due].",
      ),
      b(
        "[Look {week}|{week_start}, look] for a version on trial: two weeks [one way|like this], then you talk. A [trial|test run] asks [less of either side|less of you both] than deciding who’s right.",
        "{week_start} cercate una versione di prova: due settimane [in un modo|così], poi ne parlate. [Una prova|Un esperimento] chiede meno, a te e a {name}, che decidere chi ha ragione.",
      ),
      b(
        "[Say {week}|{week_start}, say] what you can [give gladly|offer easily], what only [at a cost|with effort], and what not. Ask {name} for the same three. The [list|picture] is more use than another round of arguing.",
        "{week_start} di’ [che cosa|cosa] puoi [dare volentieri|offrire senza sforzo], [che cosa|cosa] solo con fatica, e [che cosa|cosa] no. Chiedi a {name} le stesse tre. [L’elenco|Il quadro] serve più di un’altra discussione.",
      ),
      b(
        "Describe {week} the other wish as [well|fairly] as you can, until {name} says “yes, that’s it”; then [change|swap] sides.",
        "{week_start} descrivi il desiderio di {name} [meglio che puoi|con lealtà], finché arriva un «sì, è così»; poi [fate cambio|invertite le parti].",
      ),
      b(
        "Separate {week} what has to be [decided|settled] now from what may stay [different|open], and start with the shorter list.",
        "{week_start} distingui [ciò che|quello che] va [deciso|sistemato] adesso da [ciò che|quello che] può restare [diverso|aperto], e parti dalla lista più corta.",
      ),
      b(
        "Ask {name} {week} which part of the wish is [firm|fixed] and which could [move|bend], and say it of yours. There [may|might] be more room than the quarrel shows.",
        "{week_start} chiedi a {name} quale parte del desiderio è [ferma|fissa] e quale può [spostarsi|piegarsi], e dillo della tua. [Forse|Magari] c’è più spazio di quanto mostri la lite.",
      ),
    ],
    2: [
      b(
        "Check one guess {week}: “I’ve always assumed that… is it [so|like that] for you?” Most [will be right|of them are right], and the one that isn’t is [good to know|worth the question].",
        "{week_start} verifica una tua ipotesi: «Ho sempre pensato che… [è così|vale] anche per te?». Quasi tutte saranno [giuste|corrette], e quella che non lo è [vale la domanda|è bene saperla].",
      ),
      b(
        "[Name {week}|{week_start}, name] one [expectation|thing] that has always worked without words, and thank {name} for it. It turns a [happy|lucky] guess into something you both know.",
        "{week_start} di’ [un’aspettativa|una cosa] che ha sempre funzionato senza parole, e ringrazia {name}. Così un’intuizione [felice|fortunata] diventa qualcosa che sapete in due.",
      ),
      b(
        "Think of a change that’s [coming|ahead], [a move, a new job|a new job, a move], a busy month, and [ask|then ask] {name} {week} what each of you will need. That’s where guessing [gets harder|stops working].",
        "Pensa a un cambiamento [in arrivo|che si avvicina], [un trasloco, un nuovo lavoro|un nuovo lavoro, un trasloco], un mese pieno, e {week} chiedi a {name} di [che cosa|cosa] avrete bisogno. È lì che intuire [diventa difficile|non basta più].",
      ),
      b(
        "Ask {name} {week} for the one thing you’d [never guess|least expect], about time, closeness or tasks, and offer [one too|yours].",
        "{week_start} chiedi a {name} la cosa che non [indovineresti|immagineresti] mai, su tempo, vicinanza o compiti, e offri [la tua|una tua].",
      ),
      b(
        "Write {week} what you both [take for granted|simply do], three points at most, and read it to {name}: “Is that [us|how we do it]?”",
        "{week_start} scrivi [che cosa|cosa] date entrambe le parti [per scontato|per normale], tre punti al massimo, e leggilo a {name}: «[Siamo così|Facciamo così]?».",
      ),
      b(
        "Use a [calm|good] time to talk about it: ask {week} what should [stay|remain] exactly as it is. It’s the [nicest|kindest] way into the subject.",
        "Approfitta di un momento [calmo|buono]: {week} chiedi [che cosa|cosa] deve [restare|rimanere] esattamente com’è. È il modo più [bello|gentile] di entrare nell’argomento.",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
