import { expect, it } from "vitest";
import { checkSafety } from "./check.ts";

const REPORTED = [
  "Yesterday he wrote that everybody would be better off without him",
  "She keeps saying that everyone would be better off without her",
  "My brother says we’d all be better off without him",
  "Sandro told me the kids would be better off without him",
  "She thinks the world would be a better place without her",
  "He said that nobody would notice if he was gone",
  "My friend believes that nobody would miss her",
  "She told me she feels like a burden to us all",
  "My daughter said she wishes she had never been born",
  "He told me that we will be better off when he is gone",
  "He wrote that he wants it all to end",
  "Ieri ha scritto che tutti starebbero meglio senza di lui",
  "Dice sempre che staremmo tutti meglio senza di lei",
  "Mio fratello è convinto che staremmo meglio senza di lui",
  "Sandro mi ha detto che i figli starebbero meglio senza di lui",
  "La mia amica crede che nessuno sentirebbe la sua mancanza",
  "Ha detto che nessuno si accorgerebbe se sparisse",
  "Mi ha detto che si sente un peso per noi",
  "Ha detto che era meglio se non nasceva",
  "Ha detto che non ce la fa più ad andare avanti",
  "Mi ha detto che vorrebbe addormentarsi e non svegliarsi più",
];

const PHONE_TAKEN_BY_ANOTHER = [
  "he took my phone",
  "He took my phone away and would not give it back",
  "she takes her phone away and reads her messages",
  "Her boyfriend took her phone and her papers",
  "I took her passport so she can’t leave",
  "I took her phone and read all her messages to make sure she isn’t cheating",
  "mi ha tolto il telefono",
  "Mi ha preso il cellulare e legge i messaggi",
  "Le toglie il telefono e le legge i messaggi",
  "Il suo ragazzo le ha preso il telefono",
  "Le ho tolto il passaporto così non va via",
];

it.each(REPORTED)("a reported wish to be gone is found: %s", (text) => {
  expect(checkSafety(text)?.kind).toBe("self_harm");
});

it.each(PHONE_TAKEN_BY_ANOTHER)("a phone or passport taken from somebody is found: %s", (text) => {
  expect(checkSafety(text)?.kind).toBe("abuse");
});
