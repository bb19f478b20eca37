import type { Addressee } from "./draft-types.ts";
import { ofTheirs } from "./italian-name.ts";
import { ItalianPronouns } from "./italian-pronouns.ts";
import { conjugate, formsOf, guessedPresent } from "./italian-verbs.ts";
import * as w from "./italian-words.ts";

/**
 * Rewrites for the addressee: “deve portare il suo libro” → “devi portare il tuo libro”, formally “deve portare il Suo
 * libro”, for several “dovete portare il vostro libro”.
 */
export function italianToYou(text: string, to: Addressee, nounFirst = false): string {
  return new Reader(ofTheirs(text, to), to, nounFirst).read();
}

class Reader extends ItalianPronouns {
  constructor(text: string, to: Addressee, nounFirst: boolean) {
    super(text, to);
    this.nounFirst = nounFirst;
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
      // “il tuo cane ha scavato, può riparare?”: the request is to the addressee.
      const lastPerson = word.startsWith(",") && this.afterPerson(at);
      const asks = /^(?:mi |ci )?(?:può|potrebbe|riesce|riuscirebbe)(?!\p{L})[^.!]*\?/u.test(
        this.lower.slice(at + 1).join(""),
      );
      if (/[,.;:!?]/.test(word)) {
        this.begin(at + 1, word.includes(",") && !asks);
        if (lastPerson && !asks) this.subject = "other";
      }
      return;
    }
    if (
      w.JOINTS.test(word) &&
      !(
        word === "se" &&
        !/^(?:o|e|ma|che)$/.test(this.previous(at) ?? "") &&
        /^(?:ne|n')$/.test(this.next(at) ?? "")
      ) &&
      !(word === "anche" && this.previous(at))
    ) {
      // “la nonna sta meglio e che torna a casa”: the same subject.
      const goesOn =
        word === "che" &&
        this.previous(at) === "e" &&
        this.subject === "other" &&
        !/^(?:può|deve|dovrebbe|potrebbe|se|mi|ti|gli|le|lo|la|l')$/.test(this.next(at) ?? "");
      // “se il nonno sta meglio e se ha ricevuto”: the same subject.
      const alsoIf = word === "se" && this.previous(at) === "e" && this.subject === "other";
      // “sua mamma può stare da noi quando viene”: the same subject.
      const theirs = /^(?:quando|finché)$/.test(word) && this.subject === "other";
      this.begin(at + 1, goesOn || alsoIf || theirs || w.CARRYING.test(word), word);
      return;
    }
    if (this.pronoun(at, word)) return;
    this.verb(at, word);
  }

  private begin(at: number, carry: boolean, word = ""): void {
    this.pending = word === "che" && this.leavesOpen(at) ? "thing" : null;
    this.start = at;
    // “Andrea che passa da Rho”, “un mio amico di Perugia che dorme da noi”: a relative clause about them.
    const back = this.tokens.slice(Math.max(0, at - 11), at - 1).join("");
    if (
      word === "che" &&
      ((/^\p{Lu}\p{Ll}{2,}$/u.test(this.tokens[at - 3] ?? "") &&
        !this.isAddressee(this.tokens[at - 3] ?? "") &&
        this.tokens[at - 2] === " " &&
        !/^(?:a|ad|da|di|in|per|su)$/.test(this.lower[at - 5] ?? "")) ||
        /(?:un|una|il|la) (?:mi[oa]|nostr[oa]) (?:amic[oa]|cugin[oa]|collega)(?: di \p{L}+)? che$/iu.test(
          back.trimEnd(),
        ))
    ) {
      this.subject = "other";
      return;
    }
    // “del tipo che gli ha rifatto il tetto”: a relative clause.
    if (
      word === "che" &&
      /^(?:tipo|tizio|tizia|signore|signora|ragazzo|ragazza|idraulico|elettricista|muratore|medico|dottore|avvocato|tecnico|meccanico)$/.test(
        this.previous(at - 1) ?? "",
      )
    ) {
      this.subject = "other";
      return;
    }
    // “Luca non viene perché è malato”: Luca is ill.
    if (/^(?:perché|mentre|siccome)$/.test(word) && this.subject !== "you" && this.namesAnother(at)) {
      this.subject = "other";
      return;
    }
    if (!carry && !(this.subject === "other" && /^(?:perché|mentre|siccome)$/.test(word))) this.subject = null;
  }

  private verb(at: number, word: string): void {
    const wanted = this.to.plural ? 5 : 2;
    // “due mesi fa”
    if (
      word === "fa" &&
      /^(?:mes[ei]|ann[oi]|giorn[oi]|settiman[ae]|or[ae]|minut[oi]|po'|tempo|sere?|notti?)$/.test(
        this.previous(at) ?? "",
      )
    )
      return;
    const clitic = /^(?:mi|ti|ci|vi|si|ne|gli|me|te|non)$/.test(this.previous(at) ?? "");
    const listed = formsOf(word);
    const entries =
      listed.length > 0 || !clitic || w.ADVERB.test(word) || w.PREPOSITION.test(word) ? listed : guessedPresent(word);
    // Not the third person.
    let behind = this.indexAfter(at);
    while (w.ADVERB.test(this.lower[behind] ?? "")) behind = this.indexAfter(behind);
    const alone = word === "sono" && this.to.plural && !/[ie]$/.test(this.lower[behind] ?? "");
    const form = alone ? undefined : entries.find(({ person }) => person === wanted);
    const before = this.previous(at) ?? "";
    if (this.afterBeing(at)) return;
    if (this.joined && entries.some(({ person }) => person === 5) && !this.isNoun(word, before)) {
      const all = entries.find(({ person }) => person === 5)!.all;
      this.tokens[at] = all[4] || word;
      this.spoken = at;
      return;
    }
    if (!form) {
      if (
        entries.some(({ person }) => person === 0 || person === 3) &&
        !w.DETERMINER.test(before) &&
        !w.PREPOSITION.test(before)
      )
        this.subject = null;
      return;
    }
    // “…, consegna il giovedì”: a noun that looks like a verb.
    if (!before && at > 1 && w.NOUNS.test(word) && this.verbs > 0) return;
    // “Cena da me venerdì”, “fattura 118 pagata”: a noun at the start.
    if (at === 0 && w.NOUNS.test(word) && /^(?:da|con|per|di|del|della|\d+|a|al)$/.test(this.next(at) ?? "")) return;
    if (this.isNoun(word, before) && !/^(?:lui|lei|io|tu)$/.test(this.next(at) ?? "")) return;
    this.subject = this.subjectOf(at, word, form.infinitive);
    this.verbs += 1;
    if (this.subject === "other" && form.infinitive === "avere") this.ownBehind(at);
    if (this.subject !== "you") {
      // About somebody else, so not a request to the addressee.
      if (this.to.formal && /^(?:deve|dovrebbe|dovrà)$/.test(word)) this.tokens[at] += "\u2060";
      return;
    }
    this.spoken = at;
    // “per favore mandino”: an imperative, not a subjunctive.
    const order =
      form.mood === "subjunctive" && this.to.plural && before !== "che"
        ? conjugate(form.infinitive, "present")?.[4]
        : undefined;
    const changed = order ?? form.all[this.to.plural ? 4 : 1] ?? "";
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
      this.lower.slice(this.start, at).every((one) => !/\p{L}/u.test(one) || w.CLITICS.test(one)) &&
      /(?:onorat[oa]|content[oa]|felic[ei]|grat[oa]|dispiace|peccato|strano|bello|spero|voglio|vorrei|penso|credo|preferisco|importante|meglio|bisogna|piacerebbe) $/.test(
        this.lower
          .slice(0, Math.max(0, this.start - 1))
          .join("")
          .replace(/che $/, ""),
      )
    )
      this.tokens[this.firstClitic(at)] = `tu ${this.tokens[this.firstClitic(at)]}`;
  }
}
