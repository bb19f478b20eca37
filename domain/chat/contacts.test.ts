import { expect, it } from "vitest";
import { replaceContacts } from "./contacts.ts";

const marked = (text: string) => replaceContacts(text, (_, kind) => `<${kind}>`);

it.each([
  "06.12.34.56.78",
  "02-23-27-23-27",
  "02/23.27.23.27",
  "02.23.27.23.27",
  "333.123.456",
  "333.123.4567",
  "333 123 456",
  "3331234567",
  "+39 333 123 4567",
  "0039 02 2327 2327",
  "(02) 1234-5678",
  "07700 900123",
  "555-123-4567",
  "01.02.03.04.05",
  "12-05-26-33-44",
  "333 12 34 567",
  "3 3 3 1 2 3 4 5 6 7",
  "IT60X0542811101000000123456",
  "IT60 X054 2811 1010 0000 0123 456",
  "IT 60 X 05428 11101 000000123456",
  "it60x0542811101000000123456",
  "GB29 NWBK 6016 1331 9268 19",
  "DE89 3704 0044 0532 0130 00",
  "NL91ABNA0417164300",
  "FR14 2004 1010 0505 0001 3M02 606",
  "4111 1111 1111 1111",
])("replaces the whole number: %s", (number) => {
  expect(marked(`Chiama ${number}, ieri`)).toBe("Chiama <phone>, ieri");
  expect(marked(number)).toBe("<phone>");
});

it("replaces adjacent numbers, each as a whole", () => {
  expect(marked("333 1234567 333 7654321")).toBe("<phone> <phone>");
  expect(marked("333 1234567 333 7654321 333 1112223 e poi")).toBe("<phone> <phone> <phone> e poi");
  expect(marked("12 34 56 78 90 12 34 56 78 90 12 34 56")).not.toMatch(/\d/);
  expect(marked("il 12/05/2026 333 123 456")).not.toMatch(/123|456/);
  expect(marked("33312345673337654321999")).not.toMatch(/\d/);
});

it.each([
  "10 000 000 euro",
  "1.200.000 euro, 1.200.000,50 €, € 1.200.000 e $10.000.000",
  "12.345.678 abitanti",
  "18.30 19.30 20.30",
  "18.30-19.30, 18.30 - 19.30 20.45",
  "(2019-2023) 12 volte",
  "2019-2023, 2019/2020 2021",
  "100-200-300 grammi",
  "1 2 3 4 5 6 7 8 9",
  "1 2 3 4 5 6 7 8 9 10 11 12",
  "10 20 30 40 50",
  "12/05/2026 18.30 19.45, 12.05.2026, 12-05-26 18.30",
  "12/05/2026-15/05/2026, 12/05-15/05/2026, 12/05/2026 10 persone",
  "2026-11-20, 2026-11-20 10.30",
  "6-4 3-6 7-5 6-2",
  "120.000, art. 12345",
])("leaves alone dates, times, amounts and counts: %s", (text) => {
  expect(marked(text)).toBe(text);
});
