/** Contact details in a text; `phone` also covers account numbers (IBANs, cards). */
export type ContactKind = "email" | "handle" | "phone";

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,}/gu;
const HANDLE = /(?<![\p{L}\p{N}._@])@[\p{L}\p{N}](?:[\p{L}\p{N}._]*[\p{L}\p{N}_])?/gu;
/** IBAN: country code, check digits, sometimes a bank code of letters, then digits and capitals, grouped or not. */
const IBAN =
  /(?<![\p{L}\p{N}])(?:[A-Za-z]{2}|[A-Z]{2} )\d\d[ -]?(?:[A-Za-z]{1,4}[ -]?)?\d(?:[ -]?(?:\d|(?<=[\dA-Z])[A-Z](?=[\dA-Z]*[ -]?\d))){9,29}[A-Z]?(?![\p{L}\p{N}])/gu;
/** A run of digits and phone-number separators; may span several numbers that follow each other. */
const DIGIT_RUN = /(?<![\p{L}\p{N}]|\d[.,:/-])(?:\+|00)?\(?\d(?:[ ./()-]{0,2}\d){6,}(?![\p{L}\p{N}])/gu;

const MAX_DIGITS = 15;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const DAY_MONTH = String.raw`(?:${DAY}[-/.]${MONTH}|${MONTH}[-/.]${DAY})`;
const FULL_YEAR = String.raw`(?:19|20)\d\d`;
const TIME = String.raw`(?:[01]?\d|2[0-4])\.[0-5]\d`;
const TIMES = String.raw`${TIME}(?:(?: ?- ?| )${TIME})*`;
const DATE = String.raw`(?:${DAY_MONTH}[-/.]${FULL_YEAR}|${FULL_YEAR}[-/.]${MONTH}[-/.]${DAY})`;
/** What may follow a date or years: another date, times, or a small number. */
const BESIDE_DATE = String.raw`(?:[ -]{1,3}(?:${DATE}|${TIMES}))*(?: \d{1,2})?`;

/** Dates, years, times, amounts and scores with as many digits as a phone number. */
const NO_PHONE = [
  `${DATE}${BESIDE_DATE}`,
  String.raw`${DAY}[-/.]${MONTH} ?- ?${DATE}`,
  String.raw`${DAY_MONTH}[-/.]\d\d(?: ${TIMES}| ?- ?${DAY_MONTH}[-/.]\d\d)?`,
  String.raw`\(?(?:${FULL_YEAR}[ /-]{1,3})*${FULL_YEAR}\)?(?: \d{1,2})?`,
  TIMES,
  String.raw`\d{1,3}[. ]\d{3}`,
  String.raw`\d-\d(?: \d-\d)+`,
].map((pattern) => new RegExp(`^${pattern}$`));

/** Thousands separated by dots or spaces: an amount if a currency or a counted noun is next to it. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?: \d{3})+$/;
const COUNTED_BEFORE = /(?:[€$£]|(?<!\p{L})(?:euro|eur|usd|gbp|chf)) ?$/iu;
const COUNTED_AFTER =
  /^(?:[.,](?:\d{1,2}|-))? ?(?:[€$£]|(?:di )?(?:euros?|eur|usd|gbp|chf|dollar[si]?|dollaro|pounds?|quid|sterline|lire|franchi|francs|yen|abitanti|persone|people|inhabitants|volte|times|voti|votes|follower|followers|passi|steps|km|metri|meters|metres|copie|copies)(?!\p{L}))/iu;

/** Whether the numbers rise in equal steps, as in counting: 1 2 3 4, 100-200-300. A leading zero rules it out. */
function isCount(text: string): boolean {
  const parts = text.split(/ ?[-/] ?| /);
  if (parts.length < 3 || parts.some((part) => !/^[1-9]\d*$/.test(part))) return false;
  const step = Number(parts[1]) - Number(parts[0]);
  if (step < 1 || (step > 10 && step % 10 !== 0)) return false;
  return parts.every((part, at) => at === 0 || Number(part) - Number(parts[at - 1]) === step);
}

function isPhone(found: string, text: string, at: number): boolean {
  const figures = countDigits(found);
  if (figures < (/^(?:\+|00)/.test(found) ? 7 : 8)) return false;
  if (isCount(found) || NO_PHONE.some((pattern) => pattern.test(found))) return false;
  return !(
    THOUSANDS.test(found) &&
    (COUNTED_BEFORE.test(text.slice(Math.max(0, at - 6), at)) ||
      COUNTED_AFTER.test(text.slice(at + found.length, at + found.length + 20)))
  );
}

const countDigits = (text: string) => text.replaceAll(/\D/g, "").length;

/** Splits adjacent numbers at a space that leaves a full number on both sides; otherwise returns them as one. */
function splitNumbers(found: string): string[] {
  if (countDigits(found) <= MAX_DIGITS + 1) return [found];
  for (const { index } of found.matchAll(/ /g)) {
    const [one, rest] = [found.slice(0, index), found.slice(index + 1)];
    if (countDigits(one) >= 9 && countDigits(rest) >= 8) return [one, ...splitNumbers(rest)];
  }
  return [found];
}

/** Replaces e-mail addresses, account handles (`@…`), phone numbers, IBANs and card numbers. */
export function replaceContacts(text: string, replace: (found: string, kind: ContactKind) => string): string {
  let result = text;
  if (text.includes("@")) {
    result = result
      .replaceAll(EMAIL, (found) => replace(found, "email"))
      .replaceAll(HANDLE, (found) => replace(found, "handle"));
  }
  if (!/\d/.test(text)) return result;
  return result
    .replaceAll(IBAN, (found) => replace(found, "phone"))
    .replaceAll(DIGIT_RUN, (found: string, at: number, all: string) =>
      isPhone(found, all, at)
        ? splitNumbers(found)
            .map((number) => replace(number, "phone"))
            .join(" ")
        : found,
    );
}
