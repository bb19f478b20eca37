import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

/** Tips by kind of relationship. Placeholders as in `AnswerTips`. */
export const CONTEXT_TIPS: Readonly<Record<PersonaContext | "minor", readonly Bilingual[]>> = {
  partner: [
    b(
      "For a talk like this, choose an hour {week} when neither of you is hungry, [tired or on the phone|in a hurry or half asleep]. At the end, do something [pleasant|easy] together, [so that|so] it isn’t all work.",
      "{week_start} per parlarne scegli un’ora senza fame, [stanchezza o telefono|fretta o sonno]. Alla fine fate insieme qualcosa di [piacevole|leggero], perché non sia tutto lavoro.",
    ),
    b(
      "Ask {name} to answer these questions too, [just for themselves|each on your own], and compare one of them {week}: “What would you have [chosen|said]?” Two views of a couple are rarely the same.",
      "Proponi a {name} di rispondere alle stesse domande [per conto suo|a mente], e confrontatene una {week}: «Tu [che cosa|cosa] avresti [scelto|detto]?». Due sguardi sulla stessa coppia raramente coincidono.",
    ),
    b(
      "Keep one evening {week} for something that has nothing to do with [problems|organising]. Couples need, besides good talks, [things to laugh about|small new experiences].",
      "{week_start} tenete una sera per qualcosa che non c’entra con [i problemi|l’organizzazione]. Una coppia, oltre che di buone conversazioni, ha bisogno di [ridere|piccole novità].",
    ),
    b(
      "Choose one point only, and tell {name} {week} why it [matters|counts] to you, in a [calm|quiet] moment at home. The rest of this list can wait a month.",
      "Scegli un punto solo, e {week} spiega a {name} perché per te [conta|è importante], in un momento [calmo|tranquillo] a casa. Il resto di questa lista può aspettare un mese.",
    ),
    b(
      "Ask {name} {week} for the [best|nicest] ten minutes of the day, and tell yours. Couples lose sight of the small things [first|soonest].",
      "{week_start} chiedi a {name} quali sono stati i dieci minuti [migliori|più belli] della giornata, e racconta i tuoi. In coppia le piccole cose si perdono [per prime|in fretta].",
    ),
    b(
      "If the [talk|subject] gets heavy, hold hands or walk, if you both like that, and finish it another day. Agree on that {week}, [beforehand|in advance].",
      "Se il [discorso|tema] si fa pesante, prendetevi per mano o camminate, se piace a te e a {name}, e finitelo un altro giorno. Mettetevi d’accordo {week}, [prima|in anticipo].",
    ),
    b(
      "Divide {week} [one thing|a single thing] of everyday life [anew|differently], as a try for a fortnight; much that looks like [feeling|closeness] is tiredness.",
      "{week_start} dividete in modo [nuovo|diverso] una cosa di tutti i giorni, in prova per quindici giorni; molto di [ciò che|quello che] sembra [distanza|freddezza] è stanchezza.",
    ),
    b(
      "Tell {name} {week} something [kind|true] that has nothing to do with these answers; then the difficult point has [company|better company].",
      "{week_start} di’ a {name} qualcosa di [gentile|bello] che non c’entra con queste risposte; così il punto difficile [ha compagnia|viene dopo].",
    ),
  ],
  romantic: [
    b(
      "You’re still [getting to know each other|finding out how you fit], so treat this as a question, not a verdict. [Tell {name} {week}|{week_start}, tell {name}] [one thing|a single thing] you [like|enjoy], and one you’re curious about.",
      "Vi state ancora [conoscendo|scoprendo], quindi prendi tutto questo come una domanda, non un verdetto. {week_start} di’ a {name} una cosa che [ti piace|apprezzi] e una che ti incuriosisce.",
    ),
    b(
      "Go at a pace that [suits|is right for] both: suggest something {week}, and leave a no as easy as a yes. How {name} takes your own no [tells you|shows you] something too.",
      "Tieni un ritmo che [va bene|è giusto] per te e per {name}: {week} proponi qualcosa, e lascia che un no sia facile quanto un sì. Anche come viene preso il tuo no [ti dice qualcosa|conta].",
    ),
    b(
      "Keep your other people and plans while this [grows|finds its shape]. See a friend {week}, and notice [afterwards|on the way home] how you speak about {name}.",
      "Continua a coltivare gli altri rapporti e i tuoi programmi mentre questo [cresce|prende forma]. {week_start} vedi una persona amica, e nota [dopo|tornando a casa] come parli di {name}.",
    ),
    b(
      "Early habits last. If something [small|minor] matters to you, say it {week}, kindly, while it’s [easy|light] to say, and [ask|then ask] {name} for one of the same kind.",
      "Le prime abitudini restano. Se una cosa [piccola|da poco] per te conta, {week} dilla con gentilezza, finché è [facile|leggera], e chiedine a {name} una dello stesso genere.",
    ),
    b(
      "Ask {name} {week} something you’d [like to know|be curious about] beyond the two of you: a friend, a place, a plan. Interest is [plainer|clearer] than signals.",
      "{week_start} chiedi a {name} qualcosa che [vorresti sapere|ti incuriosisce] al di là di voi: un’amicizia, un posto, un progetto. L’interesse è più [chiaro|semplice] dei segnali.",
    ),
    b(
      "Notice {week} whether you can easily [be yourself|say no] with {name}. At the start, that’s a better [sign|guide] than butterflies.",
      "{week_start} nota se con {name} riesci facilmente a [mostrarti come sei|dire di no]. All’inizio è un [segno|criterio] migliore delle farfalle nello stomaco.",
    ),
    b(
      "Say {week} what you’re looking for just now, in one [light|plain] sentence, and [ask|then ask] {name} too; it [spares|saves] both a lot of guessing.",
      "{week_start} di’ [che cosa|cosa] cerchi in questo momento, in una frase [leggera|semplice], e chiedilo anche a {name}: [evita|risparmia] molte supposizioni.",
    ),
    b(
      "Don’t answer for {name}: where you’re [unsure|guessing], ask {week}, and let the [pace|rhythm] of the reply be what it is.",
      "Non rispondere al posto di {name}: dove hai [un dubbio|solo ipotesi], chiedi {week}, e lascia che il [tempo|ritmo] della risposta sia [quello che|ciò che] è.",
    ),
  ],
  family: [
    b(
      "In families old roles [answer faster than people|speak first]. [Meet {name} {week}|{week_start}, meet {name}] somewhere other than the [usual table|usual room], on a walk, say, and talk as you would with a guest.",
      "In famiglia i vecchi ruoli [rispondono prima delle persone|parlano per primi]. {week_start} incontra {name} in un posto diverso [dal solito tavolo|dalla solita stanza], magari camminando, e parla come faresti con un ospite.",
    ),
    b(
      "Speak for yourself only, and [leave out|keep out] the rest of the family: no “we all think”. [Tell {name} {week}|{week_start}, tell {name}] [one thing|a single thing] you [wish|would like], without history.",
      "Parla solo per te e [lascia fuori|non chiamare in causa] il resto della famiglia: niente «lo pensiamo tutti». {week_start} di’ a {name} una cosa che [desideri|vorresti], senza rivangare.",
    ),
    b(
      "[Ask {name} {week}|{week_start}, ask {name}] about a time [before you were close|you know little of], a first job, a house, a summer. Knowing the person behind the role [softens|changes] many talks.",
      "{week_start} chiedi a {name} di un periodo che [conosci poco|non conosci], un primo lavoro, una casa, un’estate. Conoscere la persona dietro il ruolo [ammorbidisce|cambia] molti discorsi.",
    ),
    b(
      "You may set a frame with relatives too: how long, [how often|where], which subject not today. [Say it {week}|{week_start}, say it], warmly, before the [visit|call] and not in the middle of it.",
      "Anche con i parenti puoi mettere una cornice: quanto, [ogni quanto|dove], quale argomento oggi no. {week_start} dillo, con affetto, prima [della visita|della telefonata] e non nel mezzo.",
    ),
    b(
      "Choose {week} the [shortest|easiest] meeting with {name}, and say how long you’ll stay. Good half-hours do more for a family than [long|dutiful] Sundays.",
      "{week_start} scegli l’incontro più [breve|facile] con {name}, e [di’|poi di’] quanto resterai. In famiglia una buona mezz’ora fa più di una [lunga|doverosa] domenica.",
    ),
    b(
      "Thank {name} {week} for [one thing|a single thing] from [earlier|the old days], however small. It doesn’t settle [the rest|everything], and it makes room.",
      "{week_start} ringrazia {name} per una cosa [di un tempo|del passato], anche piccola. Non risolve [il resto|tutto], ma fa spazio.",
    ),
    b(
      "Let a [remark|comment] pass {week} that you’d normally take up, and spend the [energy|breath] on the one point that counts.",
      "{week_start} lascia cadere [un’osservazione|un commento] che [di solito|in genere] raccoglieresti, e usa [l’energia|il fiato] per il punto che conta.",
    ),
    b(
      "Ask {name} {week} what has [changed|become different] lately, as if you’d just met. Relatives [often|easily] know an older edition of each other.",
      "{week_start} chiedi a {name} [che cosa|cosa] è [cambiato|diverso] ultimamente, come se vi foste appena conosciuti. Tra parenti si conosce [spesso|facilmente] un’edizione vecchia.",
    ),
  ],
  friend: [
    b(
      "Friendships live on [time together|shared time] more than on talks about them. [Propose {week}|{week_start}, propose] something you both [enjoy|like], and bring up one point on the way, not as the programme.",
      "Un’amicizia vive di [tempo insieme|cose fatte insieme] più che di discorsi. {week_start} proponi qualcosa che [piace a te e a {name}|vi diverte], e tira fuori un punto strada facendo, non come programma.",
    ),
    b(
      "A friend may [hear|be told] that they’re missed. Write {name} two lines {week}: what you [miss|would like more of], and what you value. No answer needed the same day.",
      "In amicizia si può [dire|scrivere] [che cosa|cosa] manca. {week_start} scrivi a {name} due righe: [che cosa|cosa] [ti manca|vorresti di più], e [che cosa|cosa] apprezzi. Senza bisogno di risposta in giornata.",
    ),
    b(
      "Lives change, and [so do friendships|friendships with them]. [Ask {name} {week}|{week_start}, ask {name}] what’s realistic just now: once a [week|month], by voice, in person? Less, but sure, is a good answer.",
      "La vita cambia, e [le amicizie con lei|con lei le amicizie]. {week_start} chiedi a {name} [che cosa|cosa] è realistico adesso: una volta [la settimana|al mese], a voce, di persona? Poco ma sicuro è una buona risposta.",
    ),
    b(
      "Don’t [settle|carry] it through mutual friends. If one of these points weighs on you, take it to {name} directly {week}, briefly, and [end with an invitation|suggest something nice after].",
      "Non [risolverlo|portarlo avanti] tramite amicizie comuni. Se uno di questi punti ti pesa, portalo direttamente a {name} {week}, in breve, e [chiudi con un invito|proponi dopo qualcosa di bello].",
    ),
    b(
      "Remind {name} {week} of something you [laughed about|lived through] together, and suggest a [repeat|sequel]. Shared stories are a friendship’s savings.",
      "{week_start} ricorda a {name} qualcosa che vi ha [fatto ridere|visti insieme], e proponi [un bis|il seguito]. I ricordi in comune sono i risparmi di un’amicizia.",
    ),
    b(
      "Make it easy to say no: “[No pressure|Only if it suits], but I’d like to see you {week}.” A friend who [may refuse|is free] comes more gladly.",
      "Rendi facile dire di no: «[Senza impegno|Solo se ti va], ma mi piacerebbe vederti {week}». Chi [può rifiutare|non ha obblighi] viene più volentieri.",
    ),
    b(
      "Do something {week} side by side, [cooking|walking], a match, an errand, and let the [talk|subject] come by itself; {name} may find that easier too.",
      "{week_start} fate qualcosa fianco a fianco, [cucinare|camminare], una partita, una commissione, e lasciate che il [discorso|tema] venga da sé; [forse|magari] anche per {name} è [più facile|più semplice].",
    ),
    b(
      "Ask {name} {week} how things are in the part of life you [see least|know least], and [listen|stay] [a little|a bit] longer than usual.",
      "{week_start} chiedi a {name} come va in quella parte della vita che [vedi|conosci] meno, e [ascolta|resta] un po’ più del solito.",
    ),
  ],
  colleague: [
    b(
      "At work, a fixed frame helps: ask {name} {week} for [ten minutes|a quarter of an hour], say the subject beforehand, and keep to facts, [effects and one request|what follows from them and one wish].",
      "Sul lavoro aiuta una cornice: {week} chiedi a {name} [dieci minuti|un quarto d’ora], anticipa l’argomento, e resta su fatti, [effetti e una richiesta|conseguenze e una proposta].",
    ),
    b(
      "You needn’t be [close|friends] to work well together. [Settle {week}|{week_start}, settle] with {name} one rule for the work: [answers within a day|who informs whom], and by which channel.",
      "Per lavorare bene non serve [confidenza|amicizia]. {week_start} fissa con {name} una regola pratica: [risposte in giornata|chi informa chi], e per quale canale.",
    ),
    b(
      "[Give {name} {week}|{week_start}, give {name}] one piece of [specific|exact] credit in front of others, for something that [helped you|was good work]. It costs nothing and makes the next criticism, in private, easier to take.",
      "{week_start} riconosci a {name}, davanti ad altre persone, un merito [preciso|concreto] per qualcosa che [ti ha aiutato|è venuto bene]. Non costa nulla e rende più accettabile la prossima critica, fatta in privato.",
    ),
    b(
      "Write down what you agree on with {name} {week}, in [three lines|a short message], for both. On the job, memory is the first thing to [suffer|go] under pressure.",
      "Scrivi in [tre righe|un breve messaggio], per te e per {name}, [quello che|ciò che] concordate {week}. Sul lavoro, sotto pressione, la memoria è la prima a [soffrire|cedere].",
    ),
    b(
      "Take {week} one point that [concerns|touches] the work itself, and leave the person out of it: “When the [file|news] comes late, I can’t…”",
      "{week_start} prendi un punto che [riguarda|tocca] il lavoro in sé, e lascia fuori la persona: «Quando il [documento|dato] arriva tardi, io non posso…».",
    ),
    b(
      "Invite {name} {week} to a coffee [without an agenda|with no purpose]. Knowing [a little|a bit] of each other makes the next [request|disagreement] easier.",
      "{week_start} invita {name} a un caffè [senza scopo|senza ordine del giorno]. Conoscersi un po’ rende [più facile|più semplice] [la prossima richiesta|il prossimo disaccordo].",
    ),
    b(
      "If the two of you get [stuck|nowhere], agree {week} on who may help, a [lead|third colleague], before it’s urgent, [so that|so] nobody feels reported.",
      "Se vi [bloccate|arenate], {week} concordate chi può aiutare, [chi coordina|una terza persona], prima che sia urgente, così non sembra una segnalazione.",
    ),
    b(
      "Ask {name} {week}: “What do you need from me, and [by when|in what form]?” Then say the same of yourself, in [two sentences|a minute].",
      "{week_start} chiedi a {name}: «Che cosa ti serve da me, e [per quando|in che forma]?». [Poi|Dopo] di’ lo stesso per te, in [due frasi|un minuto].",
    ),
  ],
  mentor: [
    b(
      "Come to the next meeting with one question and [one result|one thing you tried]: mentors can do more with something [definite|concrete]. Send {name} both {week}, in three lines.",
      "Arriva al prossimo incontro con una domanda e [un risultato|una cosa che hai provato]: chi fa da guida può fare di più con qualcosa di [preciso|concreto]. {week_start} manda entrambe a {name}, in tre righe.",
    ),
    b(
      "Clarify the frame with {name} {week}: how often, [for how long|by what means], what you’d like to learn. Whoever guides you is [glad|relieved] to know what’s expected.",
      "{week_start} chiarisci con {name} la cornice: ogni quanto, [per quanto tempo|con quale mezzo], [che cosa|cosa] vorresti imparare. Anche a chi guida fa [piacere|comodo] sapere [che cosa|cosa] ci si aspetta.",
    ),
    b(
      "[Tell {name} {week}|{week_start}, tell {name}] what became of an [earlier|older] piece of advice, even if you [did otherwise|didn’t follow it]. It’s the thanks that helps a mentor most.",
      "{week_start} racconta a {name} che fine ha fatto un consiglio [di prima|passato], anche se hai [fatto altro|scelto diversamente]. È il grazie che serve di più a chi ti guida.",
    ),
    b(
      "You may differ from [someone|somebody] you [look up to|learn from]. [Try it {week}|{week_start}, try it] with a question: “I [see|would do] it differently because…; what am I missing?”",
      "Puoi pensarla diversamente da chi [stimi|ti insegna]. {week_start} prova con una domanda: «Io [la vedo|farei] in un altro modo perché…; [che cosa|cosa] mi sfugge?».",
    ),
    b(
      "Tell {name} {week} where you’re [stuck|unsure] before you have an answer of your own; half-finished [thoughts|drafts] get the best advice.",
      "{week_start} di’ a {name} dove [ti blocchi|hai dubbi] prima di avere una risposta tua: alle [idee|bozze] a metà arrivano i consigli migliori.",
    ),
    b(
      "Ask {name} {week} about a [mistake|wrong turn] of their own at your stage. It makes the [distance|difference] smaller, and teaches more than success.",
      "{week_start} chiedi a {name} di un [errore|passo falso] fatto quando era al tuo punto. Riduce la [distanza|differenza], e insegna più dei successi.",
    ),
    b(
      "Offer something back {week}: [an article|a contact], a point of view from your [age|field]. Guidance lasts longer when it isn’t all one way.",
      "{week_start} offri qualcosa in cambio: un [articolo|contatto], un punto di vista dalla tua [età|area]. Una guida dura di più quando non va in un senso solo.",
    ),
    b(
      "Say {week} which kind of [feedback|criticism] helps you, and when: straight, gentle, in writing. {name} can’t [guess|know] it.",
      "{week_start} di’ quale tipo di [riscontro|critica] ti aiuta, e quando: diretto, delicato, per iscritto. {name} non può [indovinarlo|saperlo].",
    ),
  ],
  acquaintance: [
    b(
      "With an acquaintance [small steps|light steps] are enough: remember [one thing|a single thing] {name} told you, and [ask|then ask] about it {week}. Closeness, if you both want it, [comes from that|grows from there].",
      "Con una conoscenza bastano passi [piccoli|leggeri]: ricorda una cosa che {name} ti ha raccontato, e {week} chiedi come va. La vicinanza, se la volete, [nasce da lì|viene da sé].",
    ),
    b(
      "Ask yourself how [close|near] you’d like to be with {name}; not everyone has to become a friend. [Then|After that,] do {week} [one thing|a single thing] that [fits|suits] that distance.",
      "Chiediti quanta [vicinanza|confidenza] vorresti con {name}: non tutti i rapporti devono diventare amicizia. [Poi|Dopo] {week} fai una cosa [adatta|su misura] per quella distanza.",
    ),
    b(
      "Suggest something [short|brief] with a clear end {week}, a coffee of [twenty minutes|half an hour]. Between people who know each other little, an easy way out makes a yes easier.",
      "{week_start} proponi qualcosa di [breve|veloce] con una fine chiara, un caffè di [venti minuti|mezz’ora]. Tra persone che si conoscono poco, un’uscita facile rende facile il sì.",
    ),
    b(
      "Don’t read much into [one answer|a single sign] from {name}: you know too little of the rest. Ask one open question {week}, and let the picture [fill in|grow] slowly.",
      "Non dare troppo peso [a una risposta|a un solo segnale] di {name}: del resto sai troppo poco. {week_start} fai una domanda aperta, e lascia che il quadro si [completi|formi] piano.",
    ),
    b(
      "Use {name}’s name {week} when you say hello, and stay [two sentences|a minute] longer than [usual|you normally do].",
      "{week_start} saluta {name} usando il nome, e resta [due frasi|un minuto] più di quanto faresti [di solito|normalmente].",
    ),
    b(
      "Offer a [small|tiny] favour {week} that obliges to nothing, [some information|a link], a seat, a hand with a bag, and leave it there.",
      "{week_start} offri un favore [piccolo|minimo] che non obbliga a niente, [un’informazione|un link], un posto, una mano con la borsa, e fermati lì.",
    ),
    b(
      "Find {week} [one thing|a single thing] that you and {name} [share|have in common], a place, a dish, a [team|hobby], and come back to it next time.",
      "{week_start} trova una cosa che tu e {name} [condividete|avete in comune], un posto, un piatto, [una squadra|un passatempo], e torna lì la prossima volta.",
    ),
    b(
      "Leave some [questions|answers] open here: with people you know little, it’s fair {week} to [watch|observe] more than to judge.",
      "Lascia aperte alcune [domande|risposte]: con chi conosci poco è giusto, {week}, [osservare|guardare] più che giudicare.",
    ),
  ],
  other: [
    b(
      "Whatever you call this relationship, one [calm|quiet] conversation about one point goes further than several [hints|allusions]. Choose the point {week}, and the moment with {name}.",
      "Comunque si chiami questo rapporto, una conversazione [calma|tranquilla] su un punto solo vale più di tanti [accenni|segnali]. {week_start} scegli il punto, e il momento con {name}.",
    ),
    b(
      "[Say {week}|{week_start}, say] what this relationship is for you and what it [isn’t|needn’t be], and [ask|then ask] {name} the same. Clear [edges|limits] make it easier to be warm inside them.",
      "{week_start} di’ che cos’è per te questo rapporto e [che cosa|cosa] non [è|deve essere], e [chiedi|poi chiedi] lo stesso a {name}. Confini [chiari|netti] rendono [più facile|più semplice] il calore al loro interno.",
    ),
    b(
      "Try one of these things for [two weeks|a fortnight] and no longer, then look: is it easier with {name}, or [only different|the same]? [Begin {week}|{week_start}, begin], with the smallest.",
      "Prova una di queste cose per [due settimane|quindici giorni] e non di più, poi guarda: con {name} va meglio, o [è solo diverso|è uguale]? {week_start} comincia, dalla più piccola.",
    ),
    b(
      "Bear in mind that {name} would perhaps [answer|choose] otherwise. [Ask {week}|{week_start}, ask] about one of these questions, out of [curiosity|interest], before you change anything.",
      "Tieni presente che {name} [forse|magari] [risponderebbe|sceglierebbe] in altro modo. {week_start} chiedi di una di queste domande, per [curiosità|interesse], prima di cambiare qualcosa.",
    ),
    b(
      "Ask yourself {week} what you’d [advise|tell] a friend in the same relationship, and do a [tenth|small part] of it with {name}.",
      "{week_start} chiediti [che cosa|cosa] [consiglieresti|diresti] a una persona amica nello stesso rapporto, e fanne [un decimo|una piccola parte] con {name}.",
    ),
    b(
      "Pick {week} one hour with {name} that went [well|easily], and look for what [made it so|was different]: the place, the length, the subject?",
      "{week_start} scegli un’ora con {name} andata [bene|liscia], e cerca [che cosa|cosa] [l’ha resa tale|c’era di diverso]: il posto, la durata, l’argomento?",
    ),
    b(
      "Tell {name} {week} that you’ve been thinking about how you [two get on|treat each other], and ask for [one wish|a single wish]; then add yours.",
      "{week_start} di’ a {name} che stai riflettendo su come [va tra voi|vi trattate], e [chiedi|poi chiedi] [un desiderio|un solo desiderio]; aggiungi anche il tuo.",
    ),
    b(
      "Keep to what lies in your [hands|power]: one thing you’ll do [differently|another way] {week}, whether or not {name} notices.",
      "Resta su [ciò che|quello che] è nelle tue [mani|possibilità]: una cosa che {week} farai in modo [diverso|nuovo], che {name} se ne accorga o no.",
    ),
  ],
  minor: [
    b(
      "{name} isn’t of age, so the [first step|larger part] is yours: you’re the adult. [Offer {week}|{week_start}, offer] ten minutes of full attention, [on a walk|doing something together], and let {name} pick the subject.",
      "{name} non ha ancora diciotto anni, quindi [il primo passo|la parte più grande] tocca a te: la persona adulta sei tu. {week_start} offri dieci minuti di attenzione piena, [camminando|facendo qualcosa insieme], e lascia scegliere l’argomento.",
    ),
    b(
      "With [someone|somebody] under eighteen, [keep|hold] your promises small and exact, and say sorry when one fails. [Begin {week}|{week_start}, begin] with one {name} can [check|see].",
      "Con chi ha meno di diciotto anni, fai promesse piccole e precise, e [chiedi|poi chiedi] scusa se una [salta|non riesce]. {week_start} comincia da una che {name} possa [verificare|vedere].",
    ),
    b(
      "[Ask {name} {week}|{week_start}, ask {name}], without an audience: “What should I do [more of|less of]?” Listen, thank, and [change|do] [one thing|a single thing]. At that age being taken seriously counts double.",
      "{week_start} chiedi a {name}, senza pubblico: «Che cosa dovrei fare [di più|di meno]?». Ascolta, ringrazia e [cambia|fai] una cosa. A quell’età sentirsi dare ascolto vale doppio.",
    ),
    b(
      "What {name} confides stays with you, unless [someone|somebody] is [in danger|at risk]: say so [beforehand|openly]. [Mention {week}|{week_start}, mention] another adult {name} can turn to, at home or at school.",
      "Quello che {name} ti confida resta con te, a meno che qualcuno sia [in pericolo|a rischio]: dillo [prima|apertamente]. {week_start} indica anche un’altra persona adulta con cui parlare, in casa o a scuola.",
    ),
    b(
      "Show {name} {week} how one repairs something: [say sorry|apologise] for a small thing of yours, without [explaining|a lecture].",
      "{week_start} mostra a {name} come si ripara: [chiedi scusa|scusati] per una piccola cosa tua, senza [spiegazioni|prediche].",
    ),
    b(
      "Let {name} decide something {week} that’s [really|truly] open (food, music, the way home), and keep [to it|your word].",
      "{week_start} lascia decidere a {name} qualcosa di [davvero|veramente] aperto (il cibo, la musica, la strada), e rispetta [la scelta|la parola data].",
    ),
    b(
      "Ask fewer questions {week} and be [there|around] more: with [someone|somebody] under eighteen the talk often begins when nobody [asks|pushes].",
      "{week_start} fai meno domande e [sii presente|resta nei paraggi]: con chi ha meno di diciotto anni il discorso comincia spesso quando nessuno [chiede|insiste].",
    ),
    b(
      "Set {week} one clear rule together with {name}, and one [freedom|right] that goes with it; both are easier to [keep|respect] when they’re explained.",
      "{week_start} fissate insieme una regola chiara, tu e {name}, e una [libertà|possibilità] che la accompagna: si [mantengono|rispettano] meglio quando sono spiegate.",
    ),
  ],
};
