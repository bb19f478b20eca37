import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Another introduction, if the tips are based on the answers. */
export const SELF_ADVICE_FROM_ANSWERS: readonly Bilingual[] = [
  b(
    "These suggestions start from your answers. [If one of them feels wrong, trust that|You may say no to any of them].",
    "Questi suggerimenti partono dalle tue risposte. [Se uno ti suona sbagliato, fidati|A ognuno puoi dire di no].",
  ),
];

/** Before the tips. */
export const SELF_ADVICE_INTRO: readonly Bilingual[] = [
  b(
    "Here are three small things to try, meant to be [as useful to the other person as to you|good for both sides].",
    "Ecco tre piccole cose da provare, pensate per essere [utili all’altra persona quanto a te|buone per tutte e due le parti].",
  ),
  b(
    "If you like, try one of these [in the coming days|this week]; one is plenty, the others [can wait|will keep].",
    "Se ti va, [in questi giorni|questa settimana] prova una di queste cose: una basta, le altre [possono aspettare|non scappano].",
  ),
  b(
    "Nothing here asks you to be different; [it is about small moves you can test|these are moves to try on, like a coat].",
    "Niente qui ti chiede di cambiare carattere: [sono piccole mosse, da provare e poi tenere o lasciare|sono mosse da provare, come un cappotto].",
  ),
  b(
    "What could you do with this? [Perhaps something as small as what follows|Small things, to begin with].",
    "Che cosa farne? [Forse qualcosa di piccolo, come quello che segue|Cose piccole, per cominciare].",
  ),
  b(
    "Some ideas for the days ahead. [Choose what appeals to you|Take the one that makes you smile], and leave what does not [suit you|speak to you].",
    "Qualche idea per i prossimi giorni. [Scegli quella che ti piace|Prendi quella che ti fa sorridere], e lascia ciò che non [fa per te|ti dice niente].",
  ),
  b(
    "You need [no resolution|no programme] for what comes now: [ten minutes|a free moment] and a person you care about will do.",
    "Per quello che segue non serve [un proposito|un programma]: bastano [dieci minuti|un momento libero] e una persona a cui tieni.",
  ),
  b(
    "A sketch is only [worth something|of use] if it can be tried out. [So|Therefore], for this week:",
    "Un abbozzo serve solo se [si può provare|lo si mette alla prova]. [Quindi|Allora], per questa settimana:",
  ),
  b(
    "Take these as experiments: [you try, you see what happens|try it once, watch what comes back], and you [keep what helps|decide afterwards].",
    "Prendili come esperimenti: [provi, guardi che cosa succede|una prova, un’occhiata a che cosa torna indietro], e poi [tieni ciò che aiuta|decidi].",
  ),
  b(
    "With the people close to you, [little often does more than much|a small change often does more than a large one]. For example:",
    "Con le persone vicine, spesso [il poco fa più del molto|un piccolo cambiamento fa più di uno grande]. Per esempio:",
  ),
  b(
    "Three suggestions, in no order. [Begin where it is easiest|The easiest one is a good first].",
    "Tre suggerimenti, senza ordine. [Comincia da dove è più facile|Si può cominciare dal più facile].",
  ),
  b(
    "Where might this be of use? [At the next ordinary occasion|In quite ordinary moments], for instance like this:",
    "Dove può servire? [Alla prima occasione qualunque|Nei momenti più normali], per esempio così:",
  ),
];

/** Tips for anybody. */
export const SELF_TIPS_ANY: readonly Bilingual[] = [
  b(
    "Ask one person close to you which of these lines they [recognise you in|find true], and which they do not. [Listen to the second answer|Hear the second answer out] without correcting it.",
    "Chiedi a una persona vicina in quali di queste righe ti [riconosce|ritrova] e in quali no. La seconda risposta ascoltala [senza correggerla|fino in fondo].",
  ),
  b(
    "After a conversation that mattered, note two lines: what was said, and what you [would do again|would leave out]. After [a month|five of them] you will know more than [any test can tell|this page].",
    "Dopo una conversazione importante, annota due righe: che cosa si è detto e che cosa [rifaresti|lasceresti fuori]. Dopo [un mese|cinque volte] ne saprai più di [qualsiasi test|questa pagina].",
  ),
  b(
    "In the next decision with someone, say your preference first and [how strong it is|add a number], from [“hardly” to “very”|one to ten]. It lets the other person give way [where it costs least|where it is easy].",
    "Nella prossima decisione a due, di’ subito che cosa preferisci e [quanto ci tieni|aggiungi un numero], da [«poco» a «molto»|uno a dieci]. Così si può cedere [dove costa meno|dove è facile].",
  ),
  b(
    "Thank somebody this week for one [precise|particular] thing, with the day and [what it changed for you|why it did you good]. It is [read more often than you think|likely to be kept].",
    "Questa settimana ringrazia qualcuno per una cosa [precisa|particolare], con il giorno e [ciò che ha cambiato per te|il bene che ti ha fatto]. [Verrà riletta più spesso di quanto credi|È probabile che venga conservata].",
  ),
  b(
    "[Once this week, repeat in your own words what the other person said|Say back in your own words, just once this week, what somebody told you], [before you answer|and ask “is that it?”]. [Half of all misunderstandings end there|It slows things down, and that is the point].",
    "[Una volta, questa settimana, ripeti con parole tue quello che l’altra persona ha detto|Ridì con parole tue, anche una volta sola, quello che ti hanno detto], [prima di rispondere|e chiedi «è così?»]. [Molti malintesi finiscono lì|Rallenta un po’, ed è proprio questo il bello].",
  ),
  b(
    "[Ask someone you see often|To somebody you see often, put] a question you [have never asked|do not know the answer to]: [what they are proud of this month|what they would do with a free day]. Then [only ask further|let them finish].",
    "[A una persona che vedi spesso fai|Fai a qualcuno che frequenti] una domanda [mai fatta|di cui non sai la risposta]: [che cosa le dà orgoglio in questo periodo|che cosa farebbe con un giorno libero]. Poi [fai solo un’altra domanda|lascia finire].",
  ),
  b(
    "Put the telephone [in another room|out of sight] for one meal with somebody. [Say why|Tell them that it is for them]; the pause in which nothing happens is [where it begins|part of it].",
    "Per un pasto con qualcuno lascia il telefono [in un’altra stanza|fuori vista]. [Di’ perché|Di’ che lo fai per chi è con te]; la pausa in cui non succede niente [è l’inizio|ne fa parte].",
  ),
  b(
    "If something has been [standing between you and someone|left unsaid], [name it in one sentence without “always” and “never”|say it in one sentence, and only about this once], and add [what you would like instead|one wish]. [A wish can be answered|That leaves a door open].",
    "Se [c’è una cosa tra te e qualcuno|una cosa è rimasta non detta], [dilla in una frase senza «sempre» e «mai»|dilla in una frase, e solo di quella volta], e aggiungi [che cosa vorresti invece|un desiderio]. [A un desiderio si può rispondere|Così resta aperta una porta].",
  ),
  b(
    "Notice one moment this week in which you [did the opposite of what stands here|surprised yourself]. Who was [there|with you], and what made it [possible|easy]? [That is worth knowing|You can use that again].",
    "Questa settimana nota un momento in cui [hai fatto il contrario di quello che c’è scritto qui|la tua reazione è stata una sorpresa]. Chi [c’era|era con te], e che cosa l’ha reso [possibile|facile]? [Vale la pena saperlo|Potrà servirti ancora].",
  ),
  b(
    "When you are late with [an apology|a reply], send the short one [today|now] rather than the [fine|long] one some day. “[I am sorry|I should have written sooner]; how are you?” is [enough|already a bridge].",
    "Se hai in ritardo [una scusa|una risposta], manda [oggi|adesso] quella breve invece di quella [bella|lunga] un giorno o l’altro. «[Mi dispiace|Dovevo scriverti prima]; come stai?» [basta|è già un ponte].",
  ),
  b(
    "[Ask two people you trust the same thing|Put one question to two people you trust]: “what is [easy|good], and what is [hard|less easy], about being with me?” [Say thank you and nothing else|Write both answers down] that day.",
    "A due persone di cui ti fidi chiedi la stessa cosa: «che cosa è [facile|bello], con me, e che cosa [è difficile|lo è meno]?». Quel giorno [di’ grazie e nient’altro|scrivi soltanto le due risposte].",
  ),
  b(
    "Before a [difficult talk|talk that matters], finish the sentence “afterwards I would like us to…”. [If it is about winning, wait a day|It tells you how to begin].",
    "Prima di una conversazione [difficile|importante], completa la frase «dopo vorrei che noi…». [Se parla di vincere, aspetta un giorno|Ti dirà come cominciare].",
  ),
  b(
    "Do something small for somebody [without mentioning it|that they would not ask for]: [the coffee, the bulb, the errand|fill the tank, fetch the parcel]. See whether it was [what they like|the right thing]; if not, ask [what would be|next time].",
    "Fai per qualcuno una piccola cosa, [senza dirlo|di quelle che non ti chiederebbe]: [il caffè, la lampadina, la commissione|il pieno, il pacco da ritirare]. Guarda se era [gradita|la cosa giusta]; se no, [chiedi quale lo sarebbe|la prossima volta chiedi].",
  ),
  b(
    "Choose the [time|hour] for a delicate subject together: “there is something I would like to [talk about|ask]; when is [good for you|a calm moment]?”. Nobody likes [to be caught at the door|a hard talk on the stairs].",
    "Scegliete insieme [il momento|l’ora] per un tema delicato: «vorrei [parlarti di una cosa|chiederti una cosa]; quando [ti va bene|è un momento tranquillo]?». A nessuno piace [farsi sorprendere sulla porta|una conversazione difficile per le scale].",
  ),
  b(
    "Tell somebody about a thing that went well for [them|you both], and ask [how they did it|what made it work]. Good news [told twice lasts longer|wants an audience too].",
    "Torna con qualcuno su una cosa [andata bene|che vi è riuscita] e chiedi [com’è stato possibile|che cosa ha funzionato]. Una buona notizia [raccontata due volte dura di più|merita un pubblico].",
  ),
  b(
    "[Choose one everyday greeting|Take one hello or goodbye], [at the door|in the morning], and give it [ten seconds more|your eyes as well]. [Look up from what you are doing|Put down what you are holding]; many evenings are [decided there|made of such moments].",
    "[Scegli un saluto qualunque della giornata|Prendi un buongiorno o un ciao], [sulla porta|al mattino], e dagli [dieci secondi in più|anche lo sguardo]. [Alza gli occhi da quello che hai in mano|Posa quello che hai in mano]: molte serate [si decidono lì|sono fatte di questo].",
  ),
  b(
    "Think of a person you [have drifted away from|miss a little]. Write what [reminded you of them|you remember with pleasure], without asking for [a meeting|an answer]. [Some doors only need a knock|Even unanswered, it was a kind thing to do].",
    "Pensa a una persona che [non senti da tempo|un po’ ti manca]. Scrivi che cosa [te l’ha ricordata|ricordi con piacere], senza chiedere [un incontro|una risposta]. [A certe porte basta bussare|Se non arriva niente, era comunque un gesto gentile].",
  ),
  b(
    "[When you tell somebody about a quarrel, tell it once|Next time you tell of a quarrel, tell it] [from the other chair|as the other person would]. [You need not agree with it|It is only an exercise]; [often one sentence of theirs|it may be that a sentence of theirs] [sounds different then|turns out to be true as well].",
    "[Quando racconti una lite a qualcuno, raccontala una volta|La prossima volta che racconti una lite, raccontala] [dal punto di vista dell’altra persona|come la racconterebbe l’altra persona]. [Non devi essere d’accordo|È solo un esercizio]: spesso una frase dell’altra persona [suona diversa|si rivela vera].",
  ),
  b(
    "[Make one standing arrangement with|Find a regular day for] someone you [like|rarely see]: [the first Sunday|every second Thursday], [half an hour, a call, a soup|always the same place]. [What is arranged|A fixed day] [does not have to be asked for|survives the busy weeks].",
    "[Prendi un appuntamento fisso con|Trova un giorno fisso per] qualcuno che [ti piace|vedi di rado]: [la prima domenica|un giovedì sì e uno no], [mezz’ora, una telefonata, una minestra|sempre lo stesso posto]. Quello che è fissato [non va chiesto ogni volta|sopravvive alle settimane piene].",
  ),
  b(
    "If you are not sure how something was meant, [ask before evening comes|do not sleep on it twice]: “when you said [that|“later”], what did you mean?” [Most sentences are kinder than their echo|The answer is often shorter than the worry].",
    "Se non sai come intendere una cosa, [chiedi prima di sera|non dormirci sopra due volte]: «quando hai detto [così|“dopo”], che cosa intendevi?». [Molte frasi sono più gentili della loro eco|La risposta spesso è più corta del dubbio].",
  ),
  b(
    "When somebody tells you good news, ask [two questions about it|how it came about] before you [go on to your own|say anything of yours]. Joy that is asked about [lasts longer|is worth more], and it costs you [a minute|nothing].",
    "Quando qualcuno ti dà una bella notizia, fai [due domande|una domanda su com’è andata] prima di [passare alle tue|parlare di te]. Una gioia su cui qualcuno chiede [dura di più|vale di più], e ti costa [un minuto|niente].",
  ),
  b(
    "Take a walk with somebody [you usually meet indoors|you mostly write to], [twenty minutes|once round the park]. Side by side, things come up that [nobody says across a table|would not fit in a message].",
    "Fai due passi con qualcuno che [di solito vedi al chiuso|di solito senti solo per messaggio], [venti minuti|un giro del parco]. Fianco a fianco escono cose che [davanti a un tavolo nessuno dice|in un messaggio non starebbero].",
  ),
  b(
    "Tell one person what you [need more of|would like less of] at the moment, [in one sentence|without explaining it], and ask the same. Two small wishes, [spoken on the same day|side by side], are [easier to grant|no reproach].",
    "Di’ a una persona di che cosa, in questo periodo, [vorresti di più|vorresti di meno], [in una frase|senza spiegarlo], e chiedi lo stesso. Due piccoli desideri, [detti nello stesso giorno|uno accanto all’altro], [si esaudiscono meglio|non sono un rimprovero].",
  ),
  b(
    "Look at your last ten messages to somebody [close|dear to you]: how many [ask something|are only about arrangements]? Send one that [wants to know how they are|has nothing to do with logistics].",
    "Guarda gli ultimi dieci messaggi a una persona [vicina|cara]: quanti [chiedono qualcosa|parlano solo di impegni]? Mandane uno che [voglia sapere come sta|non c’entri con l’organizzazione].",
  ),
  b(
    "If you promised something [and it has slipped|a while ago], say so this week, with [a new day|what you can still do]. People forgive [a delay|a missed promise] more easily than [the silence round it|having to ask].",
    "Se hai promesso qualcosa [e ti è sfuggito|tempo fa], dillo questa settimana, con [un nuovo giorno|quello che puoi ancora fare]. Si perdona più facilmente [un ritardo|una promessa saltata] che [il silenzio intorno|il dover chiedere].",
  ),
  b(
    "Let somebody [teach you a small thing|show you how they do it]: [a recipe, a shortcut|a card game, a repair]. Being the one who knows does people good, and you see them [in their element|as you seldom do].",
    "Fatti [insegnare una piccola cosa|mostrare come si fa]: [una ricetta, una scorciatoia|un gioco di carte, una riparazione]. Essere chi sa fa bene, e vedi quella persona [nel suo elemento|come la vedi di rado].",
  ),
  b(
    "When you notice that you are [judging|annoyed with] somebody, look for one [reason you do not know|other explanation] before the evening. You need not [believe it|excuse anything]; it only makes the first sentence [softer|fairer].",
    "Quando ti accorgi di [giudicare qualcuno|provare fastidio per qualcuno], prima di sera cerca [un motivo che non conosci|un’altra spiegazione]. Non devi [crederci|scusare niente]: rende solo la prima frase [più morbida|più giusta].",
  ),
  b(
    "[End one conversation this week with what you|Before you say goodbye this week, say what you] [take with you|liked about it]: “[it did me good to talk|that gave me something to think about]”. [Most talks just stop|People seldom hear it], and this one [will be remembered|leaves the door open].",
    "[Questa settimana chiudi una conversazione con quello che|Questa settimana, prima di un saluto, di’ che cosa] [ti resta|ti è piaciuto]: «[mi ha fatto bene parlarne|mi hai dato da pensare]». [Di solito ci si saluta e basta|Lo si sente dire di rado], e una frase così [si farà ricordare|lascia aperta la porta].",
  ),
];

/** After the tips, if there is room. */
export const SELF_ADVICE_CLOSE: readonly Bilingual[] = [
  b(
    "If it does not work, [that too tells you something|you have lost very little].",
    "Se non funziona, [anche questo ti dice qualcosa|hai perso ben poco].",
  ),
  b(
    "And if the other person does not play along, [leave it at that|ask them what they would prefer].",
    "E se l’altra persona non ci sta, [lascia stare|chiedi che cosa preferirebbe].",
  ),
  b(
    "One try is [not proof|a beginning]; [three tell you more|give it a second one].",
    "Una prova sola [non dimostra niente|è un inizio]: [tre dicono di più|dagliene una seconda].",
  ),
  b(
    "Whatever you choose, [say beforehand that you are trying something out|tell the other person why]: it is [fairer|easier on both].",
    "Qualunque cosa tu scelga, [di’ prima che stai provando qualcosa|spiega il perché all’altra persona]: è [più leale|più facile per tutti].",
  ),
  b(
    "You can write down afterwards how it went[, even in one line|: two words are enough].",
    "Dopo puoi annotare com’è andata[, anche in una riga sola|: bastano due parole].",
  ),
  b(
    "None of this [has to work at once|needs to be done elegantly].",
    "Niente di tutto questo [deve riuscire subito|ha bisogno di venire perfetto].",
  ),
  b(
    "[And be as patient with yourself|Be as kind to yourself] as you would be with a friend.",
    "E [usa con te|concediti] la pazienza che avresti con una persona cara.",
  ),
  b(
    "[The others need not notice|Nobody else has to notice]; it is enough that [you do|it feels a little easier].",
    "[Gli altri non devono accorgersene|Nessuno deve accorgersene]: basta che [te ne accorga tu|pesi un po’ meno].",
  ),
];
