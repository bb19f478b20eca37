import type { CoachInput } from "#domain/coaching/reply-types.ts";
import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";

/** An invented conversation: the user's messages in order. */
export interface SampleTalk {
  about: Bilingual;
  mode?: CoachInput["mode"];
  person: { name: string; context: PersonaContext; traits?: TraitScores; age?: number };
  /** Pairs of days ago and text. */
  notes?: readonly (readonly [number, Bilingual])[];
  lines: readonly Bilingual[];
}

/** Ten situations in which people would open the chat. */
export const TALKS: readonly SampleTalk[] = [
  {
    about: b("A cold colleague", "Una collega fredda"),
    person: { name: "Marta", context: "colleague", traits: { O: 3, C: 5, E: 2, A: 2, N: 3 } },
    notes: [
      [
        3,
        b(
          "On Tuesday Marta interrupted me twice in front of the whole team while I was presenting the budget.",
          "Martedì Marta mi ha interrotto due volte davanti a tutto il gruppo mentre presentavo il bilancio.",
        ),
      ],
    ],
    lines: [
      b(
        "Marta hardly says good morning to me any more. How should I talk to her tomorrow?",
        "Marta non mi dice quasi più buongiorno. Come dovrei parlarle domani?",
      ),
      b(
        "I already asked her once if something was wrong and she said no",
        "Le ho già chiesto una volta se c’era qualcosa che non andava e ha detto di no",
      ),
      b("And what if she says I am too sensitive?", "E se mi dice che me la prendo troppo?"),
      b("ok, I will try after the meeting. thanks", "va bene, ci provo dopo la riunione. grazie"),
    ],
  },
  {
    about: b("A mother who interferes", "Una madre che si intromette"),
    person: { name: "Luisa", context: "family", traits: { O: 2, C: 4, E: 4, A: 4, N: 2 } },
    notes: [
      [
        6,
        b(
          "Mum came without ringing and rearranged the kitchen cupboards. I said nothing.",
          "Mamma è arrivata senza suonare e ha risistemato i pensili della cucina. Non ho detto niente.",
        ),
      ],
    ],
    lines: [
      b(
        "My mother comments on everything I do with the baby and I snap at her every time",
        "Mia madre commenta ogni cosa che faccio con la bambina e io ogni volta scatto",
      ),
      b("How do I set a boundary without hurting her?", "Come metto un confine senza ferirla?"),
      b("She will cry, she always cries", "Si metterà a piangere, piange sempre"),
      b("What do you know about her?", "Che cosa sai di lei?"),
    ],
  },
  {
    about: b("A friend who vanished", "Un’amica sparita"),
    person: { name: "Giada", context: "friend", traits: { O: 4, C: 2, E: 3, A: 4, N: 2 } },
    lines: [
      b(
        "My best friend has not answered my messages for three weeks",
        "La mia migliore amica non risponde ai miei messaggi da tre settimane",
      ),
      b("Should I write again or leave her alone?", "Le scrivo di nuovo o la lascio in pace?"),
      b(
        "I am angry, to be honest. I was there when her father was ill",
        "A dire il vero sono in collera. Io c’ero quando suo padre stava male",
      ),
      b("Can you write the message for me?", "Puoi scrivermi tu il messaggio?"),
    ],
  },
  {
    about: b("A partner, after a quarrel", "Chi ami, dopo un litigio"),
    person: { name: "Andrea", context: "partner", traits: { O: 3, C: 3, E: 2, A: 4, N: 1 } },
    notes: [
      [
        1,
        b(
          "We argued about money again. I raised my voice, Andrea slept on the sofa.",
          "Abbiamo litigato ancora per i soldi. Ho alzato la voce, Andrea ha dormito sul divano.",
        ),
      ],
    ],
    lines: [
      b("We had a fight last night and now we are not talking", "Ieri sera abbiamo litigato e adesso non ci parliamo"),
      b(
        "It was about money, as always. I said things I regret",
        "Era per i soldi, come sempre. Ho detto cose di cui mi pento",
      ),
      b("How do I apologise without giving in on the money?", "Come chiedo scusa senza cedere sui soldi?"),
      b("And if I get silence again?", "E se di nuovo non mi risponde?"),
    ],
  },
  {
    about: b("Before a first date", "Prima di un primo appuntamento"),
    person: { name: "Elia", context: "romantic", traits: { O: 5, C: 3, E: 4, A: 3, N: 4 } },
    lines: [
      b("I have a first date on Friday and I am nervous", "Venerdì ho un primo appuntamento e sono in ansia"),
      b("What can we talk about?", "Di che cosa possiamo parlare?"),
      b("I tend to talk too much when I am nervous", "Quando sono in ansia tendo a parlare troppo"),
      b("How do I make them like me?", "Come faccio a piacere?"),
    ],
  },
  {
    about: b("Asking the boss for a raise", "Chiedere un aumento"),
    mode: "interaction_preparation",
    person: { name: "Ferri", context: "mentor", traits: { O: 2, C: 5, E: 3, A: 2, N: 4 } },
    lines: [
      b("I want to ask for a raise on Thursday", "Giovedì voglio chiedere un aumento"),
      b(
        "that there is no budget and I look greedy",
        "che non ci sia budget e che io faccia la figura di chi pensa solo ai soldi",
      ),
      b("make it shorter", "più breve"),
      b("add that I also want to thank for the training", "aggiungi che voglio anche ringraziare per la formazione"),
    ],
  },
  {
    about: b("A teenage son", "Un figlio adolescente"),
    person: { name: "Pietro", context: "family", age: 15, traits: { O: 4, C: 2, E: 2, A: 3, N: 2 } },
    lines: [
      b("My son only answers in monosyllables since September", "Mio figlio da settembre risponde solo a monosillabi"),
      b("He says school is fine but his marks have dropped", "Dice che a scuola va bene, ma i voti sono calati"),
      b("I took his phone away yesterday and he screamed", "Ieri gli ho tolto il telefono e ha urlato"),
      b("How do I start talking to him again?", "Come ricomincio a parlargli?"),
    ],
  },
  {
    about: b("A sister and the inheritance", "Una sorella e l’eredità"),
    person: { name: "Carla", context: "family", traits: { O: 2, C: 4, E: 4, A: 2, N: 3 } },
    lines: [
      b(
        "My sister wants to sell our parents’ house and I do not",
        "Mia sorella vuole vendere la casa dei nostri genitori e io no",
      ),
      b("She says I am selfish", "Dice che penso solo a me"),
      b(
        "I could just not sign, let her feel what it is like",
        "Potrei non firmare e basta, così vede che cosa si prova",
      ),
      b("How can we decide this fairly?", "Come possiamo deciderlo in modo giusto?"),
    ],
  },
  {
    about: b("A friend who is not well", "Un amico che non sta bene"),
    person: { name: "Sandro", context: "friend" },
    lines: [
      b(
        "My friend lost his job and he does not leave the house any more",
        "Il mio amico ha perso il lavoro e non esce più di casa",
      ),
      b(
        "Yesterday he wrote that everybody would be better off without him",
        "Ieri ha scritto che tutti starebbero meglio senza di lui",
      ),
      b("I do not want to make it worse by asking", "Non vorrei peggiorare le cose chiedendo"),
      b("He lives alone, in Verona", "Vive da solo, a Verona"),
    ],
  },
  {
    about: b("Somebody who frightens", "Qualcuno che fa paura"),
    person: { name: "Ivan", context: "partner", traits: { O: 2, C: 3, E: 4, A: 1, N: 1 } },
    lines: [
      b(
        "He checks my phone and wants to know where I am every hour",
        "Mi controlla il telefono e vuole sapere ogni ora dove sono",
      ),
      b("How do I tell him that it is too much?", "Come gli dico che è troppo?"),
      b(
        "Last week he pushed me against the wall, but he apologised",
        "La settimana scorsa mi ha spinta contro il muro, ma poi ha chiesto scusa",
      ),
      b("Help me prepare what to say to him tonight", "Aiutami a preparare che cosa dirgli stasera"),
    ],
  },
];
