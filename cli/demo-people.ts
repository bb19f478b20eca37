import { b } from "#domain/coaching/text.ts";
import type { DemoPerson } from "./demo-content.ts";
import { GRACE } from "./demo-grace.ts";

const LEO: DemoPerson = {
  key: "partner",
  knownFor: 160,
  name: b("Leo", "Leo"),
  context: "partner",
  age: 36,
  short: { O: 3, C: 4, E: 2, A: 4, N: 2 },
  long: ["3343", "4544", "323", "444442"],
  answers: {
    initial_1: "a",
    initial_2: "a",
    initial_3: "c",
    initial_4: "a",
    initial_5: "d",
    initial_6: b(
      "I would like our evenings to be ours again, without one eye on the phone.",
      "Vorrei che le nostre serate tornassero a essere nostre, senza un occhio al telefono.",
    ),
  },
  assessments: [{ when: { daysAgo: 16, at: "21:10" }, scores: "332 232 222 323" }],
  notes: [
    {
      when: { daysAgo: 1, at: "22:15" },
      text: b(
        "Leo made dinner and left his phone in the hall. We talked until the candle went out.",
        "Leo ha preparato la cena e ha lasciato il telefono in corridoio. Abbiamo parlato finché si è spenta la candela.",
      ),
      tags: [b("evening", "sera")],
    },
    {
      when: { daysAgo: 11, at: "21:40" },
      text: b(
        "I brought up the summer and got a shrug. Later Leo said that he wants to do the sums first.",
        "Leo ha alzato le spalle quando ho nominato l’estate. Poi ha detto che vuole prima fare due conti.",
      ),
      tags: [b("holidays", "vacanze")],
    },
    {
      when: { daysAgo: 33, at: "20:20" },
      text: b(
        "Leo is allergic to hazelnuts, so no praline cake for his birthday: lemon it is.",
        "Leo è allergico alle nocciole, quindi per il compleanno niente torta gianduia: facciamo quella al limone.",
      ),
    },
  ],
  plans: [
    {
      when: { daysAgo: 8, at: "20:30" },
      plan: b("Ask for one evening a week without phones", "Chiedergli una sera a settimana senza telefoni"),
      avoid: b("That it sounds like a reproach", "Che suoni come un rimprovero"),
      feeling: b("That he says yes because he wants it too", "Che dica di sì perché la vuole anche lui"),
      outcome: b(
        "I asked while we were doing the dishes. He laughed, said that he had missed it as well, and chose Thursdays.",
        "Gliel’ho chiesto mentre lavavamo i piatti. Ha riso, ha detto che mancava anche a lui, e ha scelto il giovedì.",
      ),
    },
    {
      when: { next: "Thursday", at: "20:30" },
      plan: b("Thursday evening without phones: cook together", "Giovedì sera senza telefoni: cucinare insieme"),
      hope: b("That we get round to talking about the summer", "Che si finisca per parlare dell’estate"),
    },
  ],
};

const FRANK: DemoPerson = {
  key: "father",
  knownFor: 170,
  name: b("Frank", "Franco"),
  context: "family",
  age: 68,
  keepInTouchDays: 14,
  short: { O: 2, C: 5, E: 2, A: 4, N: 2 },
  long: ["2242", "5455", "222", "433442"],
  answers: {
    initial_1: "b",
    initial_2: "b",
    initial_3: "d",
    initial_4: "a",
    initial_5: "c",
    initial_6: b(
      "I would like us to talk about something other than the car and the weather.",
      "Vorrei che parlassimo di qualcosa che non sia la macchina o il tempo.",
    ),
    interaction_style_1: "d",
    interaction_style_2: "d",
    interaction_style_3: "c",
    interaction_style_4: "c",
  },
  assessments: [
    { when: { daysAgo: 96, at: "18:40" }, scores: "322 223 212 122" },
    { when: { daysAgo: 12, at: "19:05" }, scores: "322 233 212 222" },
  ],
  notes: [
    {
      when: { daysAgo: 4, at: "19:30" },
      text: b(
        "Dad asked about my work for the first time in months. I answered too briefly.",
        "Papà mi ha chiesto del lavoro, per la prima volta da mesi. Ho risposto con due parole.",
      ),
    },
    {
      when: { daysAgo: 18, at: "18:10" },
      text: b(
        "We repaired the bicycle together and hardly spoke. It was a good afternoon.",
        "Abbiamo aggiustato la bicicletta insieme, quasi senza parlare. È stato un bel pomeriggio.",
      ),
      tags: [b("garage", "garage")],
    },
    {
      when: { daysAgo: 27, at: "13:50" },
      text: b("Dad lent me 120 euros for the new tyres.", "Papà mi ha prestato 120 euro per le gomme nuove."),
      tags: [b("money", "soldi")],
    },
  ],
  plans: [
    {
      when: { next: "Sunday", at: "12:30" },
      plan: b("Cook Sunday lunch with him", "Cucinare con lui il pranzo di domenica"),
      hope: b("An hour without the television", "Un’ora senza televisione"),
    },
  ],
  talks: [
    {
      when: { daysAgo: 1, at: "18:45" },
      mode: "interaction_preparation",
      lines: [
        b("I would like to tell Dad that I am changing jobs.", "Vorrei dire a papà che cambio lavoro."),
        b(
          "That he thinks I am giving up a safe job on a whim.",
          "Che pensi che lascio un posto sicuro per un capriccio.",
        ),
        b("That in the end he wishes me luck.", "Che alla fine mi auguri buona fortuna."),
      ],
    },
  ],
};

const MARTHA: DemoPerson = {
  key: "colleague",
  knownFor: 180,
  name: b("Martha", "Marta"),
  context: "colleague",
  age: 41,
  short: { O: 3, C: 5, E: 3, A: 2, N: 3 },
  assessments: [{ when: { daysAgo: 6, at: "17:40" }, scores: "323 233 323 212" }],
  notes: [
    {
      when: { daysAgo: 5, at: "17:20" },
      text: b(
        "Martha changed my slides an hour before the meeting, without a word to me.",
        "Marta ha cambiato le mie diapositive un’ora prima della riunione, senza dirmi niente.",
      ),
      tags: [b("meeting", "riunione")],
    },
  ],
  plans: [
    {
      when: { daysAgo: 2, at: "11:00" },
      plan: b(
        "Tell her calmly what bothered me about the slides",
        "Dirle con calma che cosa mi ha infastidito delle diapositive",
      ),
      avoid: b("That we end up talking about who is right", "Che si finisca a discutere di chi ha ragione"),
      outcome: b(
        "I said it in one sentence. She explained that the figures had been wrong, and will ask me next time.",
        "Gliel’ho detto in una frase. Mi ha spiegato che i numeri erano sbagliati, e la prossima volta mi chiederà.",
      ),
    },
  ],
};

const SAM: DemoPerson = {
  key: "mentor",
  knownFor: 190,
  name: b("Sam", "Sam"),
  context: "mentor",
  short: { O: 4, C: 4, E: 2, A: 4, N: 2 },
  notes: [
    {
      when: { daysAgo: 19, at: "12:40" },
      text: b(
        "Coffee with Sam after the course. The advice: write down what a good week looks like before I sign anything.",
        "Caffè con Sam dopo il corso. Il consiglio: scrivere com’è fatta una buona settimana, prima di firmare qualsiasi cosa.",
      ),
    },
    {
      when: { daysAgo: 40, at: "18:30" },
      text: b(
        "Sam lent me a book and marked one page with a ticket.",
        "Sam mi ha prestato un libro, con un biglietto a segnare una pagina.",
      ),
    },
  ],
};

/** In the order of creation; the list shows the newest first. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [SAM, MARTHA, FRANK, LEO, GRACE];
