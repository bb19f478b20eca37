import type { Language } from "#domain/language.ts";
import { findAddressee, personaAddressee } from "./addressee.ts";
import { CLOSINGS, GREETINGS, TONES } from "./content.drafts.ts";
import { isFirstName } from "./content.names.ts";
import type { Act, Addressee, Draft, DraftInput, Gender, Tone } from "./draft-types.ts";
import { readFramed } from "./frame.ts";
import { normalizeQuotes, uncapitalize, repairTyping, capitalize } from "./repair-typing.ts";
import { withContext } from "./context.ts";
import { readEnglish, type Request } from "./read-request-en.ts";
import { readItalian } from "./read-request-it.ts";
import { sayEnglish } from "./say-english.ts";
import { isFinite } from "./italian-verbs.ts";
import { NOUNS } from "./italian-words.ts";
import { sayItalian } from "./say-italian.ts";
import { requiredIn } from "./given.ts";
import { splitBundledActs } from "./split-bundled-acts.ts";
import { person } from "./person.ts";
import { styleOf } from "./style.ts";

/** Writes a message from a request; `missing` if it has no content. */
export function writeDraft(input: DraftInput): Draft | { missing: "content" } {
  const { language, persona } = input;
  const { text, tones, context } = styleOf(
    repairTyping(normalizeQuotes(input.text.slice(0, 6000)).slice(0, 2000), language),
    language,
  );
  const frame = readFramed(input);
  const request =
    frame ??
    withContext(
      language === "en" ? readEnglish(text) : readItalian(text),
      context,
      language,
      persona.name.split(" ")[0] ?? persona.name,
    );
  const tone = new Set<Tone>([
    ...(input.tones ?? []),
    ...tones,
    ...TONES[language].filter(([match]) => match.test(request.command)).map(([, found]) => found),
  ]);
  greetedBy(request, language);
  for (const act of request.acts) act.text = withoutMarks(act.text, act.kind);
  const to = spokenTo(addressed(request, input, tone), input.formal ?? frame?.formal ?? null);
  const acts = splitBundledActs(request.acts, language).filter(
    ({ text: words, kind }) =>
      words.trim() ||
      (kind === "wish" && language === "it") ||
      kind === "thank" ||
      kind === "sorry" ||
      kind === "congratulate" ||
      kind === "condole",
  );
  if (acts.every(isEmpty)) return { missing: "content" };
  for (const act of acts) act.text = withPupil(act, to);
  const names = persona.name.split(" ").slice(0, 1);
  const say = language === "en" ? sayEnglish : sayItalian;
  const sentences = acts.flatMap((act) => say(act, to, to.called === persona.name ? names : [])).filter(Boolean);
  if (sentences.length === 0) return { missing: "content" };
  const near =
    acts.some(({ kind }) => kind === "condole") ||
    sentences.some((sentence) =>
      /^(?:I'm so sorry to hear that your|My thoughts are|Mi dispiace tanto\.$)/.test(sentence),
    );
  const given = requiredIn(acts.map(({ text: words }) => repairTyping(words, language)).join(". "), language);
  return {
    to: to.to,
    language,
    formal: to.formal,
    sentences: greeted(sentences, language, to, input.text),
    greeting: greeting(to, language, near, sentences),
    closing: near ? null : closing(to, language, tone, input),
    given,
  };
}

/** Removes “@”, which marks the addressee, where part of the request was not understood. */
function withoutMarks(text: string, kind: Act["kind"]): string {
  if (!text.includes("@")) return text;
  if (/ ?@\s*[.!]?$/.test(text) && text.indexOf("@") === text.lastIndexOf("@"))
    return text.replace(/ ?@\s*[.!]?$/, "").trim();
  const led =
    /^(?:say|direct)$/.test(kind) && /^(?:\S+ ){0,6}@(?: (?:that|saying|che|per dire che|:))?[\s.,:]*/iu.exec(text);
  return (led ? text.slice(led[0].length) : text).replace(/(?: (?:to|for|a))? ?@(?= |[.,;:!?]|$)/g, "").trim();
}

/** “alla maestra di Leo che non viene a scuola”: adds Leo as the subject. */
function withPupil({ kind, text }: Act, to: Addressee): string {
  const pupil = /^\p{L}+(?: \p{L}+)?(?: di| della?) (\p{Lu}\p{L}+|mi[oa] \p{L}+)$/u.exec(to.to)?.[1];
  const bare =
    /^(?:che )?(?:(?:(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|oggi|domani|ieri|stamattina|stasera)(?: (?:mattina|pomeriggio|sera))?(?: alle [\d:.]+)? )?(?:non )?(?:viene|è|sta|ha|sarà|era|verrà|aveva|arriva|esce|deve|prende)(?!\p{L})/iu;
  return pupil && kind === "say" && bare.test(text) && !text.includes(pupil)
    ? `${pupil} ${text.replace(/^che /, "")}`
    : text;
}

const GREETING =
  /^(?:ciao|hi|hey|hello|dear|buongiorno|buonasera|salve|car[oa]|gentile|gent\.mo|gent\.ma)(?: (?!i\b|i'|im\b|it\b|we\b|the\b|my\b|can\b|could\b|just\b|sorry\b|thanks\b|how\b|come\b|sono\b|ho\b|non\b|ti\b|mi\b|scusa\b|a\b|da\b)(\p{L}+))?(?:[,!.] ?|(?<= \p{Lu}\p{L}*) |(?= (?!\p{Lu})))/iu;

/** “write: hi Ana, sorry I'm late”: takes the addressee from the greeting. */
function greetedBy(request: Request, language: Language): void {
  const [opening] = request.acts;
  if (!opening) return;
  const word = /^(?:ciao|hi|hey|hello|dear|buongiorno|buonasera|salve|car[oa]|gentile) /iu.exec(opening.text)?.[0];
  const titled = word && findAddressee(opening.text.slice(word.length), language);
  if (word && titled && typeof titled.who === "object" && titled.who.formal && titled.who.called) {
    opening.text = opening.text.slice(word.length + titled.length).replace(/^[\s,.!]+/, "");
    request.who ??= titled.who;
    return;
  }
  const found = GREETING.exec(opening.text);
  if (!found || !/[\p{L}\p{N}]/u.test(opening.text.slice(found[0].length))) return;
  const name = found[1];
  if (name && !/^\p{Lu}/u.test(name) && !isFirstName(name)) return;
  opening.text = opening.text.slice(found[0].length).trim();
  if (name && request.who === null) request.who = person(capitalize(name), capitalize(name), {});
}

/** “ask if he can come”, if nobody is named: “he” is the addressee. */
function spokenOf(request: Request): Gender | null {
  const [first] = request.acts;
  if (!first || !first.kind.startsWith("ask")) return null;
  const word = /^(?:non )?(he|she|gli|le|lui|lei)(?![\p{L}])/iu.exec(first.text)?.[1]?.toLowerCase();
  return word === undefined ? null : /^(?:he|gli|lui)$/.test(word) ? "m" : "f";
}

/** The text of the message. */
export function render(draft: Draft): string {
  const letter = draft.formal && draft.language === "en";
  const body = `${draft.greeting}${draft.greeting ? (letter ? "\n\n" : " ") : ""}${draft.sentences.join(" ")}`;
  if (!draft.closing) return body;
  return draft.formal ? `${body}\n\n${draft.closing}` : `${body} ${draft.closing}`;
}

function isEmpty({ kind, text }: Act): boolean {
  return (
    /^(?:say|direct|about|ask-wh|ask-if|suggest|ask-for)$/.test(kind) &&
    /^(?:(?:this|that|it|something|something nice|a message|the (?:message|text)|hi|hello|please|now|for me|for us|to send|(?:tu )?(?:questo|qualcosa|qualcosa di (?:carino|bello)|(?:un|il) (?:messaggio|testo))|tu|per me|al posto mio|da mandare|per favore|grazie|thanks)[ ,]*)*[.?!]*$/i.test(
      text.trim(),
    )
  );
}

function addressed(request: Request, { persona, language, text }: DraftInput, tone: ReadonlySet<Tone>): Addressee {
  const own = personaAddressee(persona, language);
  let to: Addressee;
  if (request.who === null && isAppointment(request)) to = person("", "", { formal: true });
  else if (request.who === null) to = { ...own, gender: spokenOf(request) ?? own.gender };
  else if (typeof request.who === "string")
    to = {
      ...own,
      gender:
        request.who === "him"
          ? language === "it"
            ? own.gender === "f"
              ? null
              : "m"
            : "m"
          : request.who === "her"
            ? "f"
            : language === "en"
              ? null
              : own.gender,
      plural:
        own.plural ||
        (request.who === "them" && language === "it") ||
        (request.who === "them" && own.gender === null && !isFirstName(persona.name.split(" ")[0] ?? "")),
    };
  else {
    to = request.who;
    const partner = persona.context === "partner" || persona.context === "romantic";
    if (
      !to.called &&
      partner &&
      /^(?:husband|hubby|boyfriend|wife|girlfriend|partner|marito|moglie|fidanzat|ragazz|compagn)/.test(to.to)
    )
      to = { ...own, gender: to.gender };
    // “my uncle” is Uncle Pete, and “my mother” Mum, if they are the persona.
    const role = to.called.toLowerCase();
    if (
      role &&
      (own.called.toLowerCase().startsWith(`${role} `) ||
        (/^m[ou]m$/.test(role) && /^m[ou]m$/i.test(own.called)) ||
        (role === "auntie" && /^aunt(?:ie|y)? /i.test(own.called)))
    )
      to = { ...own, gender: to.gender ?? own.gender };
    if (to.called && to.called.toLowerCase() === persona.name.split(" ")[0]?.toLowerCase())
      to = { ...to, to: persona.name, formal: to.formal || own.formal };
  }
  // “alla selezionatrice”: an unlisted role, addressed formally.
  if (
    !to.called &&
    !to.formal &&
    !to.plural &&
    own.formal &&
    own.called &&
    typeof request.who === "object" &&
    request.who !== null
  )
    to = own;
  if (tone.has("formal") || (language === "it" && saysLei(text))) to = { ...to, formal: true };
  if (tone.has("casual") || (language === "it" && to.formal && !tone.has("formal") && saysTu(text)))
    to = { ...to, formal: false };
  return to.called ? to : person2(to);
}

/** Applies what the user says explicitly: “gli do del Lei”. */
function spokenTo(to: Addressee, formal: boolean | null): Addressee {
  return formal === null || to.plural ? to : { ...to, formal };
}

/** “cancel my appointment with the dentist” is formal. */
function isAppointment({ acts: [first] }: Request): boolean {
  return (
    first !== undefined &&
    /^(?:cancel|move)$/.test(first.kind) &&
    /(?:doctor|dentist|hairdresser|vet|medical)(?:'s)? appointment|appointment (?:at|with) the|appuntamento (?:dal|dalla|con il|con la|col) (?:dentist|dottor|medic|parrucchier|estetist|veterinari|pediatr|fisioterap)/i.test(
      first.text,
    )
  );
}

function person2(to: Addressee): Addressee {
  return { ...person(to.to, to.called, to), gender: to.gender };
}

/** “faccia i vetri e prenda i soldi”: Lei. */
function saysLei(text: string): boolean {
  const direct = /[:"«](.*)$/s.exec(text)?.[1] ?? "";
  return (
    /(?<!\p{L})(?:faccia|prenda|venga|abbia|stia|dica|lasci|mi dica|mi faccia sapere|mi mandi|mi chiami|mi scusi|la ringrazio|le scrivo)(?!\p{L})/iu.test(
      direct,
    ) && !/(?<!\p{L})(?:che|ti|tu)(?!\p{L})/iu.test(direct)
  );
}

/** “puoi”: the user says tu to them. */
function saysTu(text: string): boolean {
  const direct = /[:"«](.*)$/s.exec(text)?.[1] ?? "";
  return /(?<!\p{L})(?:ti|te|tuo|tua|puoi|potresti|hai|sei|vuoi|riesci|fammi|dimmi|mandami)(?!\p{L})/iu.test(direct);
}

function greeting(to: Addressee, language: Language, near: boolean, sentences: readonly string[]): string {
  const name = language === "en" ? to.called.replace(/^Prof\.? (?=\p{Lu})/u, "Professor ") : to.called;
  if (/^(?:hi|hello|hey|dear|ciao|cara|caro|buongiorno|buonasera|salve|gentile)\b/i.test(sentences[0] ?? "")) return "";
  if (to.formal) return (name ? GREETINGS.formal : GREETINGS.formalNameless)[language].replace("{name}", name);
  if (!name) return (to.plural ? GREETINGS.all : GREETINGS.nameless)[language];
  const text = near ? GREETINGS.near[language] : GREETINGS.plain[language];
  const agreed =
    near && language === "it" ? text.replace("Caro", to.plural ? "Cari" : to.gender === "f" ? "Cara" : "Caro") : text;
  return agreed.replace("{name}", name);
}

function greeted(sentences: readonly string[], language: Language, to: Addressee, text: string): string[] {
  const [first = "", ...rest] = sentences;
  if (to.formal && language === "en") return [first, ...rest];
  const [word = "", next = ""] = first.split(/[^\p{L}']+/u);
  // A word that the user capitalized in mid-sentence is a name; “Le” is the courtesy form.
  const name =
    /^\p{Lu}\p{Ll}/u.test(word) &&
    new RegExp(`[\\p{Ll},] ${word}(?!\\p{L})`, "u").test(text.slice(1, 3000)) &&
    !COMMON.test(word);
  const courtesy =
    to.formal && /^(?:Le|La)$/.test(word) && isFinite(next.toLowerCase()) && !NOUNS.test(next.toLowerCase());
  return name || courtesy ? [first, ...rest] : [uncapitalize(first, language), ...rest];
}

const COMMON = /^(?:We|It|He|She|They|You|The|My|Our|Can|Could|Il|La|Lo|Non|Ho|Mi|Ti|Ci)$/;

function closing(
  to: Addressee,
  language: Language,
  tone: ReadonlySet<Tone>,
  { user, persona }: DraftInput,
): string | null {
  const name = user?.name?.trim().split(" ")[0];
  if (to.formal) {
    const near = language === "it" && /^(?:friend|acquaintance|family|partner|romantic)$/.test(persona.context);
    return `${(near && to.called === persona.name ? CLOSINGS.near : CLOSINGS.formal)[language]}${name ? `,\n${name}` : ""}`;
  }
  if (tone.has("warm"))
    return `${CLOSINGS.warm[language]}${name ? `, ${name}` : ""}${language === "en" && !name ? "!" : ""}`;
  return null;
}
