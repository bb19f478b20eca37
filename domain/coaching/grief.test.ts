import { describe, expect, it } from "vitest";
import { tellsOfLoss } from "./grief.ts";

describe("a death", () => {
  it.each([
    "I lost my dad last week.",
    "We lost our best friend yesterday.",
    "I have lost my grandmother, and the house is empty.",
    "I just lost my mother-in-law.",
    "I lost my dear old grandad on Friday.",
    "My sister died in March.",
    "I lost her three weeks ago.",
    "Ho perso mia mamma due mesi fa.",
    "Ho perso papà ieri.",
    "Abbiamo perso la nostra cara amica la settimana scorsa.",
    "Ho perso mio nonno.",
    "È morta mia zia.",
  ])("is recognized: %s", (message) => expect(tellsOfLoss(message)).toBe(true));

  it.each([
    "I lost my keys and my mum is dead tired.",
    "I lost my temper with my brother yesterday.",
    "We lost our deposit last week.",
    "I just lost my job.",
    "I lost my keys and mum found them today.",
    "I lost my childhood photos in the move last week.",
    "I lost my friendship with her last year.",
    "I lost my mum’s ring today.",
    "I lost her number yesterday.",
    "I lost my patience with the kids this morning.",
    "Ho perso la mia pazienza ieri con Sam.",
    "Ho perso il mio lavoro la settimana scorsa.",
    "Ho perso le chiavi di mia mamma oggi.",
    "Ieri ho perso la mia occasione.",
    "Ho perso la mia borsa e mamma l’ha trovata oggi.",
    "Stasera sono stanca morta.",
  ])("is not recognized wrongly: %s", (message) => expect(tellsOfLoss(message)).toBe(false));
});
