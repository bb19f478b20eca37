import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

/** How to go about it in this kind of relationship. Placeholders as in the tips after an answer. */
export const CONTEXT_TIPS: Readonly<Record<PersonaContext | "minor", readonly Bilingual[]>> = {
  partner: [
    b(
      "For a talk like this, choose an hour {week} when neither of you is hungry, [tired or on the phone|in a hurry or half asleep]. At the end, do something [pleasant|easy] together, so that it isn’t all work.",
      "Per parlarne scegli {week} un’ora senza fame, [stanchezza o telefono|fretta o sonno]. Alla fine fate insieme qualcosa di [piacevole|leggero], perché non sia tutto lavoro.",
    ),
    b(
      "Ask {name} to answer these questions [too, in their own head|too, for themselves], and compare one of them {week}: “What would you have [chosen|said]?” Two views of a couple are rarely the same.",
      "Proponi a {name} di rispondere alle stesse domande [per conto suo|a mente], e confrontatene una {week}: «Tu che cosa avresti [scelto|detto]?». Due sguardi sulla stessa coppia raramente coincidono.",
    ),
    b(
      "Keep one evening {week} for something that has nothing to do with [problems|organising]. Couples need, besides good talks, [things to laugh about|small new experiences].",
      "Tenete {week} una sera per qualcosa che non c’entra con [i problemi|l’organizzazione]. Una coppia, oltre che di buone conversazioni, ha bisogno di [ridere|piccole novità].",
    ),
    b(
      "Choose one point only, and tell {name} {week} why it [matters|counts] to you, in [a calm moment|a quiet moment] at home. The rest of this list can wait a month.",
      "Scegli un punto solo, e spiega {week} a {name} perché per te [conta|è importante], in un momento [calmo|tranquillo] a casa. Il resto di questa lista può aspettare un mese.",
    ),
  ],
  romantic: [
    b(
      "You’re still [getting to know each other|finding out how you fit], so treat this as a question, not a verdict. Tell {name} {week} one thing you [like|enjoy], and one you’re curious about.",
      "Vi state ancora [conoscendo|scoprendo], quindi prendi tutto questo come una domanda, non un verdetto. Di’ {week} a {name} una cosa che [ti piace|apprezzi] e una che ti incuriosisce.",
    ),
    b(
      "Go at a pace that [suits|is right for] both: suggest something {week}, and leave a no as easy as a yes. How {name} takes your own no [tells you|shows you] something too.",
      "Tieni un ritmo che [va bene|è giusto] per te e per {name}: proponi {week} qualcosa, e lascia che un no sia facile quanto un sì. Anche come viene preso il tuo no [ti dice qualcosa|conta].",
    ),
    b(
      "Keep your other people and plans while this [grows|finds its shape]. See a friend {week}, and notice [afterwards|on the way home] how you speak about {name}.",
      "Tieni vive le altre persone e i tuoi programmi mentre questo [cresce|prende forma]. Vedi {week} una persona amica, e nota [dopo|tornando a casa] come parli di {name}.",
    ),
    b(
      "Early habits last. If something [small|minor] matters to you, say it {week}, kindly, while it’s [easy|light] to say, and ask {name} for one of the same kind.",
      "Le prime abitudini restano. Se una cosa [piccola|da poco] per te conta, dilla {week} con gentilezza, finché è [facile|leggera], e chiedine a {name} una dello stesso genere.",
    ),
  ],
  family: [
    b(
      "In families old roles [answer faster than people|speak first]. Meet {name} {week} somewhere other than the [usual table|usual room], on a walk, say, and talk as you would with a guest.",
      "In famiglia i vecchi ruoli [rispondono prima delle persone|parlano per primi]. Incontra {week} {name} in un posto diverso [dal solito tavolo|dalla solita stanza], magari camminando, e parla come faresti con un ospite.",
    ),
    b(
      "Speak for yourself only, and [leave out|keep out] the rest of the family: no “we all think”. Tell {name} {week} one thing you [wish|would like], without history.",
      "Parla solo per te e [lascia fuori|non chiamare in causa] il resto della famiglia: niente «lo pensiamo tutti». Di’ {week} a {name} una cosa che [desideri|vorresti], senza rivangare.",
    ),
    b(
      "Ask {name} {week} about a time [before you were close|you know little of], a first job, a house, a summer. Knowing the person behind the role [softens|changes] many talks.",
      "Chiedi {week} a {name} di un periodo che [conosci poco|non conosci], un primo lavoro, una casa, un’estate. Conoscere la persona dietro il ruolo [ammorbidisce|cambia] molti discorsi.",
    ),
    b(
      "You may set a frame with relatives too: how long, [how often|where], which subject not today. Say it {week}, warmly, before the [visit|call] and not in the middle of it.",
      "Anche con i parenti puoi mettere una cornice: quanto, [ogni quanto|dove], quale argomento oggi no. Dillo {week}, con affetto, prima [della visita|della telefonata] e non nel mezzo.",
    ),
  ],
  friend: [
    b(
      "Friendships live on [time together|shared time] more than on talks about them. Propose {week} something you both [enjoy|like], and bring up one point on the way, not as the programme.",
      "Un’amicizia vive di [tempo insieme|cose fatte insieme] più che di discorsi. Proponi {week} qualcosa che [piace a te e a {name}|vi diverte], e tira fuori un punto strada facendo, non come programma.",
    ),
    b(
      "A friend may [hear|be told] what a friend is missed for. Write {name} two lines {week}: what you [miss|would like more of], and what you value. No answer needed the same day.",
      "A chi è nostro amico si può [dire|scrivere] che cosa manca. Scrivi {week} a {name} due righe: che cosa [ti manca|vorresti di più], e che cosa apprezzi. Senza bisogno di risposta in giornata.",
    ),
    b(
      "Lives change, and [so do friendships|friendships with them]. Ask {name} {week} what’s realistic just now: once a [week|month], by voice, in person? Less, but sure, is a good answer.",
      "La vita cambia, e [le amicizie con lei|con lei le amicizie]. Chiedi {week} a {name} che cosa è realistico adesso: una volta [la settimana|al mese], a voce, di persona? Poco ma sicuro è una buona risposta.",
    ),
    b(
      "Don’t [settle|carry] it through mutual friends. If one of these points weighs on you, take it to {name} directly {week}, briefly, and [end with an invitation|suggest something nice after].",
      "Non [risolverlo|portarlo avanti] tramite amicizie comuni. Se uno di questi punti ti pesa, portalo direttamente a {name} {week}, in breve, e [chiudi con un invito|proponi dopo qualcosa di bello].",
    ),
  ],
  colleague: [
    b(
      "At work, a fixed frame helps: ask {name} {week} for [ten minutes|a quarter of an hour], say the subject beforehand, and keep to facts, [effects and one request|what follows from them and one wish].",
      "Sul lavoro aiuta una cornice: chiedi {week} a {name} [dieci minuti|un quarto d’ora], anticipa l’argomento, e resta su fatti, [effetti e una richiesta|conseguenze e una proposta].",
    ),
    b(
      "You needn’t be [close|friends] to work well together. Settle {week} with {name} one rule for the work: [answers within a day|who informs whom], and by which channel.",
      "Per lavorare bene non serve [confidenza|amicizia]. Fissa {week} con {name} una regola pratica: [risposte in giornata|chi informa chi], e per quale canale.",
    ),
    b(
      "Give {name} {week} one piece of [specific|exact] credit in front of others, for something that [helped you|was good work]. It costs nothing and makes the next criticism, in private, easier to take.",
      "Riconosci {week} a {name}, davanti ad altre persone, un merito [preciso|concreto] per qualcosa che [ti ha aiutato|è venuto bene]. Non costa nulla e rende più accettabile la prossima critica, fatta in privato.",
    ),
    b(
      "Write down what you agree on with {name} {week}, in [three lines|a short message], for both. On the job, memory is the first thing to [suffer|go] under pressure.",
      "Scrivi in [tre righe|un breve messaggio], per te e per {name}, quello che concordate {week}. Sul lavoro, sotto pressione, la memoria è la prima a [soffrire|cedere].",
    ),
  ],
  mentor: [
    b(
      "Come to the next meeting with one question and [one result|one thing you tried]: mentors can do more with something [definite|concrete]. Send {name} both {week}, in three lines.",
      "Arriva al prossimo incontro con una domanda e [un risultato|una cosa che hai provato]: chi fa da guida può fare di più con qualcosa di [preciso|concreto]. Manda {week} entrambe a {name}, in tre righe.",
    ),
    b(
      "Clarify the frame with {name} {week}: how often, [how long|by what means], what you’d like to learn. Whoever guides you is [glad|relieved] to know what is expected.",
      "Chiarisci {week} con {name} la cornice: ogni quanto, [per quanto tempo|con quale mezzo], che cosa vorresti imparare. Anche a chi guida fa [piacere|comodo] sapere che cosa ci si aspetta.",
    ),
    b(
      "Tell {name} {week} what became of an [earlier|older] piece of advice, even if you [did otherwise|didn’t follow it]. It’s the thanks that helps a mentor most.",
      "Racconta {week} a {name} che fine ha fatto un consiglio [di prima|passato], anche se hai [fatto altro|scelto diversamente]. È il grazie che serve di più a chi ti guida.",
    ),
    b(
      "You may differ from someone you [look up to|learn from]. Try it {week} with a question: “I [see|would do] it differently because…; what am I missing?”",
      "Puoi pensarla diversamente da chi [stimi|ti insegna]. Prova {week} con una domanda: «Io [la vedo|farei] in un altro modo perché…; che cosa mi sfugge?».",
    ),
  ],
  acquaintance: [
    b(
      "With an acquaintance [small steps|light steps] are enough: remember one thing {name} told you, and ask about it {week}. Closeness, if you both want it, [comes from that|grows from there].",
      "Con una conoscenza bastano passi [piccoli|leggeri]: ricorda una cosa che {name} ti ha raccontato, e chiedi {week} come va. La vicinanza, se la volete, [nasce da lì|viene da sé].",
    ),
    b(
      "Ask yourself how [close|near] you’d like to be with {name}; not everyone has to become a friend. Then do {week} one thing that [fits|suits] that distance.",
      "Chiediti quanta [vicinanza|confidenza] vorresti con {name}: non tutti i rapporti devono diventare amicizia. Poi fai {week} una cosa [adatta|su misura] per quella distanza.",
    ),
    b(
      "Suggest something [short|brief] with a clear end {week}, a coffee of [twenty minutes|half an hour]. Between people who know each other little, an easy way out makes a yes easier.",
      "Proponi {week} qualcosa di [breve|veloce] con una fine chiara, un caffè di [venti minuti|mezz’ora]. Tra persone che si conoscono poco, un’uscita facile rende facile il sì.",
    ),
    b(
      "Don’t read much into [one answer|a single sign] from {name}: you know too little of the rest. Ask one open question {week}, and let the picture [fill in|grow] slowly.",
      "Non dare troppo peso [a una risposta|a un solo segnale] di {name}: del resto sai troppo poco. Fai {week} una domanda aperta, e lascia che il quadro si [completi|formi] piano.",
    ),
  ],
  other: [
    b(
      "Whatever you call this relationship, one [calm|quiet] conversation about one point goes further than several [hints|allusions]. Choose the point {week}, and the moment with {name}.",
      "Comunque si chiami questo rapporto, una conversazione [calma|tranquilla] su un punto solo vale più di tanti [accenni|segnali]. Scegli {week} il punto, e il momento con {name}.",
    ),
    b(
      "Say {week} what this relationship is for you and what it [isn’t|needn’t be], and ask {name} the same. Clear [edges|limits] make it easier to be warm inside them.",
      "Di’ {week} che cos’è per te questo rapporto e che cosa non [è|deve essere], e chiedi lo stesso a {name}. Confini [chiari|netti] rendono più facile il calore al loro interno.",
    ),
    b(
      "Try one of these things for [two weeks|a fortnight] and no longer, then look: is it easier with {name}, or [only different|the same]? Begin {week}, with the smallest.",
      "Prova una di queste cose per [due settimane|quindici giorni] e non di più, poi guarda: con {name} va meglio, o [è solo diverso|è uguale]? Comincia {week}, dalla più piccola.",
    ),
    b(
      "Bear in mind that {name} would perhaps [answer|choose] otherwise. Ask {week} about one of these questions, out of [curiosity|interest], before you change anything.",
      "Tieni presente che {name} forse [risponderebbe|sceglierebbe] in altro modo. Chiedi {week} di una di queste domande, per [curiosità|interesse], prima di cambiare qualcosa.",
    ),
  ],
  minor: [
    b(
      "{name} isn’t of age, so the [first step|greater part] is yours: you’re the adult. Offer {week} ten minutes of full attention, [on a walk|doing something together], and let {name} pick the subject.",
      "{name} non ha ancora diciotto anni, quindi [il primo passo|la parte più grande] tocca a te: l’età adulta è la tua. Offri {week} dieci minuti di attenzione piena, [camminando|facendo qualcosa insieme], e lascia scegliere l’argomento.",
    ),
    b(
      "With someone under eighteen, [keep|hold] your promises small and exact, and say sorry when one fails. Begin {week} with one {name} can [check|see].",
      "Con chi ha meno di diciotto anni, fai promesse piccole e precise, e chiedi scusa se una [salta|non riesce]. Comincia {week} da una che {name} possa [verificare|vedere].",
    ),
    b(
      "Ask {name} {week}, without an audience: “What should I do [more of|less of]?” Listen, thank, and [change|do] one thing. At that age being taken seriously counts double.",
      "Chiedi {week} a {name}, senza pubblico: «Che cosa dovrei fare [di più|di meno]?». Ascolta, ringrazia e [cambia|fai] una cosa. A quell’età essere presi sul serio vale doppio.",
    ),
    b(
      "What {name} confides stays with you, unless someone is [in danger|at risk]: say so [beforehand|openly]. Mention {week} another adult to turn to as well, at home or at school.",
      "Quello che {name} ti confida resta con te, a meno che qualcuno sia [in pericolo|a rischio]: dillo [prima|apertamente]. Indica {week} anche un’altra persona adulta a cui rivolgersi, in casa o a scuola.",
    ),
  ],
};
