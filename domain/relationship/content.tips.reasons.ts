import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { AssessmentQuestion } from "./indices.ts";

/** Closing sentences that fit any advice on a question, whatever its score; one may replace the advice’s own. */
export const ANSWER_REASONS: Readonly<Record<AssessmentQuestion, readonly Bilingual[]>> = {
  q1: [
    b(
      "Trust grows from small things that [turn out as told|prove to be so].",
      "La fiducia cresce dalle piccole cose che [risultano vere|trovano conferma].",
    ),
    b(
      "One clear answer [calms|settles] more than ten guesses.",
      "Una risposta chiara [tranquillizza|vale] più di dieci supposizioni.",
    ),
    b(
      "Be as open yourself as you’d [wish|like] {name} to be.",
      "Metti tu la stessa apertura che [vorresti|ti aspetti] da {name}.",
    ),
    b(
      "A question asked in a friendly voice gets a [truer|fuller] answer.",
      "A una domanda fatta con gentilezza arriva una risposta più [vera|completa].",
    ),
  ],
  q2: [
    b(
      "A confidence is [safest|best kept] where both know that it is one.",
      "Una confidenza è [più al sicuro|custodita meglio] dove si sa che lo è.",
    ),
    b(
      "How much you tell, and how fast, is [up to you|yours to decide].",
      "Quanto raccontare, e con che ritmo, [lo decidi tu|spetta a te].",
    ),
    b(
      "Keep what {name} tells you with the same [care|discretion].",
      "Custodisci con la stessa [cura|discrezione] quello che {name} racconta a te.",
    ),
    b(
      "A calm word in time [spares|prevents] a long grudge.",
      "Una parola calma detta in tempo [risparmia|evita] un lungo rancore.",
    ),
  ],
  q3: [
    b(
      "Nobody opens up on command; [a little at a time|one step at a time] is enough.",
      "Nessuno si apre a comando: basta [un po’ alla volta|un passo alla volta].",
    ),
    b(
      "Notice afterwards how you feel; that’s your [best|surest] measure.",
      "Dopo, nota come stai: è la misura [migliore|più sicura].",
    ),
    b("You decide how much to show, and [when|to whom].", "Quanto mostrare, e [quando|a chi], lo decidi tu."),
    b(
      "In small pieces it’s easier to [say|hold], for both.",
      "A piccoli pezzi è più facile [da dire|da reggere], per chi parla e per chi ascolta.",
    ),
  ],
  q4: [
    b(
      "Effort needn’t be equal every week, only [seen and welcome|visible and wanted].",
      "L’impegno non deve essere pari ogni settimana: basta che [si veda|venga visto] e faccia piacere.",
    ),
    b(
      "Say what you’d [enjoy|like], rather than what’s owed.",
      "Di’ che cosa [ti farebbe piacere|vorresti], più che quello che ti spetta.",
    ),
    b(
      "{name} may give in a way you don’t [count|see]; ask before concluding.",
      "Forse {name} dà in un modo che non [conti|vedi]: chiedi prima di concludere.",
    ),
    b(
      "A small change, repeated, [moves|shifts] more than a big scene.",
      "Un piccolo cambiamento, ripetuto, [sposta|smuove] più di una grande scena.",
    ),
  ],
  q5: [
    b(
      "A clear no is also an answer you can [plan|work] with.",
      "Anche un no chiaro è una risposta con cui [organizzarsi|fare i conti].",
    ),
    b(
      "Help is worth most when it’s what the other [really needs|asked for].",
      "L’aiuto vale di più quando è quello che [serve davvero|è stato chiesto].",
    ),
    b(
      "Asking shows trust, and [so does offering|offering shows it too].",
      "Chiedere mostra fiducia, e [offrire pure|anche offrire].",
    ),
    b(
      "Keep it small: what’s easy [gets repeated|happens again].",
      "Parti dal piccolo: ciò che è facile [si ripete|torna].",
    ),
  ],
  q6: [
    b(
      "Fewer words and firmer dates make [life|planning] easier for both.",
      "Meno parole e date più certe rendono più facile [la vita|organizzarsi], a te e a {name}.",
    ),
    b(
      "Hold your own side of it [just as exactly|with the same care].",
      "Mantieni la tua parte [con la stessa precisione|con altrettanta cura].",
    ),
    b(
      "What’s clear beforehand needn’t be [argued|fought] over afterwards.",
      "Di ciò che è chiaro prima non serve [discutere|litigare] dopo.",
    ),
    b(
      "If it fails again, say so early and without [a list|old examples].",
      "Se salta di nuovo, dillo presto e senza [elenchi|vecchi esempi].",
    ),
  ],
  q7: [
    b(
      "The first sentence [often decides|mostly sets] how the rest goes.",
      "La prima frase [decide spesso|di solito decide] come va il resto.",
    ),
    b("One point at a time is [enough|plenty], for anyone.", "Un punto alla volta [basta|è già molto], per chiunque."),
    b(
      "Firm and friendly [go together|fit into one breath].",
      "Fermezza e gentilezza [vanno d’accordo|stanno nella stessa frase].",
    ),
    b(
      "You may each be right about [a part of it|one side of it].",
      "Può avere ragione ciascuna parte, [su un pezzo|almeno un po’].",
    ),
  ],
  q8: [
    b(
      "A pause is for [calming down|getting your breath back], not for winning.",
      "Una pausa serve a [calmarsi|riprendere fiato], non a vincere.",
    ),
    b(
      "Pressing and withdrawing feed each other; [either end|either of you] can change it.",
      "Insistere e ritirarsi si alimentano a vicenda: il cambiamento può partire [da un capo o dall’altro|da te o da {name}].",
    ),
    b(
      "Whoever goes [says so|says when], and whoever stays can rely on it.",
      "Chi si allontana [lo dica|dica quando torna], e chi resta ci conti.",
    ),
    b("Slower is [mostly|often] quicker in the end.", "Alla fine, più piano è [quasi sempre|spesso] più in fretta."),
  ],
  q9: [
    b(
      "Making up can be [practised|learned], on small occasions first.",
      "Fare pace [si impara|si può allenare], prima nelle piccole occasioni.",
    ),
    b(
      "Being sorry for your part isn’t [taking all the blame|the same as all the blame].",
      "Dispiacersi per la propria parte non è [prendersi tutta la colpa|addossarsi ogni colpa].",
    ),
    b(
      "Give {name} time; not everyone comes back at the same [speed|pace].",
      "Dai tempo a {name}: non si torna sempre con [la stessa velocità|lo stesso passo].",
    ),
    b(
      "What’s cleared up early [seldom|rarely] comes up again.",
      "Quello che si chiarisce presto [di rado|difficilmente] torna fuori.",
    ),
  ],
  q10: [
    b(
      "The clearer the wish, the easier it is to [listen well|meet it].",
      "Più è chiaro il desiderio, più è facile [ascoltare bene|venirgli incontro].",
    ),
    b(
      "Ask for attention when {name} has [some to give|a free head].",
      "Chiedi attenzione quando {name} [ne ha da dare|ha la testa libera].",
    ),
    b("When it works, say that it [did you good|helped you].", "Quando funziona, di’ che ti ha [fatto bene|aiutato]."),
    b(
      "Listening isn’t agreeing; [views|opinions] may stay different.",
      "Ascoltare non è dare ragione: [le idee|le opinioni] possono restare diverse.",
    ),
  ],
  q11: [
    b(
      "Different styles aren’t a fault; they only need [translating|a translation].",
      "Stili diversi non sono un difetto: [vanno solo tradotti|serve solo una traduzione].",
    ),
    b(
      "A few words about how you talk [save|spare] many about what was meant.",
      "Poche parole su come parlate ne [risparmiano|evitano] molte su che cosa si intendeva.",
    ),
    b(
      "Choose a [good|relaxed] moment for it, not the middle of a quarrel.",
      "Scegli un momento [buono|disteso], non il mezzo di una lite.",
    ),
    b(
      "Keep what works already, and change [one thing|a single thing].",
      "Tieni quello che già funziona, e cambia [una cosa sola|un solo dettaglio].",
    ),
  ],
  q12: [
    b(
      "What’s said can be [fitted together|adjusted]; what’s unsaid mostly disappoints.",
      "Quello che si dice si può [accordare|aggiustare]; il non detto spesso delude.",
    ),
    b(
      "Two people may want different things and still [find a rhythm|get on well].",
      "Si possono volere cose diverse e [trovare lo stesso un ritmo|stare bene lo stesso].",
    ),
    b(
      "Expectations change, so [ask again|look again] in a few months.",
      "Le aspettative cambiano: [richiedilo|fate il punto] tra qualche mese.",
    ),
    b(
      "It’s enough to know; not everything needs [an agreement|a rule].",
      "Basta saperlo: non tutto richiede [un accordo|una regola].",
    ),
  ],
};

/** The same for advice on using a strength. */
export const STRENGTH_REASONS: readonly Bilingual[] = [
  b(
    "What’s strong here can [carry|support] what’s weaker elsewhere.",
    "Quello che qui è forte può [reggere|sostenere] ciò che altrove è più debole.",
  ),
  b(
    "Strengths [fade|wear thin] when nobody looks at them.",
    "I punti di forza [sbiadiscono|si consumano] se nessuno li guarda.",
  ),
  b(
    "It took [both of you|the two of you] to get this far; say so.",
    "È merito tuo e di {name}: [dillo|vale la pena dirlo].",
  ),
  b(
    "Small and soon is [better|worth more] than grand and later.",
    "Piccolo e presto [è meglio|vale più] di grande e chissà quando.",
  ),
  b(
    "Don’t keep it for hard times only; it [grows with use|likes to be used].",
    "Non tenerlo solo per i tempi duri: [cresce con l’uso|usarlo fa bene].",
  ),
  b(
    "{name} may not know [how much it’s worth|what it’s worth] to you.",
    "Forse {name} non sa [quanto vale|quanto conta] per te.",
  ),
  b(
    "Build on this first, then [turn to|go to] the harder part.",
    "Prima costruisci su questo, poi [passa|vai] alla parte più difficile.",
  ),
  b(
    "Noticed together, a good thing [lasts longer|counts double].",
    "Una cosa buona, notata in due, [dura di più|vale doppio].",
  ),
];

/** The same for advice on a kind of relationship: they have to fit both a conversation and an action. */
export const CONTEXT_REASONS: readonly Bilingual[] = [
  b("Once is [enough|plenty] to begin with.", "Per cominciare [basta|è già molto] una volta."),
  b(
    "Then see what changes, and [give it time|don’t hurry it].",
    "Poi guarda che cosa cambia, e [dagli tempo|senza fretta].",
  ),
  b("It needn’t go perfectly to [count|be worth it].", "Non deve riuscire alla perfezione per [contare|servire]."),
  b(
    "If it goes badly, it was a [try|first try], not a verdict.",
    "Se va male, era [un tentativo|una prova], non un verdetto.",
  ),
  b(
    "Choose a day on which you have the [strength|patience] for it.",
    "Scegli un giorno in cui ne hai [la forza|la pazienza].",
  ),
  b(
    "Afterwards, write [a line|two lines] here about how it went.",
    "Dopo, scrivi qui [una riga|due righe] su com’è andata.",
  ),
  b(
    "If it doesn’t feel like you, [change it|bend it] until it does.",
    "Se non ti somiglia, [cambialo|adattalo] finché ti somiglia.",
  ),
  b(
    "Begin with the part that’s [easiest|lightest] for you.",
    "Comincia dalla parte che per te è [più facile|più leggera].",
  ),
];
