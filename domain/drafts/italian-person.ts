import { isFirstName } from "./content.names.ts";
import { ItalianClause } from "./italian-clause.ts";
import type { Addressee } from "./draft-types.ts";
import { formsOf, guessedPresent, isFinite, isParticiple } from "./italian-verbs.ts";
import * as w from "./italian-words.ts";

/**
 * What is told about somebody (“che deve portare il suo libro”) as it is told to them: “devi portare il tuo libro”,
 * with a formal addressee “deve portare il Suo libro”, with several “dovete portare il vostro libro”.
 */
export function italianToYou(text: string, to: Addressee): string {
  const reader = new Reader(text, to);
  return reader.read();
}

/** Verbs whose object may be a thing as well. */
const THING_TOO = /^(?:ri)?(?:prender|tener|lasci|pag|cerc|port|ved|aspett)/;

interface Pronouns {
  weak: string;
  strong: string;
  joined: string;
  own: string | null;
}
const TU: Pronouns = { weak: "ti", strong: "te", joined: "te", own: "tu" };
const LEI: Pronouns = { weak: "Le", strong: "Lei", joined: "Glie", own: null };
const VOI: Pronouns = { weak: "vi", strong: "voi", joined: "ve", own: "vostr" };

class Reader extends ItalianClause {
  private readonly set: Pronouns;

  constructor(text: string, to: Addressee) {
    super(text, to);
    this.set = to.plural ? VOI : to.formal ? LEI : TU;
  }

  read(): string {
    for (let at = 0; at < this.tokens.length; at += 1) this.step(at);
    return this.tokens
      .join("")
      .replace(/ {2,}/g, " ")
      .replace(/ ([,.;!?])/g, "$1")
      .trim();
  }

  private step(at: number): void {
    const word = this.lower[at]!;
    if (!/[\p{L}\p{N}]/u.test(word)) {
      if (/[,.;:!?]/.test(word)) this.begin(at + 1, word.includes(","));
      return;
    }
    if (
      w.JOINTS.test(word) &&
      !(word === "se" && /^(?:ne|n')$/.test(this.next(at) ?? "")) &&
      !(word === "anche" && this.previous(at))
    ) {
      // “la nonna sta meglio e che torna a casa”: still of her.
      const goesOn =
        word === "che" &&
        this.previous(at) === "e" &&
        this.subject === "other" &&
        !/^(?:può|deve|dovrebbe|potrebbe|se|mi|ti|gli|le|lo|la|l')$/.test(this.next(at) ?? "");
      this.begin(at + 1, goesOn || w.CARRYING.test(word), word);
      return;
    }
    if (this.pronoun(at, word)) return;
    this.verb(at, word);
  }

  private begin(at: number, carry: boolean, word = ""): void {
    this.start = at;
    // Whose illness it is, in “Luca non viene perché è malato”.
    if (/^(?:perché|mentre|siccome)$/.test(word) && this.subject !== "you" && this.namesAnother(at)) {
      this.subject = "other";
      return;
    }
    if (!carry && !(this.subject === "other" && /^(?:perché|mentre|siccome)$/.test(word))) this.subject = null;
  }

  /** “la mia bici … venire a prenderla”. */
  private namesThing(before: number, tail: string): boolean {
    const said = this.lower.slice(0, before).join("");
    const match =
      tail === "la"
        ? /(?<!\p{L})(?:la|una|mia|sua|quella|vecchia|nuova) (?!mia|sua|tua|vecchia|nuova|prossima)(?:\p{L}+ ){0,1}?(\p{L}+[ae]|bici|moto|auto)(?!\p{L})/giu
        : /(?<!\p{L})(?:il|lo|un|uno|mio|suo|quel|quello|vecchio|nuovo) (?!mio|suo|tuo|vecchio|nuovo|prossimo)(?:\p{L}+ ){0,1}?(\p{L}+[oe])(?!\p{L})/giu;
    return [...said.matchAll(match)].some(
      ([, noun]) =>
        !/^(?:settimana|sera|mattina|volta|casa|scuola|stazione|domenica|festa|prossim[ao]|sua|suo|mia|mio|figli[ao]|sorella|madre|fratello|padre|giorno|treno|pomeriggio|ann[oi]|lavoro|aeroporto)$/.test(
          noun ?? "",
        ),
    );
  }

  private namesAnother(before: number): boolean {
    return this.tokens
      .slice(0, before)
      .some((token) => /^\p{Lu}/u.test(token) && isFirstName(token) && !this.isAddressee(token));
  }

  private fits(gender: "f" | "m"): boolean {
    return this.to.gender === null || this.to.gender === gender;
  }

  private pronoun(at: number, word: string): boolean {
    const { set } = this;
    const after = this.next(at) ?? "";
    if (/^glie(?:l[oaie]|ne)$/.test(word) && !this.to.formal) {
      this.tokens[at] = `${set.joined} ${word.slice(4)}`;
      return true;
    }
    if (word === "gliel'" && !this.to.formal) {
      this.tokens[at] = `${set.joined} l'`;
      return true;
    }
    if (/^(?:gli|le)$/.test(word) && this.fits(word === "le" ? "f" : this.to.plural ? (this.to.gender ?? "m") : "m")) {
      if ((isFinite(after) && !(w.NOUNS.test(after) && word === "le")) || /^(?:ne|si)$/.test(after)) {
        this.tokens[at] = set.weak;
        return true;
      }
    }
    if (
      /^(?:lo|la|l'|li)$/.test(word) &&
      (word === "l'" || this.fits(word === "la" ? "f" : "m")) &&
      this.isObject(at, after)
    ) {
      this.tokens[at] =
        this.to.formal && !this.to.plural ? (word === "l'" ? "L'" : "La") : word === "l'" ? `${set.weak} ` : set.weak;
      return true;
    }
    if (/^(?:lui|lei|loro)$/.test(word) && (word === "loro" ? this.to.plural : this.fits(word === "lei" ? "f" : "m")))
      return this.strong(at);
    if (/^su(?:o|a|oi|e)$/.test(word) && this.subject !== "other" && !this.to.plural) {
      const own = `t${word === "suoi" ? "uoi" : word.slice(1)}`;
      this.tokens[at] = this.to.formal ? `S${word.slice(1)}` : own;
      return true;
    }
    if (word === "loro" && this.to.plural) return true;
    return this.enclitic(at, word);
  }

  /** “la chiamo”, “l'ho offesa”: a person as the object. */
  private isObject(at: number, after: string): boolean {
    if (w.NOUNS.test(after) || (this.lower[at] !== "la" && w.HIS_NOUNS.test(after))) return false;
    if (w.LEADING.test(after)) {
      let index = this.indexAfter(this.indexAfter(at));
      if (/^(?:a|subito|poi|anche)$/.test(this.lower[index] ?? "")) index = this.indexAfter(index);
      const action = this.lower[index] ?? "";
      return /(?:are|ere|ire)$/.test(action) && (w.OF_PERSONS.test(action) || /^(?:prendere|trovare)$/.test(action));
    }
    if (!isFinite(after) && !/^(?:avr|abbi)/.test(after)) return false;
    if (/^(?:ho|ha|hai|abbiamo|hanno|avevo|aveva|avevamo|avrei|abbia|avessi)$/.test(after)) {
      let index = this.indexAfter(this.indexAfter(at));
      while (w.ADVERB.test(this.lower[index] ?? "")) index = this.indexAfter(index);
      return w.OF_PERSONS.test(this.lower[index] ?? "") && isParticiple(this.lower[index] ?? "");
    }
    return w.OF_PERSONS.test(after) || (/^pens[oi]/.test(after) && this.lower[at] === "la");
  }

  private strong(at: number): boolean {
    const before = this.previous(at) ?? "";
    if (w.PREPOSITION.test(before) || before === "che") {
      this.tokens[at] = this.to.plural ? "voi" : this.set.strong;
      return true;
    }
    // As a subject it is left out, as Italian does.
    this.subject = "you";
    if (/^(?:anche|solo|neanche|proprio|nemmeno|e)$/.test(before) || !isFinite(this.next(at) ?? "")) {
      const next = this.next(at) ?? "";
      if (!w.CLITICS.test(next) || /^(?:anche|solo|neanche)$/.test(before)) {
        this.tokens[at] = this.to.plural ? "voi" : (this.set.own ?? "Lei");
        return true;
      }
    }
    this.tokens[at] = "";
    if (this.tokens[at + 1]?.startsWith(" ")) this.tokens[at + 1] = this.tokens[at + 1]!.slice(1);
    return true;
  }

  /** “dirgli”, “offenderla”, “occuparsi”. */
  private enclitic(at: number, word: string): boolean {
    const found = /^(.+(?:ar|er|ir|ur|or|ando|endo))(gliel[oaie]|gliene|gli|le|lo|la|si|sene)$/.exec(word);
    if (!found) return false;
    const [, stem = "", tail = ""] = found;
    if (/^(?:parl|orar)/.test(word) && word === "parole") return false;
    const plain = { tu: "ti", voi: "vi", lei: "" }[this.to.plural ? "voi" : this.to.formal ? "lei" : "tu"];
    if (tail === "si" || tail === "sene") {
      if (this.subject === "other" || this.subject === "thing" || !plain) return true;
      this.tokens[at] = tail === "si" ? `${stem}${plain}` : `${stem}${this.set.joined}ne`;
      return true;
    }
    if (tail.startsWith("glie")) {
      if (!this.to.formal) this.tokens[at] = `${stem}${this.set.joined}${tail.slice(4)}`;
      return true;
    }
    const accusative = tail === "lo" || tail === "la";
    if (accusative && THING_TOO.test(word) && this.namesThing(at, tail)) return true;
    if (accusative && !(w.OF_PERSONS.test(word) && this.fits(tail === "la" ? "f" : "m"))) return true;
    if (!accusative && !this.fits(tail === "le" ? "f" : "m") && !(this.to.plural && tail === "gli")) return true;
    this.tokens[at] = plain ? `${stem}${plain}` : `${stem}${accusative ? "La" : "Le"}`;
    return true;
  }

  private verb(at: number, word: string): void {
    const wanted = this.to.plural ? 5 : 2;
    const clitic = /^(?:mi|ti|ci|vi|si|ne|gli|me|te|non)$/.test(this.previous(at) ?? "");
    const listed = formsOf(word);
    const entries = listed.length > 0 || !clitic ? listed : guessedPresent(word);
    // “Voi” in the ending already, or first person: whatever it is, it is no third.
    const form = entries.find(({ person }) => person === wanted);
    const before = this.previous(at) ?? "";
    if (!form) {
      if (
        entries.some(({ person }) => person === 0 || person === 3) &&
        !w.DETERMINER.test(before) &&
        !w.PREPOSITION.test(before)
      )
        this.subject = "thing";
      return;
    }
    if (this.isNoun(word, before)) return;
    this.subject = this.subjectOf(at, word, form.infinitive);
    if (this.subject !== "you") return;
    const changed = form.all[this.to.plural ? 4 : 1] ?? "";
    const si = this.reflexive(at);
    if (this.to.formal && !this.to.plural) return;
    if (si >= 0) {
      const full = {
        si: this.to.plural ? "vi" : "ti",
        se: this.to.plural ? "ve" : "te",
        "s'": this.to.plural ? "v'" : "t'",
      };
      this.tokens[si] = full[this.lower[si] as keyof typeof full];
    }
    if (changed) this.tokens[at] = changed;
    if (
      form.mood === "subjunctive" &&
      changed === word &&
      !this.to.plural &&
      before === "che" &&
      /(?:spero|voglio|vorrei|penso|credo|preferisco|importante|meglio|bisogna|piacerebbe) $/.test(
        this.lower
          .slice(0, Math.max(0, this.start - 1))
          .join("")
          .replace(/che $/, ""),
      )
    )
      this.tokens[at] = `tu ${changed}`;
  }

  private isNoun(word: string, before: string): boolean {
    if (
      w.PREPOSITION.test(before) ||
      /^(?:un|una|un'|il|i|mia|mio|tua|sua|nostra|questa|quella|ogni|bella|prima|seconda|altra|stessa|prossima)$/.test(
        before,
      )
    )
      return true;
    return /^(?:la|lo|le|l')$/.test(before) && (w.NOUNS.test(word) || (before !== "la" && w.HIS_NOUNS.test(word)));
  }

  private reflexive(at: number): number {
    for (let index = at - 1; index >= this.start; index -= 1) {
      if (/^(?:si|se|s')$/.test(this.lower[index]!)) return index;
      if (/[\p{L}]/u.test(this.lower[index]!) && !w.CLITICS.test(this.lower[index]!)) return -1;
    }
    return -1;
  }
}
