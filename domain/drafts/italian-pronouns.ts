import type { Addressee } from "./draft-types.ts";
import { ItalianReading } from "./italian-reading.ts";
import { isFinite, isParticiple } from "./italian-verbs.ts";
import * as w from "./italian-words.ts";

/** Verbs whose object may also be a thing. */
const THING_TOO = /^(?:ri)?(?:prender|tener|lasci|pag|cerc|port|ved|aspett)/;

/** “i miei guanti” */
const THINGS = /(?<!\p{L})(?:i|gli|le|miei|mie) (?:\p{L}+ ){0,2}?\p{L}+[ie](?!\p{L})/iu;

/** Verbs with an indirect object: “scriverle” is about a person, “guardarle” about things. */
const DATIVE =
  /^(?:ri)?(?:dir|chieder|domandar|scriver|mandar|inviar|spedir|portar|dar|prestar|offrir|sponder|telefonar|spiegar|raccontar|far|parlar|voler|augurar|cordar|lasciar|comprar|prender|regalar|mostrar|star|piacer|rubar|preparar|cucinar|stituir|propor|comunicar|confermar|insegnar|permetter|consigliar|suggerir|creder|servir|urlar|gridar|mentir|toglier|trovar|cercar|pagar|tener|sistemar|ricordar|rispondere?|risponder|restituir|voler|dispiacer|mancar|rovinar|consegnar|ceder|vender|affidar|anticipar|confidar|perdonar|aver)/;

interface Pronouns {
  weak: string;
  strong: string;
  joined: string;
  own: string | null;
}
const TU: Pronouns = { weak: "ti", strong: "te", joined: "te", own: "tu" };
const LEI: Pronouns = { weak: "Le", strong: "Lei", joined: "Glie", own: null };
const VOI: Pronouns = { weak: "vi", strong: "voi", joined: "ve", own: "vostr" };

/** Rewrites third-person pronouns that mean the addressee. */
export class ItalianPronouns extends ItalianReading {
  protected readonly set: Pronouns;
  /** The addressee and somebody else: “tu e tua moglie”. */
  protected joined = false;

  constructor(text: string, to: Addressee) {
    super(text, to);
    this.set = to.plural ? VOI : to.formal ? LEI : TU;
  }

  protected pronoun(at: number, word: string): boolean {
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
    // “le sue tagliatelle non le fa nessuno”: “le” are the tagliatelle.
    if (word === "le" && /(?:le|sue|mie|nostre) \p{L}+e (?:non )?$/u.test(this.lower.slice(this.start, at).join("")))
      return true;
    if (/^(?:gli|le)$/.test(word) && this.fits(word === "le" ? "f" : this.to.plural ? (this.to.gender ?? "m") : "m")) {
      // “la mamma è uscita, le farebbe piacere una visita”: “le” is the mother.
      if (
        /^(?:farebbe|fa|farà|piacerebbe|servirebbe)$/.test(after) &&
        this.namesPerson(at) &&
        !this.namesPerson(at, this.start)
      )
        return true;
      const first = /^\p{L}{2,}[oò]$/u.test(after) && !/^(?:moto|foto|radio|auto|euro)$/.test(after);
      if (first || (isFinite(after) && !(w.NOUNS.test(after) && word === "le")) || /^(?:ne|si)$/.test(after)) {
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
    const possessive =
      word === "loro" && /^(?:il|la|i|le|l'|dei|delle|del|della|ai|alle|al|alla)$/.test(this.previous(at) ?? "");
    if (
      /^(?:lui|lei|loro)$/.test(word) &&
      !possessive &&
      (word === "loro" && this.previous(at) === "da"
        ? true
        : word === "loro"
          ? this.to.plural
          : this.fits(word === "lei" ? "f" : "m"))
    )
      return this.strong(at);
    if (word === "sé" && /^(?:con|per|da|di|su|a|in|tra)$/.test(this.previous(at) ?? "") && this.subject !== "other") {
      this.tokens[at] = this.set.strong;
      return true;
    }
    if (
      /^su(?:o|a|oi|e)$/.test(word) &&
      (this.subject !== "other" || this.previous(at) === "posto") &&
      !this.to.plural
    ) {
      const own = `t${word === "suoi" ? "uoi" : word.slice(1)}`;
      this.tokens[at] = this.to.formal ? `S${word.slice(1)}` : own;
      return true;
    }
    if (word === "loro" && this.to.plural) {
      const article = /^(?:il|la|i|le|l'|dei|delle|del|della|ai|alle|al|alla)$/.exec(this.previous(at) ?? "")?.[0];
      if (article)
        this.tokens[at] = `vostr${/[ei]$/.test(article) ? article.slice(-1) : /[a']$/.test(article) ? "a" : "o"}`;
      return true;
    }
    return this.enclitic(at, word);
  }

  /** “la chiamo”, “l'ho offesa”: a person as the object. */
  private isObject(at: number, after: string): boolean {
    // “i guanti, li ho lasciati”: things.
    const verb = /^(?:ho|abbiamo|avevo|ha)$/.test(after)
      ? (this.lower[this.indexAfter(this.indexAfter(at))] ?? "")
      : after;
    // “il pranzo lo pago io”: “lo” is the lunch.
    const set = this.previous(at) ?? "";
    if (
      /^\p{L}{3,}$/u.test(set) &&
      !w.JOINTS.test(set) &&
      !w.CLITICS.test(set) &&
      !w.ADVERB.test(set) &&
      (!isFinite(set) || w.DETERMINER.test(this.previous(this.indexBefore(at)) ?? "")) &&
      this.lower.slice(this.start, at).some((one) => /^(?:il|la|lo|le|i|gli|l'|mio|mia)$/.test(one)) &&
      /^(?:pag|cerc|port|tien|ten|lasci|prend)/.test(after)
    )
      return false;
    const handled = /^(?:lasci|pers|mess|trov|dimentic|compr|port|pres|lav|vend|us|butt|rest)/.test(verb);
    if (handled && /^l[ie]$/.test(this.lower[at]!) && THINGS.test(this.lower.slice(0, at).join(""))) return false;
    if (
      w.NOUNS.test(after) ||
      (this.lower[at] !== "la" && w.HIS_NOUNS.test(after) && !(this.lower[at] === "lo" && /^[aeiou]/.test(after)))
    )
      return false;
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
      if ((this.lower[index] ?? "").startsWith("fatt") && !/(?:are|ere|ire)$/.test(this.next(index) ?? ""))
        return false;
      const done = this.lower[index] ?? "";
      if (/^(?:pagat|lasciat|portat|cercat|tenut)/.test(done) && this.namesThing(at, done.endsWith("a") ? "la" : "lo"))
        return false;
      return w.OF_PERSONS.test(this.lower[index] ?? "") && isParticiple(this.lower[index] ?? "");
    }
    return w.OF_PERSONS.test(after) || (/^pens[oi]/.test(after) && this.lower[at] === "la");
  }

  private strong(at: number): boolean {
    const before = this.previous(at) ?? "";
    // “ospitare lui e la famiglia”: an object.
    if (/(?:are|ere|ire)$/.test(before)) {
      // “lo deve dire lei al capo”: the subject.
      this.tokens[at] =
        (this.spoken >= this.start || /^a \p{L}+re(?!\p{L})/u.test(this.lower.slice(this.indexAfter(at)).join(""))) &&
        /^(?:a|ad|al|alla|ai|$)/.test(this.next(at) ?? "")
          ? (this.set.own ?? "Lei")
          : this.set.strong;
      return true;
    }
    if (this.lower[at] === "loro" && before === "da") {
      this.tokens[at] = "voi";
      return true;
    }
    if (w.PREPOSITION.test(before) || before === "che") {
      this.tokens[at] = this.to.plural ? "voi" : this.set.strong;
      return true;
    }
    if (this.next(at) === "e" && !this.to.plural) {
      this.tokens[at] = this.set.own ?? "Lei";
      this.subject = "you";
      this.joined = true;
      return true;
    }
    // “tu non c'entri”: in contrast to somebody else.
    if (
      /^(?:non )?c'entr/.test(this.lower.slice(this.indexAfter(at), this.indexAfter(at) + 6).join("")) &&
      this.set.own
    ) {
      this.subject = "you";
      this.tokens[at] = this.set.own;
      return true;
    }
    // Italian omits the subject pronoun.
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
    const found = /^(.+(?:ar|er|ir|ur|or|ando|endo))(gliel[oaie]|gliene|sel[oaie]|gli|le|lo|la|si|sene)$/.exec(word);
    if (!found) return false;
    const [, stem = "", tail = ""] = found;
    if (/^quell[aeio]$/.test(word)) return false;
    if (/^(?:parl|orar)/.test(word) && word === "parole") return false;
    const plain = { tu: "ti", voi: "vi", lei: "" }[this.to.plural ? "voi" : this.to.formal ? "lei" : "tu"];
    if (tail === "si" || /^se[nl]/.test(tail)) {
      if (this.subject === "other" || this.subject === "thing" || !plain) return true;
      this.tokens[at] = tail === "si" ? `${stem}${plain}` : `${stem}${this.set.joined}${tail.slice(2)}`;
      return true;
    }
    if (tail.startsWith("glie")) {
      if (!this.to.formal) this.tokens[at] = `${stem}${this.set.joined}${tail.slice(4)}`;
      return true;
    }
    const accusative = tail === "lo" || tail === "la";
    // “andarla a prendere”, “vado a trovarlo”
    const taken =
      /^(?:ri)?(?:portar|accompagnar)$/.test(stem) &&
      /^(?:in|a|al|alla|all'|dal|dalla|da|fino) /.test(this.lower.slice(this.indexAfter(at)).join("")) &&
      !this.namesThing(at, tail);
    const visited =
      taken ||
      (/^(?:andar|venir|passar|tornar)$/.test(stem) &&
        /^a (?:prendere|trovare|salutare)/.test(this.lower.slice(this.indexAfter(at)).join(""))) ||
      (/^(?:trovar|prender|salutar)$/.test(stem) && this.previous(at) === "a" && !this.namesThing(at, tail));
    if (accusative && visited && !this.namesPerson(at) && this.fits(tail === "la" ? "f" : "m")) {
      this.tokens[at] = plain ? `${stem}${plain}` : `${stem}La`;
      return true;
    }
    if (accusative && THING_TOO.test(word) && this.namesThing(at, tail)) return true;
    if (
      accusative &&
      stem === "aver" &&
      w.OF_PERSONS.test(this.next(at) ?? "") &&
      this.fits(tail === "la" ? "f" : "m")
    ) {
      this.tokens[at] = plain ? `${stem}${plain}` : `${stem}La`;
      return true;
    }
    if (accusative && !(w.OF_PERSONS.test(word) && this.fits(tail === "la" ? "f" : "m"))) return true;
    if (
      !accusative &&
      tail === "le" &&
      (!DATIVE.test(word) || (THING_TOO.test(word) && /(?<!\p{L})le \p{L}+/u.test(this.lower.slice(0, at).join(""))))
    )
      return true;
    if (!accusative && !this.fits(tail === "le" ? "f" : "m") && !(this.to.plural && tail === "gli")) return true;
    this.tokens[at] = plain ? `${stem}${plain}` : `${stem}${accusative ? "La" : "Le"}`;
    return true;
  }

  /** “ha chiamato suo fratello”, if the brother called: rewrites “suo” for the addressee. */
  protected ownBehind(at: number): void {
    const index = this.indexAfter(this.indexAfter(at));
    const own = /^su(o|a)$/.exec(this.lower[index] ?? "");
    if (own && !this.to.plural) this.tokens[index] = `${this.to.formal ? "Su" : "tu"}${own[1]}`;
  }
}
