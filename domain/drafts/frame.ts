import type { Language } from "#domain/language.ts";
import { findAddressee, type Found } from "./addressee.ts";
import type { Act, DraftInput, Gender } from "./draft-types.ts";
import { asContext, withoutName, type ContextSentence } from "./frame-context.ts";
import { readHead, type Head } from "./frame-head.ts";
import { formalityOf, isMeta, withoutTail } from "./frame-meta.ts";
import { canonical } from "./frame-canonical.ts";
import { callsOf, type Calls } from "./frame-names.ts";
import { findRole } from "./find-role.ts";
import { isFirstName } from "./content.names.ts";
import { quoted } from "./frame-quote.ts";
import { asOrders } from "./frame-orders.ts";
import {
  ASKS,
  FILLER,
  genderSpoken,
  LEAD,
  OCCASION,
  WITHOUT_VERB,
  PLACES,
  PLAIN,
  splitQuestions,
  ROLE_TOLD,
  sentencesOf,
} from "./frame-text.ts";
import { isFinite } from "./italian-verbs.ts";
import { NOUNS } from "./italian-words.ts";
import { normalizeQuotes } from "./repair-typing.ts";
import { readEnglish, type Request } from "./read-request-en.ts";
import { readItalian } from "./read-request-it.ts";

export interface Framed extends Request {
  /** Whether to address them formally; null if the user does not say. */
  formal: boolean | null;
}

/** A request to write to the person of the conversation, without its wording but with the context told around it. */
export function readFramed({ text, persona, language }: DraftInput): Framed | null {
  const whole = normalizeQuotes(text.slice(0, 3000)).replace(/(?<=\p{L})\.\.\.? ?/gu, "… ");
  const quote = quoted(whole, persona.name, language);
  if (quote) return quote;
  if (language === "it" && /^mia(?: |$)/iu.test(persona.name) && /(?:^|\s)(?:alla|la) mia /iu.test(whole)) return null;
  const calls = callsOf(persona.name, whole, language);
  if (!new RegExp(`(?<!\\p{L})${calls.name}(?!\\p{L})`, "iu").test(whole)) return null;
  const reading = new FrameReader(calls, whole, language);
  for (const sentence of sentencesOf(whole)) reading.take(sentence);
  return reading.done();
}

class FrameReader {
  private readonly calls: Calls;
  private readonly language: Language;
  private readonly whole: string;
  private readonly before: ContextSentence[] = [];
  private readonly segments: string[] = [];
  private readonly commands: string[] = [];
  private formal: boolean | null = null;
  private asked = false;
  /** Whether anything was removed or changed; otherwise the plain readers are enough. */
  private useful = false;
  private plain = false;
  /** Whether it begins with a sentence about the person. */
  private about = false;
  private who: Found["who"] | null = null;
  private gender: Gender | null = null;

  constructor(calls: Calls, whole: string, language: Language) {
    this.calls = calls;
    this.language = language;
    this.whole = whole;
  }

  take(said: string): void {
    const sentence = said.replace(FILLER[this.language], "");
    // “no wait …” takes back what was said before.
    if (
      /^(?:(?:no|anzi),? aspetta|no,? wait|scratch that)(?!\p{L})/iu.test(sentence) &&
      !/scrivilo tu/iu.test(sentence)
    ) {
      this.before.length = 0;
      this.segments.length = 0;
    }
    if (this.language === "it") this.formal = formalityOf(sentence) ?? this.formal;
    if (isMeta(sentence, this.language)) {
      this.asked ||= /(?:scriv|rispond|dir[lg]|tell|writ|metto|dico|diglielo|glielo|word|text|send|say)/iu.test(
        sentence,
      );
      this.commands.push(sentence);
      this.useful = true;
      return;
    }
    const bare = withoutTail(
      sentence.replace(/^(?:no|anzi),? aspetta,? [^,.]*, /iu, "").replace(/^no,? quello [^,.]*, /iu, ""),
      this.language,
    );
    if (/^(?:senza|without) /iu.test(bare) && bare.split(" ").length < 4) return;
    if (bare !== sentence) {
      this.commands.push(sentence.slice(bare.length));
      this.useful = true;
    }
    const [head, start] = this.headIn(bare);
    if (!head) {
      this.tell(bare);
      return;
    }
    const lead = bare
      .slice(0, start)
      .replace(/(?:[\s,;:–-]|(?<=[\s,])(?:e io|e noi|e|ma|quindi|allora|e poi|però|and|so|but|anyway))+$/iu, "")
      .trim();
    const told = /\p{L}/u.test(lead) && !isMeta(lead, this.language) ? lead : "";
    const asking = /^(?:come|puoi|potresti|mi |how|can|could|what|would|will)/iu.test(bare.slice(start, head.end));
    const rest = bare
      .slice(head.end)
      .trim()
      .replace(
        asking &&
          /^(?:that|none)$/.test(head.link) &&
          head.act === null &&
          !ASKS[this.language].test(bare.slice(head.end))
          ? /\?$/
          : /(?!)/,
        ".",
      )
      .replace(LEAD[this.language], "")
      .replace(head.act ? /^(?:da parte mia|for me|from me)[, ]*/iu : /(?!)/, "");
    this.commands.push(bare.slice(start, head.end));
    if (head.link !== "colon" && OCCASION[this.language].test(rest)) this.plain = true;
    this.useful ||=
      head.told ||
      (head.act !== null && head.verb !== "") ||
      start > 0 ||
      !PLAIN[this.language].test(bare.slice(start)) ||
      /, che .* e che /iu.test(rest) ||
      /:\s*(?:che|se|that|if)\s*$/iu.test(bare.slice(0, head.end)) ||
      (this.language === "it" &&
        (asOrders(rest) !== rest || (head.act === "chiedi @" && splitQuestions(rest) !== `chiedi @ ${rest}`)));
    if (
      /^(?:to|for|a|ad|al|alla|per)\s/iu.test(head.phrase ?? "") &&
      !head.verb &&
      head.act === null &&
      start === 0 &&
      WITHOUT_VERB[this.language].test(this.whole)
    )
      this.plain = true;
    if (head.phrase !== null && this.who === null) this.name(head.phrase);
    this.gender ??= head.gender;
    const part =
      told &&
      head.link === "that" &&
      this.language === "it" &&
      !told.split(/[^\p{L}']+/u).some((word) => isFinite(word.toLowerCase()) && !NOUNS.test(word.toLowerCase()));
    if (/^(?:fai|manda|fagli|falle) (?:gli |tanti |le |i )?(?:auguri|complimenti|condoglianze|scuse)/iu.test(told))
      this.plain = true;
    if (told && !part) this.tell(told);
    if (!/[\p{L}\d]/u.test(rest) || ROLE_TOLD[this.language].test(rest)) {
      this.asked = true;
      if (head.act) this.segments.push(`${head.act}.`);
      return;
    }
    this.asked = true;
    // “ringraziala, dille che …”: two requests.
    const next =
      head.act && head.link === "none"
        ? /^(?:and |e )?(?=(?:say|tell|ask|dille|digli|chiedi|scrivi)(?!\p{L}))/iu.exec(rest)
        : null;
    // “a thank you for Des, he sent 50”: the reason for the thanks follows.
    const thanks =
      head.link === "none" &&
      /^(?:thank her|ringrazia @)$/.test(head.act ?? "") &&
      /^(?:he|she|they|we|i|mi|ci|ha|ho|abbiamo)(?!\p{L})/iu.test(rest);
    if (head.act && (next || thanks)) {
      this.segments.push(`${head.act}.`);
      this.take(next ? rest.slice(next[0].length) : rest);
      return;
    }
    const whole = part ? `${told}, ${rest.replace(/^che /iu, "")}` : rest;
    const named = withoutName(whole, this.calls, this.language, this.whole).text || whole;
    this.segments.push(canonical(head, { rest: whole, named }, this.language));
  }

  /** The request in a sentence, and its position. */
  private headIn(sentence: string): [Head | null, number] {
    const first = readHead(sentence, 0, this.calls, this.language);
    if (first) return [first, 0];
    for (const place of sentence.matchAll(PLACES[this.language])) {
      const from = place.index + place[0].length;
      const head = readHead(sentence, from, this.calls, this.language);
      if (!head || head.end - from < 4) continue;
      if (head.act !== null && this.asked) continue;
      const clitic = this.language === "it" ? /(?:gli|le|lo|je)(?!\p{L})/iu : /\b(?:him|her|them|say)\b/i;
      if (
        head.phrase !== null ||
        (sentence.endsWith("?") && head.end >= sentence.length && head.verb) ||
        clitic.test(sentence.slice(from, head.end))
      )
        return [head, from];
    }
    return [null, 0];
  }

  private name(phrase: string): void {
    if (this.calls.several) return;
    const bare = phrase
      .trim()
      .replace(
        this.language === "it"
          ? /^(?:a|ad|al|allo|alla|ai|agli|alle|per|x|con|col|all')(?: |(?<=')) ?/iu
          : /^(?:to|for|at|with) /i,
        "",
      )
      .replace(/,.*$| ?\(.*$/, "");
    const articled =
      this.language === "it" && /^(?:al|allo|alla|all')/iu.test(phrase.trim()) && !/^(?:il|la)/iu.test(bare);
    const found = findAddressee(articled ? `la ${bare}` : bare, this.language);
    const last = bare.split(" ").at(-1) ?? "";
    if (
      /^\p{Ll}/u.test(last) &&
      !isFirstName(last) &&
      !["la ", "i ", "the "].some((one) => findRole(one, last, this.language, () => null))
    )
      this.useful = true;
    // “my grandson Ewan” is addressed as Ewan, “zio Gino” as zio Gino.
    const own =
      found &&
      typeof found.who === "object" &&
      (found.who.formal ||
        /^(?:zi[oa]|nonn[oa]|aunt(?:ie|y)?|uncle|gran\p{L}*|nan|nanna|don|suor|fra|padre|father|sister|brother) /iu.test(
          found.who.called,
        ) ||
        !bare.includes(" "));
    if (found && own && typeof found.who === "object" && found.who.called) this.who = found.who;
  }

  private tell(sentence: string): void {
    const parts = sentence.split(
      new RegExp(
        `(?<!^(?:io|noi)) (?:e|ma|and|but) (?=(?:${this.calls.name}|lei ha|lui ha|she has|he has) (?:mi |ci )?\\p{L}+)`,
        "iu",
      ),
    );
    if (parts.length > 1 && parts[0]!.split(" ").length > 2 && this.segments.length === 0) {
      for (const part of parts) this.tell(part.replace(/^l(?:ei|ui) (?=ha)/iu, ""));
      return;
    }
    if (
      ROLE_TOLD[this.language].test(sentence) ||
      new RegExp(
        `^(?:si chiama|(?:lei|lui) è|(?:his|her) name(?:'s| is)|it's|(?:s?he)(?:'s| is)) ${this.calls.name}(?!\\p{L})`,
        "iu",
      ).test(sentence)
    ) {
      this.useful = true;
      return;
    }
    const told = withoutName(sentence.replace(LEAD[this.language], ""), this.calls, this.language, this.whole);
    if (told.ofThem) this.useful = true;
    const bare = told.text.replace(LEAD[this.language], "");
    if (bare !== told.text) Object.assign(told, { text: bare, ofThem: false });
    if (
      (told.ofThem || told.identity || this.calls.subject.test(sentence)) &&
      this.before.length + this.segments.length === 0
    )
      this.about = !WITHOUT_VERB[this.language].test(this.whole);
    if (!told.text) return;
    if (this.segments.length === 0) this.before.push(told);
    else this.segments.push(`${this.segments.pop()!.replace(/(?<![.!?…])$/, ".")} ${told.text}`);
  }

  done(): Framed | null {
    if (!this.asked && this.about) {
      this.asked = true;
      this.useful = true;
    }
    if (!this.asked || this.plain || !(this.useful || this.before.length > 0)) return null;
    const { language } = this;
    const told =
      this.segments.length === 0
        ? this.before.filter(({ text }) => text).map(({ text }) => text)
        : this.before.map((one) => asContext(one, language)).filter((one) => one !== null);
    const read = language === "it" ? readItalian : readEnglish;
    const acts: Act[] =
      told.length > 0 ? [{ kind: "say", text: told.map((one) => one.replace(/(?<![.!?…])$/, ".")).join(" ") }] : [];
    for (const segment of this.segments)
      acts.push(...read(segment.replace(/chiedere di (?=\p{Lu})/gu, "chiedere\u2060 di ")).acts);
    if (acts.length === 0) return null;
    const gender = this.gender ?? genderSpoken(this.whole, language);
    const who =
      this.who === null
        ? gender === null
          ? null
          : gender === "m"
            ? "him"
            : "her"
        : typeof this.who === "object" && this.who.gender === null && !this.who.plural
          ? { ...this.who, gender }
          : this.who;
    return { who, acts, command: this.commands.join(" "), formal: this.formal };
  }
}
