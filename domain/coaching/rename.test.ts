import { describe, expect, it } from "vitest";
import { replaceName } from "./rename.ts";

const en = (text: string, from: string, to: string) => replaceName(text, { from, to }, "en");
const italian = (text: string, from: string, to: string) => replaceName(text, { from, to }, "it");

describe("replacing a name in a text", () => {
  it("replaces whole words only", () => {
    expect(en("Tell Frank that Frank’s car is ready, Frank!", "Frank", "Dad")).toBe(
      "Tell Dad that Dad’s car is ready, Dad!",
    );
    expect(en("Frankly, Frankie and frank words", "Frank", "Dad")).toBe("Frankly, Frankie and frank words");
    expect(en("Ask Zoë (and José) today", "Zoë", "Eve")).toBe("Ask Eve (and José) today");
    expect(en("Ask Mr. Grey. Now", "Mr. Grey", "Jonathan")).toBe("Ask Jonathan. Now");
  });

  it("also replaces the first word of a long name, unless it is a title", () => {
    expect(italian("Come parlo con Anna di lavoro", "Anna Rossi", "Giulia Rossi")).toBe(
      "Come parlo con Giulia di lavoro",
    );
    expect(italian("Come parlo con Anna Rossi", "Anna Rossi", "Giulia Bianchi")).toBe("Come parlo con Giulia Bianchi");
    expect(italian("La sera con Zia Rosa e zia Pina", "Zia Rosa", "Zia Carla")).toBe(
      "La sera con Zia Carla e zia Pina",
    );
    expect(en("Dr. Grey and Dr. Brown", "Dr. Grey", "Meredith")).toBe("Meredith and Dr. Brown");
  });

  it("leaves a name that is still right", () => {
    expect(en("Dinner with Marta", "Marta", "Marta Rossi")).toBe("Dinner with Marta");
    expect(italian("Cena con Marta Rossi", "Marta Rossi", "Marta Bianchi")).toBe("Cena con Marta Bianchi");
    expect(italian("Cena con Marta", "Marta Rossi", "Marta Bianchi")).toBe("Cena con Marta");
  });

  it("doesn't double a name contained in the new one", () => {
    expect(italian("Cena con Anna", "Anna", "Zia Anna")).toBe("Cena con Zia Anna");
    expect(italian("Cena con Zia Anna e Anna", "Anna", "Zia Anna")).toBe("Cena con Zia Anna e Zia Anna");
    expect(en("Call Smith, not Dr Smith", "Smith", "Dr Smith")).toBe("Call Dr Smith, not Dr Smith");
    expect(italian("Con Anna Rossi", "Anna Rossi", "Maria Anna Rossi")).toBe("Con Maria Anna Rossi");
    expect(italian("Con Maria Anna Rossi e Maria Anna", "Anna Rossi", "Maria Anna Rossi")).toBe(
      "Con Maria Anna Rossi e Maria Anna",
    );
    expect(italian("Con Anna Rossi e con Anna", "Anna Rossi", "Rossi")).toBe("Con Rossi e con Rossi");
    expect(italian("Scrivo a Zia Anna", "Anna", "Zia Anna")).toBe("Scrivo a Zia Anna");
  });

  it("leaves a possible ordinary word at the beginning of a sentence", () => {
    expect(en("Will she leave me?", "Will", "Bill")).toBe("Will she leave me?");
    expect(en("Tell Will. Will I tell Will?", "Will", "Bill")).toBe("Tell Bill. Will I tell Bill?");
    expect(en("Will’s birthday. Will said no", "Will", "Bill")).toBe("Bill’s birthday. Bill said no");
    expect(en("“Will it work?” he asked", "Will Smith", "Bill Smith")).toBe("“Will it work?” he asked");
    expect(en("Will Smith, and Will too", "Will Smith", "Bill Smith")).toBe("Bill Smith, and Bill too");
    expect(italian("Rosa o blu? Ne parlo con Rosa", "Rosa", "Lina")).toBe("Rosa o blu? Ne parlo con Lina");
    expect(italian("A Rosa piace", "Rosa", "Anna")).toBe("Ad Anna piace");
    expect(italian("Rosa mi ha chiamato", "Rosa", "Lina")).toBe("Lina mi ha chiamato");
    expect(en("Marta, will you come?", "Marta", "Elena")).toBe("Elena, will you come?");
  });

  it("adapts the Italian “a” to the name", () => {
    expect(italian("Scrivere ad Anna, poi telefonare a Marco", "Anna", "Marta")).toBe(
      "Scrivere a Marta, poi telefonare a Marco",
    );
    expect(italian("A Marta, e a Marta ancora", "Marta", "Anna")).toBe("Ad Anna, e ad Anna ancora");
    expect(italian("Una sera a Roma con Marta", "Marta", "Anna")).toBe("Una sera a Roma con Anna");
  });

  it("merges an Italian preposition with an article", () => {
    expect(italian("Il Dott. Rossi parla, e la voce del Dott. Rossi è calma", "Dott. Rossi", "Anna")).toBe(
      "Anna parla, e la voce di Anna è calma",
    );
    expect(italian("Di Anna si sa. Anna dice ad Anna: con Anna", "Anna", "Dott. Rossi")).toBe(
      "Del Dott. Rossi si sa. Il Dott. Rossi dice al Dott. Rossi: con il Dott. Rossi",
    );
  });

  it("uses the whole name in the coach's texts about the person", () => {
    const byCoach = (text: string, from: string, to: string) =>
      replaceName(text, { from, to }, "en", { byCoach: true });
    expect(byCoach("Marta waits. Ask Marta.", "Marta", "Marta Rossi")).toBe("Marta Rossi waits. Ask Marta Rossi.");
    expect(byCoach("Ask Marta Rossi.", "Marta", "Marta Rossi")).toBe("Ask Marta Rossi.");
    expect(byCoach("Marta Rossi waits.", "Marta Rossi", "Marta")).toBe("Marta waits.");
    expect(byCoach("Mark listens. Mark the day. Will you?", "Mark", "Tom")).toBe(
      "Tom listens. Mark the day. Will you?",
    );
  });

  it("takes a name literally, whatever characters it contains", () => {
    expect(en("Call J.R. (or JxR.)", "J.R.", "Jo")).toBe("Call Jo (or JxR.)");
    expect(en("a$&b", "a$&b", "$1")).toBe("$1");
    expect(en("x", "", "y")).toBe("x");
  });
});
