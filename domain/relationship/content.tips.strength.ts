import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { RelationshipIndex } from "./indices.ts";

/** Tips on using what already works, by the strongest index. Placeholders as in `AnswerTips`. */
export const STRENGTH_TIPS: Readonly<Record<RelationshipIndex, readonly Bilingual[]>> = {
  TrustIndex: [
    b(
      "[Draw on it|Use it] {week} for something harder, and [open|begin] with “I’m bringing this to you because I [trust|can trust] you.” Trust that’s named [carries further|holds longer] than trust taken for granted.",
      "{week_start} [appoggiati a questo|usalo] per una cosa più difficile, e comincia con «[Te ne parlo|Lo dico a te] perché mi fido». La fiducia detta [porta più lontano|regge di più] di quella data per scontata.",
    ),
    b(
      "[Tell {name} {week}|{week_start}, tell {name}] one [example|occasion] when being able to believe each other made your [life|days] easier. People go on with what they know is [seen|valued].",
      "{week_start} racconta a {name} [un esempio|una volta] in cui potersi credere ti ha semplificato la vita. Si continua più volentieri a fare [ciò che|quello che] [viene notato|è apprezzato].",
    ),
    b(
      "[Where there’s trust, a question needn’t be|With this much trust, no question has to be] [perfect|well prepared]. Ask the one you’ve been [putting off|saving up] {week}, and [listen to the answer to its end|give the answer all the time it needs].",
      "[Dove c’è fiducia, una domanda non deve essere|Con tanta fiducia nessuna domanda deve essere] [perfetta|preparata bene]. {week_start} fai quella che [rimandi da un po’|tieni in serbo], e [ascolta la risposta fino in fondo|lascia alla risposta tutto il tempo].",
    ),
    b(
      "Give some of it back {week}: keep [something|a thing] to yourself that you could [easily|well] have passed on, or say openly what you’d rather [have hidden|have kept quiet].",
      "Restituiscine un po’ {week}: tieni per te una cosa che potresti [facilmente|benissimo] raccontare in giro, o di’ apertamente [quello che|ciò che] avresti [nascosto|taciuto].",
    ),
    b(
      "Hand {name} something small to [look after|decide] {week} without checking on it. What’s already [solid|sound] between you can bear [a little|a bit] more weight.",
      "{week_start} affida a {name} una cosa piccola da [seguire|decidere], senza controllare. Quello che tra voi è già [saldo|solido] può reggere un po’ di peso in più.",
    ),
    b(
      "Use the [calm|ease] this gives you to be frank about yourself: tell {name} {week} [one thing|a single thing] in which you’d like to be [more dependable|clearer]. Frankness invites frankness.",
      "Usa la [calma|tranquillità] che ne viene per parlare con franchezza di te: {week} di’ a {name} una cosa in cui vorresti dare [più certezze|più chiarezza]. La franchezza invita alla franchezza.",
    ),
  ],
  EmotionalSafety: [
    b(
      "Few things are worth more. Bring {name} one subject {week} that you’ve [kept back|left aside], and say at the start what you [hope for|need]: listening, or an opinion.",
      "Poche cose valgono di più. {week_start} porta a {name} un argomento che hai [lasciato da parte|tenuto in disparte], e [di’|poi di’] all’inizio [che cosa|cosa] [speri|ti serve]: ascolto o un parere.",
    ),
    b(
      "Make sure that it [runs|goes] both ways: ask {name} {week} “[How are you really|What’s on your mind]?” and leave [a silence|some time] after it. Safety shows in who [may|might] be weak.",
      "Controlla che valga nei due sensi: {week} chiedi a {name} «[Come stai davvero|Che cosa hai per la testa]?» e lascia dopo [un silenzio|un po’ di tempo]. La sicurezza si vede da chi può essere fragile.",
    ),
    b(
      "Disagree aloud once {week}, about something [minor|light], and [in a friendly voice|kindly]. It keeps the door [open|in use] for the day when it’s about more.",
      "Dissenti ad alta voce una volta {week}, su qualcosa di [poco conto|leggero] e con tono amichevole. Tiene [aperta|in uso] la porta per il giorno in cui conterà di più.",
    ),
    b(
      "Say thank you {week} for a moment in which you could [speak freely|be yourself], and tell {name} what made it [easy|possible]. That’s how it’s found again.",
      "{week_start} ringrazia per un momento in cui hai potuto [parlare liberamente|mostrarti come sei], e [di’|poi di’] a {name} [che cosa|cosa] lo ha reso [facile|possibile]. È così che lo si ritrova.",
    ),
    b(
      "[Use|Take] this ground for the area that’s less easy: begin {week} with “This is [awkward|hard] for me to say.” With somebody who listens, that sentence does [half the work|most of the work].",
      "Usa questo appoggio per l’area meno facile: {week} comincia con «Mi è [scomodo|difficile] dirlo». Con chi ascolta, questa frase fa [metà del lavoro|gran parte del lavoro].",
    ),
    b(
      "When {name} shows [doubt|tiredness] {week}, [resist advice|hold back advice] for two minutes. Repeat in your words what you [heard|understood]; it returns the welcome you’re given.",
      "Quando {name} mostra {week} [un dubbio|stanchezza], [resisti ai|trattieni i] consigli per due minuti. Ripeti con parole tue [che cosa|cosa] hai [sentito|capito]: restituisce l’accoglienza che ricevi.",
    ),
  ],
  ReciprocityScore: [
    b(
      "Take turns on purpose with the harder things too: “Last time it was [you|me] who began.” [Try it {week}|{week_start}, try it] with [a delicate subject|the next difficult talk].",
      "Alternatevi apposta anche nelle cose difficili: «L’altra volta [hai cominciato tu|ho cominciato io]». {week_start} provate con [un tema delicato|il prossimo discorso scomodo].",
    ),
    b(
      "[Surprise {name} {week}|{week_start}, surprise {name}] with something outside the usual exchange, [small|tiny] and without occasion. Where [things are even|there’s balance], a [gift|gesture] can be only a gift.",
      "{week_start} sorprendi {name} con qualcosa fuori dal solito scambio, [piccolo|minimo] e senza occasione. Dove c’è equilibrio, un [regalo|gesto] può essere solo un regalo.",
    ),
    b(
      "[Say aloud {week}|{week_start}, say aloud] what you [notice|see] {name} doing for the two of you, the [invisible|unspectacular] things included. Balance [lasts longest|keeps best] where it’s acknowledged.",
      "{week_start} di’ ad alta voce [che cosa|cosa] [noti|vedi] fare a {name} per voi, comprese le cose [invisibili|poco appariscenti]. L’equilibrio dura di più dove viene riconosciuto.",
    ),
    b(
      "Since you both [carry your share|do your part], ask {week} for the one thing you’d never [ask|dared to ask], and offer something of [equal|the same] weight. Refusal allowed.",
      "Visto che [fate la vostra parte|portate il peso in due], {week} chiedi quella cosa che non [chiedi mai|hai mai osato chiedere], e offri qualcosa di pari peso. È permesso dire di no.",
    ),
    b(
      "Look [ahead|forward] together {week}: which heavy [month|week] is coming for whom, and who can [lighten it|help] then? An even exchange may also lean for a while.",
      "Guardate [avanti|più in là] insieme {week}: per chi arriva [un mese|una settimana] pesante, e chi può [alleggerire|aiutare] allora? Uno scambio equilibrato può anche pendere per un po’.",
    ),
    b(
      "Share the [decisions|planning] as well as the work: let {name} choose {week} where you’d normally choose, and [the other way round|swap back] after that.",
      "Dividete anche [le decisioni|i programmi], non solo il fare: lascia scegliere {name} {week} dove [di solito|in genere] scegli tu, e [poi il contrario|dopo scambiatevi].",
    ),
  ],
  ReliabilityScore: [
    b(
      "Put it to use: make one agreement {week} about the area that’s [harder|less easy], with [a day and an hour|date and time]. What you two agree on [gets done|tends to happen].",
      "Mettila a frutto: {week} prendete un accordo sull’area [più difficile|meno facile], con [giorno e ora|una data precisa]. Quello che concordate [si fa|di solito succede].",
    ),
    b(
      "[Tell {name} {week}|{week_start}, tell {name}] what you can [plan|leave undone] because you can [count|rely] on each other. Reliability is [quiet|modest]; it likes to be mentioned once.",
      "{week_start} di’ a {name} [che cosa|cosa] puoi [programmare|lasciar perdere] grazie al fatto che potete contare sulla parola data. L’affidabilità è [silenziosa|discreta]: ogni tanto va nominata.",
    ),
    b(
      "Start a small ritual {week}, [a Monday message|a Friday coffee] or a monthly call. Among people who keep their word a habit [takes root|settles] quickly.",
      "{week_start} comincia un piccolo rito, [un messaggio del lunedì|un caffè del venerdì] o una telefonata al mese. Tra persone di parola un’abitudine [attecchisce|si radica] in fretta.",
    ),
    b(
      "Allow an exception: tell {name} {week} when you [can’t keep|would rather move] something, [early and without excuses|in time, without excuses]. That too belongs to being [reliable|dependable].",
      "Concediti un’eccezione: {week} di’ a {name} quando [non riesci a mantenere|preferisci spostare] qualcosa, [per tempo e senza scuse|presto, senza scuse]. Anche questo fa parte dell’essere [affidabili|di parola].",
    ),
    b(
      "Promise something [of another kind|of a softer kind] {week}, such as [twenty|fifteen] minutes of listening, and keep it like [an appointment|a meeting]. Feelings profit from firm dates too.",
      "{week_start} prometti qualcosa di [diverso|più morbido], per esempio [venti minuti|un quarto d’ora] di ascolto, e mantienilo come [un appuntamento|una riunione]. Anche alle emozioni fanno bene le date fisse.",
    ),
    b(
      "[Thank {name} {week}|{week_start}, thank {name}] for the last [agreement|promise] kept, and say which one. [Then|After that,] ask whether there’s one of yours that [is still open|you’ve forgotten].",
      "{week_start} ringrazia {name} per l’ultimo [accordo mantenuto|impegno mantenuto], dicendo quale. [Poi|Dopo] chiedi se c’è una tua promessa [ancora aperta|che hai dimenticato].",
    ),
  ],
  ConflictRepair: [
    b(
      "You two can disagree and [come back|find each other again]. So take up the subject you’ve been [avoiding|going round] {week}, with [a beginning, an end and a coffee afterwards|a clear end, and something nice afterwards].",
      "Sapete non essere d’accordo e [ritrovarvi|tornare a parlarvi]. {week_start} riprendi allora l’argomento che [eviti|aggiri], con [un inizio, una fine e un caffè dopo|una fine chiara e qualcosa di bello dopo].",
    ),
    b(
      "[Note {week}|{week_start}, note] what [each of you does|you both do] that calms things: [a tone, a pause|a pause, a look], a joke at the right time. Tell {name} [your list|what you found], and [ask|then ask] what’s missing.",
      "{week_start} annota [che cosa|cosa] fate, [tu e {name}|a turno], per calmare le acque: [un tono, una pausa|una pausa, uno sguardo], una battuta al momento giusto. Racconta [l’elenco|che cosa hai trovato], e [chiedi|poi chiedi] [che cosa|cosa] manca.",
    ),
    b(
      "Say after the next difference: “That [went well|was well argued], thank you.” It sounds odd and [does good|stays with people]. [Watch {week}|{week_start}, watch] for a small chance.",
      "Dopo il prossimo disaccordo di’: «[È andata bene|Abbiamo discusso bene], grazie». Suona strano e [fa bene|resta]. {week_start} cerca una piccola occasione.",
    ),
    b(
      "Let this help the weaker area: name {week} [one thing|a single thing] there that [bothers|troubles] you, early, while it’s small. You both [know how to|can] take it.",
      "Fallo servire all’area più debole: {week} di’ una cosa che lì ti [disturba|pesa], presto, finché è piccola. Tu e {name} [potete|sapete] reggerla.",
    ),
    b(
      "Settle an old [unfinished matter|leftover] {week}: choose the smallest and give it [ten minutes|a quarter of an hour]. Your way of making up is [proven|well tried]; use it in fair weather.",
      "{week_start} chiudete una questione [vecchia|rimasta lì]: scegliete la più piccola e datele dieci minuti. Il vostro modo di fare pace è [collaudato|già provato]: usatelo anche col bel tempo.",
    ),
    b(
      "[Agree {week}|{week_start}, agree] on what stays [out of bounds|off limits] even in anger, [one thing|a single thing] each. Rules made by people who argue [fairly|well] are rarely needed, and reassuring.",
      "{week_start} concordate [che cosa|cosa] resta [fuori|vietato] anche nella rabbia, una cosa per parte. Le regole di chi discute [con lealtà|bene] servono di rado, e danno sicurezza.",
    ),
  ],
  CommFitAlignment: [
    b(
      "You understand each other with [little effort|few words]. [Use it {week}|{week_start}, use it] for a subject where it’s [harder|less easy], and begin by saying what you [already agree on|both want].",
      "Vi capite con [poca fatica|poche parole]. {week_start} usalo per un argomento in cui è [più difficile|meno facile], e comincia da ciò su cui [siete già d’accordo|volete la stessa cosa].",
    ),
    b(
      "[Ask {name} {week}|{week_start}, ask {name}] something you’ve never [asked|talked about]: [a plan, a memory|a memory, a dream], a worry. With this fit, a good question [opens a lot|goes a long way].",
      "{week_start} chiedi a {name} qualcosa di cui non avete mai [parlato|discusso]: [un progetto, un ricordo|un ricordo, un sogno], una preoccupazione. Con questa intesa una buona domanda [apre molto|porta lontano].",
    ),
    b(
      "Don’t rely on guessing alone: check one [expectation|assumption] {week}, in a sentence. Those who understand each other easily [sometimes forget to ask|ask too seldom].",
      "Non affidarti solo all’intuito: {week} verifica [un’aspettativa|un’idea] in una frase. Chi si capisce al volo [a volte dimentica di chiedere|chiede troppo di rado].",
    ),
    b(
      "[Tell {name} {week}|{week_start}, tell {name}] about a talk you [enjoyed|valued], and what you [liked in it|took from it]. [Then|After that,] set a time for the next one.",
      "{week_start} racconta a {name} di una conversazione che ti [è piaciuta|ha fatto bene], e [che cosa|cosa] [ti è rimasto|ci hai trovato]. [Poi|Dopo] fissate quando rifarla.",
    ),
    b(
      "Let your [easy|good] way of talking carry something practical: settle {week} who does what by when, in [two minutes|three lines]. Clear words help the [weaker|harder] area as well.",
      "Fai servire il vostro [bel modo|modo facile] di parlare a qualcosa di pratico: {week} chiarite chi fa [che cosa|cosa] ed entro quando, in due minuti. Le parole chiare aiutano anche l’area [più debole|più difficile].",
    ),
    b(
      "Say one [difficult|uncomfortable] thing {week} in the tone you [use|keep] for the pleasant ones. Between you the tone is half the [message|matter], and you have it.",
      "{week_start} di’ una cosa [difficile|scomoda] con il tono che [usi|hai] per quelle piacevoli. Tra voi il tono è metà [del messaggio|del discorso], e lo avete.",
    ),
  ],
};
