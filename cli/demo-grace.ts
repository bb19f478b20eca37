import { b } from "#domain/coaching/text.ts";
import type { DemoPerson } from "./demo-content.ts";

/** The person with every questionnaire answered. */
export const GRACE: DemoPerson = {
  key: "friend",
  knownFor: 150,
  name: b("Grace", "Giada"),
  context: "friend",
  age: 34,
  keepInTouchDays: 7,
  short: { O: 5, C: 2, E: 4, A: 5, N: 4 },
  long: ["5534", "2242", "544", "554244"],
  answers: {
    initial_1: "a",
    initial_2: "a",
    initial_3: "a",
    initial_4: "b",
    initial_5: "a",
    initial_6: b(
      "That we keep the evenings we promise each other, even in busy weeks.",
      "Che le serate che ci promettiamo le facciamo davvero, anche nelle settimane piene.",
    ),
    interaction_style_1: "a",
    interaction_style_2: "a",
    interaction_style_3: "a",
    interaction_style_4: "b",
    emotional_trust_1: "a",
    emotional_trust_2: "a",
    emotional_trust_3: "a",
    dynamics_1: "a",
    dynamics_2: "a",
    dynamics_3: "c",
    memory_triggers_1: b(
      "The tent that came down on us at the lake, in the rain, and how we laughed until it was light.",
      "La tenda che ci è crollata addosso al lago, sotto la pioggia, e noi che abbiamo riso fino all’alba.",
    ),
    memory_triggers_2: b(
      "Being late. She blames herself long before anybody says a word.",
      "I ritardi. Si rimprovera da sola molto prima che qualcuno dica qualcosa.",
    ),
    memory_triggers_3: b(
      "A walk along the river when the lime trees flower, and a postcard from every journey.",
      "Una passeggiata lungo il fiume quando fioriscono i tigli, e una cartolina da ogni viaggio.",
    ),
  },
  assessments: [
    { when: { daysAgo: 148, at: "20:15" }, scores: "222 222 212 122" },
    { when: { daysAgo: 71, at: "21:00" }, scores: "232 222 222 222" },
    { when: { daysAgo: 6, at: "20:40" }, scores: "323 322 323 333" },
  ],
  notes: [
    {
      when: { daysAgo: 2, at: "21:30" },
      text: b(
        "Grace rang in the evening, tired from the new job. We laughed about the tent that came down at the lake.",
        "Giada mi ha telefonato in serata, stanca per il nuovo lavoro. Abbiamo riso della tenda crollata al lago.",
      ),
      tags: [b("phone", "telefono"), b("laughter", "risate")],
    },
    {
      when: { daysAgo: 9, at: "14:20" },
      text: b(
        "She forgot our lunch and was sorry for days. I told her that it was fine, and meant it.",
        "Si è dimenticata del nostro pranzo e le è dispiaciuto per giorni. Le ho detto che andava bene, ed era vero.",
      ),
    },
    {
      when: { daysAgo: 24, at: "22:50" },
      text: b(
        "Her birthday: I gave her the photograph of the lighthouse. She put it on the shelf at once.",
        "Il suo compleanno: le ho regalato la fotografia del faro. L’ha messa subito sullo scaffale.",
      ),
      tags: [b("birthday", "compleanno")],
    },
  ],
  plans: [
    {
      when: { daysAgo: 12, at: "19:00" },
      plan: b("Ask her how the new job really is", "Chiederle come va davvero il nuovo lavoro"),
      hope: b("That she need not be cheerful with me", "Che con me non debba mostrarsi allegra per forza"),
      outcome: b(
        "I asked and then kept quiet. After a while she told me about her boss, and thanked me for listening.",
        "Ho chiesto e poi ho solo ascoltato. Dopo un po’ mi ha raccontato del suo capo, e alla fine mi ha detto grazie.",
      ),
    },
    {
      when: { next: "Saturday", at: "15:00" },
      plan: b("Walk along the river on Saturday", "Una passeggiata lungo il fiume, sabato"),
      feeling: b("An afternoon in which nobody is in a hurry", "Un pomeriggio in cui nessuno ha fretta"),
    },
  ],
  talks: [
    {
      when: { daysAgo: 1, at: "19:10" },
      lines: [
        b(
          "Grace is tired from the new job. How can I support her?",
          "Giada è stanca per il nuovo lavoro. Come posso sostenerla?",
        ),
        b("And if she tells me that everything is fine?", "E se mi risponde che va tutto bene?"),
        b(
          "Write her a message: I am thinking of her, and I look forward to our walk.",
          "Scrivile un messaggio: penso a lei e non vedo l’ora di fare la nostra passeggiata.",
        ),
        b("warmer", "più caldo"),
        b("What did I give her for her birthday?", "Che cosa le ho regalato per il compleanno?"),
      ],
    },
  ],
};
