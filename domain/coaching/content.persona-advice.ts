import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** What to try with someone who, as the user sees it, leans this way. */
export const PERSONA_TIPS: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "Begin with a question that has no right answer, “what would you do with it?”, and bring the practical part afterwards.",
        "Comincia con una domanda senza risposta giusta, «tu che cosa ne faresti?», e porta la parte pratica dopo.",
      ),
      b(
        "When ideas multiply, write down the two you like best and ask which one comes first. It honours the imagination and still ends with a result.",
        "Quando le idee si moltiplicano, scrivi le due che ti piacciono di più e chiedi quale viene prima. Rende onore alla fantasia e arriva a qualcosa.",
      ),
    ],
    low: [
      b(
        "Describe what you want as a scene: who does what, where, when. One example from last week is worth ten principles.",
        "Descrivi quello che vuoi come una scena: chi fa che cosa, dove, quando. Un esempio della settimana scorsa vale dieci principi.",
      ),
      b(
        "Say first what stays the same, then the one thing you would change, and for how long you would try it.",
        "Di’ prima che cosa resta uguale, poi la sola cosa che cambieresti e per quanto tempo la proveresti.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "Name one piece of work you saw and what it made easier for you. Then ask for what you need, with a date that leaves room.",
        "Nomina un lavoro che hai visto e che cosa ti ha reso più facile. Poi chiedi quello che ti serve, con una data che lasci spazio.",
      ),
      b(
        "Ask “when would be a good moment?” instead of starting at once; a busy person listens better at a time of their own choosing.",
        "Chiedi «quando sarebbe un buon momento?» invece di cominciare subito: chi ha molto da fare ascolta meglio all’ora che ha scelto.",
      ),
    ],
    low: [
      b(
        "Make requests small enough to be done the same day, and say what depends on them. Praise what was done, not what was promised.",
        "Fai richieste abbastanza piccole da chiudersi in giornata e di’ che cosa ne dipende. Apprezza ciò che è stato fatto, non ciò che era promesso.",
      ),
      b(
        "Decide beforehand what you will do yourself if nothing comes, and say it without threat. You stay calm, and the choice is clear.",
        "Decidi prima che cosa farai tu se non arriva niente, e dillo senza minaccia. Tu resti in pace, e la scelta è chiara.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "Suggest doing something together and talk on the way there; then ask for five minutes without anybody else for what really matters.",
        "Proponi di fare qualcosa insieme e parlate strada facendo; poi chiedi cinque minuti senza nessun altro per ciò che conta davvero.",
      ),
      b(
        "Say your point early and in one sentence. In a lively exchange the careful version at the end may not get its turn.",
        "Di’ il tuo punto presto e in una frase. In uno scambio vivace, la versione accurata tenuta per la fine può non trovare posto.",
      ),
    ],
    low: [
      b(
        "Announce the subject a day before, in a line, and add that no answer is needed yet. The conversation begins in peace.",
        "Annuncia l’argomento il giorno prima, in una riga, e aggiungi che non serve rispondere subito. La conversazione comincia in pace.",
      ),
      b(
        "Meet for two rather than in a group, with something for the hands to do: cooking, walking, a drive. Pauses weigh less there.",
        "Vedetevi in due più che in gruppo, con qualcosa da fare: cucinare, camminare, un tratto in macchina. Lì le pause pesano meno.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "Ask for help with one definite thing, and add an honest way out: “a no is fine too”. So the help stays a gift.",
        "Chiedi aiuto per una cosa precisa e aggiungi una vera via d’uscita: «va bene anche un no». Così l’aiuto resta un dono.",
      ),
      b(
        "Return the care in its own coin: notice a tired day, take over one small chore, and do not wait to be asked.",
        "Restituisci la cura con la stessa moneta: nota una giornata stanca, prendi un piccolo compito, senza aspettare che te lo si chieda.",
      ),
    ],
    low: [
      b(
        "Put the request in one sentence with its reason and its size. Leave the past out; a list of old disappointments makes a no easier.",
        "Metti la richiesta in una frase, con il motivo e la misura. Lascia fuori il passato: un elenco di vecchie delusioni rende più facile il no.",
      ),
      b(
        "Look for what would be in it for both, and say that first. Then ask what it would take, and believe the answer.",
        "Cerca che cosa ci guadagnano tutte e due le parti, e dillo per prima cosa. Poi chiedi che cosa servirebbe, e credi alla risposta.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "Be direct: the matter, what it does to you, what you would like. Then ask “and how is it for you?”, since calm faces tell little.",
        "Vai diritto: la cosa, che effetto ti fa, che cosa vorresti. Poi chiedi «e per te com’è?», perché i visi calmi raccontano poco.",
      ),
      b(
        "When you are upset yourself, ask for ten minutes of calm company before any advice. It is easy to give, and you will say it better afterwards.",
        "Quando l’agitazione è tua, chiedi dieci minuti di compagnia tranquilla prima di qualsiasi consiglio. È facile darla, e dopo ti spiegherai meglio.",
      ),
    ],
    low: [
      b(
        "Begin with what is not at stake: “nothing bad, I’d just like us to find a better way with this”. Then one point only.",
        "Comincia da ciò che non è in gioco: «niente di grave, vorrei solo trovare con te un modo migliore». Poi un punto solo.",
      ),
      b(
        "If it gets too much, offer a pause with a return: “let’s stop here and talk again tomorrow”. Keep the appointment.",
        "Se diventa troppo, offri una pausa con un ritorno: «fermiamoci qui e riparliamone domani». E l’appuntamento, mantienilo.",
      ),
    ],
  },
};

interface ContextAdvice {
  intro: readonly Bilingual[];
  close: readonly Bilingual[];
}

/** What changes with the relationship: where such talks start well, and one thing to do for it. */
export const CONTEXT_ADVICE: Record<PersonaContext, ContextAdvice> = {
  friend: {
    intro: [
      b(
        "Between friends nothing forces a talk, so it is easily put off. Give it a small, pleasant occasion instead of a serious one.",
        "Fra amici niente obbliga a parlarsi, quindi è facile rimandare. Dai alla cosa un’occasione piccola e piacevole, invece di una solenne.",
      ),
      b(
        "A friendship lives on taking turns. Look at who wrote last, who told and who listened, and let the next turn be the missing one.",
        "Un’amicizia vive di turni. Guarda di chi è l’ultimo messaggio, chi ha raccontato e chi ha ascoltato, e fa’ che il prossimo turno sia quello che manca.",
      ),
    ],
    close: [
      b(
        "This week: send {name} one line about something only the two of you would find funny, with no request in it.",
        "Questa settimana: manda {a_name} una riga su qualcosa che fa ridere solo voi due, senza nessuna richiesta dentro.",
      ),
      b(
        "And tell {name} one thing you have not told yet. A friend who is trusted with something usually answers in kind.",
        "E racconta {a_name} una cosa che non hai ancora detto. La fiducia, fra amici, di solito chiama fiducia.",
      ),
    ],
  },
  partner: {
    intro: [
      b(
        "With a partner the hour decides a lot: not between two tasks, not in bed after midnight. Ask for half an hour and name the subject.",
        "In coppia l’ora decide molto: non fra due faccende, non a letto dopo mezzanotte. Chiedi mezz’ora e di’ di che cosa vuoi parlare.",
      ),
      b(
        "Living close makes people guess each other’s wishes instead of asking. Replace one guess a day by a question.",
        "La vicinanza fa indovinare i desideri invece di chiederli. Sostituisci una supposizione al giorno con una domanda.",
      ),
    ],
    close: [
      b(
        "In the evening, tell {name} one thing from today that you liked, before anything that still has to be organised.",
        "La sera, di’ {a_name} una cosa di oggi che ti è piaciuta, prima di tutto ciò che resta da organizzare.",
      ),
      b(
        "Agree with {name} on how to stop a quarrel: one word, half an hour, and whoever said it comes back first.",
        "Concorda con {name} come si ferma un litigio: una parola, mezz’ora, e chi l’ha detta torna per dire «eccomi».",
      ),
    ],
  },
  colleague: {
    intro: [
      b(
        "At work the aim is not closeness but being able to rely on each other. Keep to the task, to facts, and to a closed door when it gets personal.",
        "Al lavoro lo scopo non è la vicinanza, ma potersi fidare a vicenda. Resta sul compito, sui fatti e, se diventa personale, a porta chiusa.",
      ),
      b(
        "Between colleagues much goes wrong in passing. Ten booked minutes are fairer than a remark at the coffee machine.",
        "Fra colleghi molto si guasta di passaggio. Dieci minuti fissati sono più leali di un’osservazione alla macchinetta del caffè.",
      ),
    ],
    close: [
      b(
        "After the next piece of work together, ask {name} one question: “what should we do the same way again, what not?” And answer it too.",
        "Dopo il prossimo lavoro insieme, fai {a_name} una domanda: «che cosa rifacciamo uguale, e che cosa no?». E rispondi anche tu.",
      ),
      b(
        "Give credit where others hear it and criticism where they do not; {name} will notice the difference, and you may get the same back.",
        "Riconosci i meriti dove altri sentono e critica dove non sentono: {name} noterà la differenza, e può tornarti indietro.",
      ),
    ],
  },
  family: {
    intro: [
      b(
        "In a family, old roles join every conversation. Say which thing of today you mean, so that it does not become the thing of twenty years ago.",
        "In famiglia parlano anche i vecchi ruoli. Di’ quale cosa di oggi intendi, perché non diventi quella di vent’anni fa.",
      ),
      b(
        "Relatives seldom choose each other, and they rarely get a first meeting. You can still offer one: ask something you do not know.",
        "Fra parenti di rado ci si sceglie, e un primo incontro non c’è mai stato. Puoi offrirlo lo stesso: chiedi qualcosa che non sai.",
      ),
    ],
    close: [
      b(
        "Choose a moment with {name} away from the whole family; with an audience, everybody plays the part they are known for.",
        "Scegli con {name} un momento lontano dal resto della famiglia: davanti al pubblico ognuno recita la parte per cui è noto.",
      ),
      b(
        "Ask {name} about a time before you knew each other as you do now. Listen to the end before you add your version.",
        "Chiedi {a_name} di un tempo prima di come vi conoscete adesso. Ascolta fino in fondo prima di aggiungere la tua versione.",
      ),
    ],
  },
  acquaintance: {
    intro: [
      b(
        "With an acquaintance small and regular goes further than deep and rare. A greeting by name and one remembered detail are plenty.",
        "Con una conoscenza, il poco e regolare va più lontano del profondo e raro. Un saluto per nome e un dettaglio ricordato bastano.",
      ),
      b(
        "You hardly know each other, so leave room for being wrong: one light question, and attention to whether the answer wants to go on.",
        "Vi conoscete appena, quindi lascia spazio all’errore: una domanda leggera, e attenzione a se la risposta ha voglia di continuare.",
      ),
    ],
    close: [
      b(
        "Next time, pick up one thing {name} mentioned and ask how it went. If the answer stays short, a friendly goodbye is enough.",
        "La prossima volta riprendi una cosa detta da {name} e chiedi com’è andata. Se la risposta resta breve, basta un saluto cordiale.",
      ),
      b(
        "If you would like more contact, offer {name} something with an end: a coffee of twenty minutes rather than a whole evening.",
        "Se vorresti più contatto, proponi {a_name} qualcosa che abbia una fine: un caffè di venti minuti più che una serata intera.",
      ),
    ],
  },
  mentor: {
    intro: [
      b(
        "Somebody who advises you gives time. Come with one question you have already worked on, and say what you have tried.",
        "Chi ti consiglia ti dà tempo. Arriva con una domanda su cui hai già lavorato e di’ che cosa hai provato.",
      ),
      b(
        "Respect does not mean agreeing. A mentor can only help with the doubt you say aloud.",
        "Rispetto non vuol dire assenso. Chi ti fa da guida può aiutarti solo con il dubbio che dici ad alta voce.",
      ),
    ],
    close: [
      b(
        "A few weeks later, tell {name} what came of the advice, also where it did not fit. It is the thanks that is missing most often.",
        "Qualche settimana dopo, racconta {a_name} che cosa è nato dal consiglio, anche dove non calzava. È il grazie che manca più spesso.",
      ),
      b(
        "Ask {name} for a mistake instead of a recipe: “what would you do differently today?”",
        "Chiedi {a_name} un errore invece di una ricetta: «che cosa faresti diversamente, oggi?»",
      ),
    ],
  },
  romantic: {
    intro: [
      b(
        "When you like somebody, every sign seems to mean something. Two clear questions are worth more than twenty signs read alone.",
        "Quando qualcuno ti piace, ogni segnale sembra voler dire qualcosa. Due domande chiare valgono più di venti segnali letti per conto tuo.",
      ),
      b(
        "Getting to know each other needs no strategy. Say what you enjoyed, ask for the next meeting, and accept the answer as it is.",
        "Per conoscersi non serve una strategia. Di’ che cosa ti è piaciuto, proponi il prossimo incontro e prendi la risposta com’è.",
      ),
    ],
    close: [
      b(
        "Suggest to {name} something definite with an easy no: a place, a day, “only if you feel like it”. A hesitant answer counts as a no for now.",
        "Proponi {a_name} qualcosa di preciso con un no facile: un posto, un giorno, «solo se ti va». Una risposta esitante, per ora, vale come un no.",
      ),
      b(
        "Show {name} an ordinary side of yourself early. Whoever likes that can stay; nothing has to be kept up later.",
        "Mostra presto {a_name} un lato normale di te. A chi piace può restare, e dopo non c’è niente da tenere in piedi.",
      ),
    ],
  },
  other: {
    intro: [
      b(
        "For a relationship without a ready name, no custom says what may be expected. So say it yourselves, in small things first.",
        "Per un rapporto senza un nome pronto nessuna usanza dice che cosa ci si può aspettare. Ditelo voi, cominciando dalle piccole cose.",
      ),
      b(
        "What is usual between you is something only you two can know. Begin with what worked the last time, and change one thing.",
        "Che cosa è normale fra voi lo potete sapere solo voi due. Comincia da ciò che ha funzionato l’ultima volta, e cambia una cosa.",
      ),
    ],
    close: [
      b(
        "Ask {name} once, plainly: “what would make things easier between us?” Thank for the answer before you react to it.",
        "Chiedi una volta {a_name}, con semplicità: «che cosa renderebbe più facili le cose fra noi?». Ringrazia per la risposta prima di reagire.",
      ),
      b(
        "After the next meeting with {name}, note in two lines what happened and what you would repeat. It shows a pattern sooner than memory does.",
        "Dopo il prossimo incontro con {name}, annota in due righe che cosa è successo e che cosa rifaresti. Mostra uno schema prima della memoria.",
      ),
    ],
  },
};

/** Instead of the intro above where a young person could be read as a romantic interest. */
export const MINOR_ADVICE: Bilingual = b(
  "{name} is not of age: here there is no romantic advice, only how to be a reliable, clear and kind adult or peer, with open doors and other people around.",
  "{name} è minorenne: qui non ci sono consigli sentimentali, solo come essere una presenza affidabile, chiara e gentile, a porte aperte e con altre persone intorno.",
);

export const PERSONA_TIPS_ANY: readonly Bilingual[] = [
  b(
    "Ask one open question, and repeat in your own words what you understood before you answer.",
    "Fai una domanda aperta e, prima di rispondere, ripeti con parole tue che cosa hai capito.",
  ),
  b(
    "Describe what you saw and heard, then what you would like. Leave out what you think it says about character.",
    "Descrivi che cosa hai visto e sentito, poi che cosa vorresti. Lascia fuori quello che secondo te dice del carattere.",
  ),
  b(
    "Give thanks for one precise thing, with the day and what it changed for you.",
    "Ringrazia per una cosa precisa, con il giorno e quello che ha cambiato per te.",
  ),
];
