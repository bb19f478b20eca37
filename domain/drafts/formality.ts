import type { Language } from "#domain/language.ts";
import type { DraftInput } from "./draft-types.ts";
import { personaAddressee } from "./addressee.ts";
import { LIGHT_END } from "./content.revise.ts";
import { formalItalian, informalItalian } from "./italian-formality.ts";

export interface Parts {
  greeting: string;
  gap: string;
  body: string[];
  closing: string;
}

const LIGHT_BEGINNING = 20;

/** Rewrites a message in a formal style. */
export function toFormal(
  before: Parts,
  { language, persona }: { language: Language; persona: DraftInput["persona"] },
): Parts {
  // Jokes and casual phrases are dropped.
  const serious = before.body
    .filter((sentence) => !sentence.startsWith(LIGHT_END[language].slice(0, LIGHT_BEGINNING)))
    .map((sentence) => sentence.replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, ""));
  const parts = { ...before, body: serious };
  const name = /^\S+ ([^,!]+)/u.exec(parts.greeting)?.[1] ?? persona.name;
  const already = /^(?:buongiorno|gentile|salve)/i.test(parts.greeting);
  if (language === "it")
    return {
      greeting: parts.greeting ? `Buongiorno${/^\S+ \p{L}/u.test(parts.greeting) ? ` ${name}` : ""},` : "",
      gap: " ",
      body: parts.body
        .map(formalItalian)
        .map((sentence) =>
          already
            ? sentence
                .replace(/(?<!\p{L})posso (?=[^.]*\?$)/u, "potrei ")
                .replace(/(?<!\p{L})può (?=[^.]*\?$)/u, "potrebbe ")
            : sentence,
        ),
      closing: /cordiali|distinti/i.test(parts.closing)
        ? parts.closing.replace(/^Cordiali/i, already ? "Distinti" : "Cordiali")
        : "Cordiali saluti",
    };
  const long = parts.body.map((sentence) =>
    sentence
      .replace(
        /\b(I|you|we|they|he|she|it|that|there)'(m|re|ve|ll)\b/g,
        (_, who: string, short: string) => `${who} ${{ m: "am", re: "are", ve: "have", ll: "will" }[short]}`,
      )
      .replace(/\bcan't\b/g, "cannot")
      .replace(/\bwon't\b/g, "will not")
      .replace(/\b(do|does|did|is|are|was|were|could|would|should|has|have|had)n't\b/g, "$1 not")
      .replace(/\bI'd\b/g, "I would")
      .replace(/\bthanks\b/gi, "thank you")
      .replace(/^can you (?!please)/i, "could you please ")
      .replace(/^can we /i, "could we ")
      .replace(/\bmum\b/g, "mother")
      .replace(/!$/, "."),
  );
  const nameless = !/^\S+ [^,!]+/u.test(parts.greeting) && personaAddressee(persona, language).called === "";
  return {
    greeting: nameless ? "Dear Sir or Madam," : `Dear ${name},`,
    gap: "\n\n",
    body: long,
    closing: /regards/i.test(parts.closing) ? parts.closing : "Kind regards",
  };
}

/** Rewrites a message in an informal style. */
export function toInformal(
  parts: Parts,
  { language, persona }: { language: Language; persona: DraftInput["persona"] },
): Parts {
  const name = /^\S+ ([^,!]+)/u.exec(parts.greeting)?.[1];
  const closing = /regards|cordiali|distinti/i.test(parts.closing) ? "" : parts.closing;
  const looseItalian = /^(?:ciao|ehi)(?: |,)/i.test(parts.greeting);
  if (language === "it" && looseItalian)
    return {
      greeting: `Ehi${name ? ` ${name}` : ""},`,
      gap: " ",
      body: parts.body.map((sentence) =>
        informalItalian(sentence)
          .replace(/^potresti (?:per favore )?(.*?)(?:, per favore)?\?$/iu, "puoi $1?")
          .replace(/^mi potresti (.*?)(?:, per favore)?\?$/iu, "mi puoi $1?")
          .replace(/^potrei (?:per favore )?avere (.*?)(?:, per favore)?\?$/iu, "mi dai $1?")
          .replace(/^grazie di cuore/iu, "grazie mille"),
      ),
      closing,
    };
  if (language === "it")
    return {
      greeting: `Ciao${name ? ` ${name}` : /buongiorno,/i.test(parts.greeting) && !persona.name.includes(".") ? ` ${persona.name}` : ""},`,
      gap: " ",
      body: parts.body.map(informalItalian),
      closing,
    };
  const short = parts.body.map((sentence) =>
    sentence
      .replace(/\bI am\b/g, "I'm")
      .replace(/\bkindly /gi, "")
      .replace(/\b(?:enquire|inquire) (?:whether|if)\b/gi, "ask if")
      .replace(/\bI might\b/g, "I could")
      .replace(/\bI would (?=ask\b|like\b)/g, "I'd ")
      .replace(/\bcannot\b/g, "can't")
      .replace(/\bdo not\b/g, "don't")
      .replace(/\bI would\b/g, "I'd")
      .replace(/\bI will\b/g, "I'll")
      .replace(/\bcould you please\b/gi, "could you")
      .replace(/\bThank you so much\b/g, "Thanks so much")
      .replace(/\bwill not\b/g, "won't"),
  );
  const loose = short.join(" ") === parts.body.join(" ") && /^(?:Hi|Hey)(?: |,)/.test(parts.greeting);
  if (loose)
    return {
      greeting: `Hey${name ? ` ${name}` : ""},`,
      gap: " ",
      body: short.map((sentence) =>
        sentence
          .replace(/^could you\b/i, "can you")
          .replace(/^would you like to\b/i, "do you want to")
          .replace(/^could I (?:please )?have\b/i, "can I have")
          .replace(/\bvery much\b/i, "a lot"),
      ),
      closing,
    };
  return { greeting: `Hi${name ? ` ${name}` : ""},`, gap: " ", body: short, closing };
}
