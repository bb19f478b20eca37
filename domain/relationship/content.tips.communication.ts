import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** What to try after an answer about communication and expectations, by its score. */
export const COMMUNICATION_TIPS = {
  q10: {
    1: [
      b(
        "Say beforehand what you’d like: “I need [five minutes|someone to listen], no solution yet.” Try it {week} with something middling, not with [the heaviest thing|what weighs most].",
        "Di’ prima che cosa ti serve: «Ho bisogno di [cinque minuti|ascolto], per ora senza soluzioni». Prova {week} con una cosa di media importanza, non con [la più pesante|quella che ti pesa di più].",
      ),
      b(
        "Ask {week}: “What did you [take from that|hear]?” It’s no test if you do likewise, and repeat what {name} said before you [answer|reply]. Misses show early that way.",
        "Chiedi {week}: «Che cosa ti è [arrivato|rimasto]?». Non è un esame se lo fai anche tu, ripetendo quello che ha detto {name} prima di [rispondere|dire la tua]. Così gli equivoci si vedono subito.",
      ),
      b(
        "Choose the moment: a [walk|break], no screens. Tell {name} one thing {week} that matters to you, in [a minute|three sentences], and then ask for one in return.",
        "Scegli il momento: [una passeggiata|una pausa], niente schermi. Racconta {week} a {name} una cosa che ti sta a cuore, in [un minuto|tre frasi], e poi chiedine una in cambio.",
      ),
    ],
    2: [
      b(
        "Start with the [main thing|headline]: “What matters to me here is…” Then the story. Try it {week}; the second attempt may [turn out unnecessary|no longer be needed].",
        "Parti [dall’essenziale|dal titolo]: «Quello che mi importa qui è…». Poi il racconto. Prova {week}: il secondo tentativo potrebbe [non servire|diventare superfluo].",
      ),
      b(
        "When the first try [misses|doesn’t land], say what was right in the answer before you [correct|add] anything: “Yes, and above all…” It keeps {name} listening. Try it {week}.",
        "Quando il primo tentativo [non arriva|va a vuoto], di’ che cosa c’era di giusto nella risposta prima di [correggere|aggiungere] altro: «Sì, e soprattutto…». Così {name} continua ad ascoltare. Prova {week}.",
      ),
      b(
        "Be the one who asks twice {week}: after {name}’s [news|story], one more question before your own view. Feeling understood makes [anyone|people] listen better in return.",
        "Fai tu {week} la seconda domanda: dopo [il racconto|le notizie] di {name}, ancora una curiosità prima del tuo parere. Chi sente attenzione [ascolta più volentieri|ne restituisce di più].",
      ),
    ],
  },
  q11: {
    0: [
      b(
        "Add one sentence {week} that nobody needs: a thank-you, a [good wish|question about the weekend]. It’s small enough to [cost nothing|go unanswered], and it warms the necessary ones.",
        "Aggiungi {week} una frase che non serve a niente: un grazie, [un augurio|una domanda sul fine settimana]. È così piccola che [non costa nulla|può restare senza risposta], e scalda quelle necessarie.",
      ),
      b(
        "Ask {name} {week} which way of talking is [least tiring|easiest]: a message, a call, ten minutes [face to face|in person]. A few words in the right form are better than none.",
        "Chiedi {week} a {name} quale modo di parlarsi [stanca meno|è più facile]: un messaggio, una telefonata, dieci minuti [di persona|faccia a faccia]. Poche parole nella forma giusta sono meglio di nessuna.",
      ),
      b(
        "Find one subject that’s [easy|light] for you both, food, a film, a shared memory, and bring it up {week} [for two minutes|once]. It’s about the tone, not the topic.",
        "Trova un argomento [facile|leggero] per te e per {name}, il cibo, un film, un ricordo, e tiralo fuori {week} [per due minuti|una volta]. Conta il tono, non il tema.",
      ),
    ],
    1: [
      b(
        "Before you answer a message that [stings|annoys you], ask: “How did you mean that?” Do it {week}, [just once|a single time], and by voice if you can. Tone gets lost in writing.",
        "Prima di rispondere a un messaggio che [punge|ti infastidisce], chiedi: «In che senso lo dicevi?». Fallo {week}, [una volta sola|anche una sola volta], e a voce se puoi. Per iscritto il tono si perde.",
      ),
      b(
        "Agree {week} what goes [in writing|by message] and what needs a voice. A rule of thumb for both: facts in a message, [feelings|anything delicate] in a call or face to face.",
        "Concordate {week} che cosa va [per iscritto|nei messaggi] e che cosa a voce. Una regola per tutte e due le parti: i fatti in un messaggio, [le emozioni|le cose delicate] al telefono o di persona.",
      ),
      b(
        "Tell {name} {week} about one [phrase|tone] that reaches you differently from how it’s [probably|surely] meant, and ask for one of yours. One each is plenty.",
        "Racconta {week} a {name} [una frase che|un tono che] ti arriva diversamente da come [probabilmente|di sicuro] è inteso, e fatti dire un esempio tuo. Uno per parte basta.",
      ),
    ],
    2: [
      b(
        "Swap for once: let the one who [usually adapts|normally gives way] choose the [channel|setting] and the pace of your next talk. Suggest it {week}, and notice how it is for you.",
        "Per una volta scambiatevi: chi [di solito si adatta|in genere cede] sceglie il [canale|posto] e il ritmo del prossimo discorso. Proponilo {week}, e nota che effetto ti fa.",
      ),
      b(
        "Ask {week}: “When is talking with me [tiring|hard work]?” Take one thing from the answer and do it: [shorter messages|a slower pace], say, or a word of warning before a call.",
        "Chiedi {week}: «Quando è [faticoso|pesante] parlare con me?». Prendi una cosa dalla risposta e falla: [messaggi più brevi|un ritmo più lento], per esempio, o due parole prima di telefonare.",
      ),
      b(
        "Say {week} which part of {name}’s way you [like|enjoy], and which you’d like met halfway: [pace|speed], tone or length. A wish beside a liking is easy to take.",
        "Di’ {week} che cosa [ti piace|apprezzi] del modo di {name}, e su che cosa vorresti venirvi incontro: [ritmo|velocità], tono o lunghezza. Un desiderio accanto a un apprezzamento si accoglie volentieri.",
      ),
    ],
  },
  q12: {
    0: [
      b(
        "Put one question {week}: “What’s [important to you|worth keeping] between us?” Give your own answer too, [in a sentence|briefly]. Nothing needs settling; for now, knowing is enough.",
        "Fai {week} una domanda: «Che cosa [conta per te|vale la pena tenere] tra noi?». Di’ anche la tua risposta, [in una frase|in breve]. Non c’è niente da decidere: per ora basta sapere.",
      ),
      b(
        "Write three lines {week}: what I [hope for|would like], what I can do without, what I guess {name} [hopes for|would like]. Then ask whether the guess is right.",
        "Scrivi {week} tre righe: che cosa [spero|vorrei], di che cosa posso fare a meno, che cosa immagino che [speri|vorrebbe] {name}. Poi chiedi se hai immaginato bene.",
      ),
      b(
        "Begin with something practical, how often you’re [in touch|in contact] or who [sees to|handles] what, and ask {name} {week} what would be right. Larger expectations follow more easily.",
        "Parti da qualcosa di pratico, ogni quanto [sentirvi|parlarvi] o chi [si occupa di|segue] che cosa, e chiedi {week} a {name} che cosa sarebbe giusto. Le aspettative più grandi verranno più facilmente.",
      ),
    ],
    1: [
      b(
        "Take the difference that [returns most often|comes up most] and ask behind it {week}: “What would that give you?” Behind opposite wishes there’s often something [both can have|with room for both].",
        "Prendi la differenza che [torna più spesso|si ripresenta di più] e chiedi {week} che cosa c’è dietro: «Che cosa ti darebbe?». Dietro desideri opposti c’è spesso qualcosa [che va bene a entrambe le parti|in cui c’è posto per due].",
      ),
      b(
        "Look {week} for a version on trial: two weeks [one way|like this], then you talk. A [trial|test run] asks less of either side than deciding who’s right.",
        "Cercate {week} una versione di prova: due settimane [in un modo|così], poi ne parlate. [Una prova|Un esperimento] chiede meno, a te e a {name}, che decidere chi ha ragione.",
      ),
      b(
        "Say {week} what you can [give gladly|offer easily], what only at a cost, and what not. Ask {name} for the same three. The [list|picture] is more use than another round of arguing.",
        "Di’ {week} che cosa puoi [dare volentieri|offrire senza sforzo], che cosa solo con fatica, e che cosa no. Chiedi a {name} le stesse tre. [L’elenco|Il quadro] serve più di un’altra discussione.",
      ),
    ],
    2: [
      b(
        "Check one guess {week}: “I’ve always assumed that… is it [so|like that] for you?” Most will be right, and the one that isn’t is [good to know|worth the question].",
        "Verifica {week} una tua ipotesi: «Ho sempre pensato che… [è così|vale] anche per te?». Quasi tutte saranno giuste, e quella che non lo è [vale la domanda|è bene saperla].",
      ),
      b(
        "Name {week} one [expectation|thing] that has always worked without words, and thank {name} for it. It turns a [happy|lucky] guess into something you both know.",
        "Di’ {week} [un’aspettativa|una cosa] che ha sempre funzionato senza parole, e ringrazia {name}. Così un’intuizione [felice|fortunata] diventa qualcosa che sapete in due.",
      ),
      b(
        "Think of a change that’s [coming|ahead], a move, a new job, a busy month, and ask {name} {week} what each of you will need. That’s where guessing [gets harder|stops working].",
        "Pensa a un cambiamento [in arrivo|che si avvicina], un trasloco, un nuovo lavoro, un mese pieno, e chiedi {week} a {name} di che cosa avrete bisogno. È lì che intuire [diventa difficile|non basta più].",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
