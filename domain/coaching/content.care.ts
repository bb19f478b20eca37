import type { Bilingual } from "#domain/language.ts";
import type { SafetyKind } from "#domain/safety/check.ts";
import { b } from "./text.ts";

/** What the coach says when somebody may not be safe: it asks, stays, and gives no plan for a conversation. */
export const CARE_FIRST: Record<SafetyKind, readonly Bilingual[]> = {
  self_harm: [
    b(
      "I’m stopping here, because what you write matters more than any conversation with {name}. May I ask you directly: is it about you, and are you thinking of ending your life or of hurting yourself? You can answer plainly; I won’t be shocked and I won’t argue. If it is about somebody else, tell me what you saw or heard, and whether someone is with that person now.\n\nI’m a program and cannot come to you or call anyone. A human voice can do more than I can: beside this you see where someone answers. Is there a person who could be with you tonight?",
      "Mi fermo qui, perché quello che scrivi conta più di qualsiasi conversazione con {name}. Te lo chiedo senza giri di parole: riguarda te, e stai pensando di toglierti la vita o di farti del male? Puoi rispondere con semplicità: non mi spavento e non discuto. Se riguarda un’altra persona, dimmi che cosa hai visto o sentito, e se adesso c’è qualcuno accanto.\n\nSono un programma: non posso venire da te né chiamare nessuno. Una voce umana può più di me, e qui accanto trovi dove risponde qualcuno. C’è una persona che potrebbe stare con te stasera?",
    ),
    b(
      "Thank you for writing that here. I’d rather ask once too often: are thoughts of dying or of harming yourself there right now, or is it about someone near you? And is there anything within reach that could be used for it?\n\nWhatever the answer is, you need not find the right words. {name} and everything else can wait. Please let one person know tonight how bad it is, even with a single line: “I’m not well, can you come?” Who would that be for you?",
      "Grazie di averlo scritto qui. Preferisco chiedere una volta di troppo: ci sono adesso pensieri di morire o di farti del male, o riguarda una persona vicina? E c’è a portata di mano qualcosa che potrebbe servire a questo?\n\nQualunque sia la risposta, non devi trovare le parole giuste. {name} e tutto il resto possono aspettare. Fa’ sapere stasera a una persona quanto è dura, anche con una riga: «non sto bene, puoi venire?». Chi sarebbe, per te?",
    ),
    b(
      "I’m taking this seriously, and I’m staying with you in this chat. Tell me as directly as you can: is someone in danger now, you or another person? Today, in the next hours?\n\nIf yes, please do not stay alone with it: move near other people, put distance between you and whatever could do harm, and use the numbers beside this. If it is rather a tiredness of everything, say that. It is a real answer too. How long has it been like this?",
      "Lo prendo sul serio, e in questa chat resto con te. Dimmelo nel modo più diretto che puoi: qualcuno è in pericolo adesso, tu o un’altra persona? Oggi, nelle prossime ore?\n\nSe è così, non restare in solitudine: avvicinati ad altre persone, metti distanza da ciò che potrebbe fare male e usa i numeri qui accanto. Se è piuttosto una stanchezza di tutto, dillo: è una risposta vera anche questa. Da quanto tempo è così?",
    ),
  ],
  violence: [
    b(
      "Before anything else: could someone be hurt now or today, you or another person? Please answer that first.\n\nIf you are threatened, do not try to talk it through: get to a place with other people and call for help. If it is you who is close to the edge, leave the room, leave the house if need be, and put down whatever you are holding; walk until your breath is slower. Nothing between you and {name} has to be settled tonight. Where are you at this moment, and who is with you?",
      "Prima di tutto: qualcuno potrebbe farsi male adesso o oggi, tu o un’altra persona? Rispondimi per prima cosa su questo.\n\nSe la minaccia è verso di te, non provare a ragionarci: vai dove ci sono altre persone e chiedi aiuto. Se sei tu vicino al limite, esci dalla stanza, se serve da casa, posa quello che hai in mano e cammina finché il respiro rallenta. Con {name} stasera non va risolto niente. Dove ti trovi in questo momento, e chi c’è con te?",
    ),
    b(
      "I’m not going on with the subject of how to speak with {name}, because safety comes first. Is this something you fear, something that was said in anger, or something that could happen today?\n\nDistance is the first help, for everyone in the room. Beside this there are numbers, also for people who are afraid of their own anger. What happened just before you wrote to me?",
      "Non continuo su come parlare con {name}, perché prima viene la sicurezza. È qualcosa che temi, qualcosa detto con rabbia, o qualcosa che potrebbe succedere oggi?\n\nLa distanza è il primo aiuto, per chiunque sia nella stanza. Qui accanto ci sono dei numeri, anche per chi ha paura della propria rabbia. Che cosa è successo appena prima che mi scrivessi?",
    ),
    b(
      "That sounds dangerous, or so full of anger that it could become so. Tell me plainly: is there a weapon, a threat, an intention? Has it happened before?\n\nDo not stay alone with it and do not arrange a meeting with {name} to clear it up. First a safe place, then a person you trust, then all the rest. Can you get to such a place now?",
      "Sembra pericoloso, o così pieno di rabbia da poterlo diventare. Dimmelo chiaramente: c’è un’arma, una minaccia, un’intenzione? È già successo?\n\nNon tenerlo per te, e non fissare un incontro con {name} per chiarire. Prima un posto sicuro, poi una persona di cui ti fidi, poi tutto il resto. Puoi raggiungerlo adesso?",
    ),
  ],
  abuse: [
    b(
      "I’m sorry that this is happening. It is not a misunderstanding that better words would clear up, and it is not your task to find them. So there is no plan for a talk from me here.\n\nMay I ask you directly: are you safe at this moment, and are there children or others who are not? Has it become more frequent or worse lately? You need not decide anything. You could tell one person you trust what you have just told me, and beside this you see who knows about these things and listens in confidence. Would you like to tell me more about what happened?",
      "Mi dispiace che stia succedendo. Non è un malinteso da chiarire con parole migliori, e non tocca a te trovarle. Per questo qui non ti do nessuna traccia per una conversazione.\n\nTe lo chiedo in modo diretto: in questo momento ti senti al sicuro, e ci sono bambini o altre persone che non lo sono? Ultimamente succede più spesso, o è peggiorato? Non devi decidere niente. Potresti raccontare a una persona di cui ti fidi quello che hai appena detto a me, e qui accanto vedi chi se ne occupa e ascolta in modo riservato. Vuoi dirmi di più su che cosa è successo?",
    ),
    b(
      "Thank you for trusting me with that. Whoever hurts or controls another person is responsible for it; what you said or did beforehand does not change that.\n\nWhat matters now is your safety, not the tone between you. Is the person near you now? Could they read this? Is there somewhere you could go for one night if you wanted to? I’ll stay with whatever you would like to tell, in your own order.",
      "Grazie di avermelo detto. Chi fa del male a un’altra persona, o la controlla, ne porta la responsabilità; quello che hai detto o fatto prima non cambia questo.\n\nAdesso conta la tua sicurezza, non il tono fra voi. Chi ti fa questo è vicino a te ora? Potrebbe leggere qui? C’è un posto dove potresti andare per una notte, se lo volessi? Resto su quello che vuoi raccontare, nell’ordine che preferisci.",
    ),
    b(
      "What you describe is serious, whether it concerns you or someone dear to you. Talking it out with the person who does it can make it more dangerous, so I won’t help to prepare that.\n\nTell me, if you can: when was the last time, and was anyone injured? If you keep a note of dates, keep it where only you can see it. The people at the numbers beside this also answer simple questions. What would make you feel a little safer today?",
      "Quello che descrivi è grave, che riguardi te o una persona cara. Chiarirsi con chi lo fa può renderlo più pericoloso, quindi non ti aiuto a preparare quella conversazione.\n\nSe puoi, dimmi: quando è stata l’ultima volta, e qualcuno si è fatto male? Se tieni una nota con le date, tienila dove la vedi solo tu. Ai numeri qui accanto si risponde anche a domande semplici. Che cosa ti farebbe sentire un po’ più al sicuro oggi?",
    ),
  ],
  fear: [
    b(
      "You write of fear, and I don’t want to pass over it. What exactly are you afraid could happen: that you would be shouted at, that something would be taken from you, or that you would be hurt?\n\nAs long as that is open I won’t suggest how to approach the other person. If you adapt everything you do so that nothing happens, it is right to speak about it with somebody outside. Are you safe where you are now?",
      "Scrivi di paura, e non voglio passarci sopra. Che cosa temi di preciso che possa succedere: urla, qualcosa che ti viene tolto, o che ti venga fatto del male?\n\nFinché questo resta aperto, non ti propongo come affrontare chi ti fa paura. Se adatti tutto quello che fai perché non succeda niente, è giusto parlarne con qualcuno di esterno. Dove sei adesso, ti senti al sicuro?",
    ),
    b(
      "Let us stay with the fear for a moment, because it usually knows something. Has there been a situation in which it was justified: a threat, a shove, a locked door?\n\nYou owe no one a conversation that you are afraid of. Talking to someone who knows about such things does not oblige you to anything; the numbers are beside this. Who knows how you are feeling?",
      "Restiamo un momento sulla paura, perché di solito sa qualcosa. C’è stata una situazione in cui aveva ragione: una minaccia, uno spintone, una porta chiusa a chiave?\n\nNon devi a nessuno una conversazione che ti fa paura. Parlarne con chi conosce queste situazioni non ti obbliga a niente; i numeri sono qui accanto. Chi sa come stai?",
    ),
    b(
      "When someone frightens you, the question is not how you could say it better. I’d like to ask instead: what happens when you disagree, or when you say no?\n\nTake your time with the answer. If it includes threats, force or control, please look for help from outside before you do anything else. Is there a place or a person where the fear is smaller?",
      "Quando qualcuno ti fa paura, la domanda non è come dirlo meglio. Ti chiedo invece: che cosa succede quando non sei d’accordo, o quando dici di no?\n\nPrenditi il tempo che serve. Se nella risposta ci sono minacce, forza o controllo, cerca un aiuto da fuori prima di qualsiasi altra cosa. C’è un posto, o una persona, con cui la paura è più piccola?",
    ),
  ],
};

/** When the message plainly tells what somebody else said of wanting to die or be gone. */
export const CARE_OTHER: readonly Bilingual[] = [
  b(
    "I’m glad you are telling me, and I take it seriously: such a sentence can mean that somebody is thinking of dying. Is {name} alone now, and do you know of a plan, a time or something within reach? If it could be today, call for help right away, even if {name} does not want it.\n\nYou may ask quite directly: “are you thinking of killing yourself?” Asking does not put the idea there; mostly it brings relief. Then listen, stay, promise no secrecy, and look for help together. The numbers beside this are also for people who worry. And how are you with it?",
    "Fai bene a dirmelo, e lo prendo sul serio: una frase così può voler dire che qualcuno pensa di morire. Adesso {name} sta in un posto senza nessuno accanto? Sai di un piano, di un momento, di qualcosa a portata di mano? Se può essere oggi, chiama subito aiuto, anche se {name} non vuole.\n\nPuoi chiederlo in modo diretto: «stai pensando di toglierti la vita?». Chiederlo non mette in testa l’idea: di solito è un sollievo. Poi ascolta, resta, non promettere il segreto e cercate aiuto insieme. I numeri qui accanto sono anche per chi si preoccupa. E tu, come stai con questo?",
  ),
  b(
    "That is not a sentence to leave standing, and you do not have to carry it alone. When was it said, and have you been in touch since? If you cannot reach {name} and fear for today, call for help now.\n\nIf you can: go there or ring, by voice rather than by message, say what you heard, and ask plainly about thoughts of suicide. You need no right words; that you ask is what counts. Who else who is close to {name} could know of it today?",
    "Non è una frase da lasciar cadere, e non devi portarla senza aiuto. Quando è stata detta, e da allora vi siete sentiti? Se {name} non risponde e temi per oggi, chiama subito aiuto.\n\nSe puoi, vai lì o telefona: meglio a voce che per messaggio. Di’ che cosa hai sentito e chiedi con chiarezza se ci sono pensieri di suicidio. Non servono parole perfette: conta che tu lo chieda. Chi altro, vicino a {name}, potrebbe saperlo oggi?",
  ),
];

/** What the worried person tends to fear, answered first. */
export const CARE_OTHER_ASKING: readonly Bilingual[] = [
  b(
    "Asking does not make it worse. People who have such thoughts are mostly relieved when somebody says the word. You could put it like this: “You wrote something that frightened me. Are you thinking of killing yourself?” Then wait, and do not argue.\n\nIf the answer is yes, or there is none: do not leave {name} alone, and call one of the numbers beside this together or by yourself. Could you ring or go there today?",
    "Chiedere non peggiora le cose: chi ha pensieri così di solito prova sollievo quando qualcuno pronuncia quella parola. Puoi dirlo così: «hai scritto una cosa che mi ha spaventato. Stai pensando di toglierti la vita?». Poi aspetta, senza discutere.\n\nSe la risposta è sì, o se non arriva: non lasciare {name} senza nessuno, e chiamate uno dei numeri qui accanto, insieme o tu. Oggi puoi telefonare o andarci?",
  ),
];

/** Further turns about somebody else. */
export const CARE_OTHER_NEXT: readonly Bilingual[] = [
  b(
    "That helps to see how things stand. What counts today is that a person hears {name}’s voice: a call, a visit, or somebody nearby who can ring the bell. Who could that be, if not you? And if nobody can be reached, the emergency number is the right one; better once too often.",
    "Così si capisce meglio come stanno le cose. Oggi conta che qualcuno senta la voce di {name}: una telefonata, una visita, una persona vicina che possa suonare alla porta. Chi potrebbe essere, se non tu? E se nessuno risponde, il numero di emergenza è quello giusto: meglio una volta di troppo.",
  ),
  b(
    "You are doing something important, and it is a lot for one person. Tell somebody today what you have told me: a relative of {name}’s, a doctor, one of the numbers beside this. With whom will you begin? Has {name} answered you since?",
    "Stai facendo una cosa importante, ed è tanto per una persona sola. Racconta oggi a qualcuno quello che hai detto a me: una persona di famiglia di {name}, chi fa da medico, uno dei numeri qui accanto. Da chi cominci? {name} nel frattempo ha risposto?",
  ),
  b(
    "If it turns out that I took it too gravely, good. Until then I would not leave it open overnight: one direct question, one more person who knows, and a time at which you two speak again. Which of the three is still missing?",
    "Se alla fine l’avrò preso troppo sul serio, meglio così. Fino ad allora non lo lascerei in sospeso per una notte: una domanda diretta, un’altra persona che lo sappia, e un’ora in cui vi risentite. Quale delle tre manca ancora?",
  ),
];

/** Words in which somebody tells what another said, and those that speak of oneself. Written for flattened text. */
export const TOLD_BY_ANOTHER =
  /\b(?:(?:he|she|they|friend|brother|sister|son|daughter|mother|father|mum|mom|dad|husband|wife|partner|colleague|cousin|[a-z]+) (?:\w+ )?(?:says?|said|wrote|writes|told (?:me|us)|texted|keeps saying|posted|thinks|believes|feels|wants|wanted|wishes|wished|tried|talks about|talked about)|(?:mi |ci )?(?:ha|hanno) (?:\w+ )?(?:detto|scritto|confidato|confessato|mandato|parlato|provato|tentato|postato)|(?:mi |ci )?(?:dice|scrive|ripete|pensa|crede|parla|vuole)\b)/;
export const ABOUT_ONESELF =
  /\b(?:i (?:\w+ )?(?:want|wish|feel|can'?t|cannot|can not|hate|plan|tried|cut|took|wrote|think of|think about|thought of|thought about|have been thinking)|i(?:'m| am) (?:\w+ )?(?:tired|going|thinking|planning|a burden|done)|i'?(?:ll| will) (?:kill|end|die)|myself|me too|without me|voglio|vorrei (?:morire|sparire|farla)|penso (?:di|al|a)|ci penso|mi sento|mi (?:uccido|ammazzo|taglio)|non ce la faccio|anch'io|senza di me|sono stanc|farmi)\b/;
/** Fear of making it worse by speaking of it. */
export const FEARS_ASKING =
  /\b(?:worse|by asking|(?:should|can|may|dare|how do|how can) i ask|do not want to ask|don'?t want to ask|put the idea|peggior|chiedend|chieder|metter(?:gli|le) in testa|domand)/;

/** Further turns after such a message, until something quite different comes up. */
export const CARE_NEXT: readonly Bilingual[] = [
  b(
    "Thank you for going on. I’m reading closely, and I’m not going back to advice about {name} while I don’t know that everyone is safe. Are you all right at this moment? And is there someone beside me whom you could tell it to today, by voice if possible?",
    "Grazie di continuare. Leggo con attenzione, e non torno ai consigli su {name} finché non so che tutti stanno al sicuro. In questo momento come stai? E c’è qualcuno, oltre a me, a cui potresti dirlo oggi, magari a voce?",
  ),
  b(
    "I hear you. You need not explain everything now. One thing at a time: where are you, who is near you, and what would help in the next hour? If you are not sure whether it is “bad enough” for one of the numbers: it is, you may also just ask.",
    "Ti ascolto. Non devi spiegare tutto adesso. Una cosa alla volta: dove sei, chi c’è vicino a te, e che cosa aiuterebbe nella prossima ora? Se non sai se è «abbastanza grave» per uno di quei numeri: lo è, puoi anche solo chiedere.",
  ),
  b(
    "That you write about it is a step. I’m only a program, so I’d like a person to know of it too. Whom do you trust, and what could you say first? To a friend, for instance: “I have to tell you something that isn’t easy. Do you have time?”",
    "Che tu ne scriva è già un passo. Sono solo un programma, quindi vorrei che lo sapesse anche una persona. Di chi ti fidi, e che cosa potresti dire per prima cosa? A una persona amica, per esempio: «devo dirti una cosa non facile. Hai un po’ di tempo?».",
  ),
  b(
    "If I misunderstood you, tell me what you meant, and we will go back to where we were. If I understood you rightly, your safety stays the first subject. Which of the two is it?",
    "Se ho capito male, dimmi che cosa intendevi e torniamo dove eravamo. Se ho capito bene, la tua sicurezza resta il primo argomento. Quale delle due?",
  ),
];

/** When a plan for talking to the very person is asked for all the same. */
export const CARE_NO_TALK: readonly Bilingual[] = [
  b(
    "I understand the wish to say it at last. But a talk with whoever hurts, threatens or controls can make it more dangerous, above all where it sets a limit, so I won’t prepare that one. If it is {name} to whom it happens, few words are enough: “I believe you, it isn’t your fault, and I’m here whatever you decide.”\n\nWhat I can prepare with you is a call to one of the numbers beside this, or the first sentence to somebody you trust. Which would be easier?",
    "Capisco la voglia di dirlo, finalmente. Parlarne con chi fa del male, minaccia o controlla può però renderlo più pericoloso, soprattutto quando si mette un limite: quella conversazione non la preparo. Se è {name} a subirlo, bastano poche parole: «ti credo, non è colpa tua, e ci sono qualunque cosa tu decida».\n\nPosso preparare con te una telefonata a uno dei numeri qui accanto, o la prima frase a una persona di cui ti fidi. Che cosa sarebbe più facile?",
  ),
  b(
    "Not with the person who does it, and not without anybody beside you: that is what I would hold on to today. People who know such situations can help to judge what is safe to say, and when. Could you ring one of the numbers from a place where nobody listens? If you like, write to me first what you would say there.",
    "Non con chi lo fa, e non senza nessuno accanto: per oggi mi terrei a questo. Chi conosce queste situazioni può aiutarti a capire che cosa si può dire senza rischio, e quando. Potresti chiamare uno dei numeri da un posto in cui non ti sente nessuno? Se vuoi, scrivi prima a me che cosa diresti.",
  ),
];

/** When the danger stands in the notes, and the message asks how to talk to the person. */
export const CARE_FROM_NOTE: readonly Bilingual[] = [
  b(
    "Before we think about a talk with {name}, I have to come back to something in your notes. {day} you wrote: “{quote}” I’d rather not pass over it.\n\nAre you safe with {name}? Has something like it happened before or since? As long as I don’t know, I won’t suggest a conversation for two: it could make things harder for you. You can tell me as much or as little as you like.",
    "Prima di pensare a una conversazione con {name}, devo tornare su una cosa nelle tue note. {day} hai scritto: «{quote}». Non voglio passarci sopra.\n\nCon {name} ti senti al sicuro? È successo qualcosa di simile, prima o dopo? Finché non lo so, non ti propongo una conversazione a due: potrebbe rendere le cose più difficili per te. Puoi raccontarmi quanto vuoi, anche poco.",
  ),
  b(
    "I keep thinking of your note. {day} you wrote: “{quote}” That weighs more than the question of the right words.\n\nHow are you with it today, and who knows about it? The numbers beside this are also for people who are not sure what to call what they are living through.",
    "Continuo a pensare alla tua nota. {day} hai scritto: «{quote}». Pesa più della questione delle parole giuste.\n\nOggi come stai con questa cosa, e chi lo sa? I numeri qui accanto sono anche per chi non sa bene come chiamare quello che sta vivendo.",
  ),
];

/** The same where a note speaks of somebody's wish to die. */
export const CARE_FROM_NOTE_SELF_HARM: readonly Bilingual[] = [
  b(
    "One thing first, because it is more important than any tip. {day} you wrote: “{quote}”\n\nHow are things today: is somebody in danger now? If it is about {name}, you may ask quite directly, “are you thinking of killing yourself?”. Asking does not put the idea there; it shows that it can be spoken of. Do not promise to keep it secret, and do not carry it alone: the numbers beside this are also for those who worry. And you, how are you with it?",
    "Una cosa prima di tutto, perché conta più di qualsiasi consiglio. {day} hai scritto: «{quote}».\n\nOggi come va: qualcuno è in pericolo adesso? Se riguarda {name}, puoi chiedere in modo diretto: «stai pensando di toglierti la vita?». Chiederlo non mette in testa l’idea: mostra che se ne può parlare. Non promettere il segreto e non portare questo peso senza aiuto: i numeri qui accanto sono anche per chi si preoccupa. E tu, come stai con questo?",
  ),
  b(
    "I come back to your note before we go on. {day} you wrote: “{quote}”\n\nHas anyone spoken about it since, and is someone there for the person it concerns? If you do not know, a short call today is worth more than the right words tomorrow. What do you know about how things stand now?",
    "Prima di andare avanti torno alla tua nota. {day} hai scritto: «{quote}».\n\nDa allora qualcuno ne ha parlato, e c’è qualcuno accanto a chi ne soffre? Se non lo sai, una breve telefonata oggi vale più delle parole giuste domani. Che cosa sai di come stanno le cose adesso?",
  ),
];

/** When the user says that it was meant differently, or that everyone is safe. */
export const CARE_BACK: readonly Bilingual[] = [
  b(
    "Thank you for telling me; I’d rather ask once too often. If it changes, or if there was more in it after all, you can say so here at any time. So, where shall we go on with {name}?",
    "Grazie di avermelo detto: preferisco chiedere una volta di troppo. Se cambia, o se dietro c’era dell’altro, puoi dirlo qui in qualsiasi momento. Allora, da dove continuiamo con {name}?",
  ),
  b(
    "Good, that reassures me. The numbers remain there if you should want them. What was it that you wanted to talk about with me?",
    "Bene, mi fa piacere saperlo. I numeri restano lì, se dovessero servire. Di che cosa volevi parlare con me?",
  ),
];

/** Words that take such a message back. Written for flattened text. */
export const CLEARED =
  /\b(?:(?:just |only )?(?:joking|kidding|a joke)|didn'?t mean|did not mean|misunderst|figure of speech|i(?:'m| am) safe|we are safe|everyone is safe|i(?:'m| am) not in danger|(?:stavo )?scherz(?:o|ando|avo)|per scherzo|modo di dire|hai (?:capito|frainteso)|non intendevo|sono al sicuro|sto al sicuro|non sono in pericolo|nessuno e in pericolo)/;
