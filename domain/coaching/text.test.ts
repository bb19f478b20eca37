import { describe, expect, it } from "vitest";
import { cleanName, nameInText } from "./clean.ts";
import { fill } from "./text.ts";

const italian = (text: string, name: string) => fill(text, { name: nameInText(name, "it") });

describe("a name in a sentence", () => {
  it("is capitalized only at the beginning of a sentence", () => {
    expect(fill("{name} helps. {name}, too, and {name}.", { name: "mamma" })).toBe(
      "Mamma helps. Mamma, too, and mamma.",
    );
    expect(fill("«Come va?» {name} lo chiede.", { name: "papà" })).toBe("«Come va?» Papà lo chiede.");
    expect(fill("“{name} is at ease”", { name: "anna" })).toBe("“anna is at ease”");
  });

  it.each([
    ["Di’ {a_name}", "Anna", "Di’ ad Anna"],
    ["Di’ a {name}", "Anna", "Di’ ad Anna"],
    ["Di’ a {name}", "Marco", "Di’ a Marco"],
    ["Di’ {a_name}", "Dott. Rossi", "Di’ al Dott. Rossi"],
    ["Su {name} e di {name}", "Prof.ssa Neri", "Sulla Prof.ssa Neri e della Prof.ssa Neri"],
    ["da {name}", "Avv. Bo", "dall’Avv. Bo"],
    ["in {name}", "lo zio", "nello zio"],
    ["a {name}", "i vicini", "ai vicini"],
    ["su {name}", "Gli amici", "sugli amici"],
    ["con {name}", "La nonna", "con la nonna"],
    ["{name} viene", "sig.ra Po", "La sig.ra Po viene"],
    ["di {name}", "La Russa", "di La Russa"],
    ["di {name}", "Ilaria", "di Ilaria"],
    ["a {name}", "Signorini", "a Signorini"],
  ])("gets the right preposition: %s, %s", (text, name, expected) => {
    expect(italian(text, name)).toBe(expected);
  });

  it("keeps its title unchanged in English", () => {
    expect(fill("Tell {name}", { name: nameInText("Dott. Rossi", "en") })).toBe("Tell Dott. Rossi");
    expect(nameInText(" <b></b>", "it")).toBe("questa persona");
  });

  it("is cut between words, and never inside a character", () => {
    const long = cleanName("Maria Antonietta Guglielmina Sofia Bernardetta della Valle di Sotto e di Sopra");
    expect(long.length).toBeLessThanOrEqual(60);
    expect("Maria Antonietta Guglielmina Sofia Bernardetta della Valle di Sotto".startsWith(`${long} `)).toBe(true);
    expect(cleanName("𝔄".repeat(90))).toBe("𝔄".repeat(60));
  });
});
