import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** Tips by the score of an answer about exchange and reliability. */
export const EXCHANGE_TIPS = {
  q4: {
    0: [
      b(
        "Break the standstill {week} with something that [takes five minutes|costs little]: [a message, a question|a question, a photo], a coffee. Add that you’d be glad if [{name} had the next idea|the next idea came from {name}].",
        "{week_start} sblocca tu la situazione con qualcosa che [richiede cinque minuti|costa poco]: [un messaggio, una domanda|una domanda, una foto], un caffè. Aggiungi che ti farebbe piacere se [la prossima idea venisse da {name}|{name} avesse la prossima idea].",
      ),
      b(
        "[Say it aloud {week}|{week_start}, say it aloud]: “I think each of us waits for the other.” It’s [nobody’s fault|no reproach]. [Then|After that,] fix one [date|occasion] together, however small.",
        "{week_start} dillo ad alta voce: «Mi sa che ci aspettiamo a vicenda». [Non è colpa di nessuno|Non è un rimprovero]. [Poi|Dopo] fissate insieme [una data|un’occasione], anche minima.",
      ),
      b(
        "Turn it into a habit: a fixed day [every other week|twice a month] when one of you [gets in touch|calls], [by turns|taking turns]. Propose it {week}; then nobody has to [wait|guess] any more.",
        "Fanne un’abitudine: un giorno fisso [ogni due settimane|due volte al mese] in cui una persona [si fa viva|chiama], [a turno|alternandovi]. {week_start} proponilo: così nessuno deve più [aspettare|indovinare].",
      ),
      b(
        "Put the ball in the middle {week}: name two [dates|ideas] and [ask|then ask] {name} to [choose|strike one out]. Choosing is easier than starting.",
        "{week_start} rendi facile la scelta: proponi due [date|idee] e [chiedi|poi chiedi] a {name} di [scegliere|scartarne una]. Scegliere è [più facile|più semplice] che cominciare.",
      ),
      b(
        "Send {name} {week} something that [needs no answer|asks for nothing], [a photo, a song|a song, a picture], a thought, to show that the [line|door] is open.",
        "{week_start} manda a {name} qualcosa che [non chiede risposta|non chiede niente], [una foto, una canzone|una canzone, un’immagine], un pensiero, per dire che la [linea|porta] è aperta.",
      ),
      b(
        "Ask {week}: “Would you like us to [be in touch|see each other] more?” A yes [can be planned|makes a plan], and a no [spares|saves] you the waiting.",
        "Chiedi {week}: «Ti piacerebbe che ci [sentissimo|vedessimo] di più?». Un sì si può organizzare, e un no ti [risparmia|toglie] l’attesa.",
      ),
    ],
    1: [
      b(
        "[Leave one thing {week}|{week_start}, leave one thing] that you’d [normally take on|usually do], and [say so kindly|say it warmly]: “I’d love you to pick the [day|place].” An invitation is [fairer|kinder] than a silent test.",
        "{week_start} lascia una cosa che [di solito|in genere] [fai tu|prendi in mano tu], e dillo [con gentilezza|con calore]: «Mi piacerebbe che scegliessi tu il [giorno|posto]». Un invito è più [giusto|gentile] di una prova silenziosa.",
      ),
      b(
        "[List|Write down] what you did [last month|in the last few weeks], and beside it what {name} gave in [ways you count less|other ways]. [Speak {week}|{week_start}, speak] about what’s missing, with [one wish, not ten|a single wish].",
        "[Elenca|Scrivi] [che cosa|cosa] hai fatto [nell’ultimo mese|nelle ultime settimane] e, accanto, [che cosa|cosa] ha dato {name} in [modi che noti meno|altri modi]. {week_start} parla di [quello che|ciò che] manca, con un desiderio, non dieci.",
      ),
      b(
        "Ask for something [specific|definite] {week}: “Could you [arrange it|see to it] this time?” Whoever [never has to begin|is always invited] may simply [not see|overlook] what it costs the other.",
        "{week_start} chiedi una cosa [precisa|concreta]: «Stavolta organizzi tu?». Chi [non deve mai cominciare|riceve sempre inviti] [a volte|talvolta] semplicemente non vede quanto costa all’altra persona.",
      ),
      b(
        "Choose {week} the one task you’d be [happiest|most relieved] to share, and offer {name} the [whole|complete] thing, not half of it [with your supervision|under your eyes].",
        "{week_start} scegli il compito che divideresti con più [piacere|sollievo], e proponi a {name} di prenderlo [per intero|tutto], non a metà e sotto il tuo controllo.",
      ),
      b(
        "Tell {name} {week} what you’d [miss|lack] if you stopped: the [calls|evenings], not the fairness. A wish is [easier to answer|more welcome] than a sum.",
        "{week_start} di’ a {name} [che cosa|cosa] ti [mancherebbe|dispiacerebbe perdere] se smettessi: le [chiamate|serate], non la giustizia. A un desiderio si risponde meglio che a un conto.",
      ),
      b(
        "Do [a little|a bit] less {week} where nobody [asked|needs it], and [a little|a bit] more of what you [enjoy|like] yourself; see what then comes from {name}.",
        "{week_start} fai un po’ meno dove nessuno lo [chiede|aspetta], e un po’ di più [quello che|ciò che] [piace|fa bene] a te; poi guarda [che cosa|cosa] arriva da {name}.",
      ),
    ],
    2: [
      b(
        "[Start something {week}|{week_start}, start something] before {name} does: [suggest a time, remember a date|remember a date, suggest a plan], ask how [it went|things turned out]. Even those who always begin like [to be asked|being sought out].",
        "Comincia tu {week}, prima che lo faccia {name}: [proponi un orario, ricorda una data|ricorda una data, proponi un programma], chiedi [com’è andata|come è finita]. Anche a chi comincia sempre fa piacere [ricevere un invito|trovare un messaggio].",
      ),
      b(
        "[Ask {name} {week}|{week_start}, ask {name}] [whether|if] the balance [feels all right|is fine], and which [task|part] you could take over. You may [hear|find] that it’s no burden, or learn in time that it is.",
        "{week_start} chiedi a {name} se l’equilibrio [va bene così|sembra giusto], e quale [compito|parte] potresti prendere tu. [Forse|Magari] scoprirai che non pesa, o lo saprai in tempo se pesa.",
      ),
      b(
        "Take on [one thing|a single thing] for good ([a regular call|an errand], a date to remember), and tell {name} {week} that it’s yours now. A little, [done every time|kept up], counts more than a grand gesture.",
        "Prendi su di te, stabilmente, una cosa sola ([una telefonata fissa|una commissione], una data da ricordare), e {week} di’ a {name} che ora tocca a te. Poco, ma [ogni volta|con costanza], vale più di un grande gesto.",
      ),
      b(
        "Answer {week} with a bit more than you were asked for: after {name}’s [suggestion|message], add one [idea|question] of your own. That too is starting.",
        "{week_start} rispondi un po’ più di quanto ti è chiesto: dopo [la proposta|il messaggio] di {name}, aggiungi [un’idea|una domanda] tua. Anche questo è cominciare.",
      ),
      b(
        "Note in your calendar {week} one date that [matters|counts] to {name}, and be the one who [speaks of it|thinks of it] first this time.",
        "{week_start} segna sul calendario una data che per {name} [conta|è importante], e stavolta [parlane|pensaci] tu, in anticipo.",
      ),
      b(
        "Say thank you {week} for something {name} [sets going|organises], and say what it is. [Ask|Then ask] what it would be [a relief|nice] to be spared next month.",
        "{week_start} ringrazia per una cosa che {name} [mette in moto|organizza], dicendo quale, e [chiedi|poi chiedi] [che cosa|cosa], il mese prossimo, sarebbe [un sollievo|bello] non dover fare.",
      ),
    ],
  },
  q5: {
    0: [
      b(
        "[Ask {week}|{week_start}, ask] for [one thing|a single thing] that’s [easy to give|quickly done] and easy to refuse, [an opinion|advice] or ten minutes. A small yes [reopens the door|makes the next one easier].",
        "{week_start} chiedi una cosa [facile da dare|che si fa in fretta] e facile da rifiutare, [un parere|un consiglio] o dieci minuti. Un piccolo sì [riapre la porta|rende più facile il prossimo].",
      ),
      b(
        "Offer before you ask: [name|mention] [one thing|a single thing] you could do for {name} {week}, and add what [would help you|you’d welcome yourself]. Both can happen without anyone counting.",
        "Offri prima di chiedere: di’ [che cosa|cosa] potresti [sbrigare|fare] {week} per {name}, e aggiungi [che cosa|cosa] [farebbe comodo a te|aiuterebbe te]. Possono succedere entrambe le cose, senza fare i conti.",
      ),
      b(
        "[Talk {week}|{week_start}, talk] about what help means to each of you: [doing something|lending a hand], listening, or leaving room. What looked like [indifference|a refusal] [may|might] have been another idea of helping.",
        "{week_start} parlate di [che cosa|cosa] significa aiutare per te e per {name}: [fare qualcosa|dare una mano], ascoltare o lasciare spazio. Quello che sembrava [indifferenza|un rifiuto] era [forse|magari] un altro modo di aiutare.",
      ),
      b(
        "Tell {name} {week} about something you’re [managing|doing] alone just now, without [asking for anything|any request]; knowing comes before [helping|lending a hand].",
        "{week_start} racconta a {name} una cosa che stai [gestendo|facendo] per conto tuo, senza [chiedere niente|alcuna richiesta]: prima di [aiutare|dare una mano] bisogna sapere.",
      ),
      b(
        "Swap something [small|simple] {week}: your ten minutes for {name}’s ten minutes, each for what the other finds [tedious|hard].",
        "{week_start} fate uno scambio [piccolo|semplice]: dieci minuti tuoi per dieci minuti di {name}, ogni volta per [ciò che|quello che] all’altra persona [annoia|riesce difficile].",
      ),
      b(
        "Recall {week} the last time a request came to nothing, and [ask|then ask] yourself [whether|if] the [moment|wording] was clear; then try [again|once more], with a day and an hour.",
        "{week_start} ripensa all’ultima richiesta finita nel nulla, e chiediti se il [momento|modo] era chiaro; poi riprova [ancora|una volta], con un giorno e un’ora.",
      ),
    ],
    1: [
      b(
        "[Say {week}|{week_start}, say] which way help [runs|goes] between you, without [adding up|doing sums]: “I’d like it to go both ways.” Then [agree on|choose] [one thing|a single thing] for whoever has [received less|had less so far].",
        "{week_start} di’ in che direzione [va|scorre] l’aiuto tra voi, senza [fare somme|tenere i conti]: «Vorrei che andasse nei due sensi». Poi [scegliete|concordate] una cosa per chi finora ha ricevuto meno.",
      ),
      b(
        "Whoever helps more may [name a limit|say where it ends]; whoever helps less can offer what’s possible. [Try it {week}|{week_start}, try it] with a single [favour|request], and a day for it.",
        "Chi aiuta di più può [mettere un limite|dire fin dove arriva]; chi aiuta di meno può offrire [quello che|ciò che] riesce. {week_start} provate con [un solo favore|una sola richiesta], e un giorno preciso.",
      ),
      b(
        "Ask what stands in the way: [time, tiredness|distance, money], or not knowing how. [Then|After that,] look {week} for a kind of help that [fits|is possible], even if it’s only [a regular call|ten minutes].",
        "Chiedi [che cosa|cosa] si mette di mezzo: [il tempo, la stanchezza|la distanza, i soldi] o il non sapere come fare. [Poi|Dopo] {week} cercate un aiuto [su misura|possibile], fosse anche solo [una telefonata fissa|dieci minuti].",
      ),
      b(
        "Ask {week} for the [smaller|other] direction too: if you mostly help, let {name} do something for you; if you mostly [receive|are helped], offer first.",
        "{week_start} prova anche [il verso opposto|l’altra direzione]: se [di solito|in genere] aiuti, lascia che {name} faccia qualcosa per te; se [di solito|in genere] [ricevi|hai aiuto], comincia tu a offrire.",
      ),
      b(
        "Name {week} a sort of help that costs {name} little, [knowing something|an introduction], a lift, an eye on a text, and [ask|then ask] for [just that|that one].",
        "{week_start} pensa a un aiuto che a {name} costa poco, [un’informazione|un contatto], un passaggio, un’occhiata a un testo, e [chiedi|poi chiedi] [proprio quello|solo quello].",
      ),
      b(
        "Talk {week} about time, not goodwill: which [hours|days] does each of you really have, and what can go [into them|there]?",
        "{week_start} parlate di tempo, non di buona volontà: quali [ore|giorni] avete davvero, tu e {name}, e [che cosa|cosa] ci [sta|può entrare]?",
      ),
    ],
    2: [
      b(
        "When you ask, say [by when|for which day] and how much: “Half an hour before Friday would be [enough|plenty].” Vague requests bring vague help, and nobody is to blame for that.",
        "Quando chiedi, di’ [entro quando|per che giorno] e quanto: «Mezz’ora prima di venerdì [mi basta|va benissimo]». A richieste vaghe arriva un aiuto vago, e non è colpa di nessuno.",
      ),
      b(
        "[Thank {name} {week}|{week_start}, thank {name}] for help that came, and say what [made the difference|did most good]. [Then|After that,] add what would have been better still; in that order it’s [easier to hear|lighter].",
        "{week_start} ringrazia {name} per un aiuto arrivato, e [di’|poi di’] [che cosa|cosa] [ha fatto la differenza|è servito di più]. [Poi|Dopo] aggiungi [che cosa|cosa] sarebbe stato ancora meglio: in quest’ordine [si ascolta più volentieri|pesa meno].",
      ),
      b(
        "Look at your side too: is {name} [still waiting for|hoping for] something from you? [Do it {week}|{week_start}, do it], [in full and on time|without a reminder]. Nothing shows better what you mean by help.",
        "Guarda anche dalla tua parte: {name} [aspetta ancora|spera in] qualcosa da te? {week_start} fallo, [per intero e in tempo|senza promemoria]. Niente mostra meglio [che cosa|cosa] intendi per aiuto.",
      ),
      b(
        "Tell {name} {week} what would be [half|part] of the help and still useful; between all and nothing there’s [often|nearly always] something that can come on time.",
        "{week_start} di’ a {name} quale [metà|parte] dell’aiuto ti servirebbe comunque: tra tutto e niente c’è [spesso|quasi sempre] qualcosa che può arrivare in tempo.",
      ),
      b(
        "Ask [a little|a bit] earlier {week} than you’d [normally|usually] ask, while there’s still room to say [“not then, but then”|when it suits].",
        "{week_start} chiedi un po’ prima di quanto faresti [di solito|normalmente], finché c’è margine per dire [«allora no, ma poi sì»|quando va meglio].",
      ),
      b(
        "Say aloud {week} which help you [hoped for|had in mind] last time, and [ask|then ask] {name} [what it looked like|how it looked] from [the other side|over there].",
        "{week_start} di’ ad alta voce quale aiuto [speravi|avevi in mente] l’ultima volta, e chiedi a {name} come si vedeva [dall’altra parte|dal suo lato].",
      ),
    ],
  },
  q6: {
    1: [
      b(
        "Agree on less, but [exactly|precisely]: [one thing|a single thing] {week}, with day and hour, and who [calls|writes] if it shifts. One agreement kept [weighs more than|is worth more than] five good intentions.",
        "Accordatevi su meno cose, ma [con precisione|nei dettagli]: una sola {week}, con giorno e ora, e chi [chiama|scrive] se si sposta. Un accordo mantenuto [pesa|vale] più di cinque buone intenzioni.",
      ),
      b(
        "[Tell {name} {week}|{week_start}, tell {name}] what a late change [costs you|does to your day], with [one example and no|a recent example, without] “always”. Ask for a word [as soon as|the moment] it looks doubtful: a timely “maybe” helps.",
        "{week_start} di’ a {name} [che cosa|cosa] [ti costa|comporta per te] un cambio all’ultimo, con [un esempio e senza|un episodio recente, senza] «sempre». Chiedi un cenno [appena|non appena] c’è un dubbio: un «[forse|magari]» detto per tempo aiuta.",
      ),
      b(
        "[Ask {week}|{week_start}, ask] [whether|if] your agreements [suit {name} at all|are really wanted]. A frank no beforehand is [worth more|kinder] than a yes that fades; say that you’d [take it well|not mind].",
        "{week_start} chiedi se i vostri accordi [vanno davvero bene a {name}|sono davvero voluti]. Un no sincero prima [vale più|è più gentile] di un sì che svanisce; di’ che [lo prenderesti bene|non te la prenderesti].",
      ),
      b(
        "Ask for a [short|quick] confirmation the day before: suggest {week} that you both send a “still on?” [as a habit|each time], so [nobody has to trust to luck|neither has to guess].",
        "{week_start} proponi una conferma [breve|veloce] il giorno prima: un «è sempre valido?» [per abitudine|ogni volta], da ambo le parti, così nessuno si affida alla fortuna.",
      ),
      b(
        "Decide {week} what you’ll do if it [falls through|changes], and tell {name} without [threat|heat]: “If I hear nothing by [five|noon], I’ll make other plans.”",
        "{week_start} decidi [che cosa|cosa] farai se [salta|cambia], e dillo a {name} senza [toni duri|rabbia]: «Se [alle cinque|a mezzogiorno] non so niente, mi organizzo in altro modo».",
      ),
      b(
        "Look with {name} {week} at one agreement that [worked|was kept], and [ask|then ask] what was [different|better] about it: the hour, the reminder, the wish?",
        "Guardate {week}, tu e {name}, un accordo che [ha funzionato|avete mantenuto], e chiedetevi [che cosa|cosa] c’era di [diverso|meglio]: l’ora, il promemoria, la voglia?",
      ),
    ],
    2: [
      b(
        "Put the next agreement in writing, in a [message|shared calendar], [so that|so] you both see it. It takes [a minute|no time] {week}, and nobody has to be [the one who reminds|the memory for two].",
        "Mettete per iscritto il prossimo accordo, in un [messaggio|calendario comune], così lo vedete entrambe le parti. Ci vuole [un minuto|poco] {week}, e nessuno deve [fare da promemoria|ricordare per due].",
      ),
      b(
        "Say thank you {week} for something that [simply went as agreed|needed no reminder]. [Keeping one’s word|Reliability] is [easy to overlook|hardly noticed] while it works, and it grows where it’s seen.",
        "{week_start} ringrazia per qualcosa che [è andato come previsto|è arrivato senza promemoria]. [La parola mantenuta|L’affidabilità] [passa inosservata|non si nota] finché funziona, e cresce dove viene vista.",
      ),
      b(
        "See which agreements need a [reminder|nudge]: perhaps those that [only one of you wanted|matter to one of you only]. [Ask {name} {week}|{week_start}, ask {name}] which to drop, and keep the rest.",
        "Guarda quali accordi hanno bisogno di [un promemoria|una spinta]: [forse|magari] quelli [voluti da una parte sola|che interessano a una sola persona]. {week_start} chiedi a {name} quali lasciare, e tenete gli altri.",
      ),
      b(
        "Tell {name} {week} how a reminder should [sound|come], [so that|so] it’s a help and no [nagging|reproach]: a word, a time of day, a channel.",
        "{week_start} di’ a {name} come dovrebbe [suonare|arrivare] un promemoria, perché sia un aiuto e non [un assillo|un rimprovero]: una parola, un’ora, un canale.",
      ),
      b(
        "Try {week} to leave one reminder [unsent|unsaid], on something [harmless|unimportant], and see what happens; perhaps [it’s no longer needed|you can do without].",
        "{week_start} prova a non [mandare|fare] un promemoria, su una cosa [innocua|senza importanza], e guarda [che cosa|cosa] succede: [forse|magari] non serve più.",
      ),
      b(
        "Keep a promise {week} that you’d [nearly forgotten|let lie], and tell {name} that it’s [done|settled]; reliability is catching.",
        "{week_start} mantieni una promessa che avevi [quasi dimenticato|lasciato lì], e [di’|poi di’] a {name} che [è fatta|è a posto]: l’affidabilità è contagiosa.",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
