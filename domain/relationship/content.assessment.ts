import type { ChoiceLetter } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import type { AssessmentCluster } from "./indices.ts";

export type OptionScore = 0 | 1 | 2 | 3;

export interface AssessmentOption {
  readonly text: Bilingual;
  readonly score: OptionScore;
  /** Speaks of fear, threat or control: a private note comes first, and no advice on repairing. */
  readonly frightening?: true;
}

export interface AssessmentItem {
  readonly key: string;
  /** `{name}` stands for the other person’s name, here and in the options. */
  readonly text: Bilingual;
  readonly options: Readonly<Record<ChoiceLetter, AssessmentOption>>;
}

function option(score: OptionScore, en: string, it: string): AssessmentOption {
  return { text: { en, it }, score };
}

function frightening(en: string, it: string): AssessmentOption {
  return { text: { en, it }, score: 0, frightening: true };
}

/**
 * The relationship assessment: twelve questions of our own, each with four things that may happen. An option says
 * what happens, not how good anyone is. Over the twelve questions every letter carries every score three times, so
 * that a letter tells nothing.
 */
export const ASSESSMENT: readonly {
  readonly cluster: AssessmentCluster;
  readonly title: Bilingual;
  readonly lead: Bilingual;
  readonly items: readonly AssessmentItem[];
}[] = [
  {
    cluster: "safety",
    title: { en: "Safety & Trust", it: "Sicurezza e fiducia" },
    lead: {
      en: "What you can count on when you’re apart, what happens to what you confide, and how freely you can speak.",
      it: "Su che cosa puoi contare quando non siete insieme, che fine fa ciò che confidi, quanto puoi parlare liberamente.",
    },
    items: [
      {
        key: "context_safety_q1",
        text: {
          en: "When you and {name} are apart, what usually happens?",
          it: "Quando non sei con {name}, che cosa succede di solito?",
        },
        options: {
          a: option(
            2,
            "Most of what I’m told turns out to be so; small things get left out, and I hear of them later.",
            "Quasi tutto quello che mi dice trova conferma; qualche piccola cosa manca e la scopro dopo.",
          ),
          b: frightening(
            "{name} checks where I am or who I see, and I have to account for it.",
            "{name} controlla dove sono o chi vedo, e devo renderne conto.",
          ),
          c: option(
            3,
            "What {name} tells me matches what I find out later; I go about my day without wondering.",
            "Quello che {name} mi dice coincide con ciò che scopro dopo; vivo la mia giornata senza pensarci.",
          ),
          d: option(
            1,
            "I often find out that something went differently from what I’d been told.",
            "Spesso scopro che qualcosa è andato diversamente da come mi era stato raccontato.",
          ),
        },
      },
      {
        key: "context_safety_q2",
        text: {
          en: "You confide something personal to {name}. What becomes of it?",
          it: "Confidi a {name} qualcosa di personale. Che fine fa?",
        },
        options: {
          a: option(
            1,
            "It reaches other people, or comes back to me as a remark in the wrong moment.",
            "Arriva ad altre persone, o mi torna indietro come una battuta nel momento sbagliato.",
          ),
          b: option(
            3,
            "It stays between us, and it’s for me to bring it up again.",
            "Resta tra noi, e sta a me decidere se riparlarne.",
          ),
          c: frightening(
            "It gets used to put me under pressure, or I’m told that it could be.",
            "Viene usato per farmi pressione, o mi viene detto che potrebbe esserlo.",
          ),
          d: option(
            2,
            "It mostly stays between us; now and then a detail slips out.",
            "Per lo più resta tra noi; ogni tanto scappa un dettaglio.",
          ),
        },
      },
      {
        key: "context_safety_q3",
        text: {
          en: "You’re having a hard time, or you disagree with {name}. What do you do?",
          it: "Stai passando un brutto momento, o non la pensi come {name}. Che cosa fai?",
        },
        options: {
          a: option(
            3,
            "I say it as it comes, and {name} listens, even when we see it differently.",
            "Lo dico come mi viene, e {name} mi ascolta anche quando abbiamo idee diverse.",
          ),
          b: frightening(
            "I keep quiet, because I’m afraid of what {name} might do.",
            "Non dico niente, perché ho paura di quello che {name} potrebbe fare.",
          ),
          c: option(
            2,
            "I pick my words and my moment; once it’s out, it’s usually received well.",
            "Scelgo le parole e il momento; una volta detto, di solito viene accolto bene.",
          ),
          d: option(
            1,
            "I keep most of it to myself, because it tends to get laughed off or brushed aside.",
            "Tengo quasi tutto per me, perché di solito viene preso in giro o liquidato in fretta.",
          ),
        },
      },
    ],
  },
  {
    cluster: "exchange",
    title: { en: "Exchange & Reliability", it: "Scambio e affidabilità" },
    lead: {
      en: "Who puts in what, what happens when one of you needs a hand, and what becomes of agreements.",
      it: "Chi ci mette che cosa, che cosa succede quando serve una mano, e che fine fanno gli accordi.",
    },
    items: [
      {
        key: "context_exchange_q1",
        text: {
          en: "Getting in touch, organising, remembering what matters: who does it between you and {name}?",
          it: "Farsi sentire, organizzare, ricordarsi di ciò che conta: tra te e {name} chi lo fa?",
        },
        options: {
          a: option(
            0,
            "Each of us waits for the other to start, so not much happens.",
            "Si aspetta a vicenda che cominci l’altra persona, e così succede poco.",
          ),
          b: option(
            3,
            "Now me, now {name}; over a month or two it evens out.",
            "Una volta io, una volta {name}; nel giro di un mese o due si pareggia.",
          ),
          c: option(
            1,
            "Nearly always me; when I stop, little comes from {name}.",
            "Quasi sempre io; quando mi fermo, da {name} arriva poco.",
          ),
          d: option(
            2,
            "Nearly always {name}; I respond more than I start.",
            "Quasi sempre {name}; io rispondo più di quanto proponga.",
          ),
        },
      },
      {
        key: "context_exchange_q2",
        text: {
          en: "One of you needs a hand, with something practical or just an ear. What happens?",
          it: "A te o a {name} serve una mano, per una cosa pratica o solo per sfogarsi. Che cosa succede?",
        },
        options: {
          a: option(
            2,
            "Help comes, though often later or smaller than hoped.",
            "L’aiuto arriva, anche se spesso più tardi o meno del previsto.",
          ),
          b: option(
            1,
            "It goes one way: one of us helps, the other seldom has time.",
            "Va in una sola direzione: una persona aiuta, l’altra di rado ha tempo.",
          ),
          c: option(
            0,
            "Each of us manages alone; asking has come to nothing too often.",
            "Ce la caviamo per conto nostro; chiedere è servito a poco troppe volte.",
          ),
          d: option(
            3,
            "We ask, and the other makes room or says openly what isn’t possible.",
            "Basta chiedere: l’altra persona trova il modo, o dice con franchezza che cosa non può fare.",
          ),
        },
      },
      {
        key: "context_exchange_q3",
        text: {
          en: "You and {name} agree on something: a time, a favour, a task. And then?",
          it: "Tu e {name} vi accordate su qualcosa: un orario, un favore, un compito. E poi?",
        },
        options: {
          a: option(
            3,
            "It goes as agreed, and if something changes we let each other know in time.",
            "Va come deciso, e se qualcosa cambia ce lo diciamo per tempo.",
          ),
          b: option(
            1,
            "It changes often, and I hear about it at the last moment.",
            "Cambia spesso, e lo vengo a sapere all’ultimo momento.",
          ),
          c: option(
            2,
            "It mostly happens, sometimes after a reminder.",
            "Per lo più si fa, a volte dopo un promemoria.",
          ),
          d: option(
            0,
            "I plan as if nothing had been agreed, because that’s how it usually ends.",
            "Mi organizzo come se non ci fosse nessun accordo, perché di solito finisce così.",
          ),
        },
      },
    ],
  },
  {
    cluster: "conflict",
    title: { en: "Conflict & Repair", it: "Conflitto e riconciliazione" },
    lead: {
      en: "How a disagreement starts, what each of you does while it lasts, and how you find your way back.",
      it: "Come comincia un disaccordo, che cosa fate mentre dura, e come vi ritrovate.",
    },
    items: [
      {
        key: "context_conflict_q1",
        text: {
          en: "You and {name} see something differently. How does it get going?",
          it: "Tu e {name} vedete una cosa in modo diverso. Come comincia?",
        },
        options: {
          a: option(
            1,
            "It gets loud or cutting quickly, and old matters come up.",
            "I toni salgono in fretta o si fanno taglienti, e tornano fuori vecchie questioni.",
          ),
          b: option(
            2,
            "With a reproach or two, and then it cools down.",
            "Con un rimprovero o due, poi la cosa si raffredda.",
          ),
          c: option(
            3,
            "One of us names the point, and we stay with that point.",
            "Qualcuno dice qual è il punto, e si resta su quel punto.",
          ),
          d: frightening(
            "It becomes threatening, in words, in gestures or with things.",
            "Diventa minaccioso: a parole, nei gesti o con gli oggetti.",
          ),
        },
      },
      {
        key: "context_conflict_q2",
        text: {
          en: "In the middle of a disagreement with {name}, who does what?",
          it: "Nel pieno di un disaccordo con {name}, chi fa che cosa?",
        },
        options: {
          a: frightening(
            "I’m not free to step away: {name} stops me, or I pay for it later.",
            "Non posso allontanarmi: {name} me lo impedisce, o poi me la fa pagare.",
          ),
          b: option(
            2,
            "One of us needs time and gets it; the subject sometimes gets lost.",
            "Una persona ha bisogno di tempo e l’altra glielo lascia; a volte l’argomento si perde.",
          ),
          c: option(
            1,
            "One of us keeps pressing, the other goes quiet or leaves, and so it goes round.",
            "Una persona insiste, l’altra tace o se ne va, e si continua a girare in tondo.",
          ),
          d: option(
            3,
            "We both stay with it, or agree on a break and come back to it.",
            "Restiamo sul punto insieme, oppure concordiamo una pausa e poi riprendiamo.",
          ),
        },
      },
      {
        key: "context_conflict_q3",
        text: {
          en: "After a falling-out with {name}, how does it end?",
          it: "Dopo uno scontro con {name}, come va a finire?",
        },
        options: {
          a: option(
            1,
            "One of us makes a step, the other doesn’t take it up, and it stays cold for days.",
            "Una persona fa un passo, l’altra non lo raccoglie, e il gelo dura per giorni.",
          ),
          b: option(
            2,
            "After a while we go back to normal, without coming back to what happened.",
            "Dopo un po’ si torna alla normalità, senza riparlare di quello che è successo.",
          ),
          c: frightening(
            "It ends when I give in, because {name} lets me know what would happen otherwise.",
            "Finisce quando cedo, perché {name} mi fa capire che cosa succederebbe altrimenti.",
          ),
          d: option(
            3,
            "One of us makes a step, the other takes it up, and we say what we’d do differently.",
            "Una persona fa un passo, l’altra lo accoglie, e ci diciamo che cosa cambiare.",
          ),
        },
      },
    ],
  },
  {
    cluster: "communication",
    title: { en: "Communication Fit & Alignment", it: "Intesa e aspettative" },
    lead: {
      en: "Whether what you say arrives, how your ways of talking fit together, and what each of you expects.",
      it: "Se quello che dici arriva, come si incastrano i vostri modi di parlare, che cosa vi aspettate.",
    },
    items: [
      {
        key: "context_communication_q1",
        text: {
          en: "You tell {name} about something that matters to you. What happens?",
          it: "Racconti a {name} qualcosa che per te conta. E poi?",
        },
        options: {
          a: option(
            2,
            "The main thing arrives, sometimes only at the second try.",
            "L’essenziale arriva, a volte solo al secondo tentativo.",
          ),
          b: option(
            0,
            "The talk moves on to something else; I hardly bring such things up any more.",
            "Si passa ad altro; ormai certe cose quasi non le racconto più.",
          ),
          c: option(
            3,
            "{name} asks questions, and what comes back is what I meant.",
            "{name} mi fa domande, e da come risponde vedo che ha colto quello che intendevo.",
          ),
          d: option(
            1,
            "I get a quick answer or a solution before I’ve finished.",
            "Mi arriva una risposta veloce o una soluzione prima che io abbia finito.",
          ),
        },
      },
      {
        key: "context_communication_q2",
        text: {
          en: "Pace, tone, messages or calls: how do your ways of talking go together?",
          it: "Ritmo, tono, messaggi o telefonate: come si combinano i vostri modi di parlare?",
        },
        options: {
          a: option(
            0,
            "We talk as little as we can, only about what has to be settled.",
            "Parliamo il meno possibile, solo di quello che va deciso.",
          ),
          b: option(
            3,
            "We’ve found a way that suits us both, and adjust it on heavy days.",
            "Abbiamo trovato un modo che va bene a me e a {name}, e nei giorni pesanti lo adattiamo.",
          ),
          c: option(
            1,
            "We often miss each other: a tone or a message gets taken differently from how it was meant.",
            "Ci si fraintende spesso: un tono o un messaggio viene preso diversamente da come era inteso.",
          ),
          d: option(
            2,
            "We’re different, and it’s usually the same one of us who adapts.",
            "Abbiamo modi diversi, e di solito si adatta sempre la stessa persona.",
          ),
        },
      },
      {
        key: "context_communication_q3",
        text: {
          en: "Time, closeness, tasks: what about the things you and {name} expect of each other?",
          it: "Tempo, vicinanza, compiti: come va con quello che tu e {name} vi aspettate?",
        },
        options: {
          a: option(
            3,
            "We’ve told each other, and by and large it fits.",
            "Ce lo siamo detto, e nel complesso combacia.",
          ),
          b: option(
            1,
            "We want different things, and it comes up again and again.",
            "Vogliamo cose diverse, e la questione torna fuori di continuo.",
          ),
          c: option(
            2,
            "We’ve never said it aloud; guessing works well enough.",
            "Non ce lo siamo mai detto ad alta voce; andando a intuito funziona abbastanza.",
          ),
          d: option(
            0,
            "I don’t know what {name} expects, and nobody asks what I do.",
            "Non so che cosa {name} si aspetti, e nessuno mi chiede che cosa mi aspetto io.",
          ),
        },
      },
    ],
  },
];
