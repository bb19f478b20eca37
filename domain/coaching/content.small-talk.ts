import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Complete replies that need no advice; a question may follow. */
export const SMALL_TALK: Record<
  | "thanks"
  | "greeting"
  | "suggest"
  | "out_of_scope"
  | "vague"
  | "went_well"
  | "went_badly"
  | "about_coach"
  | "manipulation"
  | "revenge"
  | "label"
  | "minor_romance"
  | "answer_yes"
  | "answer_no"
  | "answer_unsure",
  readonly Bilingual[]
> = {
  thanks: [
    b(
      "You’re welcome. Good luck with it. Afterwards, if you like, leave two lines here or in a note on how it went.",
      "Prego, e in bocca al lupo. Dopo, se ti va, lascia due righe qui o in una nota su com’è andata.",
    ),
    b(
      "Gladly. It need not go perfectly. When it is done, tell me how {name} took it: a short note is enough.",
      "Volentieri. Non deve andare tutto liscio. Quando sarà fatta, raccontami come l’ha presa {name}: basta una nota breve.",
    ),
    b(
      "I’m glad if some of it is of use. Take one thing with you and leave the rest. If you want, write down afterwards what happened, and we go on from there.",
      "Mi fa piacere se qualcosa serve. Prendi una cosa sola e lascia il resto. Se vuoi, dopo scrivi che cosa è successo, e ripartiamo da lì.",
    ),
    b(
      "Take care. However it goes, two lines afterwards give us something to start from next time.",
      "A presto. Comunque vada, dopo scrivi due righe: la prossima volta partiamo da lì.",
    ),
  ],
  greeting: [
    b(
      "Hello! What is on your mind about {name} today: something that happened, or something that is coming?",
      "Ciao! Che cosa hai in mente su {name} oggi: qualcosa che è successo o qualcosa che ti aspetta?",
    ),
    b(
      "Hi, good to have you here. Shall we look at the last time with {name}, or at the next?",
      "Ciao, eccoci. Guardiamo l’ultima volta con {name}, o la prossima?",
    ),
    b(
      "Hello. One sentence is enough to begin: how are things with {name} just now?",
      "Ciao. Per cominciare basta una frase: come vanno le cose con {name} in questo momento?",
    ),
  ],
  suggest: [
    b(
      "Three things we could look at: what {name} did lately that did you good and has not been said; one thing you have been putting off; or how you would like the next meeting to begin. Which one pulls you most?",
      "Tre cose che potremmo guardare: qualcosa di buono che {name} ha fatto di recente e che non hai ancora detto; una cosa che stai rimandando; come vorresti che cominciasse il prossimo incontro. Quale ti attira di più?",
    ),
    b(
      "How about this: when was it last really easy between {name} and you, and what was different then? From such a moment one can often take something along. Tell me the scene in two or three sentences.",
      "Ti propongo questo: quando è stato davvero facile, l’ultima volta, tra {name} e te, e che cosa c’era di diverso? Da un momento così spesso si può imparare qualcosa. Raccontami la scena in due o tre frasi.",
    ),
    b(
      "Perhaps this: is there a question you have never asked {name}, although the answer interests you? We could find a way to ask it that leaves room for any answer. Which would it be?",
      "Magari questa: c’è una domanda che non hai mai fatto {a_name}, anche se la risposta ti interessa? Potremmo trovare un modo che lasci spazio a qualunque risposta. Quale sarebbe?",
    ),
  ],
  out_of_scope: [
    b(
      "That is outside what I’m good for: I’m a small built-in coach for how people get on with each other. If there is something about {name} in it, tell me that part.",
      "Questo è fuori da ciò che so fare: sono un piccolo assistente integrato, e mi occupo di come le persone stanno insieme. Se c’entra {name}, raccontami quella parte.",
    ),
    b(
      "I’d only be guessing there, so I’d rather leave it. What I can do is think with you about {name} and the next conversation. Where shall we begin?",
      "Lì tirerei a indovinare, quindi preferisco lasciar stare. Quello che posso fare è ragionare con te su {name} e sulla prossima conversazione. Da dove cominciamo?",
    ),
    b(
      "For that you need someone else, a search or a friend who knows about it. For what happens between {name} and you, I’m here.",
      "Per questo serve altro: una ricerca, o qualcuno che se ne intende. Per quello che succede tra {name} e te, ci sono.",
    ),
  ],
  vague: [
    b(
      "I’d like to understand it better before I advise anything. What happened last, in one scene: where were you, and what was said?",
      "Vorrei capire meglio prima di consigliarti qualcosa. Che cosa è successo l’ultima volta, in una scena: dove eravate, e che cosa si è detto?",
    ),
    b(
      "Help me a little: is it about something {name} did, about something you want to say, or about a decision?",
      "Aiutami un po’: riguarda qualcosa che ha fatto {name}, qualcosa che vuoi dire tu, o una decisione?",
    ),
    b(
      "Let us make it concrete. If tomorrow went well with {name}, what would you see or hear that is not there today?",
      "Rendiamolo concreto. Se domani con {name} andasse bene, che cosa vedresti o sentiresti che oggi non c’è?",
    ),
  ],
  went_well: [
    b(
      "That is worth writing down while it is fresh, and also what you yourself did: the beginning, the tone, the question. Those are things you can do again. And perhaps tell {name} in one sentence that it did you good. What do you think made the difference?",
      "Vale la pena scriverlo finché è fresco, e anche che cosa hai fatto tu: l’inizio, il tono, la domanda. Sono cose che puoi rifare. E magari di’ {a_name} in una frase che ti ha fatto bene. Che cosa, secondo te, ha fatto la differenza?",
    ),
    b(
      "I’m pleased for you both. Do not put the next subject on top of it right away; let this one stand for a few days. If you agreed on something, keep your part visibly. What do you want to keep from it for next time?",
      "Una buona notizia, per tutte e due le parti. Non metterci subito sopra il prossimo argomento: lascialo stare qualche giorno. Se avete concordato qualcosa, mantieni la tua parte in modo che si veda. Che cosa vuoi tenere per la prossima volta?",
    ),
    b(
      "A good moment also tells you something: there, it was possible. Note the circumstances (place, hour, who began), because a good part of the success is usually in them. Was there something in {name}’s answer that surprised you?",
      "Anche un momento buono dice qualcosa: lì è stato possibile. Annota le circostanze (posto, ora, chi ha cominciato), perché spesso una buona parte sta lì. C’è stato qualcosa nella risposta di {name} che non ti aspettavi?",
    ),
  ],
  went_badly: [
    b(
      "That is a pity, after you had prepared. One failed talk is not yet an answer to the question. Leave it for a day, then say one sentence: “that wasn’t how I wanted it, may I try again?” At which point did it turn?",
      "Peccato, dopo tutta la preparazione. Una conversazione andata storta non è ancora la risposta. Lascia passare un giorno, poi una frase: «non volevo che andasse così, posso riprovare?». In quale punto ha preso un’altra piega?",
    ),
    b(
      "Thank you for telling me. Before you look for what you did wrong: some talks need a second go, simply because in the first one everything was new. What was the last thing said before it closed up?",
      "Grazie di avermelo detto. Prima di cercare che cosa hai sbagliato: certe conversazioni hanno bisogno di un secondo giro, perché nel primo era tutto nuovo. Qual è l’ultima cosa detta prima che si chiudesse?",
    ),
    b(
      "Then the first job is to let it settle, on both sides. Nothing has to be repaired today. Write down what {name} actually said, word for word as far as you can; it often looks different from the memory of it. What was the hardest sentence?",
      "Allora il primo compito è lasciar posare, da tutte e due le parti. Oggi non va riparato niente. Scrivi che cosa ha detto davvero {name}, parola per parola se riesci: spesso è diverso dal ricordo. Qual è stata la frase più dura?",
    ),
  ],
  about_coach: [
    b(
      "I’m the coach built into Sintonia: a program, not a person and not a therapist. I work with what you have told about {name}, your notes and a few well-tried ways of talking to each other; I know nothing of {name}’s side. What would help you now?",
      "Sono l’assistente integrato di Sintonia: un programma, non una persona e non una figura terapeutica. Lavoro con quello che hai raccontato di {name}, con le tue note e con qualche modo collaudato di parlarsi; il punto di vista di {name} non lo conosco. Che cosa ti servirebbe adesso?",
    ),
    b(
      "A program that answers from rules, written for conversations between people. I can be wrong, and I only know your view of {name}. If something I say does not fit, drop it. Where shall we go on?",
      "Un programma che risponde seguendo regole, scritto per le conversazioni tra persone. Posso sbagliare, e di {name} conosco solo il tuo sguardo. Se una cosa che dico non calza, lasciala perdere. Da dove continuiamo?",
    ),
    b(
      "No human reads along or answers here: I’m software. I quote your own notes and suggest small steps; for an illness or a crisis I am not the right place. What is it about with {name}?",
      "Qui non risponde una persona: sono un software. Riprendo le tue note e propongo piccoli passi; per una malattia o una crisi non sono il posto giusto. Di che si tratta, con {name}?",
    ),
  ],
  manipulation: [
    b(
      "I won’t help to make {name} do something without noticing: it tends to cost exactly the trust you would need. What I can do is find a way of asking openly. What is it that you actually want from {name}?",
      "Non ti aiuto a far fare qualcosa {a_name} senza che se ne accorga: di solito costa proprio la fiducia che servirebbe. Posso però cercare con te un modo di chiederlo apertamente. Che cosa vorresti, in realtà, da {name}?",
    ),
    b(
      "Whatever {name} does because of a hidden push is not {name}’s own, and you would notice. I’d rather help you to say it openly, with the risk of a no. What would you ask for if you knew that {name} was listening kindly?",
      "Quello che {name} fa per una spinta nascosta non è davvero suo, e te ne accorgeresti. Preferisco aiutarti a dirlo apertamente, col rischio di un no. Che cosa chiederesti, se sapessi che {name} ti ascolta volentieri?",
    ),
    b(
      "Tricks work until they are noticed; after that even the true things are doubted. Let us look for the version that you could also say in {name}’s presence. What would be the plain request?",
      "I trucchi funzionano finché non si notano; dopo, si dubita anche delle cose vere. Cerchiamo la versione che potresti dire anche davanti {a_name}. Quale sarebbe la richiesta, detta semplice?",
    ),
  ],
  revenge: [
    b(
      "I can understand wanting to hit back. It would keep you busy with {name}, though, and not bring what you miss. Say to me, bluntly if you like: what hurt you? We can make an honest sentence out of that.",
      "Si capisce la voglia di restituire il colpo. Però resteresti con il pensiero fisso su {name} senza darti quello che manca. Dillo a me, anche brutalmente: che cosa ti ha fatto male? Da lì possiamo fare una frase onesta.",
    ),
    b(
      "That {name} should feel for once what it is like: who would not think of it. It mostly brings a second round rather than an insight, though. Tell {name} instead, in one sentence, what it is like. What would that sentence be?",
      "Che {name} provi per una volta che cosa si prova: ci si pensa, è umano. Di solito però porta un secondo round più che una scoperta. Prova invece a dire {a_name} in una frase che effetto fa. Quale sarebbe?",
    ),
    b(
      "You may refuse something because you do not want it; that is a limit. Doing it so that it hurts is something else, and it ties you to {name} for longer. Which of the two is it just now?",
      "Puoi rifiutare una cosa perché non la vuoi: quello è un confine. Farlo perché faccia male è altro, e ti lega più a lungo {a_name}. In questo momento, quale dei due è?",
    ),
  ],
  label: [
    b(
      "I can’t tell from outside what {name} “is”, and such a word would hardly help you: it explains everything and changes nothing. What can be worked with is a scene. What did {name} do, how often, and what do you need in order to be well?",
      "Da fuori non posso dire che cosa «è» {name}, e una parola così ti aiuterebbe poco: spiega tutto e non cambia niente. Si può lavorare con una scena. Che cosa ha fatto {name}, quante volte, e di che cosa hai bisogno tu per stare bene?",
    ),
    b(
      "I don’t make diagnoses, least of all of somebody who isn’t here. If {name}’s behaviour hurts you, it does so without a name as well. Which behaviour is it, exactly, and what would you like to do about it?",
      "Non faccio diagnosi, tanto meno di chi non è qui. Se il comportamento di {name} ti fa male, lo fa anche senza un nome. Di quale comportamento si tratta, di preciso, e che cosa vorresti farne?",
    ),
    b(
      "Words like that fit many people a little, and close the conversation. Let us stay with what can be seen: when does it happen, and what helps even a little?",
      "Parole così calzano un po’ a molti, e chiudono il discorso. Restiamo su ciò che si vede: quando succede, e che cosa aiuta almeno un po’?",
    ),
  ],
  minor_romance: [
    b(
      "{name} is not of age, so here I give no advice about love or flirting. What I can help with is being clear, kind and reliable, and keeping the distance that a young person needs. Is there something else you would like to talk over?",
      "{name} è minorenne, quindi qui non do consigli su amore o corteggiamento. Posso aiutarti con chiarezza, gentilezza e affidabilità, e con la distanza di cui una persona giovane ha bisogno. C’è altro di cui vorresti parlare?",
    ),
    b(
      "No romantic advice from me where somebody is under age, {name} included. If you feel drawn in a way that troubles you, talk to a professional in confidence soon; that is a good and brave step. What else is on your mind?",
      "Niente consigli sentimentali quando una persona è minorenne, e {name} lo è. Se senti un’attrazione che ti preoccupa, parlane presto in modo riservato con una figura professionale: è un passo buono e coraggioso. Che cos’altro hai in mente?",
    ),
    b(
      "That is a line I keep: {name} is a minor. I’m glad to talk about respect, trust or an ordinary conversation, not about getting closer in that way. What is it about otherwise?",
      "È un limite che tengo: {name} è minorenne. Parlo volentieri di rispetto, fiducia o di una conversazione normale, non di avvicinarsi in quel modo. Per il resto, di che si tratta?",
    ),
  ],
  answer_yes: [
    b(
      "Good. Then fix it while it is fresh: which day, which hour, and the first sentence in your own words. Write it to me as you would say it to {name}, and we will look at it together.",
      "Bene. Allora fissalo finché è fresco: quale giorno, quale ora e la prima frase con parole tue. Scrivimela come la diresti {a_name}, e la guardiamo insieme.",
    ),
    b(
      "Then let us not make it larger than it is. One small step by tomorrow evening is enough. What would it be?",
      "Allora non facciamola più grande di com’è. Basta un piccolo passo entro domani sera. Quale sarebbe?",
    ),
    b(
      "Fine. What could get in the way of it, with {name} or with you? If we know that beforehand, it has half its force.",
      "Va bene. Che cosa potrebbe mettersi in mezzo, con {name} o dalla tua parte? A saperlo prima, perde metà della forza.",
    ),
  ],
  answer_no: [
    b(
      "All right, then that is not the place. What would suit you better: saying less, saying it later, or not saying it at all for now? All three can be right.",
      "D’accordo, allora non è quello il punto. Che cosa ti andrebbe meglio: dire meno, dirlo più tardi, o per ora non dirlo? Possono andare bene tutte e tre.",
    ),
    b(
      "Fair enough. Tell me where it does not fit: the moment, the words, or the person? Then we will look for something else for {name} and you.",
      "Giusto così. Dimmi dove non calza: il momento, le parole, o la persona? Poi cerchiamo altro per {name} e te.",
    ),
    b(
      "Good that you say so. Then let us turn it round: what would you on no account want to happen with {name}? From that one can often see the way.",
      "Hai fatto bene a dirlo. Allora giriamola: che cosa non vuoi assolutamente che succeda con {name}? Spesso da lì si vede la strada.",
    ),
  ],
  answer_unsure: [
    b(
      "Not knowing is all right. Two doors: do you rather want {name} to understand something, or to do something? Take the one that comes first, without thinking long.",
      "Non saperlo va bene. Due strade: vuoi piuttosto che {name} capisca qualcosa, o che faccia qualcosa? Prendi la prima che viene, senza pensarci troppo.",
    ),
    b(
      "Then do not decide yet. Watch {name} once more for a few days with one question in mind: when is it a little easier? Note what you see, and we will go on from there.",
      "Allora non decidere ancora. Osserva per qualche giorno le cose con {name} tenendo in mente una domanda: quando è un po’ più facile? Annota che cosa vedi, e ripartiamo da lì.",
    ),
    b(
      "Imagine telling it to a friend who does not know {name}. With which sentence would you begin? That one is often the answer.",
      "Immagina di raccontarlo a qualcuno che non conosce {name}. Con quale frase cominceresti? Spesso la risposta è quella.",
    ),
  ],
};

/** “What if …”: the other person's possible reaction. */
export const REACTIONS: Record<
  "anger" | "silence" | "denial" | "tears" | "no" | "belittling" | "other",
  readonly Bilingual[]
> = {
  anger: [
    b(
      "If {name} gets angry, the anger first wants to be noticed, not answered: “I see that this makes you angry.” Then stop talking and breathe out. Do not take anything back that is true, and do not add a second thing. If voices rise, offer a pause with a time: “let’s go on at six.” Afterwards ask what exactly hit home; it is rarely what you think. What would be your way out if it gets too much for you?",
      "Se {name} si arrabbia, la rabbia prima vuole essere vista, non avere risposta: «vedo che questa cosa ti fa arrabbiare». Poi taci ed espira. Non ritirare ciò che è vero, e non aggiungere una seconda cosa. Se le voci si alzano, offri una pausa con un’ora: «riprendiamo alle sei». Dopo chiedi che cosa ha colpito di preciso: di rado è quello che pensi. Quale sarebbe la tua uscita, se diventa troppo?",
    ),
    b(
      "Then lower your own voice before you answer {name}; it works more than any word. One sentence will do: “I’m not against you, I’d like us to sort this out.” If it goes on, end the talk kindly, and say when you will take it up again. And keep to it, or next time the pause will not be believed.",
      "Allora abbassa la voce prima di rispondere {a_name}: vale più di ogni parola. Basta una frase: «non ce l’ho con te, vorrei che la sistemassimo». Se continua, chiudi con gentilezza e di’ quando riprendete. E mantienilo, altrimenti la prossima volta alla pausa non si crede.",
    ),
  ],
  silence: [
    b(
      "If {name} says nothing, count slowly to ten before you help out. Then leave a door open: “you don’t have to answer now, shall I ask again tomorrow?” Silence can be thinking, fear or a no; only {name} knows which. Avoid answering your own question. What would you do with a quiet evening in between?",
      "Se {name} tace, conta piano fino a dieci prima di intervenire. Poi lascia una porta aperta: «non devi rispondere adesso, te lo richiedo domani?». Un silenzio può essere pensiero, paura o un no: lo sa solo {name}. Evita di rispondere da te alla tua domanda. E se intanto vi prendeste una sera tranquilla?",
    ),
    b(
      "A silence is hard to bear, and it is often the moment just before the real answer. Sit sideways rather than face to face, or walk; then the pause weighs less. If nothing comes, say what you take from it: “I’ll leave it for now, it still matters to me.”",
      "Un silenzio si regge male, e spesso viene proprio prima della risposta vera. Mettetevi fianco a fianco invece che di fronte, o camminate: così la pausa pesa meno. Se non arriva niente, di’ che cosa ne fai: «per ora lascio stare, per me resta importante».",
    ),
  ],
  denial: [
    b(
      "If {name} says that it was not like that, do not argue about the film. “For me it looked like this; how did it look to you?” Two versions can stand side by side for a while. What you need from it lies in the future anyway: what should happen next time? That can be agreed even when the past stays disputed.",
      "Se {name} dice che non è andata così, non discutere di chi ricorda meglio. «A me è sembrato così; a te come è sembrato?». Due versioni possono stare vicine per un po’. Quello che ti serve riguarda comunque il futuro: che cosa deve succedere la prossima volta? Su quello ci si accorda anche se il passato resta aperto.",
    ),
    b(
      "Then you have two memories, and no judge. Take the smallest thing on which you agree, and begin there. If even that is missing, say what you will do differently yourself from now on; it needs nobody’s admission.",
      "Allora avete due memorie, e nessun giudice. Prendi la cosa più piccola su cui siete d’accordo e comincia da lì. Se manca anche quella, di’ che cosa farai diversamente tu da adesso: non serve l’ammissione di nessuno.",
    ),
  ],
  tears: [
    b(
      "If tears come, nothing has gone wrong. Stop, stay, offer a handkerchief and a pause. “We have time” is a good sentence. Do not take back your point out of pity; it can wait until tomorrow. And ask later, not at once, what it was that touched {name}.",
      "Se arrivano le lacrime, non è andato storto niente. Fermati, resta, offri un fazzoletto e una pausa. «Abbiamo tempo» è una buona frase. Non ritirare il tuo punto per pena: può aspettare domani. E chiedi dopo, non subito, che cosa ha toccato {name}.",
    ),
    b(
      "Tears ask for company first. Say less, come a little nearer if that is usual between you, and let {name} decide whether to go on. What you wanted to say remains true; only the hour has changed.",
      "Le lacrime chiedono prima di tutto compagnia. Parla meno, avvicinati un po’ se tra voi si usa, e lascia che sia {name} a decidere se andare avanti. Quello che volevi dire resta vero: è cambiata solo l’ora.",
    ),
  ],
  no: [
    b(
      "If {name} says no, you have an honest answer, and that is more than many get. Ask once what would have made a yes possible, then leave it. Do not bargain on the spot and do not withdraw in punishment. What is your second way to what you need?",
      "Se {name} dice di no, hai una risposta onesta, e non è poco. Chiedi una volta che cosa avrebbe reso possibile un sì, poi lascia stare. Non trattare sul momento e non allontanarti per castigo. Qual è la tua seconda strada verso ciò che ti serve?",
    ),
    b(
      "Then let the no stand for a day. It seldom means you as a whole; mostly it means this, now, in this form. If it is important, come back once with a smaller version. If that too is refused, you will need another plan rather than a better argument.",
      "Allora lascia stare il no per un giorno. Di rado riguarda tutta la tua persona: di solito riguarda questo, adesso, in questa forma. Se è importante, torna una volta con una versione più piccola. Se viene rifiutata anche quella, serve un altro piano più che un argomento migliore.",
    ),
  ],
  belittling: [
    b(
      "If {name} makes it smaller than it was for you, do not argue about how sensitive you are. “That may be. It still bothered me, and I’d like it to be different next time” stays with the matter. You need no permission to have noticed something. What would you like {name} to do differently, in one sentence?",
      "Se {name} la fa più piccola di com’è stata per te, non discutere su quanto sei sensibile. «Può darsi. A me ha dato fastidio lo stesso, e la prossima volta vorrei che andasse in un altro modo» resta sulla cosa. Per averla notata non ti serve un permesso. Che cosa vorresti che {name} facesse di diverso, in una frase?",
    ),
    b(
      "Then there are two measures, yours and {name}’s, and yours counts for you. Say once what it was like, without more examples and without defending yourself; the wish after it matters more than the verdict on you.",
      "Allora ci sono due misure, la tua e quella di {name}, e per te conta la tua. Di’ una volta com’è stato, senza altri esempi e senza difenderti: il desiderio che viene dopo conta più del giudizio su di te.",
    ),
  ],
  other: [
    b(
      "Whatever {name} does, you need only three things ready: a sentence that shows you have heard (“so for you it was…”), a pause you may ask for, and a point at which you stop for today. With these you do not have to foresee anything. Which of the three would be the hardest for you?",
      "Qualunque cosa faccia {name}, ti servono solo tre cose pronte: una frase che mostri che hai ascoltato («quindi per te è stato…»), una pausa da poter chiedere, e un punto in cui per oggi ti fermi. Con queste non devi prevedere niente. Quale delle tre ti costerebbe di più?",
    ),
    b(
      "You cannot steer how {name} reacts, only how you go on from there. Decide beforehand on one thing you will not do, such as getting loud or giving in out of fear. That gives more footing than ten prepared answers.",
      "Non puoi guidare la reazione di {name}, solo come continui da lì. Decidi prima una cosa che non farai, per esempio alzare la voce o cedere per paura. Dà più appoggio di dieci risposte preparate.",
    ),
  ],
};
