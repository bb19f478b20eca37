import { isFirstName } from "./content.names.ts";
import { ItalianClause } from "./italian-clause.ts";
import { isFinite } from "./italian-verbs.ts";
import * as w from "./italian-words.ts";

/** Looks back from a position in an Italian text: at nouns, persons and what precedes a verb. */
export class ItalianReading extends ItalianClause {
  /** “la mia bici … venire a prenderla”. */
  protected namesThing(before: number, tail: string): boolean {
    const said = this.lower.slice(0, before).join("");
    const match =
      tail === "la"
        ? /(?<!\p{L})(?:la|una|mia|sua|quella|vecchia|nuova) (?!mia|sua|tua|vecchia|nuova|prossima)(?:\p{L}+ ){0,1}?(\p{L}+[ae]|bici|moto|auto)(?!\p{L})/giu
        : /(?<!\p{L})(?:il|lo|un|uno|mio|suo|quel|quello|vecchio|nuovo) (?!mio|suo|tuo|vecchio|nuovo|prossimo)(?:\p{L}+ ){0,1}?(\p{L}+[oe])(?!\p{L})/giu;
    return [...said.matchAll(match)].some(
      ([, noun]) =>
        !/^(?:settimana|sera|mattina|volta|casa|scuola|stazione|domenica|festa|prossim[ao]|sua|suo|mia|mio|figli[ao]|sorella|madre|fratello|padre|giorno|treno|pomeriggio|ann[oi]|lavoro|aeroporto|po|momento|tempo|medico|dottore|dottoressa|capo|cap[oa]|amic[oa]|prof|marito|moglie|zi[oa]|nonn[oa]|suocer[oa]|collega|avvocato|giudice)$/.test(
          noun ?? "",
        ),
    );
  }

  /** “la porta che …”: a noun with its article, and no verb so far. */
  protected leavesOpen(before: number): boolean {
    const words = this.lower.slice(this.start, before - 1).filter((word) => /\p{L}/u.test(word));
    const at = words.findIndex((word) => w.DETERMINER.test(word));
    return (
      at >= 0 &&
      at < 2 &&
      words.length - at >= 2 &&
      words.length < 6 &&
      !words.some(
        (word, index) => isFinite(word) && !w.DETERMINER.test(words[index - 1] ?? "") && !w.DETERMINER.test(word),
      ) &&
      !w.PREPOSITION.test(words[at - 1] ?? "")
    );
  }

  protected namesPerson(before: number, from = 0): boolean {
    return (
      (from === 0 && this.namesAnother(before)) ||
      /(?<!\p{L})(?:madre|mamma|padre|papà|sorella|fratello|figli[oa]|nonn[oa]|zi[oa]|cugin[oa]|amic[oa]|bimb[oa]|bambin[oa])(?!\p{L})/u.test(
        this.lower.slice(from, before).join(""),
      )
    );
  }

  protected namesAnother(before: number): boolean {
    return this.tokens
      .slice(0, before)
      .some((token) => /^\p{Lu}/u.test(token) && isFirstName(token) && !this.isAddressee(token));
  }

  protected fits(gender: "f" | "m"): boolean {
    return this.to.gender === null || this.to.gender === gender;
  }

  /** “ero stanca”: an adjective that looks like a verb. */
  protected afterBeing(at: number): boolean {
    let index = at - 1;
    for (let passed = 0; passed < 4 && index >= this.start; index -= 1) {
      const word = this.lower[index]!;
      if (!/\p{L}/u.test(word)) {
        if (/[,.;:!?]/.test(word)) return false;
        continue;
      }
      if (
        /^(?:sono|sei|è|siamo|siete|ero|eri|era|eravamo|erano|stat[oaie]|sto|stai|sta|resto|rimast[oa]|sembr[aoi]|sembrava|sentit[oa]|sent[oi]|sarò|sarà|fossi|fosse)$/.test(
          word,
        )
      )
        return true;
      if (!w.ADVERB.test(word) && !/^(?:così|molto|un|po'|davvero)$/.test(word)) return false;
      passed += 1;
    }
    return false;
  }

  /** “non prendertela con papà, non sapeva”: the person named last is the subject. */
  protected afterPerson(at: number): boolean {
    const person = this.previous(at) ?? "";
    const before =
      this.lower
        .slice(0, at - 1)
        .join("")
        .trim()
        .split(" ")
        .at(-1) ?? "";
    return (
      /^(?:mamma|papà|babbo|nonn[oa])$/.test(person) &&
      !this.isAddressee(person) &&
      /^(?:con|a|da|di|la|il|mia|mio|tua|sua|alla|al|dalla|dal)$/.test(before) &&
      /^(?:non )?(?:sapeva|era|aveva|ha|è|stava|voleva|poteva)(?!\p{L})/u.test(
        this.lower
          .slice(at + 1)
          .join("")
          .trim(),
      )
    );
  }

  protected firstClitic(at: number): number {
    let index = at;
    for (let back = at - 1; back >= this.start; back -= 1) if (w.CLITICS.test(this.lower[back]!)) index = back;
    return index;
  }

  protected isNoun(word: string, before: string): boolean {
    if (
      w.PREPOSITION.test(before) ||
      /^(?:un|una|un'|il|i|mia|mio|tua|sua|nostra|questa|quella|ogni|bella|prima|seconda|altra|stessa|prossima)$/.test(
        before,
      )
    )
      return true;
    return /^(?:la|lo|le|l')$/.test(before) && (w.NOUNS.test(word) || (before !== "la" && w.HIS_NOUNS.test(word)));
  }

  protected reflexive(at: number): number {
    for (let index = at - 1; index >= this.start; index -= 1) {
      if (/^(?:si|se|s')$/.test(this.lower[index]!)) return index;
      if (/[\p{L}]/u.test(this.lower[index]!) && !w.CLITICS.test(this.lower[index]!)) return -1;
    }
    return -1;
  }
}
