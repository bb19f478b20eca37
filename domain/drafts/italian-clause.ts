import { genderOfName, isFirstName } from "./content.names.ts";
import type { Addressee } from "./draft-types.ts";
import { CALLED, isPerson, subjectByWords, type Subject } from "./italian-subject.ts";
import * as w from "./italian-words.ts";

export type { Subject };

/** The words of an Italian text, and the subject of the current clause. */
export class ItalianClause {
  protected readonly tokens: string[];
  protected readonly lower: string[];
  protected readonly to: Addressee;
  protected start = 0;
  protected subject: Subject | null = null;
  /** Position of the last verb with the addressee as subject. */
  protected spoken = -1;
  /** The subject of a clause that a relative clause interrupts. */
  protected pending: Subject | null = null;
  /** Number of finite verbs so far. */
  protected verbs = 0;
  protected nounFirst = false;

  constructor(text: string, to: Addressee) {
    this.to = to;
    this.tokens = text.match(/\p{L}+['’](?=\p{L})|[\p{L}\p{N}]+['’]?|[^\p{L}\p{N}]+/gu) ?? [];
    this.lower = this.tokens.map((token) => token.toLowerCase().replace("’", "'"));
  }

  protected indexAfter(at: number): number {
    let index = at + 1;
    while (index < this.lower.length && !/[\p{L}\p{N}]/u.test(this.lower[index]!)) index += 1;
    return index;
  }
  protected next(at: number): string | undefined {
    const gap = this.lower[at + 1] ?? "";
    if (/[,.;:!?]/.test(gap)) return undefined;
    return this.lower[this.indexAfter(at)];
  }
  protected indexBefore(at: number): number {
    let index = at - 1;
    while (index > 0 && !/[\p{L}\p{N}]/u.test(this.lower[index]!)) index -= 1;
    return index;
  }
  protected previous(at: number): string | undefined {
    let index = at - 1;
    while (index >= 0 && !/[\p{L}\p{N}]/u.test(this.lower[index]!)) {
      if (/[,.;:!?]/.test(this.lower[index]!)) return undefined;
      index -= 1;
    }
    return this.lower[index];
  }

  /** The subject of the verb at `at`. */
  protected subjectOf(at: number, word: string, infinitive: string): Subject {
    const after = this.next(at) ?? "";
    const rest = this.tokens.slice(this.indexAfter(at)).join("").toLowerCase();
    const before = this.previous(at) ?? "";
    if (this.pending && this.spoken >= this.start) return this.pending;
    if (this.spoken >= this.start) return "you";
    // “le bollette le paga lei”, “porta Andrea”: the subject follows the verb.
    if (/^(?:lui|lei)$/.test(after) && this.isSpokenTo(after)) return "you";
    if (this.namedBehind(at, infinitive)) return "other";
    const plain = subjectByWords(infinitive, { word, before, after, rest });
    if (plain) return plain;
    const own = this.subjectBefore(at);
    if (own) return own;
    if (this.wordAtStart("chi") && this.spoken < this.start) return "other";
    if (infinitive === "volere" && before === "ci" && !/(?:are|ere|ire)$/.test(after)) return "thing";
    if (
      before === "si" &&
      /^(?:bere|mangiare|pagare|partire|ballare|entrare|cominciare|iniziare|mangiare|andare|fare)$/.test(infinitive) &&
      this.spoken < 0
    )
      return "thing";
    if (infinitive === "entrare" && before === "c'") return this.subject ?? "you";
    // “si chiama”: nobody tells the addressee their own name.
    if (infinitive === "chiamare" && before === "si") return this.subject === "thing" ? "thing" : "other";
    if (infinitive === "avere" && CALLED.test(this.tokens.slice(this.indexAfter(at)).join(""))) return "other";
    // “la chiamata la fa Anna”: the subject follows.
    if (
      /^(?:lo|la|li|le|l')$/.test(before) &&
      isFirstName(after) &&
      /^\p{Lu}/u.test(this.tokens[this.indexAfter(at)] ?? "")
    )
      return "other";
    if (/^(?:dovere|potere)$/.test(infinitive)) {
      if (this.subject === "thing" && (w.OF_THINGS.has(after) || after === "essere")) return "thing";
      if (
        w.SUBJECT_BEHIND.has(after) &&
        /^\p{L}+ (?:qualcuno|nessuno|un |una |il |la |l'|i |le )/u.test(rest) &&
        !/^\p{L}+ (?:il |la )?(?:\d|prossim|settimana|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|giorno|sera|mattina)/u.test(
          rest,
        )
      )
        return "other";
    }
    if (infinitive === "fare" && /^(?:niente|nulla)(?= se |[,.!]|$)/.test(rest) && before === "non") return "thing";
    if (
      infinitive === "stare" &&
      /^(?:gli|le|mi|ti)$/.test(before) &&
      /^(?:bene|benissimo|male|meglio|bene|d'incanto|da dio)/.test(rest)
    )
      return "thing";
    // “che numero di scarpe porta sua figlia”: the daughter is the subject.
    if (
      /^(?:che|quando|come|dove|quanto|quanti|quante|cosa|com')$/.test(this.lower[0] ?? "") &&
      /^su[oa] (?:figli[oa]|marito|moglie|madre|mamma|padre|papà|sorella|fratello|nonn[oa]|amic[oa]|ragazz[oa])(?!\p{L})/u.test(
        rest,
      )
    )
      return "thing";
    if (infinitive === "sembrare" && w.MOOD.test(rest) && this.subject !== "other") return "you";
    if (infinitive === "mancare" && /^(?:mi|ci)$/.test(before) && /^a (?:tutti|morire|me|noi|casa)/.test(rest))
      return "you";
    if (before === "ci" && /essere/.test(infinitive)) return this.subject === "you" ? "you" : "thing";
    if (before === "c'" && !/^(?:siamo|sei)/.test(word)) return "thing";
    if (before === "si" && /^(?:può|deve|potrebbe|dovrebbe)$/.test(word) && !/^\p{L}+rsi\b/u.test(after))
      return "thing";
    if (
      infinitive === "andare" &&
      (/^(?:bene|male|tutto|benissimo|a posto|meglio)/.test(rest) ||
        (this.wordAtStart("come") && !/^\p{L}/u.test(after)))
    )
      return "thing";
    if (
      infinitive === "fare" &&
      /^(?:caldo|freddo|male|piacere|bene|schifo|tardi|paura)\b/.test(rest) &&
      before !== "mi ha"
    )
      return "thing";
    if (infinitive === "essere" || infinitive === "stare") return this.subjectOfBeing(rest, infinitive, at);
    if (w.SUBJECT_BEHIND.has(infinitive) && !(infinitive === "passare" && /^(?:mi|ci)$/.test(before))) {
      const behind = this.subjectBehind(at);
      if (behind) return behind;
    }
    if (/^(?:di)?spiacere$|^parere$|^convenire$/.test(infinitive)) return "thing";
    if (infinitive === "mancare" || infinitive === "piacere")
      return !after || /^(?:e|ed|ma|tanto|molto|un|da|troppo|sempre|ancora|già|moltissimo|tantissimo)$/.test(after)
        ? "you"
        : "thing";
    if (
      /^(?:servire|bastare|costare|importare|interessare|restare|rimanere|spettare|occorrere|succedere|capitare|sembrare|parere)$/.test(
        infinitive,
      ) &&
      /^(?:mi|ci)$/.test(before) &&
      !/^(?:da|a)$/.test(after)
    )
      return "thing";
    if (w.OF_THINGS.has(infinitive) && this.subject !== "you" && !/^(?:di|a)$/.test(after)) return "thing";
    if (this.subject === "other") return "other";
    return "you";
  }

  /** “viene Mimmo”, “gioca Sante”: a name after the verb as its subject. */
  private namedBehind(at: number, infinitive: string): boolean {
    if (
      this.tokens[at + 1] !== " " ||
      /^(?:chiamare|vedere|visitare|conoscere|invitare|incontrare|salutare|sentire|essere|dovere|potere|volere|amare|ringraziare|aspettare|fare|avere)$/.test(
        infinitive,
      )
    )
      return false;
    const token = this.tokens[at + 2] ?? "";
    return /^\p{Lu}\p{Ll}{2,}$/u.test(token) && !this.isAddressee(token);
  }

  private wordAtStart(word: string): boolean {
    for (let index = this.start - 1; index >= 0; index -= 1)
      if (/\p{L}/u.test(this.lower[index]!)) return this.lower[index] === word;
    return false;
  }

  private subjectOfBeing(rest: string, infinitive: string, at: number): Subject {
    const words = rest.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
    let index = 0;
    while (w.ADVERB.test(words[index] ?? "") && index < 4 && words[index] !== "un") index += 1;
    const phrase = words.slice(index).join(" ");
    const behind = this.subjectBehind(at);
    if (behind && (infinitive === "essere" || this.wordAtStart("come"))) return behind;
    if (infinitive === "stare") return this.subject === "other" ? "other" : "you";
    if (this.wordAtStart("dove") && !phrase) return "you";
    if (this.subject === "other") return "other";
    if (
      this.nounFirst &&
      this.verbs === 0 &&
      (w.PERSON_PLACE.test(phrase) || /^(?:arrivat|partit|pront|presentat)/.test(phrase))
    )
      return "thing";
    if (w.OF_A_PERSON.test(phrase) || w.PERSON_PLACE.test(phrase))
      return this.subject === "thing" && this.carried(at) ? "thing" : "you";
    if (
      /^(?:(?:molto )?importante|specia\p{L}+|un[ao]?'? (?:buon|brav|grande|ver|car|amic|person|padre|madre|disastro))/u.test(
        phrase,
      ) &&
      /per me|person|amic|padre|madre/.test(phrase)
    )
      return "you";
    return "thing";
  }

  /** A clause after “e” or “ma” keeps the subject. */
  private carried(at: number): boolean {
    for (let index = this.start - 1; index >= 0 && index > this.start - 3; index -= 1)
      if (/^(?:e|ed|ma|o)$/.test(this.lower[index]!)) return at > 0;
    return false;
  }

  private subjectBefore(at: number): Subject | null {
    const words: [string, string][] = [];
    for (let index = this.start; index < at; index += 1)
      if (/[\p{L}\p{N}]/u.test(this.lower[index]!)) words.push([this.lower[index]!, this.tokens[index]!]);
    let afterPreposition = false;
    for (const [index, [word, token]] of words.entries()) {
      if (w.PREPOSITION.test(word)) {
        afterPreposition = true;
        continue;
      }
      if (/^(?:io|tu|noi|voi)$/.test(word)) return "thing";
      if (afterPreposition && /^(?:lui|lei|loro)$/.test(word)) {
        afterPreposition = false;
        continue;
      }
      if (/^(?:lui|lei)$/.test(word) && this.isSpokenTo(word)) return "you";
      if (/^(?:lui|lei|loro)$/.test(word)) return "other";
      if (/^(?:mi|ti|ci|si|ne|non|me|te|se)$/.test(word) || w.ADVERB.test(word)) {
        if (!/^\d+$/.test(word)) afterPreposition = false;
        continue;
      }
      if (/^(?:papà|mamma|babbo)$/.test(word) && !afterPreposition && !this.isAddressee(token)) return "other";
      if (isFirstName(token) && /^\p{Lu}/u.test(token)) {
        if (!afterPreposition && !this.isAddressee(token)) return "other";
        if (!afterPreposition) return "you";
        continue;
      }
      if (afterPreposition) continue;
      if (/^(?:lo|la|l'|le|gli)$/.test(word) && index === words.length - 1) continue;
      // “questo weekend”, “la settimana prossima”: not a subject.
      if (
        w.DETERMINER.test(word) &&
        (w.TIME_NOUN.test(words[index + 1]?.[0] ?? "") ||
          (/^(?:prim|ultim|prossim|scors|quest)/.test(words[index + 1]?.[0] ?? "") &&
            w.TIME_NOUN.test(words[index + 2]?.[0] ?? "")))
      ) {
        afterPreposition = true;
        continue;
      }
      if (
        w.DETERMINER.test(word) ||
        (/^\p{Lu}/u.test(token) &&
          (index > 0 ||
            (/^,|^(?:che|se|perché|e|ma|quando|quindi)$/.test(this.lower[this.start - 1] ?? "") &&
              !this.isAddressee(token))))
      )
        return isPerson(words.slice(index + 1).map(([next]) => next)) ? "other" : "thing";
    }
    return null;
  }

  protected isSpokenTo(pronoun: string): boolean {
    if (this.to.plural) return false;
    return this.to.gender === null || (this.to.gender === "f") === (pronoun === "lei");
  }

  protected isAddressee(token: string): boolean {
    return this.to.to.toLowerCase().split(" ").includes(token.toLowerCase());
  }

  private subjectBehind(at: number): Subject | null {
    let index = this.indexAfter(at);
    for (
      let passed = 0;
      passed < 3 &&
      /^(?:anche|pure|a|poi|già|stat[oa]|\p{L}+(?:at|it|ut)[oa]|mort[oa]|arrivat[oa]|venut[oa]|nat[oa]|rott[oa]|domani|oggi|sabato|domenica|stasera|fuori|solo|sempre)$/u.test(
        this.lower[index] ?? "",
      );
      passed += 1
    ) {
      if (this.lower[index] === "a") return null;
      index = this.indexAfter(index);
    }
    const word = this.lower[index] ?? "";
    const token = this.tokens[index] ?? "";
    if (/[,.;:!?]/.test(this.tokens.slice(at + 1, index).join(""))) return null;
    if (isFirstName(word) && /^\p{Lu}/u.test(token)) return "other";
    if (/^(?:il|lo|la|l'|i|gli|le|un|uno|una|un'|mio|mia|nostra|nostro|mie|miei|tutto|qualcuno|nessuno)$/.test(word)) {
      const next = this.lower[this.indexAfter(index)] ?? "";
      if (
        /^(?:\d|primo|prossim|scors|settimana|mattina|sera|pomeriggio|giorno|mese|anno|po'|bravo|brava|buon|vero|vera)/.test(
          next,
        )
      )
        return null;
      const words = this.lower.slice(index, index + 6).filter((part) => /\p{L}/u.test(part));
      return isPerson(words) || genderOfName("") ? "other" : "thing";
    }
    return null;
  }
}
