/** Ways to reach somebody that may stand in a text. */
export type ContactKind = "email" | "handle" | "phone";

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,}/gu;
const HANDLE = /(?<![\p{L}\p{N}._@])@[\p{L}\p{N}](?:[\p{L}\p{N}._]*[\p{L}\p{N}_])?/gu;
const PHONE = /(?<![\p{L}\p{N}]|\d[.,:/-])(?:\+|00)?\(?\d(?:[ ./()-]{0,2}\d){6,15}(?![\p{L}\p{N}])/gu;

/** Dates, years, times and amounts that have as many figures. */
const NO_PHONE = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)/,
  /^(?:(?:19|20)\d\d[ /-]{1,3})*(?:19|20)\d\d$/,
  /^\d{1,2}\.\d\d(?: ?- ?| )\d{1,2}\.\d\d$/,
  /^\d{1,3}(?:\.\d{3})+$/,
];

function isPhone(text: string): boolean {
  const figures = text.replaceAll(/\D/g, "").length;
  return figures >= (/^(?:\+|00)/.test(text) ? 7 : 8) && !NO_PHONE.some((pattern) => pattern.test(text));
}

/** Replaces e-mail addresses, names of accounts (`@…`) and telephone numbers. */
export function replaceContacts(text: string, replace: (found: string, kind: ContactKind) => string): string {
  let result = text;
  if (text.includes("@")) {
    result = result
      .replaceAll(EMAIL, (found) => replace(found, "email"))
      .replaceAll(HANDLE, (found) => replace(found, "handle"));
  }
  return /\d/.test(text)
    ? result.replaceAll(PHONE, (found) => (isPhone(found) ? replace(found, "phone") : found))
    : result;
}
