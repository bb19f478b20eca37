import { CHOICE_LETTERS, type ChoiceLetter } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import type { AssessmentCluster } from "./indices.ts";

export type OptionScore = 0 | 1 | 2 | 3;

/** Every question has the options a to d; some have e. */
export const ASSESSMENT_LETTERS = [...CHOICE_LETTERS, "e"] as const;
export type AssessmentLetter = (typeof ASSESSMENT_LETTERS)[number];

export interface AssessmentOption {
  readonly text: Bilingual;
  /** Null if the question does not apply: its indices leave it out. */
  readonly score: OptionScore | null;
  /** Tells of fear, threat or control: a private note is shown first, and no advice on repairing the relationship. */
  readonly frightening?: true;
}

export interface AssessmentItem {
  readonly key: string;
  /** `{name}` is the other person’s name, here and in the options. */
  readonly text: Bilingual;
  readonly options: Readonly<Record<ChoiceLetter, AssessmentOption> & { e?: AssessmentOption }>;
}

function option(score: OptionScore, en: string, it: string): AssessmentOption {
  return { text: { en, it }, score };
}

function doesNotApply(en: string, it: string): AssessmentOption {
  return { text: { en, it }, score: null };
}

function frightening(en: string, it: string): AssessmentOption {
  return { text: { en, it }, score: 0, frightening: true };
}

/**
 * The relationship assessment: twelve questions of our own with four options each. An option says what happens, not how
 * good anyone is. Over the twelve questions each letter from a to d has each score three times, so that letters give
 * nothing away. Option e says that the question does not apply; it exists only if every index of the question has
 * another question as well. For the start of a disagreement, e is for those who avoid disagreements.
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
          en: "When you and {name} are apart, how far can you take what {name} says as it is told?",
          it: "Quando non sei con {name}, quanto puoi fidarti di quello che ti dice?",
        },
        options: {
          a: option(
            2,
            "Mostly; small things get left out, and I hear of them later.",
            "Quasi sempre; qualche piccola cosa manca e la scopro dopo.",
          ),
          b: frightening(
            "We don’t get that far: {name} checks where I am or who I see, and I have to account for it.",
            "Non si arriva a questo: {name} controlla dove sono o chi vedo, e devo renderne conto.",
          ),
          c: option(
            3,
            "Fully; what I’m told matches what I find out later.",
            "Del tutto; quello che mi dice coincide con ciò che scopro dopo.",
          ),
          d: option(
            1,
            "Not very far; I often find out that something went differently from what I’d been told.",
            "Poco; spesso scopro che qualcosa è andato diversamente da come mi era stato raccontato.",
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
          e: doesNotApply(
            "I haven’t confided anything personal to {name} so far.",
            "Finora a {name} non ho confidato niente di personale.",
          ),
        },
      },
      {
        key: "context_safety_q3",
        text: {
          en: "You disagree with {name} about something that matters to you. Do you say so?",
          it: "Su una cosa che ti sta a cuore non la pensi come {name}. Lo dici?",
        },
        options: {
          a: option(
            3,
            "Yes, as it comes, and {name} listens, even when we go on seeing it differently.",
            "Sì, come mi viene, e {name} mi ascolta anche quando le idee restano diverse.",
          ),
          b: frightening(
            "No, I keep quiet, because I’m afraid of what {name} might do.",
            "No, non dico niente, perché ho paura di quello che {name} potrebbe fare.",
          ),
          c: option(
            2,
            "Yes, when I’ve picked my words and my moment; once it’s out, it’s usually received well.",
            "Sì, scegliendo le parole e il momento; una volta detto, di solito viene accolto bene.",
          ),
          d: option(
            1,
            "Seldom, because it tends to get laughed off or brushed aside.",
            "Di rado, perché di solito viene preso in giro o liquidato in fretta.",
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
          en: "When you and {name} spend time together, who usually started it?",
          it: "Quando tu e {name} passate del tempo insieme, di chi è di solito l’iniziativa?",
        },
        options: {
          a: option(
            0,
            "Each of us waits for the other to start, so not much happens.",
            "Di nessuno: ognuno aspetta che cominci l’altra persona, e così succede poco.",
          ),
          b: option(
            3,
            "Now me, now {name}; over a month or two it evens out.",
            "Una volta mia, una volta di {name}; nel giro di un mese o due si pareggia.",
          ),
          c: option(
            1,
            "Nearly always me; when I stop, little comes from {name}.",
            "Quasi sempre mia; quando mi fermo, da {name} arriva poco.",
          ),
          d: option(
            2,
            "Nearly always {name}; I respond more than I start.",
            "Quasi sempre di {name}; io rispondo più di quanto proponga.",
          ),
        },
      },
      {
        key: "context_exchange_q2",
        text: {
          en: "You or {name} ask the other for help. What happens?",
          it: "Tu o {name} chiedete aiuto all’altra persona. Che cosa succede?",
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
            "We hardly ask any more; it has come to nothing too often.",
            "Ormai non si chiede quasi più: è servito a poco troppe volte.",
          ),
          d: option(
            3,
            "The other makes room, or says openly what isn’t possible.",
            "L’altra persona trova il modo, o dice con franchezza che cosa non può fare.",
          ),
          e: doesNotApply(
            "It hasn’t come up: neither of us has asked so far.",
            "Non è ancora capitato: finora nessuno ha chiesto aiuto.",
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
          e: option(
            1,
            "It doesn’t: one of us lets it drop, so that there is no argument.",
            "Non comincia: qualcuno lascia cadere la cosa, per non discutere.",
          ),
        },
      },
      {
        key: "context_conflict_q2",
        text: {
          en: "In the middle of a disagreement with {name}, one of you needs a break. What happens?",
          it: "Nel pieno di un disaccordo con {name}, a qualcuno serve una pausa. Che cosa succede?",
        },
        options: {
          a: frightening(
            "I’m not free to step away: {name} stops me, or I pay for it later.",
            "Non posso allontanarmi: {name} me lo impedisce, o poi me la fa pagare.",
          ),
          b: option(
            2,
            "The break is there for the taking; the subject sometimes gets lost.",
            "La pausa c’è; a volte però l’argomento si perde.",
          ),
          c: option(
            1,
            "One of us keeps pressing, the other goes quiet or leaves, and so it goes round.",
            "Una persona insiste, l’altra tace o se ne va, e si continua a girare in tondo.",
          ),
          d: option(
            3,
            "We agree on a break, and come back to the subject.",
            "La pausa si concorda, e poi si riprende il discorso.",
          ),
          e: doesNotApply(
            "It hasn’t come to that: our disagreements are over before.",
            "Non è mai successo: i nostri disaccordi finiscono prima.",
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
          e: doesNotApply("We haven’t had a falling-out so far.", "Finora non c’è stato nessuno scontro."),
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

/** The letter of an answer, by the question’s stored key; undefined if the question has no such option. */
export function assessmentLetter(key: string, answer: string | undefined): AssessmentLetter | undefined {
  const item = ASSESSMENT.flatMap(({ items }) => items).find((one) => one.key === key);
  return ASSESSMENT_LETTERS.find((letter) => letter === answer && item?.options[letter] !== undefined);
}
