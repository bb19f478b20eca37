import { describe, expect, it } from "vitest";
import { toSecondPerson } from "./second-person.ts";

describe("a first-person clause in the second person", () => {
  it.each([
    ["My flatmate never rinses my good pan", "your flatmate never rinses your good pan"],
    ["I was furious because she was late", "you were furious because she was late"],
    ["I was tired and was rude to him", "you were tired and were rude to him"],
    ["im not sure we're ok", "you’re not sure you’re ok"],
    ["he told me i am too loud", "he told you you are too loud"],
    ["our dad has given us his boat", "your dad has given you his boat"],
    ["me and my cousin dont speak", "you and your cousin don’t speak"],
    ["she said 'you always win' and I left", "she said “you always win” and you left"],
    ["I think my sister was there", "you think your sister was there"],
    ["my son want to stop judo", "your son wants to stop judo"],
    ["did my sister say why", "did your sister say why"],
    ["she wrote 'well, you know me' and left", "she wrote “well, you know me” and left"],
    ["we been arguin", "you have been arguin"],
    ["a colleague of mine took it w/out asking", "a colleague of yours took it without asking"],
  ])("EN: %s", (said, wanted) => expect(toSecondPerson(said, "en")?.toLowerCase()).toBe(wanted.toLowerCase()));

  it.each(["you never answer what I ask", "can u tell me what my notes say"])("EN, addresses somebody: %s", (said) =>
    expect(toSecondPerson(said, "en")).toBeNull(),
  );

  it.each([
    ["Mia cugina non mi invita mai a cena", "tua cugina non ti invita mai a cena"],
    ["ho litigato con mio zio e adesso mi dispiace", "hai litigato con tuo zio e adesso ti dispiace"],
    ["sono stanca di aspettare", "sei stanca di aspettare"],
    ["sono tre giorni che non mi cerca", "sono tre giorni che non ti cerca"],
    ["nn riesco a dirgli quello che penso", "non riesci a dirgli quello che pensi"],
    ["noi abbiamo deciso e loro no", "voi avete deciso e loro no"],
    ["ci siamo sentiti ieri", "vi siete sentiti ieri"],
    ["ci ha invitati per cortesia", "vi ha invitati per cortesia"],
    ["il mio lavoro mi piace e lavoro tanto", "il tuo lavoro ti piace e lavori tanto"],
    ["vorrei parlarle prima che me ne vada", "vorresti parlarle prima che te ne vada"],
    ["glielo dico domani, gliel'ho promesso", "glielo dici domani, gliel’hai promesso"],
    ["l'annuncio sul frigo l'ho scritto io", "l’annuncio sul frigo l’hai scritto tu"],
    ["dall'inizio faccio tutto io", "dall’inizio fai tutto tu"],
    ["o me o la barca", "o te o la barca"],
    ["nun je l'ho detto", "non gliel’hai detto"],
    ["vole che je presto er furgone", "vuole che gli presti il furgone"],
    ["m'ha detto «tu non capisci» e sono uscito", "t’ha detto «tu non capisci» e sei uscito"],
  ])("IT: %s", (said, wanted) => expect(toSecondPerson(said, "it")?.toLowerCase()).toBe(wanted));

  it.each(["tu che cosa ne pensi di me", "ce so' rimasto male assai", "ci ha messo due ore a rispondermi"])(
    "IT, uncertain: %s",
    (said) => expect(toSecondPerson(said, "it")).toBeNull(),
  );
});
